"""What a window hands over to one in another language, or cannot, is taken up, put to rest, or told of."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from harzdame_engine import Color
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from shiboken6 import delete, isValid

from harzdame_gui.controllers.puzzles.exercise import PuzzleExercise
from harzdame_gui.controllers.puzzles.training import Training
from harzdame_gui.controllers.settings.instance import Wish
from harzdame_gui.controllers.tournament.holding import is_taken
from harzdame_gui.controllers.tournament.mark import RecordMark
from harzdame_gui.main_window.main_window import MainWindow
from harzdame_gui.new_game.dialog import NewGameDialog
from tests.gui.driver import Driver
from tests.gui.main_window.test_in_steps import _before, _behind
from tests.gui.tournament.test_full_disk import PLAN


@pytest.fixture
def rested(monkeypatch: pytest.MonkeyPatch) -> list[Training]:
    """Those that were put to rest, in turn."""
    told: list[Training] = []
    rest = Training.rest
    monkeypatch.setattr(Training, "rest", lambda training: (told.append(training), rest(training)))
    return told


def training(driver: Driver) -> Training:
    """That of the window of puzzles, which is opened for it."""
    puzzles = driver.app.workspace.rooms.puzzles
    puzzles.show()
    assert puzzles.room._training is not None
    return puzzles.room._training


def close_between(monkeypatch: pytest.MonkeyPatch, driver: Driver) -> None:
    """Press the cross while the window is covered, and have another language."""
    _behind("_install_rooms", driver_close(driver), monkeypatch)
    driver.speak("de")
    driver.qtbot.waitUntil(lambda: not driver.window.isVisible(), timeout=20_000)


def driver_close(driver: Driver) -> Callable[[], None]:
    def close() -> None:
        driver.window.close()

    return close


def before_the_change(monkeypatch: pytest.MonkeyPatch, act: Callable[[], None]) -> None:
    """Do something while the old window is covered and the new one is being made."""
    prepare = MainWindow.prepared

    def act_and_prepare(window: MainWindow) -> Iterator[QWidget]:
        act()
        return prepare(window)

    monkeypatch.setattr(MainWindow, "prepared", act_and_prepare)


def test_a_puzzle_goes_on_in_the_other_language(driver: Driver, rested: list[Training]) -> None:
    before = training(driver)
    driver.speak("de")
    assert driver.app.workspace.rooms.puzzles.room._training is before
    assert not rested


def test_a_room_is_closed_when_the_puzzle_that_it_handed_over_is_gone(driver: Driver) -> None:
    trainer = training(driver).trainer
    driver.qtbot.waitUntil(lambda: isinstance(trainer.exercise, PuzzleExercise), timeout=20_000)
    puzzles = driver.app.workspace.rooms.puzzles
    room, puzzles.room = puzzles.room, None
    delete(room.hand_over())
    room.close()


def test_a_puzzle_rests_where_the_window_is_closed_before_it_goes_on(
    driver: Driver, rested: list[Training], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = training(driver)
    close_between(monkeypatch, driver)
    assert rested == [before]


def test_a_puzzle_rests_where_another_was_begun_meanwhile(
    driver: Driver, rested: list[Training], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = training(driver)

    def open_puzzles() -> None:
        driver.window.half_made.rooms.puzzles.show()

    _behind("_install_rooms", open_puzzles, monkeypatch)
    driver.speak("de")
    assert rested == [before]
    assert driver.app.workspace.rooms.puzzles.room._training is not before


def tournament_under_way(driver: Driver) -> Path:
    """The record of one that was begun in the window of tournaments."""
    driver.app.workspace.tournaments.show()
    room = driver.app.workspace.tournaments.room
    driver.app.late.tournaments.start(PLAN, 1)
    driver.qtbot.waitUntil(lambda: room.under_way is not None, timeout=20_000)
    path: Path = room.under_way
    return path


def test_a_tournament_that_does_not_go_on_is_offered_at_the_next_start(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tournament_under_way(driver)
    _before("_install_rooms", lambda: time.sleep(1), monkeypatch)  # it has ended in the old window by then
    close_between(monkeypatch, driver)
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=20_000)
    assert (path.parent / "running").read_text(encoding="utf-8") == path.name


def test_a_tournament_that_a_closed_window_has_found_is_offered_too(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is found by a window that cannot tell of it any more is not taken for told."""
    path, marked = tournament_under_way(driver), threading.Event()
    left, put = RecordMark.left, RecordMark.set

    def find_late(mark: RecordMark) -> Path | None:
        marked.wait(20)
        until = time.monotonic() + 20
        while is_taken(path) and time.monotonic() < until:  # its games are being ended
            time.sleep(0.01)
        return left(mark)

    def put_and_tell(mark: RecordMark, record: Path) -> None:
        put(mark, record)
        marked.set()

    monkeypatch.setattr(RecordMark, "left", find_late)
    monkeypatch.setattr(RecordMark, "set", put_and_tell)
    _before("_install_rooms", lambda: time.sleep(1), monkeypatch)
    close_between(monkeypatch, driver)
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=20_000)
    assert (path.parent / "running").read_text(encoding="utf-8") == path.name


