"""The form for those who want an address and a port: connect to a program, or wait for one."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Color, variants
from harzdame_engine.dxp.channel import EVERYWHERE, LOOPBACK, PORT, is_host
from harzdame_engine.dxp.messages import STANDARD_GAME
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.network.network_game import Meeting
from harzdame_gui.controllers.network.network_opponents import NetworkOpponent
from harzdame_gui.text.games import game_name
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.dialog_buttons import Choice
from harzdame_gui.widgets.labels import label, plain_tip
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.number_box import number_box

_MOST_MINUTES = 999
_LONGEST_NAME = 64


class AddressForm(QWidget):
    """Asks how to meet. Other computers are let in only if the person ticks that.

    *Signals*
    changed(): another way was chosen, or what was typed is usable or no longer so.
    keepWanted(NetworkOpponent): keep the opponent under the name that was typed.
    forgetWanted(NetworkOpponent): keep it no longer.
    rememberWanted(NetworkOpponent, int): keep it again, at this place among the others.
    """

    changed = Signal()
    keepWanted = Signal(object)
    forgetWanted = Signal(object)
    rememberWanted = Signal(object, int)

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        game: str = STANDARD_GAME,
        known: Sequence[NetworkOpponent] = (),
    ) -> None:
        """`game`: the one to ask for at first, by its id; `known`: the opponents that were kept."""
        super().__init__(parent)
        self._known = QComboBox()
        self._known.setAccessibleName(self.tr("Opponent"))
        self._known.addItems([self.tr("Another one"), *(each.name for each in known)])
        self._opponents: list[NetworkOpponent | None] = [None, *known]
        self._forget = QPushButton(self.tr("Forget"), autoDefault=False)
        self._remember = QPushButton(self.tr("Undo"), autoDefault=False)
        self._forgotten: list[tuple[int, NetworkOpponent]] = []
        hint = self.tr("optional: keeps it as an opponent")
        self._name = QLineEdit(placeholderText=hint, maxLength=_LONGEST_NAME)
        self._name.setAccessibleName(self.tr("Name"))
        ways = [(False, self.tr("Connect")), (True, self.tr("Wait"))]
        self._way = Choice(ways, self.tr("How to meet"))
        self._host = QLineEdit(LOOPBACK)
        self._host.setAccessibleName(self.tr("Computer"))
        self._port = number_box(QSpinBox(minimum=1, maximum=65535, value=PORT))
        self._port.setAccessibleName(self.tr("Port"))
        self._game = self._games(game)
        sides = [(Color.WHITE, self.tr("White")), (Color.BLACK, self.tr("Black"))]
        self._side = Choice(sides, self.tr("Your side"))
        self._minutes = QSpinBox(minimum=1, maximum=_MOST_MINUTES, value=30)
        self._minutes.setSuffix(self.tr(" minutes a side"))
        self._minutes.setAccessibleName(self.tr("Time"))
        number_box(self._minutes)
        self._open = QCheckBox(self.tr("Let other computers connect"))
        self._words = label("muted", wrap=True)
        self.is_ready = True
        """Whether an opponent can be looked for in this way."""
        self._build()
        self._connect()
        self._refresh()

    def _connect(self) -> None:
        self._known.currentIndexChanged.connect(self._on_known)
        self._forget.clicked.connect(self._on_forget)
        self._remember.clicked.connect(self._on_remember)
        for changed in (self._way.changed, self._open.toggled, self._host.textChanged):
            changed.connect(self._refresh)

    @property
    def meeting(self) -> Meeting:
        """The way that was chosen."""
        if self._way.value:
            host = EVERYWHERE if self._open.isChecked() else LOOPBACK
            return Meeting(True, host, self._port.value())
        asked = Meeting(False, self._typed, self._port.value(), self._side.value, self._minutes.value())
        return asked._replace(game=str(self._game.currentData()))

    @property
    def _typed(self) -> str:
        return self._host.text().strip()

    def _games(self, game: str) -> QComboBox:
        """The games to choose from, that one first."""
        box = QComboBox()
        box.setAccessibleName(self.tr("Game"))
        for rules in variants():
            box.addItem(game_name(rules), rules.id)
        box.setCurrentIndex(max(0, box.findData(game)))
        return box

    def _build(self) -> None:
        space = current_theme().spacing
        self._form = form = QFormLayout()
        form.setHorizontalSpacing(space.l)
        form.setVerticalSpacing(space.s)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.addRow(self._way)
        self._choice = QWidget()
        row = self._known, self._forget, self._remember
        fill(QHBoxLayout(self._choice), *row, spacing=space.s, grow=[self._known])
        form.addRow(self.tr("&Opponent"), self._choice)
        form.addRow(self.tr("&Computer"), self._host)
        form.addRow(self.tr("&Port"), self._port)
        form.addRow(self.tr("&Name"), self._name)
        form.addRow(self.tr("&Game"), self._game)
        form.addRow(self.tr("Your side"), self._side)
        form.addRow(self.tr("&Time"), self._minutes)
        form.addRow(self._open)
        intro = self.tr(
            "Any game against another Harzdame, International draughts against any program that speaks "
            "DamExchange."
        )
        self._words.setMinimumHeight(2 * self._words.fontMetrics().lineSpacing())
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        parts = (label("muted", intro, wrap=True), form, self._words, STRETCH)
        fill(QVBoxLayout(self), *parts, spacing=space.m)

    @Slot()
    def _refresh(self) -> None:
        waits = self._way.value
        for field in (self._host, self._game, self._side, self._minutes, self._name):
            self._form.setRowVisible(field, not waits)
        known = len(self._opponents) > 1 or bool(self._forgotten)
        self._form.setRowVisible(self._choice, not waits and known)
        self._forget.setEnabled(self._known.currentIndex() > 0)
        self._remember.setVisible(bool(self._forgotten))
        if self._forgotten:
            tip = self.tr("Keep “{name}” again").format(name=self._forgotten[-1][1].name)
            self._remember.setToolTip(plain_tip(tip))
            self._remember.setAccessibleName(tip)
        self._form.setRowVisible(self._open, waits)
        reachable = is_host(self._typed)
        if not waits and self._typed and not reachable:
            words = self.tr("This cannot be the name or the address of a computer.")
        elif not waits:
            words = self.tr("The other side has to wait for you.")
        elif self._open.isChecked():
            words = self.tr(
                "Whoever can reach this computer over the network may connect to the port and play. "
                "Nothing else is open to them."
            )
        else:
            words = self.tr(
                "Only programs on this computer can connect. They choose the game, the side and the time."
            )
        self._words.setText(words)
        self.is_ready = waits or reachable
        self.changed.emit()

    @Slot(int)
    def _on_known(self, index: int) -> None:
        opponent = self._opponents[index]
        self._name.setText(opponent.name if opponent is not None else "")
        if opponent is not None:
            self._host.setText(opponent.host)
            self._port.setValue(opponent.port)
        self._refresh()

    @Slot()
    def _on_forget(self) -> None:
        index = self._known.currentIndex()
        opponent = self._opponents[index]
        if opponent is not None:
            del self._opponents[index]
            self._known.setCurrentIndex(0)
            self._known.removeItem(index)
            self._forgotten.append((index, opponent))
            self.forgetWanted.emit(opponent)
            self._refresh()

    @Slot()
    def _on_remember(self) -> None:
        """Put the one that was forgotten last back into its place."""
        index, opponent = self._forgotten.pop()
        self._opponents.insert(index, opponent)
        self._known.insertItem(index, opponent.name)
        self._known.setCurrentIndex(index)
        self.rememberWanted.emit(opponent, index - 1)
        self._refresh()

    def keep(self) -> None:
        """Have the opponent kept, if it was given a name."""
        name, meeting = self._name.text().strip(), self.meeting
        if name and not meeting.waits:
            self.keepWanted.emit(NetworkOpponent(name, meeting.host, meeting.port))
