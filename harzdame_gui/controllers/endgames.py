"""What the endgame tables say of a position: who wins, how soon, and by which moves.

Positions are looked up on a thread of their own: tables are opened, and read to
their end, when their game is first asked about, and nobody shall wait for them.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

from harzdame_engine import Move, Position
from harzdame_engine.tables.folders import installed_folders
from harzdame_engine.tables.shelf import TableShelf
from harzdame_engine.tables.verdict import JudgedMove, Verdict
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.background import BackgroundThread, Task


class Endgame(NamedTuple):
    """What the tables know of a position.

    `moves`: all there are, best first; () where a table is lacking. `line`: the
    best play of both sides to the end of the game; () for a draw.
    """

    moves: tuple[JudgedMove, ...] = ()
    line: tuple[Move, ...] = ()

    @property
    def verdict(self) -> Verdict | None:
        """Of the position, for who is to move; None: not known."""
        return self.moves[0].verdict if self.moves else None


_Finding: TypeAlias = tuple[Position, Endgame]
_CLOSE_GRACE_MS = 5000
"""How long closing waits; to open the largest tables takes a second or two."""


class Endgames(QObject):
    """Has the tables that came with the program and those in `folder`, where others are put.

    Signals:
        found(Position, Endgame)
        changed(): there are others than before, or none.
        unusable(TableError): a file cannot be used; told from any thread.
    """

    found = Signal(object, object)
    changed = Signal()
    unusable = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.folders = (*installed_folders(), folder)
        self.shelf = TableShelf(self.folders, self.unusable.emit)
        self._thread = BackgroundThread("endgames", self)
        self._thread.done.connect(self._on_done)

    def use(self, wanted: bool) -> None:
        """Say what the tables know, or that they know nothing."""
        self.shelf.look_in(self.folders if wanted else ())
        self.changed.emit()

    def look_up(self, position: Position, history: tuple[Position, ...] = ()) -> None:
        """Have `found` tell what is known; `history` holds the positions before this one."""
        self._thread.submit(partial(_look_up, self.shelf, position, history))

    def shut_down(self) -> bool:
        """Join the thread; False: it did not end in time."""
        return self._thread.shut_down(_CLOSE_GRACE_MS)

    def _on_done(self, _task: Task, finding: _Finding | None, error: Exception | None) -> None:
        if finding is not None:
            self.found.emit(*finding)
        elif error is not None:
            raise error


def _look_up(shelf: TableShelf, position: Position, history: tuple[Position, ...]) -> _Finding:
    tables = shelf.tables(position.rules)
    moves = tables.moves(position, history)
    if not moves or moves[0].verdict.is_draw:
        return position, Endgame(moves)
    best = moves[0].move
    return position, Endgame(moves, (best, *tables.line(position.play(best))))
