"""The preview beside the games found: a small board to step through, and what is known of the game."""

from __future__ import annotations

from harzdame_engine import Color
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from harzdame_gui.board.picture import render_position
from harzdame_gui.controllers.library.library_service import Preview
from harzdame_gui.library.text import day_text, players_text, result_text, stars_text, variant_text
from harzdame_gui.text.move_rows import short_move
from harzdame_gui.theme import Theme, icon
from harzdame_gui.widgets.labels import ElidedLabel, label
from harzdame_gui.widgets.layouts import STRETCH, fill

_BOARD = 272
_STEPS = (("first", -10_000), ("previous", -1), ("next", 1), ("last", 10_000))


class GamePreview(QWidget):
    """One game, at the position that was searched for or at its end; the wheel goes through it.

    *Signals*
    openWanted(): the game is to be put on the board.
    """

    openWanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._preview: Preview | None = None
        self._ply = 0
        self._board = _Picture()
        self._move = ElidedLabel()
        self._players = label("strong", wrap=True)
        self._facts = label("muted", wrap=True)
        self._labels = label("caption", wrap=True)
        self._buttons: list[tuple[QToolButton, str]] = []
        self._open = QPushButton(self.tr("Put it on the board"))
        self._open.setProperty("role", "primary")
        self._open.setAutoDefault(False)
        self._open.clicked.connect(self.openWanted)
        self._board.stepped.connect(self._step)
        self._board.opened.connect(self.openWanted)
        self._build()
        self.set_theme(theme)
        self.show_preview(None)

    @property
    def game(self) -> int:
        """The game shown; 0 if there is none."""
        return self._preview.game.row.id if self._preview is not None else 0

    @property
    def ply(self) -> int:
        """The number of moves before the position shown."""
        return self._ply

    def show_preview(self, preview: Preview | None, ply: int | None = None) -> None:
        """Show a game after so many moves, or at its end; None: no game is chosen."""
        self._preview = preview
        last = len(preview.moves) if preview is not None else 0
        self._ply = last if ply is None else min(ply, last)
        self._open.setEnabled(preview is not None)
        self._show_facts()
        self._show_position()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and fonts."""
        self._theme = theme
        for button, name in self._buttons:
            button.setIcon(icon(name, theme))
            button.setIconSize(QSize(theme.sizes.icon_small, theme.sizes.icon_small))
        self._show_position()

    def _build(self) -> None:
        space = self._theme.spacing
        self._board.setFixedSize(_BOARD, _BOARD)
        self._move.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._move.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        names = (
            self.tr("To the start"),
            self.tr("One move back"),
            self.tr("One move on"),
            self.tr("To the end"),
        )
        buttons = []
        for (picture, step), name in zip(_STEPS, names, strict=True):
            button = QToolButton()
            button.setAutoRaise(True)
            button.setToolTip(name)
            button.setAccessibleName(name)
            button.setAutoRepeat(abs(step) == 1)
            button.clicked.connect(lambda _checked=False, step=step: self._step(step))
            self._buttons.append((button, picture))
            buttons.append(button)
        row = fill(QHBoxLayout(), *buttons[:2], self._move, *buttons[2:], spacing=0, grow=(self._move,))
        facts = (self._players, self._facts, self._labels)
        for each in facts:
            each.setTextFormat(Qt.TextFormat.PlainText)
            each.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        fill(QVBoxLayout(self), self._board, row, *facts, STRETCH, self._open, spacing=space.s)
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
        facts = (result_text(row.result), day_text(row), place, variant_text(row.variant))
        self._facts.setText("\n".join(part for part in facts if part))
        marks = [stars_text(row.stars), *preview.game.labels]
        if not row.complete:
            marks.append(self.tr("This game could not be read to its end; its text is kept."))
        self._labels.setText(" · ".join(mark for mark in marks if mark))

    def _show_position(self) -> None:
        preview = self._preview
        shown = preview is not None and bool(preview.positions)
        for button, _ in self._buttons:
            button.setEnabled(shown)
        if preview is None or not preview.positions:
            self._board.clear()
            self._move.setText("")
            return
        position = preview.positions[self._ply]
        ratio = self.devicePixelRatioF()
        last = preview.moves[self._ply - 1] if self._ply else None
        self._board.setPixmap(
            render_position(
                position.rules,
                position.pieces,
                self._theme,
                _BOARD,
                ratio,
                squares=(last.origin, last.target) if last is not None else (),
            )
        )
        self._move.setText(self._move_text(preview))

    def _move_text(self, preview: Preview) -> str:
        if not self._ply:
            return self.tr("Start")
        black_begins = preview.positions[0].turn is Color.BLACK
        number, black = divmod(self._ply - 1 + black_begins, 2)
        return f"{number + 1}{'…' if black else '.'} {short_move(preview.moves[self._ply - 1])}"

    @Slot(int)
    def _step(self, step: int) -> None:
        if self._preview is not None and self._preview.positions:
            self._ply = max(0, min(self._ply + step, len(self._preview.moves)))
            self._show_position()


class _Picture(QLabel):
    """The board.

    *Signals*
    stepped(int): the wheel was turned, by so many moves.
    opened(): it was double-clicked.
    """

    stepped = Signal(int)
    opened = Signal()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if turned:
            self.stepped.emit(-1 if turned > 0 else 1)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.opened.emit()
        event.accept()
