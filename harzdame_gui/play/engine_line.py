"""One line about the running search: its depth, its speed and its score."""

from __future__ import annotations

from harzdame_engine import Color, Info
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from harzdame_gui.controllers.settings.choices import ScoreSide
from harzdame_gui.text.scores import told_score
from harzdame_gui.theme import FontRole, Themed, current_theme


class EngineLine(QWidget, Themed):
    """A line that keeps its height when it is empty, so that the panel does not jump."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts = QLabel()
        self._score = QLabel()
        self._side = ScoreSide.WHITE
        self._facts.setProperty("role", "muted")
        self._score.setProperty("role", "muted")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(current_theme().spacing.s)
        layout.addWidget(self._facts, 1)
        layout.addWidget(self._score)
        self.take_theme()

    def take_theme(self) -> None:
        """Take other fonts; the height follows."""
        theme = current_theme()
        for label in (self._facts, self._score):
            label.setFont(theme.font(FontRole.CAPTION))
        self.setFixedHeight(self._facts.fontMetrics().height() + theme.spacing.s)

    def set_side(self, side: ScoreSide) -> None:
        """Tell scores from this side."""
        self._side = side

    def show_info(self, info: Info | None, mover: Color = Color.WHITE) -> None:
        """Show a search's findings; None: nothing is searched."""
        if info is None:
            self._facts.clear()
            self._score.clear()
            return
        self._facts.setText(self._source(info))
        self._facts.setToolTip(self._effort(info))
        self._score.setText(told_score(info.score, mover, self._side))
        self._score.setToolTip(
            self.tr("Above zero White is better; 1.00 is about a man")
            if self._side is ScoreSide.WHITE
            else self.tr("Above zero the side to move is better; 1.00 is about a man")
        )

    def _source(self, info: Info) -> str:
        if info.from_book:
            return self.tr("From the opening book")
        return self.tr("From the endgame tables") if info.from_tables else self._plan(info)

    def _plan(self, info: Info) -> str:
        """The depth, and the answer that is expected; the effort while there is none."""
        if len(info.pv) < 2:
            return self._effort(info)
        return self.tr("Depth {depth} · expects {move}").format(depth=info.depth, move=info.pv[1])

    def _effort(self, info: Info) -> str:
        speed = QLocale().toString(info.nps / 1e6, "f", 1)
        facts = self.tr("Depth {depth} · {speed} million positions a second")
        return facts.format(depth=info.depth, speed=speed)
