"""Remarks of cutechess and its kin on the moves of programs: score, depth, time, as in ``+0.35/12 0.102s``.

The score is in pawns, here men, from the mover's side. ``M7`` is a win in so many plies; our own
matches wrote ``#4`` for one in so many moves. What stands behind a comma, as how the game ended, is
left as the comment.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from harzdame_engine.game.tree import Evaluation

_REMARK = re.compile(
    r"(?P<sign>[-+−]?)(?:M(?P<plies>\d{1,4})|#(?P<moves>\d{1,4})|(?P<men>\d{1,4}(?:\.\d{1,4})?))"
    r"/(?P<depth>\d{1,3}) (?P<time>\d{1,6}(?:\.\d{1,3})?)s(?:$|,\s*|\n+)",
    re.ASCII,
)


class EngineRemark(NamedTuple):
    """What a program noted: the evaluation as White sees it, seconds, and the rest of the comment."""

    evaluation: Evaluation | None
    elapsed: float
    rest: str


def read_engine_remark(text: str, *, black: bool) -> EngineRemark | None:
    """The remark that a comment on a move, of Black if `black`, begins with; None: there is none."""
    found = _REMARK.match(text)
    if found is None:
        return None
    sign = -1 if (found["sign"] in {"-", "−"}) != black else 1
    return EngineRemark(_evaluation(found, sign), float(found["time"]), text[found.end() :])


def _evaluation(found: re.Match[str], sign: int) -> Evaluation | None:
    """None at depth 0: the move was played without a search, and the score is none."""
    depth = int(found["depth"])
    if not depth:
        return None
    if found["men"]:
        return Evaluation(sign * float(found["men"]) + 0.0, None, depth)
    moves = int(found["moves"]) if found["moves"] else (int(found["plies"]) + 1) // 2
    return Evaluation(None, sign * moves, depth)
