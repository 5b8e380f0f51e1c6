import tomllib
from pathlib import Path

import pytest
from harzdame_engine.match.errors import MatchError
from harzdame_engine.rating import ladder_tables as tables
from harzdame_engine.rating.ladder import Plan, Results
from harzdame_engine.search.levels import LEVELS

PLAN = Plan("harzdame", LEVELS[:3], 20, reach=2)


@pytest.fixture
def table() -> list[tables.Row]:
    results = Results(None)
    for pairing in PLAN.pairings():
        for opening in range(20):
            results.add(pairing, opening, 2.0 if opening % 2 else 1.0)
    return tables.rows(PLAN, results)


def test_the_ladder_begins_at_the_anchor_and_rises(table: list[tables.Row]) -> None:
    assert table[0].elo == tables.ANCHOR
    assert table[0].elo < table[1].elo < table[2].elo
    assert table[0].step is None
    assert table[2].step == pytest.approx(table[2].elo - table[1].elo)
    assert table[2].scores == (0.75, 0.75)
    assert table[1].scores == (0.75, None)


def test_the_table_reads_as_markdown(table: list[tables.Row]) -> None:
    head, rule, first, *_, last = tables.markdown(table).splitlines()
    assert {line.count("|") for line in (head, rule, first, last)} == {6}
    assert first.startswith("| 1 | `first-day` | 500 ± ")
    assert last.endswith("| 75 %, 75 % |")


def test_the_table_takes_the_place_of_the_old_one(table: list[tables.Row], tmp_path: Path) -> None:
    path = tmp_path / "levels.md"
    path.write_text("before\n<!-- ladder harzdame -->\nold\n<!-- end of ladder harzdame -->\nafter\n")
    tables.put_into(path, "harzdame", table)
    text = path.read_text()
    assert "old" not in text
    assert text.startswith("before\n<!-- ladder harzdame -->\n| | level |")
    assert text.endswith(" |\n<!-- end of ladder harzdame -->\nafter\n")


def test_a_page_without_a_place_is_left_alone(table: list[tables.Row], tmp_path: Path) -> None:
    path = tmp_path / "levels.md"
    path.write_text("text\n")
    with pytest.raises(MatchError, match="no place for the table"):
        tables.put_into(path, "harzdame", table)
    assert path.read_text() == "text\n"


def test_ratings_are_whole_numbers_by_level(table: list[tables.Row], tmp_path: Path) -> None:
    path = tmp_path / "harzdame.toml"
    tables.write_ratings(path, table)
    values = tomllib.loads(path.read_text())
    assert list(values) == [level.id for level in PLAN.levels]
    assert values["first-day"]["elo"] == 500


def test_too_few_games_are_no_ladder() -> None:
    with pytest.raises(ValueError, match="not connected"):
        tables.rows(PLAN, Results(None))
