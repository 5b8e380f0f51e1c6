"""The window of openings: a board, and beside it the repertoire as a tree or the practice."""

from __future__ import annotations

from harzdame_engine import Color, Rules
from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.editing.bounded_field import BoundedField
from harzdame_gui.notices.card import Notice, NoticeCard, Tone
from harzdame_gui.openings.commands import OpeningsCommands
from harzdame_gui.play.board_window import BoardWindow
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.setup.tools import GameBox
from harzdame_gui.text.message import Message
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.theme import current_theme, icon
from harzdame_gui.widgets.buttons import CommandButton, framed
from harzdame_gui.widgets.connections import connect_in_qt
from harzdame_gui.widgets.dialog_buttons import Choice
from harzdame_gui.widgets.labels import label, separator
from harzdame_gui.widgets.layouts import STRETCH, fill, in_time, scrolled

_COMMENT_LINES = 3


class OpeningsWindow(BoardWindow):
    """Board and column. It shows what it is given, and says what a person does.

    *Signals*
    gameChosen(str): another game, by its id.
    sideChosen(Color): the other side.
    commented(str): the comment on the move shown is another.
    """

    gameChosen = Signal(str)
    sideChosen = Signal(object)
    commented = Signal(str)

    def __init__(self, rules: Rules, settings: Settings) -> None:
        super().__init__("openings", settings)
        self.setWindowTitle(self.tr("Openings"))
        self.actions_of = OpeningsCommands(self)
        self._game = GameBox(rules)
        self._side = Choice([(color, color_name(color)) for color in Color], self.tr("Repertoire for"))
        self.moves = MoveList()
        self._summary = label("muted", wrap=True)
        self._comment = _Comment()
        self.card = NoticeCard()
        self._progress = QProgressBar(textVisible=False)
        self._progress.setAccessibleName(self.tr("Practised"))
        self._more = QToolButton()
        self._more.setIcon(icon("more"))
        self._pages = QStackedWidget()
        self._at_end = False
        """Whether the practice is over, so that Space leads back to the moves."""
        self._build()
        self._game.chosen.connect(self.gameChosen)
        self._side.changed.connect(self._on_side)
        self._comment.done.connect(self.commented)
        connect_in_qt(self.actions_of.comment, "triggered()", self._comment, "setFocus()")

    def show_choice(self, rules: Rules, color: Color) -> None:
        """Show whose repertoire this is."""
        self._game.show_game(rules)
        if self._side.value is not color:
            self._side.blockSignals(True)
            self._side.choose(color)
            self._side.blockSignals(False)

    def show_summary(self, text: str) -> None:
        """Show what there is, and what is due."""
        self._summary.setText(text)

    def show_comment(self, text: str, *, possible: bool) -> None:
        """Show what is said of the move shown."""
        self._comment.show_text(text)
        self._comment.setEnabled(possible)

    @property
    def comment(self) -> str:
        """The comment as it stands."""
        return self._comment.text

    def finish_comment(self) -> None:
        """Take what is being written over: a wheel or a click elsewhere need not move the focus."""
        self._comment.finish()

    def show_practice(self, on: bool) -> None:
        """Show the practice, or the tree."""
        self._pages.setCurrentIndex(int(on))
        self._game.setEnabled(not on)
        self._side.setEnabled(not on)

    def show_task(self, message: Message, tone: Tone, done: int, wanted: int) -> None:
        """Show what is asked, and how much is behind."""
        self._at_end = tone is Tone.RESULT
        self.card.show_notice(Notice(message, tone))
        self._progress.setMaximum(max(wanted, 1))
        self._progress.setValue(done if wanted else 1)

    # Inside

    def _build(self) -> None:
        space, actions = current_theme().spacing, self.actions_of
        self._pages.addWidget(self._tree_page())
        self._pages.addWidget(self._practice_page())
        column = QWidget()
        choice = (self._game, self._side, self._summary)
        parts = (*choice, separator(), self._pages, self.entry)
        margins = (space.l, space.l, space.l, space.l)
        fill(QVBoxLayout(column), *parts, spacing=space.s, margins=margins, grow=[self._pages])
        self.addActions(actions.all())
        self.show_beside(column)

    def _tree_page(self) -> QWidget:
        space, actions = current_theme().spacing, self.actions_of
        page = QWidget()
        more = self._more
        more.setToolTip(self.tr("More"))
        more.setAccessibleName(self.tr("More"))
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(more)
        menu.addActions([actions.gap, actions.practise_all, actions.study, actions.keep_in])
        more.setMenu(menu)
        steps = framed((*actions.steps, actions.flip))
        ways = fill(in_time(QHBoxLayout()), *steps, spacing=space.xs)
        row = fill(QHBoxLayout(), ways, STRETCH, more, spacing=space.xs)
        lines = self._comment.fontMetrics().lineSpacing() * _COMMENT_LINES + 2 * space.s + space.xs
        self._comment.setFixedHeight(lines)
        self._comment.setPlaceholderText(self.tr("Say something of this move (C)"))
        self._comment.setAccessibleName(self.tr("Comment"))
        edits = fill(
            QHBoxLayout(), CommandButton(actions.delete), CommandButton(actions.undo), spacing=space.s
        )
        self.moves.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.moves.setMinimumHeight(4 * self.fontMetrics().lineSpacing())
        practise = CommandButton(actions.practise, "primary")
        inner = QWidget()
        fill(
            QVBoxLayout(inner),
            self.moves,
            row,
            self._comment,
            edits,
            spacing=space.s,
            grow=[self.moves],
        )
        area = scrolled(inner)
        fill(QVBoxLayout(page), area, practise, spacing=space.s, grow=[area])
        return page

    def _practice_page(self) -> QWidget:
        space, actions = current_theme().spacing, self.actions_of
        page = QWidget()
        self._progress.setFixedHeight(space.s)
        fill(
            QVBoxLayout(page),
            self._progress,
            self.card,
            STRETCH,
            CommandButton(actions.show),
            CommandButton(actions.stop),
            spacing=space.m,
        )
        return page

    @Slot()
    def _on_side(self) -> None:
        self.sideChosen.emit(self._side.value)

    def leave(self) -> None:
        """Leave the comment for the board, else close the window; in practice Escape has another use."""
        (self.board.setFocus if self._comment.hasFocus() else self.close)()

    def go_on(self) -> None:
        """Go back to the moves if the practice is over."""
        if self._at_end and self.actions_of.stop.isEnabled():
            self.actions_of.stop.trigger()


class _Comment(BoundedField):
    """A field that says when one has left it with another text.

    *Signals*
    done(str): the text.
    """

    done = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._shown = ""

    def show_text(self, text: str) -> None:
        """Show a text that is known already."""
        super().show_text(text)
        self._shown = self.text

    def finish(self) -> None:
        """Say what is written, if that is something else."""
        text = self.text
        if text != self._shown:
            self._shown = text
            self.done.emit(text)

    # Qt's own

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.finish()
