"""The main window: puts the screen together and hands its events on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow

from harzdame_gui.board import BoardView
from harzdame_gui.main_window import placement
from harzdame_gui.main_window.preferences import Preferences
from harzdame_gui.main_window.screen import Screen
from harzdame_gui.main_window.top_bar import TopBar
from harzdame_gui.play.presenter import BoardPresenter
from harzdame_gui.services import Services
from harzdame_gui.text.games import game_name
from harzdame_gui.text.message import Message
from harzdame_gui.theme import Theme
from harzdame_gui.theme.window_style import window_stylesheet
from harzdame_gui.widgets.actions import Actions
from harzdame_gui.widgets.menu import MainMenu

if TYPE_CHECKING:
    from harzdame_gui.controllers.files.game_file import GameFile
    from harzdame_gui.controllers.game.recovery import Recovery
    from harzdame_gui.files.recovering import Recovering
    from harzdame_gui.files.saving import Saving
    from harzdame_gui.main_window.games import Games
    from harzdame_gui.main_window.panel import PanelParts
    from harzdame_gui.rules.window import RulesWindow


class MainWindow(QMainWindow):
    """One game on one screen.

    It is shown before all of it is there: a game can be looked at and played
    at once, and `furnish` adds the panel and what deals with files.

    *Signals*
    painted(): the window was painted for the first time.
    noticePassed(): what `say` said was dismissed, or the game went on.
    """

    painted = Signal()
    noticePassed = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        theme = services.themes.theme
        self.setStyleSheet(window_stylesheet(theme))  # before there is anything that has to be styled again
        self._services = services
        self._may_close = False
        self._painted = False
        self._file: GameFile | None = None
        self._saving: Saving | None = None
        self._games: Games | None = None
        self._recovering: Recovering | None = None
        self._rules: RulesWindow | None = None
        self._panel: PanelParts | None = None
        self._actions = Actions(theme, self)
        self._menu = MainMenu(self._actions, self)
        self._board = BoardView(theme)
        self._screen = Screen(TopBar(self._actions, self._menu, theme), self._board, theme)
        self._table = BoardPresenter(
            services.session,
            board=self._board,
            area=self._screen.area,
            actions=self._actions,
            parent=self,
        )
        self._preferences = Preferences(
            services.settings, services.themes, self._board, self._menu.view, self
        )
        self._prepare()
        self._connect()

    def _prepare(self) -> None:
        self.setWindowTitle("[*]Harzdame")
        self.setCentralWidget(self._screen)
        self.addActions(self._actions.all())
        self.setAcceptDrops(True)
        self._actions.turn.setChecked(self._services.settings.standing)
        placement.restore(self, self._services.settings.window_geometry)
        self._board.setFocus()
        self._show_game()
        self._show_title()
        self._show_recent()

    def furnish(self, file: GameFile, recovery: Recovery) -> Games:
        """Add the panel beside the board, and what deals with files and with other games."""
        from harzdame_gui.endgames.table_list import EndgameList
        from harzdame_gui.files.recovering import Recovering
        from harzdame_gui.files.saving import Saving
        from harzdame_gui.main_window.games import Games

        services, actions = self._services, self._actions
        notices = self._furnish_panel().notices
        saving = Saving(services.session, file, services.settings, self)
        games = Games(
            services.session,
            file=file,
            settings=services.settings,
            saving=saving,
            notices=notices,
            themes=services.themes,
            window=self,
        )
        games.rulesWanted.connect(self._show_rules_of)
        for action, slot in (
            (actions.new_game, games.new_game),
            (actions.choose_game, games.choose_game),
            (actions.open, games.open),
            (actions.save, saving.save),
            (actions.save_as, saving.save_as),
            (actions.set_up, games.set_up),
            (actions.copy_position, games.copy_position),
            (actions.copy_game, games.copy_game),
            (actions.paste, games.paste),
        ):
            action.triggered.connect(slot)
        EndgameList(services, study=games.study, actions=actions, window=self)
        self._menu.recentChosen.connect(games.open_path)
        file.changed.connect(self._show_title)
        self._file, self._saving, self._games = file, saving, games
        self._recovering = Recovering(
            services.session,
            recovery=recovery,
            file=file,
            settings=services.settings,
            saving=saving,
            notices=notices,
            actions=actions,
        )
        self._show_title()
        return games

    def _furnish_panel(self) -> PanelParts:
        if self._panel is None:
            from harzdame_gui.main_window.panel import build_panel

            self._panel = build_panel(
                self._screen,
                self._board,
                self._table,
                self._services,
                actions=self._actions,
                options=self._menu.analysis,
            )
            self._panel.notices.passed.connect(self.noticePassed)
        return self._panel

    def _connect(self) -> None:
        services, actions = self._services, self._actions
        actions.rules.triggered.connect(self._show_rules)
        actions.about.triggered.connect(self._show_about)
        actions.quit.triggered.connect(self.close)
        actions.full_screen.toggled.connect(self._on_full_screen)
        actions.turn.toggled.connect(self._on_turned)
        services.themes.changed.connect(self._on_theme_changed)
        services.session.stateChanged.connect(self._show_title)
        services.session.gameReplaced.connect(self._show_game)
        services.settings.changed.connect(self._on_setting_changed)

    def restore(self) -> None:
        """Put the game that a crash left back on the board; only after `furnish`."""
        if self._recovering is not None:
            self._recovering.restore()

    def say(self, message: Message, *, warning: bool = False) -> None:
        """Say something that happened, in the panel beside the board."""
        from harzdame_gui.notices.card import Tone

        self._furnish_panel().notices.say(message, Tone.WARNING if warning else Tone.CALM)

    @property
    def said(self) -> Message | None:
        """What happened last, as long as it is being said."""
        return self._panel.notices.said if self._panel is not None else None

    def dispose(self) -> None:
        """Close without a question: another window takes the game over."""
        self._may_close = True
        self.close()
        self.deleteLater()

    @Slot()
    def _show_title(self) -> None:
        path = self._file.path if self._file is not None else None
        name = path.name if path is not None else ""
        self.setWindowTitle(f"{name}[*] – Harzdame" if name else "[*]Harzdame")
        self.setWindowModified(self._services.session.modified)

    @Slot(str)
    def _on_setting_changed(self, name: str) -> None:
        if name == "recent_files":
            self._show_recent()

    def _show_recent(self) -> None:
        self._menu.show_recent([Path(name) for name in self._services.settings.recent_files])

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

    @Slot(bool)
    def _on_turned(self, standing: bool) -> None:
        self._services.settings.standing = standing

    @Slot()
    def _show_about(self) -> None:
        from harzdame_gui.main_window.about import AboutDialog

        dialog = AboutDialog(self._services.themes.theme, self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot()
    def _show_game(self) -> None:
        self._screen.top_bar.show_game(game_name(self._services.session.position.rules))

    @Slot()
    def _show_rules(self) -> None:
        """The rules of the game on the board, at what was just said of them."""
        section = self._panel.notices.section if self._panel is not None else ""
        self._show_rules_of(self._services.session.position.rules.id, section)

    @Slot(str)
    def _show_rules_of(self, game: str, section: str = "") -> None:
        from harzdame_gui.rules.window import RulesWindow

        if self._rules is None:
            self._rules = RulesWindow(self._services.settings, self._services.themes)
        self._rules.show_rules(game, section)

    def _close_now(self) -> None:
        self._may_close = True
        self.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self.painted.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._saving is not None and self._services.session.modified and not self._may_close:
            event.ignore()
            self._saving.ask_first(self._close_now)
            return
        if not self.isFullScreen():
            self._services.settings.window_geometry = placement.saved(self)
        if self._rules is not None:
            self._rules.close()
        if self._panel is not None:
            self._panel.analysis.close()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # not a shortcut: the board first puts back what it holds
        if event.key() == Qt.Key.Key_Escape:
            self._board.clear_marks()
            if self._panel is not None:
                self._panel.notices.dismiss()
            self._actions.full_screen.setChecked(False)
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._games is not None and any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths and self._games is not None:
            event.acceptProposedAction()
            self._games.open_path(paths[0])
