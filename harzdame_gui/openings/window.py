"""The window of openings: a board, and beside it the repertoire as a tree or the practice."""

from __future__ import annotations

from harzdame_engine import Color, Rules
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.board import BoardView
from harzdame_gui.editing.bounded_field import BoundedField
from harzdame_gui.notices.card import Notice, NoticeCard, Tone
from harzdame_gui.notices.room_card import RoomCard
from harzdame_gui.openings.commands import OpeningsCommands
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.play.navigation import MoveEntry
from harzdame_gui.setup.tools import GameBox
from harzdame_gui.text.message import Message
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.theme import current_theme, icon
from harzdame_gui.widgets.buttons import ActionButton, CommandButton, press_focused
from harzdame_gui.widgets.connections import connect_in_qt
from harzdame_gui.widgets.dialog_buttons import Choice
from harzdame_gui.widgets.labels import label, separator
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(1240, 860)
_SMALLEST = QSize(700, 440)
_COLUMN = 340
_COMMENT_LINES = 3
_GO_ON = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class OpeningsWindow(QWidget):
    """Board and column. It shows what it is given, and says what a person does.

    *Signals*
    closed(): the person has closed it.
    gameChosen(str): another game, by its id.
    sideChosen(Color): the other side.
    commented(str): the comment on the move shown is another.
    """

    closed = Signal()
    gameChosen = Signal(str)
    sideChosen = Signal(object)
    commented = Signal(str)

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("Openings"))
        self.setProperty("role", "page")
        self.actions_of = OpeningsCommands(self)
        self.board = BoardView()
        self.notice = RoomCard()
        self._game = GameBox(rules)
        self._side = Choice([(color, color_name(color)) for color in Color], self.tr("Repertoire for"))
        self.moves = MoveList()
        self.entry = MoveEntry()
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
        open_at(self, _USUAL, _SMALLEST)
        self._game.chosen.connect(self.gameChosen)
        self._side.changed.connect(self._on_side)
        self._comment.done.connect(self.commented)
        connect_in_qt(self.actions_of.close, "triggered()", self, "close()")
        connect_in_qt(self.actions_of.comment, "triggered()", self._comment, "setFocus()")
        self.board.setFocus()

    def come_forward(self) -> None:
        """Show it above the others."""
        self.show()
        self.raise_()
        self.activateWindow()

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
        column = QFrame()
        column.setProperty("role", "panel")
        column.setFixedWidth(_COLUMN)
        choice = (self._game, self._side, self._summary)
        parts = (self.notice, *choice, separator(), self._pages, self.entry)
        margins = (space.l, space.l, space.l, space.l)
        fill(QVBoxLayout(column), *parts, spacing=space.s, margins=margins, grow=[self._pages])
        fill(QHBoxLayout(self), self.board, column, spacing=space.l, margins=margins, grow=[self.board])
        self.addActions(actions.all())

    def _tree_page(self) -> QWidget:
        space, actions = current_theme().spacing, self.actions_of
        page = QWidget()
        steps = []
        for action in (*actions.steps, actions.flip):
            button = ActionButton(action)
            button.setProperty("framed", True)
            button.setFixedSize(current_theme().sizes.control, current_theme().sizes.control)
            steps.append(button)
        more = self._more
        more.setToolTip(self.tr("More"))
        more.setAccessibleName(self.tr("More"))
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(more)
        menu.addActions([actions.gap, actions.practise_all, actions.keep_in])
        more.setMenu(menu)
        row = fill(QHBoxLayout(), *steps, STRETCH, more, spacing=space.xs)
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
        area = _scrolled(inner)
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

    # Qt's own

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if press_focused(self, event):
            return
        stop = self.actions_of.stop
        if event.key() == Qt.Key.Key_Escape:  # where there is no practice to stop
            (self.board.setFocus if self._comment.hasFocus() else self.close)()
        elif event.key() in _GO_ON and stop.isEnabled() and self._at_end:
            stop.trigger()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()


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


def _scrolled(inner: QWidget) -> QScrollArea:
    area = QScrollArea(widgetResizable=True)
    area.setWidget(inner)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    inner.setAutoFillBackground(False)
    return area
