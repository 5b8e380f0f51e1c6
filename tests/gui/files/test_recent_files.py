"""The menu of recent files: names told apart, what is gone greyed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.files.recent_files import RecentFiles


@pytest.fixture
def jobs(qapp: object) -> Iterator[Jobs]:
    jobs = Jobs()
    yield jobs
    jobs.shut_down()


def test_names_are_told_apart_and_missing_files_greyed(qtbot: QtBot, jobs: Jobs, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json", jobs)
    main = QMenu()
    qtbot.addWidget(main)
    menu = main.addMenu("Recent")
    recent = RecentFiles(settings, jobs, menu, main)
    assert not menu.isEnabled()
    paths = [tmp_path / folder / "games & co.pdn" for folder in ("Home", "Club")]
    for path in paths:
        path.parent.mkdir()
        settings.add_recent_file(path)
    paths[1].write_text("1. e2-e3 *", encoding="utf-8")
    assert [action.text() for action in menu.actions()] == [
        "games && co.pdn – Club",
        "games && co.pdn – Home",
    ]
    main.aboutToShow.emit()
    qtbot.waitUntil(
        lambda: [action.isEnabled() for action in menu.actions()] == [True, False], timeout=20_000
    )
    assert "not there" in menu.actions()[1].toolTip()
    with qtbot.waitSignal(recent.chosen) as chosen:
        menu.actions()[0].trigger()
    assert chosen.args == [paths[1]]
    settings.flush()
