"""Frames: the compressed pieces, each with a checksum, that files of games and of positions consist of.

A frame is three numbers of four bytes, low byte first (the records in it, the
bytes that follow, their CRC-32), then the records, compressed by zlib. A frame
that was cut off when a program was killed, or is damaged, ends the file.
"""

from __future__ import annotations

import os
import struct
import zlib
from collections.abc import Iterator
from typing import BinaryIO, NamedTuple

from harzdame_engine.files.untrusted import unpacked_zlib

LARGEST = 64 << 20
"""Bytes of the records of a frame; some hundred times as many as are written at once."""
_HEAD = struct.Struct("<III")


class FramePlace(NamedTuple):
    """The place of a frame in its file, and the number of its records."""

    at: int
    records: int


def frames_from(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The undamaged frames from here on: how many records, and the records."""
    end = os.fstat(file.fileno()).st_size
    while True:
        head = file.read(_HEAD.size)
        if len(head) < _HEAD.size:
            return
        count, size, check = _HEAD.unpack(head)
        if size > min(LARGEST, end - file.tell()):
            return
        packed = file.read(size)
        if len(packed) < size or zlib.crc32(packed) != check:
            return
        try:
            yield count, unpacked_zlib(packed, LARGEST)
        except ValueError:
            return


def packed_frame(count: int, records: bytes) -> bytes:
    """A frame of so many records, as it stands in a file."""
    packed = zlib.compress(records)
    return _HEAD.pack(count, len(packed), zlib.crc32(packed)) + packed


def places_from(file: BinaryIO) -> Iterator[FramePlace]:
    """The places of the undamaged frames from here on."""
    at = file.tell()
    for count, _ in frames_from(file):
        yield FramePlace(at, count)
        at = file.tell()


def frame_at(file: BinaryIO, place: FramePlace) -> bytes | None:
    """The records of a frame; None if there is no such frame in this place."""
    file.seek(place.at)
    count, records = next(frames_from(file), (None, b""))
    return records if count == place.records else None
