"""The dialog that asks for a file to write, and that no other place makes its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QDir, QSettings, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.files import folders as folders_module
from harzdame_gui.controllers.files.folders import Folders
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.job import FolderLane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.widgets.file_dialogs import SaveDialog, with_ending
from tests.checkout import ROOT
from tests.gui.nested import as_soon_as

Make = Callable[..., SaveDialog]
Save = Callable[[SaveDialog, str], list[Path]]


@pytest.mark.parametrize(
    ("name", "ending", "whole"),
    [
        ("Partie 3. Runde", "pdn", "Partie 3. Runde.pdn"),
        ("2026.11.29", "pdn", "2026.11.29.pdn"),
        ("St.Gallen", "pdn", "St.Gallen.pdn"),
        ("club", "pdn", "club.pdn"),
        ("club.pdn", "pdn", "club.pdn"),
        ("CLUB.PDN", "pdn", "CLUB.PDN"),
        ("club.txt", "pdn", "club.txt"),
        ("v1.2", "png", "v1.2.png"),
        ("page.htm", "html", "page.htm"),
    ],
)
def test_a_name_gets_its_ending_whatever_dots_it_has(name: str, ending: str, whole: str) -> None:
    assert with_ending(name, ending) == whole


@pytest.fixture
def jobs(qapp: object) -> Iterator[Jobs]:
    made = Jobs()
    yield made
    assert made.shut_down()


def settle(qtbot: QtBot, jobs: Jobs) -> None:
    """Have what was asked be answered, and what follows from the answer done."""
    qtbot.waitUntil(lambda: not jobs.under_way)
    QTest.qWait(1)


@pytest.fixture
def make(qtbot: QtBot, jobs: Jobs, tmp_path: Path) -> Make:
    parent = QWidget()
    qtbot.addWidget(parent)
    folders = Folders(Settings(tmp_path / "settings.json", jobs, jobs), jobs, jobs)

    def made(*, asks: bool = True, name: str = "") -> SaveDialog:
        dialog = SaveDialog(
            "Save", parent, folders, ending="pdn", filters=["All (*)"], first=[tmp_path], name=name, asks=asks
        )
        dialog.open()
        qtbot.waitUntil(dialog.isVisible)
        assert QTest.qWaitForWindowExposed(dialog)
        return dialog

    return made


def held_up(make: Make, qtbot: QtBot, jobs: Jobs, folder: Path) -> tuple[SaveDialog, Event]:
    """A dialog in a folder about which nothing is answered before the event."""
    over = Event()
    dialog = make()
    qtbot.waitUntil(lambda: not jobs.under_way)
    jobs.run(lambda _job: over.wait(60), lane=FolderLane(folder))
    return dialog, over


@pytest.fixture
def save(qtbot: QtBot, jobs: Jobs) -> Save:
    """Type a name and press the button; the files that were chosen."""

    def saved(dialog: SaveDialog, name: str) -> list[Path]:
        chosen: list[Path] = []
        dialog.fileChosen.connect(chosen.append)
        dialog.findChild(QLineEdit).setText(name)
        QTest.mouseClick(dialog.findChild(QDialogButtonBox).buttons()[0], Qt.MouseButton.LeftButton)
        settle(qtbot, jobs)
        return chosen

    return saved


@pytest.mark.parametrize("name", ["Partie 3. Runde", "club", "28.11.2026"])
def test_what_is_typed_gets_the_ending(make: Make, save: Save, tmp_path: Path, name: str) -> None:
    assert save(make(), name) == [tmp_path / f"{name}.pdn"]


def test_a_suggested_name_gets_it_too(make: Make) -> None:
    assert make(name="Zug 3. Tag").findChild(QLineEdit).text() == "Zug 3. Tag.pdn"


def test_a_file_that_is_there_without_the_ending_can_be_chosen(
    make: Make, save: Save, tmp_path: Path
) -> None:
    (tmp_path / "Partie 3. Runde").touch()
    assert save(make(asks=False), "Partie 3. Runde") == [tmp_path / "Partie 3. Runde"]


def test_a_folder_is_entered(make: Make, save: Save, tmp_path: Path) -> None:
    (tmp_path / "Round 3. Bonn").mkdir()
    dialog = make()
    assert save(dialog, "Round 3. Bonn") == []
    assert Path(dialog.directory().path()) == tmp_path / "Round 3. Bonn"


@pytest.mark.parametrize(("answer", "count"), [("Yes", 1), ("No", 0)])
def test_the_file_with_the_ending_is_asked_about(
    make: Make, save: Save, tmp_path: Path, answer: str, count: int
) -> None:
    (tmp_path / "Round 3. Bonn.pdn").touch()
    asked: list[str] = []

    def question() -> QMessageBox | None:
        found = QApplication.activeModalWidget()
        return found if isinstance(found, QMessageBox) and found.isVisible() else None

    def reply(box: QMessageBox) -> None:
        asked.append(box.text())
        QTest.mouseClick(box.button(QMessageBox.StandardButton[answer]), Qt.MouseButton.LeftButton)

    dialog = make()
    as_soon_as(question, reply, dialog)
    assert len(save(dialog, "Round 3. Bonn")) == count
    assert "Round 3. Bonn.pdn" in asked[0]


def test_the_dialog_of_the_system_gets_the_ending_too(
    make: Make, qtbot: QtBot, jobs: Jobs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes]
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answers.pop(0))
    monkeypatch.setattr(SaveDialog, "_field", None)
    named = tmp_path / "Round 3. Bonn"
    whole = tmp_path / "Round 3. Bonn.pdn"
    chosen: list[Path] = []
    for is_there, count in ((False, 1), (True, 1), (True, 2)):
        if is_there:
            whole.touch()
        dialog = make()
        dialog.fileChosen.connect(chosen.append)
        monkeypatch.setattr(dialog, "selectedFiles", lambda: [str(named)])
        monkeypatch.setattr(QFileDialog, "accept", lambda self: self.fileSelected.emit(str(named)))
        dialog.accept()
        settle(qtbot, jobs)
        assert chosen == [whole] * count
        dialog.reject()


def test_a_second_press_asks_nothing_more(
    make: Make, qtbot: QtBot, jobs: Jobs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = tmp_path / "club.pdn"
    whole.touch()
    dialog, over = held_up(make, qtbot, jobs, tmp_path)
    accepted: list[SaveDialog] = []
    monkeypatch.setattr(QFileDialog, "accept", lambda self, *_: accepted.append(self))
    dialog.findChild(QLineEdit).setText("club")
    for _ in range(3):
        dialog.accept()
    assert len(jobs.under_way) == 2  # what holds up the folder, and the question
    over.set()
    settle(qtbot, jobs)
    assert accepted == [dialog]


def test_a_dialog_that_was_cancelled_meanwhile_chooses_nothing(
    make: Make, qtbot: QtBot, jobs: Jobs, tmp_path: Path
) -> None:
    dialog, over = held_up(make, qtbot, jobs, tmp_path)
    chosen: list[Path] = []
    dialog.fileChosen.connect(chosen.append)
    dialog.findChild(QLineEdit).setText("club")
    dialog.accept()
    dialog.reject()
    over.set()
    settle(qtbot, jobs)
    assert not chosen


def test_an_answer_that_comes_late_is_not_for_a_name_typed_since(
    make: Make, qtbot: QtBot, jobs: Jobs, tmp_path: Path
) -> None:
    dialog, over = held_up(make, qtbot, jobs, tmp_path)
    chosen: list[Path] = []
    dialog.fileChosen.connect(chosen.append)
    field = dialog.findChild(QLineEdit)
    field.setText("one")
    dialog.accept()
    field.setText("two")
    over.set()
    settle(qtbot, jobs)
    assert not chosen
    assert dialog.isVisible()
    dialog.accept()
    qtbot.waitUntil(lambda: chosen == [tmp_path / "two.pdn"])


def test_every_dialog_that_saves_is_this_one() -> None:
    own = re.compile(r"setDefaultSuffix|getSaveFileName|AcceptSave|saveFileContent")
    places = [
        path.name
        for path in (ROOT / "harzdame_gui").rglob("*.py")
        if own.search(path.read_text(encoding="utf-8"))
    ]
    assert places == ["file_dialogs.py"]
    used = [
        path
        for path in (ROOT / "harzdame_gui").rglob("*.py")
        if "SaveDialog(" in path.read_text(encoding="utf-8")
    ]
    assert len(used) >= 8  # seven places and the dialog itself


def test_every_dialog_for_files_is_made_here() -> None:
    own = re.compile(r"QFileDialog\(|\(QFileDialog\)|getOpenFile|getExistingDirectory|getSaveFile")
    places = [
        path.name
        for path in (ROOT / "harzdame_gui").rglob("*.py")
        if own.search(path.read_text(encoding="utf-8"))
    ]
    assert places == ["file_dialogs.py"]


def test_qt_asks_no_folder_of_an_earlier_dialog(make: Make, tmp_path: Path) -> None:
    """Its disk may be silent by now; Qt goes there as it makes the next dialog, whatever folder that gets."""
    settings = QSettings(QSettings.Scope.UserScope, "QtProject")
    settings.setValue("FileDialog/lastVisited", QUrl.fromLocalFile(str(tmp_path)).toString())
    settings.sync()
    dialog = make()
    settings.sync()
    assert settings.value("FileDialog/lastVisited") == QUrl.fromLocalFile(QDir.homePath()).toString()
    dialog.reject()
    bare = QFileDialog()
    assert bare.directory().path() == QDir.homePath()
    bare.deleteLater()


class Window(QWidget):
    """A window with a button that asks for a file, from a folder that says nothing for now."""

    def __init__(self, folders: Folders, folder: Path, jobs: Jobs) -> None:
        super().__init__()
        self.over = Event()
        self.answers: list[bool] = []
        jobs.run(lambda _job: self.answers.append(self.over.wait(60)), lane=FolderLane(folder))
        self.button = QPushButton("Ask", self)
        self.button.clicked.connect(partial(self._ask, folders, folder))
        self.others = 0
        self.rejected = 0
        self.other = QPushButton("Other", self)
        self.other.move(0, 50)
        self.other.clicked.connect(self._count)

    def _ask(self, folders: Folders, folder: Path) -> None:
        dialog = SaveDialog("Save", self, folders, ending="pdn", filters=["All (*)"], first=[folder])
        dialog.rejected.connect(self._count_rejected)
        dialog.open()

    def _count_rejected(self) -> None:
        self.rejected += 1

    def _count(self) -> None:
        self.others += 1

    def press(self) -> None:
        QTest.mouseClick(self.button, Qt.MouseButton.LeftButton)

    @property
    def dialogs(self) -> list[SaveDialog]:
        return [each for each in self.findChildren(SaveDialog) if each.isVisible()]


@pytest.fixture
def window(qtbot: QtBot, jobs: Jobs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setattr(folders_module, "PATIENCE_S", 1.5)
    folders = Folders(Settings(tmp_path / "settings.json", jobs, jobs), jobs, jobs)
    made = Window(folders, tmp_path, jobs)
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.show()
    assert QTest.qWaitForWindowExposed(made)
    yield made
    made.over.set()


def test_the_window_answers_while_it_is_not_known_where_a_dialog_begins(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    window.press()
    assert not window.answers
    assert not window.dialogs
    QTest.mouseClick(window.other, Qt.MouseButton.LeftButton)
    assert window.others == 1
    qtbot.waitUntil(lambda: len(window.dialogs) == 1)
    assert Path(window.dialogs[0].directory().path()) != tmp_path
    window.dialogs[0].reject()


def test_a_second_press_opens_no_second_dialog(window: Window, qtbot: QtBot) -> None:
    for _ in range(3):
        window.press()
        QTest.qWait(100)
    qtbot.waitUntil(lambda: bool(window.dialogs))
    QTest.qWait(300)
    assert len(window.findChildren(SaveDialog)) == 1
    assert window.rejected == 2  # whoever asked for the others knows that there will be no answer
    window.dialogs[0].reject()
    assert window.rejected == 3


def test_no_dialog_opens_once_its_window_is_closed(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[QFileDialog] = []
    monkeypatch.setattr(QFileDialog, "open", seen.append)
    window.press()
    window.close()
    qtbot.waitUntil(lambda: not window.findChildren(SaveDialog))
    assert not seen
    assert window.rejected == 1


def test_a_window_may_be_gone_before_its_dialog_is_seen(
    window: Window, qtbot: QtBot, jobs: Jobs, tmp_path: Path
) -> None:
    folders = Folders(Settings(tmp_path / "settings.json", jobs, jobs), jobs, jobs)
    above = QWidget()
    above.show()
    dialog = SaveDialog("Save", above, folders, ending="pdn", filters=["All (*)"], first=[tmp_path], name="a")
    dialog.open()
    with qtbot.waitSignal(dialog.destroyed):
        above.deleteLater()
    window.over.set()
    settle(qtbot, jobs)
    QTest.qWait(2000)  # longer than a disk is given
