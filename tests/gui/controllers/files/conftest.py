"""What tests of files share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.files import pdn_document
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from tests.gui.controllers.files.desk import Desk


@pytest.fixture
def desk(
    qtbot: QtBot, jobs: Jobs, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Desk]:
    made = Desk(qtbot, jobs, settings, tmp_path)
    read_plain, locked = pdn_document.read_plain, pdn_document.locked

    def read(path: Path, most: int) -> bytes:
        made.wait(path)
        return read_plain(path, most)

    def lock(path: Path) -> AbstractContextManager[None]:
        made.wait(path)
        return locked(path)

    monkeypatch.setattr(pdn_document, "read_plain", read)
    monkeypatch.setattr(pdn_document, "locked", lock)
    yield made
    made.answer()
