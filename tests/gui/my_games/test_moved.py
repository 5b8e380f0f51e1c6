"""Games that went to another file after they had left the board: opened from My games, they belong there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from harzdame_gui.controllers.game.my_games import read_kept_game
from tests.gui.driver import Driver
from tests.gui.main_window.test_coming_back import close_game, games_dialog

OTHER = '[White "Q"]\n\n1. e2-f2 *\n'
SOON = 20_000


@pytest.fixture
def played(driver: Driver, tmp_path: Path) -> Driver:
    """A game was played and saved in a file; after it left the board it was moved to another one."""
    first, other = tmp_path / "first.pdn", tmp_path / "other.pdn"
    other.write_text(OTHER, encoding="utf-8")
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    driver.ctrl(Qt.Key.Key_S)
    driver.choose_file(first)
    driver.qtbot.waitUntil(lambda: not driver.session.modified, timeout=SOON)
    close_game(driver)
    late = driver.app.late
    for path in (first, other):
        with driver.qtbot.waitSignal(late.files.opened):
            late.files.open(path)
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=SOON)
    move(driver, first, other)
    return driver


def move(driver: Driver, first: Path, other: Path) -> None:
    """Move the first game of a file to the beginning of the other one."""
    editing = driver.app.late.editing
    with driver.qtbot.waitSignal(editing.edited, timeout=SOON):
        editing.transfer(first, [1], other, 1)
    driver.qtbot.waitUntil(lambda: not editing.busy)


def open_mine(driver: Driver) -> None:
    """Open the only one of my games."""
    games_dialog(driver)
    driver.press("Open")
    driver.qtbot.waitUntil(lambda: driver.played[:1] == ["f1-g1"], timeout=SOON)


@pytest.mark.parametrize("restarted", [False, True])
def test_a_game_belongs_to_the_file_that_it_was_moved_to(
    played: Driver, start: Callable[..., Driver], tmp_path: Path, restarted: bool
) -> None:
    driver, other = played, tmp_path / "other.pdn"
    if restarted:
        driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=SOON)
        driver.close()
        driver = start()
    open_mine(driver)
    driver.qtbot.waitUntil(lambda: driver.app.late.file.path == other, timeout=SOON)
    assert driver.app.late.file.number == 1
    assert not driver.session.modified
    assert "was changed or moved meanwhile" not in driver.card
    if restarted:
        driver.close()


def test_a_game_belongs_to_the_first_file_again_where_the_move_was_undone(
    played: Driver, tmp_path: Path
) -> None:
    editing = played.app.late.editing
    with played.qtbot.waitSignal(editing.undone, timeout=SOON):
        editing.undo(tmp_path / "other.pdn")
    open_mine(played)
    played.qtbot.waitUntil(lambda: played.app.late.file.path == tmp_path / "first.pdn", timeout=SOON)
    assert "was changed or moved meanwhile" not in played.card


def test_what_is_kept_of_a_game_follows_it_once_it_was_saved(played: Driver, tmp_path: Path) -> None:
    """Its place is noted on disk, for starts to come, and it is no version of another game for that."""
    played.qtbot.waitUntil(lambda: not played.app.services.jobs.under_way, timeout=SOON)
    (kept,) = (played.folder / "games").glob("*.json")
    played.qtbot.waitUntil(lambda: read_kept_game(kept).place.path == tmp_path / "other.pdn", timeout=SOON)
    assert played.app.late.unsaved.kept_of(tmp_path / "other.pdn") == ()
