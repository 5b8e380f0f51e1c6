"""The shelf of studies: what is on it, what is away or cannot be kept, and what is taken off."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QProgressBar, QPushButton

from harzdame_gui.controllers.study.progress import StudyProgress, read_all, write
from tests.gui.driver import Driver
from tests.gui.main_window.test_unwritten import told_of
from tests.gui.study.test_room import Desk, card


def shelve(tmp_path: Path, name: str) -> Path:
    """Put a study of one chapter on the shelf."""
    path = tmp_path / name
    path.write_text('[Event "A good one"]\n[Variant "harzdame"]\n\n1. e2-e3 *\n', encoding="utf-8")
    write(tmp_path / "profile" / "studies.json", name, StudyProgress(path=str(path), own=True))
    return path


def test_a_study_of_one_chapter_has_one_chapter(start: Callable[..., Driver], tmp_path: Path) -> None:
    shelve(tmp_path, "one.pdn")
    desk = Desk(start())
    assert desk.room.window.shelf.cards[3].accessibleName() == "A good one. 1 chapter"


def test_a_study_whose_file_is_away_is_on_the_shelf_and_said_to_be_away(
    start: Callable[..., Driver], tmp_path: Path
) -> None:
    path = shelve(tmp_path, "away.pdn")
    path.rename(tmp_path / "elsewhere.pdn")
    desk = Desk(start())
    away = desk.room.window.shelf.cards[3]
    assert away.accessibleName() == "away. The file is not there now."
    assert away.toolTip() == str(path)
    assert not any(bar.isVisible() for bar in away.findChildren(QProgressBar))
    QTest.mouseClick(away.button, Qt.MouseButton.LeftButton)
    desk.wait(lambda: "“away.pdn” was not opened." in card(desk))
    (tmp_path / "elsewhere.pdn").rename(path)
    desk.begin(3)
    assert desk.reading.chapter.number == 1


@pytest.mark.parametrize("folder", [False, True])
def test_that_the_list_of_studies_is_damaged_is_told(
    start: Callable[..., Driver], tmp_path: Path, folder: bool
) -> None:
    kept = tmp_path / "profile" / "studies.json"
    kept.parent.mkdir()
    if folder:
        kept.mkdir()
    else:
        kept.write_text("damage", encoding="utf-8")
    desk = Desk(start())
    desk.wait(lambda: "The list of your studies could not be read." in card(desk))
    assert f"{kept}.bak" in card(desk)


def test_progress_that_cannot_be_kept_is_told_known_on_the_shelf_and_tried_again(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fails(path: Path, study: str, progress: StudyProgress | None) -> None:
        raise PermissionError(errno.EACCES, "no", str(path))

    with monkeypatch.context() as patched:
        patched.setattr("harzdame_gui.controllers.study.study_service.write", fails)
        desk.room._service._retry.setInterval(100)
        desk.begin()
        desk.wait(lambda: "your studies" in told_of(desk.app))
        desk.key(Qt.Key.Key_Right)
        desk.settle()
        assert card(desk) == ""
        QTest.mouseClick(desk.room.window.all_studies, Qt.MouseButton.LeftButton)
        shelf = desk.room.window.shelf
        desk.wait(lambda: "1 of 21 chapters read" in shelf.cards[0].accessibleName())
        desk.begin()
        assert desk.reading.index == 1
    kept = tmp_path / "profile" / "studies.json"
    desk.wait(lambda: bool(read_all(kept)))
    assert len(read_all(kept)["harzdame-in-an-hour"].done) == 1
    desk.wait(lambda: told_of(desk.app) == "")


@pytest.mark.usefixtures("bound_by_rights")
def test_a_study_that_cannot_be_taken_off_the_shelf_stays_there_and_that_is_told(
    start: Callable[..., Driver], tmp_path: Path
) -> None:
    shelve(tmp_path, "one.pdn")
    desk = Desk(start())
    shelf, kept = desk.room.window.shelf, tmp_path / "profile" / "studies.json"
    kept.parent.chmod(0o500)
    take_off(desk, 3)
    desk.wait(lambda: "The study is still on the shelf." in card(desk))
    assert f"“{kept}” cannot be written now." in card(desk)
    desk.settle()
    assert shelf.cards[3].accessibleName() == "A good one. 1 chapter"
    assert set(read_all(kept)) == {"one.pdn"}
    kept.parent.chmod(0o700)
    take_off(desk, 3)
    desk.wait(lambda: len(shelf.cards) == 3)
    assert not read_all(kept)


def take_off(desk: Desk, card: int) -> None:
    """Take the study on a card off the shelf by its button."""
    buttons = desk.room.window.shelf.cards[card].findChildren(QPushButton)
    away = next(each for each in buttons if each.text() == "Take off the shelf")
    QTest.mouseClick(away, Qt.MouseButton.LeftButton)


def test_a_study_that_was_taken_off_the_shelf_comes_back_with_the_place_in_it(
    start: Callable[..., Driver], tmp_path: Path
) -> None:
    shelve(tmp_path, "one.pdn")
    desk = Desk(start())
    shelf = desk.room.window.shelf
    desk.wait(lambda: len(shelf.cards) == 4)
    kept = tmp_path / "profile" / "studies.json"
    ((study, place),) = read_all(kept).items()
    shelf.forgotten.emit(study)
    desk.wait(lambda: len(shelf.cards) == 3 and not read_all(kept))
    desk.app.press("Undo", desk.room.window)
    desk.wait(lambda: len(shelf.cards) == 4)
    desk.wait(lambda: read_all(kept) == {study: place})
