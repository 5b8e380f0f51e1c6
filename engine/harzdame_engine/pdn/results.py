"""Results as files write them, and the outcomes they mean."""

from __future__ import annotations

from harzdame_engine.game.move import Color
from harzdame_engine.game.outcome import Outcome, Termination

OPEN = "*"
"""No result: the game goes on, or its result is unknown."""

_WINNERS = {
    "1-0": Color.WHITE,
    "2-0": Color.WHITE,
    "0-1": Color.BLACK,
    "0-2": Color.BLACK,
    "1/2-1/2": None,
    "½-½": None,
    "1-1": None,
}
_DRAUGHTS_FORM = {"1-0": "2-0", "0-1": "0-2", "1/2-1/2": "1-1"}
_COUNTS_TWO = frozenset({20})
"""The GameTypes in which a win counts two points, as PDN has it; in all others it counts one."""


def write_result(outcome: Outcome | None, gametype: int) -> str:
    """The result as PDN wants it for this GameType: ``2-0``, ``1-1``, ``0-2`` in international draughts."""
    if outcome is None:
        return OPEN
    return _DRAUGHTS_FORM[outcome.result] if gametype in _COUNTS_TWO else outcome.result


def is_result(text: str) -> bool:
    """Whether `text` names a winner or a draw."""
    return text in _WINNERS


def same_result(one: str, other: str) -> bool:
    """Whether two results, of whatever way of counting, mean the same."""
    return _WINNERS[one] is _WINNERS[other]


def outcome_of(result: str, termination: str, final: Outcome | None) -> Outcome | None:
    """The outcome that a file's result means; None when it is open.

    The reason is that of the tag Termination if it is one of ours, else that of
    the `final` position if it has the same winner, else UNSPECIFIED.
    """
    if result not in _WINNERS:
        return None
    winner = _WINNERS[result]
    if is_termination(termination):
        return Outcome(winner, Termination(termination))
    if final is not None and final.winner is winner:
        return final
    return Outcome(winner, Termination.UNSPECIFIED)


def is_termination(text: str) -> bool:
    """Whether the tag Termination holds a reason that `Outcome` can carry."""
    return text in set(Termination) and text != Termination.UNSPECIFIED
