"""A game that has ended is in the library's folder for one's own games at once, and once only."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from harzdame_engine.library.library import FILE_NAME, Library
from harzdame_engine.library.query import GameQuery
from harzdame_engine.library.reading import find_games, read_games
from harzdame_engine.library.records import StoredGame
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.my_games.dialog import MyGamesDialog
from tests.gui.driver import Driver
from tests.gui.main_window.test_coming_back import come_back

Start = Callable[..., Driver]


def texts(driver: Driver) -> list[str]:
    """The games in the library, letter by letter."""
    library = driver.app.late.library
    found: list[list[str]] = []
    job = library._ask(lambda known: known.games.texts(list(known.search(GameQuery()).ids)))
    job.finished.connect(found.append)
    driver.qtbot.waitUntil(lambda: bool(found))
    return found[0]


def resign(driver: Driver) -> None:
    driver.window.commands.resign_now.trigger()


def wait_for_games(driver: Driver, count: int) -> list[str]:
    driver.qtbot.waitUntil(lambda: len(texts(driver)) == count)
    return texts(driver)


def save(driver: Driver, path: Path) -> None:
    driver.ctrl(Qt.Key.Key_S)
    if not path.exists():
        driver.choose_file(path)
    driver.qtbot.waitUntil(lambda: not driver.session.modified)


@pytest.mark.parametrize("saved", ["never", "before", "after"])
def test_it_is_there_at_once_and_once(start: Start, tmp_path: Path, saved: str) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    if saved == "before":
        save(driver, tmp_path / "mine.pdn")
    resign(driver)
    (text,) = wait_for_games(driver, 1)
    assert "f1-g1" in text
    if saved == "after":
        save(driver, tmp_path / "mine.pdn")
    driver.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    driver.press("Start")
    driver.qtbot.waitUntil(lambda: driver.played == [])
    assert texts(driver) == [text]


def test_what_is_done_with_it_afterwards_is_there_too(start: Start) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    resign(driver)
    wait_for_games(driver, 1)
    driver.window.commands.take_back.trigger()  # the resignation
    driver.qtbot.waitUntil(lambda: driver.session.tree.result is None)
    driver.drag("f5", "f4")
    resign(driver)
    driver.qtbot.waitUntil(lambda: "f5-f4" in texts(driver)[0])
    assert len(texts(driver)) == 1


def test_an_end_that_was_taken_back_for_good_is_not_left_there(start: Start) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    resign(driver)
    wait_for_games(driver, 1)
    driver.window.commands.take_back.trigger()
    driver.qtbot.waitUntil(lambda: driver.session.tree.result is None)
    driver.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    driver.press("Start")
    wait_for_games(driver, 0)


def keep_by_hand(driver: Driver) -> str:
    """The text of the game on the board, which somebody has put into the library."""
    driver.window.commands.add_to_library.trigger()
    (text,) = wait_for_games(driver, 1)
    assert text.rstrip().endswith("*")
    return text


def test_one_that_was_kept_there_before_it_ended_gets_its_result_alone(start: Start) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    text = keep_by_hand(driver)
    resign(driver)
    driver.qtbot.waitUntil(lambda: texts(driver)[0] != text)
    (ended,) = texts(driver)
    result = ended.split()[-1]
    assert result != "*"
    assert ended.replace(result, "*") == text


def test_the_end_of_one_that_was_kept_before_can_be_taken_back(start: Start) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    text = keep_by_hand(driver)
    resign(driver)
    driver.qtbot.waitUntil(lambda: texts(driver)[0] != text)
    driver.window.commands.take_back.trigger()
    driver.qtbot.waitUntil(lambda: driver.session.tree.result is None)
    driver.drag("f5", "f4")
    resign(driver)
    kept, ended = wait_for_games(driver, 2)
    assert kept == text
    assert "f5-f4" in ended


def own_games(driver: Driver) -> list[tuple[str, int]]:
    """My games: the result and the number of moves of each."""
    own = driver.app.late.own
    with driver.qtbot.waitSignal(own.listed) as told:
        own.list()
    return [
        (mine.facts.outcome.result if mine.facts.outcome else "*", mine.facts.plies) for mine in told.args[0]
    ]


def take_back(driver: Driver) -> None:
    driver.window.commands.take_back.trigger()


def open_in_details(driver: Driver) -> None:
    editor = GameEditor(driver.session)
    editor.set_facts(driver.session.tree.tags, None)


WITHDRAWALS = {"taken back": take_back, "edited": open_in_details}


def wait_for(driver: Driver, own: list[tuple[str, int]], library: list[str]) -> None:
    """Until My games and the library tell this; of those in the library, the results."""
    driver.qtbot.waitUntil(
        lambda: own_games(driver) == own and [text.split()[-1] for text in texts(driver)] == library,
        timeout=10_000,
    )


@pytest.mark.parametrize("way", list(WITHDRAWALS))
@pytest.mark.parametrize("before", ["", "kept by hand", "closed meanwhile"])
def test_a_result_that_is_withdrawn_is_withdrawn_everywhere_at_once(
    start: Start, way: str, before: str
) -> None:
    kept = before == "kept by hand"
    driver = start(black="human")
    driver.drag("f1", "g1")
    driver.drag("f5", "f4")
    if kept:
        keep_by_hand(driver)
    resign(driver)
    wait_for(driver, [("0-1", 2)], ["0-1"])
    if before == "closed meanwhile":
        driver = come_back(driver, start)
        QTest.qWait(400)
        wait_for(driver, [("0-1", 2)], ["0-1"])
    WITHDRAWALS[way](driver)
    assert driver.session.tree.result is None
    wait_for(driver, [("*", 2)], ["*"] if kept else [])


def test_what_is_played_after_that_is_known_and_ends_once(start: Start) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    resign(driver)
    wait_for(driver, [("1-0", 1)], ["1-0"])
    take_back(driver)
    driver.drag("f5", "f4")
    wait_for(driver, [("*", 2)], [])
    resign(driver)
    wait_for(driver, [("0-1", 2)], ["0-1"])


def test_a_result_that_was_edited_away_comes_back_everywhere(start: Start) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    resign(driver)
    wait_for(driver, [("1-0", 1)], ["1-0"])
    open_in_details(driver)
    wait_for(driver, [("*", 1)], [])
    driver.ctrl(Qt.Key.Key_Z)
    assert driver.session.tree.result is not None
    wait_for(driver, [("1-0", 1)], ["1-0"])


def give_stars(known: Library) -> None:
    known.games.set_stars([1], 4)


def give_label(known: Library) -> None:
    known.games.add_label([1], "mine")


def give_folder(known: Library) -> None:
    known.games.set_folder([1], known.folders.add("Kept"))


def give_no_folder(known: Library) -> None:
    known.games.set_folder([1], None)


@pytest.mark.parametrize("mark", [give_stars, give_label, give_folder, give_no_folder])
def test_what_was_marked_in_the_library_keeps_its_marks(
    start: Start, mark: Callable[[Library], None]
) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    resign(driver)
    wait_for(driver, [("1-0", 1)], ["1-0"])
    driver.app.late.library._change(mark)
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way)
    before = marks(driver)
    take_back(driver)
    wait_for(driver, [("*", 1)], ["*"])
    driver.drag("f5", "f4")
    resign(driver)
    wait_for(driver, [("0-1", 2)], ["0-1"])
    assert marks(driver) == before


def delete(driver: Driver) -> None:
    driver.app.late.library._change(lambda known: known.games.remove([1]))
    wait_for_games(driver, 0)


def settle(driver: Driver) -> None:
    QTest.qWait(400)
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=10_000)


def go_on(driver: Driver, start: Start, way: str) -> Driver:
    """Start the app again, with the same game on the board."""
    if way == "crashed":
        return come_back(driver, start)
    if way == "from My games":
        driver.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        driver.press("Start")
        driver.qtbot.waitUntil(lambda: driver.played == [], timeout=5000)
        settle(driver)
    driver.close()
    again = start(black="human")
    if way == "from My games":
        again.window.commands.list_own.trigger()
        again.wait_for_dialog(MyGamesDialog)
        again.press("Open")
    again.qtbot.waitUntil(lambda: again.session.tree.result is not None, timeout=5000)
    return again


WAYS = ["crashed", "closed", "from My games"]


@pytest.mark.parametrize("way", WAYS)
def test_what_was_deleted_in_the_library_stays_deleted(start: Start, way: str) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    resign(driver)
    wait_for(driver, [("1-0", 1)], ["1-0"])
    delete(driver)
    settle(driver)
    again = go_on(driver, start, way)
    settle(again)
    assert texts(again) == []


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kept", [False, True])
def test_what_another_run_put_there_is_followed(start: Start, way: str, kept: bool) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    if kept:
        keep_by_hand(driver)
    resign(driver)
    wait_for(driver, [("1-0", 1)], ["1-0"])
    if not kept:
        driver.app.late.library._change(give_folder)
    settle(driver)
    again = go_on(driver, start, way)
    settle(again)
    before = marks(again)
    take_back(again)
    wait_for(again, [("*", 1)], ["*"])
    assert marks(again) == before


def test_what_was_put_there_just_before_a_crash_is_known(start: Start) -> None:
    """The library had it, and the journal did not say so yet."""
    driver = start(black="human")
    driver.drag("f1", "g1")
    resign(driver)
    wait_for(driver, [("1-0", 1)], ["1-0"])
    settle(driver)
    (journal,) = driver.folder.glob("unfinished-*.json")
    driver.crash()
    values = json.loads(journal.read_bytes())
    values["listed"] |= {"there": "of an earlier text", "revision": 9}
    journal.write_text(json.dumps(values), encoding="utf-8")
    again = start(black="human")
    settle(again)
    take_back(again)
    wait_for(again, [("*", 1)], [])


def test_another_library_is_left_alone(start: Start) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    resign(driver)
    wait_for(driver, [("1-0", 1)], ["1-0"])
    settle(driver)
    driver.close()
    for path in driver.folder.glob(f"{FILE_NAME}*"):
        path.unlink()
    with closing(Library(driver.folder / FILE_NAME)) as library:
        library.games.add(list(read_games(find_games('[White "Anna"]\n\n1. f1-g1 f5-f4 1-0\n'))))
    again = start(black="human")
    settle(again)
    take_back(again)
    settle(again)
    assert "Anna" in texts(again)[0]


def marks(driver: Driver) -> tuple[object, ...]:
    """The id of the first game in the library, and what somebody did with it."""
    found: list[StoredGame] = []
    job = driver.app.late.library._ask(lambda known: known.games.get(1))
    job.finished.connect(found.append)
    driver.qtbot.waitUntil(lambda: bool(found))
    stored = found[0]
    return stored.row.id, stored.row.stars, stored.row.folder, stored.labels


def test_what_was_edited_in_the_library_meanwhile_stays(start: Start) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    resign(driver)
    (text,) = wait_for_games(driver, 1)
    mine = text.replace("f1-g1", "f1-g1 {my own words}")
    library = driver.app.late.library
    library._change(lambda known: known.games.replace(1, known.games.rows([1])[0].revision, mine))
    driver.qtbot.waitUntil(lambda: "my own words" in texts(driver)[0])
    driver.window.commands.take_back.trigger()
    driver.qtbot.waitUntil(lambda: driver.session.tree.result is None)
    driver.drag("f5", "f4")
    resign(driver)
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way)
    QTest.qWait(400)
    assert "my own words" in texts(driver)[0]
