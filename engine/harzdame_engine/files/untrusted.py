"""Reading of files that somebody else may have made: regular files of bounded size, and plain JSON.

Whoever reads a file says how large it may be; a device, a pipe or a folder in its
place is an error like any other, and nothing is waited for.
"""

from __future__ import annotations

import json
import lzma
import os
import stat
import zlib
from pathlib import Path
from typing import Any, BinaryIO, NoReturn


def open_regular(path: Path) -> BinaryIO:
    """Open a regular file for reading.

    Raises:
        OSError: it cannot be read, or is no regular file.
    """
    # a pipe without a writer would block
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(0, "it is no regular file")
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise


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
    if len(content) != size or not reader.eof:
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
