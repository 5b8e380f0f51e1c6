"""Files whose encoding is guessed: it is said, and another can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import pdn
from harzdame_engine.export.score import score_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialogButtonBox

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.export.source import SourceFile, chapters_of
from harzdame_gui.files.encoding_choice import EncodingDialog
from harzdame_gui.files.games_model import FACTS_ROLE
from harzdame_gui.text.encodings import encoding_name, sorted_encodings
from tests.gui.driver import Driver

Start = Callable[..., Driver]
NAMES = "Щёголев", "Куперман", "Андрейко"


def written(path: Path, count: int, encoding: str = "cp866") -> Path:
    games = (f'[White "{name}"]\n[Black "?"]\n\n1. f1-g1 *\n\n' for name in NAMES[:count])
    path.write_bytes("".join(games).encode(encoding))
    return path


def choose(driver: Driver, encoding: str) -> None:
    """Choose an encoding by keys."""
    box = driver.wait_for_games().encoding.findChild(QComboBox)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(encoding)):
        QTest.keyClick(box, Qt.Key.Key_Down)
    files = driver.app.late.files
    driver.qtbot.waitUntil(
        lambda: files.document(files.current).document.form.encoding == encoding, timeout=20_000
    )


def white(driver: Driver) -> list[str]:
    model = driver.wait_for_games().model
    return [model.index(row, 0).data(FACTS_ROLE).white for row in range(model.rowCount())]


def test_other_letters_are_chosen_in_the_list_and_kept_when_saving(start: Start, tmp_path: Path) -> None:
    path = written(tmp_path / "old.pdn", 3)
    driver = start(path)
    choose(driver, "cp1251")
    driver.qtbot.waitUntil(lambda: white(driver) != list(NAMES), timeout=20_000)
    choose(driver, "cp866")
    driver.qtbot.waitUntil(lambda: white(driver) == list(NAMES), timeout=20_000)
    driver.games.rows.setFocus()
    driver.key(Qt.Key.Key_Down)
    driver.key(Qt.Key.Key_Return)
    driver.qtbot.waitUntil(lambda: driver.played == ["f1-g1"], timeout=20_000)
    driver.key(Qt.Key.Key_End)
    driver.drag("f5", "f4")
    driver.ctrl(Qt.Key.Key_S)
    driver.qtbot.waitUntil(lambda: not driver.session.modified, timeout=20_000)
    text = path.read_bytes().decode("cp866")
    assert all(name in text for name in NAMES)
    assert "f5-f4" in text


@pytest.mark.parametrize("encoding", ["undefined", "idna", "no such", "cp866\0", "zip", "rot13", "cp037"])
def test_a_file_opens_whatever_encoding_was_once_noted_for_it(
    start: Start, tmp_path: Path, encoding: str
) -> None:
    path = written(tmp_path / "games.pdn", 2)
    first = start()
    first.app.services.settings.encodings.set(((str(path), encoding),))
    first.app.late.files.open(path)
    assert len(white(first)) == 2


def test_a_file_of_one_game_says_it_beside_the_board(start: Start, tmp_path: Path) -> None:
    driver = start(written(tmp_path / "one.pdn", 1))
    driver.qtbot.waitUntil(lambda: "how its letters are written" in driver.card, timeout=20_000)
    driver.press("Other letters…", driver.notice)
    choose(driver, "latin-1")
    driver.qtbot.waitUntil(lambda: white(driver) != [NAMES[0]], timeout=20_000)
    choose(driver, "cp866")
    driver.qtbot.waitUntil(lambda: white(driver) == [NAMES[0]], timeout=20_000)
    driver.qtbot.waitUntil(lambda: driver.session.tree.tags["White"] == NAMES[0], timeout=20_000)
    assert "letters" not in driver.card


def test_nothing_is_asked_where_the_encoding_is_certain(start: Start, tmp_path: Path) -> None:
    driver = start(written(tmp_path / "new.pdn", 2, "utf-8"))
    assert not driver.wait_for_games().encoding.isVisible()


def test_the_encoding_chosen_comes_back_with_an_unsaved_game(start: Start, tmp_path: Path) -> None:
    path = written(tmp_path / "old.pdn", 2)
    driver = start(path)
    choose(driver, "cp1251")
    choose(driver, "cp866")
    driver.qtbot.waitUntil(lambda: white(driver) == list(NAMES[:2]), timeout=20_000)
    driver.games.rows.setFocus()
    driver.key(Qt.Key.Key_Return)
    driver.qtbot.waitUntil(lambda: driver.played == ["f1-g1"], timeout=20_000)
    driver.key(Qt.Key.Key_End)
    driver.drag("f5", "f4")
    driver.ctrl(Qt.Key.Key_Q)
    driver.close()
    again = start()
    again.qtbot.waitUntil(lambda: again.app.workspace.file.path == path, timeout=20_000)
    assert again.app.workspace.file.encoding == "cp866"
    again.ctrl(Qt.Key.Key_S)
    again.qtbot.waitUntil(lambda: not again.session.modified, timeout=20_000)
    assert all(name in path.read_bytes().decode("cp866") for name in NAMES[:2])


def test_all_games_are_exported_in_the_letters_that_were_chosen(start: Start, tmp_path: Path) -> None:
    path = written(tmp_path / "old.pdn", 3)
    driver = start(path)
    choose(driver, "cp1251")
    wrong = white(driver)
    driver.games.rows.setFocus()
    driver.key(Qt.Key.Key_Return)
    driver.qtbot.waitUntil(lambda: driver.played == ["f1-g1"], timeout=20_000)
    score = score_of(driver.session.tree)
    study = SourceFile(path, 1, 3, driver.app.workspace.file.encoding)
    chapters = chapters_of(study, score, Job(lambda _: None))
    assert [chapter.tags["White"] for chapter in chapters] == wrong != list(NAMES)


def test_every_encoding_can_be_chosen_by_a_name_of_its_own() -> None:
    assert sorted(sorted_encodings()) == sorted(pdn.ENCODINGS)
    names = [encoding_name(encoding) for encoding in sorted_encodings()]
    assert len(set(names)) == len(names)


def test_a_rare_encoding_is_found_by_typing_and_shown_before_it_is_taken(
    start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "old.pdn"
    data = '[White "Ķ"]\n\n1. f1-g1 *\n\n[White "Rīga"]\n\n1. f1-g1 *\n'.encode("cp775")
    path.write_bytes(data)
    driver = start(path)
    box = driver.wait_for_games().encoding.findChild(QComboBox)
    box.setCurrentIndex(box.count() - 1)
    box.activated.emit(box.count() - 1)
    dialog = driver.wait_for_dialog(EncodingDialog)
    assert isinstance(dialog, EncodingDialog)
    QTest.keyClicks(dialog.search, "baltic 775")
    assert "Rīga" in dialog.preview.toPlainText()
    QTest.mouseClick(dialog.findChild(QDialogButtonBox).buttons()[0], Qt.MouseButton.LeftButton)
    driver.qtbot.waitUntil(lambda: white(driver) == ["Ķ", "Rīga"], timeout=20_000)
    assert driver.app.services.settings.encoding_of(path) == "cp775"
    assert path.read_bytes() == data


def test_the_likely_letters_come_first(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "turkish.pdn"
    games = "".join(f'[White "{name}"]\n\n1. f1-g1 *\n\n' for name in ("Yıldız Güneş", "Çağlar Öztürk"))
    path.write_bytes(games.encode("cp1254"))
    driver = start(path)
    assert white(driver) == ["Yıldız Güneş", "Çağlar Öztürk"]
    box = driver.games.encoding.findChild(QComboBox)
    assert box.itemData(0) == box.currentData() == "cp1254"
    assert box.itemText(0) == "Turkish (Windows-1254)"
