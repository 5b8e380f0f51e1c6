from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.conftest import Script

SHOWN = """
Dynamic Section:
  NEEDED               libfreetype.so.6
  NEEDED               libc.so.6
  SONAME               libfontconfig.so.1

Version definitions:
1 0x01 0x0d2d7de3 GLIBC_9.99

Version References:
  required from libc.so.6:
    0x09691a75 0x00 02 GLIBC_2.2.5
    0x069691b6 0x00 03 GLIBC_2.36
    0x06969187 0x00 05 GLIBC_2.7
  required from libstdc++.so.6:
    0x0297f869 0x00 04 GLIBCXX_3.4.29
"""


@pytest.fixture
def elf(script: Script) -> ModuleType:
    return script("elf")


def test_demands_are_libraries_and_the_newest_of_each_family(elf: ModuleType) -> None:
    libraries, versions = elf.read(SHOWN)
    assert libraries == ("libfreetype.so.6", "libc.so.6")
    assert versions == {"GLIBC": (2, 36), "GLIBCXX": (3, 4, 29)}


def test_what_is_no_program_demands_nothing(elf: ModuleType) -> None:
    assert elf.demands(Path(__file__)) == ((), {})


@pytest.mark.skipif(sys.platform != "linux", reason="ELF is the form of Linux")
def test_the_native_core_is_a_program_and_runs_on_what_qt_needs(elf: ModuleType, script: Script) -> None:
    import harzdame_engine._core as core  # noqa: TID251 - its file, not its contents

    path = Path(core.__file__)
    assert path in elf.programs(path.parent)
    version, needing = elf.newest([Path(__file__), path], "GLIBC")
    assert needing == path
    assert version > (2,)
    assert elf.dotted((2, 34)) == "2.34"
