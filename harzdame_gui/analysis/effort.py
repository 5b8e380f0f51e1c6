"""The effort of a search in two short rows: depth and speed, positions and how full the table is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.labels import ShortenedLabel
from harzdame_gui.widgets.layouts import fill

_FACTS = 4
_DEEP = 99


class Effort(QWidget, Themed):
    """Facts in fixed places. Where it is narrow they are shortened, then those on the right left out."""

    def __init__(self) -> None:
        super().__init__()
        self.facts = tuple(_Fact() for _ in range(_FACTS))
        self._space = current_theme().spacing.xs
        rows = []
        for first, second in (self.facts[:2], self.facts[2:]):
            first.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            second.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
            second.setAlignment(Qt.AlignmentFlag.AlignRight)
            rows.append(fill(QHBoxLayout(), first, second, spacing=self._space, grow=[first]))
        fill(QVBoxLayout(self), *rows, spacing=0)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        depth, speed, nodes, table = self.facts
        depth.widest, nodes.widest = self.depth_text(_DEEP), "999.9 M"
        speed.widest, table.widest = "999.9 M/s", self.fill_of_table(1.0)
        self.take_theme()

    def take_theme(self) -> None:
        """Take another font."""
        theme = current_theme()
        for fact in self.facts:
            fact.setFont(theme.font(FontRole.CAPTION))
            fact.setMinimumHeight(fact.fontMetrics().height())

    def show_facts(self, told: Sequence[Sequence[str]]) -> None:
        """Show facts in the order of rows, each with a shorter form where there is one."""
        for fact, forms in zip(self.facts, told, strict=True):
            fact.set_forms(*forms)

    def clear(self) -> None:
        """Show none."""
        for fact in self.facts:
            fact.clear()

    def depth_text(self, depth: int) -> str:
        """The depth of a search."""
        return self.tr("Depth {depth}").format(depth=depth)

    def fill_of_table(self, share: float) -> str:
        """How full the transposition table is."""
        return self.tr("Table {percent} %").format(percent=round(100 * share))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for first, second in (self.facts[:2], self.facts[2:]):
            needed = first.widest_width + self._space + second.widest_width
            second.setVisible(needed <= self.width())


class _Fact(ShortenedLabel):
    """A label that is as wide as its widest text."""

    def __init__(self) -> None:
        super().__init__()
        self.widest = ""
        self.setProperty("role", "muted")

    @property
    def widest_width(self) -> int:
        return self.fontMetrics().horizontalAdvance(f"{self.widest} ")

    def sizeHint(self) -> QSize:
        return QSize(self.widest_width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())
