"""The panel of the analysis: score, search effort and best lines of the position shown."""

from __future__ import annotations

from harzdame_engine import Color, Info, Line, Score
from harzdame_engine.endgames.verdict import Endgame
from harzdame_engine.search.expectation import Chances, Curve, chances
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.analysis.advice_bar import AdviceBar
from harzdame_gui.analysis.commands import AnalysisCommands
from harzdame_gui.analysis.effort import Effort
from harzdame_gui.analysis.engine_block import EngineBlock
from harzdame_gui.controllers.settings.choices import ScoreSide
from harzdame_gui.endgames.panel import EndgamePanel, VerdictTitle
from harzdame_gui.text.figures import from_left
from harzdame_gui.text.scores import spoken_score, told_score, widest_scores
from harzdame_gui.text.sizes import short_number
from harzdame_gui.theme import FontRole, Themed, current_theme, icon
from harzdame_gui.translation import translate
from harzdame_gui.widgets.labels import ElidedLabel, label, separator
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.line_list import AnalysisLines
from harzdame_gui.widgets.tab_order import lead_tab_to

USUAL = Curve()


class AnalysisPanel(QWidget, Themed):
    """Figures in fixed places, so that nothing moves while they change.

    The lines of the opening book, `book`, are below those of the search, `lines`. Where the
    endgame tables know every move, `endgame` takes the place of both.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.commands = AnalysisCommands(self)
        self.advice = AdviceBar(self.commands)
        self.lines = AnalysisLines(self.tr("Best lines"))
        self.book = AnalysisLines(self.tr("Opening book"))
        self._book_title = label("muted", self.tr("Opening book"))
        self.endgame = EndgamePanel()
        self._verdict = VerdictTitle()
        self._score = QLabel()
        self._share = ElidedLabel()
        self._judgement = QWidget()
        self._side = ScoreSide.WHITE
        self._effort = Effort()
        self._options = _OptionsButton(self.tr("Options of the analysis"))
        self._score.setProperty("role", "heading")  # a font of its own would be lost to the sheet
        self._share.setProperty("role", "muted")
        fill(QVBoxLayout(self._judgement), self._score, self._share, spacing=0)
        self._own_title = label("muted", "Harzdame")
        self._built_in = True
        self._blocks: tuple[EngineBlock, ...] = ()
        self._places = QVBoxLayout()
        self._offers = QHBoxLayout()
        self._offer: QWidget | None = None
        self._lay_out()
        self.show_book((), Color.WHITE)
        self.show_endgame(Endgame(), Color.WHITE)
        self.set_blocks((), built_in=True)
        self.take_theme()

    def _lay_out(self) -> None:
        """One part below the other; most are hidden as long as there is nothing in them."""
        spacing = current_theme().spacing.xs
        self._places.setContentsMargins(0, 0, 0, 0)
        self._places.setSpacing(spacing)
        parts = (
            self.advice,
            self._own_title,
            self.endgame,
            self.lines,
            self._places,
            self._book_title,
            self.book,
            self._offers,
            separator(),
        )
        fill(QVBoxLayout(self), self._header(), *parts, spacing=spacing, grow=[self.endgame])

    def _header(self) -> QHBoxLayout:
        parts = (self._verdict, self._judgement, self._effort, self._options)
        header = fill(
            QHBoxLayout(), *parts, spacing=current_theme().spacing.xs, grow=[self._verdict, self._effort]
        )
        header.setAlignment(self._options, Qt.AlignmentFlag.AlignTop)
        return header

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        theme = current_theme()
        self._fit_score()
        for small in (self._book_title, self._own_title, self._share):
            small.setFont(theme.font(FontRole.CAPTION))
            small.setMinimumHeight(small.fontMetrics().height())

    @property
    def all_lines(self) -> tuple[AnalysisLines, ...]:
        """All lines there are, in the order in which they are seen."""
        others = (block.lines for block in self._blocks)
        return (self.endgame.line, self.lines, *others, self.book)

    def set_side(self, side: ScoreSide) -> None:
        """Tell scores from this side."""
        self._side = side
        of_white = side is ScoreSide.WHITE
        self._score.setToolTip(
            self.tr("Above zero White is better; 1.00 is about a man")
            if of_white
            else self.tr("Above zero the side to move is better; 1.00 is about a man")
        )
        self._fit_score()
        for lines in self.all_lines:
            lines.set_side(side)

    def _fit_score(self) -> None:
        heading = QFontMetrics(current_theme().font(FontRole.HEADING))
        self._score.setFixedHeight(heading.height())
        self._share.setFixedHeight(QFontMetrics(current_theme().font(FontRole.CAPTION)).height())
        self._judgement.setFixedWidth(max(map(heading.horizontalAdvance, widest_scores(self._side))))

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
        after: QWidget = self.lines
        for block in blocks:
            self._places.addWidget(block)
            lead_tab_to(block, after)
            after = block
            block.lines.set_side(self._side)
        known = not self._verdict.isHidden()
        self._own_title.setVisible(bool(blocks) and built_in and not known)
        for searched in (self._judgement, self._effort, self.lines):
            searched.setVisible(built_in and not known)

    def set_offer(self, button: QWidget) -> None:
        """Put a button below the lines, which `show_offer` shows."""
        self._offer = button
        self._offers.addWidget(button)
        lead_tab_to(button, self.book)
        self._offers.addStretch(1)
        button.hide()

    def show_offer(self, wanted: bool) -> None:
        """Show or hide the offer to build endgame tables; hidden, it takes no room."""
        if self._offer is not None:
            self._offer.setVisible(wanted)

    def show_findings(self, info: Info, mover: Color, curve: Curve = USUAL) -> None:
        """Show the findings of a search for `mover`; `curve` turns scores into points to expect."""
        self._show_score(info.score, mover, curve)
        self._effort.show_facts(self._told(info))
        self.lines.show_lines(info.lines, mover)

    def show_recorded(self, score: Score, depth: int | None, mover: Color, curve: Curve = USUAL) -> None:
        """Show the score for `mover` that the game keeps, found at this depth, in place of the search's."""
        self._show_score(score, mover, curve)
        known = self.tr("From the game") if depth is None else self.tr("Known: depth {depth}")
        self._effort.show_facts(((known.format(depth=depth),), ("",), ("",), ("",)))

    def _show_score(self, score: Score, mover: Color, curve: Curve) -> None:
        self._score.setText(told_score(score, mover, self._side))
        self._score.setAccessibleName(spoken_score(score, mover, self._side))
        side = Color.WHITE if self._side is ScoreSide.WHITE else mover
        expected = chances(score, curve)
        if side is not mover:
            expected = Chances(expected.loss, expected.draw, expected.win)
        certain = score.plies_to_end is not None
        points = round(100 * expected.points) if certain else max(1, min(round(100 * expected.points), 99))
        white = side is Color.WHITE
        self._share.setText(
            (self.tr("White {points} %") if white else self.tr("Black {points} %")).format(points=points)
        )
        self._share.setToolTip(_odds(expected, white=white))
        self._share.setAccessibleName(self._share.toolTip())

    def _told(self, info: Info) -> tuple[tuple[str, ...], ...]:
        """The facts of a search, each with a shorter form where there is one."""
        if info.from_tables:
            return ((self.tr("Endgame tables"),), ("",), ("",), ("",))
        depth, nodes = self._effort.depth_text(info.depth), short_number(info.nodes)
        return (
            (f"{depth}/{info.selective_depth}", depth),
            (from_left(f"{short_number(info.nps)}/s"),),
            (self.tr("{count} positions").format(count=nodes), nodes),
            (self._effort.fill_of_table(info.table_fill),),
        )

    def show_book(self, lines: tuple[Line, ...], mover: Color) -> None:
        """Show the lines of the opening book, which take no room if there are none."""
        self.book.show_lines(lines, mover)  # first: nothing is to be told of those of another position
        self.book.set_rows(len(lines))
        if not lines:
            self.book.clearFocus()  # or else some button gets it
        for part in (self._book_title, self.book):
            part.setVisible(bool(lines))

    def show_endgame(self, endgame: Endgame, mover: Color) -> None:
        """Show the verdict of the endgame tables in place of the lines, if there is one."""
        verdict = endgame.verdict
        if verdict is None:
            self.endgame.moves.clearFocus()  # or else a button gets the focus, and the next Return presses it
        for known in (self._verdict, self.endgame):
            known.setVisible(verdict is not None)
        for searched in (self._judgement, self._effort, self.lines):
            searched.setVisible(verdict is None and self._built_in)
        self._own_title.setVisible(verdict is None and self._built_in and bool(self._blocks))
        if verdict is not None:
            self._verdict.show_verdict(verdict, mover, limit_ignored=endgame.limit_ignored)
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
        self._share.clear()
        self._effort.clear()


def _odds(expected: Chances, *, white: bool) -> str:
    """What a hundred games like this one would bring, in a sentence."""
    told = (
        translate(
            "Score",
            "Of 100 such games between equal players White would win {won}, draw {drawn} and lose {lost}.",
        )
        if white
        else translate(
            "Score",
            "Of 100 such games between equal players Black would win {won}, draw {drawn} and lose {lost}.",
        )
    )
    won, lost = round(100 * expected.win), round(100 * expected.loss)
    return told.format(won=won, drawn=100 - won - lost, lost=lost)


class _OptionsButton(QToolButton, Themed):
    """A button that opens a menu."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def take_theme(self) -> None:
        theme = current_theme()
        self.setIcon(icon("settings"))
        self.setIconSize(QSize(theme.sizes.icon_small, theme.sizes.icon_small))
