"""The dialog about the app: its versions, the folder of its data, and the way to the licences."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine.version import version
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.about.outside import open_folder, open_page, releases_page
from harzdame_gui.about.versions import facts, folder_name, for_a_report
from harzdame_gui.theme import FontRole, current_theme, icon
from harzdame_gui.widgets.button_rows import ButtonRows
from harzdame_gui.widgets.dialog_buttons import make_default, reject_with
from harzdame_gui.widgets.labels import ElidedLabel, label
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.placement import open_at
from harzdame_gui.widgets.scrolled_column import ScrolledColumn

_SIGN = 72
_USUAL = QSize(520, 620)
_SMALLEST = QSize(340, 300)


class AboutDialog(QDialog):
    """One page.

    *Signals*
    licencesWanted(): the licences of all that is carried are to be shown.
    reportWanted(): the report of the last crash is.
    """

    licencesWanted = Signal()
    reportWanted = Signal()

    def __init__(self, folder: Path, *, has_report: bool = False, parent: QWidget | None = None) -> None:
        """`folder`: that of the profile; `has_report`: there is a report of a crash."""
        super().__init__(parent)
        self._folder = folder
        self.setWindowTitle(self.tr("About Harzdame"))
        self._said = label("muted", wrap=True)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        reject_with(self._buttons, self)
        space = current_theme().spacing
        page = ScrolledColumn(self)
        page.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # nothing in it has a focus to scroll by
        fill(page.column, self._head(), space.m, self._facts(), self._said, STRETCH, spacing=space.s)
        parts = (page, self._ways(has_report), self._buttons)
        margins = (space.xl, space.xl, space.xl, space.l)
        fill(QVBoxLayout(self), *parts, spacing=space.m, margins=margins, grow=[page])
        make_default(self._buttons.button(QDialogButtonBox.StandardButton.Close), self._buttons)
        open_at(self, _USUAL, _SMALLEST)

    def _head(self) -> QVBoxLayout:
        theme = current_theme()
        sign = QLabel(pixmap=icon("harzdame").pixmap(QSize(_SIGN, _SIGN), self.devicePixelRatioF()))
        name = label("title", "Harzdame")
        name.setFont(theme.font(FontRole.TITLE))
        number = label("muted", self.tr("Version {version}").format(version=version()))
        for part in (sign, name, number):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        text = self.tr(
            "Harzdame is draughts on all squares: men climb from one corner of the board "
            "to the other, step straight ahead and capture straight in every direction. "
            "The most that can be captured must be captured."
        )
        about = label("", text, wrap=True)
        licence = label("muted", self.tr("Free software under the MIT licence."))
        gap = theme.spacing.m
        return fill(QVBoxLayout(), sign, name, number, gap, about, licence, spacing=theme.spacing.s)

    def _facts(self) -> QGridLayout:
        space = current_theme().spacing
        grid = QGridLayout()
        grid.setHorizontalSpacing(space.l)
        grid.setVerticalSpacing(space.xs)
        grid.setColumnStretch(1, 1)
        values = [*facts()[1:], (folder_name(), str(self._folder))]
        for row, (name, value) in enumerate(values):
            shown = ElidedLabel()
            shown.setText(value)
            shown.setAccessibleName(f"{name}: {value}")
            grid.addWidget(label("muted", name), row, 0)
            grid.addWidget(shown, row, 1)
        return grid

    def _ways(self, has_report: bool) -> ButtonRows:
        ways = [
            (self.tr("Open the data folder"), self._open),
            (self.tr("Copy the versions"), self._copy),
            (self.tr("Licences…"), self._want_licences),
        ]
        if releases_page():
            ways.append((self.tr("Look for a newer version"), self._look_for_newer))
        if has_report:
            ways.append((self.tr("Last crash…"), self._want_report))
        buttons = []
        for text, slot in ways:
            button = QPushButton(text, autoDefault=False)
            button.clicked.connect(slot)
            buttons.append(button)
        return ButtonRows(buttons, current_theme().spacing.s)

    @Slot()
    def _open(self) -> None:
        if not open_folder(self._folder):
            self._said.setText(
                self.tr("No program here opens folders. It is {path}.").format(path=self._folder)
            )

    @Slot()
    def _copy(self) -> None:
        QApplication.clipboard().setText(for_a_report(self._folder))
        self._said.setText(self.tr("The versions are on the clipboard, to be put into a mail or a forum."))

    @Slot()
    def _look_for_newer(self) -> None:
        page = releases_page()
        if open_page(page):
            self._said.setText(
                self.tr("The page of all versions is open in your browser. This one is {version}.").format(
                    version=version()
                )
            )
        else:
            self._said.setText(self.tr("No browser was found here. The page is {page}.").format(page=page))

    @Slot()
    def _want_licences(self) -> None:
        self.accept()
        self.licencesWanted.emit()

    @Slot()
    def _want_report(self) -> None:
        self.accept()
        self.reportWanted.emit()
