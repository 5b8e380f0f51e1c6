"""What an analysis finds out about a game: remembered while that is on the board, and recorded if wanted.

A recorded evaluation is knowledge and no edit: nothing is there to be undone, and the game
need not be saved for it (docs/decisions/0039-evaluations-are-knowledge.md).
"""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import Info, Node
from harzdame_engine.search.kept_score import evaluation_of
from PySide6.QtCore import QObject, Signal, Slot

_WORTH = 14
"""The depth, in plies, from which a score is recorded: below that it is found again at once."""
_MOST = 1000
"""The positions whose lines are remembered; those seen longest ago are forgotten first."""


class GameKnowledge(QObject):
    """The findings about the nodes of one game.

    Signals:
        recorded(): the record of the game says more than before; told when the analysis goes elsewhere.
    """

    recorded = Signal()

    def __init__(self, wanted: Callable[[], bool], parent: QObject | None = None) -> None:
        """`wanted`: whether scores are recorded in the game on the board."""
        super().__init__(parent)
        self._wanted = wanted
        self._infos: dict[Node, Info] = {}
        self._untold = False

    def of(self, node: Node) -> Info | None:
        """The best that was found at `node` since the game is on the board."""
        return self._infos.get(node)

    def note(self, node: Node, info: Info) -> None:
        """Note what was found at `node`; its score is recorded where it is worth it."""
        self._infos.pop(node, None)
        self._infos[node] = info
        if len(self._infos) > _MOST:
            del self._infos[next(iter(self._infos))]
        self._record(node, info)

    @Slot()
    def hold(self) -> None:
        """Record what is known: an edit, or its undoing, may have set it back, or it was not wanted."""
        for node, info in self._infos.items():
            self._record(node, info)

    def _record(self, node: Node, info: Info) -> None:
        if worth_recording(node, info) and self._wanted():
            node.evaluation = evaluation_of(info.score, node.position.turn, info.depth)
            self._untold = True

    def tell(self) -> None:
        """The analysis goes elsewhere: say so if anything was recorded."""
        untold, self._untold = self._untold, False
        if untold:
            self.recorded.emit()

    def forget(self) -> None:
        """Forget all findings, as another game is on the board."""
        self._infos.clear()
        self._untold = False


def worth_recording(node: Node, info: Info) -> bool:
    """Whether a finding says more than the evaluation that the record has.

    One without a depth is somebody's own judgement, and is left alone.
    """
    if not info.pv or (info.depth < _WORTH and not info.from_tables):
        return False
    known = node.evaluation
    return known is None or (known.depth is not None and info.depth > known.depth)
