"""Outcomes of games, in words."""

from __future__ import annotations

from harzdame_engine import Color, Outcome, Termination
from PySide6.QtCore import QCoreApplication

from harzdame_gui.text.message import Message


def outcome_message(outcome: Outcome, person: Color | None = None) -> Message:
    """The result and its reason; `person` is the one side that a person plays, if there is just one."""
    return Message(_title(outcome, person), _reason(outcome))


def color_name(color: Color) -> str:
    """White or Black."""
    translate = QCoreApplication.translate
    return translate("Outcome", "White") if color is Color.WHITE else translate("Outcome", "Black")


def _title(outcome: Outcome, person: Color | None) -> str:
    translate = QCoreApplication.translate
    if outcome.winner is None:
        return translate("Outcome", "Draw")
    if person is outcome.winner:
        return translate("Outcome", "You win")
    if person is outcome.winner.other:
        return translate("Outcome", "You lose")
    if outcome.winner is Color.WHITE:
        return translate("Outcome", "White wins")
    return translate("Outcome", "Black wins")


def _reason(outcome: Outcome) -> str:
    translate = QCoreApplication.translate
    white_lost = outcome.winner is Color.BLACK
    match outcome.termination:
        case Termination.NO_PIECES if white_lost:
            return translate("Outcome", "White has no pieces left.")
        case Termination.NO_PIECES:
            return translate("Outcome", "Black has no pieces left.")
        case Termination.NO_MOVES if white_lost:
            return translate("Outcome", "White has no move left.")
        case Termination.NO_MOVES:
            return translate("Outcome", "Black has no move left.")
        case Termination.RESIGNATION if white_lost:
            return translate("Outcome", "White resigned.")
        case Termination.RESIGNATION:
            return translate("Outcome", "Black resigned.")
        case _:
            return _reason_of_draw(outcome.termination)


def _reason_of_draw(termination: Termination) -> str:
    translate = QCoreApplication.translate
    match termination:
        case Termination.THREEFOLD:
            return translate("Outcome", "The same position came up for the third time.")
        case Termination.ONE_PIECE_EACH:
            return translate("Outcome", "Each side has only one piece left.")
        case Termination.NO_PROGRESS:
            return translate(
                "Outcome", "The agreed number of moves went by without a capture or a man’s move."
            )
        case Termination.AGREEMENT:
            return translate("Outcome", "The players agreed on it.")
        case _:
            return translate("Outcome", "So the game record says.")
