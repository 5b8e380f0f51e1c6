from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from harzdame_engine.game.position import Position
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.openings import Opening, sensible_plies
from harzdame_engine.match.progress import Interruption
from harzdame_engine.rating import ladder
from harzdame_engine.rating.ladder import LadderPlan, Pairing, Results, play
from harzdame_engine.search.levels import LEVELS

PAIRING = Pairing("club", "casual", "k1")


def test_results_are_kept_and_counted(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first = Results(path)
    for opening, points in ((0, 2.0), (1, 0.5), (3, 2.0)):
        first.add(PAIRING, opening, points)
    again = Results(path)
    assert again.played(PAIRING) == {0, 1, 3}
    assert again.counts(PAIRING) == (0, 1, 0, 0, 2)


def test_results_of_another_key_do_not_count(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    results.add(PAIRING, 0, 1.0)
    assert results.played(PAIRING._replace(key="k2")) == frozenset()


def test_lines_that_make_no_sense_are_passed_over_and_what_follows_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results(path).add(PAIRING, 0, 1.5)
    with path.open("a") as file:
        file.write('[1, 2]\n{"a": 1}\n["club", "casual", "k1", 5, 7]\nÿ\n' + "[" * 9000 + "\n")
        file.write('["club", "casual", "k1", -1, 2]\n["club", "casual", "k1", 1, 2')
    Results(path).add(PAIRING, 2, 2.0)
    assert Results(path).played(PAIRING) == {0, 2}


def test_nothing_needs_to_be_kept() -> None:
    results = Results(None)
    results.add(PAIRING, 0, 1.0)
    assert results.played(PAIRING) == {0}


def test_a_file_that_cannot_be_written_is_said_at_once(tmp_path: Path) -> None:
    with pytest.raises(MatchError, match="no-such"):
        Results(tmp_path / "no-such" / "results.jsonl")


WEAK = LEVELS[:3]


def test_openings_are_chosen_as_they_are_needed_and_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = LadderPlan("harzdame", LEVELS[:2], 1000, seed=7)
    chosen: list[Opening] = []
    start = Position.start("harzdame")
    usual = ladder.random_openings

    def counted(*facts: Any) -> Iterator[Opening]:
        for opening in usual(*facts):
            chosen.append(opening)
            yield opening

    monkeypatch.setattr(ladder, "random_openings", counted)
    results = Results(None)
    for opening in range(3):
        results.add(plan.pairings()[0], opening, 1.0)
    with Interruption() as interruption, closing(play(plan, results, 1, interruption)) as standings:
        assert next(standings).opening == 3
    assert 4 <= len(chosen) <= 6
    assert chosen == list(islice(usual(start, sensible_plies(start), 7, ladder.IMBALANCE), len(chosen)))


def test_every_pairing_is_played_once_and_only_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Interruption() as interruption:
        short = list(play(LadderPlan("harzdame", WEAK, 2), Results(path), 1, interruption))
        longer = list(play(LadderPlan("harzdame", WEAK, 3), Results(path), 1, interruption))
        again = list(play(LadderPlan("harzdame", WEAK, 3), Results(path), 1, interruption))
    assert [standing.opening for standing in short] == [0, 1] * 3
    assert [standing.opening for standing in longer] == [2] * 3
    assert again == []
    pairs = [(standing.pairing.upper, standing.pairing.lower) for standing in longer]
    ids = [level.id for level in WEAK]
    assert pairs == [(ids[1], ids[0]), (ids[2], ids[1]), (ids[2], ids[0])]


def test_who_plays_differently_plays_anew() -> None:
    changed = (WEAK[0], WEAK[1]._replace(depth=2), WEAK[2])
    before, after = (LadderPlan("harzdame", levels, 1, reach=1).pairings() for levels in (WEAK, changed))
    assert before != after
    assert LadderPlan("harzdame", WEAK, 1, reach=1, seed=2).pairings() != before
    assert LadderPlan("turkish", WEAK, 1, reach=1).pairings() != before


def test_how_far_full_strength_looks_concerns_only_itself() -> None:
    top = LEVELS[-3:]
    before, after = (LadderPlan("harzdame", top, 1, 1, nodes).pairings() for nodes in (1000, 2000))
    assert before[0] == after[0]
    assert before[1] != after[1]


def test_an_interrupted_ladder_keeps_what_it_has(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    with Interruption() as interruption:
        for _ in play(LadderPlan("harzdame", WEAK, 50), results, 1, interruption):
            interruption.ask()
    kept = Results(tmp_path / "results.jsonl")
    played = [len(kept.played(pairing)) for pairing in LadderPlan("harzdame", WEAK, 50).pairings()]
    assert 1 <= played[0] < 50
    assert played[1:] == [0, 0]
