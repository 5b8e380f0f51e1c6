"""Files that other programs change while they are open: noticed when it happens, and never written over."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import pdn
from PySide6.QtCore import Qt

from harzdame_gui.controllers.files import outside_changes, pdn_document
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure
from tests.gui.driver import Driver

FIRST, SECOND, THEIRS = (f'[White "{name}"]\n\n1. f1-g1 f5-f4 *\n' for name in ("Anna", "Berta", "Changed"))
NOTICE = "was changed by another program"


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def replace(path: Path, text: str) -> None:
    """As most editors save: another file takes the place."""
    beside = path.with_name("beside")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


WAYS = {"written": write, "replaced": replace}


@pytest.fixture(params=WAYS)
def change(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    return WAYS[request.param]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "games.pdn"
    path.write_text(f"{FIRST}\n{SECOND}", encoding="utf-8")
    return path


@pytest.fixture
def driver(start: Callable[..., Driver], path: Path) -> Driver:
    """The app with the second game of the file on the board."""
    driver = start()
    files, file = driver.app.late.files, driver.app.late.file
    files.open(path)
    driver.qtbot.waitUntil(lambda: files.document(path) is not None)
    file.read(files.document(path), 2)
    driver.qtbot.waitUntil(lambda: file.number == 2 and white(driver) == "Berta")
    return driver


def white(driver: Driver) -> str:
    return driver.session.tree.tags.get("White", "")


def said(driver: Driver) -> str:
    message = driver.app.workspace.notices.said
    return message.spoken if message is not None else ""


def games(driver: Driver, path: Path) -> list[str]:
    return [game.tags["White"] for game in driver.app.late.files.document(path).content.games]


def editor_of(driver: Driver) -> GameEditor:
    return GameEditor(driver.session, driver.app)


def save(driver: Driver) -> None:
    driver.ctrl(Qt.Key.Key_S)


def edit(driver: Driver) -> None:
    editor_of(driver).comment(driver.session.tree.root, f"Mine {time.monotonic()}")
    assert driver.session.modified


def test_what_does_not_concern_the_game_on_the_board_is_taken_quietly(
    driver: Driver, path: Path, change: Callable[[Path, str], None]
) -> None:
    edit(driver)
    change(path, f"{THEIRS}\n{SECOND}\n{FIRST}")
    driver.qtbot.waitUntil(lambda: games(driver, path) == ["Changed", "Berta", "Anna"])
    assert said(driver) == ""
    change(path, f"{THEIRS}\n{FIRST}\n{THEIRS}\n{SECOND}")  # its place is another, too, and once more
    driver.qtbot.waitUntil(lambda: driver.app.late.file.number == 4)
    save(driver)
    driver.qtbot.waitUntil(lambda: not driver.session.modified)
    texts = [game.text for game in pdn.scan(path.read_text("utf-8")).games]
    assert [text.strip() for text in texts[:3]] == [each.strip() for each in (THEIRS, FIRST, THEIRS)]
    assert "Mine" in texts[3]


def test_a_change_between_the_reading_and_the_first_look_is_noticed(
    start: Callable[..., Driver], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_at, changed = outside_changes.look_at, []

    def later(file: Path) -> object:
        if file == path and not changed:
            changed.append(path)
            write(path, f"{THEIRS}\n{SECOND}")
        return look_at(file)

    monkeypatch.setattr(outside_changes, "look_at", later)
    driver = start()
    driver.app.late.files.open(path)
    driver.qtbot.waitUntil(lambda: bool(changed))
    driver.qtbot.waitUntil(lambda: games(driver, path) == ["Changed", "Berta"])


def test_a_game_without_changes_of_ones_own_is_read_again(
    driver: Driver, path: Path, change: Callable[[Path, str], None]
) -> None:
    change(path, f"{FIRST}\n{THEIRS}")
    driver.qtbot.waitUntil(lambda: white(driver) == "Changed")
    driver.qtbot.waitUntil(lambda: NOTICE in said(driver))
    assert not driver.session.modified


@pytest.mark.parametrize("choice", ["Take theirs", "Keep mine"])
def test_where_both_have_changed_the_game_a_person_decides(driver: Driver, path: Path, choice: str) -> None:
    edit(driver)
    replace(path, f"{FIRST}\n{THEIRS}\n{FIRST}")
    driver.qtbot.waitUntil(lambda: NOTICE in said(driver))
    assert white(driver) == "Berta"
    assert path.read_text("utf-8") == f"{FIRST}\n{THEIRS}\n{FIRST}"
    driver.press(choice)
    driver.qtbot.waitUntil(lambda: NOTICE not in said(driver))
    if choice == "Take theirs":
        driver.qtbot.waitUntil(lambda: white(driver) == "Changed")
        assert path.read_text("utf-8") == f"{FIRST}\n{THEIRS}\n{FIRST}"
    else:
        save(driver)
        driver.qtbot.waitUntil(lambda: not driver.session.modified)
        found = pdn.scan(path.read_text("utf-8")).games
        assert [game.tags["White"] for game in found] == ["Anna", "Berta", "Anna"]
        assert "Mine" in found[1].text


def test_a_game_that_is_gone_stays_on_the_board(driver: Driver, path: Path) -> None:
    replace(path, FIRST)
    driver.qtbot.waitUntil(lambda: "in it no more" in said(driver))
    assert white(driver) == "Berta"
    assert driver.session.modified


def test_what_is_saved_from_here_is_no_change_of_others(driver: Driver, path: Path) -> None:
    for _ in range(3):
        edit(driver)
        save(driver)
        driver.qtbot.waitUntil(lambda: not driver.session.modified)
        editor_of(driver).undo()
        driver.qtbot.wait(400)
    assert said(driver) == ""


def test_that_a_game_was_not_saved_is_said_until_it_is(
    driver: Driver, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit(driver)

    def fail(path: Path, data: bytes) -> None:
        raise FileError(FileFailure(FailureKind.DISK_FULL, path))

    for way in (
        lambda: save(driver),
        lambda: driver.app.workspace.files.saving._replace(path.with_name("other.pdn"), ""),
        lambda: driver.app.workspace.files.saving._add_to(path.with_name("other.pdn"), ""),
    ):
        with monkeypatch.context() as patched:
            patched.setattr(pdn_document, "write_whole", fail)
            save(driver)
            driver.qtbot.waitUntil(lambda: "was not saved" in said(driver))
        way()
        driver.qtbot.waitUntil(lambda: said(driver) == "")
        assert not driver.session.modified
        edit(driver)


@pytest.mark.usefixtures("bound_by_rights")
def test_a_folder_that_may_not_be_looked_into_any_more_is_no_fault(
    start: Callable[..., Driver], tmp_path: Path
) -> None:
    folder = tmp_path / "shared" / "club"
    folder.mkdir(parents=True)
    path = folder / "games.pdn"
    path.write_text(FIRST, encoding="utf-8")
    driver = start(path)
    files = driver.app.late.files
    driver.qtbot.waitUntil(lambda: files.document(path) is not None)
    folder.parent.chmod(0)
    try:
        files.changed.emit(path)  # a fault here would be reported
        assert files.document(path) is not None
        assert said(driver) == ""
    finally:
        folder.parent.chmod(0o700)
