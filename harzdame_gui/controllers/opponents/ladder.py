"""The ladder of the opponents in one game: who was beaten there, and who comes next.

All of it follows from the results of games that count, which are kept for the estimate of a person's
strength; so nothing is kept twice, and a win that is withdrawn is none here either.
"""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_gui.controllers.opponents.opponents import OPPONENTS, Opponent
from harzdame_gui.controllers.rating.estimate import even_level
from harzdame_gui.controllers.settings.settings import LevelResult


def beaten(game: str, results: Sequence[LevelResult]) -> frozenset[str]:
    """Those whom the person has beaten in a game without help, by their ids."""
    levels = {result.level for result in results if result.game == game and result.points == 1.0}
    return frozenset(opponent.id for opponent in OPPONENTS if opponent.level.id in levels)


def next_opponent(game: str, results: Sequence[LevelResult]) -> Opponent:
    """Whom to play next in a game: who stands above the strongest that was beaten.

    Where nobody was beaten it is who would be an even match, as far as that is known, or else the first.
    """
    won = beaten(game, results)
    if not won:
        even = even_level(game, results)
        return OPPONENTS[0 if even is None else even.number - 1]
    highest = max(index for index, opponent in enumerate(OPPONENTS) if opponent.id in won)
    return OPPONENTS[min(highest + 1, len(OPPONENTS) - 1)]


def above(opponent: Opponent) -> Opponent | None:
    """The next rung of the ladder; None: there is none."""
    return OPPONENTS[opponent.level.number] if opponent.level.number < len(OPPONENTS) else None


def below(opponent: Opponent) -> Opponent | None:
    """The rung below; None: there is none."""
    return OPPONENTS[opponent.level.number - 2] if opponent.level.number > 1 else None
