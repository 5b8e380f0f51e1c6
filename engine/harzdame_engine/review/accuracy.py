"""The accuracy of a side: how little it gave away where there was something to be given away.

What a move gives away is its loss beside half a point, or beside all that the side still had where that
was less: who lets a win slip to a draw, who turns a draw into a loss and who turns a bad position into a lost
one has given away everything each time. So losses go on adding up for the side that is behind, and a game
that is decided hides nothing that was done before. A move weighs as much as was at stake; once the game is
decided for both sides it weighs nothing, and where too little was at stake in all there is no figure.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

DECIDED = 0.1
"""The stake below which a game is decided: less than three points of a hundred are left to one side."""
LEAST_STAKE = 4.0
"""The stakes of all moves together from which there is a figure: as much as four moves of a level game."""
_STRICTNESS = 5.0
_HALF = 0.5
_NOTHING = 0.02
"""The points of a game below which a side has nothing left to lose."""


def stake(before: float, after: float) -> float:
    """What is at stake with a move, by its mover's expected points before and after it: from 0 to 1.

    1 in a level game, and 0 where one side cannot but win; it is that of the more open of both positions,
    for a won game can be thrown away.
    """
    return max(_openness(before), _openness(after))


def given_away(before: float, after: float) -> float:
    """The part that a move gave away of what its mover had, from 0 to 1; half a point is all."""
    return min(1.0, max(0.0, before - after) / min(_HALF, max(before, _NOTHING)))


def accuracy_of(choices: Iterable[tuple[float, float]]) -> float | None:
    """The accuracy of a side from 0 to 100, by its expected points before and after each free choice.

    100 · e^(−5 · m), m being the mean of what was given away, each weighed by its stake; None if too
    little was at stake.
    """
    weights = lost = 0.0
    for before, after in choices:
        weight = stake(before, after)
        if weight >= DECIDED:
            weights += weight
            lost += weight * given_away(before, after)
    return None if weights < LEAST_STAKE else 100.0 * math.exp(-_STRICTNESS * lost / weights)


def _openness(points: float) -> float:
    return 4.0 * points * (1.0 - points)
