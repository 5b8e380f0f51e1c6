"""The log: it has what went wrong, it stays small, and nothing waits for it."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from harzdame_engine.version import engine_version, version

from harzdame_gui.controllers.work import log
from harzdame_gui.controllers.work.failing_writes import FailingWrites, Thing, Writing
from harzdame_gui.controllers.work.log import FILE_NAME, Log
from harzdame_gui.text.message import Message
from tests.gui.driver import Driver

LOGGER = logging.getLogger("harzdame_gui.some.room")


def test_it_begins_with_the_surroundings(tmp_path: Path) -> None:
    Log(tmp_path).close()
    assert f"Harzdame {version()} (engine {engine_version()}), Python 3." in (tmp_path / FILE_NAME).read_text(
        "utf-8"
    )


def test_what_is_logged_when_it_is_closed_is_in_it(tmp_path: Path) -> None:
    kept = Log(tmp_path)
    for number in range(1000):
        LOGGER.info("line %d of “Ärger”", number)
    kept.close()
    LOGGER.info("too late")
    lines = (tmp_path / FILE_NAME).read_text("utf-8").splitlines()
    assert [line.partition(": ")[2] for line in lines[1:]] == [f"line {n} of “Ärger”" for n in range(1000)]


def test_it_stays_small(tmp_path: Path) -> None:
    kept = Log(tmp_path)
    for _ in range(100):
        LOGGER.info("x" * log._MOST_BYTES)
    kept.close()
    files = [path for path in tmp_path.iterdir() if path.name.startswith(FILE_NAME)]
    assert len(files) == 2
    assert sum(path.stat().st_size for path in files) < 5 * log._MOST_BYTES


def test_where_it_cannot_be_written_nobody_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE_NAME).mkdir()
    kept = Log(tmp_path)
    LOGGER.info("x")
    kept.close()
    assert capfd.readouterr() == ("", "")


def test_a_silent_disk_holds_up_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answered, written = Event(), []
    write = log._File.emit

    def silent(self: log._File, record: logging.LogRecord) -> None:
        answered.wait(20)
        written.append(record)
        write(self, record)

    monkeypatch.setattr(log._File, "emit", silent)
    monkeypatch.setattr(log, "_CLOSE_GRACE_S", 0.2)
    kept = Log(tmp_path)
    LOGGER.info("x")
    kept.close()
    assert written == []
    answered.set()


def test_a_write_that_fails_again_and_again_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    failing, writing = FailingWrites(), Writing(Thing.SETTINGS, Path("settings.json"))
    for _ in range(3):
        failing.note("settings", writing, OSError(28, os.strerror(28)))
    failing.settle("settings")
    assert [record.levelname for record in caplog.records] == ["WARNING", "INFO"]


def test_what_a_person_was_warned_of_and_what_failed_unseen_are_in_it(start: Callable[..., Driver]) -> None:
    driver = start(black="human")
    driver.app.workspace.notices.warn(Message("The file cannot be read.", "It is empty."))
    try:
        raise RuntimeError("a fault")
    except RuntimeError as error:
        driver.app.failures.report(type(error), error, error.__traceback__)
    driver.close()
    told = (driver.folder / FILE_NAME).read_text("utf-8")
    assert "The file cannot be read. It is empty." in told
    assert 'raise RuntimeError("a fault")' in told
