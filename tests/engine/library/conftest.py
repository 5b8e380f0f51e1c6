"""A library for each test, and one of 60 random games that tests only read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from harzdame_engine.library.importing import import_text
from harzdame_engine.library.library import Library

from tests.engine.library.collections import collection


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """An empty one."""
    with Library(tmp_path / "library.sqlite") as library:
        yield library


@pytest.fixture(scope="module")
def texts() -> list[str]:
    """The games of `full`, in the order of their ids, which count from 1."""
    return list(collection(60, seed=3, plies=50))


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory, texts: list[str]) -> Iterator[Library]:
    """A library of 60 games. Not to be changed."""
    with Library(tmp_path_factory.mktemp("full") / "library.sqlite") as library:
        assert import_text(library.games, "\n".join(texts)).added == 60
        yield library
