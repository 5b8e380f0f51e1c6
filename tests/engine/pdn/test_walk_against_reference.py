"""The core's walk finds what the plain one finds; `python -m tests.soak.pdn_walk` tries a million texts."""

from __future__ import annotations

import pytest
from harzdame_engine import Position

from tests.engine.pdn.trees import DATA, load
from tests.engine.pdn.walks import GAMES, Texts, differs, token_kinds_differ
from tests.for_each import for_each

NAMES = sorted(path.name for path in DATA.glob("*.pdn") if path.name != "binary.pdn")


@for_each("name", NAMES)
def test_the_files_of_the_tests(name: str) -> None:
    text = load(name)
    assert not token_kinds_differ(text)
    for game in GAMES:
        assert not differs(text, Position.start(game), "1-0")


@pytest.mark.parametrize("seed", range(10))
def test_damaged_games_and_heaps_of_dirt(seed: int) -> None:
    texts = Texts(seed)
    for _ in range(150):
        text, start, result = texts.draw()
        assert not token_kinds_differ(text), text
        assert not differs(text, start, result), (text, start, result)
