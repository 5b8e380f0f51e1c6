"""The choices of an export: what, in which format, and how it looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from harzdame_engine import Color
from harzdame_engine.export.looks import LookName
from harzdame_engine.export.pages import Diagrams
from PySide6.QtCore import QLocale, Signal, Slot
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from harzdame_gui.export.request import FORMATS, LAID_OUT, SIZED, ExportFormat, ExportRequest, Size, What
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.dialog_buttons import Choice

T = TypeVar("T")
_PACES = (0.5, 1.0, 2.0)


class ExportOptions(QWidget):
    """A column of choices; those that make no difference to the format are hidden.

    *Signals*
    changed(): another request is wanted.
    """

    changed = Signal()

    def __init__(
        self, offered: Sequence[What], first: ExportRequest, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(theme.spacing.xs)
        self._rows: dict[QWidget, QLabel] = {}
        self._formats: list[ExportFormat] = []
        names = self._what_names()
        self._what = self._box(self.tr("What"), [names[what] for what in offered])
        self._offered = tuple(offered)
        self._format = self._box(self.tr("Format"), [])
        self._flipped = self._choice(
            self.tr("Seen from"), [(False, color_name(Color.WHITE)), (True, color_name(Color.BLACK))]
        )
        self._look = self._choice(self.tr("Colours"), self._looks())
        self._size = self._choice(self.tr("Size"), self._sizes())
        self._pace = self._choice(
            self.tr("Time for a move"),
            [(pace, self.tr("{seconds} s").format(seconds=QLocale().toString(pace))) for pace in _PACES],
        )
        self._diagrams = self._box(self.tr("Diagrams"), self._places_of_diagrams())
        self._layout.addStretch(1)
        self._show(first)
        self._what.currentIndexChanged.connect(self._on_what)
        self._format.currentIndexChanged.connect(self._on_changed)
        self._diagrams.currentIndexChanged.connect(self._on_changed)
        for choice in (self._flipped, self._look, self._size, self._pace):
            choice.changed.connect(self._on_changed)

    def _looks(self) -> list[tuple[LookName, str]]:
        return [
            (LookName.LIGHT, self.tr("Light")),
            (LookName.DARK, self.tr("Dark")),
            (LookName.PRINT, self.tr("For paper")),
        ]

    def _sizes(self) -> list[tuple[Size, str]]:
        return [
            (Size.SMALL, self.tr("Small")),
            (Size.MEDIUM, self.tr("Medium")),
            (Size.LARGE, self.tr("Large")),
        ]

    def _places_of_diagrams(self) -> list[str]:
        return [
            self.tr("Where something is said"),
            self.tr("Every 5 moves"),
            self.tr("Every 10 moves"),
            self.tr("None"),
        ]

    @property
    def request(self) -> ExportRequest:
        """The choice as it stands."""
        return ExportRequest(
            what=self._offered[self._what.currentIndex()],
            format=self._formats[self._format.currentIndex()],
            look=self._look.value,
            flipped=self._flipped.value,
            size=self._size.value,
            diagrams=list(Diagrams)[self._diagrams.currentIndex()],
            pace=self._pace.value,
        )

    def _what_names(self) -> dict[What, str]:
        return {
            What.POSITION: self.tr("The position"),
            What.LINE: self.tr("The line shown"),
            What.GAME: self.tr("The whole game"),
            What.STUDY: self.tr("All games of the file"),
        }

    def _format_names(self) -> dict[ExportFormat, str]:
        return {
            ExportFormat.PNG: self.tr("Picture (PNG)"),
            ExportFormat.SVG: self.tr("Drawing, sharp at every size (SVG)"),
            ExportFormat.PDF: self.tr("Pages with diagrams (PDF)"),
            ExportFormat.HTML: self.tr("Page that plays in a browser (HTML)"),
            ExportFormat.GIF: self.tr("Animation (GIF)"),
            ExportFormat.TEXT: self.tr("Text for a forum or a mail"),
        }

    def _box(self, title: str, names: Sequence[str]) -> QComboBox:
        box = QComboBox()
        box.addItems(list(names))
        box.setAccessibleName(title)
        self._add(title, box)
        return box

    def _choice(self, title: str, options: Sequence[tuple[T, str]]) -> Choice[T]:
        choice = Choice(options, title)
        self._add(title, choice)
        return choice

    def _add(self, title: str, widget: QWidget) -> None:
        label = QLabel(title)
        label.setBuddy(widget)
        if self._rows:
            label.setContentsMargins(0, self._theme.spacing.s, 0, 0)
        self._rows[widget] = label
        self._layout.addWidget(label)
        self._layout.addWidget(widget)

    def _show(self, request: ExportRequest) -> None:
        what = request.what if request.what in self._offered else self._offered[0]
        self._what.setCurrentIndex(self._offered.index(what))
        self._offer_formats(request.format)
        self._flipped.choose(request.flipped)
        self._look.choose(request.look)
        self._size.choose(request.size)
        self._pace.choose(request.pace)
        self._diagrams.setCurrentIndex(list(Diagrams).index(request.diagrams))
        self._show_rows()

    def _offer_formats(self, wanted: ExportFormat) -> None:
        """The formats of what is chosen, `wanted` if it is among them."""
        names = self._format_names()
        self._formats = list(FORMATS[self._offered[self._what.currentIndex()]])
        self._format.clear()
        self._format.addItems([names[each] for each in self._formats])
        self._format.setCurrentIndex(self._formats.index(wanted) if wanted in self._formats else 0)

    def _show_rows(self) -> None:
        request = self.request
        shown: dict[QWidget, bool] = {
            self._look: request.format in SIZED,
            self._size: request.format in SIZED,
            self._pace: request.format is ExportFormat.GIF,
            self._diagrams: request.format in LAID_OUT and request.what is not What.POSITION,
        }
        for widget, visible in shown.items():
            widget.setVisible(visible)
            self._rows[widget].setVisible(visible)

    @Slot(int)
    def _on_what(self) -> None:
        self._format.blockSignals(True)
        self._offer_formats(self._formats[self._format.currentIndex()])
        self._format.blockSignals(False)
        self._on_changed()

    @Slot()
    def _on_changed(self) -> None:
        self._show_rows()
        self.changed.emit()
