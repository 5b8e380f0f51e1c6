"""The main window: board and bar from the first, everything else once they have been painted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QDeadlineTimer, QEvent, QKeyCombination, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.commands.chosen_keys import choose_keys
from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.controllers.game.look_ahead import LookAhead
from harzdame_gui.main_window.screen import Screen
from harzdame_gui.main_window.top_bar import TopBar
from harzdame_gui.main_window.widget_path import WidgetPath, path_to, widget_at
from harzdame_gui.play.pacing import Pacing
from harzdame_gui.play.presenter import BoardPresenter
from harzdame_gui.services import Services
from harzdame_gui.text.games import game_name
from harzdame_gui.text.short_moves import write_captures
from harzdame_gui.theme import current_theme
from harzdame_gui.theme.still import Still
from harzdame_gui.widgets import placement
from harzdame_gui.widgets.buttons import press_focused
from harzdame_gui.widgets.connections import connect_in_qt

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from contextlib import AbstractContextManager

    from harzdame_gui.late_services import LateServices
    from harzdame_gui.main_window.hand_over import HandOver
    from harzdame_gui.main_window.parts_made_first import PartsMadeFirst
    from harzdame_gui.main_window.workspace import Workspace
    from harzdame_gui.notices.stand_in import StandIn


_LINE_KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PATIENCE_MS = 1000
"""The longest wait for a desktop to show a window."""


class MainWindow(QMainWindow):
    """One game on one screen.

    The window can be shown and played in at once; `completed` adds its workspace.

    *Signals*
    painted(): the window was painted for the first time.
    """

    painted = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        choose_keys(services.settings.keys.value)
        self._services = services
        write_captures(services.settings.whole_captures.value)
        services.settings.whole_captures.changed.connect(self._on_captures_written)
        self._painted = False
        self._ending = False
        self._workspace: Workspace | None = None
        self.half_made: Workspace | None = None
        self._ahead: PartsMadeFirst | None = None
        self._hand_over: HandOver | None = None
        self._still: Still | None = None
        self._focus: WidgetPath = ()
        self._keys: list[QKeyCombination] = []
        """Those that the window before could not obey any more."""
        self._close_wanted = False
        self._deciding = False  # whether it may be closed, for which the disk is given time
        self.commands = MainCommands(self)
        self.board = BoardView()
        self.ground = Screen(TopBar(self.commands), self.board)
        self.look_ahead = LookAhead(services.session, self)
        self.presenter = BoardPresenter(
            services.session,
            recorder=services.recorder,
            look_ahead=self.look_ahead,
            board=self.board,
            area=self.ground.area,
            actions=self.commands,
            parent=self,
        )
        self._prepare()
        self._connect()

    def _prepare(self) -> None:
        settings = self._services.settings
        self.setWindowTitle("[*]Harzdame")
        self.setCentralWidget(self.ground)
        self.addActions(self.commands.all())
        self.board.follow(settings)
        durations = current_theme().durations
        self._pacing = Pacing(self._services.session, self.board, settings, durations, self)
        placement.restore(self, settings.window_geometry.value)
        self.board.setFocus()
        self._show_game()
        self._show_title()

    def _connect(self) -> None:
        services, actions = self._services, self.commands
        connect_in_qt(actions.quit, "triggered()", self, "close()")
        actions.turn.triggered.connect(self._on_turned)
        actions.full_screen.toggled.connect(self._on_full_screen)
        services.session.stateChanged.connect(self._show_title)
        services.session.gameReplaced.connect(self._show_game)

    def prepared(self) -> Iterator[QWidget]:
        """Makes parts of the workspace one by one: what `completed` does not have to make."""
        from harzdame_gui.main_window.parts_made_first import PartsMadeFirst

        self._ahead = ahead = PartsMadeFirst(self._services, self.commands, self.ground)
        yield from ahead.made()

    def completed(self, late: LateServices) -> Generator[QObject, None, Workspace]:
        """Makes the workspace in steps: the menu, the panel beside the board, and what deals with games.

        It is seen from the last step on; what a key has opened before is closed with the window.
        """
        from harzdame_gui.main_window.parts_made_first import PartsMadeFirst
        from harzdame_gui.main_window.workspace import Workspace

        ahead, self._ahead = self._ahead or PartsMadeFirst(self._services, self.commands, self.ground), None
        workspace = Workspace(
            self._services,
            late,
            ahead=ahead,
            window=self,
            screen=self.ground,
            board=self.board,
            presenter=self.presenter,
            look_ahead=self.look_ahead,
            commands=self.commands,
        )
        self.half_made = workspace
        yield from workspace.installed()
        self._workspace = workspace
        self.board.flipped.connect(late.recovery.note_flip)
        late.recovery.note_flip(self.board.orientation.flipped)
        late.file.changed.connect(self._show_title)
        self._show_title()
        return workspace

    def stand_in(self, copy_report: QAction) -> StandIn:
        """A place for notices in a window whose workspace could not be made."""
        from harzdame_gui.notices.stand_in import StandIn

        card = StandIn(copy_report, self.commands.dismiss)
        self.ground.set_stand_in(card)
        return card

    def cover(self) -> None:
        """Cover the window with a picture of itself until `reveal`; keys and closing wait until then, too."""
        self._focus = path_to(self.focusWidget())
        self._still = Still(self.grab(), self, keeps_keys=True)

    def view_as(self, other: MainWindow) -> None:
        """Be as a covered window that this one replaces, and covered like it, with others beside it."""
        from harzdame_gui.main_window.hand_over import HandOver

        self.setWindowTitle(other.windowTitle())
        if other._still is not None:
            self._still = Still(other._still.picture, self)
            self._keys = other._still.keys
        self._close_wanted = other._close_wanted or other._asks_to_close
        self._focus = other._focus
        self.presenter.set_flipped(other.board.orientation.flipped)
        if other._workspace is not None:  # last: the other one does not go on with what is handed over
            self._hand_over = HandOver()
            self._hand_over.take_from(other._workspace)

    def keep(self) -> None:
        """Go on, since no window could take the place of this one: the board sets the pace again."""
        self._pacing.hold()

    def opened_inside(self, told: Callable[[], AbstractContextManager[None]]) -> Iterator[QWidget]:
        """Shows, one by one, what was told and looked at in the window that this one replaces.

        Each is shown in a context from `told`, which tells of its failure; the others follow nevertheless.
        """
        for opening in tuple(self._hand_over.inside) if self._hand_over else ():
            if self._workspace is not None:
                with told():
                    opening(self._workspace)
                yield self

    def reveal(self) -> None:
        """Take the picture off the window, and put the focus where it was in the window before.

        What was handed over and is not taken up by now is put to rest; keys that waited are obeyed.
        """
        if self._hand_over is not None:
            self._hand_over.rest()
        if self._still is None:
            return
        still, self._still = self._still, None
        focused, nowhere = widget_at(self._focus, self), (None, self, self.board, still)
        if focused is not None and focused.isEnabled() and self.focusWidget() in nowhere:
            focused.setFocus()
        keys, self._keys = [*self._keys, *still.keys], []
        still.hide()
        still.deleteLater()
        if self._close_wanted:
            QTimer.singleShot(0, self, self.close)
        for pressed in keys:
            QTimer.singleShot(0, self, partial(self._obey, pressed))

    def _obey(self, pressed: QKeyCombination) -> None:
        """Do what a key does that came too late for the window before."""
        meant = QKeySequence(pressed)
        for action in self.actions():
            if meant in action.shortcuts() and action.isEnabled() and not self.is_closed:
                action.trigger()
                return

    def opened_beside(self, told: Callable[[], AbstractContextManager[None]]) -> Iterator[QWidget]:
        """Opens, one by one, what was open beside the window that this one replaces, and stays in front.

        `told`: see `opened_inside`.
        """
        beside, self._hand_over = tuple(self._hand_over.beside) if self._hand_over else (), None
        for opening in beside:
            while self._deciding:
                yield self
            if self._workspace is None or self.is_closed:
                return
            window = None
            with told():
                window = opening(self._workspace)
            patience = QDeadlineTimer(_PATIENCE_MS)
            while not (self.is_closed or _is_seen(window) or patience.hasExpired()):
                yield self  # until then the desktop would put it in front again
        if beside and not self.is_closed:
            self.raise_()
            self.activateWindow()

    @property
    def is_deciding(self) -> bool:
        """Whether the disk is given time just now, so that the window may close."""
        return self._deciding

    @property
    def _asks_to_close(self) -> bool:
        return self._workspace is not None and self._workspace.asks_to_close

    @property
    def is_closed(self) -> bool:
        """Whether it was closed, by whomever."""
        return self._ending or not self.isVisible()

    def dispose(self) -> None:
        """Close for good, for another window that takes the game over."""
        self.end()
        self.deleteLater()

    def end(self) -> None:
        """Close without a question."""
        self._ending = True
        self.close()

    def come_forward(self) -> None:
        """Show the window above all others."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    @Slot(object)
    def _on_captures_written(self, whole: bool) -> None:
        write_captures(whole)
        self._services.session.treeChanged.emit()

    @Slot()
    def _show_title(self) -> None:
        self.setWindowTitle(self._title())
        self.setWindowModified(self._services.session.modified)

    def _title(self) -> str:
        file = self._workspace.file if self._workspace is not None else None
        name = self.tr("Safe start – Harzdame") if self._services.safe else "Harzdame"
        if file is None or file.path is None:
            return f"[*]{name}"
        if file.count == 1:
            return f"{file.path.name}[*] – {name}"
        place = self.tr("Game {number} of {count}").format(
            number=self.locale().toString(file.number), count=self.locale().toString(file.count)
        )
        return f"{file.path.name}[*] – {place} – {name}"

    @Slot(bool)
    def _on_full_screen(self, wanted: bool) -> None:
        full = Qt.WindowState.WindowFullScreen
        state = self.windowState()
        self.setWindowState(state | full if wanted else state & ~full)  # maximised before, maximised after

    @Slot(bool)
    def _on_turned(self, standing: bool) -> None:
        """Remember the turn for this game, and for no other."""
        setting, game = self._services.settings.standing_games, self._services.session.position.rules.id
        others = tuple(other for other in setting.value if other != game)
        setting.set((*others, game) if standing else others)

    @Slot()
    def _show_game(self) -> None:
        game = self._services.session.position.rules.id
        self.commands.turn.setChecked(game in self._services.settings.standing_games.value)
        self.ground.top_bar.show_game(game_name(self._services.session.position.rules))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self.painted.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        # no question where it can be kept: an unsaved game comes back at the next start
        if self._still is not None and not self._ending:
            self._close_wanted = True
            event.ignore()
            return
        if self._deciding and not self._ending:
            event.ignore()
            return
        if self._workspace is not None and not self._ending and not self._may_close(self._workspace):
            event.ignore()
            self.come_forward()  # what is asked is to be seen
            return
        if not self.isFullScreen():
            self._services.settings.window_geometry.set(placement.saved(self))
        if self.half_made is not None:
            self.half_made.close()
        if self._hand_over is not None:
            self._hand_over.rest()
        super().closeEvent(event)

    def _may_close(self, workspace: Workspace) -> bool:
        self._deciding = True
        try:
            return workspace.may_close()
        finally:
            self._deciding = False

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and cast("QKeyEvent", event).key() == Qt.Key.Key_Space
        ):
            # it is the game's only on the board; elsewhere it presses what has the focus
            event.setAccepted(self.focusWidget() not in (None, self, self.board))
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if press_focused(self, event):
            return
        # not a shortcut: the board first puts back what it holds
        if self.look_ahead.active and event.key() in _LINE_KEYS:
            (self.look_ahead.leave if event.key() == Qt.Key.Key_Escape else self.look_ahead.take)()
        elif event.key() == Qt.Key.Key_Escape:
            self.board.clear_marks()
            if self._workspace is not None:
                self._workspace.put_away()
            self.commands.full_screen.setChecked(False)
        else:
            super().keyPressEvent(event)


def _is_seen(window: QWidget | None) -> bool:
    """Whether it is on the screen, if there is one."""
    handle = window.windowHandle() if window is not None else None
    return handle is None or handle.isExposed()
