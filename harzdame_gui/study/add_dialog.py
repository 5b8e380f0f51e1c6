"""The dialog that asks to which study something is added, what of it, and under which name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.study.study_service import Shelved
from harzdame_gui.study.new_chapter import NewChapter, Offer
from harzdame_gui.text.sizes import bounded
from harzdame_gui.theme import current_theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.dialog_buttons import answer_with, make_default
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import Part, fill

_WIDTH = 400


class AddToStudyDialog(QDialog):
    """Return adds to the study that was added to last; `show_studies` says which there are."""

    def __init__(self, offers: Sequence[Offer], latest: str, parent: QWidget) -> None:
        """`latest`: the path of the study that was added to last."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Add to a study"))
        self._offers = offers
        self._latest = latest
        self._kinds = QButtonGroup(self)
        self._ways = [QRadioButton(offer.words) for offer in offers]
        self._called = label("caption", self.tr("Chapter"))
        self._name = QLineEdit()
        self._name.setAccessibleName(self.tr("Name of the chapter"))
        self._study = QComboBox()
        self._study.setAccessibleName(self.tr("Study"))
        self._new_name = QLineEdit()
        self._new_name.setPlaceholderText(self.tr("Name of the new study"))
        self._new_name.setAccessibleName(self.tr("Name of the new study"))
        self._box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._add = self._box.addButton(self.tr("Add"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._build()
        self._study.currentIndexChanged.connect(self._refresh)
        self._new_name.textChanged.connect(self._refresh)
        self._kinds.idClicked.connect(self._on_kind)
        answer_with(self._box, self)
        self._on_kind()
        self._refresh()

    @property
    def chapters(self) -> list[NewChapter]:
        """What is to be added; one alone under the name that was typed."""
        chapters = list(self._offers[max(self._kinds.checkedId(), 0)].chapters)
        if len(chapters) == 1 and (name := self._name.text().strip()):
            chapters = [chapters[0]._replace(name=name)]
        return chapters

    @property
    def study(self) -> Path | None:
        """The file of the study; None: a new one."""
        path = self._study.currentData()
        return Path(path) if path else None

    @property
    def new_name(self) -> str:
        """The name of the new study."""
        return self._new_name.text().strip()

    def show_studies(self, studies: Sequence[Shelved]) -> None:
        """Offer one's own studies that are there, and a new one."""
        self._study.clear()
        for shelved in studies:
            if not shelved.shipped and not shelved.away:
                self._study.addItem(bounded(shelved.heading.title), str(shelved.path))
        self._study.addItem(self.tr("A new study…"), "")
        if self._latest:
            self._study.setCurrentIndex(max(self._study.findData(self._latest), 0))
        self._refresh()

    def _build(self) -> None:
        for number, way in enumerate(self._ways):
            self._kinds.addButton(way, number)
            way.setVisible(len(self._ways) > 1)
        self._ways[0].setChecked(True)
        self._study.setMinimumContentsLength(24)
        self._study.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        space = current_theme().spacing
        parts: tuple[Part, ...] = (
            *self._ways, space.xs, self._called, self._name, space.xs,
            label("caption", self.tr("Study")), self._study, self._new_name, space.m, self._box,
        )  # fmt: skip
        margins = (space.xl, space.l, space.xl, space.l)
        fill(QVBoxLayout(self), *parts, spacing=space.xs, margins=margins)
        self.setMinimumWidth(_WIDTH)
        make_default(self._add, self._box)
        self._study.setFocus()

    @Slot()
    def _on_kind(self, *_: object) -> None:
        chapters = self._offers[max(self._kinds.checkedId(), 0)].chapters
        one = len(chapters) == 1
        self._called.setText(self.tr("Chapter") if one else counted.tr("%Ln chapters", "", len(chapters)))
        self._name.setVisible(one)
        if one and not self._name.isModified():
            self._name.setText(chapters[0].name)

    @Slot()
    def _refresh(self, *_: object) -> None:
        is_read = self._study.count() > 0
        is_new = is_read and not self._study.currentData()
        self._new_name.setVisible(is_new)
        self._add.setEnabled(is_read and (not is_new or bool(self.new_name)))
        if is_new and self.focusWidget() is self._study and self._study.count() == 1:
            self._new_name.setFocus()
