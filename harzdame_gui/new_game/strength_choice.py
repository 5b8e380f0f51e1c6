"""The computer as an opponent: its strength, style and thinking time, and the points to expect against it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harzdame_engine import LEVELS, Level
from harzdame_engine.rating.ratings import Rating, ratings
from harzdame_engine.search.styles import STYLES, Style
from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QPushButton, QSlider, QWidget

from harzdame_gui.controllers.opponents.ladder import beaten
from harzdame_gui.controllers.opponents.opponents import OPPONENTS, Opponent, opponent_at, opponent_of
from harzdame_gui.controllers.rating.estimate import even_level, strength_in
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.new_game.level_words import against_neighbour, expectation
from harzdame_gui.opponents.picker import OpponentPicker
from harzdame_gui.text.levels import level_name, level_sentence, style_name, style_sentence
from harzdame_gui.text.opponents import opponent_sentence
from harzdame_gui.theme import FontRole, current_theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.labels import SteadyLabel, label

SECONDS = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""The thinking times to choose from."""


class StrengthChoice(QWidget):
    """An opponent, or else a strength and a style of one's own, and what that means.

    `results` are those of the person's games so far.
    """

    def __init__(self, results: Sequence[LevelResult], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results = results
        self._game = "harzdame"
        self._picker = OpponentPicker()
        self._level_name = label("muted")
        self._own = QPushButton(self.tr("Strength and style"), autoDefault=False)
        self._own.setCheckable(True)
        self._own.setProperty("role", "quiet")
        self._strength_name, self._style_name = QLabel(self.tr("Strength")), QLabel(self.tr("Style"))
        self._level = _slider(len(LEVELS), self.tr("Strength"))
        self._name = label("strong")
        self._words = SteadyLabel()
        self._even = QPushButton()
        self._even.setProperty("role", "quiet")
        self._even.setAutoDefault(False)
        self._style = QComboBox()
        self._time_name = QLabel(self.tr("Thinking time"))
        self._time = _slider(len(SECONDS), self.tr("Thinking time"))
        self._time_text = label("strong")
        self._on_clock = False
        self._build()
        self._level.valueChanged.connect(self._refresh)
        self._time.valueChanged.connect(self._refresh)
        self._style.currentIndexChanged.connect(self._show_style)
        self._picker.picked.connect(self._on_picked)
        self._own.toggled.connect(self._refresh)
        self._even.clicked.connect(self._on_even)
        self._show_game()
        self._show_style()

    @property
    def level(self) -> Level:
        """The level chosen."""
        return LEVELS[self._level.value()]

    @property
    def seconds(self) -> float:
        """The thinking time chosen for each move."""
        return SECONDS[self._time.value()]

    @property
    def style_chosen(self) -> Style | None:
        """The style chosen, or None."""
        style = self._style.currentData()
        return style if isinstance(style, Style) else None

    @property
    def opponent(self) -> Opponent | None:
        """Who plays so; None: nobody who has a name."""
        return opponent_of(self.level, self.style_chosen)

    def choose(self, level: Level | None, seconds: float, style: Style | None = None) -> None:
        """Show a choice. A level of None is full strength; the nearest of the thinking times is taken."""
        self._time.setValue(min(range(len(SECONDS)), key=lambda number: abs(SECONDS[number] - seconds)))
        self._set(LEVELS[-1] if level is None else level, style)
        self._own.setChecked(self.opponent is None)
        self._refresh()

    def set_on_clock(self, on_clock: bool) -> None:
        """Say that a clock gives it its time."""
        self._on_clock = on_clock
        self._refresh()

    def set_game(self, game: str) -> None:
        """Describe the levels for another game, given by its id."""
        self._game = game
        self._show_game()

    def _build(self) -> None:
        theme = current_theme()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.spacing.l)
        grid.setVerticalSpacing(theme.spacing.s)
        grid.setColumnStretch(1, 1)
        self._words.setProperty("role", "muted")
        self._words.setFont(theme.font(FontRole.BODY))
        right = Qt.AlignmentFlag.AlignRight
        self._style.setAccessibleName(self.tr("Style"))
        for style in (None, *STYLES):
            self._style.addItem(style_name(style), style)
            self._style.setItemData(
                self._style.count() - 1, style_sentence(style), Qt.ItemDataRole.ToolTipRole
            )
        grid.addWidget(self._picker, 0, 0, 1, 2)
        grid.addWidget(self._name, 1, 0)
        grid.addWidget(self._level_name, 1, 1, right)
        grid.addWidget(self._words, 2, 0, 1, 2)
        middle = Qt.AlignmentFlag.AlignHCenter
        grid.addWidget(self._even, 3, 0, 1, 2, middle)
        grid.addWidget(self._own, 4, 0, 1, 2, middle)
        grid.addWidget(self._strength_name, 5, 0)
        grid.addWidget(self._level, 5, 1)
        grid.addWidget(self._style_name, 6, 0)
        grid.addWidget(self._style, 6, 1)
        grid.addWidget(self._time_name, 7, 0)
        grid.addWidget(self._time_text, 7, 1, right)
        grid.addWidget(self._time, 8, 0, 1, 2)

    def _show_game(self) -> None:
        plain = (self._described(level, None) for level in LEVELS)
        people = (self._described(opponent.level, opponent) for opponent in OPPONENTS)
        self._words.set_possible([*plain, *people])
        self._picker.show_beaten(beaten(self._game, self._results))
        self._refresh()

    def _set(self, level: Level, style: Style | None) -> None:
        self._level.setValue(LEVELS.index(level) if level in LEVELS else len(LEVELS) - 1)
        self._style.setCurrentIndex(STYLES.index(style) + 1 if style in STYLES else 0)

    @Slot()
    def _refresh(self, *_: object) -> None:
        self._time_text.setText(self._time_words(self.seconds))
        for part in (self._time_name, self._time_text, self._time):  # the others play at their own speed
            part.setVisible(self.level.full and not self._on_clock)
        own: tuple[QWidget, ...] = (self._strength_name, self._level, self._style_name, self._style)
        for widget in own:
            widget.setVisible(self._own.isChecked())
        level, opponent = self.level, self.opponent
        self._picker.choose(opponent)
        self._name.setText(opponent.name if opponent else level_name(level))
        self._level_name.setText(level_name(level) if opponent else "")
        self._words.setText(self._described(level, opponent))
        self._show_even()

    def _show_even(self) -> None:
        even = self._even_match()
        policy = self._even.sizePolicy()
        policy.setRetainSizeWhenHidden(even is not None)
        self._even.setSizePolicy(policy)
        self._even.setVisible(even is not None and even is not self.opponent)
        if even is not None:
            self._even.setText(self.tr("An even match: {name}").format(name=even.name))

    def _even_match(self) -> Opponent | None:
        level = even_level(self._game, self._results)
        return None if level is None else opponent_at(level)

    @Slot()
    def _show_style(self) -> None:
        self._style.setToolTip(style_sentence(self.style_chosen))
        self._refresh()

    @Slot(object)
    def _on_picked(self, opponent: Opponent) -> None:
        self._set(opponent.level, opponent.style)

    @Slot()
    def _on_even(self) -> None:
        if (even := self._even_match()) is not None:
            self._set(even.level, even.style)
            self._own.setFocus()  # the button is gone

    def _described(self, level: Level, opponent: Opponent | None) -> str:
        words = [opponent_sentence(opponent) if opponent else level_sentence(level)]
        known = ratings(self._game)
        if level.id in known:
            elo, error = (self.locale().toString(value) for value in known[level.id])
            text = self.tr("Elo {elo} ± {error}. {meaning}")
            words.append(text.format(elo=elo, error=error, meaning=self._expected(level, known)))
        return "\n".join(words)

    def _expected(self, level: Level, known: Mapping[str, Rating]) -> str:
        """The meaning of a level for this person, or else in comparison with a neighbouring level."""
        elo = known[level.id].elo
        if (strength := strength_in(self._game, self._results)) is not None:
            return expectation(strength.expected(elo))
        number = LEVELS.index(level)
        above = number == 0
        neighbour = known.get(LEVELS[1 if above else number - 1].id)
        if neighbour is None:
            return ""
        return against_neighbour((elo - neighbour.elo) * (-1 if above else 1), above=above)

    def _time_words(self, seconds: float) -> str:
        if not seconds.is_integer():
            number = self.locale().toString(seconds, "g", 3)
            return self.tr("at most {number} seconds a move").format(number=number)
        return counted.tr("at most %Ln seconds a move", "", int(seconds))


def _slider(stops: int, name: str) -> QSlider:
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setRange(0, stops - 1)
    slider.setPageStep(1)
    slider.setAccessibleName(name)
    return slider
