"""Takebacks over the network: asked for, answered, and passed over."""

from __future__ import annotations

import pytest
from harzdame_engine.dxp.conversation import BackAnswered, BackAsked, Ended, MoveArrived
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.driver import Driver
from tests.gui.network.opponent import LONG, Opponent, toast


@pytest.mark.parametrize("accepted", [True, False])
def test_a_takeback_asks_the_other_side_first(driver: Driver, opponent: Opponent, accepted: bool) -> None:
    opponent.play("32-28")
    driver.drag("19", "23")
    opponent.wait_for(MoveArrived)
    driver.ctrl(Qt.Key.Key_Z)
    assert driver.played == ["32-28", "19-23"]
    assert "was asked" in driver.card
    assert opponent.wait_for(BackAsked) == BackAsked(1)
    opponent.talk.answer_back(accepted)
    said = "The other side agrees." if accepted else "The other side does not agree."
    driver.qtbot.waitUntil(lambda: driver.card.startswith(said), timeout=LONG)
    if accepted:
        assert driver.session.node.ply == 1
        driver.drag("17", "22")
        assert str(opponent.wait_for(MoveArrived).move) == "17-22"
    else:
        opponent.play("28x19")


@pytest.mark.parametrize("resigns", [False, True])
def test_a_move_instead_of_an_answer_keeps_the_move(
    driver: Driver, opponent: Opponent, resigns: bool
) -> None:
    opponent.play("32-28")
    driver.drag("19", "23")
    opponent.wait_for(MoveArrived)
    driver.ctrl(Qt.Key.Key_Z)
    opponent.wait_for(BackAsked)
    opponent.play("28x19")
    assert toast(driver) == "The other side does not agree."
    if resigns:
        driver.window.commands.resign_now.trigger()
        assert opponent.wait_for(Ended).points == 1.0
    else:
        driver.drag("14", "23")
        assert str(opponent.wait_for(MoveArrived).move) == "14x23"


@pytest.mark.parametrize("resigns", [False, True])
def test_who_asked_on_the_own_turn_goes_on_without_an_answer(
    driver: Driver, opponent: Opponent, resigns: bool
) -> None:
    opponent.play("32-28")
    driver.drag("19", "23")
    opponent.wait_for(MoveArrived)
    opponent.play("28x19")
    driver.ctrl(Qt.Key.Key_Z)
    assert "The move stays if either side plays on." in driver.card
    assert opponent.wait_for(BackAsked) == BackAsked(1)
    if resigns:
        driver.window.commands.resign_now.trigger()
        assert opponent.wait_for(Ended).points == 1.0
    else:
        driver.drag("14", "23")
        assert str(opponent.wait_for(MoveArrived).move) == "14x23"
        assert driver.played == ["32-28", "19-23", "28x19", "14x23"]


@pytest.mark.parametrize("answer", ["Agree", "Decline"])
def test_the_other_side_may_take_back_if_the_person_agrees(
    driver: Driver, opponent: Opponent, answer: str
) -> None:
    opponent.play("32-28")
    opponent.talk.ask_back(0)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("The other side asks"), timeout=LONG)
    driver.press(answer)
    if answer == "Agree":
        driver.qtbot.waitUntil(lambda: driver.session.node.ply == 0, timeout=LONG)
        driver.qtbot.waitUntil(lambda: opponent.listen() or not opponent.talk.moves, timeout=LONG)
        opponent.play("33-28")
    else:
        assert driver.session.node.ply == 1
        driver.drag("19", "23")
        opponent.wait_for(MoveArrived)


@pytest.mark.parametrize("dismissed", [False, True])
def test_a_question_that_is_passed_over_is_declined(
    driver: Driver, opponent: Opponent, dismissed: bool
) -> None:
    opponent.play("32-28")
    opponent.talk.ask_back(0)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("The other side asks"), timeout=LONG)
    if dismissed:
        QTest.mouseClick(driver.notice, Qt.MouseButton.LeftButton)
        assert opponent.wait_for(BackAnswered) == BackAnswered(0, False)
    driver.drag("19", "23")
    if not dismissed:
        assert opponent.wait_for(BackAnswered) == BackAnswered(0, False)
    assert str(opponent.wait_for(MoveArrived).move) == "19-23"
    opponent.play("28x19")


def test_who_resigns_instead_of_an_answer_tells_that(driver: Driver, opponent: Opponent) -> None:
    opponent.play("32-28")
    opponent.talk.ask_back(0)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("The other side asks"), timeout=LONG)
    driver.window.commands.resign_now.trigger()
    assert opponent.wait_for(Ended).points == 1.0