def test_all_files_that_are_opened_between_two_windows_are_open(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{name}.pdn" for name in ("first", "second", "third")]
    for path in paths:
        path.write_text('[GameType "20"]\n\n1. 32-28 *\n', encoding="utf-8")

    def open_all() -> None:
        for path in paths:
            driver.app.open_for(Wish(path))

    _behind("_install_analysis", open_all, monkeypatch)
    driver.speak("de")
    opened = lambda: set(paths) <= set(driver.app.late.files.paths)  # noqa: E731
    driver.qtbot.waitUntil(opened, timeout=60_000)  # one after the other, being in one folder


@pytest.mark.parametrize("place", ["hand_over._keep_stored", "windows.Windows.show_keys"])
def test_the_rest_is_taken_up_though_something_fails(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: str
) -> None:
    before, path = training(driver), tmp_path / "first.pdn"
    driver.app.workspace.windows.show_keys()
    path.write_text('[GameType "20"]\n\n1. 32-28 *\n', encoding="utf-8")
    monkeypatch.setattr(f"harzdame_gui.main_window.{place}", _fail)
    _behind("_install_analysis", lambda: driver.app.open_for(Wish(path)), monkeypatch)
    driver.speak("de")
    assert "planted" in driver.app.failures.last
    assert driver.app.workspace.rooms.puzzles.room._training is before
    driver.qtbot.waitUntil(lambda: path in driver.app.late.files.paths)


def test_the_board_sets_the_pace_again_where_no_other_window_could_be_made(
    driver: Driver, rested: list[Training], monkeypatch: pytest.MonkeyPatch
) -> None:
    old, before = driver.window, training(driver)
    made: list[MainWindow] = []
    view = MainWindow.view_as

    def view_and_fail(window: MainWindow, other: MainWindow) -> None:
        made.append(window)
        if rested_too:
            monkeypatch.setattr("harzdame_gui.main_window.hand_over._told", _fail)
            view(window, other)
        _fail()

    for rested_too in (False, True):
        monkeypatch.setattr(MainWindow, "view_as", view_and_fail)
        for language in ("en", "de"):  # the window speaks the first one yet
            driver.app.services.settings.language.set(language)
        driver.qtbot.waitUntil(lambda: not driver.app.is_changing_window and bool(made), timeout=20_000)
        window = made.pop()
        driver.qtbot.waitUntil(lambda window=window: not isValid(window))
        assert driver.window is old
        assert all(driver.session.players[color].pause == old._pacing.pause for color in Color)
        assert "planted" in driver.app.failures.last
        assert rested == ([before] if rested_too else [])
    driver.drag("f1", "g1")
    driver.wait_for_reply()


def _fail(*_: object) -> None:
    raise RuntimeError("planted")


def test_a_key_that_comes_too_late_for_a_window_is_obeyed_by_the_next_one(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = driver.window
    asked: list[QWidget | None] = []

    def press() -> None:
        QTest.keyClick(old.focusWidget(), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(old.focusWidget(), Qt.Key.Key_Tab)
        asked.append(driver.dialog)

    before_the_change(monkeypatch, press)
    driver.speak("de")
    assert asked == [None]
    dialog = driver.wait_for_dialog(NewGameDialog)
    assert dialog.parent() is driver.window
    dialog.reject()
    assert driver.window.focusWidget() is driver.board
