"""One setting on the page: what it is, what it does, the widget that changes it, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from harzdame_gui.controllers.settings.declaration import Setting
from harzdame_gui.settings.editors import editor_of, named
from harzdame_gui.settings.rows import Row
from harzdame_gui.theme import current_theme, icon
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill


class RowView(QWidget):
    """Changes its setting at once, and follows it, whoever changes it meanwhile."""

    def __init__(self, row: Row, setting: Setting[Any]) -> None:
        super().__init__()
        self.row = row
        self._setting = setting
        self.editor = editor_of(row)
        named(self.editor, row)
        back = QAction(self.tr("Back to the usual value: {name}").format(name=row.label), self)
        back.setIcon(icon("takeback"))
        back.triggered.connect(self._reset)
        self._back = ActionButton(back)
        policy = self._back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # nothing moves as it comes
        self._back.setSizePolicy(policy)
        self._remark = label("", wrap=True)
        self._remark.hide()
        space = current_theme().spacing
        words = fill(
            QVBoxLayout(),
            label("", row.label, wrap=True),
            label("muted", row.sentence, wrap=True),
            self._remark,
            spacing=space.xs // 2,
        )
        row_layout = QHBoxLayout(self)
        fill(row_layout, words, self.editor, self._back, spacing=space.m, grow=[words])
        for part in (self.editor, self._back):
            row_layout.setAlignment(part, Qt.AlignmentFlag.AlignTop)
        setting.follow(self._show)
        self.editor.chosen.connect(setting.set)

    def set_remark(self, text: str) -> None:
        """Say `text` below the sentence; empty: nothing."""
        self._remark.setText(text)
        self._remark.setVisible(bool(text))

    def filter(self, typed: Sequence[str], *, above: str) -> bool:
        """Be shown if all words that were `typed` occur here or in the title `above`; whether it is."""
        fits = self.row.fits([word for word in typed if word not in above])
        self.setVisible(fits)
        return fits

    @Slot(object)
    def _show(self, value: Any) -> None:
        self.editor.show_value(value)
        self._back.setVisible(not self._setting.is_usual)

    @Slot()
    def _reset(self) -> None:
        self._setting.reset()
        self.editor.setFocus()  # the button that had it is gone
