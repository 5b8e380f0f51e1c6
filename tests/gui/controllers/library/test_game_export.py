"""Games of the library are exported in the turn of their file, and as they were when that was asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest
from harzdame_engine.books.cache import BookCache
from harzdame_engine.files.whole_file import write_whole
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.library import game_export
from harzdame_gui.controllers.library.library_service import LibraryService
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.jobs import Jobs

GAMES = "".join(f'[White "{name}"]\n\n1. f1-g1 f5-f4 *\n\n' for name in ("Anna", "Berta", "Cora"))


@pytest.fixture
def service(jobs: Jobs, tmp_path: Path) -> LibraryService:
    return LibraryService(tmp_path / "library.sqlite", jobs, BookCache())


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """No file is written until this is set."""
    go = Event()

    @contextmanager
    def waits(path: Path) -> Iterator[object]:
        go.wait(30)
        with write_whole(path) as file:
            yield file

    monkeypatch.setattr(game_export, "write_whole", waits)
    yield go
    go.set()


def test_the_disk_of_an_export_holds_up_no_change_of_the_library(
    qtbot: QtBot, jobs: Jobs, service: LibraryService, silent: Event, tmp_path: Path
) -> None:
    path = tmp_path / "exported.pdn"
    with qtbot.waitSignal(service.add_text(GAMES).finished):
        pass
    export = service.export([3, 1], path)
    assert [job.writing for job in jobs.under_way] == [Writing(Thing.FILES, path)]
    with qtbot.waitSignal(service.remove([1, 2, 3]).finished):
        pass
    assert [job.writing for job in jobs.under_way] == [Writing(Thing.FILES, path)]
    with qtbot.waitSignal(export.finished) as told:
        silent.set()
    assert told.args == [2]
    text = path.read_text(encoding="utf-8")
    assert text.index("Cora") < text.index("Anna")
    assert "Berta" not in text


def test_exports_into_one_file_are_written_in_their_order(
    qtbot: QtBot, service: LibraryService, silent: Event, tmp_path: Path
) -> None:
    path = tmp_path / "exported.pdn"
    with qtbot.waitSignal(service.add_text(GAMES).finished):
        pass
    exports = [service.export([game], path) for game in (1, 2)]
    with qtbot.waitSignals([export.finished for export in exports]):
        silent.set()
    assert "Berta" in path.read_text(encoding="utf-8")


def test_many_games_are_not_held_in_memory(
    qtbot: QtBot, service: LibraryService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_export, "_IN_MEMORY", 10)
    path = tmp_path / "exported.pdn"
    with qtbot.waitSignal(service.add_text(GAMES).finished):
        pass
    with qtbot.waitSignal(service.export([1, 2, 3], path).finished):
        pass
    text = path.read_text(encoding="utf-8")
    assert [text.count(name) for name in ("Anna", "Berta", "Cora")] == [1, 1, 1]
