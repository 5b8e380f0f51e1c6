"""A picture of the HTML page as a browser shows it first: heading, board, buttons and moves.

It is laid out anew by Qt, which shows no style sheet of that kind, in the colours of the page's own.
Works on any thread.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape

from harzdame_engine.export.diagram import svg
from harzdame_engine.export.looks import LIGHT
from harzdame_engine.export.replay import BUTTON_SHAPES, PageChapter
from harzdame_engine.export.score import ScoreParagraph, ScoreWordKind
from harzdame_engine.export.web_page import style_sheet
from harzdame_engine.export.words import ExportWords
from harzdame_engine.game.results import OPEN
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QTextDocument
from PySide6.QtSvg import QSvgRenderer

_SIZE = QSizeF(960, 760)
"""The part of the page that is shown, in the page's own pixels."""
_MARGIN = 24.0
_GAP = 20.0
_BOARD = 500.0
_BUTTON = 36.0
_PARAGRAPHS = 60
_LISTED = 6
_COLOR = re.compile(r"--([a-z-]+): (#[0-9a-f]{6})")


def page_picture(chapters: Sequence[PageChapter], words: ExportWords, title: str, width: int) -> QImage:
    """The page, `width` pixels wide, as it is when it has just been opened."""
    scale = width / _SIZE.width()
    image = QImage(width, round(_SIZE.height() * scale), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    hints = QPainter.RenderHint
    painter.setRenderHints(hints.Antialiasing | hints.TextAntialiasing | hints.SmoothPixmapTransform)
    painter.scale(scale, scale)
    page = _Page(painter, words)
    page.paint(chapters, title)
    page.paint_edge()
    painter.end()
    return image


class _Page:
    """Paints from top to bottom."""

    def __init__(self, painter: QPainter, words: ExportWords) -> None:
        self._painter = painter
        self._words = words
        light = style_sheet().split("@media")[0]
        self._colors = {name: QColor(value) for name, value in _COLOR.findall(light)}
        self._y = _MARGIN
        self._width = _SIZE.width() - 2 * _MARGIN

    def paint(self, chapters: Sequence[PageChapter], title: str) -> None:
        self._painter.fillRect(QRectF(QPointF(), _SIZE), self._colors["page"])
        if not chapters:
            return
        if len(chapters) > 1:
            self._write(f'<p style="font-size:26px; font-weight:600">{escape(title)}</p>')
            self._y += 8
            self._list(chapters)
        self._head(chapters[0])
        top = self._y
        self._board(chapters[0], top)
        self._moves(chapters[0], top)

    def paint_edge(self) -> None:
        """A line around the page, which may lie on a ground of its own colour."""
        self._painter.setPen(self._colors["strong"])
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRect(QRectF(QPointF(), _SIZE).adjusted(0.5, 0.5, -0.5, -0.5))

    def _write(self, html: str, place: QRectF | None = None) -> float:
        """Text across the page, or in a place; its height."""
        document = QTextDocument()
        font = QFont()
        font.setPixelSize(16)
        document.setDefaultFont(font)
        document.setDocumentMargin(0)
        document.setHtml(f'<div style="color:{self._colors["text"].name()}">{html}</div>')
        room = place or QRectF(_MARGIN, self._y, self._width, _SIZE.height())
        document.setTextWidth(room.width())
        self._painter.save()
        self._painter.setClipRect(room)
        self._painter.translate(room.topLeft())
        document.drawContents(self._painter)
        self._painter.restore()
        height = document.size().height()
        if place is None:
            self._y += height
        return height

    def _surface(self, place: QRectF) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._colors["surface"])
        self._painter.drawRoundedRect(place, 10, 10)

    def _list(self, chapters: Sequence[PageChapter]) -> None:
        """The first games of the list, in two columns as far as there is room."""
        shown = chapters[:_LISTED]
        height = 30.0 * ((len(shown) + 1) // 2) + 12
        self._surface(QRectF(_MARGIN, self._y, self._width, height))
        muted = self._colors["muted"].name()
        for number, chapter in enumerate(shown):
            x = _MARGIN + 14 + (number % 2) * self._width / 2
            name = escape(chapter.title or self._words.title(chapter.score))
            text = f'<span style="color:{muted}">{number + 1}</span>&nbsp; {name}'
            place = QRectF(x, self._y + 10 + 30 * (number // 2), self._width / 2 - 28, 24)
            self._write(f"<p>{text if number else f'<b>{text}</b>'}</p>", place)
        self._y += height + _GAP

    def _head(self, chapter: PageChapter) -> None:
        score = chapter.score
        title = escape(chapter.title or self._words.title(score))
        accent, muted = self._colors["accent"].name(), self._colors["muted"].name()
        result = f'<span style="color:{accent}">{_result(score.result)}</span>'
        self._write(f'<p style="font-size:21px; font-weight:600">{title} &nbsp;{result}</p>')
        facts = " · ".join([*self._words.facts(score), *([chapter.name] if chapter.name else [])])
        self._write(f'<p style="color:{muted}">{escape(facts)}</p>')
        self._y += 14

    def _board(self, chapter: PageChapter, top: float) -> None:
        start = chapter.score.start
        drawing = svg(
            start,
            look=LIGHT._replace(ground=None),
            flipped=chapter.flipped,
            marks=chapter.score.remarks.marks,
        )
        renderer = QSvgRenderer(QByteArray(drawing.encode()))
        size = renderer.viewBoxF().size()
        place = QRectF(_MARGIN, top, _BOARD, (_BOARD - 8) * size.height() / size.width() + 8)
        self._surface(place)
        renderer.render(self._painter, place.adjusted(4, 4, -4, -4))
        below = place.bottom() + 10
        self._buttons(below)
        text = f"<p>{escape(self._words.to_move(start.turn))}</p>"
        self._write(text, QRectF(_MARGIN, below + _BUTTON + 10, _BOARD, 24))

    def _buttons(self, top: float) -> None:
        width = (_BOARD + 6) / len(BUTTON_SHAPES)
        for number, (name, shape) in enumerate(BUTTON_SHAPES.items()):
            place = QRectF(_MARGIN + number * width, top, width - 6, _BUTTON)
            plays = name == "play"
            self._painter.setPen(self._colors["line"])
            self._painter.setBrush(self._colors["accent" if plays else "surface"])
            self._painter.drawRoundedRect(place, 6, 6)
            fill = self._colors["on-accent" if plays else "text"].name()
            icon = (
                '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
                f'<path d="{shape}" fill="{fill}"/></svg>'
            )
            middle = place.center()
            QSvgRenderer(QByteArray(icon.encode())).render(
                self._painter, QRectF(middle.x() - 11, middle.y() - 11, 22, 22)
            )

    def _moves(self, chapter: PageChapter, top: float) -> None:
        score = chapter.score
        left = _MARGIN + _BOARD + _GAP
        room = QRectF(left, top, _SIZE.width() - left - _MARGIN, _SIZE.height() - top - _MARGIN)
        self._surface(room)
        paragraphs = "".join(map(self._paragraph, score.paragraphs[:_PARAGRAPHS]))
        ending = "" if score.result == OPEN else f"<p><b>{_result(score.result)}</b></p>"
        self._write(paragraphs + ending, room.adjusted(16, 12, -16, -8))

    def _paragraph(self, paragraph: ScoreParagraph) -> str:
        size = 16 if paragraph.depth == 0 else 15
        style = f"margin:0 0 7px {16 * min(paragraph.depth, 6)}px; font-size:{size}px"
        return f'<p style="{style}">{"".join(self._words_of(paragraph))}</p>'

    def _words_of(self, paragraph: ScoreParagraph) -> Iterator[str]:
        muted = self._colors["muted"].name()
        for word in paragraph.words:
            text = escape(word.text)
            if word.kind is ScoreWordKind.MOVE:
                yield f"<b>{text}</b> " if paragraph.depth == 0 else f"{text} "
            elif word.kind is ScoreWordKind.NUMBER:
                yield f'<span style="color:{muted}">{text}</span>&nbsp;'
            elif paragraph.is_comment:
                yield f"{text} "
            else:
                yield f'<span style="color:{muted}">{text}</span> '


def _result(result: str) -> str:
    return "" if result == OPEN else escape(result.replace("-", "–"))
