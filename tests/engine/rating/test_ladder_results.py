from pathlib import Path

import pytest
from harzdame_engine.match.errors import MatchError
from harzdame_engine.rating.ladder_results import Pairing, Results

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
        file.write('[1, 2]\n{"a": 1}\n["club", "casual", "k1", 5, 7]\nÿ\n["club", "casual", "k1", 1, 2')
    Results(path).add(PAIRING, 2, 2.0)
    assert Results(path).played(PAIRING) == {0, 2}


def test_nothing_needs_to_be_kept() -> None:
    results = Results(None)
    results.add(PAIRING, 0, 1.0)
    assert results.played(PAIRING) == {0}


def test_a_file_that_cannot_be_written_is_said_at_once(tmp_path: Path) -> None:
    with pytest.raises(MatchError, match="no-such"):
        Results(tmp_path / "no-such" / "results.jsonl")
