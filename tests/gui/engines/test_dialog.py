"""The dialog of added engines: added, named, set, tested, removed and brought back, by mouse and keyboard."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.engine import program_probe
from harzdame_gui.controllers.engine.added_program import AddedProgram
from harzdame_gui.controllers.engine.program_probe import ProgramProbe
from harzdame_gui.controllers.engine.programs import Programs
from harzdame_gui.controllers.files.folders import Folders
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.engines.dialog import EnginesDialog
from tests.gui.driver import Driver

STAND_IN = Path(__file__).parents[2] / "engine" / "hub" / "stand_in.py"
LONG = 60_000


def stand_in(way: str, name: str) -> AddedProgram:
    return AddedProgram(way, name, sys.executable, ("-S", "-E", str(STAND_IN), way), games=("international",))


@pytest.fixture
def jobs(qapp: object) -> Iterator[Jobs]:
    jobs = Jobs()
    yield jobs
    assert jobs.shut_down()


@pytest.fixture
def programs(jobs: Jobs) -> Programs:
    programs = Programs(None, jobs)
    programs.put(stand_in("fine", "Fine"))
    programs.put(stand_in("mute", "Mute"))
    return programs


@pytest.fixture
def dialog(qtbot: QtBot, jobs: Jobs, programs: Programs) -> EnginesDialog:
    return shown(qtbot, jobs, programs)


def shown(qtbot: QtBot, jobs: Jobs, programs: Programs) -> EnginesDialog:
    dialog = EnginesDialog(
        programs, ProgramProbe(jobs), Folders(Settings(Path("none"), jobs, jobs), jobs, jobs)
    )
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def listed(dialog: EnginesDialog) -> list[str]:
    names = dialog.findChild(QListWidget)
    return [names.item(row).text() for row in range(names.count())]


def press(dialog: EnginesDialog, text: str) -> None:
    button = next(
        each for each in dialog.findChildren(QPushButton) if each.text() == text and each.isVisible()
    )
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def said(dialog: EnginesDialog) -> str:
    return dialog._said.text()


def named(dialog: EnginesDialog, name: str) -> QWidget:
    return next(each for each in dialog.findChildren(QWidget) if each.accessibleName() == name)


def choose(dialog: EnginesDialog, row: int) -> None:
    names = dialog.findChild(QListWidget)
    place = names.visualItemRect(names.item(row)).center()
    QTest.mouseClick(names.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.fixture
def script(tmp_path: Path) -> Callable[[str], Path]:
    if os.name != "posix":
        pytest.skip("needs a script that starts by itself")

    def make(way: str) -> Path:
        path = tmp_path / f"an engine {way}"
        path.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S -E "{STAND_IN}" "{way}"\n')
        path.chmod(0o755)
        return path

    return make


def test_an_engine_is_added_by_what_it_says(
    qtbot: QtBot, dialog: EnginesDialog, programs: Programs, script: Callable[[str], Path]
) -> None:
    dialog.meet(str(script("fine")))
    assert said(dialog) == "Asking an engine fine what it is …"
    qtbot.waitUntil(lambda: len(programs.all) == 3, timeout=LONG)
    qtbot.waitUntil(lambda: not dialog._probe.busy)
    assert listed(dialog) == ["Fine", "Mute", "Stand-in"]
    assert said(dialog) == "Stand-in was added. Plays International draughts and Frisian draughts."
    assert dialog.focusWidget() is named(dialog, "Name")
    QTest.keyClicks(dialog.focusWidget(), "My engine\t")
    assert programs.all[2].name == "My engine"
    assert listed(dialog)[2] == "My engine"


@pytest.mark.usefixtures("ended_soon")
def test_one_that_does_not_answer_can_be_added_nevertheless(
    qtbot: QtBot,
    dialog: EnginesDialog,
    programs: Programs,
    script: Callable[[str], Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(program_probe, "FIRST_PATIENCE", 0.3)
    dialog.meet(str(script("mute")))
    qtbot.waitUntil(lambda: said(dialog).startswith("It does not answer."), timeout=LONG)
    qtbot.waitUntil(lambda: not dialog._probe.busy)
    press(dialog, "Add it nevertheless")
    assert listed(dialog)[2] == "an engine mute"
    assert programs.all[2].games == ()


def test_asking_can_be_given_up(
    qtbot: QtBot, dialog: EnginesDialog, programs: Programs, script: Callable[[str], Path]
) -> None:
    dialog.meet(str(script("mute")))
    press(dialog, "Cancel")
    qtbot.waitUntil(lambda: not dialog._probe.busy, timeout=LONG)
    assert len(programs.all) == 2
    assert said(dialog) == ""


def test_a_test_tells_what_it_plays_or_what_is_wrong(
    qtbot: QtBot, dialog: EnginesDialog, programs: Programs
) -> None:
    press(dialog, "Test")
    plays = "Plays International draughts and Frisian draughts."
    qtbot.waitUntil(lambda: said(dialog) == f"Fine answers. {plays}", timeout=LONG)
    assert len(programs.find("fine").parameters) == 5
    programs.put(stand_in("dies at once", "Dies"))
    dialog._show_list("dies at once")
    qtbot.waitUntil(lambda: not dialog._probe.busy)
    press(dialog, "Test")
    qtbot.waitUntil(lambda: said(dialog).startswith("It ended instead of answering."), timeout=LONG)
    assert "no weights" in said(dialog)


def test_parameters_are_kept_as_they_are_set_and_go_back_to_the_defaults(
    qtbot: QtBot, dialog: EnginesDialog, programs: Programs
) -> None:
    press(dialog, "Test")
    qtbot.waitUntil(lambda: len(programs.find("fine").parameters) == 5, timeout=LONG)
    threads = named(dialog, "threads")
    assert isinstance(threads, QSpinBox)
    QTest.keyClick(threads, Qt.Key.Key_Up)
    assert programs.find("fine").values == (("threads", "2"),)
    press(dialog, "Defaults")
    assert programs.find("fine").values == ()
    assert named(dialog, "threads").value() == 1


def test_what_was_removed_can_be_brought_back(dialog: EnginesDialog, programs: Programs) -> None:
    choose(dialog, 0)
    press(dialog, "Remove")
    assert listed(dialog) == ["Mute"]
    assert said(dialog) == "Fine was removed."
    press(dialog, "Bring back")
    assert listed(dialog) == ["Mute", "Fine"]
    press(dialog, "Remove")
    press(dialog, "Remove")
    assert listed(dialog) == []
    assert not dialog._test.isEnabled()


def test_how_it_is_started_can_be_changed(dialog: EnginesDialog, programs: Programs) -> None:
    choose(dialog, 1)
    for name, text in (("Arguments", "hub 'a b'"), ("Folder", "/opt/engines")):
        field = named(dialog, name)
        assert isinstance(field, QLineEdit)
        field.selectAll()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClick(named(dialog, "Protocol"), Qt.Key.Key_Down)
    QTest.keyClick(named(dialog, "Thinking time"), Qt.Key.Key_Up)
    changed = programs.find("mute")
    assert changed.arguments == ("hub", "a b")
    assert changed.folder == "/opt/engines"
    assert changed.language == "hub-1"
    assert changed.thinking_time == 2.0


def test_it_fits_in_each_language(qtbot: QtBot, language: str, jobs: Jobs, programs: Programs) -> None:
    dialog = shown(qtbot, jobs, programs)
    dialog.resize(dialog.minimumSizeHint())
    assert dialog.width() <= 1024
    assert dialog.height() <= 700
    for button in dialog.findChildren(QPushButton):
        assert not button.isVisible() or button.width() >= button.sizeHint().width() or button is dialog._add
    empty = shown(qtbot, jobs, Programs(None, jobs))
    assert any(label.text() and label.isVisible() for label in empty.findChildren(QLabel))


def test_the_menu_opens_it(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.window.commands.engines.trigger()
    dialog = driver.wait_for_dialog(EnginesDialog)
    assert listed(dialog) == []
    driver.key(Qt.Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: driver.dialog is None)


@pytest.mark.parametrize(
    "changes",
    [
        {"version": "v" * 80},
        {"author": "w" * 80},
        {"name": "w" * 80},
        {"path": "/opt/" + "p" * 3000},
    ],
)
def test_no_long_word_of_an_engine_widens_the_dialog(
    qtbot: QtBot, jobs: Jobs, programs: Programs, changes: dict[str, str]
) -> None:
    usual = shown(qtbot, jobs, programs).minimumSizeHint().width()
    odd = stand_in("odd", "Odd")._replace(**changes)
    programs.put(odd)
    dialog = shown(qtbot, jobs, programs)
    width = dialog.width()
    choose(dialog, 2)
    texts = [each.text() for each in dialog.findChildren(QLabel) if each.isVisible()]
    assert "Plays International draughts" in texts
    assert any(odd.version in text and odd.author in text for text in texts)
    assert dialog.minimumSizeHint().width() == usual
    assert not dialog.findChild(QListWidget).horizontalScrollBar().isVisible()
    press(dialog, "Remove")
    assert said(dialog) == f"{odd.name} was removed."
    assert dialog.minimumSizeHint().width() <= dialog.width() == width
