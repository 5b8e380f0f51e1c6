"""The panel of the analysis: score, search effort and best lines of the position shown."""

from __future__ import annotations

from harzdame_engine import Color, Info, Line
from harzdame_engine.endgames.verdict import Endgame
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.analysis.engine_block import EngineBlock
from harzdame_gui.endgames.panel import EndgamePanel, VerdictTitle
from harzdame_gui.text.scores import score_text
from harzdame_gui.text.sizes import short_number
from harzdame_gui.theme import FontRole, Theme, icon
from harzdame_gui.widgets.labels import ElidedLabel, label, separator
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.line_list import WIDEST_SCORE, AnalysisLines

_FACTS = 4


class AnalysisPanel(QWidget):
    """Figures in fixed places, so that nothing moves while they change.

    The lines of the opening book, `book`, are below those of the search, `lines`. Where the
    endgame tables know every move, `endgame` takes the place of both.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = AnalysisLines(theme, self.tr("Best lines"))
        self.book = AnalysisLines(theme, self.tr("Opening book"))
        self._book_title = label("muted", self.tr("Opening book"))
        self.endgame = EndgamePanel(theme)
        self._verdict = VerdictTitle(theme)
        self._score = QLabel()
        self._effort = QWidget()
        self._facts = [ElidedLabel() for _ in range(_FACTS)]
        self._options = _OptionsButton(self.tr("Options of the analysis"))
        self._score.setProperty("role", "heading")  # a font of its own would be lost to the sheet
        self._score.setToolTip(self.tr("Above zero White is better; 1.00 is about a man"))
        self._score.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._own_title = label("muted", "Harzdame")
        self._built_in = True
        self._blocks: tuple[EngineBlock, ...] = ()
        self._places = QVBoxLayout()
        self._places.setContentsMargins(0, 0, 0, 0)
        self._places.setSpacing(theme.spacing.xs)
        self._offers = QHBoxLayout()
        self._offer: QWidget | None = None
        parts = (
            self._own_title,
            self.endgame,
            self.lines,
            self._places,
            self._book_title,
            self.book,
            self._offers,
            separator(),
        )
        spacing = theme.spacing.xs
        fill(QVBoxLayout(self), self._header(theme), *parts, spacing=spacing, grow=[self.endgame])
        self.show_book((), Color.WHITE)
        self.show_endgame(Endgame(), Color.WHITE)
        self.set_blocks((), built_in=True)
        self.set_theme(theme)

    def _header(self, theme: Theme) -> QHBoxLayout:
        facts = QGridLayout(self._effort)
        facts.setContentsMargins(0, 0, 0, 0)
        facts.setHorizontalSpacing(theme.spacing.xs)
        facts.setVerticalSpacing(0)
        for number, fact in enumerate(self._facts):
            fact.setProperty("role", "muted")
            fact.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            facts.addWidget(fact, number // 2, number % 2)
        for column in range(2):
            facts.setColumnStretch(column, 1)
        parts = (self._verdict, self._score, self._effort, self._options)
        header = fill(QHBoxLayout(), *parts, spacing=theme.spacing.xs, grow=[self._verdict, self._effort])
        header.setAlignment(self._options, Qt.AlignmentFlag.AlignTop)
        return header

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and fonts."""
        heading = QFontMetrics(theme.font(FontRole.HEADING))
        self._score.setFixedWidth(heading.horizontalAdvance(WIDEST_SCORE))
        self._verdict.set_theme(theme)
        for small in (*self._facts, self._book_title, self._own_title):
            small.setFont(theme.font(FontRole.CAPTION))
            small.setMinimumHeight(small.fontMetrics().height())
        self._options.set_theme(theme)
        self.lines.set_theme(theme)
        self.book.set_theme(theme)
        self.endgame.set_theme(theme)
        for block in self._blocks:
            block.set_theme(theme)

    def set_options(self, menu: QMenu) -> None:
        """Set the menu of the button in the corner."""
        self._options.setMenu(menu)

    def set_blocks(self, blocks: tuple[EngineBlock, ...], *, built_in: bool) -> None:
        """Show these blocks of other engines and no others, beside the lines of the `built_in` one or not."""
        for block in self._blocks:
            self._places.removeWidget(block)
            block.hide()
            block.deleteLater()
        self._blocks, self._built_in = blocks, built_in
        for block in blocks:
            self._places.addWidget(block)
        known = not self._verdict.isHidden()
        self._own_title.setVisible(bool(blocks) and built_in and not known)
        for searched in (self._score, self._effort, self.lines):
            searched.setVisible(built_in and not known)

    def set_offer(self, button: QWidget) -> None:
        """Put a button below the lines, which `show_offer` shows."""
        self._offer = button
        self._offers.addWidget(button)
        self._offers.addStretch(1)
        button.hide()

    def show_offer(self, wanted: bool) -> None:
        """Show or hide the offer to build endgame tables; hidden, it takes no room."""
        if self._offer is not None:
            self._offer.setVisible(wanted)

    def show_findings(self, info: Info, mover: Color) -> None:
        """Show the findings of a search for `mover`, with scores from White's point of view."""
        self._score.setText(score_text(info.score.pov(Color.WHITE, mover)))
        for fact, text in zip(self._facts, self._told(info), strict=True):
            fact.setText(text)
        self.lines.show_lines(info.lines, mover)

    def _told(self, info: Info) -> tuple[str, ...]:
        if info.from_tables:
            return (self.tr("Endgame tables"), "", "", "")
        return (
            self.tr("Depth {depth}/{longest}").format(depth=info.depth, longest=info.selective_depth),
            f"{short_number(info.nps)}/s",
            self.tr("{count} positions").format(count=short_number(info.nodes)),
            self.tr("Table {percent} %").format(percent=round(100 * info.table_fill)),
        )

    def show_book(self, lines: tuple[Line, ...], mover: Color) -> None:
        """Show the lines of the opening book, which take no room if there are none."""
        self._book_title.setVisible(bool(lines))
        self.book.setVisible(bool(lines))
        self.book.set_rows(len(lines))
        self.book.show_lines(lines, mover)

    def show_endgame(self, endgame: Endgame, mover: Color) -> None:
        """Show the verdict of the endgame tables in place of the lines, if there is one."""
        verdict = endgame.verdict
        if verdict is None:
            self.endgame.moves.clearFocus()  # or else a button gets the focus, and the next Return presses it
        for known in (self._verdict, self.endgame):
            known.setVisible(verdict is not None)
        for searched in (self._score, self._effort, self.lines):
            searched.setVisible(verdict is None and self._built_in)
        self._own_title.setVisible(verdict is None and self._built_in and bool(self._blocks))
        if verdict is not None:
            self._verdict.show_verdict(verdict, mover)
            self.endgame.show_endgame(endgame, mover)

    def show_message(self, text: str) -> None:
        """Show the reason why there are no findings."""
        self._clear_figures()
        self.lines.show_message(text)

    def show_pending(self) -> None:
        """Grey out the lines until new findings arrive."""
        self.lines.fade()

    def show_endgame_pending(self) -> None:
        """Grey out the verdict until that of the new position arrives."""
        self.endgame.fade()

    def _clear_figures(self) -> None:
        self._score.clear()
        for fact in self._facts:
            fact.clear()


class _OptionsButton(QToolButton):
    """A button that opens a menu."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_theme(self, theme: Theme) -> None:
        self.setIcon(icon("settings", theme))
        self.setIconSize(QSize(theme.sizes.icon_small, theme.sizes.icon_small))
