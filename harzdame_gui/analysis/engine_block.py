"""One other engine's analysis in the panel: its name, its depth and speed, and its lines."""

from __future__ import annotations

from harzdame_engine import Color, Info
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.text.figures import from_left
from harzdame_gui.text.sizes import short_number
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.labels import ElidedLabel
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.line_list import AnalysisLines


class EngineBlock(QWidget, Themed):
    """A title of one row, and below it a fixed number of lines: nothing moves while figures change."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ElidedLabel(name)
        self._name.setProperty("role", "muted")
        self._facts = ElidedLabel()
        self._facts.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._facts.setProperty("role", "muted")
        self.lines = AnalysisLines(self.tr("Best lines of {engine}").format(engine=name))
        for part in (self._name, self._facts):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        spacing = current_theme().spacing
        title = fill(
            QHBoxLayout(), self._name, self._facts, spacing=spacing.s, grow=[self._name, self._facts]
        )
        fill(QVBoxLayout(self), title, self.lines, spacing=0)
        self.take_theme()

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        theme = current_theme()
        self._name.setFont(theme.font(FontRole.CAPTION))
        self._facts.setFont(theme.font(FontRole.CAPTION))

    def show_info(self, info: Info, mover: Color) -> None:
        """Show what was found for `mover`."""
        facts = [self.tr("Depth {depth}").format(depth=info.depth)] if info.depth else []
        if info.nps:
            facts.append(from_left(f"{short_number(info.nps)}/s"))
        self._facts.setText(" · ".join(facts))
        self.lines.show_lines(info.lines, mover)

    def show_message(self, text: str, detail: str = "") -> None:
        """Show the reason why there are no lines; the `detail` is the tooltip's."""
        self._facts.setText("")
        self.lines.show_message(text)
        self.lines.setToolTip(detail)

    def show_pending(self) -> None:
        """Grey the lines out until there are others."""
        self.lines.fade()
