"""The window of studies: the shelf, or one study with its bar of commands above."""

from __future__ import annotations

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.commands.command import with_key
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.notices.room_window import RoomWindow
from harzdame_gui.study.chapter_form import ChapterForm
from harzdame_gui.study.commands import StudyCommands
from harzdame_gui.study.reader import StudyReader
from harzdame_gui.study.shelf import StudyShelf
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import ElidedLabel
from harzdame_gui.widgets.layouts import fill

_USUAL = QSize(1320, 820)
_SMALLEST = QSize(700, 480)


class StudyWindow(RoomWindow):
    """Shows the shelf or a study."""

    def __init__(self, settings: Settings) -> None:
        super().__init__("studies", settings)
        self.shelf = StudyShelf()
        self.form = ChapterForm()
        self.reader = StudyReader(settings, beside=self.form)
        self.all_studies = QPushButton(self.tr("All studies"), autoDefault=False)
        self.title = ElidedLabel()
        self.title.setProperty("role", "heading")
        self.edit = QPushButton(self.tr("Edit"), autoDefault=False)
        self.edit.setCheckable(True)
        self.edit.toggled.connect(self._on_edit)
        self.more = QToolButton()
        self.more.setText(self.tr("More"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.commands = StudyCommands(self)
        tip = self.tr("Write chapters, add moves, ask questions")
        self.edit.setToolTip(with_key(tip, self.commands.edit.shortcut()))
        self.addActions(self.commands.all())
        menu = QMenu(self.more)
        commands = self.commands
        menu.addActions([commands.analyse, commands.print, commands.sheet, commands.publish, commands.copy])
        self.more.setMenu(menu)
        self._course = QWidget()
        self._pages = QStackedWidget()
        self._build()
        self._add_keys()
        self.open_at(_USUAL, _SMALLEST)
        self.show_shelf()

    @property
    def shows_study(self) -> bool:
        """Whether one study is shown."""
        return self._pages.currentWidget() is self._course

    @Slot()
    def show_shelf(self) -> None:
        """Show the shelf."""
        self.setWindowTitle(self.tr("Studies"))
        self._show_page(self.shelf)
        self.shelf.focus_first()

    def show_study(self, title: str, *, own: bool) -> None:
        """Show one study, which can be edited if it is one's `own`."""
        self.show_title(title)
        self.edit.setVisible(own)
        self.commands.copy.setVisible(not own)
        self._show_page(self._course)
        self.reader.page.next.setFocus()

    def _show_page(self, page: QWidget) -> None:
        """Show the shelf, or the study with its keys; behind the shelf it keeps its place."""
        self._pages.setCurrentWidget(page)
        commands = self.commands
        for action in (*commands.steps, commands.flip, commands.type_move, commands.hint, commands.solve):
            action.setEnabled(self.shows_study)

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
            QVBoxLayout(self), self.notice, self._pages, spacing=space.s, margins=margins, grow=(self._pages,)
        )

    def _add_keys(self) -> None:
        reader, commands = self.reader, self.commands
        commands.serve(reader.board, step=reader.step)
        for action, slot in (
            (commands.hint, reader.hint),
            (commands.solve, reader.solve),
            (commands.type_move, reader.type_move),
        ):
            action.triggered.connect(slot)
        commands.edit.triggered.connect(self._on_edit_key)

    @Slot(bool)
    def _on_edit(self, editing: bool, /) -> None:
        self.edit.setText(self.tr("Preview") if editing else self.tr("Edit"))

    @Slot()
    def _on_edit_key(self) -> None:
        if self.shows_study and self.edit.isVisible():
            self.edit.click()

    def leave(self) -> None:
        """Leave the form, or else the study, or else the window."""
        if self.form.isAncestorOf(self.focusWidget() or self):
            self.reader.board.setFocus()
        elif self.shows_study:
            self.all_studies.click()
        else:
            self.close()
