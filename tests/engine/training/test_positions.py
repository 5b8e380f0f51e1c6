"""Positions to fit to, out of files of both kinds."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import variant
from harzdame_engine.training.games_file import GamesFileError
from harzdame_engine.training.positions import buffers_of, divided, pieces_of, records_of, rules_of_files
from harzdame_engine.training.positions_file import (
    PositionsFileError,
    PositionsFrame,
    PositionsWriter,
    labelled,
    record_bytes,
)

from tests.engine.training.played import NO_SCORE, games_of, play
from tests.engine.training.records import labelled_walk

RULES = variant("harzdame")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return play(tmp_path_factory.mktemp("games") / "some.games", "harzdame", 40)


def positions(path: Path, *seeds: int) -> Path:
    writer = PositionsWriter(path, RULES)
    for seed in seeds:
        writer.add(labelled_walk("harzdame", 8, seed))
    return path


def test_games_are_those_positions_that_were_searched_and_are_quiet(games: Path) -> None:
    records = b"".join(records_of(RULES, list(pieces_of([games])), 1))
    found = labelled(RULES, PositionsFrame(0, records))
    expected = []
    for game in games_of(games, "harzdame"):
        for position, score in zip(game.positions, game.scores, strict=False):
            passed = position._core
            quiet = not any(move.captured for move in passed.legal_moves(position._core_rules))
            other = type(passed)(
                white_men=passed.white_men, white_kings=passed.white_kings, black_men=passed.black_men,
                black_kings=passed.black_kings, black_to_move=not passed.black_to_move,
            )  # fmt: skip
            quiet &= not any(move.captured for move in other.legal_moves(position._core_rules))
            if score != NO_SCORE and quiet:
                white = -score if passed.black_to_move else score
                expected.append((passed, max(-3000, min(3000, white)), game.result))
    assert [(each.position, each.score, each.result) for each in found] == expected
    assert {(each.group, each.source, each.quiet, each.exact) for each in found} == {(0, 0, True, False)}


def test_fewer_are_taken_where_that_is_asked_for(games: Path) -> None:
    pieces = list(pieces_of([games]))
    every, third = (sum(map(len, records_of(RULES, pieces, one_in))) for one_in in (1, 3))
    assert third == pytest.approx(every / 3, rel=0.2)


def test_files_of_both_kinds_are_read_in_any_order(games: Path, tmp_path: Path) -> None:
    other = positions(tmp_path / "some.positions", 1, 2)
    pieces = list(pieces_of([games, other]))
    assert rules_of_files([games, other]) == RULES
    assert [piece.games for piece in pieces] == [True, True, False, False]
    there, back = (list(records_of(RULES, order, 2)) for order in (pieces, pieces[::-1]))
    assert there == back[::-1]


def test_groups_of_different_files_stay_apart(tmp_path: Path) -> None:
    files = [positions(tmp_path / "one", 1), positions(tmp_path / "two", 1)]
    frames = records_of(RULES, list(pieces_of(files)), 1)
    (buffer,) = buffers_of(RULES, frames, 1000)
    groups = [each.group for each in labelled(RULES, PositionsFrame(0, buffer))]
    assert groups == [1, 1, 0, 0, 2, 2, 0, 0, 3, 3, 0, 0, 4, 4, 0, 0]


def test_buffers_are_as_large_as_they_must_be(tmp_path: Path) -> None:
    pieces = list(pieces_of([positions(tmp_path / "one", 1, 2, 3)]))
    sizes = [len(each) // record_bytes(RULES) for each in buffers_of(RULES, records_of(RULES, pieces, 1), 9)]
    assert sizes == [16, 8]


def test_some_frames_are_held_out(games: Path) -> None:
    pieces = list(pieces_of([games])) * 3
    assert divided(pieces, 3) == ([pieces[number] for number in (1, 2, 4, 5)], [pieces[0], pieces[3]])
    for few, held_out in (([], 3), (pieces[:1], 3), (pieces, 1)):
        with pytest.raises(ValueError, match="too few games"):
            divided(few, held_out)


def test_other_files_and_other_games_are_refused(games: Path, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.write_text("dear diary", encoding="utf-8")
    PositionsWriter(tmp_path / "wide", variant("hexdame"))
    with pytest.raises(GamesFileError, match="holds no self-played games"):
        rules_of_files([games, notes])
    with pytest.raises(PositionsFileError, match="is of hexdame"):
        rules_of_files([games, tmp_path / "wide"])
    with pytest.raises(ValueError, match="no files"):
        rules_of_files([])


def test_a_file_that_has_changed_is_told(tmp_path: Path) -> None:
    path = positions(tmp_path / "one", 1)
    pieces = list(pieces_of([path]))
    path.write_bytes(path.read_bytes()[:-3])
    with pytest.raises(PositionsFileError, match="has changed"):
        list(records_of(RULES, pieces, 1))


def test_games_by_other_rules_are_told(games: Path) -> None:
    pieces = list(pieces_of([games]))
    with pytest.raises(GamesFileError, match="other games"):
        list(records_of(variant("international"), pieces, 1))
