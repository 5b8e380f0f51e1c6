"""A line that says how the letters of a file were read, and the other ways."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from harzdame_gui.text.encodings import encoding_name
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.layouts import fill

_OFFERED = ("cp1251", "cp866", "cp1252", "latin-1")
"""The encodings of one byte a character: any file can be read in any of them."""


class EncodingChoice(QWidget):
    """Hidden for a file whose encoding is certain.

    *Signals*
    chosen(str): a person chose this encoding, by Python's name.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = QComboBox()
        for encoding in _OFFERED:
            self._names.addItem(encoding_name(encoding), encoding)
        question = QLabel(self.tr("The file does not say how its letters are written. &Read as:"))
        question.setBuddy(self._names)
        question.setProperty("role", "caption")
        question.setWordWrap(True)
        self.setFocusProxy(self._names)
        fill(QVBoxLayout(self), question, self._names, spacing=theme.spacing.xs)
        self._names.activated.connect(self._on_activated)

    def show_encoding(self, encoding: str) -> None:
        """Show the encoding that the file was read in."""
        self.setVisible(encoding in _OFFERED)
        self._names.setCurrentIndex(self._names.findData(encoding))

    @Slot(int)
    def _on_activated(self, index: int) -> None:
        self.chosen.emit(self._names.itemData(index))
