"""Games in which one side has men less than the other."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Color, Position
from harzdame_engine.cli.__main__ import main
from harzdame_engine.rules.variants import variant
from harzdame_engine.training.handicap import (
    Handicaps,
    Sample,
    is_quiet,
    level_positions,
    phase_of,
    pieces_of_phase,
    scored,
)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "quick.games"
    play = ["selfplay", str(path), "--game", "turkish", "--games", "24", "--nodes", "60", "--threads", "1"]
    assert main(play) == 0
    return path


def test_phases_are_as_wide_as_those_of_the_figures() -> None:
    rules = variant("harzdame")
    assert [pieces_of_phase(rules, phase) for phase in range(6)] == [
        (36, 42), (29, 35), (22, 28), (15, 21), (8, 14), (1, 7)
    ]  # fmt: skip
    assert [phase_of(rules, pieces) for pieces in (42, 36, 35, 8, 7, 1)] == [0, 0, 1, 4, 5, 5]


def test_men_of_one_side_are_gone_and_the_points_are_the_other_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    began = list[Position]()

    def black_wins(_handicaps: Handicaps, start: Position) -> int:
        began.append(start)
        return -1

    monkeypatch.setattr(Handicaps, "_result", black_wins)
    handicaps = Handicaps(variant("turkish"), 20, "rules", seed=1)
    for _ in range(20):
        sample = handicaps.from_start(2)
        assert sample is not None
        men = {color: sum(piece.color is color for piece in began[-1].pieces.values()) for color in Color}
        assert sorted(men.values()) == [14, 16]
        assert sample == Sample(None, 2, 1.0 if men[Color.BLACK] == 16 else 0.0)
        assert is_quiet(began[-1].rules, dict(began[-1].pieces))
    assert len({position.fen for position in began}) > 15


def test_two_men_more_win_as_a_rule() -> None:
    handicaps = Handicaps(variant("turkish"), 60, "installed", seed=2)
    samples = [sample for _ in range(30) if (sample := handicaps.from_start(2)) is not None]
    found = scored(samples)
    assert found.games == 30
    assert found.points - found.error > 0.5


def test_beginnings_are_level_and_without_kings(games: Path) -> None:
    found = list(level_positions([games], seed=1))
    assert len(found) > 24
    for position in found:
        white_men, white_kings, black_men, black_kings = position.bits
        assert white_men.bit_count() == black_men.bit_count()
        assert not white_kings | black_kings


def test_the_table_has_a_row_for_the_start_and_each_phase(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["handicap", str(games), "--games", "20", "--most-men", "1", "--nodes", "20"]
    assert main(command) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.split(" | ")[0] for row in rows[2:4]] == ["| the start", "| 27–32"]
    assert "± " in rows[2]
    assert rows[2].endswith("% of 20 |")
