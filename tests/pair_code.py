"""The codes of endgame tables in plain Python, as `engine/core/endgames/pair_code.cpp` describes them."""

from __future__ import annotations

import struct
from collections.abc import Sequence

_BLOCK_BITS = 11
_LEAF = 0xFFFF
_HEAD = struct.Struct("<QIHH")
_SYMBOL = struct.Struct("<HHH")


def decoded(code: bytes) -> list[int]:
    """All numbers of a code."""
    size, count, width, block_bits = _HEAD.unpack_from(code)
    symbols = [_SYMBOL.unpack_from(code, _HEAD.size + i * _SYMBOL.size) for i in range(count)]
    stream_at = _HEAD.size + count * _SYMBOL.size + 4 * -(-size // (1 << block_bits))
    stream = int.from_bytes(code[stream_at:], "little")
    numbers: list[int] = []

    def expand(symbol: int) -> None:
        left, right, _more = symbols[symbol]
        if right == _LEAF:
            numbers.append(left)
        else:
            expand(left)
            expand(right)

    while len(numbers) < size:
        expand(stream & ((1 << width) - 1))
        stream >>= width
    return numbers


def coded(numbers: Sequence[int]) -> bytes:
    """A code of these numbers, with no pairs: a symbol for each kind of number."""
    kinds = sorted(set(numbers))
    width = (len(kinds) - 1).bit_length()
    stream = 0
    for place, number in enumerate(numbers):
        stream |= kinds.index(number) << place * width
    return b"".join(
        [
            _HEAD.pack(len(numbers), len(kinds), width, _BLOCK_BITS),
            *(_SYMBOL.pack(kind, _LEAF, 0) for kind in kinds),
            *(struct.pack("<I", start) for start in range(0, len(numbers), 1 << _BLOCK_BITS)),
            stream.to_bytes(len(numbers) * width // 8 + 8, "little"),
        ]
    )
