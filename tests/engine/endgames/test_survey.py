"""Counting positions: the sums are those that the making of a table came to."""

from __future__ import annotations

from contextlib import suppress
from itertools import permutations
from pathlib import Path

import pytest
from harzdame_engine import Color, Position, PositionError, StopToken, variant
from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.survey import survey
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.endgames.verdict import Verdict

from tests.made_up_tables import all_tables

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
