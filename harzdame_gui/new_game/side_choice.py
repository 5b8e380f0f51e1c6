"""The player of one side in the choice of a new game: a person with a name, or the computer."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Protocol

from harzdame_engine import Color
from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.settings.choices import PlayerKind
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.new_game.strength_choice import StrengthChoice
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.theme import FontRole, current_theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill

_COLOR_WIDTH = 72
_RATING_WIDTH = 84
_MOST_RATING = 9999


class Who(Enum):
    """The kinds of players to choose from."""

    YOU = auto()
    GUEST = auto()
    COMPUTER = auto()
    PROGRAM = auto()
    """One that the user has added."""


class Rival(Protocol):
    """An opponent that the user has added: a program of this computer, or one over the network."""

    @property
    def id(self) -> str:
        """The `program` of a player that stands for it."""

    @property
    def name(self) -> str:
        """The player’s name, as the list shows it."""

    @property
    def thinking_time(self) -> float:
        """The player’s seconds a move."""


class SideChoice(QWidget):
    """A row with the kind of player, and below it what there is to say about that one.

    *Signals*
    changed(): another kind of player was chosen.
    """

    changed = Signal()

    def __init__(self, color: Color, results: Sequence[LevelResult], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._person = _PersonForm()
        self._guest = _PersonForm()
        self.computer = StrengthChoice(results)
        self._who = QComboBox()
        self._programs: tuple[Rival, ...] = ()
        self._who.setAccessibleName(color_name(color))
        for who, text in self._kinds():
            self._who.addItem(text, who)
        name = label("strong", color_name(color))
        name.setFont(theme.font(FontRole.STRONG))
        name.setMinimumWidth(_COLOR_WIDTH)
        name.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        top = fill(QHBoxLayout(), name, self._who, spacing=theme.spacing.s, grow=[self._who])
        fill(QVBoxLayout(self), top, self._person, self._guest, self.computer, spacing=theme.spacing.s)
        self._who.currentIndexChanged.connect(self._on_who)
        self._show_form()

    def _kinds(self) -> tuple[tuple[Who, str], ...]:
        """All that may play this side, before the programs that the user has added."""
        return (
            (Who.YOU, self.tr("You")),
            (Who.GUEST, self.tr("Another person")),
            (Who.COMPUTER, self.tr("Computer")),
        )

    @property
    def who(self) -> Who:
        """The kind of player chosen."""
        who = self._who.currentData()
        return who if isinstance(who, Who) else Who.PROGRAM

    @property
    def player(self) -> PlayerSpec:
        """The player chosen."""
        if self.who is Who.COMPUTER:
            computer = self.computer
            return PlayerSpec.engine(computer.level, computer.seconds)._replace(style=computer.style_chosen)
        if self.who is Who.PROGRAM:
            program = self._programs[self._who.currentIndex() - len(self._kinds())]
            return PlayerSpec.added(program.id, program.thinking_time, program.name)
        guest = self.who is Who.GUEST
        form = self._guest if guest else self._person
        return PlayerSpec(PlayerKind.HUMAN, name=form.name, rating=form.rating, guest=guest)

    def choose(self, player: PlayerSpec) -> None:
        """Show a choice."""
        if player.kind is PlayerKind.ENGINE:
            who = Who.COMPUTER
            self.computer.choose(player.level, player.thinking_time, player.style)
        else:
            who = Who.GUEST if player.guest else Who.YOU
        added = [program.id for program in self._programs]
        index = self._who.findData(who)
        if player.program in added:
            index = len(self._kinds()) + added.index(player.program)
        with QSignalBlocker(self._who):
            self._who.setCurrentIndex(index)
        self._show_form()

    def set_programs(self, programs: Sequence[Rival]) -> None:
        """Offer these programs, those that know the game; one that does not gives way to the computer."""
        before = self.player
        first = len(self._kinds())
        with QSignalBlocker(self._who):
            while self._who.count() > first:
                self._who.removeItem(first)
            for program in programs:
                self._who.addItem(program.name, program.id)
        self._programs = tuple(programs)
        if before.program:
            self.choose(before)

    def set_persons(self, you: PlayerSpec, guest: PlayerSpec) -> None:
        """Show the names and ratings that were typed last."""
        self._person.show_person(you)
        self._guest.show_person(guest)

    @Slot()
    def _on_who(self) -> None:
        self._show_form()
        self.changed.emit()

    def _show_form(self) -> None:
        self._person.setVisible(self.who is Who.YOU)
        self._guest.setVisible(self.who is Who.GUEST)
        self.computer.setVisible(self.who is Who.COMPUTER)


class _PersonForm(QWidget):
    """The name and the rating of a person, for the record of the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = QLineEdit(placeholderText=self.tr("Name"))
        self._name.setAccessibleName(self.tr("Name"))
        self._rating = QLineEdit(placeholderText=self.tr("Rating"))
        self._rating.setValidator(QIntValidator(0, _MOST_RATING, self._rating))
        self._rating.setAccessibleName(self.tr("Rating"))
        self._rating.setFixedWidth(_RATING_WIDTH)
        self._rating.setToolTip(self.tr("The rating for the record of the game"))
        fill(
            QHBoxLayout(self), self._name, self._rating, spacing=current_theme().spacing.s, grow=[self._name]
        )

    @property
    def name(self) -> str:
        return self._name.text().strip()

    @property
    def rating(self) -> int:
        return int(self._rating.text() or 0)

    def show_person(self, person: PlayerSpec) -> None:
        self._name.setText(person.name)
        self._name.setCursorPosition(0)  # of a long name the beginning is seen
        self._rating.setText(str(person.rating or ""))
