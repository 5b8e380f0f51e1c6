"""What is different for those who know other draughts: these are chosen, and the differences follow."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import Rules, variant, variants
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from harzdame_gui.text.games import game_name
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, empty, fill

_USUAL = "international"


class KnownGame(QWidget):
    """A short list of differences, and three ways on.

    *Signals*
    left(): back to the rows.
    played(str): a game with this id is to be played.
    compared(str, str): two games are to be compared in full.
    """

    left = Signal()
    played = Signal(str)
    compared = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = ""
        space = current_theme().spacing
        back = QPushButton(self.tr("‹ Back"), autoDefault=False)
        back.setProperty("role", "quiet")
        back.clicked.connect(self.left)
        self._known = QComboBox()
        self._known.setAccessibleName(self.tr("The draughts that you know"))
        self._known.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._known.currentIndexChanged.connect(self._compare)
        self._title = label("strong", wrap=True)
        self._list = fill(QVBoxLayout(), spacing=space.xs)
        self._play = self._button(self._on_play)
        self._play.setProperty("role", "primary")
        self._in_full = self._button(self._on_compare)
        self._theirs = self._button(self._on_play_theirs)
        question = label("heading", self.tr("Which draughts do you know?"), wrap=True)
        head = fill(QHBoxLayout(), back, STRETCH)
        parts = (head, question, self._known, self._title, self._list)
        fill(QVBoxLayout(self), *parts, self._play, self._in_full, self._theirs, spacing=space.s)

    def ask(self, game: str) -> None:
        """Tell how `game` differs from the one chosen, at first from International draughts."""
        known = self._known.currentData() or _USUAL
        self._game = game
        self._known.blockSignals(True)
        self._known.clear()
        for rules in variants():
            if rules.id != game:
                self._known.addItem(game_name(rules), rules.id)
        self._known.setCurrentIndex(max(0, self._known.findData(known)))
        self._known.blockSignals(False)
        self._compare()

    def focus(self) -> None:
        """Put the focus on the choice."""
        self._known.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def known(self) -> Rules:
        """The game that is known."""
        return variant(self._known.currentData())

    @Slot()
    def _compare(self) -> None:
        from harzdame_engine.comparison.facts import Topic, differing

        from harzdame_gui.text.topics import topic_sentence, topic_title

        mine, theirs = variant(self._game), self.known
        empty(self._list)
        topics = [topic for topic in Topic if differing(mine, theirs, topic)]
        for topic in topics:
            title, sentence = topic_title(topic), topic_sentence(topic, mine)
            for told in (label("strong", title), label("muted", sentence, wrap=True)):
                self._list.addWidget(told)
                told.show()  # at once: Qt would show it only after painting the page without it
        names = {"game": game_name(mine), "known": game_name(theirs)}
        heading = self.tr("What is different in {game}:") if topics else self.tr("The rules are the same.")
        self._title.setText(heading.format(**names))
        self._play.setText(self.tr("Play {game}").format(**names))
        self._in_full.setText(self.tr("Compare both, with positions…"))
        self._theirs.setText(self.tr("Play {known} instead").format(**names))

    def _button(self, do: Callable[[], None]) -> QPushButton:
        button = QPushButton(autoDefault=False)
        button.clicked.connect(do)
        return button

    @Slot()
    def _on_play(self) -> None:
        self.played.emit(self._game)

    @Slot()
    def _on_play_theirs(self) -> None:
        self.played.emit(self.known.id)

    @Slot()
    def _on_compare(self) -> None:
        self.compared.emit(self._game, self.known.id)
