"""The field for a line of any length: of a huge one the beginning is laid out, and all of it is kept."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from harzdame_gui.text.sizes import rest_text

_MOST_LETTERS = 10_000
"""Qt would drop without a word what is beyond 32,767, and takes long to lay out less."""


class LineField(QLineEdit):
    """What is not shown of a huge line follows what is typed, as it is; a tooltip says so."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._given = self._rest = ""
        self.show_line(text)

    @property
    def whole(self) -> str:
        """All of the line: to the letter as it was given, as long as nobody types into it."""
        return self.text() + self._rest if self.isModified() else self._given

    def show_line(self, text: str) -> None:
        """Show a line that the person did not type."""
        self._given, self._rest = text, text[_MOST_LETTERS:]
        self.setText(text[:_MOST_LETTERS])
        self.setCursorPosition(0)
        self.setToolTip(rest_text(len(self._rest)) if self._rest else "")
