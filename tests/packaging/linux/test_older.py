"""Functions of the C library, asked for in an older version where that will do."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import Script

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason="needs a compiler on Linux"
)


def library(folder: Path, *functions: str) -> Path:
    """A library that asks for these functions of two numbers, and for the sine."""
    lines = [f"double {name}(double, double);" for name in functions]
    lines += ["double sin(double);", f"double asked(double x) {{ return sin(0) + {functions[0]}(x, 4); }}"]
    lines += [f"double also{place}(void) {{ return {name}(1, 2); }}" for place, name in enumerate(functions)]
    (folder / "asked.c").write_text("\n".join(lines), encoding="utf-8")
    made = folder / "libasked.so"
    subprocess.run(
        ["cc", "-shared", "-fPIC", "-fno-builtin", folder / "asked.c", "-o", made, "-lm"], check=True
    )
    return made


def test_a_library_asks_for_the_older_function_and_works(script: Script, tmp_path: Path) -> None:
    older, made = script("linux.older"), library(tmp_path, "hypot")
    if not older.asked_of(made, "GLIBC_2.35"):
        pytest.skip("the C library here is older, or for another processor")
    assert older.ask_for_older(made)
    assert older.asked_of(made, "GLIBC_2.35") == set()
    assert "hypot" in older.asked_of(made, "GLIBC_2.2.5")
    asked = ctypes.CDLL(str(made)).asked
    asked.argtypes, asked.restype = [ctypes.c_double], ctypes.c_double
    assert asked(3.0) == 5.0
    assert not older.ask_for_older(made)


def test_a_library_with_other_new_functions_stays_as_it_is(script: Script, tmp_path: Path) -> None:
    older = script("linux.older")
    try:
        made = library(tmp_path, "hypot", "fmaximum")  # a function that is new in glibc 2.35
    except subprocess.CalledProcessError:
        pytest.skip("the C library here does not have it")
    before = made.read_bytes()
    assert not older.ask_for_older(made)
    assert made.read_bytes() == before


def test_what_asks_for_nothing_stays_as_it_is(script: Script, tmp_path: Path) -> None:
    (tmp_path / "none.c").write_text("int none(void) { return 0; }", encoding="utf-8")
    made = tmp_path / "libnone.so"
    subprocess.run(["cc", "-shared", "-nostdlib", tmp_path / "none.c", "-o", made], check=True)
    assert not script("linux.older").ask_for_older(made)
