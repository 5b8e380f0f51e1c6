"""Mistakes to learn from in words: what is asked, what is told of a move, and the summary."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten

from harzdame_engine import Color, Move, Node
from harzdame_engine.game.numbering import number_of
from harzdame_engine.review.mistakes import Mistake, RetryWorth, TaskResult, count_at_once

from harzdame_gui.play.look_ahead import line_text
from harzdame_gui.replay.mistakes_game import MistakesGame
from harzdame_gui.review.text import SIGNS
from harzdame_gui.text.message import Message
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.text.short_moves import short_move
from harzdame_gui.translation import counted, translate

_MOST_LETTERS = 300
"""Of what the record says, which can be as long as a chapter of a book; the card has no room for more."""


def marked(mistake: Mistake) -> str:
    """The bad move with number and sign, as “12. e4-f4?”."""
    return f"{_numbered(mistake.node)}{SIGNS[mistake.quality]}"


def task_message(game: MistakesGame, refused: str = "") -> Message:
    """What is asked, with the hints that were given; `refused` says why the last gesture was no move."""
    mistake = game.mistake
    title = translate("Mistakes", "{move} was played.").format(move=marked(mistake))
    asked = (
        translate("Mistakes", "Find a better move for White.")
        if mistake.mover is Color.WHITE
        else translate("Mistakes", "Find a better move for Black.")
    )
    return Message(title, refused or _hinted(game) or asked)


def _hinted(game: MistakesGame) -> str:
    if game.hints == 1:
        text = translate("Mistakes", "The piece on {square} moves.")
        return text.format(square=game.best.origin)
    if game.hints:
        return translate("Mistakes", "It goes to {square}.").format(square=game.best.target)
    return ""


def refusal_message(game: MistakesGame) -> Message:
    """Why the move tried is not the one."""
    again = translate("Mistakes", "Try another move.")
    if game.answer is RetryWorth.PLAYED:
        return Message(translate("Mistakes", "That was played."), again)
    if game.answer is RetryWorth.UNKNOWN:
        return Message(translate("Mistakes", "This move could not be checked."), again)
    short = round(100 * game.shortfall)
    told = [counted.tr("In 100 such games it scores %Ln points less than the best move.", "", short)]
    if game.refutation and game.tried is not None:
        answered = translate("Mistakes", "The answer: {line}")
        before = game.mistake.before
        origin = Node(before.position.play(game.tried), before, game.tried)
        told.append(answered.format(line=_line(origin, game.refutation)))
    return Message(translate("Mistakes", "Not as good"), "\n".join(told))


def solved_message(game: MistakesGame) -> Message:
    """What was found, or shown, with the better line and its words."""
    mistake = game.mistake
    text = translate("Mistakes", "The best line: {line}")
    text = text.format(line=_line(mistake.before, mistake.line))
    if mistake.words:
        about = translate("Mistakes", "About {move}: {words}")
        text += "\n" + about.format(move=marked(mistake), words=_shortened(mistake.words))
    titles = {
        RetryWorth.BEST: translate("Mistakes", "The best move!"),
        RetryWorth.AS_GOOD: translate("Mistakes", "Just as good!"),
    }
    shown = translate("Mistakes", "This is better.")
    return Message(shown if game.answer is None else titles[game.answer], text)


def count_line(game: MistakesGame) -> str:
    """How far it is, as “1 of 4”."""
    text = translate("Mistakes", "{number} of {count}")
    return text.format(number=game.number, count=len(game.mistakes))


def side_choice(color: Color, count: int) -> str:
    """A side to choose, with the number of its mistakes."""
    return f"{color_name(color)} ({count})"


def summary(results: Sequence[TaskResult]) -> Message:
    """How it went."""
    found = count_at_once(results)
    if len(results) == found == 1:
        return Message(translate("Mistakes", "Found at first try"))
    text = translate("Mistakes", "Found {found} of {count} at first try")
    return Message(_praise(found / len(results)), text.format(found=found, count=len(results)))


def _praise(share: float) -> str:
    if share == 1.0:
        return translate("Mistakes", "All mended")
    return translate("Mistakes", "Well done") if share >= 0.5 else translate("Mistakes", "Worth another look")


def result_line(mistake: Mistake, result: TaskResult) -> str:
    """A row of the list at the end."""
    patterns = {
        TaskResult.AT_ONCE: translate("Mistakes", "{move} – found"),
        TaskResult.FOUND: translate("Mistakes", "{move} – found later"),
        TaskResult.SHOWN: translate("Mistakes", "{move} – shown"),
        TaskResult.SKIPPED: translate("Mistakes", "{move} – skipped"),
    }
    return patterns[result].format(move=marked(mistake))


def _shortened(words: str) -> str:
    return shorten(words[: 2 * _MOST_LETTERS], _MOST_LETTERS, placeholder=" …")


def _numbered(node: Node) -> str:
    if node.move is None:
        return ""
    return f"{number_of(node)} {short_move(node.move)}"


def _line(origin: Node, moves: tuple[Move, ...]) -> str:
    """Moves in a row, played from `origin` on, of which none is broken at the end of a line."""
    text = line_text(origin, moves, len(moves)).replace("-", "\u2011")
    return text.replace(". ", ".\u00a0").replace("… ", "…\u00a0")
