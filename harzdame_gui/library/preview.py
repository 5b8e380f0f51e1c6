"""The preview beside the games found: a small board to step through, and what is known of the game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from harzdame_gui.controllers.library.questions import PreviewedGame
from harzdame_gui.library.text import day_text, kind_text, players_text, result_text, stars_text
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.replay_board import ReplayBoard

_BOARD = 272


class GamePreview(QWidget):
    """One game, at the position that was searched for or at its end; the wheel goes through it.

    *Signals*
    openWanted(): the game is to be put on the board.
    """

    openWanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preview: PreviewedGame | None = None
        self._board = ReplayBoard(_BOARD)
        self._players = label("strong", wrap=True)
        self._facts = label("muted", wrap=True)
        self._labels = label("caption", wrap=True)
        self._open = QPushButton(self.tr("Put it on the board"))
        self._open.setProperty("role", "primary")
        self._open.setAutoDefault(False)
        self._open.clicked.connect(self.openWanted)
        self._board.opened.connect(self.openWanted)
        self._build()
        self.show_preview(None)

    @property
    def game(self) -> int:
        """The game shown; 0 if there is none."""
        return self._preview.game.row.id if self._preview is not None else 0

    @property
    def ply(self) -> int:
        """The number of moves before the position shown."""
        return self._board.ply

    def show_preview(self, preview: PreviewedGame | None, ply: int | None = None) -> None:
        """Show a game after so many moves, or at its end; None: no game is chosen."""
        self._preview = preview
        self._open.setEnabled(preview is not None)
        self._show_facts()
        if preview is not None:
            self._board.show_line(preview.positions, preview.moves, ply)
        else:
            self._board.show_line((), ())

    def _build(self) -> None:
        space = current_theme().spacing
        facts = (self._players, self._facts, self._labels)
        for each in facts:
            each.setTextFormat(Qt.TextFormat.PlainText)
            each.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        fill(QVBoxLayout(self), self._board, *facts, STRETCH, self._open, spacing=space.s)
        self.setFixedWidth(_BOARD)

    def _show_facts(self) -> None:
        preview = self._preview
        if preview is None:
            self._players.setText("")
            self._facts.setText(self.tr("Choose a game to see it here."))
            self._labels.setText("")
            return
        row = preview.game.row
        self._players.setText(players_text(row))
        place = ", ".join(part for part in (row.event, row.site) if part)
        facts = (result_text(row), day_text(row), place, kind_text(row))
        self._facts.setText("\n".join(part for part in facts if part))
        marks = [stars_text(row.stars), *preview.game.labels]
        if not row.complete:
            marks.append(self.tr("This game could not be read to its end; its text is kept."))
        self._labels.setText(" · ".join(mark for mark in marks if mark))
