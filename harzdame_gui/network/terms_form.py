"""What friends are told: a name, the game that is wanted and its time."""

from __future__ import annotations

from harzdame_engine import variants
from harzdame_engine.dxp.invitation import LONGEST_NAME
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from harzdame_gui.text.games import game_name
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.number_box import number_box

_MOST_MINUTES = 999
_USUAL = 10


class TermsForm(QWidget):
    """Name, game and minutes; friends are found and invited only with a name.

    *Signals*
    changed(): something else was entered.
    """

    changed = Signal()

    def __init__(self, name: str, game: str, parent: QWidget | None = None) -> None:
        """`name`: the one that the person has in the app; `game`: the one to begin with, by its id."""
        super().__init__(parent)
        self._name = QLineEdit(name, maxLength=LONGEST_NAME)
        self._name.setPlaceholderText(self.tr("How your friend knows you"))
        self._game = QComboBox()
        for rules in variants():
            self._game.addItem(game_name(rules), rules.id)
        self._game.setCurrentIndex(max(0, self._game.findData(game)))
        self._minutes = number_box(QSpinBox(minimum=1, maximum=_MOST_MINUTES, value=_USUAL))
        self._minutes.setSuffix(self.tr(" minutes a side"))
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(current_theme().spacing.l)
        form.setVerticalSpacing(current_theme().spacing.s)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.addRow(self.tr("Your &name"), self._name)
        form.addRow(self.tr("&Game"), self._game)
        form.addRow(self.tr("&Time"), self._minutes)
        self._name.textChanged.connect(self.changed)
        self._game.currentIndexChanged.connect(self.changed)
        self._minutes.valueChanged.connect(self.changed)

    @property
    def name(self) -> str:
        """The name, in one line; empty: none was entered."""
        return " ".join(self._name.text().split())

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self._game.currentData())

    @property
    def minutes(self) -> int:
        """The minutes a side."""
        return self._minutes.value()
