"""Random changes of bytes, as fuzzers make them: of bits, numbers, words, pieces, and of values in JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

_LONGEST = 20_000
_NUMBERS = (b"0", b"-1", b"1", b"127", b"256", b"65536", b"2147483648", b"1e308", b"9" * 25, b"NaN", b"0.5")
_BYTES = (0, 1, 0x7F, 0x80, 0xFF, 0x0A, 0x0D, 0x22, 0x28, 0x5B, 0x7B)
_VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 2**31, 2**63, 10**30, 1e308, float("inf"), float("nan")),
    *("", "a1", "\ud800", "\0", "x" * 300, [], {}, [[]], [1, 2], {"a": 1}),
)


def mutated(data: bytes, pool: Sequence[bytes], words: Sequence[bytes], chance: Random) -> bytes:
    """Some bytes with a few changes; `pool`: other inputs, of which pieces may be taken."""
    if data.lstrip()[:1] in {b"{", b"["} and chance.random() < 0.5:
        return _changed_values(data, chance)
    kinds: list[Callable[[bytes], bytes]] = [
        lambda found: _bit(found, chance),
        lambda found: _byte(found, chance),
        lambda found: _number(found, chance),
        lambda found: _cut(found, chance),
        lambda found: _repeated(found, chance),
        lambda found: _put(found, chance.choice(words) if words else b"\0", chance),
        lambda found: _put(found, _piece(chance.choice(pool), chance), chance),
    ]
    for _ in range(chance.choice((1, 1, 2, 3, 8))):
        data = chance.choice(kinds)(data)
    return data[:_LONGEST]


def _place(data: bytes, chance: Random) -> int:
    """Somewhere; the beginning, where heads are, more often."""
    return chance.randrange(min(len(data), chance.choice((16, 200, len(data)))) or 1) if data else 0


def _bit(data: bytes, chance: Random) -> bytes:
    at = _place(data, chance)
    return data[:at] + bytes(byte ^ 1 << chance.randrange(8) for byte in data[at : at + 1]) + data[at + 1 :]


def _byte(data: bytes, chance: Random) -> bytes:
    at = _place(data, chance)
    return data[:at] + bytes([chance.choice((*_BYTES, chance.randrange(256)))]) + data[at + 1 :]


def _number(data: bytes, chance: Random) -> bytes:
    """One of the numbers that are written in it."""
    found = list(re.finditer(rb"-?\d[\d.]*", data[:_LONGEST]))
    if not found:
        return _byte(data, chance)
    start, end = chance.choice(found).span()
    return data[:start] + chance.choice((*_NUMBERS, b"%d" % chance.randrange(100))) + data[end:]


def _piece(data: bytes, chance: Random) -> bytes:
    at = _place(data, chance)
    return data[at : at + chance.choice((1, 2, 8, 40, 300))]


def _cut(data: bytes, chance: Random) -> bytes:
    at = _place(data, chance)
    return data[:at] + data[at + chance.choice((1, 1, 2, 8, 100, len(data))) :]


def _repeated(data: bytes, chance: Random) -> bytes:
    at = _place(data, chance)
    piece = data[at : at + chance.choice((1, 4, 30))]
    return data[:at] + piece * chance.choice((2, 2, 3, 20, 200)) + data[at:]


def _put(data: bytes, word: bytes, chance: Random) -> bytes:
    at = _place(data, chance)
    return data[:at] + word + data[at + chance.choice((0, 0, len(word))) :]


def _changed_values(data: bytes, chance: Random) -> bytes:
    """One value somewhere in one line of JSON replaced, repeated or taken away."""
    lines = data.split(b"\n")
    at = chance.randrange(min(len(lines), chance.choice((1, 1, len(lines)))))
    try:
        root = json.loads(lines[at])
    except (ValueError, RecursionError):
        return _byte(data, chance)
    lines[at] = json.dumps(_changed_value(root, chance)).encode()
    return b"\n".join(lines)


def _changed_value(value: Any, chance: Random) -> Any:
    if not isinstance(value, dict | list) or not value or chance.random() < 0.1:
        return chance.choice(_VALUES)
    key = chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
    kind = chance.random()
    if kind < 0.1:
        del value[key]
    elif kind < 0.2 and isinstance(value, list):
        value.insert(key, chance.choice((value[key], chance.choice(_VALUES))))
    else:
        value[key] = _changed_value(value[key], chance)
    return value
