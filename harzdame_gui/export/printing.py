"""Printing of pages: a preview of them, and the printing itself, off the GUI thread."""

from __future__ import annotations

from PySide6.QtCore import QMarginsF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QImage, QKeyEvent, QPageLayout, QPageSize, QPainter, QPixmap, QResizeEvent
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.export.booklet import Sheets
from harzdame_gui.theme import Theme, icon
from harzdame_gui.widgets.dialog_buttons import make_default, reject_with
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill, in_time
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(720, 900)
_SMALLEST = QSize(320, 360)


class PrintPreview(QDialog):
    """Shows one page at a time, however many there are; page keys and the wheel of buttons go through them.

    *Signals*
    printWanted(QPrinter): the pages are to go to this printer, which has been chosen.
    """

    printWanted = Signal(object)

    def __init__(self, sheets: Sheets, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._sheets = sheets
        self._page = 0
        self._printer = printer_for(sheets)
        self._picture = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._picture.setMinimumSize(_SMALLEST)
        self._picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._number = label("muted")
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._steps = [
            self._step("first", self.tr("First page"), -len(sheets.pictures)),
            self._step("previous", self.tr("Page back"), -1),
            self._step("next", self.tr("Page on"), 1),
            self._step("last", self.tr("Last page"), len(sheets.pictures)),
        ]
        self.setWindowTitle(self.tr("Print"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        choose = buttons.addButton(self.tr("Print…"), QDialogButtonBox.ButtonRole.AcceptRole)
        reject_with(buttons, self)
        buttons.accepted.connect(self._choose_printer)
        space = theme.spacing
        for button in self._steps:
            button.setIcon(icon(button.objectName()))
            button.setIconSize(QSize(theme.sizes.icon_small, theme.sizes.icon_small))
        first, back, on, last = self._steps
        pages = fill(in_time(QHBoxLayout()), first, back, self._number, on, last, spacing=space.xs)
        row = fill(QHBoxLayout(), pages, STRETCH, buttons, spacing=space.xs)
        margins = (space.l, space.l, space.l, space.l)
        fill(QVBoxLayout(self), self._picture, row, spacing=space.m, margins=margins, grow=(self._picture,))
        make_default(choose, buttons)
        open_at(self, _USUAL)
        self._show_page()

    @property
    def printer(self) -> QPrinter:
        """The printer as it is set."""
        return self._printer

    @property
    def page(self) -> int:
        """The page shown, from 0."""
        return self._page

    def _step(self, name: str, text: str, step: int) -> QToolButton:
        button = QToolButton(autoRaise=True)
        button.setObjectName(name)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.clicked.connect(lambda: self._go(step))
        return button

    def _go(self, step: int) -> None:
        page = max(0, min(self._page + step, len(self._sheets.pictures) - 1))
        if page != self._page:
            self._page = page
            self._show_page()

    def _show_page(self) -> None:
        last = len(self._sheets.pictures) - 1
        for button in self._steps[:2]:
            button.setEnabled(self._page > 0)
        for button in self._steps[2:]:
            button.setEnabled(self._page < last)
        number, count = (self.locale().toString(value) for value in (self._page + 1, last + 1))
        text = self.tr("Page {number} of {count}").format(number=number, count=count)
        self._number.setText(text)
        self._picture.setAccessibleName(text)
        ratio = self.devicePixelRatioF()
        room = self._picture.size() * ratio
        pixmap = QPixmap.fromImage(page_image(self._sheets, self._page, room))
        pixmap.setDevicePixelRatio(ratio)
        self._picture.setPixmap(pixmap)

    @Slot()
    def _choose_printer(self) -> None:
        dialog = QPrintDialog(self._printer, self)
        dialog.setMinMax(1, len(self._sheets.pictures))
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange)
        dialog.accepted.connect(self._on_chosen)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setModal(True)
        dialog.show()

    @Slot()
    def _on_chosen(self) -> None:
        self.printWanted.emit(self._printer)
        self.accept()

    # Qt's own

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_page()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        if event.key() in steps:
            self._go(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


def printer_for(sheets: Sheets) -> QPrinter:
    """The usual printer, set for these pages."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setFullPage(True)
    printer.setPageSize(sheets.page)
    printer.setPageMargins(QMarginsF())
    printer.setDocName(sheets.title)
    return printer


def page_image(sheets: Sheets, page: int, room: QSize) -> QImage:
    """A page as large as there is room for it."""
    paper = sheets.page.size(QPageSize.Unit.Point)
    scale = min(room.width() / paper.width(), room.height() / paper.height())
    image = QImage(
        max(1, round(paper.width() * scale)),
        max(1, round(paper.height() * scale)),
        QImage.Format.Format_RGB32,
    )
    image.fill(Qt.GlobalColor.white)
    picture = sheets.pictures[page]
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    # a recorded picture is painted at the size that it has at the resolution of the device
    painter.scale(scale * 72 / image.logicalDpiX(), scale * 72 / image.logicalDpiY())
    painter.drawPicture(0, 0, picture)
    painter.end()
    return image


def print_pages(sheets: Sheets, printer: QPrinter, job: Job) -> bool:
    """Print the pages that the printer was told to; on other paper they are made to fit it. Slow: for a job.

    Returns:
        Whether they were printed; False after a stop, or where the printer does not take them.
    """
    printer.setFullPage(True)
    first, last = printer.fromPage() or 1, printer.toPage() or len(sheets.pictures)
    scale = _fitted(sheets, printer)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    pictures = sheets.pictures[first - 1 : last]
    for number, picture in enumerate(pictures):
        if job.token.stopped:
            printer.abort()
            break
        if number:
            printer.newPage()
        painter.save()
        painter.scale(scale, scale)
        painter.drawPicture(0, 0, picture)  # at the printer's resolution
        painter.restore()
        job.tell(None, (number + 1) / len(pictures))
    painter.end()
    return not job.token.stopped


def _fitted(sheets: Sheets, printer: QPrinter) -> float:
    """The size of a page on the printer's paper, 1 for the paper that it is for."""
    paper = printer.pageLayout().fullRect(QPageLayout.Unit.Point).size()
    page = sheets.page.sizePoints()
    return min(paper.width() / page.width(), paper.height() / page.height())
