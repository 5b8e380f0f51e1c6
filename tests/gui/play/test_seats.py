"""Every pair of players at the board, as a person sees and operates it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import LEVELS, Color, Engine, GameTree, Position
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from harzdame_gui.controllers.engine.added_program import AddedProgram
from harzdame_gui.controllers.game.new_game import PERSON, PlayerSpec
from harzdame_gui.play.player_row import PlayerRow
from harzdame_gui.play.presenter import headings
from tests.engine.hub.conftest import OURS
from tests.gui.driver import Driver

Start = Callable[..., Driver]
STAND_IN = Path(__file__).parents[2] / "engine" / "hub" / "stand_in.py"
LONG = 30_000


def begin(driver: Driver, white: PlayerSpec, black: PlayerSpec, position: Position | None = None) -> None:
    tree = GameTree(position or Position.start(), no_progress_limit=50)
    driver.session.begin(tree, {Color.WHITE: white, Color.BLACK: black})


def row(driver: Driver, color: Color) -> str:
    """All that stands at the player's edge of the board."""
    area = driver.window.findChild(PlayerRow).parent()
    below = Color.BLACK if driver.board.orientation.flipped else Color.WHITE
    shown = area.below if color is below else area.above
    return " ".join(label.text() for label in shown.findChildren(QLabel) if label.text())


def test_two_computers_play_and_a_takeback_pauses_them(start: Start) -> None:
    driver = start(white="engine", black="engine")
    driver.qtbot.waitUntil(lambda: len(driver.played) >= 4, timeout=LONG)
    driver.key(Qt.Key.Key_F)
    driver.ctrl(Qt.Key.Key_Z)
    ply = driver.session.node.ply
    driver.qtbot.wait(150)
    assert driver.session.node.ply == ply
    assert driver.card == "It is the computer’s turn."
    driver.drag("f1", "g1")
    assert driver.session.node.ply == ply
    driver.key(Qt.Key.Key_Space)
    driver.qtbot.waitUntil(lambda: driver.session.node.ply >= ply + 2, timeout=LONG)


def test_two_levels_stand_at_the_edges_of_the_board(start: Start) -> None:
    driver = start()
    begin(driver, PlayerSpec.engine(LEVELS[2]), PlayerSpec.engine(LEVELS[-1], 60.0))
    driver.qtbot.waitUntil(lambda: driver.session.node.ply == 1, timeout=LONG)
    assert row(driver, Color.WHITE).startswith("Lina Beginner")
    assert row(driver, Color.BLACK).startswith("Edda Full strength")
    assert row(driver, Color.BLACK).endswith("Thinking")
    actions = driver.window.commands
    assert not any(each.isEnabled() for each in (actions.resign, actions.offer_draw, actions.hint))
    assert actions.take_back.isEnabled()
    assert actions.engine_move.isEnabled()


def added(driver: Driver, path: str, *arguments: str) -> PlayerSpec:
    """A program that was added, as a player."""
    driver.app.services.engine.programs.put(AddedProgram("added", "Harzdame", path, arguments))
    return PlayerSpec.added("added", 0.1)


def test_a_person_without_a_name_has_one_in_the_record_alone(start: Start) -> None:
    driver = start()
    for _ in range(2):
        assert row(driver, Color.WHITE).startswith("You")
        assert driver.session.tree.tags["White"] == "Player"
        driver.window.commands.rematch.trigger()


def test_a_person_with_a_name_is_called_by_it(start: Start) -> None:
    driver = start(player_name="Ada Lovelace")
    assert row(driver, Color.WHITE).startswith("Ada Lovelace")
    assert headings(driver.session)[0] == "Ada Lovelace – Mia"


def test_a_person_plays_a_program_with_the_mouse(start: Start) -> None:
    driver = start()
    begin(driver, PERSON, added(driver, *OURS))
    driver.drag("f1", "g1")
    assert row(driver, Color.BLACK).endswith("Thinking")
    driver.qtbot.waitUntil(lambda: len(driver.played) == 2, timeout=LONG)
    assert row(driver, Color.BLACK).startswith("Harzdame 21 men")
    assert row(driver, Color.WHITE).startswith("You")
    driver.key(Qt.Key.Key_H)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("Look at "), timeout=LONG)
    driver.ctrl(Qt.Key.Key_Z)
    assert driver.session.position == Position.start()
    driver.drag("e2", "f2")
    driver.qtbot.waitUntil(lambda: driver.session.node.ply == 2, timeout=LONG)
    driver.window.commands.offer_draw_now.trigger()
    assert driver.card == "The computer plays on. It declines the draw."
    driver.window.commands.resign_now.trigger()
    assert driver.session.outcome.winner is Color.BLACK


def test_a_program_with_white_has_the_board_turned_and_begins(start: Start) -> None:
    driver = start()
    begin(driver, added(driver, *OURS), PERSON)
    assert driver.board.orientation.flipped
    driver.qtbot.waitUntil(lambda: len(driver.played) == 1, timeout=LONG)


def test_a_program_that_ends_is_told_in_words_and_the_result_is_not_noted(start: Start) -> None:
    driver = start()
    program = added(driver, sys.executable, "-S", "-E", str(STAND_IN), "dies at once")
    begin(driver, PERSON, program)
    driver.drag("f1", "g1")
    driver.qtbot.waitUntil(lambda: driver.card.startswith("The computer player stopped."), timeout=LONG)
    assert "The program ended. Your game is safe." in driver.card
    assert "no weights" in driver.card
    driver.drag("g1", "h1")
    driver.window.commands.resign_now.trigger()
    assert driver.app.services.settings.results.value == ()


def test_an_offer_of_a_draw_that_finds_no_answer_is_told_and_can_be_made_again(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    offer = driver.window.commands.offer_draw_now

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no memory")

    with monkeypatch.context() as broken:
        broken.setattr(Engine, "analyse", fail)
        offer.trigger()
        assert not offer.isEnabled()
        driver.qtbot.waitUntil(lambda: driver.card.startswith("No answer to your offer of a draw."))
    assert "The search for one failed. Your game is safe." in driver.card
    assert "no memory" in driver.card
    offer.trigger()
    driver.qtbot.waitUntil(lambda: driver.card == "The computer plays on. It declines the draw.")
    assert not offer.isEnabled()


def test_a_hint_that_is_not_found_is_said_to_be_none_and_can_be_asked_for_again(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    hint = driver.window.commands.hint

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no memory")

    with monkeypatch.context() as broken:
        broken.setattr(Engine, "analyse", fail)
        hint.trigger()
        driver.qtbot.waitUntil(lambda: driver.card.startswith("There is no hint this time."))
    assert "The search for one failed. Your game is safe. You can ask for a hint again." in driver.card
    assert "computer player" not in driver.card
    hint.trigger()
    driver.qtbot.waitUntil(lambda: driver.card.startswith("Look at "), timeout=LONG)
