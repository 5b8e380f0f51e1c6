"""Going from one critical moment of the game to the next, and saying why it is one."""

from __future__ import annotations

from functools import partial

from harzdame_engine.game.numbering import number_of
from harzdame_engine.pdn.glyphs import glyph_sign
from harzdame_engine.review.moments import Moment, Sign, moments
from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.replay.commands import ReplayCommands
from harzdame_gui.text.glyphs import glyph_words
from harzdame_gui.text.message import Message
from harzdame_gui.text.short_moves import short_move


class CriticalMoments(QObject):
    """Carries out the two commands for critical moments."""

    def __init__(
        self, session: GameSession, notices: Notices, actions: ReplayCommands, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._notices = notices
        self._told_of: Message | None = None
        session.cursorMoved.connect(self._on_moved)
        actions.next_moment.triggered.connect(partial(self.go, 1))
        actions.previous_moment.triggered.connect(partial(self.go, -1))

    def go(self, way: int, *_: object) -> None:
        """To the next moment of the line on the board, or with a negative `way` to the one before."""
        node = self._session.node
        found = moments(self._session.tree.line_through(node))
        ahead = [moment for moment in found if (moment.node.ply - node.ply) * way > 0]
        if ahead:
            moment = ahead[0 if way > 0 else -1]
            self._session.go_to(moment.node)
            if not _is_told_in_list(moment):
                self._told_of = self._told(moment)
                self._notices.say(self._told_of)
        elif not found:
            self._notices.say(
                Message(
                    self.tr("No critical moments"),
                    self.tr("There is no evaluation, sign, comment, variation or capture in this line."),
                )
            )
        elif way > 0:
            self._notices.say(Message(self.tr("There is no critical moment after this one.")))
        else:
            self._notices.say(Message(self.tr("There is no critical moment before this one.")))

    @Slot()
    def _on_moved(self) -> None:
        """What was said of another move is no longer true of the one shown."""
        told, self._told_of = self._told_of, None
        if told is not None and self._notices.said is told:
            self._notices.dismiss()

    def _told(self, moment: Moment) -> Message:
        node = moment.node
        move = "" if node.move is None else f"{number_of(node)} {short_move(node.move)}"
        return Message(move, self._reason(moment))

    def _reason(self, moment: Moment) -> str:
        if moment.before is not None and moment.after is not None and moment.sign is Sign.SWING:
            text = self.tr(
                "Of 100 points White could expect {before} before this move, and {after} after it."
            )
            return text.format(before=round(100 * moment.before), after=round(100 * moment.after))
        if moment.sign is Sign.GLYPH:
            glyph = next(glyph for glyph in moment.node.glyphs if glyph in range(1, 7))
            return f"{glyph_sign(glyph)} {glyph_words(glyph)}"
        if moment.sign is Sign.VARIATIONS:
            return self.tr("Other moves were looked at here.")
        if moment.sign is Sign.COMMENT:
            return self.tr("There is a comment on this move.")
        return self.tr("An exchange begins.")


def _is_told_in_list(moment: Moment) -> bool:
    """Whether a comment beside the move says more than could be said here."""
    return bool(moment.node.comment) and moment.sign in (Sign.GLYPH, Sign.COMMENT)
