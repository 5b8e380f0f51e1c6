"""Who asked for a job hears of its end only as long as it is there itself."""

from __future__ import annotations

import ast
import weakref
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs
from tests.checkout import ROOT

SIGNALS = "finished", "failed", "ended", "progress", "gaveUp"
LASTING = ROOT / "harzdame_gui" / "controllers"
PASSING = ("engine/openings.py", "engine/program_analyst.py", "engine/program_probe.py", "puzzles")
"""Those of the controllers that go with a window; the others live as long as the app."""


@pytest.fixture
def jobs(qapp: object) -> Iterator[Jobs]:
    made = Jobs()
    yield made
    assert made.shut_down()


def _end(qtbot: QtBot, jobs: Jobs) -> None:
    qtbot.waitUntil(lambda: not jobs.under_way)


def test_what_a_job_found_is_heard_with_what_was_asked(qtbot: QtBot, jobs: Jobs) -> None:
    heard: list[object] = []
    asking = QObject()
    note: Callable[..., None] = lambda *told: heard.append(told)  # noqa: E731
    hear(asking, jobs.run(lambda _job: 3), finished=partial(note, "a"), ended=partial(note, "over"))
    _end(qtbot, jobs)
    assert heard == [("a", 3), ("over",)]


def test_nothing_is_heard_by_who_is_gone(qtbot: QtBot, jobs: Jobs) -> None:
    heard: list[object] = []
    asking, held = QObject(), QObject()
    hear(asking, jobs.run(lambda _job: 3), finished=partial(lambda _, found: heard.append(found), held))
    kept = weakref.ref(held)
    delete(asking)
    del held
    assert kept() is None
    _end(qtbot, jobs)
    assert not heard


def test_a_failure_of_which_nobody_is_left_to_hear_is_raised(qtbot: QtBot, jobs: Jobs) -> None:
    def fail(_job: Job) -> None:
        raise ValueError("no disk")

    asking = QObject()
    hear(asking, jobs.run(fail), failed=lambda _error: None)
    delete(asking)
    with qtbot.captureExceptions() as raised:
        _end(qtbot, jobs)
    assert [str(error) for _, error, _ in raised] == ["no disk"]


def test_a_signal_that_there_is_not_is_no_signal(jobs: Jobs) -> None:
    with pytest.raises(ValueError, match=r"Job\.gaveUp"):
        hear(jobs, jobs.run(lambda _job: None), gaveUp=print)


def _goes_with_a_window(path: Path) -> bool:
    return not path.is_relative_to(LASTING) or path.relative_to(LASTING).as_posix().startswith(PASSING)


def test_nothing_that_goes_with_a_window_hears_a_job_otherwise() -> None:
    """A slot is heard as long as its object; a `partial` or a lambda as long as the job."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "harzdame_gui").rglob("*.py"))
        if _goes_with_a_window(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and _is_connected(node.func) and _is_loose(node.args[0])
    ]
    assert not found, "to be heard by `hear`"


def _is_connected(called: ast.expr) -> bool:
    return (
        isinstance(called, ast.Attribute)
        and called.attr == "connect"
        and isinstance(called.value, ast.Attribute)
        and called.value.attr in SIGNALS
    )


def _is_loose(slot: ast.expr) -> bool:
    made = isinstance(slot, ast.Call) and isinstance(slot.func, ast.Name) and slot.func.id == "partial"
    return made or isinstance(slot, ast.Lambda)
