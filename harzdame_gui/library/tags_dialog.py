"""The dialog for the facts of a game: players, event, place, date, round and result."""

from __future__ import annotations

from harzdame_engine.library.records import StoredGame
from harzdame_engine.pdn.tags import lookup
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QGridLayout, QLabel, QLineEdit, QWidget

from harzdame_gui.library.text import result_text
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.dialog_buttons import make_default
from harzdame_gui.widgets.labels import label

_UNKNOWN = frozenset({"?", "????.??.??"})
_RESULTS = ("1-0", "1/2-1/2", "0-1", "*")


class TagsDialog(QDialog):
    """A form; what is not changed in it stays as it was written."""

    def __init__(self, game: StoredGame, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Details of the game"))
        self.game = game
        self._fields: dict[str, QLineEdit] = {}
        self._before: dict[str, str] = {}
        self._result = QComboBox()
        form = QGridLayout(self)
        space = theme.spacing
        form.setContentsMargins(space.l, space.l, space.l, space.l)
        form.setSpacing(space.s)
        rows: list[tuple[str, QWidget]] = []
        for name, title in (
            ("White", self.tr("White")),
            ("Black", self.tr("Black")),
            ("Event", self.tr("Event")),
            ("Site", self.tr("Place")),
            ("Date", self.tr("Date")),
            ("Round", self.tr("Round")),
        ):
            rows.append((title, self._field(name)))
        self._fields["Date"].setPlaceholderText("2025.06.01")
        for result in _RESULTS:
            self._result.addItem(result_text(result) or self.tr("open"), result)
        self._result.setCurrentIndex(max(0, self._result.findData(game.row.result)))
        rows.append((self.tr("Result"), self._result))
        for row, (title, field) in enumerate(rows):
            form.addWidget(QLabel(title), row, 0)
            form.addWidget(field, row, 1)
            field.setAccessibleName(title)
        hint = label(
            "caption", self.tr("Only the library’s copy is changed, not the file it came from."), wrap=True
        )
        form.addWidget(hint, len(rows), 0, 1, 2)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        keep = buttons.addButton(self.tr("Keep"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form.addWidget(buttons, len(rows) + 1, 0, 1, 2)
        make_default(keep, buttons)
        self.setMinimumWidth(440)

    @property
    def changes(self) -> dict[str, str]:
        """The tags that differ, with their new values; an empty one is removed."""
        changed = {
            name: field.text().strip()
            for name, field in self._fields.items()
            if field.text().strip() != self._before[name]
        }
        result = str(self._result.currentData())
        if result != self.game.row.result:
            changed["Result"] = result
        return changed

    def _field(self, name: str) -> QLineEdit:
        value = (lookup(self.game.tags, name) or "").strip()
        self._before[name] = "" if value in _UNKNOWN else value
        field = self._fields[name] = QLineEdit(self._before[name])
        return field
