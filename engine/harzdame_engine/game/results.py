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
RESULTS = (*_WINNERS, "0-0")
"""All results of games that are over, in all forms; ``0-0`` is lost by both."""

_DRAUGHTS_FORM = {"1-0": "2-0", "0-1": "0-2", "1/2-1/2": "1-1"}
_COUNTS_TWO = frozenset({20, 27})
"""The GameTypes in which a win counts two points, as PDN has it; in all others it counts one."""


def write_result(outcome: Outcome | None, gametype: int) -> str:
    """The result as PDN wants it for this GameType: ``2-0``, ``1-1``, ``0-2`` in International draughts."""
    if outcome is None:
        return OPEN
    return _DRAUGHTS_FORM.get(outcome.result, outcome.result) if gametype in _COUNTS_TWO else outcome.result


def as_counted(result: str, gametype: int) -> str:
    """`result`, of whatever way of counting, in that of this GameType."""
    return in_form(result, draughts=gametype in _COUNTS_TWO)


def in_form(result: str, *, draughts: bool) -> str:
    """`result` in the form of draughts, ``2-0``, ``1-1``, ``0-2``, or else ``1-0``, ``1/2-1/2``, ``0-1``."""
    others = {"½-½": "1/2-1/2"} | {written: plain for plain, written in _DRAUGHTS_FORM.items()}
    plain = others.get(result, result)
    return _DRAUGHTS_FORM.get(plain, plain) if draughts else plain


def is_result(text: str) -> bool:
    """Whether `text` is the result of a game that is over."""
    return text in RESULTS


def find_result(text: str) -> str:
    """The result that a Result tag begins with (``1-0 forfeit``), or OPEN."""
    words = text.split()
    return words[0] if words and is_result(words[0]) else OPEN


def same_result(one: str, other: str) -> bool:
    """Whether two results, of whatever way of counting, mean the same."""
    return ("0-0" in {one, other} and one == other) or _WINNERS.get(one, one) is _WINNERS.get(other, other)


def outcome_of(result: str, termination: str, final: Outcome | None) -> Outcome | None:
    """The outcome that a file's result means; None when it is open.

    The reason is that of the tag Termination if it is one of ours, else that of
    the `final` position if it has the same winner, else UNSPECIFIED.
    """
    if not is_result(result):
        return None
    if result == "0-0":
        return Outcome(None, Termination.DOUBLE_FORFEIT)
    winner = _WINNERS[result]
    if is_termination(termination) and termination != Termination.DOUBLE_FORFEIT:
        return Outcome(winner, Termination(termination))
    if final is not None and final.winner is winner:
        return final
    return Outcome(winner, Termination.UNSPECIFIED)


def is_termination(text: str) -> bool:
    """Whether the tag Termination holds a reason that `Outcome` can carry."""
    return text in set(Termination) and text != Termination.UNSPECIFIED
