"""What is open beside the board and asked above it, taken over where another window has its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from harzdame_gui.main_window.workspace import Workspace

Opening = Callable[["Workspace"], QWidget | None]
"""Opens in a workspace what was open in another, and returns it; or tells what was told there."""
_Show = Callable[["Workspace"], None]
_Find = Callable[["Workspace"], QWidget | None]


class _Room(Protocol):
    @property
    def window(self) -> QWidget: ...


def openings_of(workspace: Workspace) -> tuple[Opening, ...]:
    """What opens in another workspace the windows that are in sight in this one, and tells what is told."""
    windows = (
        partial(_open, find, show, window.saveGeometry())
        for find, show in _ways(workspace)
        if (window := find(workspace)) is not None and window.isVisible()
    )
    return (*_told(workspace), *windows)


def _told(workspace: Workspace) -> Iterator[Opening]:
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
    if rooms.puzzles.room is not None:
        yield lambda other: _of(other.rooms.puzzles.room), lambda other: other.rooms.puzzles.show()
    if (studies := rooms.studies.room) is not None:
        study = studies.shown
        yield lambda other: _of(other.rooms.studies.room), lambda other: other.rooms.studies.show_study(study)
    if (repertoires := rooms.openings.room) is not None:
        shown = repertoires.shown
        yield lambda other: _of(other.rooms.openings.room), lambda other: other.rooms.openings.show(*shown)


def _of(room: _Room | None) -> QWidget | None:
    return room.window if room is not None else None


def _show_tournaments(workspace: Workspace) -> None:
    workspace.tournaments.show()


def _take_over(path: Path, workspace: Workspace) -> None:
    workspace.tournaments.take_over(path)
