"""The room of tournaments: joins its window to the service and to the board."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from harzdame_engine import GameTree
from harzdame_engine.pdn import scan
from harzdame_engine.tournament.fixtures import Fixture
from harzdame_engine.tournament.record import GameResult
from PySide6.QtCore import QObject, QSize, Qt, Slot
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from harzdame_gui.context import Context
from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.tournament.board_games import BoardGames, UnknownProgramError, new_game
from harzdame_gui.controllers.tournament.course import Course
from harzdame_gui.controllers.tournament.kept import Kept, Unreadable
from harzdame_gui.notices.room_window import RoomWindow
from harzdame_gui.text.message import Message
from harzdame_gui.theme import current_theme
from harzdame_gui.tournament.course_view import CourseView
from harzdame_gui.tournament.kept_list import KeptList
from harzdame_gui.tournament.setup_dialog import TournamentDialog
from harzdame_gui.tournament.text import (
    failure_detail,
    failure_message,
    place_message,
    unknown_program_message,
)
from harzdame_gui.widgets.connections import close_for_good
from harzdame_gui.widgets.layouts import fill

_USUAL = QSize(1200, 760)
_SMALLEST = QSize(860, 540)


class TournamentWindow(RoomWindow):
    """The list of tournaments, or one of them."""

    def __init__(self, settings: Settings) -> None:
        super().__init__("tournaments", settings)
        theme = current_theme()
        self.setWindowTitle(self.tr("Tournaments"))
        self.list = KeptList()
        self.course = CourseView()
        self.course.games.board.follow(settings)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.list)
        self._pages.addWidget(self.course)
        space = theme.spacing.l
        margins = (space, space, space, space)
        fill(
            QVBoxLayout(self), self.notice, self._pages, spacing=theme.spacing.s, margins=margins,
            grow=(self._pages,),
        )  # fmt: skip
        self.open_at(_USUAL, _SMALLEST)

    @property
    def shows_course(self) -> bool:
        """Whether one tournament is shown."""
        return self._pages.currentWidget() is self.course

    def show_list(self) -> None:
        """Show the list."""
        self._pages.setCurrentWidget(self.list)

    def show_course(self, course: Course, *, running: bool) -> None:
        """Show one tournament."""
        self.course.open(course, running=running)
        self._pages.setCurrentWidget(self.course)

    def leave(self) -> None:
        """Leave the tournament for the list, or else close the window."""
        (self.course.leave if self.shows_course else self.close)()


class TournamentRoom(QObject):
    """The window of tournaments and what happens in it. Closing it ends the games; they can go on later."""

    def __init__(
        self,
        context: Context,
        board_games: BoardGames,
        *,
        study: Callable[[GameTree], None],
        play: Callable[[NewGame], None],
    ) -> None:
        super().__init__(context.window)
        self._services = context.services
        self._service = context.late.tournaments
        self._board_games = board_games
        self._study = study
        self._play = play
        self._main = context.window
        self._course: Course | None = None
        self._failure: Message | None = None
        self.window = TournamentWindow(context.settings)
        self._connect()

    def open(self) -> None:
        """Bring the window to the front."""
        fresh = not self.window.isVisible()
        self._come_forward()
        if fresh and not self._service.running:
            self._show_list()

    @property
    def under_way(self) -> Path | None:
        """The record of the tournament that is being played here; None for one that is about to rest."""
        plays = self._service.running and not self._service.draining
        return self._course.path if self._course is not None and plays else None

    def resume(self, path: Path, concurrency: int | None = None) -> None:
        """Go on with a tournament, with so many games at once; None: by the cores."""
        self.window.dismiss()
        self._come_forward()
        self._service.resume(path, concurrency)

    def close(self) -> None:
        """Close the window for good."""
        self._service.leave()
        close_for_good(self.window, self)

    def _come_forward(self) -> None:
        self._service.attended = True
        self.window.come_forward()

    @Slot()
    def _on_closed(self) -> None:
        self._service.attended = False
        self._service.stop()

    def _connect(self) -> None:
        window, service = self.window, self._service
        window.closed.connect(self._on_closed)
        window.list.newWanted.connect(self._ask)
        window.list.opened.connect(self.resume)
        window.list.removed.connect(self._remove)
        window.list.backWanted.connect(self._put_back)
        window.list.sought.connect(self._tell_place)
        window.course.pauseWanted.connect(self._pause)
        window.course.resumeWanted.connect(self._resume_shown)
        window.course.listWanted.connect(self._show_list)
        window.course.gameOpened.connect(self._open_game)
        window.course.own_game.playWanted.connect(self._play_own)
        service.began.connect(self._on_began)
        service.begun.connect(window.course.begin_game)
        service.moved.connect(window.course.move_on)
        service.finished.connect(window.course.end_game)
        service.changed.connect(self._on_changed)
        service.ended.connect(self._on_ended)
        service.failed.connect(self._on_failed)

    @Slot()
    def _show_list(self) -> None:
        self.window.show_list()
        self._service.kept().finished.connect(self._on_kept)

    @Slot(object)
    def _on_kept(self, kept: tuple[Kept | Unreadable, ...]) -> None:
        self.window.list.show_kept(kept)
        self.window.list.offer_back(self._service.can_put_back > 0)

    @Slot()
    def _ask(self) -> None:
        game = self._services.session.position.rules.id
        playing = self._services.engine.programs.playing
        you = self._services.settings.player_name.value
        dialog = TournamentDialog(game, self._services.folders, self.window, programs=playing, person=you)
        dialog.accepted.connect(lambda: self._start(dialog))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _start(self, dialog: TournamentDialog) -> None:
        self.window.dismiss()
        self._service.start(dialog.plan, dialog.at_once)

    @Slot(object)
    def _remove(self, path: Path) -> None:
        job = self._service.remove(path)
        job.failed.connect(self._on_not_removed)
        job.ended.connect(self._show_list)

    @Slot()
    def _put_back(self) -> None:
        if self._service.can_put_back:  # a second click may come before the list is shown anew
            job = self._service.put_back()
            job.failed.connect(self._on_not_put_back)
            job.ended.connect(self._show_list)

    @Slot(object)
    def _tell_place(self, path: Path) -> None:
        self.window.say(place_message(path), warning=True)

    @Slot()
    def _pause(self) -> None:
        self._service.pause()
        self.window.course.show_running(running=True, draining=True)

    @Slot()
    def _resume_shown(self) -> None:
        if self._course is not None:
            self.resume(self._course.path)

    @Slot(object)
    def _open_game(self, game: GameResult) -> None:
        found = scan(game.pdn).games
        tree = found[0].read().tree if found else None
        if tree is not None:
            self._study(tree)
            self._show_board()

    @Slot(object)
    def _play_own(self, fixture: Fixture) -> None:
        course = self._course
        if course is None:
            return
        if not self._board_games.on_board(course.path, fixture):
            programs = self._services.engine.programs.playing(course.plan.game)
            try:
                self._play(new_game(course.plan, course.path, fixture, programs))
            except UnknownProgramError as error:
                self.window.say(unknown_program_message(str(error)), warning=True)
                return
        self._show_board()

    def _show_board(self) -> None:
        self._main.activateWindow()
        self._main.raise_()

    @Slot(object)
    def _on_began(self, course: Course) -> None:
        self._course = course
        self._withdraw_failure()
        self.window.show_course(course, running=not course.over)

    @Slot(object)
    def _on_changed(self, course: Course) -> None:
        self._course = course
        if course.over:
            self._withdraw_failure()
        self.window.course.show_course(course)

    @Slot(object)
    def _on_ended(self, course: Course) -> None:
        self._on_changed(course)
        self.window.course.show_running(running=False, draining=False)

    @Slot(object)
    def _on_not_removed(self, error: Exception) -> None:
        message = Message(self.tr("The tournament cannot be removed."), failure_detail(error))
        self.window.say(message, warning=True)

    @Slot(object)
    def _on_not_put_back(self, error: Exception) -> None:
        message = Message(self.tr("The tournament cannot be put back."), failure_detail(error))
        self.window.say(message, warning=True)

    @Slot(object, bool)
    def _on_failed(self, error: Exception, begun: bool) -> None:
        self.window.course.show_running(running=False, draining=False)
        if not (begun and self.window.shows_course):
            self._show_list()
        self._failure = failure_message(error, begun=begun)
        self.window.say(self._failure, warning=True)

    def _withdraw_failure(self) -> None:
        """It goes on, or its record was written after all."""
        if self._failure is not None:
            self.window.notice.withdraw(self._failure)
            self._failure = None
