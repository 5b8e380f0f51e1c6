"""Crashes are looked for beside the GUI thread, kept as a report, and news only once."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.crashes.crashes import Crashes
from harzdame_gui.controllers.crashes.report import FILE_NAME
from harzdame_gui.controllers.work.jobs import Jobs
from tests.gui.controllers.crashes.test_left_runs import left


@pytest.fixture
def jobs(qapp: object) -> Iterator[Jobs]:
    jobs = Jobs()
    yield jobs
    jobs.shut_down()


def looked(qtbot: QtBot, profile: Path, jobs: Jobs) -> Crashes:
    crashes = Crashes(profile, jobs)
    with qtbot.waitSignal(crashes.changed):
        crashes.look()
    return crashes


def test_a_crash_is_news_once_and_its_report_stays(qtbot: QtBot, profile: Path, jobs: Jobs) -> None:
    left(profile, "Fatal Python error: Aborted\n")
    first = looked(qtbot, profile, jobs)
    assert first.news
    assert "Fatal Python error: Aborted" in first.last
    assert (profile / FILE_NAME).read_text(encoding="utf-8") == first.last
    first.note_told()
    assert not first.news
    second = looked(qtbot, profile, jobs)
    assert not second.news
    assert second.last == first.last


def test_a_kill_is_no_news(qtbot: QtBot, profile: Path, jobs: Jobs) -> None:
    left(profile, "window Harzdame 1.2\n")
    crashes = looked(qtbot, profile, jobs)
    assert not crashes.news
    assert crashes.last == ""
    assert not (profile / FILE_NAME).exists()


@pytest.mark.skipif(os.name != "posix", reason="needs pipes")
def test_what_cannot_be_written_is_told_all_the_same(qtbot: QtBot, profile: Path, jobs: Jobs) -> None:
    left(profile, "Fatal Python error: Aborted\n")
    (profile / FILE_NAME).mkdir()
    crashes = looked(qtbot, profile, jobs)
    assert crashes.news
    assert "Fatal Python error: Aborted" in crashes.last
