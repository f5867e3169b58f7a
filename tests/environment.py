"""The environment of a test run: the same on every machine, whatever the person who starts it has set.

Language, time zone, proxies, home directory and fonts of the machine decide nothing here. `OUTSIDE` is the environment
as it was before: only a test that fetches packages needs it, since it must go through the proxy of this machine.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
from pathlib import Path

REMOVED = re.compile(
    r"LANG|LANGUAGE|LC_\w+|TZ|\w+_proxy|XDG_\w+|HOME|TMPDIR|BROWSER|COLUMNS|LINES|NO_COLOR|FORCE_COLOR|COLORTERM|TERM|"
    r"TEXTUAL\w*|PYTHONDONTWRITEBYTECODE|PYTHONWARNINGS|PYTHONOPTIMIZE|PYTHONUTF8|PYTHONIOENCODING|PYTHONASYNCIODEBUG|NODE_OPTIONS|"
    r"FONTCONFIG_\w+|DISPLAY|WAYLAND_DISPLAY|SOTTOVOCE_HOME|SOTTOVOCE_DATA",
    re.IGNORECASE,
)
SET = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TZ": "UTC", "TERM": "xterm-256color"}
BEFORE = "SOTTOVOCE_OUTSIDE"  # carries what was removed to the workers of a run

OUTSIDE: dict[str, str] = {}

PACKAGES = Path(__file__).parents[1] / "web/node_modules"
FONTS = [PACKAGES / "@expo-google-fonts/gelasio", PACKAGES / "@expo-google-fonts/roboto", PACKAGES / "dejavu-fonts-ttf"]
FONT_SETTINGS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  {dirs}
  <cachedir>{cache}</cachedir>
  <alias><family>serif</family><prefer><family>Gelasio</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>Roboto</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
  <match target="pattern"><edit name="family" mode="append_last"><string>Roboto</string></edit></match>
</fontconfig>
"""


def prepare() -> Path:
    """Clean the environment of this process and of all that it starts; the run's own folder for temporary files."""
    sys.dont_write_bytecode = False  # what is compiled once is compiled for every process that tests start
    removed = json.loads(os.environ.get(BEFORE, "null"))
    if removed is None:
        removed = {name: value for name, value in os.environ.items() if REMOVED.fullmatch(name)}
        os.environ[BEFORE] = json.dumps(removed)
    for name in [name for name in os.environ if REMOVED.fullmatch(name)]:
        del os.environ[name]
    OUTSIDE.update({**os.environ, **removed})
    tempfile.tempdir = removed.get("TMPDIR")  # what this process itself puts down stays where it always is
    folder = Path(tempfile.mkdtemp(prefix="sottovoce-run-"))
    home = folder / "home"
    home.mkdir()
    os.environ.update(SET, HOME=str(home), TMPDIR=str(folder))
    return folder


def pin_fonts() -> None:
    """Let programs that are started from here find the fonts of the tests, and no others."""
    missing = [str(folder) for folder in FONTS if not folder.is_dir()]
    assert not missing, f"{missing}: not there; run make .venv/.dev"
    folder = Path(os.environ["TMPDIR"])
    dirs = "".join(f"<dir>{fonts}</dir>" for fonts in FONTS)
    (folder / "fonts.conf").write_text(FONT_SETTINGS.format(dirs=dirs, cache=folder / "fonts"))
    os.environ["FONTCONFIG_FILE"] = str(folder / "fonts.conf")
