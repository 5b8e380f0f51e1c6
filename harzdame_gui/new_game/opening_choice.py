"""The choice of an opening: none, or one from a set of ballots, by lot or by its name."""

from __future__ import annotations

from harzdame_engine.ballots.ballot import Ballot
from harzdame_engine.ballots.ballot_sets import BallotSet, ballot_set, ballot_sets
from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QComboBox, QCompleter, QVBoxLayout, QWidget

from harzdame_gui.text.ballots import set_name
from harzdame_gui.theme import current_theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.clearable_field import ClearableField
from harzdame_gui.widgets.layouts import fill

_MOST_SHOWN = 14


class OpeningChoice(QWidget):
    """The sets of a game, and below them, once one is chosen, its ballots: any part of one may be typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = ""
        self._sets = QComboBox()
        self._sets.setAccessibleName(self.tr("Opening"))
        self._ballots = QComboBox()
        self._ballots.setAccessibleName(self.tr("Which opening"))
        for combo in (self._sets, self._ballots):
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._ballots.setMaxVisibleItems(_MOST_SHOWN)
        self._ballots.setEditable(True)
        self._ballots.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        field = ClearableField(self._ballots)  # has the look of a part of it only where it was born in it
        field.setFrame(False)
        completer = QCompleter(self._ballots.model(), self._ballots)
        field.setPlaceholderText(self.tr("Drawn by lot"))
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._ballots.setLineEdit(field)
        self._ballots.setCompleter(completer)
        self._ballots.setToolTip(self.tr("Type its moves, or a part of its name."))
        fill(QVBoxLayout(self), self._sets, self._ballots, spacing=current_theme().spacing.s)
        self._sets.currentIndexChanged.connect(self._on_set)
        field.editingFinished.connect(self._on_typed)
        self._ballots.currentIndexChanged.connect(self._show_ballot)

    @property
    def ballots(self) -> BallotSet | None:
        """The set that the opening is from; None: the game begins freely."""
        return ballot_set(self._game, self._sets.currentData() or "") if self.isEnabled() else None

    @property
    def ballot(self) -> Ballot | None:
        """The opening that is asked for; None: it is drawn."""
        number, ballots = self._ballots.currentIndex() - 1, self.ballots
        return ballots.ballot(number) if ballots is not None and number >= 0 else None

    def set_game(self, game: str) -> None:
        """Offer the sets of a game; without any there is nothing to see."""
        self._game = game
        sets = ballot_sets(game)
        self._sets.clear()
        self._sets.addItem(self.tr("Free"), "")
        for each in sets:
            self._sets.addItem(set_name(each), each.id)
        self.setVisible(bool(sets))

    def choose(self, set_id: str) -> None:
        """Choose a set by its id, if the game has it: openings are drawn from it."""
        self._sets.setCurrentIndex(max(self._sets.findData(set_id), 0))

    @Slot()
    def _on_set(self) -> None:
        ballots = ballot_set(self._game, self._sets.currentData() or "")
        self._ballots.clear()
        self._ballots.setVisible(ballots is not None)
        many = len(ballots.lines) if ballots else 0
        self._sets.setToolTip(counted.tr("%Ln openings", "", many) if many else "")
        if ballots is not None:
            self._ballots.addItem(self.tr("Drawn by lot"))
            self._ballots.addItems([ballots.ballot(each).title for each in range(len(ballots.lines))])

    @Slot()
    def _on_typed(self) -> None:
        """What was typed is the first ballot that it is a part of; where it is of none, the lot decides."""
        typed = self._ballots.currentText().strip()
        whole = self._ballots.findText(typed, Qt.MatchFlag.MatchFixedString)
        part = self._ballots.findText(typed, Qt.MatchFlag.MatchContains) if typed else 0
        self._ballots.setCurrentIndex(max(whole if whole >= 0 else part, 0))
        self._show_ballot()

    @Slot()
    def _show_ballot(self) -> None:
        """The field is empty, ready for typing, where the lot decides."""
        place = self._ballots.currentIndex()
        self._ballots.setEditText(self._ballots.itemText(place) if place > 0 else "")
