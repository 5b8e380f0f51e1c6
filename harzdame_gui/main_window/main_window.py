"""The main window: board and bar from the first, everything else once they have been painted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow

from harzdame_gui import rooms
from harzdame_gui.board import BoardView
from harzdame_gui.controllers.settings.choices import AnimationSpeed
from harzdame_gui.main_window.screen import Screen
from harzdame_gui.main_window.top_bar import TopBar
from harzdame_gui.play.presenter import BoardPresenter
from harzdame_gui.services import Services
from harzdame_gui.text.games import game_name
from harzdame_gui.theme import Theme, window_stylesheet
from harzdame_gui.widgets import placement
from harzdame_gui.widgets.actions import Actions
from harzdame_gui.widgets.setting_tick import SettingTick

if TYPE_CHECKING:
    from harzdame_gui.late_services import LateServices
    from harzdame_gui.main_window.workspace import Workspace


class MainWindow(QMainWindow):
    """One game on one screen.

    The window can be shown and played in at once; `complete` adds its workspace.

    *Signals*
    painted(): the window was painted for the first time.
    """

    painted = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        theme = services.themes.theme
        self.setStyleSheet(window_stylesheet(theme))  # before there is anything that has to be styled again
        self._services = services
        self._may_close = False
        self._painted = False
        self._workspace: Workspace | None = None
        self._actions = Actions(theme, self)
        self._board = BoardView(theme)
        self._screen = Screen(TopBar(self._actions, theme), self._board, theme)
        self._presenter = BoardPresenter(
            services.session,
            board=self._board,
            area=self._screen.area,
            actions=self._actions,
            parent=self,
        )
        self._prepare()
        self._connect()

    def _prepare(self) -> None:
        settings = self._services.settings
        self.setWindowTitle("[*]Harzdame")
        self.setCentralWidget(self._screen)
        self.addActions(self._actions.all())
        self.setAcceptDrops(True)
        SettingTick(self._actions.turn, settings.standing)
        settings.show_coordinates.follow(self._board.set_coordinates)
        settings.show_targets.follow(self._board.set_targets_shown)
        settings.animation_speed.follow(self._on_animation_speed)
        placement.restore(self, settings.window_geometry.value)
        self._board.setFocus()
        self._show_game()
        self._show_title()

    def _connect(self) -> None:
        services, actions = self._services, self._actions
        actions.quit.triggered.connect(self.close)
        actions.full_screen.toggled.connect(self._on_full_screen)
        services.themes.changed.connect(self._on_theme_changed)
        services.session.stateChanged.connect(self._show_title)
        services.session.gameReplaced.connect(self._show_game)

    def complete(self, late: LateServices) -> Workspace:
        """Make the workspace: the menu, the panel beside the board, and what deals with files and games."""
        self._workspace = rooms.workspace()(
            self._services,
            late,
            window=self,
            screen=self._screen,
            board=self._board,
            presenter=self._presenter,
            actions=self._actions,
        )
        late.file.changed.connect(self._show_title)
        self._show_title()
        return self._workspace

    def view_as(self, other: MainWindow) -> None:
        """See the board from the same side as in a window that this one replaces."""
        self._presenter.set_flipped(other._presenter.is_flipped)

    def dispose(self) -> None:
        """Close without a question, for another window that takes the game over."""
        self._close_now()
        self.deleteLater()

    @Slot()
    def _show_title(self) -> None:
        path = self._workspace.file.path if self._workspace is not None else None
        self.setWindowTitle(f"{path.name}[*] – Harzdame" if path is not None else "[*]Harzdame")
        self.setWindowModified(self._services.session.modified)

    @Slot(object)
    def _on_animation_speed(self, speed: AnimationSpeed) -> None:
        self._board.set_animation_speed(speed.factor)

    @Slot(object)
    def _on_theme_changed(self, theme: Theme) -> None:
        self.setStyleSheet(window_stylesheet(theme))
        self._actions.set_theme(theme)
        self._screen.set_theme(theme)
        self._board.set_theme(theme)

    @Slot(bool)
    def _on_full_screen(self, wanted: bool) -> None:
        full = Qt.WindowState.WindowFullScreen
        state = self.windowState()
        self.setWindowState(state | full if wanted else state & ~full)  # maximised before, maximised after

    @Slot()
    def _show_game(self) -> None:
        self._screen.top_bar.show_game(game_name(self._services.session.position.rules))

    def _close_now(self) -> None:
        self._may_close = True
        self.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self.painted.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        workspace = self._workspace
        if workspace is not None and self._services.session.modified and not self._may_close:
            event.ignore()
            workspace.ask_first(self._close_now)
            return
        if not self.isFullScreen():
            self._services.settings.window_geometry.set(placement.saved(self))
        if workspace is not None:
            workspace.close()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # not a shortcut: the board first puts back what it holds
        if event.key() == Qt.Key.Key_Escape:
            self._board.clear_marks()
            if self._workspace is not None:
                self._workspace.notices.dismiss()
            self._actions.full_screen.setChecked(False)
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._workspace is not None and any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths and self._workspace is not None:
            event.acceptProposedAction()
            self._workspace.games.open_path(paths[0])
