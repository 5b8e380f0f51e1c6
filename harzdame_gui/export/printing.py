"""Printing of pages, with a preview in which printer and paper are chosen."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from harzdame_gui.export.booklet import Booklet


def print_preview(booklet: Booklet, title: str, parent: QWidget) -> QPrintPreviewDialog:
    """The preview of these pages, from which they are printed."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setFullPage(True)
    printer.setPageSize(booklet.page_size)
    printer.setPageMargins(QMarginsF())
    printer.setDocName(booklet.title)
    dialog = QPrintPreviewDialog(printer, parent)
    dialog.setWindowTitle(title)
    dialog.paintRequested.connect(partial(print_pages, booklet))
    dialog.finished.connect(dialog.deleteLater)
    return dialog


def print_pages(booklet: Booklet, printer: QPrinter) -> None:
    """Print the pages that the printer was told to; on other paper they are made to fit it."""
    printer.setFullPage(True)
    first, last = printer.fromPage() or 1, printer.toPage() or booklet.pages
    painter = QPainter(printer)
    for page in range(first - 1, min(last, booklet.pages)):
        if page >= first:
            printer.newPage()
        painter.save()
        scale = _fitted(booklet, printer)
        booklet.paint(painter, page, printer.resolution() * scale)
        painter.restore()
    painter.end()


def _fitted(booklet: Booklet, printer: QPrinter) -> float:
    """The size of a page on the printer's paper, 1 for the paper that it is for."""
    unit = QPageLayout.Unit.Point
    paper = printer.pageLayout().fullRect(unit).size()
    page = booklet.page_size.sizePoints()
    if (
        printer.pageLayout().orientation() is QPageLayout.Orientation.Landscape
        and page.width() > page.height()
    ):
        page.transpose()
    return min(paper.width() / page.width(), paper.height() / page.height())
