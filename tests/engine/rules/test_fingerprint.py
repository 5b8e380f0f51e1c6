"""The fingerprint of a game changes with its rules, and with nothing else."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields, replace

import pytest
from harzdame_engine import FREE, Criterion, Direction, Lands, Rules, variant, variants
from harzdame_engine.rules.board import HEXAGON_5
from harzdame_engine.rules.draws import CountedDraw, Reset
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.rules.rules import Goal, Promotion

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
    "black_begins": True,
    "flying": False,
    "lands": Lands.NEXT,
    "landing_goes_on": True,
    "turns_back": True,
    "instant_removal": False,
    "men_capture_kings": False,
    "choice": FREE,
    "promotion_rule": Promotion.STOPS,
    "man_first_captures": (Direction.N,),
    "line_leaps": (Direction.N,),
    "line_leap_from": frozenset(["a1"]),
    "one_piece_each_draws": False,
    "threat_rule": True,
    "goal": Goal.GIVE_AWAY,
    "values": (100, 199),
    "same_king_limit": 3,
}
NO_CHANGES: dict[str, object] = {
    "id": "other",
    "name": "Other",
    "gametype": 299,
    "repetitions": 4,
    "draws": (CountedDraw(10, Reset.NONE),),
}
KEPT = {
    "harzdame": "2eef92dc67c1beee",
    "international": "0169ec3d1eb23809",
    "hexdame": "6a506148c9d2fc7e",
    "turkish": "58d12dca09cdb72e",
    "modified-turkish": "ecda88c5707517a8",
    "armenian": "61364420da0a89e7",
    "armenian-2": "a3610e751d2e4240",
    "armenian-3": "891ee94d31f58e85",
    "gothic": "0fa5a858bea37b26",
    "modified-gothic": "d7b6993cf37611ec",
    "modified-gothic-2": "e04f648625a0f200",
    "adigha": "20eb9f1e869ee2b5",
    "croda": "edc28c928ce472ae",
    "modern-gothic": "3ec37f4e064bc5f1",
    "modern-gothic-2": "612a53d315445446",
    "teutonic": "3511ffc7795d621d",
    "teutonic-2": "22e192ca664fadf5",
    "greek": "c6a1978caf1f8580",
    "greek-2": "f5e6cc78e7246894",
    "greek-3": "d4b7afa25a96ea0f",
    "greek-4": "4447f86c2f82cf65",
    "greek-5": "ecd430598c4b273d",
    "greek-6": "e22d38377730c7b0",
    "greek-7": "56511396c3877409",
    "universal": "1120df414cf7001c",
    "dameo": "a490953aa00d45ab",
    "turkthic": "b12bd898b6337261",
    "turkthic-2": "7a7bbd0d57e1c77d",
    "keny": "b9c8d125dc52afdb",
    "keny-2": "c9960fb5b9a2846e",
    "bahrain": "0f8ec4023d93acca",
    "bosnian": "b47729cd354e7277",
    "russian": "02b5a3d720a47513",
    "english": "8dde325ca74a052b",
    "brazilian": "7ea01a432059b3ea",
    "pool": "3cf237253861b26e",
    "jamaican": "fcf811073ec8c7d9",
    "filipino": "8dcea449d29d1f87",
    "spantsireti": "de52a210bb149305",
    "canadian": "5c6066938824874c",
    "srilankan": "e874c5c6c5a03782",
    "italian": "3acbda6d22290ae2",
    "spanish": "9ccaad124dc25d84",
    "portuguese": "9ccaad124dc25d84",
    "thai": "bb56d1174422c999",
    "czech": "9edd09a5b9adf7f5",
    "tanzanian": "56ed4f4388b32299",
    "killer": "0efe925fd878f3de",
    "malaysian": "204f04ca2cf88e10",
    "antidraughts": "206df9bf36991b0d",
    "breakthrough": "2e6386dbe29f9d25",
    "giveaway-russian": "536be5e1dad32ccb",
    "frisian": "903f65e2da0b9e86",
    "frysk": "3475c0b94ca0f1d7",
}
"""Files that were made stay valid only as long as these do: networks, books, tables, puzzles."""


def test_every_field_is_a_name_or_tried() -> None:
    assert {field.name for field in fields(Rules)} == set(CHANGES) | set(NO_CHANGES)


@for_each(("field", "value"), CHANGES.items())
def test_another_rule_is_another_fingerprint(field: str, value: object) -> None:
    assert fingerprint(replace(TURKISH, **{field: value})) != fingerprint(TURKISH)  # type: ignore[arg-type]


@pytest.mark.parametrize(("field", "value"), NO_CHANGES.items(), ids=list(NO_CHANGES))
def test_a_name_is_none_nor_is_a_draw_by_the_moves_before(field: str, value: object) -> None:
    assert fingerprint(replace(TURKISH, **{field: value})) == fingerprint(TURKISH)  # type: ignore[arg-type]


def test_the_names_of_squares_and_the_order_of_directions_are_no_rules() -> None:
    hexdame = variant("hexdame")
    board = replace(HEXAGON_5, id="other")
    assert fingerprint(replace(hexdame, board=board)) == fingerprint(hexdame)
    assert fingerprint(replace(TURKISH, man_steps=TURKISH.man_steps[::-1])) == fingerprint(TURKISH)
    assert fingerprint(replace(TURKISH, man_first_captures=TURKISH.man_captures)) == fingerprint(TURKISH)


def test_the_order_of_criteria_is_a_rule() -> None:
    kings, king = Criterion.KINGS, Criterion.WITH_KING
    orders = [(kings, king), (king, kings), (kings,), (king,), FREE]
    assert len({fingerprint(replace(TURKISH, choice=order)) for order in orders}) == len(orders)


def test_all_built_in_games_differ() -> None:
    # Portuguese draughts is played as Spanish is
    assert len({fingerprint(rules) for rules in variants()}) == len(variants()) - 1


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


def test_those_of_all_games_stay_as_they_are() -> None:
    assert {rules.id: fingerprint(rules) for rules in variants()} == KEPT
