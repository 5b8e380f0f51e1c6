"""The core's scan finds what the plain one finds; `python -m tests.soak.pdn_scan` tries a million texts."""

from __future__ import annotations

import random

import pytest
from harzdame_engine import pdn

from tests.engine.pdn.dirt import damaged, heap, originals
from tests.engine.pdn.scans import differs, differs_edited
from tests.engine.pdn.trees import DATA, load
from tests.for_each import for_each

NAMES = sorted(path.name for path in DATA.glob("*.pdn") if path.name != "binary.pdn")


@for_each("name", NAMES)
def test_the_files_of_the_tests(name: str) -> None:
    assert not differs(load(name))


@pytest.mark.parametrize("seed", range(10))
def test_damaged_files(seed: int) -> None:
    rng = random.Random(seed)
    files = originals()
    for _ in range(40):
        try:
            text = pdn.decode(damaged(rng, rng.choice(files)))
        except pdn.PdnError:
            continue
        assert not differs(text)
        assert not differs_edited(rng, text, heap(rng)), text


@pytest.mark.parametrize("seed", range(10))
def test_heaps_of_dirt(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(300):
        text = heap(rng)
        assert not differs(text), text
        assert not differs_edited(rng, text, by := heap(rng)), (text, by)


def test_a_comment_that_begins_the_file_is_one_whatever_it_holds() -> None:
    assert len(pdn.scan("{[a] } 1. d3-d4 * {b} * } 1. c4-c5 *").games) == 2
