"""The dialog for a sheet of exercises: how many, how many to a page, with solutions or without."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.export.exercise_sheet import GRIDS, SheetChoice
from harzdame_gui.theme import current_theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.dialog_buttons import Choice, make_default, reject_with
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill

_USUAL = 12


class ExerciseDialog(QDialog):
    """Return writes a PDF file; there is a button to print.

    *Signals*
    pdfWanted(SheetChoice): the sheet is to be a file.
    printWanted(SheetChoice): it is to be printed.
    """

    pdfWanted = Signal(object)
    printWanted = Signal(object)

    def __init__(self, count: int, parent: QWidget) -> None:
        """`count`: the exercises that there are."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Exercise sheet"))
        self._number = QSpinBox(minimum=1, maximum=count, value=min(count, _USUAL))
        self._number.setAccessibleName(self.tr("Exercises"))
        texts = [(each, self.locale().toString(each)) for each in GRIDS]
        self._per_page = Choice(texts, self.tr("Diagrams on a page"))
        self._solutions = QCheckBox(self.tr("Solutions on pages at the end"))
        self._solutions.setChecked(True)
        space = current_theme().spacing
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        pdf = box.addButton(self.tr("Save as PDF…"), QDialogButtonBox.ButtonRole.AcceptRole)
        printing = QPushButton(self.tr("Print…"), autoDefault=False)
        box.addButton(printing, QDialogButtonBox.ButtonRole.ActionRole)
        there_are = counted.tr("There are %Ln exercises.", "", count)
        row = fill(
            QHBoxLayout(), label("strong", self.tr("Exercises")), self._number, STRETCH, spacing=space.m
        )
        parts = (
            label("muted", there_are), row, label("strong", self.tr("Diagrams on a page")), self._per_page,
            self._solutions, space.s, box,
        )  # fmt: skip
        margins = (space.xl, space.l, space.xl, space.l)
        fill(QVBoxLayout(self), *parts, spacing=space.s, margins=margins)
        make_default(pdf, box)
        box.accepted.connect(self._on_pdf)
        printing.clicked.connect(self._on_print)
        reject_with(box, self)
        self._number.setFocus()
        self._number.selectAll()

    @property
    def choice(self) -> SheetChoice:
        """What is chosen."""
        return SheetChoice(self._number.value(), self._per_page.value, self._solutions.isChecked())

    @Slot()
    def _on_pdf(self) -> None:
        self.pdfWanted.emit(self.choice)
        self.accept()

    @Slot()
    def _on_print(self) -> None:
        self.printWanted.emit(self.choice)
        self.accept()
