"""The app with its puzzles open, and the puzzles that it has."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from harzdame_engine.puzzles.puzzle import Puzzle

from harzdame_gui.controllers.puzzles import puzzle_service
from tests.engine.puzzles.made_up import SHOT
from tests.gui.driver import Driver
from tests.gui.puzzles.solving import Solving


@pytest.fixture
def puzzles(monkeypatch: pytest.MonkeyPatch) -> Callable[[Sequence[Puzzle]], None]:
    """Choose the puzzles that come with the program."""

    def choose(wanted: Sequence[Puzzle]) -> None:
        monkeypatch.setattr(
            puzzle_service, "installed_puzzles", lambda game: [each for each in wanted if each.game == game]
        )

    choose([SHOT])
    return choose


@pytest.fixture
def solving(start: Callable[..., Driver], puzzles: object) -> Solving:
    return Solving(start(black="human"))
