"""The list of the tournaments on record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.statistics import Sprt
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.record import Record, RecordError
from harzdame_engine.tournament.tournament import Tournament

from harzdame_gui.controllers.tournament.kept import Kept, Unreadable, kept_in

PLAN = Plan("Cup", "2026.01.01", "harzdame", ("name=a", "name=b"), sprt=Sprt(0, 5))


def put(folder: Path, name: str, **fields: object) -> Path:
    """A record of no games, with these fields in its plan."""
    path = folder / f"{name}.tournament"
    Record.create(path, PLAN)
    path.write_text(json.dumps(json.loads(path.read_text()) | fields) + "\n")
    return path


@pytest.mark.parametrize(
    "fields",
    [
        *({"sprt": {"elo0": 0, "elo1": 5, "alpha": alpha, "beta": 0.05}} for alpha in (0, -1, 1, 1 << 62)),
        *({"sprt": {"elo0": 0, "elo1": 5, "alpha": 0.05, "beta": beta}} for beta in (0, 1, -1, 2, 1 << 62)),
        {"game": "junk"},
        {"fen": "junk"},
        {"players": ["name=a"]},
    ],
)
def test_one_that_makes_no_sense_leaves_the_others_in_the_list(
    fields: dict[str, object], tmp_path: Path
) -> None:
    first, bad, last = put(tmp_path, "1"), put(tmp_path, "2", **fields), put(tmp_path, "3")
    before = bad.read_bytes()
    found = kept_in(tmp_path)
    assert [each.path for each in found] == [last, bad, first]
    assert [type(each) for each in found] == [Kept, Unreadable, Kept]
    assert isinstance(found[1], Unreadable)
    assert isinstance(found[1].error, MatchError)
    assert bad.read_bytes() == before


def test_damaged_and_newer_ones_are_in_the_list(tmp_path: Path) -> None:
    (tmp_path / "damaged.tournament").write_text("nonsense")
    put(tmp_path, "newer", **{"harzdame-tournament": 2})
    (tmp_path / "other").write_text("nonsense")
    found = kept_in(tmp_path)
    assert [each.path.stem for each in found] == ["newer", "damaged"]
    assert all(isinstance(each, Unreadable) and isinstance(each.error, RecordError) for each in found)


def test_an_error_that_nobody_thought_of_is_one_of_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path, "1")
    put(tmp_path, "2")

    def over(tournament: Tournament) -> bool:
        if "2.t" in str(tournament.path):
            raise ZeroDivisionError
        return False

    monkeypatch.setattr(Tournament, "over", property(over))
    assert [type(each) for each in kept_in(tmp_path)] == [Unreadable, Kept]
