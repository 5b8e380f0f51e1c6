"""A game from a file in the app, with comments and variations, to be edited."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from harzdame_gui.editing.commands import EditCommands
from harzdame_gui.editing.comment_field import CommentField
from harzdame_gui.editing.remarks_panel import RemarksPanel
from tests.gui.driver import Driver

GAME = """[Event "Harz Open"]
[Date "2025.05.??"]
[White "Anna Oker"]
[Black "Bert Bode"]
[Result "1-0"]
[GameType "99"]
[Variant "harzdame"]
[WhiteElo "1830"]
[Board "7"]

1. d3-d4 {The centre.} e6-e5 (1... e6-d6 2. d4-d5) (1... d7-d6 2. e2-e3) 2. e2-e3 d7-d6 3. c4-c5 1-0
"""


class Editor:
    """What a person sees and does while editing."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.session = driver.session
        self.tree = driver.session.tree

    @property
    def field(self) -> CommentField:
        return self.driver.window.findChild(CommentField)

    @property
    def panel(self) -> RemarksPanel:
        return self.driver.window.findChild(RemarksPanel)

    @property
    def commands(self) -> EditCommands:
        return self.driver.window.findChild(EditCommands)

    def go(self, *children: int) -> None:
        """To a move by the places of its line's moves."""
        node = self.tree.root
        for child in children:
            node = node.children[child]
        self.session.go_to(node)

    def moves(self) -> list[str]:
        """The moves played at the cursor's parent."""
        return [str(child.move) for child in self.session.node.children]


def entry(menu: QMenu, text: str) -> QAction:
    """An entry of a menu by the beginning of its text."""
    return next(action for action in menu.actions() if action.text().startswith(text))


@pytest.fixture
def study(start: Callable[..., Driver], tmp_path: Path) -> Editor:
    """The game, the cursor at its first move."""
    file = tmp_path / "game.pdn"
    file.write_text(GAME, encoding="utf-8")
    driver = start(file)
    driver.qtbot.waitUntil(lambda: bool(driver.session.tree.root.children))
    driver.session.step_forward()
    return Editor(driver)
