import math
import tomllib
from pathlib import Path

import pytest
from harzdame_engine.match.errors import MatchError
from harzdame_engine.rating import ladder_tables as tables
from harzdame_engine.rating.ladder import LadderPlan, Results
from harzdame_engine.rating.ratings import Rating, read_ratings
from harzdame_engine.search.levels import LEVELS

PLAN = LadderPlan("harzdame", LEVELS[:3], 20, reach=2)


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


def test_levels_above_keep_their_distance_to_the_highest_one_played(
    table: list[tables.Row], tmp_path: Path
) -> None:
    top = table[-1]
    before = {"beginner": Rating(900, 100), "casual": Rating(1250, 30), "full": Rating(2000, 40)}
    carried = tables.with_carried(table, before)
    assert carried[: len(table)] == table
    assert [row.level.id for row in carried[len(table) :]] == ["casual", "full"]
    assert [row.elo for row in carried[len(table) :]] == pytest.approx([top.elo + 350, top.elo + 1100])
    assert carried[-1].error == math.hypot(40, top.error)
    assert tables.markdown(carried).endswith(" |  |  |\n")
    path = tmp_path / "harzdame.toml"
    tables.write_ratings(path, carried)
    assert path.read_text().startswith("# made by harzdame-engine ladder, levels 5 to 14 carried over: ")
    assert read_ratings(path)["full"].elo == round(top.elo + 1100)


def test_nothing_is_carried_from_ratings_that_lack_the_highest_level_played(table: list[tables.Row]) -> None:
    with pytest.raises(ValueError, match="lack beginner"):
        tables.with_carried(table, {"full": Rating(2000, 40)})


def test_too_few_games_are_no_ladder() -> None:
    with pytest.raises(ValueError, match="not connected"):
        tables.rows(PLAN, Results(None))
