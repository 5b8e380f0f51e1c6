"""The check finds nothing wrong with right tables, and what was put in wrong on purpose."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Color, StopToken, variant
from harzdame_engine.endgames.material import Material, materials
from harzdame_engine.endgames.survey import survey
from harzdame_engine.endgames.table_file import file_name, write_table
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.endgames.verification import verify

from tests.made_up_tables import all_tables
from tests.pair_code import coded, decoded

HARZDAME = variant("harzdame")
KINGS = Material.parse("KvK")


def test_every_position_of_right_tables_is_right(tables: Tables) -> None:
    for material in (*materials(HARZDAME, 2), Material.parse("MMvM")):
        for side in tables.files[material].sides:
            of = side.summary
            assert verify(tables, of.material) == (of.won + of.drawn + of.lost, None)


def test_positions_at_random_of_right_tables_are_right(tables: Tables) -> None:
    for material in tables.files:
        for side in material.sides:
            assert verify(tables, side, 20_000) == (20_000, None)


@pytest.mark.parametrize("game", ["turkish", "international", "dameo"])
def test_tables_of_other_games_are_right(game: str, tmp_path: Path) -> None:
    found = all_tables(tmp_path, 3, game)
    for material in found.files:
        for side in material.sides:
            verification = verify(found, side, 3_000)
            assert verification == (3_000, None), side


def test_a_sample_is_as_large_as_wanted_and_repeats_itself(tables: Tables) -> None:
    king_and_man = Material.parse("KMvK")
    assert verify(tables, king_and_man, 5_000) == (5_000, None)
    assert verify(tables, king_and_man, 5_000, seed=2) == (5_000, None)


def test_what_was_stopped_has_found_nothing(tables: Tables) -> None:
    stop = StopToken()
    stop.stop()
    found = verify(tables, Material.parse("KMvK"), stop=stop)
    assert found.wrong is None
    assert found.checked < 10


def planted(tables: Tables, folder: Path, place: int, verdict: int, result: int) -> Tables:
    """Kings against each other, one entry of the table written otherwise."""
    (side,) = tables.files[KINGS].sides
    codes = []
    for code, number in ((side.results, result), (side.verdicts, verdict)):
        numbers = decoded(bytes(code))
        numbers[place] = number
        codes.append(coded(numbers))
    path = folder / file_name(KINGS)
    write_table(path, HARZDAME, [side._replace(results=codes[0], verdicts=codes[1])])
    found = Tables(HARZDAME, ())
    found.add(path)
    return found


@pytest.mark.parametrize(("verdict", "result"), [(2, 1), (12, 1), (1, 2), (0, 1)])
def test_a_wrong_entry_is_found_wherever_it_says_anything(
    verdict: int, result: int, tables: Tables, tmp_path: Path
) -> None:
    right = survey(tables, KINGS)
    places = len(decoded(bytes(tables.files[KINGS].sides[0].verdicts)))
    caught = 0
    tried = range(0, places, 11)
    for place in tried:
        wrong = planted(tables, tmp_path, place, verdict, result)
        found = verify(wrong, KINGS).wrong
        if found is None:
            assert survey(wrong, KINGS) == right
        else:
            assert (Material.of(found), found.turn) == (KINGS, Color.WHITE)
            caught += 1
    assert caught > len(tried) / 2


def test_the_same_entries_in_a_plain_code_say_the_same(tables: Tables, tmp_path: Path) -> None:
    """What is planted is read as it is meant."""
    again = Tables(HARZDAME, ())
    for material in materials(HARZDAME, 2):
        sides = [
            side._replace(
                results=coded(decoded(bytes(side.results))), verdicts=coded(decoded(bytes(side.verdicts)))
            )
            for side in tables.files[material].sides
        ]
        write_table(tmp_path / file_name(material), HARZDAME, sides)
        again.add(tmp_path / file_name(material))
        for here in material.sides:
            assert survey(again, here) == survey(tables, here)
