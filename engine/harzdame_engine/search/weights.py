"""Learned weights: the network they make, its form in the core, and their files.

A file begins with two lines of text: a magic line, and a JSON header with the
game, the fingerprint of its rules, the shape, the record of how the weights
were made, and the SHA-256 of the rest. The rest is `Weights.values`,
compressed by LZMA.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from harzdame_engine import _core
from harzdame_engine.files.errors import WeightsError, WeightsProblem
from harzdame_engine.files.regular import open_regular
from harzdame_engine.files.untrusted import parse_header, unpacked_lzma
from harzdame_engine.files.whole_file import write_whole
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.symmetries import symmetries

USUAL_HIDDEN = 64
"""The hidden units of a network of which nothing else is said."""


@dataclass(frozen=True, slots=True)
class Network:
    """The shape of a network: all else follows from the rules.

    Its inputs are one's own men, one's own kings, the other side's men and its
    kings, each on the squares in the order of the core's bits. `full`: the
    number of pieces at the start. `hidden`: that of hidden units for each view.
    """

    full: int
    hidden: int = USUAL_HIDDEN


@lru_cache(maxsize=8)
def native_network(network: Network, rules: Rules) -> _core.NetworkShape:
    """The core's form of a network's shape.

    Raises:
        ValueError: no network has so many hidden units.
    """
    board = rules.board
    names = sorted(board.names, key=board.bit_of.__getitem__)
    squares = [board.bit_of[name] for name in names]
    mirrors = [
        [symmetry.squares[bit] for bit in squares] for symmetry in symmetries(rules)[1:] if not symmetry.swaps
    ]
    return _core.NetworkShape(
        squares=squares,
        turned=[board.bit_of[board.opposite(name)] for name in names],
        mirrors=mirrors,
        full=network.full,
        hidden=network.hidden,
    )


@dataclass(frozen=True)
class Weights:
    """Learned weights of one game.

    `values`: numbers of two bytes, low byte first, in the places of
    `engine/core/eval/network.hpp`. `record` says how they were made.
    """

    rules: Rules
    shape: Network
    values: bytes = field(repr=False)
    record: Mapping[str, str | int | float] = field(default_factory=dict)

    @cached_property
    def native(self) -> _core.NetworkEvaluation:
        """The core's form.

        Raises:
            ValueError: they do not fit the shape.
        """
        width = native_rules(self.rules).width
        return width.NetworkEvaluation(native_network(self.shape, self.rules), self.values)


SUFFIX = ".weights"
_MAGIC = b"Harzdame weights 1\n"
_LONGEST_HEADER = 100_000
_MOST_PACKED = 32 << 20
"""Bytes; thirty times those of the largest file there is."""


def read_weights(path: Path, rules: Rules) -> Weights:
    """The weights of a file, checked.

    Raises:
        WeightsError: the file cannot be read, is damaged or is not for these rules.
    """
    try:
        with open_regular(path) as file:
            magic, line = file.read(len(_MAGIC)), file.readline(_LONGEST_HEADER)
            packed = file.read(_MOST_PACKED + 1)
    except OSError as error:
        raise WeightsError(path, WeightsProblem.UNREADABLE, error.strerror or str(error)) from None
    if magic != _MAGIC:
        raise WeightsError(path, WeightsProblem.NO_WEIGHTS)
    try:
        header = parse_header(line)
        made_for = header["rules"]
        shape = _shape(header["shape"])
        record = header["record"]
        if len(packed) > _MOST_PACKED or hashlib.sha256(packed).hexdigest() != header["sha256"]:
            raise ValueError
        if not isinstance(record, dict):
            raise TypeError
    except (ValueError, KeyError, TypeError, IndexError, OverflowError):
        raise WeightsError(path, WeightsProblem.DAMAGED) from None
    if made_for != fingerprint(rules):
        raise WeightsError(path, WeightsProblem.OTHER_RULES)
    try:
        size = 2 * native_network(shape, rules).weights
        weights = Weights(rules, shape, unpacked_lzma(packed, size), record)
        weights.native  # noqa: B018 - raises if they do not fit
    except (ValueError, KeyError, TypeError, OverflowError):
        raise WeightsError(path, WeightsProblem.DAMAGED, "the weights do not fit the shape") from None
    return weights


def write_weights(path: Path, weights: Weights) -> None:
    """Write a file, whole or not at all.

    Raises:
        OSError: it cannot be written.
    """
    packed = lzma.compress(weights.values, preset=9)
    header = {
        "game": weights.rules.id,
        "rules": fingerprint(weights.rules),
        "shape": _described(weights.shape),
        "record": dict(weights.record),
        "sha256": hashlib.sha256(packed).hexdigest(),
    }
    with write_whole(path) as file:
        file.write(_MAGIC + json.dumps(header).encode() + b"\n" + packed)


def _described(shape: Network) -> dict[str, object]:
    return {"network": {"full": shape.full, "hidden": shape.hidden}}


def _shape(header: Mapping[str, Any]) -> Network:
    sizes = header["network"]
    return Network(int(sizes["full"]), int(sizes.get("hidden", USUAL_HIDDEN)))
