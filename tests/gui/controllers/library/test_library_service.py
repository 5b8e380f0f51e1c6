"""The library reached by jobs: results, failures, and a close that loses nothing."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from harzdame_engine import Position
from harzdame_engine.books.cache import BookCache
from harzdame_engine.library.errors import LibraryError
from harzdame_engine.library.explorer import ExplorerGames
from harzdame_engine.library.importing import ImportOptions, import_text
from harzdame_engine.library.library import Library
from harzdame_engine.library.query import GameQuery
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.library.library_service import LibraryService
from harzdame_gui.controllers.storage.file_failure import FailureKind, failure_of
from harzdame_gui.controllers.work.job import Job, Lane, file_lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.library.text import failure_message
from tests.engine.library.collections import collection, write_collection


@pytest.fixture
def own_jobs(qtbot: QtBot) -> Iterator[Jobs]:
    jobs = Jobs()
    yield jobs
    jobs.shut_down()


@pytest.fixture
def service(own_jobs: Jobs, tmp_path: Path) -> LibraryService:
    return LibraryService(tmp_path / "library.sqlite", own_jobs, BookCache())


def result(qtbot: QtBot, job: Job) -> object:
    with qtbot.waitSignal(job.finished) as finished:
        pass
    return finished.args[0]


def test_questions_and_changes(qtbot: QtBot, service: LibraryService) -> None:
    assert len(result(qtbot, service.search(GameQuery())).ids) == 0
    with qtbot.waitSignal(service.changed):
        report = result(qtbot, service.add_text(next(collection(1, seed=3, plies=12))))
    assert report.added == 1
    (row,) = result(qtbot, service.rows([1]))
    marks = result(qtbot, service.marks())
    assert row.folder == marks.folders[0].id
    assert marks.games == 1
    preview = result(qtbot, service.preview(1))
    assert len(preview.positions) == 13 and len(preview.moves) == 12
    opened = result(qtbot, service.read(1, 5))
    assert opened.node.ply == 5
    assert result(qtbot, service.preview(99)) is None
    assert result(qtbot, service.read(99)) is None
    assert result(qtbot, service.edit_tags(row, {"White": "Me"})) == 2
    explored = result(qtbot, service.explore(Position.start(), ExplorerGames.OWN))
    assert [each.games for each in explored] == [1]
    assert result(qtbot, service.explore(Position.start(), ExplorerGames.BOOK))
    taken = result(qtbot, service.remove([1]))
    result(qtbot, service.put_back(taken))
    (row,) = result(qtbot, service.rows([2]))
    assert (row.white, row.folder) == ("Me", marks.folders[0].id)


def test_a_failure_is_told(qtbot: QtBot, own_jobs: Jobs, tmp_path: Path) -> None:
    (tmp_path / "library.sqlite").write_text("no library at all, but long enough to be looked at" * 50)
    service = LibraryService(tmp_path / "library.sqlite", own_jobs, BookCache())
    with qtbot.waitSignal(service.failed) as failed:
        service.search(GameQuery())
    assert isinstance(failed.args[0], LibraryError)


@pytest.mark.skipif(os.name != "posix", reason="needs pipes")
def test_games_are_not_exported_into_a_pipe(qtbot: QtBot, service: LibraryService, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.pdn"
    os.mkfifo(pipe)
    result(qtbot, service.add_text(next(collection(1, seed=3, plies=12))))
    with qtbot.waitSignal(service.failed) as failed:
        service.export([1], pipe)
    assert failure_of(failed.args[0], pipe).kind is FailureKind.NOT_PLAIN
    assert pipe.is_fifo()


def test_an_import_can_be_stopped(qtbot: QtBot, service: LibraryService, tmp_path: Path) -> None:
    write_collection(tmp_path / "games.pdn", 900, plies=40)
    job = service.import_paths([tmp_path / "games.pdn"], ImportOptions())
    with qtbot.waitSignal(job.progress, check_params_cb=lambda told: told.added > 0):
        pass
    with qtbot.waitSignal(job.finished) as finished:
        job.hurry()
    report = finished.args[0]
    assert report.stopped
    assert 0 < report.added < 900


def test_a_library_that_another_app_holds_keeps_no_file_waiting(
    qtbot: QtBot, own_jobs: Jobs, service: LibraryService, tmp_path: Path
) -> None:
    result(qtbot, service.marks())
    path = tmp_path / "game.pdn"
    with closing(sqlite3.connect(tmp_path / "library.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        added = service.add_text(next(collection(1, seed=3, plies=12)))
        saved = own_jobs.run(lambda _job: PdnDocument.create(path, "1. f1-g1 *\n"), lane=file_lane(path))
        with qtbot.waitSignal(saved.finished):
            pass
        assert path.exists()
        # the game waits, and perhaps the library, which looks for what is to be read again
        assert {job.lane for job in own_jobs.under_way} == {Lane.LIBRARY_CHANGES}
        other.execute("ROLLBACK")
    assert result(qtbot, added).added == 1


def test_a_change_under_way_is_made_before_the_end(
    qtbot: QtBot, own_jobs: Jobs, service: LibraryService, tmp_path: Path
) -> None:
    for text in collection(5, plies=12):
        service.add_text(text)
    assert own_jobs.shut_down()
    service.close()
    with Library(tmp_path / "library.sqlite") as library:
        assert len(library.games) == 5


def test_names_of_games_that_an_earlier_version_put_in_come_by_themselves(
    qtbot: QtBot, service: LibraryService, tmp_path: Path
) -> None:
    count = 450
    with Library(tmp_path / "library.sqlite") as library:
        for number in range(count):
            import_text(library.games, f'[White "{number}"]\n[GameType "50"]\n\n1. c3-d4 d6-c5 *')
    with closing(sqlite3.connect(tmp_path / "library.sqlite")) as db:
        db.execute("DELETE FROM kinds")
        db.execute("INSERT INTO unread SELECT id FROM games")
        db.commit()
    changes: list[None] = []
    service.changed.connect(lambda: changes.append(None))
    (row,) = result(qtbot, service.rows([count]))
    assert row.foreign == ""

    def known() -> bool:
        return [row.foreign for row in result(qtbot, service.rows([1, count]))] == ["Othello"] * 2

    qtbot.waitUntil(known)
    qtbot.waitUntil(lambda: len(changes) == 3)
    result(qtbot, service.rows([1]))
    assert len(changes) == 3  # nothing is left, and nothing told


def test_a_folder_that_is_gone_is_no_missing_file(
    qtbot: QtBot, service: LibraryService, tmp_path: Path
) -> None:
    path = tmp_path / "gone" / "games.pdn"
    with qtbot.waitSignal(service.failed) as failed:
        service.export([], path)
    assert failure_of(failed.args[0], path).kind is FailureKind.NO_FOLDER
    assert failure_message(failed.args[0]).text == "Its folder does not exist; choose another."
