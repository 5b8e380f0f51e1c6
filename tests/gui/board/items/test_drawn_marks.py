"""Marks that a person draws, as the board shows them."""

from __future__ import annotations

from harzdame_engine.game.tree import Mark
from harzdame_engine.rules.variants import HARZDAME

from harzdame_gui.board.geometry.cells import cells_of
from harzdame_gui.board.items.drawn_marks import DrawnArrowsItem, DrawnSquaresItem
from harzdame_gui.theme import LIGHT_THEME

NAMES = HARZDAME.board.names


def test_of_the_marks_of_a_place_the_latest_is_drawn() -> None:
    item = DrawnSquaresItem(cells_of(HARZDAME.board), LIGHT_THEME)
    item.set_marks(
        (Mark("R", "a1"), Mark("G", "b1"), Mark("B", "a1"), Mark("G", "z9"), Mark("G", "a1", "b1"))
    )
    assert item.marks == (Mark("B", "a1"), Mark("G", "b1"))


def test_of_very_many_arrows_the_last_hundred_are_drawn() -> None:
    item = DrawnArrowsItem(cells_of(HARZDAME.board), LIGHT_THEME)
    item.set_marks(tuple(Mark("R", one, other) for one in NAMES for other in NAMES))
    assert len(item.marks) == 100
    assert item.marks[-1] == Mark("R", NAMES[-1], NAMES[-1])
