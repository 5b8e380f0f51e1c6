"""What a Mach-O file says of itself: processors, the oldest macOS, libraries, symbols that are missing in it.

Reads files of 64 bits for one processor, or for several in one file, and joins the former to the latter.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

PROCESSORS = {0x0100000C: "arm64", 0x01000007: "x86_64"}
_ONE, _SEVERAL = 0xFEEDFACF, 0xCAFEBABE
_HEADER, _COMMAND = struct.Struct("<8I"), struct.Struct("<2I")
_SYMBOL = struct.Struct("<IBBHQ")
_SYMTAB, _BUILD_VERSION = 0x2, 0x32
_DYLIBS = {0xC, 0x80000018, 0x8000001F}
"""Commands that name a library to load: usual, weak, re-exported."""
_KIND, _DEBUGGING = 0x0E, 0xE0
"""Bits of a symbol's type: what it is, 0 being undefined; and that it is there for debuggers."""
_PAGE = 14
"""The logarithm of the boundary at which a file for one processor begins in one for several."""


class Slice(NamedTuple):
    """The part of a file for one processor."""

    processor: str
    oldest: str
    """The macOS that it needs, such as 13.0; empty: it does not say."""
    libraries: tuple[str, ...]
    undefined: tuple[str, ...]
    """Symbols that are to come from elsewhere."""


def read(path: Path) -> list[Slice]:
    """The slices of a file.

    Raises:
        ValueError: it is none of those.
    """
    return [_slice(part) for part in _parts(path.read_bytes())]


def join(paths: Sequence[Path], target: Path) -> None:
    """Write one file for several processors from one for each."""
    texts = [path.read_bytes() for path in paths]
    table, at = [], 1 << _PAGE
    for text in texts:
        kind, subkind = _HEADER.unpack_from(text)[1:3]
        table.append(struct.pack(">5I", kind, subkind, at, len(text), _PAGE))
        at = _after(at + len(text))
    written = bytearray(struct.pack(">2I", _SEVERAL, len(texts)) + b"".join(table))
    for text in texts:
        written += bytes(_after(len(written)) - len(written)) + text
    target.write_bytes(written)


def _after(offset: int) -> int:
    """The next boundary."""
    return -(-offset >> _PAGE) << _PAGE


def _parts(text: bytes) -> Iterator[bytes]:
    if len(text) >= 8 and struct.unpack_from(">I", text)[0] == _SEVERAL:
        for number in range(struct.unpack_from(">I", text, 4)[0]):
            _kind, _subkind, at, size, _align = struct.unpack_from(">5I", text, 8 + 20 * number)
            yield text[at : at + size]
    elif len(text) >= _HEADER.size and _HEADER.unpack_from(text)[0] == _ONE:
        yield text
    else:
        raise ValueError("no Mach-O file of 64 bits")


def _slice(text: bytes) -> Slice:
    _magic, processor, _sub, _kind, commands, _size, _flags, _reserved = _HEADER.unpack_from(text)
    oldest, libraries, undefined, at = "", [], [], _HEADER.size
    for _ in range(commands):
        command, size = _COMMAND.unpack_from(text, at)
        if command in _DYLIBS:
            begin = at + struct.unpack_from("<I", text, at + 8)[0]
            libraries.append(_string(text, begin))
        elif command == _BUILD_VERSION:
            packed = struct.unpack_from("<I", text, at + 12)[0]
            oldest = f"{packed >> 16}.{packed >> 8 & 255}"
        elif command == _SYMTAB:
            undefined = list(_undefined(text, *struct.unpack_from("<3I", text, at + 8)))
        at += size
    return Slice(PROCESSORS.get(processor, hex(processor)), oldest, tuple(libraries), tuple(undefined))


def _undefined(text: bytes, at: int, count: int, names: int) -> Iterator[str]:
    for number in range(count):
        name, kind, *_rest = _SYMBOL.unpack_from(text, at + number * _SYMBOL.size)
        if not kind & (_KIND | _DEBUGGING):
            yield _string(text, names + name)


def _string(text: bytes, at: int) -> str:
    return text[at : text.index(b"\0", at)].decode()
