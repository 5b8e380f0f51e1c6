"""The form for the details of a game: players, event, date, result, and any other tags."""

from __future__ import annotations

from collections.abc import Mapping

from harzdame_engine import Outcome, Rules
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.editing.dates import read_date, shown_date
from harzdame_gui.editing.other_tags import OtherTags
from harzdame_gui.editing.result_choice import ResultChoice
from harzdame_gui.text.dates import as_iso
from harzdame_gui.widgets.dialog_buttons import answer_with, make_default
from harzdame_gui.widgets.labels import PlainLabel
from harzdame_gui.widgets.line_field import LineField

_RATINGS = {"White": ("WhiteRating", "WhiteElo"), "Black": ("BlackRating", "BlackElo")}
_WIDTH = 560
_NARROW = 96


class FactsDialog(QDialog):
    """Fields for the usual tags, a table for the others. Nothing typed is refused; what looks odd is said.

    *Signals*
    chosen(dict, Outcome | None): the tags and the result that the person wants.
    """

    chosen = Signal(object, object)

    def __init__(
        self,
        tags: Mapping[str, str],
        result: Outcome | None,
        rules: Rules,
        *,
        playing: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Details of the game"))
        self._tags = dict(tags)
        self._fields: dict[str, LineField] = {}
        self._advice = PlainLabel()
        self._advice.setProperty("role", "muted")
        self._advice.setWordWrap(True)
        self._result = ResultChoice(result, rules)
        self._result.setEnabled(not playing)
        if playing:
            self._result.setToolTip(self.tr("The game is being played: its result comes from the game."))
        form = self._form()
        others = {name: value for name, value in self._tags.items() if name not in self._fields}
        self._others = OtherTags(others)
        heading = QLabel(self.tr("&Other tags"))
        heading.setProperty("role", "strong")
        heading.setBuddy(self._others.table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addLayout(form)
        layout.addWidget(heading)
        layout.addWidget(self._others, 1)
        layout.addWidget(self._advice)
        self._add_buttons(layout)
        self.setMinimumWidth(_WIDTH)
        self.accepted.connect(self._hand_over)
        for field in self._fields.values():
            field.textChanged.connect(self._advise)
        self._advise()

    def _form(self) -> QFormLayout:
        """The fields of the tags that most games have."""
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for side, label in (("White", self.tr("&White")), ("Black", self.tr("&Black"))):
            row = self._beside(self._field(side, label), self._rating(side, label))
            form.addRow(self._label(label, self._fields[side]), row)
        for name, label in (("Event", self.tr("&Event")), ("Site", self.tr("&Site"))):
            form.addRow(label, self._field(name, label))
        date, number = self._field("Date", self.tr("&Date")), self._field("Round", self.tr("R&ound"))
        row = self._beside(date, number, self._label(self.tr("R&ound"), number))
        form.addRow(self._label(self.tr("&Date"), date), row)
        form.addRow(self.tr("&Result"), self._result)
        form.addRow(self.tr("&Annotator"), self._field("Annotator", self.tr("&Annotator")))
        date.show_line(shown_date(self._tags.get("Date", "")))
        date.setPlaceholderText(self.tr("As far as it is known: 2024, 2024-05, 2024-05-17"))
        return form

    def _add_buttons(self, layout: QVBoxLayout) -> None:
        buttons = QDialogButtonBox()
        save = buttons.addButton(self.tr("Take over"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        answer_with(buttons, self)
        layout.addWidget(buttons)
        make_default(save, buttons)

    def _rating(self, side: str, label: str) -> LineField:
        """A player's rating, under whichever name the game has it."""
        used = next((tag for tag in _RATINGS[side] if tag in self._tags), _RATINGS[side][0])
        rating = self._field(used, self.tr("{side}: rating").format(side=label))
        rating.setPlaceholderText(self.tr("Rating"))
        return rating

    @staticmethod
    def _label(text: str, field: QLineEdit) -> QLabel:
        label = PlainLabel(text)
        label.setBuddy(field)
        return label

    @staticmethod
    def _beside(wide: QLineEdit, narrow: QLineEdit, label: QLabel | None = None) -> QHBoxLayout:
        """Two fields in one row."""
        narrow.setMaximumWidth(_NARROW)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(wide, 1)
        if label is not None:
            row.addWidget(label)
        row.addWidget(narrow)
        return row

    def _field(self, name: str, label: str) -> LineField:
        field = LineField(_known(self._tags.get(name, "")))
        field.setAccessibleName(label.replace("&", ""))
        self._fields[name] = field
        return field

    @Slot()
    def _advise(self) -> None:
        """Say what looks odd; it is taken over as it was typed all the same."""
        advice = []
        if read_date(as_iso(self._fields["Date"].text())) is None:
            advice.append(self.tr("“{text}” is not read as a date.").format(text=self._fields["Date"].text()))
        ratings = [name for names in _RATINGS.values() for name in names if name in self._fields]
        odd = [
            text for name in ratings if (text := self._fields[name].text().strip()) and not text.isdecimal()
        ]
        advice += [self.tr("“{text}” is not a number.").format(text=text) for text in odd]
        self._advice.setText(" ".join(advice))
        self._advice.setVisible(bool(advice))

    @Slot()
    def _hand_over(self) -> None:
        self.chosen.emit(self._chosen_tags(), self._result.outcome)

    def _chosen_tags(self) -> dict[str, str]:
        """The tags in the order in which they stood; new ones behind them, empty ones left out."""
        values = {name: field.whole.strip() for name, field in self._fields.items()}
        for name, field in self._fields.items():
            if not field.isModified():
                values[name] = self._tags.get(name, "")
            elif name == "Date":
                values[name] = read_date(as_iso(values[name])) or values[name]
        values |= self._others.tags
        order = [*(name for name in self._tags if name in values), *values]
        return {name: values[name] for name in dict.fromkeys(order) if values[name]}


def _known(value: str) -> str:
    """A tag's value, empty where it says that it is unknown."""
    return "" if value == "?" else value
