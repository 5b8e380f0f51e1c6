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
from pathlib import Path
from typing import Any

from harzdame_engine.learned import Region, Shape, Weights
from harzdame_engine.rules import Rules
from harzdame_engine.rules_fingerprint import fingerprint
from harzdame_engine.whole_file import write_whole

_MAGIC = b"Harzdame weights 1\n"
_LONGEST_HEADER = 100_000


class WeightsError(Exception):
    """A file without weights, or with those of other rules; the message says which and why."""


def read_weights(path: Path, rules: Rules) -> Weights:
    """The weights of a file, checked.

    Raises:
        WeightsError: they are damaged, or not for these rules.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            raise WeightsError(f"{path.name} holds no weights")
        line, packed = file.readline(_LONGEST_HEADER), file.read()
    try:
        header = json.loads(line)
        game, made_for = header["game"], header["rules"]
        shape = _shape(header["shape"])
        if hashlib.sha256(packed).hexdigest() != header["sha256"]:
            raise ValueError
        weights = Weights(rules, shape, lzma.decompress(packed), header["record"])
    except (ValueError, KeyError, TypeError, lzma.LZMAError):
        raise WeightsError(f"{path.name} is damaged") from None
    if made_for != fingerprint(rules):
        raise WeightsError(f"{path.name} holds weights for {game} or for older rules, not for {rules.name}")
    try:
        weights.native  # noqa: B018 - made now, to see that it can be
    except (ValueError, KeyError):
        raise WeightsError(f"the weights of {path.name} do not fit its shape") from None
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
