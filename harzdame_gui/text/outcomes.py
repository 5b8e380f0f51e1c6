"""Outcomes of games, in words."""

from __future__ import annotations

from harzdame_engine import Color, Outcome, Termination
from harzdame_engine.game.results import as_counted, is_result
from harzdame_engine.rules.rules import Rules

from harzdame_gui.text.figures import from_left
from harzdame_gui.text.message import Message
from harzdame_gui.translation import translate


def outcome_message(outcome: Outcome, person: Color | None = None) -> Message:
    """The result and its reason; `person` is the one side that a person plays, if there is just one."""
    return Message(_title(outcome, person), _reason(outcome, person))


def result_figures(result: Outcome | str | None, rules: Rules | None) -> str:
    """A result in figures, as every list shows it: ``2–0``, ``½–½``; "" if there is none.

    What a win counts is the game's affair; without `rules` the result stays as it was written.
    """
    written = result.result if isinstance(result, Outcome) else result
    if written is None or not is_result(written):
        return ""
    counted = written if rules is None else as_counted(written, rules.gametype)
    return from_left(counted.replace("1/2-1/2", "½–½").replace("-", "–"))


def color_name(color: Color) -> str:
    """White or Black."""
    return translate("Outcome", "White") if color is Color.WHITE else translate("Outcome", "Black")


def _title(outcome: Outcome, person: Color | None) -> str:
    if outcome.termination is Termination.DOUBLE_FORFEIT:
        return translate("Outcome", "Both sides have lost")
    if outcome.winner is None:
        return translate("Outcome", "Draw")
    if person is outcome.winner:
        return translate("Outcome", "You win")
    if person is outcome.winner.other:
        return translate("Outcome", "You lose")
    if outcome.winner is Color.WHITE:
        return translate("Outcome", "White wins")
    return translate("Outcome", "Black wins")


def _reason(outcome: Outcome, person: Color | None) -> str:
    if (won := _won(outcome, person)) is not None:
        return won
    loser = None if outcome.winner is None else outcome.winner.other
    if loser is not None and person is loser:
        lost = {
            Termination.NO_PIECES: translate("Outcome", "You have no pieces left."),
            Termination.NO_MOVES: translate("Outcome", "You have no move left."),
            Termination.RESIGNATION: translate("Outcome", "You resigned."),
            Termination.TIME: translate("Outcome", "Your time is up."),
        }
    elif loser is Color.WHITE:
        lost = {
            Termination.NO_PIECES: translate("Outcome", "White has no pieces left."),
            Termination.NO_MOVES: translate("Outcome", "White has no move left."),
            Termination.RESIGNATION: translate("Outcome", "White resigned."),
            Termination.TIME: translate("Outcome", "White’s time is up."),
        }
    else:
        lost = {
            Termination.NO_PIECES: translate("Outcome", "Black has no pieces left."),
            Termination.NO_MOVES: translate("Outcome", "Black has no move left."),
            Termination.RESIGNATION: translate("Outcome", "Black resigned."),
            Termination.TIME: translate("Outcome", "Black’s time is up."),
        }
    if outcome.winner is None and outcome.termination is Termination.TIME:
        return translate("Outcome", "The time is up, but a lone king cannot win.")
    drawn = {
        Termination.THREEFOLD: translate("Outcome", "The same position came up for the third time."),
        Termination.FOURFOLD: translate("Outcome", "The same position came up for the fourth time."),
        Termination.COUNTED: translate("Outcome", "The moves that the rules allow for this are used up."),
        Termination.ONE_PIECE_EACH: translate("Outcome", "Each side has only one piece left."),
        Termination.NO_PROGRESS: translate(
            "Outcome", "The agreed number of moves went by without a capture or a man’s move."
        ),
        Termination.AGREEMENT: translate("Outcome", "The players agreed on it."),
    }
    return (lost | drawn).get(outcome.termination, translate("Outcome", "So the game record says."))


def _won(outcome: Outcome, person: Color | None) -> str | None:
    """A reason that is told of the winner; None if it is another."""
    if person is not None and person is outcome.winner:
        won = {
            Termination.FIRST_KING: translate("Outcome", "You have made the first king."),
            Termination.ALL_GIVEN_AWAY: translate("Outcome", "You have given all your pieces away."),
            Termination.NO_MOVES_WINS: translate("Outcome", "You have no move left, which wins here."),
        }
    elif outcome.winner is Color.WHITE:
        won = {
            Termination.FIRST_KING: translate("Outcome", "White has made the first king."),
            Termination.ALL_GIVEN_AWAY: translate("Outcome", "White has given all its pieces away."),
            Termination.NO_MOVES_WINS: translate("Outcome", "White has no move left, which wins here."),
        }
    else:
        won = {
            Termination.FIRST_KING: translate("Outcome", "Black has made the first king."),
            Termination.ALL_GIVEN_AWAY: translate("Outcome", "Black has given all its pieces away."),
            Termination.NO_MOVES_WINS: translate("Outcome", "Black has no move left, which wins here."),
        }
    return won.get(outcome.termination)
