"""The window of studies: the shelf, or one study with its bar of commands above."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.notices.card import Tone
from harzdame_gui.notices.room_card import RoomCard
from harzdame_gui.study.chapter_form import ChapterForm
from harzdame_gui.study.commands import StudyCommands
from harzdame_gui.study.reader import StudyReader
from harzdame_gui.study.shelf import StudyShelf
from harzdame_gui.text.message import Message
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.connections import connect_in_qt
from harzdame_gui.widgets.labels import ElidedLabel
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(1320, 820)
_SMALLEST = QSize(700, 480)


class StudyWindow(QWidget):
    """Shows the shelf or a study.

    *Signals*
    closed(): the person has closed it.
    """

    closed = Signal()

    def __init__(self, speed: float) -> None:
        super().__init__()
        self.setProperty("role", "page")
        self.shelf = StudyShelf()
        self.form = ChapterForm()
        self.reader = StudyReader(speed, beside=self.form)
        self.all_studies = QPushButton(self.tr("All studies"), autoDefault=False)
        self.title = ElidedLabel()
        self.title.setProperty("role", "heading")
        self.edit = QPushButton(self.tr("Edit"), autoDefault=False)
        self.edit.setCheckable(True)
        self.edit.toggled.connect(self._on_edit)
        self.edit.setToolTip(self.tr("Write chapters, add moves, ask questions (Ctrl+E)"))
        self.more = QToolButton()
        self.more.setText(self.tr("More"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.commands = StudyCommands(self)
        self.addActions(self.commands.all())
        menu = QMenu(self.more)
        commands = self.commands
        menu.addActions([commands.analyse, commands.print, commands.publish, commands.copy])
        self.more.setMenu(menu)
        self._card = RoomCard()
        self._course = QWidget()
        self._pages = QStackedWidget()
        self._build()
        self._add_keys()
        open_at(self, _USUAL, _SMALLEST)
        self.show_shelf()

    @property
    def shows_study(self) -> bool:
        """Whether one study is shown."""
        return self._pages.currentWidget() is self._course

    @Slot()
    def show_shelf(self) -> None:
        """Show the shelf."""
        self.setWindowTitle(self.tr("Studies"))
        self._pages.setCurrentWidget(self.shelf)
        self.shelf.focus_first()

    def show_study(self, title: str, *, own: bool) -> None:
        """Show one study, which can be edited if it is one's `own`."""
        self.show_title(title)
        self.edit.setVisible(own)
        self.commands.copy.setVisible(not own)
        self._pages.setCurrentWidget(self._course)
        self.reader.page.next.setFocus()

    @Slot(str)
    def show_title(self, title: str) -> None:
        """Show how the study is called."""
        self.setWindowTitle(self.tr("{title} – Study").format(title=title))
        self.title.setText(title)

    def show_editing(self, *, editing: bool) -> None:
        """Show whether the study is edited now, or read."""
        self.edit.blockSignals(True)
        self.edit.setChecked(editing)
        self.edit.blockSignals(False)
        self._on_edit(editing)

    def say(self, message: Message, *, warning: bool = False, actions: Sequence[QAction] = ()) -> None:
        """Show a message, with what can be done, until it is dismissed."""
        self._card.say(message, Tone.WARNING if warning else Tone.CALM, actions)

    @Slot()
    def dismiss(self) -> None:
        """Show no message."""
        self._card.dismiss()

    def come_forward(self) -> None:
        """Show it above the others."""
        self.show()
        self.raise_()
        self.activateWindow()

    def _build(self) -> None:
        space = current_theme().spacing
        bar = fill(
            QHBoxLayout(), self.all_studies, self.title, self.edit, self.more, spacing=space.m,
            grow=(self.title,),
        )  # fmt: skip
        fill(QVBoxLayout(self._course), bar, self.reader, spacing=space.m, grow=(self.reader,))
        self._pages.addWidget(self.shelf)
        self._pages.addWidget(self._course)
        margins = (space.l, space.m, space.l, space.l)
        fill(
            QVBoxLayout(self), self._card, self._pages, spacing=space.s, margins=margins, grow=(self._pages,)
        )

    def _add_keys(self) -> None:
        reader, commands = self.reader, self.commands
        for action, slot in (
            (commands.go_on, reader.go_on),
            (commands.go_back, reader.go_back),
            (commands.hint, reader.hint),
            (commands.solve, reader.solve),
            (commands.flip, reader.flip),
            (commands.type_move, reader.type_move),
        ):
            action.triggered.connect(partial(self._on_reading_key, slot))
        connect_in_qt(commands.close, "triggered()", self, "close()")
        commands.edit.triggered.connect(self._on_edit_key)

    def _on_reading_key(self, command: Callable[[], None], _checked: bool = False) -> None:
        """The keys of the reader are not those of the shelf, behind which it keeps its place."""
        if self.shows_study:
            command()

    @Slot(bool)
    def _on_edit(self, editing: bool, /) -> None:
        self.edit.setText(self.tr("Preview") if editing else self.tr("Edit"))

    @Slot()
    def _on_edit_key(self) -> None:
        if self.shows_study and self.edit.isVisible():
            self.edit.click()

    # Qt's own

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.form.isAncestorOf(self.focusWidget() or self):  # out of the field, not of the room
            self.reader.board.setFocus()
        elif self.shows_study:
            self.all_studies.click()
        else:
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
