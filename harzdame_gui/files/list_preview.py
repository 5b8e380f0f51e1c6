"""The small board below the list of games: the moves of the game with the cursor, read off the GUI thread."""

from __future__ import annotations

from functools import partial

from harzdame_engine import Move, Position, pdn
from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.files.files_panel import FilesPanel

Line = tuple[tuple[Position, ...], tuple[Move, ...]]


class ListPreview(QObject):
    """Shows the game with the cursor on the panel's board."""

    def __init__(self, jobs: Jobs, panel: FilesPanel) -> None:
        super().__init__(panel)
        self._jobs = jobs
        self._panel = panel
        self._job: Job | None = None
        panel.view.gameShown.connect(self._on_game_shown)

    @Slot(int)
    def _on_game_shown(self, number: int) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
        content = self._panel.view.model.content  # of what is listed: the number is one of its games
        if not number or content is None:
            self._panel.show_board(shown=False)
            return
        self._job = job = self._jobs.run(partial(_line_of, content.games[number - 1]), lane=Lane.PREVIEWS)
        hear(
            self,
            job,
            finished=partial(self._on_read, job),
            failed=lambda _error: self._panel.board.show_line((), ()),
        )

    def _on_read(self, job: Job, line: Line) -> None:
        if job is self._job:
            self._job = None
            self._panel.board.show_line(*line)
            self._panel.show_board(shown=True)


def _line_of(game: pdn.PdnGame, _job: Job) -> Line:
    """The positions and moves of a game's main line; none where it cannot be set up."""
    tree = game.read().tree
    if tree is None:
        return (), ()
    line = tree.mainline()
    return tuple(node.position for node in line), tuple(node.move for node in line if node.move is not None)
