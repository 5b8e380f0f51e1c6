"""Sentences on a set-up: why it cannot be played, what it is worth, and what could not be done."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import PositionError, PositionProblem, Rules, Square

from harzdame_gui.setup.judge import DraftJudgement
from harzdame_gui.text.outcomes import outcome_message
from harzdame_gui.text.problems import position_sentence
from harzdame_gui.translation import counted, translate

_MOST_NAMED = 6


def problem_sentences(problems: Sequence[PositionError], rules: Rules) -> str:
    """The reasons why a position of a game cannot be played; men of one kind of fault in one sentence."""
    too_far = [
        each.square or "" for each in problems if each.problem is PositionProblem.MAN_ON_PROMOTION_SQUARE
    ]
    if len(too_far) < 2:
        return " ".join(position_sentence(each, rules) for each in problems)
    rest = [each for each in problems if each.problem is not PositionProblem.MAN_ON_PROMOTION_SQUARE]
    men = translate("SetUp", "Men cannot stand on {squares}: there they would be kings.")
    return " ".join([men.format(squares=named(too_far)), *(position_sentence(each, rules) for each in rest)])


def judgement_sentence(judgement: DraftJudgement, rules: Rules) -> str:
    """Whether a draft can be played in a game, and why not."""
    if judgement.problems:
        return problem_sentences(judgement.problems, rules)
    if judgement.outcome is not None:
        over = translate("SetUp", "The game would be over here: {reason}")
        return over.format(reason=outcome_message(judgement.outcome).text)
    return translate("SetUp", "This position can be played.")


def off_board_sentence(squares: Sequence[Square]) -> str:
    """The reason why the pieces were not moved: those on `squares` have no room."""
    if len(squares) == 1:
        return translate("SetUp", "The piece on {square} is at the edge, so nothing was moved.").format(
            square=squares[0]
        )
    return translate("SetUp", "The pieces on {squares} are at the edge, so nothing was moved.").format(
        squares=named(squares)
    )


def left_out_sentence(count: int) -> str:
    """The pieces that have no place on the board of another game."""
    return counted.tr("%Ln pieces have no place on this board.", "", count)


def named(squares: Sequence[Square]) -> str:
    """Some squares, the first few of them by name."""
    shown = ", ".join(squares[:_MOST_NAMED])
    return shown if len(squares) <= _MOST_NAMED else f"{shown} …"
