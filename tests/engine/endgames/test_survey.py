"""Counting positions: the sums are those that the making of a table came to."""

from __future__ import annotations

from contextlib import suppress
from itertools import permutations
from pathlib import Path

import pytest
from harzdame_engine import Color, Position, PositionError, StopToken, variant
from harzdame_engine.endgames.material import Material, materials
from harzdame_engine.endgames.survey import survey, verify
from harzdame_engine.endgames.table_file import file_name, write_table
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.endgames.verdict import Verdict

from tests.made_up_tables import all_tables
from tests.pair_code import coded, decoded

HARZDAME = variant("harzdame")
KINGS = Material.parse("KvK")
MEN = Material.parse("MvM")


def check_sums(tables: Tables) -> None:
    for file in tables.files.values():
        for side in file.sides:
            of = side.summary
            counted = survey(tables, of.material)
            assert counted[:4] == (of.won, of.drawn, of.lost, 0), of.material
            assert counted.longest == of.longest
            assert (counted.longest_from is None) == (of.longest_fen == "") == of.longest.is_draw
            if of.longest_fen:
                for position in (counted.longest_from, Position.from_fen(of.longest_fen, tables.rules.id)):
                    assert position is not None
                    assert position.turn is Color.WHITE
                    assert Material.of(position) == of.material
                    assert tables.probe(position) == of.longest


def test_sums_are_those_of_the_files(tables: Tables) -> None:
    check_sums(tables)


@pytest.mark.parametrize("game", ["turkish", "international", "hexdame"])
def test_sums_are_those_of_the_files_in_other_games(game: str, tmp_path: Path) -> None:
    check_sums(all_tables(tmp_path, 3 if variant(game).one_piece_each_draws else 2, game))


def test_a_survey_agrees_with_asking_for_each_position(tables: Tables) -> None:
    asked: list[Verdict | None] = []
    for man, other in permutations(HARZDAME.board.names, 2):
        with suppress(PositionError):  # a man where it would be a king
            asked.append(tables.probe(Position.from_fen(f"W:W{man}:B{other}")))
    counted = survey(tables, MEN)
    verdicts = [verdict for verdict in asked if verdict is not None]
    assert len(asked) == len(verdicts) == sum(counted[:3])
    assert counted.won == sum(verdict.is_win for verdict in verdicts)
    assert counted.lost == sum(verdict.is_loss for verdict in verdicts)
    assert counted.longest.plies == max(verdict.plies or 0 for verdict in verdicts if verdict.is_win)


def test_pieces_can_be_kept_to_some_squares(tables: Tables) -> None:
    corners = ("a1", "a8", "h1", "h8")
    counted = survey(tables, KINGS, black=corners)
    assert counted == (0, 4 * 63, 0, 0, Verdict(None), None)  # the edge is behind it
    alone = survey(tables, KINGS, white=["a1"], black=["a5"])
    assert alone[:5] == (1, 0, 0, 0, Verdict(1))
    assert alone.longest_from == Position.from_fen("W:WKa1:BKa5")
    assert survey(tables, KINGS, white=["a1"], black=["a1"])[:4] == (0, 0, 0, 0)
    assert survey(tables, KINGS, white=[])[:4] == (0, 0, 0, 0)


def test_what_no_table_knows_is_counted_as_unknown(tables: Tables) -> None:
    counted = survey(tables, Material.parse("KKvKK"), white=["a1", "b3", "c5"], black=["h8", "g6"])
    assert counted.unknown > 0
    assert sum(counted[:4]) == 3


def test_a_stopped_survey_ends_at_once(tables: Tables) -> None:
    stop = StopToken()
    stop.stop()
    assert sum(survey(tables, Material.parse("KMvK"), stop=stop)[:4]) < 10


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
