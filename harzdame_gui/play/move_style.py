"""The type of the move list: its fonts, colours and measures for one theme and one width."""

from __future__ import annotations

from harzdame_engine.pdn.glyphs import glyph_sign
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QTextCharFormat

from harzdame_gui.text.glyphs import GlyphVerdict, glyph_verdict
from harzdame_gui.text.move_rows import Word, WordKind
from harzdame_gui.theme import FontRole, current_theme

_COLUMN_EMS = 12
_NARROWEST_SHARE = 0.6
"""The share of the width that the deepest variation keeps; those nested deeper are not set further in."""

_VERDICTS = {GlyphVerdict.GOOD: "success", GlyphVerdict.DOUBTFUL: "warning", GlyphVerdict.BAD: "error"}
_INKS = {
    WordKind.NUMBER: "text_muted",
    WordKind.CODE: "text_muted",
    WordKind.CLOCK: "text_muted",
    WordKind.EXTRA: "text_muted",
    WordKind.UNREAD: "text_muted",
    WordKind.REST: "text_muted",
}


class MoveStyle:
    """What the parts of a row need to be laid out and painted; made anew for each theme and width."""

    def __init__(self, width: float) -> None:
        theme = current_theme()
        space = theme.spacing
        self.theme = theme
        self.width = max(width, 1.0)
        self.body = theme.font()
        self.running = theme.font()
        self.running.setPointSizeF(self.body.pointSizeF() * 0.94)
        self.small = theme.font(FontRole.CAPTION)
        self.small.setPointSizeF(self.small.pointSizeF() * 0.9)
        self.strong = theme.font(FontRole.STRONG)
        self.body_metrics = QFontMetricsF(self.body)
        self.strong_metrics = QFontMetricsF(self.strong)
        self.running_metrics = QFontMetricsF(self.running)
        self.small_metrics = QFontMetricsF(self.small)
        self.row_height = round(self.body_metrics.height()) + space.s + 2
        self.gap = space.xs / 2
        """The room above and below a paragraph."""
        self.number_width = round(self.body_metrics.horizontalAdvance("888.")) + space.s
        room = (self.width - self.number_width - space.xs) / 2
        self.column = min(room, self.body_metrics.horizontalAdvance("m") * _COLUMN_EMS)
        self._formats: dict[tuple[WordKind, int], QTextCharFormat] = {}

    def left(self, depth: int) -> float:
        """Where the text of a paragraph begins."""
        space = self.theme.spacing
        deepest = max(1, int(self.width * (1 - _NARROWEST_SHARE) / space.m) - 1)
        return float(space.l + min(depth, deepest) * space.m)

    @property
    def right(self) -> float:
        """Where the text of a paragraph ends."""
        return self.width - self.theme.spacing.xs

    def ink(self, word: Word) -> QColor:
        """The colour of a word."""
        verdict = glyph_verdict(word.glyph) if word.kind is WordKind.GLYPH else None
        return self.theme.color(_VERDICTS[verdict] if verdict is not None else _INKS.get(word.kind, "text"))

    def format(self, word: Word) -> QTextCharFormat:
        """The look of a word in running text."""
        key = (word.kind, word.glyph)
        found = self._formats.get(key)
        if found is None:
            found = self._formats[key] = self._made(word)
        return found

    def _made(self, word: Word) -> QTextCharFormat:
        made = QTextCharFormat()
        made.setForeground(self.ink(word))
        if word.kind in (WordKind.CLOCK, WordKind.CODE, WordKind.EXTRA, WordKind.UNREAD, WordKind.REST):
            made.setFontPointSize(self.small.pointSizeF())
        if word.kind in (WordKind.EXTRA, WordKind.UNREAD):
            made.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
            made.setUnderlineColor(self.theme.color("line_strong"))
        if word.kind in (WordKind.MOVE, WordKind.GLYPH, WordKind.RESULT):
            made.setFontWeight(QFont.Weight.DemiBold)
        return made

    def sign(self, glyph: int) -> str:
        """The sign of a glyph, in letters where the font lacks it."""
        return glyph_sign(glyph, self._can_draw)

    def _can_draw(self, text: str) -> bool:
        return all(self.body_metrics.inFontUcs4(ord(letter)) for letter in text)
