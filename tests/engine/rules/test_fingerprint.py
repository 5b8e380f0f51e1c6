"""The fingerprint of a game changes with its rules, and with nothing else."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields, replace

import pytest
from harzdame_engine import Direction, Rules, variant, variants
from harzdame_engine.rules.board import HEXAGON_5
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.rules.rules import Promotion

from tests.for_each import for_each

TURKISH = variant("turkish")
CHANGES: dict[str, object] = {
    "board": replace(TURKISH.board, bits=tuple(reversed(TURKISH.board.bits))),
    "setup": TURKISH.setup - {"a2"},
    "promotion_squares": TURKISH.promotion_squares - {"a8"},
    "man_steps": (Direction.N,),
    "man_captures": (Direction.N,),
    "king_steps": (Direction.N,),
    "king_captures": (Direction.N,),
    "flying": False,
    "lands_next": True,
    "turns_back": True,
    "instant_removal": False,
    "majority": False,
    "promotion_rule": Promotion.STOPS,
    "man_first_captures": (Direction.N,),
    "line_leaps": (Direction.N,),
    "line_leap_from": frozenset(["a1"]),
    "one_piece_each_draws": False,
    "threat_rule": True,
}
NAMES = {"id": "other", "name": "Other", "gametype": 299}


def test_every_field_is_a_name_or_tried() -> None:
    assert {field.name for field in fields(Rules)} == set(CHANGES) | set(NAMES)


@for_each(("field", "value"), CHANGES.items())
def test_another_rule_is_another_fingerprint(field: str, value: object) -> None:
    assert fingerprint(replace(TURKISH, **{field: value})) != fingerprint(TURKISH)  # type: ignore[arg-type]


@pytest.mark.parametrize(("field", "value"), NAMES.items(), ids=list(NAMES))
def test_a_name_is_none(field: str, value: object) -> None:
    assert fingerprint(replace(TURKISH, **{field: value})) == fingerprint(TURKISH)  # type: ignore[arg-type]


def test_the_names_of_squares_and_the_order_of_directions_are_no_rules() -> None:
    hexdame = variant("hexdame")
    board = replace(HEXAGON_5, id="other")
    assert fingerprint(replace(hexdame, board=board)) == fingerprint(hexdame)
    assert fingerprint(replace(TURKISH, man_steps=TURKISH.man_steps[::-1])) == fingerprint(TURKISH)
    assert fingerprint(replace(TURKISH, man_first_captures=TURKISH.man_captures)) == fingerprint(TURKISH)


def test_all_built_in_games_differ() -> None:
    assert len({fingerprint(rules) for rules in variants()}) == len(variants())


def test_it_is_the_same_in_another_run() -> None:
    # sets are iterated in another order there
    code = (
        "from harzdame_engine import variant; from harzdame_engine.rules.fingerprint import fingerprint as f"
    )
    run = [sys.executable, "-c", f"{code}; print(f(variant('dameo')))"]
    found = {
        subprocess.run(run, capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": seed}).stdout
        for seed in "12"
    }
    assert found == {fingerprint(variant("dameo")) + "\n"}
    assert len(fingerprint(variant("dameo"))) == 16
    # files that were made stay valid only as long as this does
    assert fingerprint(variant("harzdame")) == "2eef92dc67c1beee"
