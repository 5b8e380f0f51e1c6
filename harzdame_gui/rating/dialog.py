"""The dialog on a person's strength: a chart of it, the even match, and the results in groups."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Rules
from harzdame_engine.rating.ratings import ratings
from PySide6.QtCore import QLocale, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.rating.estimate import ENOUGH, Point
from harzdame_gui.controllers.rating.statistics import (
    Grouping,
    LevelTally,
    grouped,
    longest_unbeaten,
    tally,
)
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.rating.chart import StrengthChart
from harzdame_gui.rating.text import group_name, grouping_name
from harzdame_gui.text.games import game_name
from harzdame_gui.theme import FontRole, current_theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.dialog_buttons import reject_with
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(720, 680)
_LEAST_STREAK = 3
_NUMBERS = 5
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class StrengthDialog(QDialog):
    """One game at a time: its chart above, the counts of its results below.

    *Signals*
    gameChosen(str): another game is to be shown, by its id; `show_course` answers.
    playWanted(str): a game against the even match is to be played, by the game's id.
    """

    gameChosen = Signal(str)
    playWanted = Signal(str)

    def __init__(self, games: Sequence[Rules], parent: QWidget | None = None) -> None:
        """`games`: those to choose from, the one shown first in front."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Your strength"))
        self._games = QComboBox()
        self._elo = label("title")
        self._about = label("muted", wrap=True)
        self._play = QPushButton()
        self._chart = StrengthChart()
        self._counts = QTreeWidget()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        for rules in games:
            self._games.addItem(game_name(rules), rules.id)
        self._build()
        open_at(self, _USUAL)
        self._games.currentIndexChanged.connect(self._on_game_chosen)
        self._play.clicked.connect(self._on_play)
        reject_with(self._buttons, self)

    @property
    def game(self) -> str:
        """The game that is shown, by its id."""
        return str(self._games.currentData())

    def show_course(self, course: Sequence[Point], results: Sequence[LevelResult], even: str) -> None:
        """Show the strength over time and all results of one game; `even`: the even match, or ""."""
        self._chart.setVisible(bool(course))
        self._chart.show_points(course)
        self._elo.setText(self._headline(course))
        self._about.setText(self._sentence(course, results))
        self._play.setVisible(bool(even))
        self._play.setText(self.tr("Play an even match: {level}").format(level=even))
        self._fill_counts(results)

    def _build(self) -> None:
        theme = current_theme()
        space = theme.spacing
        self._games.setAccessibleName(self.tr("Game"))
        self._elo.setFont(theme.font(FontRole.TITLE))
        self._play.setAutoDefault(False)
        counts = self._counts
        for part in (self._chart, counts):  # what stands above them stays where it is
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        counts.setColumnCount(1 + _NUMBERS)
        titles = (self.tr("Games"), self.tr("Won"), self.tr("Drawn"), self.tr("Lost"), self.tr("Points"))
        counts.setHeaderLabels(["", *titles])
        counts.setAccessibleName(self.tr("Your results"))
        counts.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        counts.setRootIsDecorated(False)
        counts.setItemsExpandable(False)
        header = counts.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, 1 + _NUMBERS):
            counts.headerItem().setTextAlignment(column, _RIGHT)
        top = fill(QHBoxLayout(), self._games, STRETCH, self._play, spacing=space.m)
        parts = (top, self._elo, self._about, self._chart, counts, self._buttons)
        margins = (space.l, space.l, space.l, space.l)
        fill(QVBoxLayout(self), *parts, spacing=space.s, margins=margins, grow=[self._chart, counts])

    def _headline(self, course: Sequence[Point]) -> str:
        if not ratings(self.game):
            return self.tr("Not known for this game")
        if len(course) < ENOUGH:
            return self.tr("Not enough games yet")
        strength = course[-1].strength
        return self.tr("Elo {elo} ± {error}").format(elo=round(strength.elo), error=round(strength.error))

    def _sentence(self, course: Sequence[Point], results: Sequence[LevelResult]) -> str:
        if not results and ratings(self.game):
            return self.tr(
                "Play against the computer without help: no hint, no takeback, no analysis beside the game. "
                "After three games your strength is known."
            )
        sentences = []
        if not ratings(self.game):
            sentences.append(self.tr("How strong the levels are in this game has not been measured yet."))
        elif len(course) < ENOUGH:
            sentences.append(self.tr("After three games against the computer your strength is known."))
        else:
            sentences.append(self.tr("The measure is the program’s own; it compares with no club’s rating."))
        if (longest := longest_unbeaten(results)) >= _LEAST_STREAK:
            sentences.append(counted.tr("At best %Ln games in a row without a loss.", "", longest))
        return " ".join(sentences)

    def _fill_counts(self, results: Sequence[LevelResult]) -> None:
        self._counts.clear()
        self._counts.setVisible(bool(results))
        if not results:
            return
        self._add(self._counts.invisibleRootItem(), self.tr("All games"), tally(results))
        for grouping in Grouping:
            groups = grouped(results, grouping)
            if not groups:
                continue
            heading = QTreeWidgetItem([grouping_name(grouping)])
            heading.setFirstColumnSpanned(True)
            heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = heading.font(0)
            font.setBold(True)
            heading.setFont(0, font)
            self._counts.addTopLevelItem(heading)
            for key, count in groups:
                self._add(heading, group_name(grouping, key), count)
        self._counts.expandAll()

    def _add(self, parent: QTreeWidgetItem, name: str, counted: LevelTally) -> None:
        locale = QLocale()
        numbers = (counted.games, counted.won, counted.drawn, counted.lost)
        share = self.tr("{percent} %").format(percent=round(100 * counted.share))
        item = QTreeWidgetItem([name, *(locale.toString(number) for number in numbers), share])
        for column in range(1, 1 + _NUMBERS):
            item.setTextAlignment(column, _RIGHT)
        parent.addChild(item)

    @Slot()
    def _on_game_chosen(self) -> None:
        self.gameChosen.emit(self.game)

    @Slot()
    def _on_play(self) -> None:
        self.playWanted.emit(self.game)
        self.accept()
