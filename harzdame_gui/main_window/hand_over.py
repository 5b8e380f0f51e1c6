"""What is open beside the board and asked above it, taken over where another window has its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QByteArray, QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from harzdame_gui.controllers.openings.drill import Drill
    from harzdame_gui.controllers.puzzles.training import Training
    from harzdame_gui.library.stored_game import StoredStand
    from harzdame_gui.main_window.study_rooms import StudyRooms
    from harzdame_gui.main_window.workspace import Workspace

Opening = Callable[["Workspace"], QWidget | None]
"""Opens a window in a workspace that was open in another, and returns it."""
_Show = Callable[["Workspace"], None]
_Find = Callable[["Workspace"], QWidget | None]


class _Room(Protocol):
    @property
    def window(self) -> QWidget: ...


class _Handed(NamedTuple):
    """What goes on in another window, what puts it to rest, and what closes that which showed it before."""

    thing: QObject
    rest: Callable[[], None]
    leave: Callable[[], None]


class HandOver:
    """What brings into another workspace what was in sight in one that goes, inside its window or beside."""

    def __init__(self) -> None:
        self.inside: list[_Show] = []
        self.beside: list[Opening] = []
        self._handed: list[_Handed] = []
        """It belongs to nobody until it is taken up."""

    def take_from(self, workspace: Workspace) -> None:
        """Take what is told in a workspace, what covers it or is looked at, and the windows beside it.

        Of that workspace it is the last: what is handed over does not go on in it.
        """
        try:
            self.beside += (
                partial(_open, find, show, window.saveGeometry())
                for find, show in self._ways(workspace)
                if (window := find(workspace)) is not None and window.isVisible()
            )
            self.inside.append(partial(_keep_stored, workspace.stored.stand))
            self.inside += (*_told(workspace), *self._looked_at(workspace))
            if workspace.windows.unread_reports is not None:
                self.beside.append(_report)
        except Exception:
            for handed in self._handed:
                handed.leave()
            self.rest()
            raise

    def rest(self) -> None:
        """Put to rest whatever nobody has taken up; it goes with the last who knows it."""
        for handed in self._handed:
            if isValid(handed.thing) and handed.thing.parent() is None:
                handed.rest()
        self._handed.clear()

    def _looked_at(self, workspace: Workspace) -> Iterator[_Show]:
        """A line, the playing through of a game, and the page that covers the window."""
        replay, learning = workspace.replaying
        ahead = workspace.look_ahead
        if ahead.active:
            origin, moves, rest = ahead.origin, ahead.moves, ahead.rest
            yield lambda other: other.look_ahead.take_up(origin, moves, rest)
        if (listed := workspace.file_list.stand) is not None:
            yield lambda other: other.file_list.take_up(*listed)
        if not replay.bar.isHidden():
            playing = replay.autoplay.playing
            yield lambda other: other.replaying.replay.take_up_bar(playing)
        if replay.guessing is not None and replay.guessing.isVisible():
            guesses = replay.guessing.hand_over()
            if guesses.game is not None:
                self._handed.append(_Handed(guesses.game, guesses.game.stop, replay.guessing.leave))
            yield lambda other: other.replaying.replay.take_up_guess(guesses)
        if learning.page is not None and learning.page.isVisible():
            tasks = learning.page.hand_over()
            if tasks.game is not None:
                self._handed.append(_Handed(tasks.game, tasks.game.stop, learning.page.leave))
            yield lambda other: other.replaying.learning.take_up(tasks)

    def _ways(self, workspace: Workspace) -> Iterator[tuple[_Find, _Show]]:
        """How each window is found in a workspace, and what opens it as it is in this one."""
        windows = workspace.windows
        if windows.library is not None:
            wanted = windows.library.stand
            yield lambda other: other.windows.library, lambda other: other.windows.take_up_library(wanted)
        yield lambda other: other.windows.keys, lambda other: other.windows.show_keys()
        if (settings := workspace.settings.window) is not None:
            changed = settings.stand
            yield lambda other: other.settings.window, lambda other: other.settings.take_up(changed)
        if windows.rules is not None:
            game = windows.rules.game
            yield lambda other: other.windows.rules, lambda other: other.windows.show_rules_of(game)
        if windows.comparison is not None:
            compared = windows.comparison.games
            yield (
                lambda other: other.windows.comparison,
                lambda other: other.windows.compare(*(rules.id for rules in compared)),
            )
        if (tournaments := workspace.tournaments.room) is not None:
            path = tournaments.under_way
            if path is not None:
                self.inside.append(partial(_expect, path))
            yield lambda other: _of(other.tournaments.room), lambda other: other.tournaments.show()
        if (comparing := workspace.replaying.replay.comparing) is not None and (stand := comparing.stand):
            yield (
                lambda other: other.replaying.replay.comparing,
                lambda other: other.replaying.replay.take_up_compare(stand),
            )
        yield from self._rooms(workspace.rooms)
        yield (
            lambda other: other.replaying.replay.presentation,
            lambda other: other.replaying.replay.present(),
        )

    def _rooms(self, rooms: StudyRooms) -> Iterator[tuple[_Find, _Show]]:
        """The same for the windows of puzzles, studies and openings, which may go on with what is in them."""
        if (puzzles := rooms.puzzles.room) is not None and puzzles.window.isVisible():
            training = puzzles.hand_over()
            if training is not None:
                self._handed.append(_Handed(training, training.rest, rooms.puzzles.close))
                self.inside.append(partial(_keep, training))
            yield lambda other: _of(other.rooms.puzzles.room), lambda other: other.rooms.puzzles.show()
        if (studies := rooms.studies.room) is not None and studies.window.isVisible():
            study = studies.hand_over()
            yield (
                lambda other: _of(other.rooms.studies.room),
                lambda other: other.rooms.studies.show_study(study),
            )
        if (repertoires := rooms.openings.room) is not None and repertoires.window.isVisible():
            shown = repertoires.stand
            drill = repertoires.hand_over()
            if drill is not None:
                self._handed.append(_Handed(drill, drill.deleteLater, rooms.openings.close))
                self.inside.append(partial(_go_on, drill))
            yield (
                lambda other: _of(other.rooms.openings.room),
                lambda other: other.rooms.openings.show(*shown),
            )


def _told(workspace: Workspace) -> Iterator[_Show]:
    """What a person may still have to read or to decide is told anew, in the words of the other window."""
    if (asked := workspace.save_notices.asked) is not None:
        yield lambda other: other.save_notices.ask(*asked)
    if (reports := workspace.windows.unread_reports) is not None:
        yield lambda other: other.windows.take_up_reports(reports)
    if workspace.home.visible:
        yield lambda other: other.home.show()
    if (reading := workspace.games.reading_notices.standing) is not None:
        yield lambda other: other.games.reading_notices.tell(*reading)


def _report(workspace: Workspace) -> None:
    workspace.windows.show_reports()


def _open(find: _Find, show: _Show, place: QByteArray, workspace: Workspace) -> QWidget | None:
    show(workspace)
    window = find(workspace)
    if window is not None:
        window.restoreGeometry(place)
    return window


def _of(room: _Room | None) -> QWidget | None:
    return room.window if room is not None else None


def _expect(path: Path, workspace: Workspace) -> None:
    workspace.tournaments.expect(path)


def _go_on(drill: Drill, workspace: Workspace) -> None:
    workspace.rooms.openings.keep(drill)


def _keep(training: Training, workspace: Workspace) -> None:
    workspace.rooms.puzzles.keep(training)


def _keep_stored(stand: StoredStand, workspace: Workspace) -> None:
    workspace.stored.take_up(stand)
