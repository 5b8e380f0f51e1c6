"""The end of a game on the screen: its card, the next game, and what is asked before a game is given up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color, Outcome, Position, Termination
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QToolButton

from harzdame_gui.controllers.game.new_game import NewGame, PlayerSpec
from harzdame_gui.play.result_card import ResultCard
from harzdame_gui.play.watch_bar import WatchBar
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.confirm_button import ConfirmButton
from tests.gui.driver import Driver
from tests.gui.main_window.test_coming_back import come_back

Start = Callable[..., Driver]


def card(driver: Driver) -> ResultCard:
    found = driver.window.findChild(ResultCard)
    assert isinstance(found, ResultCard)
    return found


def resign_button(driver: Driver) -> ConfirmButton:
    return driver.window.findChildren(ConfirmButton)[-1]


def click_flag(driver: Driver) -> None:
    button = resign_button(driver).findChildren(QAbstractButton)[0]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def resign(driver: Driver) -> None:
    click_flag(driver)
    driver.press("Yes", resign_button(driver))


def play_some(driver: Driver, plies: int = 12) -> None:
    for _ in range(plies // 2):
        driver.session.play(driver.session.position.legal_moves()[0])
        driver.wait_for_reply()


def test_one_click_does_not_resign_and_two_in_one_place_do_not_either(driver: Driver) -> None:
    flag = resign_button(driver)
    place = flag.mapTo(driver.window, flag.rect().center())
    for _ in range(2):
        QTest.mouseClick(driver.window.childAt(place), Qt.MouseButton.LeftButton)
        QTest.qWait(20)
    assert driver.session.tree.result is None
    assert not flag.asking


def test_resigning_is_asked_about_in_place_and_escape_means_no(driver: Driver) -> None:
    click_flag(driver)
    assert resign_button(driver).asking
    assert driver.dialog is None
    driver.key(Qt.Key.Key_Escape)
    assert not resign_button(driver).asking
    assert driver.window.focusWidget() is driver.board
    resign(driver)
    assert driver.session.tree.result.winner is Color.BLACK


def test_the_result_stays_whatever_is_said_later(driver: Driver) -> None:
    play_some(driver, 4)
    resign(driver)
    told = "You lose You resigned. So short a game does not count for your strength."
    assert driver.card == told
    driver.ctrl(Qt.Key.Key_C)
    assert told in driver.card


def test_the_result_stands_at_the_end_of_the_game_until_it_is_closed(driver: Driver) -> None:
    play_some(driver, 4)
    resign(driver)
    driver.key(Qt.Key.Key_Home)
    assert not card(driver).isVisible()
    driver.key(Qt.Key.Key_End)
    assert card(driver).isVisible()
    close = next(each for each in card(driver).findChildren(QToolButton) if each.toolTip() == "Close")
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    driver.key(Qt.Key.Key_Home)
    driver.key(Qt.Key.Key_End)
    assert not card(driver).isVisible()
    driver.session.new_game(NewGame())
    resign(driver)
    assert card(driver).isVisible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_links_of_the_result_need_two_rows_at_most(start: Start, language: str) -> None:
    driver = start(language=language)
    driver.session.resign()
    driver.window.resize(1000, 700)
    QTest.qWait(20)
    buttons = [each for each in card(driver).findChildren(ActionButton) if each.isVisible()]
    assert len({button.y() for button in buttons}) <= 2


def test_a_rematch_has_the_same_players_and_other_colours_exchanges_them(start: Start) -> None:
    driver = start(player_name="Anna")
    resign(driver)
    driver.press("Rematch", card(driver))
    assert driver.session.tree.result is None
    assert not card(driver).isVisible()
    assert driver.session.tree.tags["White"] == "Anna"
    assert driver.session.persons == (Color.WHITE,)
    resign(driver)
    driver.press("Other colours", card(driver))
    assert driver.session.persons == (Color.BLACK,)
    assert driver.session.tree.tags["Black"] == "Anna"


def test_a_rematch_begins_in_the_same_position(driver: Driver) -> None:
    start = Position.from_fen("W:Wa1,b1:Bh8,g8")
    driver.session.new_game(NewGame(position=start, remark="White has many men less"))
    resign(driver)
    driver.press("Rematch", card(driver))
    assert driver.session.tree.root.position == start
    assert driver.session.tree.root.comment == "White has many men less"


def test_the_strength_is_told_after_a_game_that_counts(start: Start) -> None:
    driver = start(results=[["harzdame", "newcomer", points] for points in (0.0, 1.0)] * 6)
    play_some(driver)
    resign(driver)
    assert "Your strength is about" in driver.card
    assert "of the points were to be expected" in driver.card


def test_a_strength_after_few_games_is_told_as_one_that_is_not_sure(start: Start) -> None:
    driver = start(results=[["harzdame", "first-day", 1.0]] * 4)
    play_some(driver)
    resign(driver)
    assert "After some more games that will be surer." in driver.card
    assert "(−" not in driver.card


def test_no_strength_is_told_of_a_game_whose_end_was_taken_back(start: Start) -> None:
    driver = start(results=[["harzdame", "first-day", 1.0]] * 4)
    play_some(driver)
    resign(driver)
    driver = come_back(driver, start)
    assert len(driver.app.services.settings.results.value) == 5
    driver.window.commands.take_back.trigger()
    driver.qtbot.waitUntil(lambda: len(driver.app.services.settings.results.value) == 4)
    play_some(driver)
    resign(driver)
    assert card(driver).isVisible()
    assert "Your strength is about" not in driver.card
    assert len(driver.app.services.settings.results.value) == 4


def test_it_is_said_why_a_draw_that_was_agreed_early_does_not_count(start: Start) -> None:
    driver = start(results=[["harzdame", "first-day", 1.0]] * 4)
    play_some(driver)
    driver.session.end(Outcome(None, Termination.AGREEMENT))
    assert "A draw agreed so early does not count for your strength." in driver.card
    assert "Your strength is about" not in driver.card
    assert len(driver.app.services.settings.results.value) == 4


def test_a_game_of_two_computers_can_be_paused_and_taken_over(start: Start) -> None:
    driver = start(white="engine", black="engine")
    bar = driver.window.findChild(WatchBar)
    assert bar.isVisible()
    driver.qtbot.waitUntil(lambda: driver.session.node.ply >= 2)
    driver.press("Pause", bar)
    assert not driver.session.thinking
    driver.press("Let me take over here", bar)
    assert driver.session.humans_turn
    assert not bar.isVisible()
    assert "on a person plays" in driver.session.node.comment


def test_a_pasted_position_can_be_played_from(driver: Driver) -> None:
    driver.session.load(driver.session.tree.__class__(Position.from_fen("W:Wa1,b1:Bh8,g8")))
    assert driver.card.startswith("The position is here to be studied.")
    driver.press("Play from here…", driver.window.ground.panel)
    driver.qtbot.waitUntil(lambda: driver.dialog is not None)
    assert driver.session.game.studied  # nobody moves before that is chosen
    driver.press("Start")
    assert driver.session.position == Position.from_fen("W:Wa1,b1:Bh8,g8")
    assert not driver.session.game.studied


def test_two_engines_with_levels_of_their_own_come_back(start: Start) -> None:
    driver = start(white="engine", black="engine", white_level="club", white_style="trader")
    white, black = (driver.session.players[color].spec for color in (Color.WHITE, Color.BLACK))
    assert white.level.id == "club"
    assert white.style.id == "trader"
    assert black == PlayerSpec.engine(black.level, black.thinking_time, black.name)
    assert "Likes to trade" in driver.session.tree.tags["White"]


def test_a_game_that_was_played_to_its_end_is_in_the_library(driver: Driver) -> None:
    play_some(driver, 4)
    resign(driver)
    library = driver.app.late.library
    with driver.qtbot.waitSignal(library.changed):
        driver.press("Rematch", card(driver))
    found = []
    library.marks().finished.connect(found.append)
    driver.qtbot.waitUntil(lambda: bool(found))
    assert found[0].games == 1


def test_the_question_goes_with_another_command_or_the_focus_never_by_itself(driver: Driver) -> None:
    play_some(driver, 4)
    question = resign_button(driver)
    place = question.pos()
    click_flag(driver)
    timers = question.findChildren(QTimer)
    assert not any(timer.isActive() for timer in timers)
    asked_at = question.pos()
    assert asked_at != place
    driver.ctrl(Qt.Key.Key_Z)
    assert not question.asking
    click_flag(driver)
    driver.board.setFocus()
    assert not question.asking
    assert driver.window.focusWidget() is driver.board
    click_flag(driver)
    driver.session.new_game(NewGame())
    assert not question.asking
    resign(driver)
    assert driver.session.tree.result is not None


def test_a_computers_move_leaves_the_question(driver: Driver) -> None:
    play_some(driver, 4)
    driver.session.play(driver.session.position.legal_moves()[0])
    click_flag(driver)
    driver.wait_for_reply()
    assert resign_button(driver).asking
