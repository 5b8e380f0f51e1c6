"""Places in the bytes of a file by those in its text, without the whole text at a time."""

from __future__ import annotations

import codecs
from collections.abc import Sequence

from harzdame_engine.pdn.encoding import Text

_PIECE = 1 << 20
"""Bytes that are decoded at a time: neither memory nor other threads notice."""


class DamagedBytesError(ValueError):
    """Bytes that are no letters in the file's encoding, so that their letters do not give them again."""


def byte_offsets(data: bytes, form: Text, places: Sequence[int]) -> list[int]:
    """The offsets in `data` of the characters at these ascending `places` in its text.

    Raises:
        DamagedBytesError: what is before the last of them does not come from letters.
    """
    found: list[int] = []
    decoder = codecs.getincrementaldecoder(form.encoding)("replace")
    characters, offset = 0, len(form.mark)  # before the piece
    for start in range(offset, len(data), _PIECE):
        if len(found) == len(places):
            return found
        end = start + _PIECE
        text = decoder.decode(data[start:end], end >= len(data))
        written = text.encode(form.encoding, "replace")
        if data[offset : offset + len(written)] != written:
            raise DamagedBytesError
        while len(found) < len(places) and places[len(found)] < characters + len(text):
            before = text[: places[len(found)] - characters]
            found.append(offset + len(before.encode(form.encoding)))
        characters, offset = characters + len(text), offset + len(written)
    return found + [offset] * (len(places) - len(found))
