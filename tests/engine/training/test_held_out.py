"""Held-out positions: made the same each time, kept in a file, refused when damaged or of other rules."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from harzdame_engine import Engine, Limit, Position, variant
from harzdame_engine.training import held_out
from harzdame_engine.training.held_out import (
    FARTHEST,
    HeldOut,
    HeldOutError,
    HeldOutTerms,
    make,
    ordered,
    read_held_out,
    scored_anew,
    write_held_out,
)

_MAKING = HeldOutTerms("rules", seed=3, positions=12, playing=60, nodes=200)


@pytest.fixture(scope="module")
def made() -> HeldOut:
    return make(variant("turkish"), _MAKING, Engine(evaluation="rules"), lambda _count: None)


def test_every_move_has_the_score_of_a_search_of_the_position_behind_it(made: HeldOut) -> None:
    assert len(made.positions) == 12
    for each in made.positions:
        moves = ordered(each.position)
        assert len(moves) == len(each.scores) > 1
        behind = each.position.play(moves[-1])
        found = -Engine(evaluation="rules").analyse(behind, Limit(nodes=200)).score.centipieces
        assert each.scores[-1] == max(-FARTHEST, min(FARTHEST, found))


def test_some_lack_a_man(made: HeldOut, monkeypatch: pytest.MonkeyPatch) -> None:
    take, pieces = held_out._man_gone, dict[Position, int]()

    def noted(position: Position, rng: random.Random) -> Position | None:
        less = take(position, rng)
        if less is not None:
            pieces[less] = len(position.pieces)
        return less

    monkeypatch.setattr(held_out, "_man_gone", noted)
    assert make(variant("turkish"), _MAKING, Engine(evaluation="rules"), lambda _count: None) == made
    lacking = [each.position for each in made.positions if each.position in pieces]
    assert lacking
    assert all(len(position.pieces) == pieces[position] - 1 for position in lacking)


def test_positions_are_different_and_of_several_games(made: HeldOut) -> None:
    assert len({each.position for each in made.positions}) == 12
    assert len({each.group for each in made.positions}) > 1


def test_they_are_the_same_each_time(made: HeldOut) -> None:
    told: list[int] = []
    assert make(variant("turkish"), _MAKING, Engine(evaluation="rules"), told.append) == made
    assert told == list(range(1, 13))


def test_other_scores_can_be_had_for_the_same_positions(made: HeldOut) -> None:
    making = _MAKING._replace(nodes=400, positions=5)
    again = scored_anew(made, making, Engine(evaluation="rules"), lambda _count: None)
    assert again.making.positions == 5
    assert [each.position for each in again.positions] == [each.position for each in made.positions[:5]]
    assert [each.scores for each in again.positions] != [each.scores for each in made.positions[:5]]


def test_a_file_holds_them(made: HeldOut, tmp_path: Path) -> None:
    path = tmp_path / "turkish.held-out"
    write_held_out(path, made)
    assert read_held_out(path) == made


def test_a_damaged_file_is_refused(made: HeldOut, tmp_path: Path) -> None:
    path = tmp_path / "turkish.held-out"
    write_held_out(path, made)
    whole = path.read_bytes()
    magic, header, packed = whole.split(b"\n", 2)
    for content in (whole[:-1], whole + b"x", magic + b"\n{}\n" + packed, magic + b"\n[]\n", magic + b"\n"):
        path.write_bytes(content)
        with pytest.raises(HeldOutError, match="is damaged"):
            read_held_out(path)
    path.write_bytes(b"dear diary")
    with pytest.raises(HeldOutError, match="holds no held-out positions"):
        read_held_out(path)
    other = json.loads(header) | {"rules": "0"}
    path.write_bytes(magic + b"\n" + json.dumps(other).encode() + b"\n" + packed)
    with pytest.raises(HeldOutError, match="by other rules"):
        read_held_out(path)


def test_a_file_that_would_unpack_to_gigabytes_is_refused_before_that(
    made: HeldOut, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "turkish.held-out"
    write_held_out(path, made)
    magic, header, packed = path.read_bytes().split(b"\n", 2)
    told = json.loads(header)
    claimed = {**told, "bytes": (64 << 20) + 1, "making": {**told["making"], "positions": 1 << 22}}
    path.write_bytes(magic + b"\n" + json.dumps(claimed).encode() + b"\n" + packed)
    monkeypatch.setattr(held_out, "unpacked_lzma", lambda *_: pytest.fail("it was unpacked"))
    with pytest.raises(HeldOutError, match="is damaged"):
        read_held_out(path)


def test_a_file_with_too_few_scores_is_refused(made: HeldOut, tmp_path: Path) -> None:
    path = tmp_path / "turkish.held-out"
    first = made.positions[0]
    short = first._replace(scores=first.scores[1:])
    write_held_out(path, made._replace(positions=(short, *made.positions[1:])))
    with pytest.raises(HeldOutError, match="is damaged"):
        read_held_out(path)
