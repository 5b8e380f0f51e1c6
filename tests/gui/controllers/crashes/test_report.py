"""The report of a crash: all that helps, and nothing of a person."""

from __future__ import annotations

import getpass
from pathlib import Path

import pytest

from harzdame_gui.controllers.crashes.left_runs import LeftRun
from harzdame_gui.controllers.crashes.report import report_of
from harzdame_gui.controllers.work.log import FILE_NAME

_TRACE = """\
Fatal Python error: Aborted

Thread 0x1 (most recent call first):
  File "{home}/harzdame_gui/app.py", line 3 in run
"""


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Somebody called Anna is at home in a folder of that name."""
    home = tmp_path / "anna"
    home.mkdir()
    monkeypatch.setattr(Path, "home", lambda: home)
    monkeypatch.setattr(getpass, "getuser", lambda: "anna")
    return home


def test_it_says_what_is_known_and_not_of_whom(profile: Path, at_home: Path) -> None:
    run = LeftRun(0.0, 0.0, "Harzdame 1.2, Linux of anna", safe=True, trace=_TRACE.format(home=at_home))
    (profile / FILE_NAME).write_text(
        f"2026-11-30 08:31:05,123 WARNING harzdame_gui.x: {at_home}/Ben.pdn is not there\n", encoding="utf-8"
    )
    report = report_of([run], profile)
    for told in (
        "sent nowhere",
        "Harzdame 1.2, Linux of …",
        "started safely",
        "Fatal Python error: Aborted",
        '"harzdame_gui/app.py", line 3 in run',
        "2026-11-30 08:31:05 WARNING harzdame_gui.x\n",
    ):
        assert told in report
    for hidden in ("anna", "Ben"):
        assert hidden not in report


def test_without_a_window_and_a_log_it_says_so(profile: Path) -> None:
    report = report_of([LeftRun(60.0, 120.0, "", safe=False, trace="Fatal Python error: Aborted")], profile)
    assert "after 1.0 minutes" in report
    assert "before there was a window" in report
    assert report.endswith("The end of the log\n  (none)\n")


def test_runs_that_were_killed_are_not_in_it(profile: Path) -> None:
    runs = [
        LeftRun(0.0, 0.0, "Harzdame one", safe=False, trace=""),
        LeftRun(0.0, 0.0, "Harzdame two", False, _TRACE),
    ]
    report = report_of(runs, profile)
    assert "two" in report
    assert "one" not in report.replace("none", "")


def test_a_huge_log_and_many_long_traces_make_no_huge_report(profile: Path) -> None:
    line = "2026-11-30 08:31:05,123 WARNING harzdame_gui.x: x\n"
    (profile / FILE_NAME).write_text(line * 200_000, encoding="utf-8")
    frames = "\n".join(f'  File "harzdame_gui/a.py", line {number} in f' for number in range(10_000))
    run = LeftRun(0.0, 0.0, "", safe=False, trace=f"Fatal Python error: Aborted\n{frames}")
    assert len(report_of([run] * 100, profile)) < 200_000
