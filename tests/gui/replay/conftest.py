"""A game to go through, in the app: clocks, evaluations, a sign, a comment, a mark and a variation."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import GameTree, Position
from harzdame_engine.game.tree import Evaluation, Mark
from PySide6.QtWidgets import QWidget

from harzdame_gui.replay.commands import ReplayCommands
from harzdame_gui.replay.presenter import Replay
from tests.gui.driver import Driver

PLIES = 12


def game(plies: int = PLIES, variant: str = "harzdame", which: int = 0) -> GameTree:
    """A game in which always the same of the legal moves is played."""
    tree = GameTree(Position.start(variant), {"White": "Anna Oker", "Black": "Bert Bode"})
    node = tree.root
    for _ in range(plies):
        moves = node.position.legal_moves()
        node = tree.add(node, moves[which % len(moves)])
    return tree


def remarked() -> GameTree:
    """The same with remarks."""
    tree = game()
    line = tree.mainline()
    for node, seconds in zip(line[1:], (60, 59.5, 58, 59, 57, 58, 56, 57, 55, 56, 54, 55), strict=True):
        node.clock = seconds
    line[3].glyphs = [2]
    line[6].comment = "The centre is lost."
    line[6].marks = (Mark("G", line[6].move.origin, line[6].move.target),)
    line[8].evaluation, line[9].evaluation = Evaluation(0.1), Evaluation(-2.5)
    tree.add(line[4], line[4].position.legal_moves()[1])
    return tree


class Room:
    """The app with a game on the board, and what a person reaches for."""

    def __init__(self, driver: Driver, tree: GameTree) -> None:
        self.driver = driver
        self.session = driver.session
        self.session.load(tree)
        self.tree = tree
        self.line = tree.mainline()
        self.replay: Replay = driver.window.findChild(Replay)
        self.actions: ReplayCommands = self.replay.actions

    def activate(self, window: QWidget) -> None:
        """Until the keys are for this window."""

        def active() -> bool:
            window.activateWindow()
            return window.isActiveWindow()

        self.driver.qtbot.waitUntil(active, timeout=20_000)

    @property
    def ply(self) -> int:
        return int(self.session.node.ply)


@pytest.fixture
def make_room(start: Callable[..., Driver]) -> Callable[..., Room]:
    """Start the app with a game."""

    def made(tree: GameTree | None = None, **settings: object) -> Room:
        return Room(start(**settings), tree or remarked())

    return made


@pytest.fixture
def room(make_room: Callable[..., Room]) -> Room:
    """The app with the remarked game, moves following one another fast."""
    return make_room(autoplay_pause=0.2)
