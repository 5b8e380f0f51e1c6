"""Home: what stands on the page at the first start and later, where it leads, and when it gives way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel

from harzdame_gui.commands.command import Menu
from harzdame_gui.comparison.window import ComparisonWindow
from harzdame_gui.controllers.opponents.opponents import OPPONENTS
from harzdame_gui.controllers.settings.choices import CoachMode
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.home.page import HomePage
from harzdame_gui.home.row import WayButton
from harzdame_gui.main_window.side_panel import SidePanel
from harzdame_gui.notices.floating import Bubble
from harzdame_gui.play.move_list import MoveList
from tests.gui.driver import Driver
from tests.gui.main_window.test_coming_back import close_game
from tests.gui.main_window.test_tab_order import out_of_order

Start = Callable[..., Driver]
ALT = Qt.KeyboardModifier.AltModifier
LONG = 60_000
QUESTION = ["Learn it", "Play an easy game", "I know draughts"]


def page_of(driver: Driver) -> HomePage:
    driver.qtbot.waitUntil(lambda: is_home(driver), timeout=LONG)
    page = driver.window.findChild(HomePage)
    assert page is not None
    return page


def is_home(driver: Driver) -> bool:
    page = driver.window.findChild(HomePage)
    shown = page is not None and page.isVisible()
    assert driver.window.findChild(MoveList).isVisible() is not shown
    return shown


def titles(driver: Driver) -> list[str]:
    """The rows that are seen, by their titles."""
    return [row.accessibleName() for row in page_of(driver).buttons if row.isVisible()]


def text_of(driver: Driver, title: str) -> str:
    return row_of(driver, title).accessibleDescription()


def row_of(driver: Driver, title: str) -> WayButton:
    found = [row for row in page_of(driver).buttons if row.accessibleName().startswith(title)]
    assert len(found) == 1, titles(driver)
    return found[0]


def choose(driver: Driver, title: str) -> None:
    QTest.mouseClick(row_of(driver, title), Qt.MouseButton.LeftButton)


def wait_for(driver: Driver, title: str) -> None:
    driver.qtbot.waitUntil(
        lambda: is_home(driver) and any(each.startswith(title) for each in titles(driver)), timeout=LONG
    )


def go_home(driver: Driver) -> None:
    driver.key(Qt.Key.Key_Home, ALT)


@pytest.fixture
def fresh(start: Start) -> Driver:
    """The very first start."""
    return start(home=True, welcomed=False, edges_explained=False, coach="gentle")


def test_the_first_start_asks_one_question_and_the_board_is_free(fresh: Driver) -> None:
    assert titles(fresh) == QUESTION
    assert fresh.window.focusWidget() is fresh.board
    fresh.drag("f1", "g1")
    assert fresh.played[:1] == ["f1-g1"]
    assert not is_home(fresh)


def test_the_question_stays_until_it_is_answered(fresh: Driver, start: Start) -> None:
    fresh.close()
    again = start()
    assert titles(again) == QUESTION
    again.drag("f1", "g1")
    again.wait_for_reply()
    close_game(again)
    assert not is_home(again)  # a game was begun
    go_home(again)
    wait_for(again, "Learn it")
    wait_for(again, "Your last game")
    assert titles(again)[:3] == QUESTION
    choose(again, "Play an easy game")
    go_home(again)
    wait_for(again, "Today’s puzzle")
    assert titles(again)[0] == "Back to the board"
    assert "Play an easy game" not in titles(again)
    again.key(Qt.Key.Key_Escape)
    assert not is_home(again)


def test_learning_opens_the_course_and_it_is_gone_on_with_by_its_name(fresh: Driver) -> None:
    choose(fresh, "Learn it")
    studies = fresh.app.workspace.rooms.studies
    fresh.qtbot.waitUntil(lambda: studies.room is not None and studies.room.window.shows_study, timeout=LONG)
    assert studies.room.window.windowTitle().startswith("Harzdame in an hour")
    wait_for(fresh, "Harzdame in an hour")
    assert "chapters read" in text_of(fresh, "Harzdame in an hour")
    assert "Learn it" not in titles(fresh)
    (command,) = [each for each in fresh.window.actions() if each.text() == "Harzdame in an hour"]
    assert command.isEnabled()


def test_an_easy_game_is_one_against_the_first_opponent(fresh: Driver) -> None:
    choose(fresh, "Play an easy game")
    assert not is_home(fresh)
    (computer,) = [player for player in fresh.session.players.values() if player.spec.built_in]
    assert (computer.spec.level, computer.spec.style) == (OPPONENTS[0].level, OPPONENTS[0].style)
    assert fresh.app.services.settings.coach.value is CoachMode.GENTLE
    fresh.drag("f1", "g1")
    assert fresh.played[:1] == ["f1-g1"]


def test_who_knows_draughts_reads_what_is_different_and_plays(fresh: Driver) -> None:
    settings = fresh.app.services.settings
    assert settings.coach.value is CoachMode.GENTLE
    choose(fresh, "I know draughts")
    assert settings.coach.value is CoachMode.OFF
    page = page_of(fresh)
    choice = page.findChild(QComboBox)
    assert choice.isVisible()
    assert fresh.window.focusWidget() is choice
    words = lambda: [each.text() for each in page.findChildren(QLabel) if each.isVisible()]  # noqa: E731
    assert "How men step" in words()
    choice.setCurrentIndex(choice.findData("croda"))
    assert words().count("How men step") == 1
    fresh.press("Compare both, with positions…")
    compared = fresh.app.workspace.windows.comparison
    assert isinstance(compared, ComparisonWindow)
    assert [rules.id for rules in compared.games] == ["harzdame", "croda"]
    fresh.window.activateWindow()
    fresh.press("Play Croda instead")
    assert fresh.session.position.rules.id == settings.game.value == "croda"
    assert not is_home(fresh)


def test_back_from_the_differences_leads_to_the_rows(fresh: Driver) -> None:
    choose(fresh, "I know draughts")
    fresh.press("‹ Back")
    wait_for(fresh, "Today’s puzzle")
    assert "I know draughts" in titles(fresh)
    assert fresh.window.focusWidget() in page_of(fresh).buttons


def test_a_game_that_was_left_is_gone_on_with(start: Start) -> None:
    driver = start(home=True)
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    played = driver.played
    close_game(driver)
    driver.close()
    again = start()
    wait_for(again, "Your last game")
    assert text_of(again, "Your last game") == "You – Mia · Harzdame · move 2"
    choose(again, "Your last game")
    again.qtbot.waitUntil(lambda: again.played == played, timeout=LONG)
    assert not is_home(again)


def test_an_unfinished_game_is_back_and_the_page_is_not_in_its_way(start: Start) -> None:
    driver = start(home=True)
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    driver.close()
    again = start()
    assert len(again.played) == 2
    assert not is_home(again)


def test_nothing_is_in_the_way_of_who_opens_a_file(start: Start, tmp_path: Path) -> None:
    games = tmp_path / "two.pdn"
    games.write_text('[Event "a"]\n[GameType "1000"]\n1. f1-g1 *\n\n[Event "b"]\n1. f1-g1 *\n', "utf-8")
    driver = start(games, home=True, welcomed=False)
    driver.wait_for_games()
    assert not is_home(driver)
    driver.close()
    later = start(home=True)
    later.qtbot.waitUntil(lambda: is_home(later), timeout=LONG)  # the games are listed already
    later.app.open(games)
    later.qtbot.waitUntil(lambda: not is_home(later), timeout=LONG)


def test_it_is_not_shown_to_who_does_not_want_it(start: Start) -> None:
    driver = start(home=False, welcomed=False)
    driver.qtbot.wait(100)
    assert not is_home(driver)
    go_home(driver)
    assert titles(driver) == QUESTION


def test_over_a_game_it_is_called_by_a_key_and_leads_back(start: Start) -> None:
    driver = start(home=True, black="human")
    driver.drag("f1", "g1")
    assert not is_home(driver)
    go_home(driver)
    wait_for(driver, "Back to the board")
    assert driver.window.focusWidget() is row_of(driver, "Back to the board")
    driver.key(Qt.Key.Key_Return)
    assert not is_home(driver)
    assert driver.window.focusWidget() is driver.board
    go_home(driver)
    assert is_home(driver)
    driver.key(Qt.Key.Key_Escape)
    assert not is_home(driver)
    go_home(driver)
    driver.click("g8")
    assert not is_home(driver)
    assert driver.played == ["f1-g1"]


def test_the_arrow_keys_go_from_row_to_row(fresh: Driver) -> None:
    go_home(fresh)
    buttons = page_of(fresh).buttons
    assert fresh.window.focusWidget() is buttons[0]
    fresh.key(Qt.Key.Key_Down)
    assert fresh.window.focusWidget() is buttons[1]
    fresh.key(Qt.Key.Key_Up)
    fresh.key(Qt.Key.Key_Tab)
    assert fresh.window.focusWidget() is buttons[1]
    fresh.key(Qt.Key.Key_Return)
    assert not is_home(fresh)


def test_tab_comes_to_the_rows_from_above_to_below(fresh: Driver) -> None:
    assert out_of_order(fresh.window.findChild(SidePanel)) == []
    choose(fresh, "I know draughts")
    assert out_of_order(fresh.window.findChild(SidePanel)) == []
    fresh.press("‹ Back")
    wait_for(fresh, "Today’s puzzle")
    assert out_of_order(fresh.window.findChild(SidePanel)) == []


def test_where_it_has_little_room_the_cards_below_it_go(start: Start) -> None:
    driver = start(home=True)
    driver.window.resize(1000, 800)
    wait_for(driver, "Today’s puzzle")
    card = driver.window.findChild(SidePanel).notice
    visible = lambda: not card.visibleRegion().isEmpty()  # noqa: E731
    driver.qtbot.waitUntil(visible)
    driver.window.resize(683, 450)
    driver.qtbot.waitUntil(lambda: not visible())
    assert all(not row.visibleRegion().isEmpty() for row in page_of(driver).buttons)
    driver.window.resize(1000, 800)
    driver.qtbot.waitUntil(visible)


def test_a_board_below_which_it_stands_keeps_its_size(start: Start) -> None:
    driver = start(home=True, black="human")
    driver.window.resize(600, 900)
    wait_for(driver, "Today’s puzzle")
    driver.qtbot.wait(50)
    before = driver.board.geometry()
    driver.drag("f1", "g1")
    driver.qtbot.wait(50)
    assert not is_home(driver)
    assert driver.board.geometry() == before


def test_the_next_opponent_and_the_strength_follow_the_results(start: Start) -> None:
    driver = start(home=True)
    wait_for(driver, "Play against Mia")
    assert not any(each.startswith("Your strength") for each in titles(driver))
    won = LevelResult("harzdame", "first-day", 1.0, "2026-11-30", "W", 30)
    lost = won._replace(points=0.0, level="newcomer")
    driver.app.services.settings.results.set((won, lost))
    wait_for(driver, "Play against Emil")
    said = "2 games that count, 1 of them won · 1 of 14 opponents beaten"
    assert text_of(driver, "Your strength") == said
    driver.app.services.settings.results.set((won, lost, won))
    wait_for(driver, "Your strength: about ")
    choose(driver, "Play against Emil")
    (computer,) = [player for player in driver.session.players.values() if player.spec.built_in]
    assert (computer.spec.level, computer.spec.style) == (OPPONENTS[1].level, OPPONENTS[1].style)


def test_puzzles_that_are_due_are_counted_and_set(start: Start, tmp_path: Path) -> None:
    driver = start(home=True)
    wait_for(driver, "Today’s puzzle")
    assert text_of(driver, "Today’s puzzle") == "Not tried yet."
    assert not any("repeat" in each for each in titles(driver))
    choose(driver, "Today’s puzzle")
    puzzles = driver.app.workspace.rooms.puzzles
    trainer = puzzles.room.trainer
    driver.qtbot.waitUntil(lambda: trainer.exercise is not None, timeout=LONG)
    trainer.exercise.give_up()
    kept = tmp_path / "profile" / "puzzles.jsonl"
    driver.qtbot.waitUntil(lambda: kept.exists() and "daily" in kept.read_text("utf-8"), timeout=LONG)
    puzzles.room.window.close()
    go_home(driver)
    driver.qtbot.waitUntil(
        lambda: text_of(driver, "Today’s puzzle") == "Not solved; try it again.", timeout=LONG
    )


def test_in_another_language_it_is_there_as_before(start: Start) -> None:
    driver = start(home=True)
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    go_home(driver)
    wait_for(driver, "Back to the board")
    driver.speak("de")
    wait_for(driver, "Zurück zum Brett")


def test_what_the_red_edge_is_stays_until_it_is_answered_and_can_be_asked(
    fresh: Driver, start: Start
) -> None:
    explained = fresh.app.services.settings.edges_explained
    choose(fresh, "Play an easy game")  # the board is another one: it is said again
    assert fresh.card.startswith("The red edge is your goal.")
    assert not fresh.window.findChild(Bubble).passes
    assert not explained.value
    fresh.key(Qt.Key.Key_F)
    assert fresh.card.startswith("The red edge is your goal.")
    assert fresh.window.findChild(Bubble).squares[0] in {"a1", "b1", "c1", "d1", "e1", "f1"} | {
        f"a{row}" for row in range(1, 7)
    }
    fresh.key(Qt.Key.Key_F)
    fresh.drag("f1", "g1")
    assert explained.value
    fresh.wait_for_reply()
    asked = next(
        each
        for each in fresh.app.workspace.menu.of(Menu.STUDY).actions()
        if each.text() == "What the red edge is"
    )
    asked.trigger()
    assert fresh.card.startswith("The red edge is your goal.")
