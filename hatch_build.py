"""Compiles the rules: every module that has its C types in a `.pxd` beside it.

A failed compilation fails the install. Without any C compiler the package is installed as plain Python.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_COMPILED = {"names", "bits", "room"}  # compiled code takes C's own constants and instructions from their .pxd
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
        root = Path(self.root)
        for left_over in [*root.glob("src/**/*.so"), *root.glob("src/**/*.pyd")]:
            left_over.unlink()
        if not has_compiler():
            self.app.display_warning("No C compiler found: the rules are installed as plain Python, many times slower.")
            return
        compile_rules(root)
        build_data.update(infer_tag=True, pure_python=False)
        build_data["artifacts"] += ["src/**/*.so", "src/**/*.pyd"]


def has_compiler() -> bool:
    """Is there a program that setuptools would compile with?"""
    if sys.platform == "win32":
        return True  # setuptools finds Visual C++ by itself, or says what is missing
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(named).split()[0]) is not None


def compile_rules(root: Path) -> None:
    """Each module beside its source. Always all of them, from nothing: a stale one would not fit the others."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    os.chdir(root)
    sources = [types.with_suffix(".py") for types in sorted(Path("src").rglob("*.pxd"))]
    modules = [
        Extension(
            ".".join(source.relative_to("src").with_suffix("").parts),
            [str(source)],
            extra_compile_args=[] if sys.platform == "win32" else ["-O3"],
        )
        for source in sources
        if source.stem not in NOT_COMPILED
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
