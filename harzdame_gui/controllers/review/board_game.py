"""The game on the board, where it is one of a file that is reviewed: it takes its findings itself.

So its cursor stays, what was edited meanwhile stays, and saving it later overwrites nothing.
"""

from __future__ import annotations

from pathlib import Path

from harzdame_engine import pdn
from harzdame_engine.review.annotating import annotation
from harzdame_engine.review.games import same_line
from PySide6.QtCore import QObject

from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.review.file_games import ReviewedGame


class BoardGame(QObject):
    """Writes findings into the record on the board, and saves it if it was saved before."""

    def __init__(
        self, session: GameSession, file: GameFile, files: OpenFiles, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._file = file
        self._files = files
        self._editor = GameEditor(session, self)

    def digest_in(self, path: Path) -> bytes:
        """The digest of the text that the game on the board has in the file at `path`; b"": it has none."""
        return pdn.text_digest(self._file.text) if self._files.is_on_board(path) else b""

    def is_unsaved_of(self, path: Path) -> bool:
        """Whether the game on the board is one of the file at `path`, and differs from what is there."""
        return self._files.is_on_board(path) and self._session.modified

    def take(self, ready: ReviewedGame) -> bool:
        """Take what was found about the game on the board.

        False: it has other moves now, or is being played against the engine, which a review would help.
        """
        session = self._session
        line = same_line(session.tree, ready.moves)
        if line is None or session.against_engine:
            return False
        saved = not session.modified
        self._editor.make(annotation(session.tree, line, ready.findings, at=session.node, by=ready.by))
        if saved:
            self._file.save(session.tree, session.revision)
        return True

    def note_file(self, path: Path) -> None:
        """The games of the file at `path` were written anew: the one on the board may differ now."""
        archive, session = self._file.archive, self._session
        if archive is None or session.modified or not self._files.is_on_board(path):
            return
        there = archive.content.games[self._file.number - 1].read().tree
        if there is None or pdn.write(there) != pdn.write(session.tree):
            session.mark_saved(saved=False)
