"""What the Windows app is made of: pinned with a checksum, at the versions that were tried on Linux."""

from __future__ import annotations

import re

import pytest
from packaging.utils import canonicalize_name

from tests.checkout import ROOT
from tests.packaging.test_constraints import PINS

HERE = ROOT / "packaging" / "windows"
LISTS = ("parts.txt", "tools.txt", "python.txt")


def lines(name: str) -> list[str]:
    text = (HERE / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("name", LISTS)
def test_each_part_has_a_version_and_a_checksum(name: str) -> None:
    for line in lines(name):
        assert re.fullmatch(r"[\w.-]+==[\w.]+ --hash=sha256:[0-9a-f]{64}", line), line


@pytest.mark.parametrize("name", LISTS)
def test_a_version_is_that_of_the_constraints(name: str) -> None:
    for line in lines(name):
        part, _, version = line.partition(" ")[0].partition("==")
        assert PINS.get(canonicalize_name(part), version) == version, line


def test_every_dependency_of_the_app_is_there() -> None:
    there = {canonicalize_name(line.partition("==")[0]) for line in lines("parts.txt")}
    needed = {"pyside6-essentials", "shiboken6", "platformdirs", "charset-normalizer", "pillow", "fsrs"}
    needed |= {"zeroconf", "ifaddr", "segno"}
    assert needed | {"typing-extensions", "lazy-importer", "pyinstaller"} <= there
