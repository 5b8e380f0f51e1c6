"""Hints: which piece, which square, and why, each when it is asked for; or all at once."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import partial

from harzdame_engine import Move, Node, Position
from harzdame_engine.game.merits import merits
from harzdame_engine.review.chains import Chain, forced_chain
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from harzdame_gui.board import BoardView
from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.declaration import Setting
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.notices.hint_text import hint_message, piece_message, square_message
from harzdame_gui.notices.presenter import Notices


class _Step(IntEnum):
    """What was told of a move."""

    PIECE = 0
    SQUARE = 1
    REASON = 2


class Hints(QObject):
    """Asks for a move and tells of it step by step, while the position stays the same."""

    def __init__(
        self,
        session: GameSession,
        in_steps: Setting[bool],
        *,
        board: BoardView,
        notices: Notices,
        actions: MainCommands,
        jobs: Jobs,
    ) -> None:
        super().__init__(notices)
        self._session = session
        self._in_steps = in_steps
        self._board = board
        self._notices = notices
        self._where = QAction(self.tr("Where to?"), self)
        self._why = QAction(self.tr("Why?"), self)
        for action in (actions.hint, self._where, self._why):
            action.triggered.connect(self._on_wanted)
        self._jobs = jobs
        self._found: tuple[Node, Move] | None = None
        self._chain: Chain | None = None
        self._step = _Step.PIECE
        session.hintReady.connect(self._on_found)
        session.cursorMoved.connect(self._forget)
        session.gameReplaced.connect(self._forget)

    @Slot()
    def _on_wanted(self) -> None:
        if self._found is None or self._found[0] is not self._session.node:
            self._session.hint()
            return
        self._step = _Step(min(self._step + 1, _Step.REASON))
        self._tell(self._found[1])

    @Slot(object)
    def _on_found(self, move: Move) -> None:
        self._found = self._session.node, move
        self._chain = None
        self._step = _Step.PIECE if self._in_steps.value else _Step.REASON
        self._tell(move)
        info = self._session.hint_search.found
        if info is not None and info.best == move:
            job = self._jobs.run(partial(_proven, self._session.position, info.pv))
            hear(self, job, finished=partial(self._on_proven, self._found))

    def _on_proven(self, found: tuple[Node, Move], chain: Chain | None) -> None:
        if found is not self._found or chain is None:
            return
        self._chain = chain
        if self._step is _Step.REASON:
            self._tell(found[1])

    @Slot()
    def _forget(self, *_: object) -> None:
        self._found = None

    def _tell(self, move: Move) -> None:
        if self._step is _Step.PIECE:
            self._board.show_hint(move, piece_only=True)
            self._notices.point_out(piece_message(move), (move.origin,), (self._where,))
        elif self._step is _Step.SQUARE:
            self._board.show_hint(move)
            squares = (move.target, *move.squares, *move.captures)
            self._notices.point_out(square_message(move), squares, (self._why,))
        else:
            self._board.show_hint(move)
            found = merits(self._session.position, move)
            self._notices.show_hint(move, hint_message(move, found, self._chain))


def _proven(position: Position, line: Sequence[Move], _job: Job) -> Chain | None:
    return forced_chain(position, line)
