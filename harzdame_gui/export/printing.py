"""Printing of pages, with a preview in which printer and paper are chosen."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QMarginsF, QSize
from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from harzdame_gui.export.booklet import Sheets
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(900, 900)


class PrintPreview(QPrintPreviewDialog):
    """The preview of these pages, from which they are printed."""

    def __init__(self, sheets: Sheets, title: str, parent: QWidget) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setFullPage(True)
        printer.setPageSize(sheets.page)
        printer.setPageMargins(QMarginsF())
        printer.setDocName(sheets.title)
        super().__init__(printer, parent)
        self._printer = printer  # a dialog does not keep its printer alive
        self.setWindowTitle(title)
        open_at(self, _USUAL)
        self.paintRequested.connect(partial(print_pages, sheets))
        self.finished.connect(self.deleteLater)


def print_pages(sheets: Sheets, printer: QPrinter) -> None:
    """Print the pages that the printer was told to; on other paper they are made to fit it."""
    printer.setFullPage(True)
    first, last = printer.fromPage() or 1, printer.toPage() or len(sheets.pictures)
    scale = _fitted(sheets, printer)
    painter = QPainter(printer)
    for number, picture in enumerate(sheets.pictures[first - 1 : last]):
        if number:
            printer.newPage()
        painter.save()
        painter.scale(scale, scale)
        painter.drawPicture(0, 0, picture)  # at the printer's resolution
        painter.restore()
    painter.end()


def _fitted(sheets: Sheets, printer: QPrinter) -> float:
    """The size of a page on the printer's paper, 1 for the paper that it is for."""
    paper = printer.pageLayout().fullRect(QPageLayout.Unit.Point).size()
    page = sheets.page.sizePoints()
    return min(paper.width() / page.width(), paper.height() / page.height())
