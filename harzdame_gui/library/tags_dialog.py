"""The dialogs for the facts of games: players, event, place, date, round and result."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.library.records import StoredGame
from harzdame_engine.library.tag_edit import TagChange
from harzdame_engine.pdn.tags import lookup
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from harzdame_gui.library.text import result_text
from harzdame_gui.theme import current_theme
from harzdame_gui.translation import counted, translate
from harzdame_gui.widgets.dialog_buttons import answer_with, make_default
from harzdame_gui.widgets.labels import label, plain_tip
from harzdame_gui.widgets.line_field import LineField

_UNKNOWN = frozenset({"?", "????.??.??"})
_RESULTS = ("1-0", "1/2-1/2", "0-1", "*")
_WIDTH = 440


class TagsDialog(QDialog):
    """A form; what is not changed in it stays as it was written."""

    def __init__(self, game: StoredGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Details of the game"))
        self.game = game
        self._fields: dict[str, LineField] = {}
        self._before: dict[str, str] = {}
        self._result = QComboBox()
        form = _Form(self)
        for name, title in (("White", self.tr("White")), ("Black", self.tr("Black")), *_facts()):
            form.add(title, self._field(name))
        self._fields["Date"].setPlaceholderText("2025.06.01")
        for result in _RESULTS:
            self._result.addItem(result_text(game.row._replace(result=result)) or self.tr("open"), result)
        self._result.setCurrentIndex(max(0, self._result.findData(game.row.result)))
        form.add(self.tr("Result"), self._result)
        self._files = _files_box()
        if game.source:
            self._files.setToolTip(plain_tip(game.source))
            form.add_wide(self._files)
        form.add_buttons(self.tr("Keep"))

    @property
    def in_files(self) -> bool:
        """Whether the file that the game came from shall be changed, too."""
        return self._files.isChecked()

    @property
    def changes(self) -> dict[str, str]:
        """The tags that differ, with their new values; an empty one is removed."""
        changed = {
            name: text
            for name, field in self._fields.items()
            if (text := field.whole.strip()) != self._before[name]
        }
        result = str(self._result.currentData())
        if result != self.game.row.result:
            changed["Result"] = result
        return changed

    def _field(self, name: str) -> LineField:
        value = (lookup(self.game.tags, name) or "").strip()
        self._before[name] = "" if value in _UNKNOWN else value
        field = self._fields[name] = LineField(self._before[name])
        return field


class SeveralTagsDialog(QDialog):
    """The form for several games: a field left empty stays in each game as it is."""

    def __init__(self, games: int, names: Sequence[str], parent: QWidget | None = None) -> None:
        """`names`: those of the players of these games, of which one can be written otherwise."""
        super().__init__(parent)
        self.setWindowTitle(counted.tr("Details of %Ln games", "", games))
        self._player = QComboBox()
        self._player.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._player.addItem(self.tr("Nobody"), "")
        for name in names:
            self._player.addItem(name, name)
        self._name = QLineEdit()
        self._name.setEnabled(False)
        self._fields: dict[str, QLineEdit] = {}
        form = _Form(self)
        form.add(self.tr("Rename the player"), self._player)
        form.add(self.tr("New name"), self._name)
        for name, title in _facts():
            field = self._fields[name] = QLineEdit()
            field.setPlaceholderText(self.tr("as it is in each game"))
            form.add(title, field)
        self._files = _files_box(several=True)
        form.add_wide(self._files)
        form.add_buttons(self.tr("Change"))
        self._player.currentIndexChanged.connect(self._on_player)

    @property
    def in_files(self) -> bool:
        """Whether the files that the games came from shall be changed, too."""
        return self._files.isChecked()

    @property
    def change(self) -> TagChange:
        """What is to be changed in each game."""
        tags = {name: text for name, field in self._fields.items() if (text := field.text().strip())}
        before, after = str(self._player.currentData()), self._name.text().strip()
        return TagChange(tags, {before: after} if before and after and after != before else {})

    def _on_player(self) -> None:
        name = str(self._player.currentData())
        self._name.setEnabled(bool(name))
        self._name.setText(name)
        if name:
            self._name.setFocus()
            self._name.selectAll()


class _Form(QGridLayout):
    """Rows of a title and a field, and buttons below them."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        space = current_theme().spacing
        self.setContentsMargins(space.l, space.l, space.l, space.l)
        self.setSpacing(space.s)
        dialog.setMinimumWidth(_WIDTH)

    def add(self, title: str, field: QWidget) -> None:
        row = self.rowCount()
        self.addWidget(QLabel(title), row, 0)
        self.addWidget(field, row, 1)
        field.setAccessibleName(title)

    def add_wide(self, field: QWidget) -> None:
        self.addWidget(field, self.rowCount(), 0, 1, 2)

    def add_buttons(self, accept: str) -> None:
        hint = translate("TagsDialog", "Every other letter of a file stays as it is.")
        self.add_wide(label("caption", hint, wrap=True))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        keep = buttons.addButton(accept, QDialogButtonBox.ButtonRole.AcceptRole)
        answer_with(buttons, self._dialog)
        self.add_wide(buttons)
        make_default(keep, buttons)


def _facts() -> tuple[tuple[str, str], ...]:
    """The tags that several games can share, with their titles."""
    return (
        ("Event", translate("TagsDialog", "Event")),
        ("Site", translate("TagsDialog", "Place")),
        ("Date", translate("TagsDialog", "Date")),
        ("Round", translate("TagsDialog", "Round")),
    )


def _files_box(*, several: bool = False) -> QCheckBox:
    if several:
        return QCheckBox(translate("TagsDialog", "Also in the files that they came from"))
    return QCheckBox(translate("TagsDialog", "Also in the file that it came from"))
