import tomllib
from pathlib import Path

import pytest
from harzdame_engine import LEVELS
from harzdame_engine.rating.ratings import MEASURED, ratings

from tests.checkout import ROOT


def test_every_level_has_a_rating_and_they_rise() -> None:
    found = ratings(MEASURED)
    assert list(found) == [level.id for level in LEVELS]
    elos = [rating.elo for rating in found.values()]
    assert elos == sorted(elos)
    assert all(rating.error > 0 for rating in found.values())


def test_a_game_that_was_not_measured_has_those_of_harzdame() -> None:
    assert ratings("no-such-game") == ratings(MEASURED)


@pytest.mark.parametrize("path", sorted((ROOT / "resources/elo").glob("*.toml")), ids=lambda path: path.stem)
def test_the_page_tells_the_figures_that_the_app_reads(path: Path) -> None:
    page = (ROOT / "docs/levels.md").read_text(encoding="utf-8")
    table = page.split(f"<!-- ladder {path.stem} -->")[1].split("<!-- end of ladder")[0]
    for level, value in tomllib.loads(path.read_text(encoding="utf-8")).items():
        assert f"| `{level}` | {value['elo']} ± {value['error']} |" in table
