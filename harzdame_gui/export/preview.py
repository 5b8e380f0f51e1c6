"""The preview of an export: made by a job, shown as a picture, an animation or text."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QFontDatabase, QImage, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QStackedWidget, QVBoxLayout, QWidget

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.export.frames import TimedPicture, drawings
from harzdame_gui.export.page_picture import page_picture
from harzdame_gui.export.pictures import image_of
from harzdame_gui.export.product import booklet_of, drawing_of, scores_of, text_of, title_of
from harzdame_gui.export.request import ExportFormat, ExportRequest
from harzdame_gui.export.source import ExportSource, chapters
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill

_WIDTH = 720
_PAGE_WIDTH = 1200
_ANIMATED_WIDTH = 360
_FRAMES = 60
_TEXT = 40_000
_SMALLEST = QSize(360, 400)


class Preview(NamedTuple):
    """What an export will be like: pictures, or text; and how much there is of it."""

    frames: tuple[TimedPicture, ...] = ()
    text: str = ""
    pages: int = 0
    games: int = 0


def preview_of(request: ExportRequest, source: ExportSource, job: Job) -> Preview:
    """The preview; its first pictures only, where there are very many."""
    match request.format:
        case ExportFormat.PNG | ExportFormat.SVG:
            return Preview((TimedPicture(image_of(drawing_of(request, source), _WIDTH), 0),))
        case ExportFormat.TEXT:
            return Preview(text=text_of(request, source, job)[:_TEXT])
        case ExportFormat.PDF:
            booklet = booklet_of(request, source, job)
            return Preview((TimedPicture(booklet.image(0, _WIDTH), 0),), pages=booklet.pages)
        case ExportFormat.GIF:
            return Preview(tuple(_animated(request, source, job)))
        case ExportFormat.HTML:
            scores = scores_of(request, source, job)
            made = chapters(scores, flipped=request.flipped)
            page = page_picture(made, source.words, title_of(request, source), _PAGE_WIDTH)
            return Preview((TimedPicture(page, 0),), games=len(scores))


def _animated(request: ExportRequest, source: ExportSource, job: Job) -> list[TimedPicture]:
    (score,) = scores_of(request, source, job)
    drawn = drawings(score, request.look.look, flipped=request.flipped, pace=request.pace, job=job)
    return [drawing.frame(_ANIMATED_WIDTH) for drawing in islice(drawn, _FRAMES)]


class PreviewPane(QWidget):
    """Shows one preview, and a line about it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preview = Preview()
        self._at = 0
        self._picture = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._picture.setMinimumSize(_SMALLEST)
        self._text = QPlainTextEdit(readOnly=True)
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._text.setAccessibleName(self.tr("Preview"))
        self._pages = QStackedWidget()
        self._pages.addWidget(self._picture)
        self._pages.addWidget(self._text)
        self._caption = label("caption", wrap=True)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        fill(QVBoxLayout(self), self._pages, self._caption, spacing=theme.spacing.s, grow=(self._pages,))
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time)

    @property
    def caption(self) -> str:
        """The line below the preview."""
        return self._caption.text()

    @property
    def text(self) -> str:
        """The text that is shown, if it is text."""
        return self._text.toPlainText() if self._pages.currentWidget() is self._text else ""

    @property
    def image(self) -> QImage:
        """The picture that is shown; a null image while there is none."""
        return self._picture.pixmap().toImage()

    def show_preview(self, preview: Preview, caption: str) -> None:
        """Show another one."""
        self._preview, self._at = preview, 0
        self._caption.setText(caption)
        self._picture.setAccessibleName(caption or self.tr("Preview"))
        if preview.text:
            self._text.setPlainText(preview.text)
            self._pages.setCurrentWidget(self._text)
        else:
            self._pages.setCurrentWidget(self._picture)
        self._show_frame()

    def _show_frame(self) -> None:
        self._timer.stop()
        if not self._preview.frames:
            self._picture.clear()
            return
        frame = self._preview.frames[self._at]
        ratio = self.devicePixelRatioF()
        room = self._picture.size() * ratio
        keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        pixmap = QPixmap.fromImage(frame.image.scaled(room, keep, smooth))
        pixmap.setDevicePixelRatio(ratio)
        self._picture.setPixmap(pixmap)
        if frame.lasts:
            self._timer.start(frame.lasts)

    @Slot()
    def _on_time(self) -> None:
        self._at = (self._at + 1) % len(self._preview.frames)
        self._show_frame()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_frame()
