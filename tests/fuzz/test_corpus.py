"""Every input that ever led to an error, and the first ones. Those of the core: test_core_checks."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from tests.fuzz import core
from tests.fuzz.corpus import CORPUS, files_of
from tests.fuzz.loop import Loop
from tests.fuzz.targets.every import TARGETS

PATIENCE = 120.0
MOST_BYTES = 1 << 20
"""Of the whole corpus, which every checkout holds."""


@pytest.mark.parametrize("name", TARGETS)
def test_no_input_of_the_corpus_leads_to_an_error(name: str, tmp_path: Path) -> None:
    files = files_of(name)
    assert files
    for path in files:
        TARGETS[name].run(path.read_bytes(), tmp_path)


def test_every_target_has_a_corpus_and_none_is_too_large() -> None:
    assert sorted(path.name for path in CORPUS.iterdir()) == sorted([*TARGETS, *core.NAMES])
    assert sum(path.stat().st_size for path in CORPUS.rglob("*") if path.is_file()) < MOST_BYTES


def test_the_loop_finds_an_error_behind_two_conditions(tmp_path: Path) -> None:
    """Only lines of the program lead it on; an error is kept once, with its input."""
    found = tmp_path / "found"
    target = TARGETS["dxp"]._replace(run=_raise_behind_two_conditions)
    loop = Loop(target, found, Random(1))
    found.mkdir()
    deadline = time.monotonic() + PATIENCE
    while not loop.raised:
        assert time.monotonic() < deadline
        loop.run([b"aaaa"], 0.5, found / "current", tmp_path)
    assert len(loop.raised) == 1
    kept = [path.read_bytes() for path in found.iterdir() if path.name != "current"]
    assert len(kept) == 1
    assert kept[0].startswith(b"R")


def _raise_behind_two_conditions(data: bytes, _folder: Path) -> None:
    if data.startswith(b"R") and len(data) > 5:
        raise ValueError("found")
