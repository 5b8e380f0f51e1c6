"""The results of two apps in one file, and files that cannot be used."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from pathlib import Path

import pytest
from harzdame_engine.files.errors import PuzzleError, PuzzleProblem
from harzdame_engine.puzzles.results import Attempt, Mode, Record, ResultsFile
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.puzzles import puzzle_service
from harzdame_gui.controllers.puzzles.puzzle_service import FILE_NAME, PuzzleService
from harzdame_gui.controllers.work import repeated_job
from harzdame_gui.controllers.work.jobs import Jobs


@pytest.fixture
def jobs() -> Jobs:
    made = Jobs()
    yield made
    assert made.shut_down()


def opened(qtbot: QtBot, folder: Path, jobs: Jobs) -> PuzzleService:
    service = PuzzleService(folder, jobs)
    with qtbot.waitSignal(service.changed):
        service.open()
        service.open()  # once is enough
    return service


def attempt(puzzle: str, points: float = 0.0) -> Attempt:
    return Attempt(10.0, Mode.TRAIN, "harzdame", puzzle, 1300.0, points)


def test_two_apps_join_their_results(qtbot: QtBot, tmp_path: Path, jobs: Jobs) -> None:
    ours, theirs = opened(qtbot, tmp_path, jobs), opened(qtbot, tmp_path, jobs)
    for number in range(10):
        ours.add(attempt(f"a{number}"))
        theirs.add(attempt(f"b{number}"))
    qtbot.waitUntil(lambda: not jobs.under_way)
    for service in (ours, theirs):
        service.open()
    qtbot.waitUntil(lambda: not jobs.under_way)
    everything = {f"{app}{number}" for app in "ab" for number in range(10)}
    assert ours.progress.tried.keys() == theirs.progress.tried.keys() == everything
    assert ours.progress.rating("harzdame") == theirs.progress.rating("harzdame")
    again = opened(qtbot, tmp_path, jobs)
    assert again.progress.rating("harzdame") == ours.progress.rating("harzdame")
    assert set(again.progress.due(1e6, "harzdame")) == everything


def test_a_result_that_was_written_is_not_written_again_where_the_file_cannot_be_read(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unread(_file: ResultsFile) -> None:
        raise OSError(errno.EIO, "not now")

    monkeypatch.setattr(repeated_job, "RETRY_MS", 10)
    service = opened(qtbot, tmp_path, jobs)
    monkeypatch.setattr(ResultsFile, "read", unread)
    service.add(attempt("one"))
    qtbot.wait(100)
    qtbot.waitUntil(lambda: not jobs.under_way)
    monkeypatch.undo()
    assert len((tmp_path / FILE_NAME).read_text().splitlines()) == 1
    service.open()
    qtbot.waitUntil(lambda: "one" in service.progress.tried)


def test_a_result_that_cannot_be_written_is_told_and_tried_again(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repeated_job, "RETRY_MS", 10)
    service = opened(qtbot, tmp_path, jobs)
    (tmp_path / FILE_NAME).mkdir()
    with qtbot.waitSignal(jobs.failing.changed):
        service.add(attempt("a"))
    (tmp_path / FILE_NAME).rmdir()
    qtbot.waitUntil(lambda: "a" in service.progress.tried, timeout=20_000)
    assert (tmp_path / FILE_NAME).read_bytes().count(b"\n") == 1


def test_results_are_written_in_their_order_though_the_first_fails(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, append, failures = opened(qtbot, tmp_path, jobs), ResultsFile.append, [OSError(errno.ENOSPC, "")]

    def once_full(file: ResultsFile, records: Sequence[Record]) -> None:
        if failures:
            raise failures.pop()
        append(file, records)

    monkeypatch.setattr(repeated_job, "RETRY_MS", 10)
    monkeypatch.setattr(ResultsFile, "append", once_full)
    for puzzle in "abc":
        service.add(attempt(puzzle))
    qtbot.waitUntil(lambda: {*"abc"} <= service.progress.tried.keys())
    assert [each.puzzle for each in ResultsFile(tmp_path / FILE_NAME).read()] == [*"abc"]


def test_an_unusable_file_of_puzzles_is_told_once_and_means_none(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: str) -> None:
        raise PuzzleError(tmp_path / f"{game}.puzzles", PuzzleProblem.DAMAGED)

    monkeypatch.setattr(puzzle_service, "installed_puzzles", broken)
    service, told, answers = opened(qtbot, tmp_path, jobs), [], []
    service.unusable.connect(told.append)
    for _ in range(2):
        service.ask("harzdame", len).finished.connect(answers.append)
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert answers == [0, 0]
    qtbot.waitUntil(lambda: len(told) == 1)
