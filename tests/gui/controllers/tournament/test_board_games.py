"""The game of a person in a tournament, as it begins on the board."""

from __future__ import annotations

from pathlib import Path
from time import localtime

from harzdame_engine import Position
from harzdame_engine.tournament.fixtures import Fixture
from harzdame_engine.tournament.plan import Plan

from harzdame_gui.controllers.tournament.board_games import new_game

PLAYERS = ("name=Anna person=true", "level=club")


def begun(plan: Plan, number: int, opening: int) -> tuple[Position, list[str]]:
    fixture = Fixture(1, 1, number, (number - 1) % 2, number % 2, opening)
    tree = new_game(plan, Path("cup.jsonl"), fixture, ()).tree(localtime())
    return tree.root.position, [str(node.move) for node in tree.mainline()[1:]]


def test_both_games_of_an_encounter_begin_with_the_opening_that_was_drawn_for_it() -> None:
    plan = Plan("Cup", "2026.11.30", "english", PLAYERS, games=4, openings="three-move")
    first, second, third = begun(plan, 1, 0), begun(plan, 2, 0), begun(plan, 3, 1)
    assert first == second != third
    assert (first[0], len(first[1])) == (Position.start("english"), 3)
    assert begun(plan, 5, 156) == first  # when all have been
    assert begun(plan._replace(openings="eleven-man"), 1, 0)[0] != Position.start("english")


def test_without_ballots_it_begins_as_usual() -> None:
    for openings in ("", "book", "three-move"):
        plan = Plan("Cup", "2026.11.30", "harzdame", PLAYERS, openings=openings)
        assert begun(plan, 1, 0) == (Position.start("harzdame"), [])
