"""The preview beside a list: what cannot be read any more is shown as nothing, and is no failure."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.lists.preview import ListPreview, PreviewLine


@pytest.fixture
def jobs(qapp: object) -> Iterator[Jobs]:
    jobs = Jobs()
    yield jobs
    jobs.shut_down()


class Board(QObject):
    """A board that keeps what it is to show."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[PreviewLine] = []

    def show_line(self, *line: object) -> None:
        self.lines.append(PreviewLine(*line))  # type: ignore[arg-type]


@pytest.mark.parametrize("error", [FileNotFoundError("299.json"), ValueError("damaged")])
def test_a_game_that_is_gone_is_shown_as_nothing(qtbot: QtBot, jobs: Jobs, error: Exception) -> None:
    def read(_job: Job) -> PreviewLine:
        raise error

    board = Board()
    preview = ListPreview(jobs, board)  # type: ignore[arg-type]
    with qtbot.waitSignal(preview.shown):
        preview.show(read)
    assert board.lines == [PreviewLine()]


def test_it_is_no_failure_if_nobody_waits_for_it_any_more(qtbot: QtBot, jobs: Jobs) -> None:
    closed, read_to_its_end = Event(), Event()

    def read(_job: Job) -> PreviewLine:
        closed.wait(10)
        read_to_its_end.set()
        raise FileNotFoundError("299.json")

    board = Board()
    ListPreview(jobs, board).show(read)  # type: ignore[arg-type]
    delete(board)
    closed.set()
    qtbot.waitUntil(read_to_its_end.is_set)
    qtbot.wait(50)  # an error that nobody hears is raised in the event loop, and fails this test
