"""Games on paper: pages of moves, remarks and diagrams, for a printer, a PDF file or a preview.

Pages are laid out once, in units of their own, and come out the same everywhere. Works on any thread.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from harzdame_engine.export.diagram import svg
from harzdame_engine.export.looks import PRINT, Look
from harzdame_engine.export.pages import Diagram, Diagrams, page_of
from harzdame_engine.export.replay import PageChapter
from harzdame_engine.export.score import GameScore, ScoreParagraph, ScoreWordKind
from harzdame_engine.export.words import ExportWords
from harzdame_engine.game.results import OPEN
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPicture,
    QPyTextObject,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtSvg import QSvgRenderer

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.export.source import READ as _READ

_DPI = 96.0
"""Units of a page to the inch."""
_MARGIN = _DPI * 20 / 25.4
_FOOT = _DPI * 8 / 25.4
_DRAWING = QTextFormat.ObjectTypes.UserObject.value + 1
_NUMBER = QTextFormat.Property.UserProperty.value + 1
_CAPTION_POINTS = 8.5
_MUTED = "#555555"
_LAID_OUT = 0.7
"""The share of the work that is done once the text is laid out."""


class PaperStyle(NamedTuple):
    """The appearance of the pages. `diagram`: the width of a diagram in millimetres."""

    page: QPageSize
    font: QFont
    look: Look = PRINT
    diagrams: Diagrams = Diagrams.REMARKS
    diagram: float = 62.0


class Sheets(NamedTuple):
    """Finished pages, which unlike a booklet may be painted on another thread than they were made on."""

    pictures: tuple[QPicture, ...]
    page: QPageSize
    title: str


class Booklet:
    """The pages of one or more games; each game begins a page. It belongs to the thread that made it."""

    def __init__(
        self, chapters: Sequence[PageChapter], words: ExportWords, style: PaperStyle, title: str, job: Job
    ) -> None:
        """After the job was stopped, it is not complete."""
        self._words = words
        self._style = style
        self._size = style.page.size(QPageSize.Unit.Point) * (_DPI / 72)
        self._drawings = _Drawings(style)
        self._document = self._empty()
        self._cursor = QTextCursor(self._document)
        self.title = title or " · ".join(words.title(chapter.score) for chapter in chapters[:3])
        for number, chapter in enumerate(chapters):
            if job.token.stopped:
                break
            self._write(chapter, new_page=number > 0)
            job.tell(None, _READ + (_LAID_OUT - _READ) * (number + 1) / len(chapters))

    @property
    def pages(self) -> int:
        """The number of pages."""
        return self._document.pageCount()

    def paint(self, painter: QPainter, page: int, dpi: float) -> None:
        """Paint one page, from 0, whose corner is the origin, on a device of `dpi` dots to the inch."""
        painter.save()
        painter.scale(dpi / _DPI, dpi / _DPI)
        body = self._document.pageSize()
        painter.save()
        painter.translate(_MARGIN, _MARGIN)
        self._paint_body(painter, page)
        painter.restore()
        font = QFont(self._style.font)
        font.setPointSizeF(_CAPTION_POINTS * _DPI / logical_dpi(painter))
        painter.setFont(font)
        painter.setPen(QColor(_MUTED))
        foot = QRectF(_MARGIN, _MARGIN + body.height(), body.width(), _FOOT)
        below = Qt.AlignmentFlag.AlignBottom
        painter.drawText(foot, below | Qt.AlignmentFlag.AlignRight, f"{page + 1} / {self.pages}")
        room = foot.adjusted(0, 0, -60, 0)
        title = painter.fontMetrics().elidedText(self.title, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, below | Qt.AlignmentFlag.AlignLeft, title)
        painter.restore()

    def _paint_body(self, painter: QPainter, page: int) -> None:
        """Paint what stands between the margins, whose upper left corner is the origin."""
        body = self._document.pageSize()
        painter.translate(0, -page * body.height())
        self._document.drawContents(painter, QRectF(QPointF(0, page * body.height()), body))

    def image(self, page: int, width: int) -> QImage:
        """One page, from 0, as a picture."""
        scale = width / self._size.width()
        picture = QImage(width, round(self._size.height() * scale), QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.paint(painter, page, _DPI * scale)
        painter.end()
        return picture

    def pdf(self, job: Job) -> bytes:
        """All pages as a PDF file, those before a stop."""
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setPageSize(self._style.page)
        writer.setPageMargins(QMarginsF())
        writer.setTitle(self.title)
        writer.setCreator("Harzdame")
        painter = QPainter(writer)
        for page in self._until_stopped(job):
            if page:
                writer.newPage()
            self.paint(painter, page, writer.resolution())
        painter.end()
        buffer.close()
        return bytes(data.data())

    def sheets(self, job: Job) -> Sheets:
        """All pages, to be printed, those before a stop."""
        pictures = []
        for page in self._until_stopped(job):
            picture = QPicture()
            painter = QPainter(picture)
            self.paint(painter, page, picture.logicalDpiX())
            painter.end()
            pictures.append(picture)
        return Sheets(tuple(pictures), self._style.page, self.title)

    def _until_stopped(self, job: Job) -> Iterator[int]:
        for page in range(self.pages):
            if job.token.stopped:
                return
            yield page
            job.tell(None, _LAID_OUT + (1 - _LAID_OUT) * (page + 1) / self.pages)

    # Writing

    def _empty(self) -> QTextDocument:
        document = QTextDocument()
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(0)
        document.setUseDesignMetrics(True)
        font = QFont(self._style.font)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        document.setDefaultFont(font)
        document.setPageSize(
            QSizeF(self._size.width() - 2 * _MARGIN, self._size.height() - 2 * _MARGIN - _FOOT / 2)
        )
        document.documentLayout().registerHandler(_DRAWING, self._drawings)
        return document

    def _write(self, chapter: PageChapter, *, new_page: bool) -> None:
        score, words = chapter.score, self._words
        points = self._style.font.pointSizeF()
        result = "" if score.result == OPEN else f"   {score.result.replace('-', '–')}"
        self._block(after=2, new_page=new_page, first=not new_page)
        self._say(f"{chapter.title or words.title(score)}{result}", points * 1.5, bold=True)
        facts = " · ".join([*words.facts(score), *([chapter.name] if chapter.name else [])])
        self._block(after=10)
        self._say(facts, points, muted=True)
        for part in page_of(score, self._style.diagrams):
            if isinstance(part, Diagram):
                self._draw(score, part.step, chapter.flipped)
            else:
                self._paragraph(part)
        if result:
            self._block(before=2)
            self._say(result.strip(), points, bold=True)

    def _paragraph(self, part: ScoreParagraph) -> None:
        points = self._style.font.pointSizeF() * (0.92 if part.depth else 1.0)
        self._block(after=5, indent=16.0 * min(part.depth, 8))
        for before, word in zip((None, *part.words), part.words, strict=False):
            if before is not None:
                self._say("\u00a0" if before.kind is ScoreWordKind.NUMBER else " ", points)
            main = word.kind is ScoreWordKind.MOVE and part.depth == 0
            self._say(
                word.text.replace("-", "\u2011"), points, bold=main, muted=word.kind is ScoreWordKind.NUMBER
            )

    def _draw(self, score: GameScore, step: int, flipped: bool) -> None:
        last = score.steps[step - 1] if step else None
        position = score.position(step)
        marks = last.remarks.marks if last else score.remarks.marks
        drawing = svg(
            position, last.move if last else None, look=self._style.look, flipped=flipped, marks=marks
        )
        turn = self._words.to_move(position.turn)
        self._insert(drawing, f"{last.label} · {turn}" if last else turn)

    def _insert(self, drawing: str, caption: str) -> None:
        """A drawing in the middle of the page, with its caption."""
        self._block(before=4, after=8, center=True)
        form = QTextCharFormat()
        form.setObjectType(_DRAWING)
        form.setProperty(_NUMBER, self._drawings.add(drawing, caption))
        self._cursor.insertText("\ufffc", form)

    def _block(
        self,
        *,
        before: float = 0,
        after: float = 0,
        indent: float = 0,
        center: bool = False,
        new_page: bool = False,
        first: bool = False,
    ) -> None:
        form = QTextBlockFormat()
        form.setTopMargin(before)
        form.setBottomMargin(after)
        form.setLeftMargin(indent)
        form.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if center:
            form.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            form.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if new_page:
            form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        if first:
            self._cursor.setBlockFormat(form)
        else:
            self._cursor.insertBlock(form)

    def _say(self, text: str, points: float, *, bold: bool = False, muted: bool = False) -> None:
        form = QTextCharFormat()
        form.setFontPointSize(points)
        form.setFontWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        form.setForeground(QColor(_MUTED if muted else "#000000"))
        self._cursor.insertText(text, form)


class _Drawings(QPyTextObject):
    """Draws the diagrams into the text, each with its caption below it."""

    def __init__(self, style: PaperStyle) -> None:
        super().__init__()
        self._width = style.diagram / 25.4 * _DPI
        self._font = QFont(style.font)
        self._drawn: list[tuple[QSvgRenderer, str]] = []

    def add(self, drawing: str, caption: str) -> int:
        """The number by which the text refers to a drawing."""
        self._drawn.append((QSvgRenderer(QByteArray(drawing.encode())), caption))
        return len(self._drawn) - 1

    def intrinsicSize(self, _document: QTextDocument, _position: int, form: QTextFormat) -> QSizeF:
        size = self._drawn[int(form.property(_NUMBER))][0].viewBoxF().size()
        return QSizeF(self._width, self._width * size.height() / size.width() + self._line)

    @property
    def _line(self) -> float:
        return _CAPTION_POINTS * _DPI / 72 * 1.6

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        _document: QTextDocument,
        _position: int,
        form: QTextFormat,
    ) -> None:
        rect = QRectF(rect)
        renderer, caption = self._drawn[int(form.property(_NUMBER))]
        renderer.render(painter, rect.adjusted(0, 0, 0, -self._line))
        font = QFont(self._font)
        font.setPointSizeF(_CAPTION_POINTS * _DPI / logical_dpi(painter))
        painter.setFont(font)
        painter.setPen(QColor(_MUTED))
        beside = rect.adjusted(-40, rect.height() - self._line, 40, 0)
        painter.drawText(beside, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, caption)


def logical_dpi(painter: QPainter) -> float:
    """The dots to the inch by which the device sizes its fonts."""
    return float(painter.device().logicalDpiY())
