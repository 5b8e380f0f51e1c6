"""What is open beside the board and asked above it, taken over where another window has its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from harzdame_gui.main_window.workspace import Workspace

Opening = Callable[["Workspace"], QWidget | None]
"""Opens a window in a workspace that was open in another, and returns it."""
_Show = Callable[["Workspace"], None]
_Find = Callable[["Workspace"], QWidget | None]


class _Room(Protocol):
    @property
    def window(self) -> QWidget: ...


class Openings(NamedTuple):
    """What brings into another workspace what was in sight in one that goes, inside its window or beside."""

    inside: tuple[_Show, ...]
    beside: tuple[Opening, ...]


def openings_of(workspace: Workspace) -> Openings:
    """What is told in this workspace, what covers it or is looked at, and the windows beside it.

    Of this workspace that is the last: what is handed over does not go on in it.
    """
    windows = (
        partial(_open, find, show, window.saveGeometry())
        for find, show in _ways(workspace)
        if (window := find(workspace)) is not None and window.isVisible()
    )
    beside = tuple(windows)
    return Openings((*_told(workspace), *_looked_at(workspace)), beside)


def _looked_at(workspace: Workspace) -> Iterator[_Show]:
    """A line, the playing through of a game, and the page that covers the window."""
    replay, learning = workspace.replaying
    ahead = workspace.look_ahead
    if ahead.active:
        origin, moves, rest = ahead.origin, ahead.moves, ahead.rest
        yield lambda other: other.look_ahead.take_up(origin, moves, rest)
    if not replay.bar.isHidden():
        playing = replay.autoplay.playing
        yield lambda other: other.replaying.replay.take_up_bar(playing)
    if replay.guessing is not None and replay.guessing.isVisible():
        guesses = replay.guessing.hand_over()
        yield lambda other: other.replaying.replay.take_up_guess(guesses)
    if learning.page is not None and learning.page.isVisible():
        tasks = learning.page.hand_over()
        yield lambda other: other.replaying.learning.take_up(tasks)


def _told(workspace: Workspace) -> Iterator[_Show]:
    """What a person may still have to read or to decide is told anew, in the words of the other window."""
    if (asked := workspace.save_notices.asked) is not None:
        yield lambda other: other.save_notices.ask(*asked)
    if (reading := workspace.games.reading_notices.standing) is not None:
        yield lambda other: other.games.reading_notices.tell(*reading)


def _open(find: _Find, show: _Show, place: QByteArray, workspace: Workspace) -> QWidget | None:
    show(workspace)
    window = find(workspace)
    if window is not None:
        window.restoreGeometry(place)
    return window


def _ways(workspace: Workspace) -> Iterator[tuple[_Find, _Show]]:
    """How each window is found in a workspace, and what opens it as it is in this one, which may be gone."""
    windows, rooms = workspace.windows, workspace.rooms
    yield lambda other: other.windows.library, lambda other: other.windows.show_library()
    yield lambda other: other.windows.keys, lambda other: other.windows.show_keys()
    if windows.rules is not None:
        game = windows.rules.game
        yield lambda other: other.windows.rules, lambda other: other.windows.show_rules_of(game)
    if (tournaments := workspace.tournaments.room) is not None:
        path = tournaments.under_way
        go_on = partial(_take_over, path) if path is not None else _show_tournaments
        yield lambda other: _of(other.tournaments.room), go_on
    if (comparing := workspace.replaying.replay.comparing) is not None and (stand := comparing.stand):
        yield (
            lambda other: other.replaying.replay.comparing,
            lambda other: other.replaying.replay.take_up_compare(stand),
        )
    if (puzzles := rooms.puzzles.room) is not None and puzzles.window.isVisible():
        training = puzzles.hand_over()
        yield lambda other: _of(other.rooms.puzzles.room), lambda other: other.rooms.puzzles.take_up(training)
    if (studies := rooms.studies.room) is not None:
        study = studies.shown
        yield lambda other: _of(other.rooms.studies.room), lambda other: other.rooms.studies.show_study(study)
    if (repertoires := rooms.openings.room) is not None:
        shown = repertoires.shown
        yield lambda other: _of(other.rooms.openings.room), lambda other: other.rooms.openings.show(*shown)
    yield lambda other: other.replaying.replay.presentation, lambda other: other.replaying.replay.present()


def _of(room: _Room | None) -> QWidget | None:
    return room.window if room is not None else None


def _show_tournaments(workspace: Workspace) -> None:
    workspace.tournaments.show()


def _take_over(path: Path, workspace: Workspace) -> None:
    workspace.tournaments.take_over(path)
