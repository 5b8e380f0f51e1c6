"""Files of learned weights.

A file begins with two lines of text: what it is, and as JSON the game, the
fingerprint of its rules, the shape, the record of how the weights were made,
and the size and SHA-256 of what follows: the weights as `Weights` has them,
compressed by LZMA.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

from harzdame_engine.files.errors import UnusableFileError
from harzdame_engine.files.whole_file import write_whole
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.learned import Region, Shape, Weights

_MAGIC = b"Harzdame weights 1\n"
_LONGEST_HEADER = 100_000


class WeightsProblem(StrEnum):
    """What is wrong with a file."""

    UNREADABLE = "cannot be read"
    NO_WEIGHTS = "holds no weights"
    OTHER_RULES = "holds weights for another game, or for other rules of it"
    DAMAGED = "is damaged"


class WeightsError(UnusableFileError[WeightsProblem]):
    """A file without weights that can be used."""


def read_weights(path: Path, rules: Rules) -> Weights:
    """The weights of a file, checked.

    Raises:
        WeightsError: it cannot be read, they are damaged, or not for these rules.
    """
    try:
        with path.open("rb") as file:
            magic, line, packed = file.read(len(_MAGIC)), file.readline(_LONGEST_HEADER), file.read()
    except OSError as error:
        raise WeightsError(path, WeightsProblem.UNREADABLE, error.strerror or str(error)) from None
    if magic != _MAGIC:
        raise WeightsError(path, WeightsProblem.NO_WEIGHTS)
    try:
        header = json.loads(line)
        made_for = header["rules"]
        shape = _shape(header["shape"])
        if hashlib.sha256(packed).hexdigest() != header["sha256"]:
            raise ValueError
        weights = Weights(rules, shape, lzma.decompress(packed), header["record"])
    except (ValueError, KeyError, TypeError, lzma.LZMAError):
        raise WeightsError(path, WeightsProblem.DAMAGED) from None
    if made_for != fingerprint(rules):
        raise WeightsError(path, WeightsProblem.OTHER_RULES)
    try:
        weights.native  # noqa: B018 - made now, to see that it can be
    except (ValueError, KeyError):
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
        "shape": {
            "regions": [[list(region.squares), region.kings] for region in weights.shape.regions],
            "wings": [list(wing) for wing in weights.shape.wings],
            "full": weights.shape.full,
        },
        "record": dict(weights.record),
        "sha256": hashlib.sha256(packed).hexdigest(),
    }
    with write_whole(path) as file:
        file.write(_MAGIC + json.dumps(header).encode() + b"\n" + packed)


def _shape(header: Mapping[str, Any]) -> Shape:
    return Shape(
        tuple(Region(tuple(squares), bool(kings)) for squares, kings in header["regions"]),
        (tuple(header["wings"][0]), tuple(header["wings"][1])),
        int(header["full"]),
    )
