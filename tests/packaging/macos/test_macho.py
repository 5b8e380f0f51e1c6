"""Mach-O files, as bytes put together here: what they say of themselves, and two joined to one."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from tests.packaging.conftest import Script

_ARM, _INTEL = 0x0100000C, 0x01000007


def library(
    processor: int, oldest: tuple[int, int] = (13, 0), needs: str = "/usr/lib/libSystem.B.dylib"
) -> bytes:
    """A file with the commands that are read, and one symbol that is missing, one that is its own."""
    name = needs.encode() + b"\0" * (8 - len(needs) % 8)
    load = struct.pack("<6I", 0xC, 24 + len(name), 24, 0, 0, 0) + name
    version = struct.pack("<6I", 0x32, 24, 1, oldest[0] << 16 | oldest[1] << 8, 0, 0)
    names = b"\0__ZN2hd4playEv\0_mine\0"
    symbols = struct.pack("<IBBHQ", 1, 1, 0, 0, 0) + struct.pack("<IBBHQ", 16, 0x0F, 1, 0, 64)
    size = len(load) + len(version) + 24
    table = struct.pack("<6I", 0x2, 24, 32 + size, 2, 32 + size + len(symbols), len(names))
    header = struct.pack("<8I", 0xFEEDFACF, processor, 0, 8, 3, size, 0, 0)
    return header + load + version + table + symbols + names


def test_a_file_tells_its_processor_its_system_its_needs_and_what_is_missing(
    macos_script: Script, tmp_path: Path
) -> None:
    path = tmp_path / "one.so"
    path.write_bytes(library(_ARM, (13, 2)))
    (only,) = macos_script("macho").read(path)
    assert only == ("arm64", "13.2", ("/usr/lib/libSystem.B.dylib",), ("__ZN2hd4playEv",))


def test_two_are_joined_each_at_a_boundary(macos_script: Script, tmp_path: Path) -> None:
    macho = macos_script("macho")
    paths = [tmp_path / "arm.so", tmp_path / "intel.so"]
    for path, processor in zip(paths, (_ARM, _INTEL), strict=True):
        path.write_bytes(library(processor))
    macho.join(paths, tmp_path / "both.so")
    assert macho.read(tmp_path / "both.so") == [macho.read(path)[0] for path in paths]
    text = (tmp_path / "both.so").read_bytes()
    assert [text.index(path.read_bytes()) for path in paths] == [1 << 14, 2 << 14]


def test_anything_else_is_refused(macos_script: Script, tmp_path: Path) -> None:
    path = tmp_path / "none.so"
    path.write_bytes(b"\x7fELF" + bytes(60))
    with pytest.raises(ValueError, match="no Mach-O"):
        macos_script("macho").read(path)


def test_what_is_not_as_it_should_be_is_named(macos_script: Script, tmp_path: Path) -> None:
    engine, macho = macos_script("engine"), macos_script("macho")
    paths = [tmp_path / "arm.so", tmp_path / "intel.so"]
    paths[0].write_bytes(library(_ARM))
    paths[1].write_bytes(library(_INTEL, (14, 0), "/opt/lib/libother.dylib"))
    macho.join(paths, tmp_path / "both.so")
    assert engine.problems(tmp_path / "both.so") == [
        "arm64: nobody has __ZN2hd4playEv",
        "x86_64: needs macOS 14.0, not 13.0",
        "x86_64: needs /opt/lib/libother.dylib",
        "x86_64: nobody has __ZN2hd4playEv",
    ]
    assert engine.problems(paths[0])[0] == "It is for arm64."
