"""The dialog that asks for a file to write, and that no other place makes its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets.save_dialog import SaveDialog, with_ending
from tests.checkout import ROOT

Make = Callable[..., SaveDialog]


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
def make(qtbot: QtBot, tmp_path: Path) -> Make:
    parent = QWidget()
    qtbot.addWidget(parent)

    def made(*, asks: bool = True, name: str = "") -> SaveDialog:
        dialog = SaveDialog(
            "Save", parent, ending="pdn", filters=["All (*)"], folder=tmp_path, name=name, asks=asks
        )
        dialog.open()
        assert QTest.qWaitForWindowExposed(dialog)
        return dialog

    return made


def save(dialog: SaveDialog, name: str) -> list[Path]:
    """Type a name and press the button; the files that were chosen."""
    chosen: list[Path] = []
    dialog.fileChosen.connect(chosen.append)
    field = dialog.findChild(QLineEdit)
    field.setText(name)
    QTest.mouseClick(dialog.findChild(QDialogButtonBox).buttons()[0], Qt.MouseButton.LeftButton)
    return chosen


@pytest.mark.parametrize("name", ["Partie 3. Runde", "club", "28.11.2026"])
def test_what_is_typed_gets_the_ending(make: Make, tmp_path: Path, name: str) -> None:
    assert save(make(), name) == [tmp_path / f"{name}.pdn"]


def test_a_suggested_name_gets_it_too(make: Make) -> None:
    assert make(name="Zug 3. Tag").findChild(QLineEdit).text() == "Zug 3. Tag.pdn"


def test_a_file_that_is_there_without_the_ending_can_be_chosen(make: Make, tmp_path: Path) -> None:
    (tmp_path / "Partie 3. Runde").touch()
    assert save(make(asks=False), "Partie 3. Runde") == [tmp_path / "Partie 3. Runde"]


def test_a_folder_is_entered(make: Make, tmp_path: Path) -> None:
    (tmp_path / "Round 3. Bonn").mkdir()
    dialog = make()
    assert save(dialog, "Round 3. Bonn") == []
    assert Path(dialog.directory().path()) == tmp_path / "Round 3. Bonn"


@pytest.mark.parametrize(("answer", "count"), [("Yes", 1), ("No", 0)])
def test_the_file_with_the_ending_is_asked_about(
    make: Make, qtbot: QtBot, tmp_path: Path, answer: str, count: int
) -> None:
    (tmp_path / "Round 3. Bonn.pdn").touch()
    asked: list[str] = []

    def reply() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        asked.append(box.text())
        QTest.mouseClick(box.button(QMessageBox.StandardButton[answer]), Qt.MouseButton.LeftButton)

    QTimer.singleShot(200, reply)
    assert len(save(make(), "Round 3. Bonn")) == count
    assert "Round 3. Bonn.pdn" in asked[0]


def test_the_dialog_of_the_system_gets_the_ending_too(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes]
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answers.pop(0))
    dialog = make()
    chosen: list[Path] = []
    dialog.fileChosen.connect(chosen.append)
    whole = tmp_path / "Round 3. Bonn.pdn"
    dialog.fileSelected.emit(str(tmp_path / "Round 3. Bonn"))
    assert chosen == [whole]
    whole.touch()
    for count in (1, 2):
        dialog.fileSelected.emit(str(tmp_path / "Round 3. Bonn"))
        assert len(chosen) == count
    dialog.reject()


def test_every_dialog_that_saves_is_this_one() -> None:
    own = re.compile(r"setDefaultSuffix|getSaveFileName|AcceptSave|saveFileContent")
    places = [
        path.name
        for path in (ROOT / "harzdame_gui").rglob("*.py")
        if own.search(path.read_text(encoding="utf-8"))
    ]
    assert places == ["save_dialog.py"]
    used = [
        path
        for path in (ROOT / "harzdame_gui").rglob("*.py")
        if "SaveDialog(" in path.read_text(encoding="utf-8")
    ]
    assert len(used) >= 8  # seven places and the dialog itself
