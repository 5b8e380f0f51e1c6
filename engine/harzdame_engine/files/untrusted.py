"""Reading of files that somebody else may have made: regular files of bounded size, and plain JSON.

Whoever reads a file says how large it may be; a device, a pipe or a folder in its
place is an error like any other, and nothing is waited for.
"""

from __future__ import annotations

import json
import lzma
import zlib
from collections.abc import Mapping
from types import UnionType
from typing import Any, NoReturn, TypeVar, get_args, get_origin, get_type_hints

_Record = TypeVar("_Record")
_LARGEST = 1 << 63
"""More than any number that we write."""


def parse_header(line: bytes) -> dict[str, Any]:
    """The JSON object of a header, with finite numbers.

    Raises:
        ValueError: it is none.
    """
    try:
        found = json.loads(line, parse_constant=_refuse)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    if not isinstance(found, dict):
        raise ValueError("it is no JSON object")
    return found


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no number")


def typed(kind: type[_Record], values: Mapping[str, Any]) -> _Record:
    """A named tuple or dataclass of these values, each of the type of its field; numbers are finite.

    Raises:
        ValueError: a value has no field, or is of another type, or one is missing.
    """
    hints = get_type_hints(kind)
    for name, value in values.items():
        if name not in hints or not _fits(value, hints[name]):
            raise ValueError(f"{name} is none of a {kind.__name__}")
    try:
        return kind(**values)
    except TypeError as error:
        raise ValueError(str(error)) from None


def _fits(value: Any, hint: Any) -> bool:
    if isinstance(hint, UnionType):
        return any(_fits(value, each) for each in get_args(hint))
    if hint in {int, float}:
        return type(value) in {int, hint} and -_LARGEST <= value <= _LARGEST
    return isinstance(value, get_origin(hint) or hint)


def unpacked_lzma(packed: bytes, size: int) -> bytes:
    """What was compressed to `packed`, of exactly `size` bytes; never much more is unpacked.

    Raises:
        ValueError: it is damaged, or of another size.
    """
    reader = lzma.LZMADecompressor(format=lzma.FORMAT_XZ, memlimit=_MOST_MEMORY)
    try:
        content = reader.decompress(packed, size + 1)
    except lzma.LZMAError as error:
        raise ValueError(str(error)) from None
    if len(content) != size or not reader.eof or reader.unused_data:
        raise ValueError(f"it unpacks to other than {size} bytes")
    return content


_MOST_MEMORY = 256 << 20
"""Bytes for unpacking; the highest preset asks for 65 MiB."""


def unpacked_zlib(packed: bytes, most: int) -> bytes:
    """What was compressed to `packed`, of at most `most` bytes.

    Raises:
        ValueError: it is damaged, or larger.
    """
    reader = zlib.decompressobj()
    try:
        content = reader.decompress(packed, most)
    except zlib.error as error:
        raise ValueError(str(error)) from None
    if not reader.eof:
        raise ValueError(f"it is cut short, or unpacks to more than {most} bytes")
    return content
