"""The choice of how the letters of a file are read: a line with the likely ways, and a dialog with all."""

from __future__ import annotations

from harzdame_engine.pdn.likely_encoding import likely, sample_of
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.text.encodings import encoding_name, sorted_encodings
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.dialog_buttons import make_default, reject_with
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.placement import open_at

_OFFERED = ("cp1251", "cp866", "cp1252", "latin-1")
"""The encodings that are always offered, behind those that are likely."""
_CERTAIN = ("", "utf-8", "utf-16-le", "utf-16-be")
_OTHERS = "others"
"""The entry that leads to all encodings."""
_USUAL = QSize(520, 560)
_SHOWN = 1500
"""Bytes of the file's lines with letters beyond ASCII that are shown."""


class EncodingChoice(QWidget):
    """The choice of a file’s encoding; hidden where that is certain.

    *Signals*
    chosen(str): a person chose this encoding, by Python's name.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data = b""
        self._current = ""
        self._names = QComboBox()
        question = QLabel(self.tr("The file does not say how its letters are written. &Read as:"))
        question.setBuddy(self._names)
        question.setProperty("role", "caption")
        question.setWordWrap(True)
        self.setFocusProxy(self._names)
        fill(QVBoxLayout(self), question, self._names, spacing=current_theme().spacing.xs)
        self._names.activated.connect(self._on_activated)

    def show_encoding(self, encoding: str, data: bytes = b"") -> None:
        """Show the encoding that a file with these bytes was read in."""
        self._data, self._current = data, encoding
        self.setVisible(encoding not in _CERTAIN)
        if encoding in _CERTAIN:
            return
        self._names.clear()
        for each in dict.fromkeys((*likely(data), *_OFFERED, encoding)):
            self._names.addItem(encoding_name(each), each)
        self._names.addItem(self.tr("Other letters…"), _OTHERS)
        self._names.setCurrentIndex(self._names.findData(encoding))

    @Slot(int)
    def _on_activated(self, index: int) -> None:
        encoding = self._names.itemData(index)
        if encoding != _OTHERS:
            self.chosen.emit(encoding)
            return
        self._names.setCurrentIndex(self._names.findData(self._current))
        dialog = EncodingDialog(self._data, self._current, self.window())
        dialog.chosen.connect(self.chosen)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


class EncodingDialog(QDialog):
    """The likely ones first; typing filters the list, and what the file then says is shown below it.

    *Signals*
    chosen(str): an encoding, by Python's name.
    """

    chosen = Signal(str)

    def __init__(self, data: bytes, current: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Letters of the file"))
        self._sample = sample_of(data, _SHOWN)
        self.search = QLineEdit(placeholderText=self.tr("Language or name"), clearButtonEnabled=True)
        self.search.setAccessibleName(self.tr("Search encodings"))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Encodings"))
        self.preview = QPlainTextEdit(readOnly=True, maximumBlockCount=40)
        self.preview.setAccessibleName(self.tr("Text of the file, read so"))
        self._fill(data, current)
        buttons = QDialogButtonBox()
        self._read = buttons.addButton(self.tr("Read so"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        space = current_theme().spacing
        margins = (space.l, space.l, space.l, space.l)
        parts = (self.search, self.list, self.preview, buttons)
        fill(QVBoxLayout(self), *parts, spacing=space.s, margins=margins, grow=(self.list, self.preview))
        make_default(self._read, buttons)
        open_at(self, _USUAL)
        self.list.currentItemChanged.connect(self._on_current_changed)
        self.list.itemActivated.connect(self._choose)
        self.search.textChanged.connect(self._filter)
        buttons.accepted.connect(self._choose)
        reject_with(buttons, self)
        self._on_current_changed()
        self.search.setFocus()

    def _fill(self, data: bytes, current: str) -> None:
        first = likely(data)
        for encoding in (*first, *(each for each in sorted_encodings() if each not in first)):
            item = QListWidgetItem(encoding_name(encoding), self.list)
            item.setData(Qt.ItemDataRole.UserRole, encoding)
            if encoding == current:
                self.list.setCurrentItem(item)

    @Slot(str)
    def _filter(self, text: str) -> None:
        """Show those whose name, or Python's name, has all the words."""
        words = text.casefold().replace("-", "").split()
        best: QListWidgetItem | None = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            name = f"{item.text()} {item.data(Qt.ItemDataRole.UserRole)}".casefold().replace("-", "")
            item.setHidden(not all(word in name for word in words))
            if best is None and not item.isHidden():
                best = item
        if words or self.list.currentItem() is None:
            self.list.setCurrentRow(self.list.row(best) if best is not None else -1)

    @Slot()
    def _on_current_changed(self) -> None:
        item = self.list.currentItem()
        self._read.setEnabled(item is not None)
        encoding = item.data(Qt.ItemDataRole.UserRole) if item is not None else "ascii"
        self.preview.setPlainText(self._sample.decode(encoding, errors="replace"))

    @Slot()
    def _choose(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))
            self.accept()
