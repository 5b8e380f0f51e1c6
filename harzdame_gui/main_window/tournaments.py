"""Tournaments from the main window: the way to their room, and the offer to go on with one cut off."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from harzdame_engine import GameTree
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction

from harzdame_gui.context import Context
from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.controllers.tournament.board_games import BoardGames
from harzdame_gui.controllers.tournament.mark import RecordMark
from harzdame_gui.controllers.work.job import Job, file_lane
from harzdame_gui.text.message import Message
from harzdame_gui.text.sizes import one_line

if TYPE_CHECKING:
    from harzdame_gui.tournament.room import TournamentRoom


class Tournaments(QObject):
    """Makes the room when it is first entered."""

    def __init__(
        self, context: Context, *, study: Callable[[GameTree], None], play: Callable[[NewGame], None]
    ) -> None:
        super().__init__(context.window)
        tournaments = context.late.tournaments
        self._context = context
        self._service = tournaments
        self._study = study
        self._play = play
        self._board_games = BoardGames(context.session, tournaments, self)
        self._notices = context.notices
        self.room: TournamentRoom | None = None
        self._looking: Job | None = None
        self._left: Path | None = None
        self._cut_off: Message | None = None
        self._expected: Path | None = None
        """What is played in a window that goes, until the room of this one is entered."""
        self._next: Path | None = None
        """What goes on when the games have ended that are being played yet."""
        self._resume = QAction(self.tr("Go on"), self)
        self._resume.triggered.connect(self._on_resume)
        self._back = QAction(self.tr("Back to the tournament"), self)
        self._back.triggered.connect(self._on_back)
        self._board_games.reported.connect(self._on_reported)
        context.commands.tournament.triggered.connect(self.show)
        tournaments.ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)  # behind its own answer
        tournaments.failed.connect(self._on_failed)

    def look_for_left(self) -> None:
        """Offer to go on with a tournament that was cut off, if there is one."""
        self._looking = self._service.left()
        self._looking.finished.connect(self._offer)

    @Slot(object)
    def _offer(self, left: Path | None) -> None:
        if left is not None and left != self._expected and not self._service.running:  # else it goes on here
            self._left = left
            self._service.forget_left(left)
            title = self.tr("A tournament was cut off.")
            text = self.tr("All games that were finished are kept, and the others can still be played.")
            self._cut_off = Message(title, text)
            self._notices.say(self._cut_off, actions=(self._resume,))

    def close(self) -> None:
        """End the games and close the window; the next start offers to go on with them."""
        if self._looking is not None:  # nobody would see what it offers
            self._looking.cancel()
        if self._expected is not None:
            self._service.leave()  # it may still be played
            mark = partial(RecordMark(self._service.folder).set, self._expected)
            self._context.jobs.run(lambda _job: mark(), lane=file_lane(self._expected))
        self._expected = self._next = None
        if self.room is not None:
            self.room.close()

    @Slot()
    def show(self) -> None:
        """Open the window; what is expected goes on, once it has ended where it was played."""
        self._entered().open()
        path, self._expected = self._expected, None
        if path is None:
            return
        if self._service.running:
            self._next = path
        else:
            self._resume_at(path, self._service.concurrency)

    def go_on(self, path: Path) -> None:
        """Open the window on a tournament on record, which goes on; if one is played now, on that."""
        self._entered().open()
        if not self._service.running:
            self._resume_at(path)

    def expect(self, path: Path) -> None:
        """Go on with a tournament that another window leaves, as soon as the window is opened."""
        self._expected = path

    def _resume_at(self, path: Path, concurrency: int | None = None) -> None:
        if path == self._left and self._notices.said == self._cut_off:
            self._notices.dismiss()
        self._entered().resume(path, concurrency)

    @Slot()
    def _on_ended(self) -> None:
        path, self._next = self._next, None
        if path is not None:
            self._resume_at(path, self._service.concurrency)

    @Slot()
    def _on_failed(self) -> None:
        self._next = None

    def _entered(self) -> TournamentRoom:
        if self.room is None:
            from harzdame_gui.tournament.room import TournamentRoom

            self.room = TournamentRoom(self._context, self._board_games, study=self._study, play=self._play)
        return self.room

    @Slot(str)
    def _on_reported(self, name: str) -> None:
        message = Message(self.tr("The result is in the table of the tournament."), one_line(name))
        self._notices.offer(message, (self._back,))

    @Slot()
    def _on_back(self) -> None:
        self._notices.dismiss()
        self.show()

    @Slot()
    def _on_resume(self) -> None:
        if self._left is not None:
            self._resume_at(self._left)
