"""Answers to questions about the board, for those who listen: shown as a notice, which screen readers say."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from harzdame_engine import Color, Position, Score, Square
from PySide6.QtCore import QObject

from harzdame_gui.access.commands import AccessCommands
from harzdame_gui.board.board_keys import BoardKeys
from harzdame_gui.context import Context
from harzdame_gui.controllers.game.analysis import Analysis
from harzdame_gui.controllers.settings.choices import ScoreSide
from harzdame_gui.text.clocks import spoken_clock
from harzdame_gui.text.message import Message
from harzdame_gui.text.move_details import spoken_move
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.text.scores import men_text, spoken_score
from harzdame_gui.text.squares import row_text, side_text
from harzdame_gui.translation import translate


class BoardAnswers(QObject):
    """Answers each question of `commands` about the position shown."""

    def __init__(
        self, context: Context, analysis: Analysis, keys: BoardKeys, commands: AccessCommands
    ) -> None:
        super().__init__(context.window)
        self._context, self._analysis, self._keys = context, analysis, keys
        answers: tuple[tuple[str, Callable[[], Message]], ...] = (
            ("own", lambda: self._pieces(self._position.turn)),
            ("theirs", lambda: self._pieces(self._position.turn.other)),
            ("last", self._last_move),
            ("standing", self._standing),
            ("clocks", self._clocks),
            ("row", self._row),
        )
        for name, answer in answers:
            commands.actions[name].triggered.connect(partial(self._say, answer))

    @property
    def _position(self) -> Position:
        return self._context.look_ahead.position or self._context.session.position

    def _say(self, answer: Callable[[], Message], _checked: bool = False) -> None:
        self._context.notices.say(answer())

    def _pieces(self, color: Color) -> Message:
        return Message(f"{color_name(color)}.", side_text(self._position, color))

    def _last_move(self) -> Message:
        return Message(spoken_move(self._context.session.node))

    def _standing(self) -> Message:
        if not self._analysis.on:
            text = translate("BoardAnswers", "Turn it on, and ask again.")
            return Message(translate("BoardAnswers", "The analysis is off."), text)
        info = self._analysis.found.info
        if info is None:
            return Message(translate("BoardAnswers", "The analysis has found nothing yet."))
        return Message(standing_text(info.score, self._analysis.mover))

    def _clocks(self) -> Message:
        clock = self._context.session.clock
        told = [
            spoken_clock(side, reading, running=clock.running is side, paused=clock.paused)
            for side in Color
            if (reading := clock.reading(side)) is not None
        ]
        return Message(". ".join(told) if told else translate("BoardAnswers", "This game has no clock."))

    def _row(self) -> Message:
        square = self._keys.square
        if square is None:
            text = translate("BoardAnswers", "F7 leads to the board, and arrow keys from square to square.")
            return Message(translate("BoardAnswers", "No square is chosen."), text)
        return Message(f"{row_text(self._beside(square), self._position.pieces)}.")

    def _beside(self, square: Square) -> list[Square]:
        """The squares as high on the screen as this one, from the left."""
        board = self._context.board
        height = board.square_center(square).y()
        near = [
            (board.square_center(each).x(), each)
            for each in board.squares
            if abs(board.square_center(each).y() - height) < board.square_side / 4
        ]
        return [each for _, each in sorted(near)]


def standing_text(score: Score, mover: Color) -> str:
    """Who stands better, in a sentence."""
    white = score.pov(Color.WHITE, mover)
    if white.plies_to_end is not None:
        return f"{spoken_score(score, mover, ScoreSide.WHITE)}."
    if not white.centipieces:
        return translate("BoardAnswers", "Both sides stand alike.")
    ahead = translate("BoardAnswers", "White stands better by {men} men.")
    if white.centipieces < 0:
        ahead = translate("BoardAnswers", "Black stands better by {men} men.")
    return ahead.format(men=men_text(abs(white.centipieces) / 100).removeprefix("+"))
