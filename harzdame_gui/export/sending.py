"""Pages on their way to a printer: the preview, the printing off the GUI thread, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Qt, Slot
from PySide6.QtGui import QFont, QPageSize
from PySide6.QtWidgets import QWidget

from harzdame_gui.controllers.work.job import Doing
from harzdame_gui.export.booklet import Sheets
from harzdame_gui.services import Services
from harzdame_gui.text.message import Message
from harzdame_gui.theme import Theme
from harzdame_gui.translation import translate

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_PAPER_POINTS = 10.5


class Sending(QObject):
    """Shows pages before they are printed, and prints them when that is wanted."""

    def __init__(
        self,
        services: Services,
        window: QWidget,
        *,
        say: Callable[[Message], object],
        warn: Callable[[Message], object],
    ) -> None:
        """`say` tells that they are on their way, `warn` that they were not printed, above `window`."""
        super().__init__(window)
        self._services = services
        self._window = window
        self._say = say
        self._warn = warn

    @Slot(object)
    def show(self, sheets: Sheets) -> None:
        """Show the pages, from where they can be printed."""
        from harzdame_gui.export.printing import PrintPreview

        preview = PrintPreview(sheets, self._services.themes.theme, self._window)
        preview.printWanted.connect(partial(self._print_on, sheets))
        preview.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        preview.open()

    def _print_on(self, sheets: Sheets, printer: QPrinter) -> None:
        from harzdame_gui.export.printing import print_pages

        work = partial(print_pages, sheets, printer)
        self._services.jobs.run(work, doing=Doing.EXPORTING).finished.connect(self._on_printed)

    @Slot(object)
    def _on_printed(self, done: bool) -> None:
        if done:
            self._say(Message(translate("Exporting", "The pages are on their way to the printer.")))
        else:
            text = translate("Exporting", "It does not take them, or the file cannot be written.")
            self._warn(Message(translate("Exporting", "The pages were not printed."), text))


def usual_paper() -> QPageSize:
    """The paper of the country."""
    imperial = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return QPageSize(QPageSize.PageSizeId.Letter if imperial else QPageSize.PageSizeId.A4)


def paper_font(theme: Theme) -> QFont:
    """The font of the app, as large as on paper."""
    font = QFont(theme.font())
    font.setPointSizeF(_PAPER_POINTS)
    return font
