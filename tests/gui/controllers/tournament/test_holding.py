"""The hold on a record, which the app and the command line have in common."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from harzdame_engine.files import lock_file

from harzdame_gui.controllers.tournament import holding


def test_the_command_line_respects_the_hold_of_an_app(tmp_path: Path) -> None:
    record = tmp_path / "cup.tournament"
    with holding.held(record), pytest.raises(lock_file.HeldError), lock_file.held(record):
        pass
    with lock_file.held(record):
        pass


def test_the_app_respects_the_hold_of_the_command_line(tmp_path: Path) -> None:
    record, lock = tmp_path / "cup.tournament", tmp_path / "cup.tournament.lock"
    with lock_file.held(record):
        for _ in range(2):
            assert holding.is_taken(record)
            with pytest.raises(holding.TakenError), holding.held(record):
                pass
            os.utime(lock, (0, 0))  # and a day later
    assert not holding.is_taken(record)
