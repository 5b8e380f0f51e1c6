"""The dialog of the engines that the user has added: a list, and beside it the one that is chosen."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine.hub.lines import excerpt
from harzdame_engine.hub.program import HubError
from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.engine.added_program import MOST_LETTERS, AddedProgram, new_id
from harzdame_gui.controllers.engine.program_probe import ProgramProbe
from harzdame_gui.controllers.engine.programs import Programs
from harzdame_gui.controllers.files.folders import Folders
from harzdame_gui.engines.details import EngineDetails
from harzdame_gui.text.programs import games_sentence, trouble
from harzdame_gui.text.whole_letters import begin_of
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.dialog_buttons import reject_with
from harzdame_gui.widgets.file_dialogs import OpenDialog
from harzdame_gui.widgets.labels import label, plain_tip
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(900, 640)
_LIST = 230
_LONGEST_DETAIL = 200


class EnginesDialog(QDialog):
    """Adds, renames, sets, tests and removes engines. What was removed can be brought back."""

    def __init__(
        self, programs: Programs, probe: ProgramProbe, folders: Folders, parent: QWidget | None = None
    ) -> None:
        """`probe` becomes the dialog's own."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Engines"))
        self._programs = programs
        self._probe = probe
        self._folders = folders
        probe.setParent(self)
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Engines"))
        self._list.setProperty("role", "games")
        self._add = QPushButton(self.tr("Add an engine…"), autoDefault=False)
        self._test = QPushButton(self.tr("Test"), autoDefault=False)
        self._remove = QPushButton(self.tr("Remove"), autoDefault=False)
        self._details = EngineDetails(folders)
        self._pages = QStackedWidget()
        self._said = label("muted", wrap=True)
        self._said.setTextFormat(Qt.TextFormat.PlainText)
        self._said.setSizePolicy(
            QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred
        )  # no word widens it
        self._offer = QPushButton(autoDefault=False)
        self._offer.setProperty("role", "quiet")
        self._chosen_file: Path | None = None
        self._removed: AddedProgram | None = None
        self._tested = False
        self._build()
        open_at(self, _USUAL)
        self._connect()
        self._show_list()
        self._say("")

    def done(self, result: int) -> None:
        self._probe.cancel()
        super().done(result)

    def _build(self) -> None:
        space = current_theme().spacing
        empty = QWidget()
        words = self.tr(
            "Add other draughts programs that speak the Hub protocol. "
            "They can play against you, against each other, and analyse beside the built-in engine."
        )
        invitation = label("muted", words, wrap=True)
        invitation.setAlignment(Qt.AlignmentFlag.AlignCenter)
        fill(QVBoxLayout(empty), STRETCH, invitation, STRETCH, margins=(space.xl, 0, space.xl, 0))
        self._pages.addWidget(empty)
        self._pages.addWidget(self._details)
        self._list.setFixedWidth(_LIST)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # names are cut off
        self._add.setFixedWidth(_LIST)
        left = fill(QVBoxLayout(), self._list, self._add, spacing=space.s, grow=[self._list])
        upper = fill(QHBoxLayout(), left, self._pages, spacing=space.xl, grow=[self._pages])
        self._said.setMinimumHeight(2 * self._said.fontMetrics().lineSpacing())
        status = fill(QHBoxLayout(), self._said, self._offer, spacing=space.s, grow=[self._said])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        reject_with(buttons, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        buttons.addButton(self._test, role)
        buttons.addButton(self._remove, role)
        for button in buttons.buttons():
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)
        margins = (space.xl, space.l, space.xl, space.l)
        parts = (upper, status, buttons)
        fill(QVBoxLayout(self), *parts, spacing=space.m, margins=margins, grow=[upper])

    def _connect(self) -> None:
        self._list.currentRowChanged.connect(self._show_chosen)
        self._add.clicked.connect(self._choose)
        self._test.clicked.connect(self._on_test)
        self._remove.clicked.connect(self._on_remove)
        self._offer.clicked.connect(self._on_offer)
        self._details.edited.connect(self._on_edited)
        self._probe.answered.connect(self._on_answered)
        self._probe.failed.connect(self._on_failed)
        self._probe.ended.connect(self._on_ended)

    # What is shown

    @property
    def _chosen(self) -> AddedProgram | None:
        item = self._list.currentItem()
        return None if item is None else self._programs.find(item.data(Qt.ItemDataRole.UserRole))

    def _show_list(self, chosen: str = "") -> None:
        self._list.blockSignals(True)
        self._list.clear()
        for program in self._programs.all:
            item = QListWidgetItem(program.name)
            item.setData(Qt.ItemDataRole.UserRole, program.id)
            item.setToolTip(plain_tip(program.path))
            self._list.addItem(item)
        ids = [program.id for program in self._programs.all]
        self._list.setCurrentRow(ids.index(chosen) if chosen in ids else 0 if ids else -1)
        self._list.blockSignals(False)
        self._show_chosen()

    @Slot()
    def _show_chosen(self) -> None:
        program = self._chosen
        self._pages.setCurrentIndex(int(program is not None))
        if program is not None:
            self._details.show_program(program)
        if not self._probe.busy:
            self._say("")
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        busy, there = self._probe.busy, self._chosen is not None
        self._add.setEnabled(not busy)
        self._test.setEnabled(there and not busy)
        self._remove.setEnabled(there and not busy)

    def _say(self, text: str, offer: str = "") -> None:
        """Tell something below the engines, and offer what can be done about it."""
        self._said.setText(text)
        self._offer.setText(offer)
        self._offer.setVisible(bool(offer))

    # What a person does

    @Slot()
    def _choose(self) -> None:
        first = [Path(self._chosen.path).parent] if self._chosen is not None else []
        dialog = OpenDialog(self.tr("Choose an engine"), self, self._folders, first=first)
        dialog.fileSelected.connect(self.meet)
        dialog.open()

    @Slot(str)
    def meet(self, path: str) -> None:
        """Ask the program at `path` what it is, to add it."""
        self._removed = None
        self._chosen_file = Path(path)
        self._probe.meet(self._chosen_file)
        asked = self.tr("Asking {name} what it is …").format(name=self._chosen_file.name)
        self._say(asked, self.tr("Cancel"))
        self._refresh()

    @Slot()
    def _on_test(self) -> None:
        if (program := self._chosen) is not None:
            self._removed = self._chosen_file = None
            self._tested = self._test.hasFocus()
            self._probe.test(program)
            self._say(self.tr("Asking {name} …").format(name=program.name), self.tr("Cancel"))
            self._refresh()

    @Slot()
    def _on_remove(self) -> None:
        if (program := self._chosen) is not None:
            row = self._list.currentRow()
            self._programs.remove(program.id)
            left = self._programs.all
            self._show_list(left[min(row, len(left) - 1)].id if left else "")
            self._removed = program
            self._say(self.tr("{name} was removed.").format(name=program.name), self.tr("Bring back"))
            (self._list if left else self._add).setFocus()

    @Slot()
    def _on_offer(self) -> None:
        """Give up asking, bring back what was removed, or add what did not answer."""
        if self._probe.busy:
            self._probe.cancel()
            self._say("")
        elif self._removed is not None:
            program, self._removed = self._removed, None
            self._take(program)
        elif self._chosen_file is not None:
            path, self._chosen_file = self._chosen_file, None
            self._take(AddedProgram(new_id(), excerpt(path.stem, MOST_LETTERS), str(path)))
            self._say(self.tr("Set how it is started, then test it."))

    @Slot(object)
    def _on_edited(self, program: AddedProgram) -> None:
        self._programs.put(program)
        item = self._list.currentItem()
        if item is not None:
            item.setText(program.name)
            item.setToolTip(plain_tip(program.path))

    # What the program says

    @Slot(object)
    def _on_answered(self, program: AddedProgram) -> None:
        self._chosen_file = None
        new = self._programs.find(program.id) is None
        self._take(program)
        games = games_sentence(program.games)
        pattern = self.tr("{name} was added. {games}.") if new else self.tr("{name} answers. {games}.")
        self._say(pattern.format(name=program.name, games=games))
        if new:
            self._details.name.setFocus()
            self._details.name.selectAll()

    @Slot()
    def _on_ended(self) -> None:
        self._refresh()
        if self._tested and self._test.isEnabled():
            self._test.setFocus()  # it lost the focus when it was switched off
        self._tested = False

    def _take(self, program: AddedProgram) -> None:
        self._programs.put(program)
        self._show_list(program.id)

    @Slot(object)
    def _on_failed(self, error: HubError) -> None:
        detail = str(error)
        if len(detail) > _LONGEST_DETAIL:
            detail = f"{begin_of(detail, _LONGEST_DETAIL)}…"
        offer = self.tr("Add it nevertheless") if self._chosen_file is not None else ""
        self._say(f"{trouble(error)} ({detail})", offer)
