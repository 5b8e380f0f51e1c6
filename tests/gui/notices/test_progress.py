"""Work that takes a while is seen, in one place; what is quick is not."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.notices import progress
from harzdame_gui.notices.progress import ProgressView
from harzdame_gui.notices.progress_card import ProgressCard
from harzdame_gui.text.message import Message


@pytest.fixture
def jobs(qapp: object) -> Iterator[Jobs]:
    jobs = Jobs()
    yield jobs
    assert jobs.shut_down()


@pytest.fixture
def go(jobs: Jobs) -> Iterator[Event]:
    go = Event()
    yield go
    go.set()


@pytest.fixture
def card(qtbot: QtBot) -> ProgressCard:
    card = ProgressCard(
        {Doing.BUILDING: QAction("Stop"), Doing.EXPORTING: QAction("Stop")}, QAction("All right")
    )
    qtbot.addWidget(card)
    return card


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0)


def shown(card: ProgressCard) -> str:
    return card.accessibleName() if card.isVisible() else ""


@pytest.mark.usefixtures("impatient")
def test_what_takes_long_is_seen_until_it_ends(
    qtbot: QtBot, jobs: Jobs, go: Event, card: ProgressCard
) -> None:
    ProgressView(jobs, card)

    def build(job: Job) -> None:
        job.tell(None, 0.5)
        go.wait()

    jobs.run(build, lane=Lane.BUILDING, doing=Doing.BUILDING)
    qtbot.waitUntil(lambda: shown(card) == "Building endgame tables")
    with qtbot.waitSignal(jobs.run(lambda _job: go.wait(), lane=Lane.READING, doing=Doing.SAVING).finished):
        qtbot.waitUntil(lambda: shown(card) == "Saving…")  # the latest
        go.set()
    qtbot.waitUntil(lambda: shown(card) == "")


def test_what_is_quick_is_not_seen(
    qtbot: QtBot, jobs: Jobs, go: Event, card: ProgressCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 3600)
    view = ProgressView(jobs, card)
    jobs.run(lambda _job: go.wait(), doing=Doing.OPENING)
    qtbot.waitUntil(lambda: jobs.under_way[0].begun is not None)
    view._show()
    assert shown(card) == ""


@pytest.mark.usefixtures("impatient")
def test_what_nobody_waits_for_is_not_seen(qtbot: QtBot, jobs: Jobs, go: Event, card: ProgressCard) -> None:
    view = ProgressView(jobs, card)
    jobs.run(lambda _job: go.wait())
    qtbot.waitUntil(lambda: jobs.under_way[0].begun is not None)
    view._show()
    assert shown(card) == ""


@pytest.mark.usefixtures("impatient")
def test_how_it_ended_is_left_to_read(qtbot: QtBot, jobs: Jobs, go: Event, card: ProgressCard) -> None:
    view = ProgressView(jobs, card)
    view.say(Message("It is done."))
    assert shown(card) == "It is done."
    with qtbot.waitSignal(jobs.run(lambda _job: go.wait(), doing=Doing.OPENING).finished):
        qtbot.waitUntil(lambda: shown(card) == "Opening the file…")
        go.set()
    qtbot.waitUntil(lambda: shown(card) == "It is done.")
    view.say(None)
    assert shown(card) == ""


@pytest.mark.usefixtures("impatient")
def test_another_window_goes_on_showing_it(qtbot: QtBot, jobs: Jobs, go: Event, card: ProgressCard) -> None:
    jobs.run(lambda _job: go.wait(), doing=Doing.READING)
    ProgressView(jobs, card)
    qtbot.waitUntil(lambda: shown(card) == "Reading the game…")
