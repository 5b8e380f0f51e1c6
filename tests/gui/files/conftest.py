"""What tests of files share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.gui.files.silent import GAME, Disk


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    made = Disk(tmp_path / "away", monkeypatch)
    yield made
    made.answer()


@pytest.fixture
def here(tmp_path: Path) -> Path:
    path = tmp_path / "here.pdn"
    path.write_text(GAME.format(name="Here") * 2, encoding="utf-8")
    return path


@pytest.fixture
def away(disk: Disk) -> Path:
    path = disk.folder / "games.pdn"
    path.write_text(GAME.format(name="Away") * 2, encoding="utf-8")
    return path
