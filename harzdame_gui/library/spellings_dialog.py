"""The dialog for persons whose names are spelt in several ways: the library finds them by each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.dialog_buttons import answer_with
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(520, 360)


class SpellingsDialog(QDialog):
    """One person a line, the spellings parted by semicolons."""

    def __init__(self, persons: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Spellings of names"))
        self._text = QPlainTextEdit("\n".join(persons))
        self._text.setTabChangesFocus(True)
        self._text.setPlaceholderText(self.tr("Shchegolev, Vyacheslav; Stschogoljew, W.; Щёголев, Вячеслав"))
        self._text.setAccessibleName(self.tr("Persons, one a line"))
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        hint = self.tr("One person a line, the spellings parted by semicolons. A search finds them by each.")
        space = current_theme().spacing
        margins = (space.l, space.l, space.l, space.l)
        parts = (label("muted", hint, wrap=True), self._text, box)
        fill(QVBoxLayout(self), *parts, spacing=space.s, margins=margins, grow=(self._text,))
        answer_with(box, self)
        open_at(self, _USUAL)
        self._text.setFocus()

    @property
    def persons(self) -> tuple[str, ...]:
        """The lines with more than one name."""
        lines = self._text.toPlainText().splitlines()
        return tuple("; ".join(names) for names in spellings_of(lines) if len(names) > 1)


def spellings_of(persons: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """The names of persons, from lines in which they are parted by semicolons."""
    return tuple(tuple(filter(None, map(str.strip, line.split(";")))) for line in persons)
