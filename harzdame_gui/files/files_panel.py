"""The list of the games of open files beside the board: tabs, search, games and a small board."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from harzdame_gui.commands.command import first_key, with_key
from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.files.file_tabs import FileTabs
from harzdame_gui.files.games_view import GamesView
from harzdame_gui.theme import current_theme, icon
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.replay_board import ReplayBoard

_BOARD = 192
_ROOM_FOR_BOARD = 660
"""The height from which there is room for the small board."""


class FilesPanel(QWidget):
    """The parts of the list; `FileList` fills it.

    *Signals*
    closed(): the panel is to be hidden.
    openWanted(): another file is to be opened.
    """

    closed = Signal()
    openWanted = Signal()

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._previewed = False
        # in this order, for a screen reader; and in their place, or they would be styled twice
        self._title = label("strong", self.tr("Games"), parent=self)
        self.menu_button = self._tool(self.tr("Commands for the games"))
        self._close = self._tool(with_key(self.tr("Hide the list"), first_key(MainCommands.list_games)))
        self.tabs = FileTabs(self)
        self.view = GamesView(jobs, self)
        self._empty = QWidget(self)
        self.board = ReplayBoard(_BOARD, self)
        self.view.preview_on(self.board).shown.connect(self._on_previewed)
        self.board.opened.connect(self.view.choose)
        self._open = QPushButton(self.tr("Open a file…"), autoDefault=False)
        self._build()
        for button, name in ((self.menu_button, "more"), (self._close, "close")):
            button.setIcon(icon(name))
            button.setIconSize(QSize(1, 1) * current_theme().sizes.icon_small)
        self._close.clicked.connect(self.closed)
        self._open.clicked.connect(self.openWanted)
        self.view.left.connect(self.closed)
        self.show_files((), None)

    def show_files(self, paths: Sequence[Path], current: Path | None) -> None:
        """Show tabs for these files, or an invitation."""
        self.tabs.show_files(paths, current)
        for part in (self.tabs, self.view, self.menu_button):
            part.setVisible(bool(paths))
        self._empty.setVisible(not paths)
        self._fit()

    @Slot(bool)
    def _on_previewed(self, shown: bool) -> None:
        self._previewed = shown
        self._fit()

    def focus_list(self) -> None:
        """Put the keyboard focus on the games, on the search if there are none."""
        if self.tabs.count() == 0:
            self._open.setFocus()
        elif self.view.model.numbers:
            self.view.rows.setFocus()
        else:
            self.view.search.setFocus()

    def _tool(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return button

    def _build(self) -> None:
        space = current_theme().spacing
        self.tabs.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        head = fill(QHBoxLayout(), self._title, self.menu_button, self._close, spacing=0, grow=(self._title,))
        hint = label("muted", self.tr("The games of the files that you open are listed here."), wrap=True)
        row = fill(QHBoxLayout(), self._open, STRETCH)
        fill(QVBoxLayout(self._empty), hint, row, STRETCH, spacing=space.m)
        fill(
            QVBoxLayout(self),
            head,
            self.tabs,
            self.view,
            self._empty,
            self.board,
            spacing=space.s,
            margins=(space.m, space.s, space.m, space.m),
            grow=(self.view, self._empty),
        )

    @Slot()
    def _fit(self) -> None:
        self.board.setVisible(self._previewed and self.tabs.count() > 0 and self.height() >= _ROOM_FOR_BOARD)

    # Qt's own

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
