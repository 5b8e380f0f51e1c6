"""The one dialog that asks for a file to write; the name gets its ending, whatever dots it has."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox, QWidget

from harzdame_gui.controllers.storage.paths import is_file, is_folder

_KINDRED = {"pdn": ("pdn", "txt"), "html": ("html", "htm")}
"""The endings that are left as they are, beside the usual one."""


def with_ending(name: str, ending: str) -> str:
    """`name` with `ending`, unless it has it already, or another of its kind: “Round 3. Bonn” has none."""
    endings = _KINDRED.get(ending, (ending,))
    return name if name.lower().endswith(tuple(f".{each}" for each in endings)) else f"{name}.{ending}"


class SaveDialog(QFileDialog):
    """Opens with `name` in `folder`; a new file gets the `ending`, and it is asked before one is replaced.

    `asks` is False where whoever opened it has more to ask about a file that is there.

    *Signals*
    fileChosen(Path): the file to write, with its ending.
    """

    fileChosen = Signal(object)

    def __init__(
        self,
        title: str,
        parent: QWidget | None,
        *,
        ending: str,
        filters: Sequence[str],
        folder: Path,
        name: str = "",
        asks: bool = True,
    ) -> None:
        super().__init__(parent, title)
        self._ending, self._asks = ending, asks
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setOption(QFileDialog.Option.DontConfirmOverwrite, not asks)
        self.setNameFilters(filters)
        self.setDefaultSuffix(ending)  # for a name without a dot; else Save may stay disabled
        self.setDirectory(str(folder))
        if name:
            self.selectFile(self._ended(folder / name).name)
        self.fileSelected.connect(self._on_file_selected)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    @Slot(str)
    def _on_file_selected(self, name: str) -> None:
        path = self._ended(Path(name))
        if self._asks and path != Path(name) and is_file(path):  # the system's dialog asked about another
            self._ask_about(path)
        else:
            self.fileChosen.emit(path)

    def _ended(self, path: Path) -> Path:
        """The file to write; one that is there and was meant, and a folder to enter, are left as they are."""
        there = is_file(path) or is_folder(path)
        return path if there else path.with_name(with_ending(path.name, self._ending))

    def _ask_about(self, path: Path) -> None:
        text = self.tr("There is a file “{name}” already. Replace it?").format(name=path.name)
        buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No
        if QMessageBox.question(self.parentWidget(), self.windowTitle(), text, buttons) == (
            QMessageBox.StandardButton.Yes
        ):
            self.fileChosen.emit(path)

    # Qt's own

    def accept(self) -> None:
        field = self.findChild(QLineEdit)
        if field is not None and (name := field.text().strip()):
            typed = Path(self.directory().filePath(name))
            if self._ended(typed) != typed:
                field.setText(with_ending(name, self._ending))
        super().accept()
