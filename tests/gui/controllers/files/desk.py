"""Files here and files away, on a disk that may fall silent, and what works on them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

from harzdame_engine import GameTree, pdn
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.files.file_editing import FileEditing
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs

GAME = '[White "{name}"]\n\n1. f1-g1 f5-f4 *\n\n'


class Desk:
    """Three games in each of two files here and two away, all of them open; `away` may fall silent."""

    def __init__(self, qtbot: QtBot, jobs: Jobs, settings: Settings, folder: Path) -> None:
        self.qtbot, self.jobs = qtbot, jobs
        self.silent = False
        self.asked = 0
        self._over = Event()
        self.here, self.away = folder / "here", folder / "away"
        self.saved: list[int] = []
        self.file = GameFile(jobs)
        self.files = OpenFiles(jobs, self.file, settings)
        self.editing = FileEditing(jobs, self.file, self.files)
        self.file.saved.connect(self.saved.append)
        for place in (self.here, self.away):
            place.mkdir()
            for name in "ab":
                games = (GAME.format(name=f"{name}{number}") for number in "123")
                (place / f"{name}.pdn").write_text("".join(games), encoding="utf-8")
                self.open(place / f"{name}.pdn")

    def open(self, path: Path) -> None:
        with self.qtbot.waitSignal(self.files.opened):
            self.files.open(path)

    def read(self, path: Path, number: int = 1) -> GameTree:
        with self.qtbot.waitSignal(self.file.gameRead) as read:
            self.file.read(self.files.document(path), number)
        tree: GameTree = read.args[0].tree
        return tree

    def fall_silent(self) -> None:
        self.silent = True

    def answer(self) -> None:
        self.silent = False
        self._over.set()

    def wait(self, path: Path) -> None:
        """As what asks a disk does."""
        if self.silent and path.is_relative_to(self.away):
            self.asked += 1
            self._over.wait(60)

    def until(self, holds: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(holds)

    def settle(self) -> None:
        self.until(lambda: not self.jobs.under_way and not self.editing.busy)

    def names(self, path: Path) -> list[str]:
        games = pdn.Document.read(path.read_bytes()).content.games
        return [game.tags["White"] for game in games]


def comment(tree: GameTree, text: str) -> GameTree:
    tree.root.comment = text
    return tree
