"""The core's trainer against plain Python: its losses, their derivatives, and where a fit ends."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import Position, variant

HARZDAME, HEXDAME = variant("harzdame"), variant("hexdame")
SLOPE = 0.0085


class Given(NamedTuple):
    """What a label says, as the reference needs it."""

    position: Position
    score: int
    result: int | None
    group: int
