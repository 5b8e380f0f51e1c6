"""A dialog that asks for a name."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QInputDialog, QLineEdit, QWidget

_WIDTH = 300
"""Of the field: enough for most names, and for the title of the dialog."""


class NameDialog(QInputDialog):
    """One field; it is deleted once it was answered.

    *Signals*
    named(str): a name was given, without the blanks around it; an empty one is none.
    """

    named = Signal(str)

    def __init__(self, title: str, parent: QWidget, *, label: str = "", name: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setLabelText(label or self.tr("Name:"))
        self.setTextValue(name)
        field = self.findChild(QLineEdit)
        if field is not None:  # the dialog is as wide as its parts
            field.setMinimumWidth(_WIDTH)
        self.textValueSelected.connect(self._on_selected)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    @Slot(str)
    def _on_selected(self, text: str) -> None:
        if name := text.strip():
            self.named.emit(name)
