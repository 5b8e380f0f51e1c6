"""The repertoires of a game, read."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.openings.repertoires import Repertoires
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from tests.gui.controllers.openings.lines import read


@pytest.fixture
def repertoires(qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs) -> Repertoires:
    made = Repertoires(tmp_path, settings, jobs)
    read(qtbot, made)
    return made
