"""One tournament on screen: the games in progress at the left, table and games at the right."""

from __future__ import annotations

from harzdame_engine.rules.variants import variant
from harzdame_engine.tournament.runner import Begun, Finished, Progressed
from harzdame_engine.tournament.standings import Table
from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.tournament.course import Course
from harzdame_gui.lists.rows_table import ListTable, RowsTable
from harzdame_gui.lists.search_field import SearchField
from harzdame_gui.text.games import game_name
from harzdame_gui.text.sizes import one_line
from harzdame_gui.theme import current_theme
from harzdame_gui.tournament.commands import TableCommands
from harzdame_gui.tournament.games_model import TournamentGamesModel
from harzdame_gui.tournament.live_game import LiveGames
from harzdame_gui.tournament.own_game import OwnGame
from harzdame_gui.tournament.sprt_bar import SprtBar
from harzdame_gui.tournament.table_model import FIXED, TableModel
from harzdame_gui.tournament.text import format_name, games_text
from harzdame_gui.widgets.labels import ElidedLabel, label
from harzdame_gui.widgets.layouts import STRETCH, fill

_STEPS = 1000
_CELL = 52
_BESIDE = 24
"""Pixels beside the text of a cell, a few more than the styles take."""
_WIDTHS = (40, 168, 68, 100, 64)
_NAMES, _POINTS, _FAULTS = 1, 2, 4


class CourseView(QWidget):
    """A tournament that is being played, is paused, or is over.

    *Signals*
    pauseWanted(): it is to end after the games under way, or at once if that was asked before.
    resumeWanted(): it is to go on.
    listWanted(): the other tournaments are to be shown.
    gameOpened(GameResult): a game is to be put on the board.
    """

    pauseWanted = Signal()
    resumeWanted = Signal()
    listWanted = Signal()
    gameOpened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._running = False
        self._over = self._stuck = False
        self._total = 0
        self.games = LiveGames()
        self._name = ElidedLabel()
        self._name.setProperty("role", "heading")
        self._name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._facts = label("muted", wrap=True)
        self._bar = QProgressBar()
        self._bar.setRange(0, _STEPS)
        self._bar.setTextVisible(False)
        self._count = label("caption")
        self._test = SprtBar()
        self.own_game = OwnGame()
        self._table_model, self._games_model = TableModel(self), TournamentGamesModel(self)
        self._table = RowsTable(self._table_model, several=True)
        self._table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._commands = TableCommands(self._table)
        self._list = ListTable(self._games_model, several=True)
        self._pause = QPushButton(self.tr("Pause"), autoDefault=False)
        self._back = QPushButton(self.tr("All tournaments"), autoDefault=False)
        self._build()
        self._connect()

    @property
    def table(self) -> TableModel:
        """Standings and cross table."""
        return self._table_model

    @property
    def list(self) -> TournamentGamesModel:
        """The games that are over."""
        return self._games_model

    @property
    def pause_button(self) -> QPushButton:
        """The button that pauses, stops or goes on."""
        return self._pause

    def open(self, course: Course, *, running: bool) -> None:
        """Show a tournament from here on."""
        course = _shown(course)
        self.games.clear(course.plan.game, course.names)
        self._name.setText(one_line(course.plan.name))
        rules = variant(course.plan.game)
        facts = (game_name(rules), format_name(course.plan.format))
        self._facts.setText(" · ".join(facts))
        self._games_model.show_games(course.names, course.games, rules)
        self._running = running
        self.show_course(course)
        self.show_running(running=running, draining=False)

    def leave(self) -> None:
        """Go back to the list, as the button does; not while games are played."""
        if self._back.isVisible():
            self._back.click()

    def show_course(self, course: Course) -> None:
        """Show the table after more games."""
        course = _shown(course)
        self._total, self._over, self._stuck = course.total, course.over, course.stuck
        self.own_game.show_course(course)
        self._table_model.show_course(course)
        self._size_table(course.table)
        self._table.setColumnHidden(_FAULTS, not any(row.faults for row in course.table.standings))
        self._fit_names()
        self._test.show_course(course)
        self._show_count(len(course.games))

    def show_running(self, *, running: bool, draining: bool) -> None:
        """Show whether games are being played, and whether these are the last before a pause."""
        self._running = running
        self._pause.setVisible(running or not (self._over or self._stuck))
        self._back.setVisible(not running)
        if not running:
            self.games.rest()
            self._pause.setText(self.tr("Go on"))
        elif draining:
            self._pause.setText(self.tr("Stop now"))
            self._pause.setToolTip(self.tr("The games under way are broken off and played anew later"))
        else:
            self._pause.setText(self.tr("Pause"))
            self._pause.setToolTip(self.tr("The games under way are played to their end"))

    @Slot(object)
    def begin_game(self, begun: Begun) -> None:
        """One more game is played."""
        self.games.begin(begun)

    @Slot(object)
    def move_on(self, moved: Progressed) -> None:
        """A move was played."""
        self.games.move_on(moved)

    @Slot(object)
    def end_game(self, finished: Finished) -> None:
        """A game is over."""
        self.games.end(finished.fixture.id)
        self._games_model.add(finished.result)
        self._show_count(self._games_model.count)

    def _build(self) -> None:
        space = current_theme().spacing
        tabs = QTabWidget()
        games = QWidget()
        search = SearchField(self.tr("Search games"))
        fill(QVBoxLayout(games), search, self._list, spacing=space.xs, margins=(0, space.xs, 0, 0))
        self._list.follow(search)
        for page, table, name in (
            (self._table, self._table, self.tr("Table")),
            (games, self._list, self.tr("Games")),
        ):
            table.setAccessibleName(name)
            table.horizontalHeader().setMinimumSectionSize(36)
            tabs.addTab(page, name)
        progress = fill(QHBoxLayout(), self._bar, self._count, spacing=space.m, grow=(self._bar,))
        buttons = fill(QHBoxLayout(), self._pause, self._back, STRETCH, spacing=space.s)
        parts = (self._name, self._facts, progress, self._test, self.own_game, tabs, buttons)
        right = QWidget()
        fill(QVBoxLayout(right), *parts, spacing=space.s, grow=(tabs,))
        right.setMinimumWidth(400)
        row = fill(QHBoxLayout(self), self.games, right, spacing=space.l)
        row.setStretch(0, 5)
        row.setStretch(1, 6)
        header = self._list.horizontalHeader()
        for column, width in enumerate((64, 160, 160, 70, 120)):
            header.resizeSection(column, width)
        header.setStretchLastSection(True)

    def _connect(self) -> None:
        self._table.viewport().installEventFilter(self)
        self._pause.clicked.connect(self._on_pause)
        self._back.clicked.connect(self.listWanted)
        self._list.opened.connect(self._on_game)
        self._list.copyWanted.connect(self._copy_games)
        self._commands.copy.triggered.connect(self._table.copy)
        self._commands.copy_all.triggered.connect(self._table.copy_all)

    def _size_table(self, table: Table) -> None:
        """Give the columns room, those of points and of opponents for the score of so many games."""
        header = self._table.horizontalHeader()
        cell = max(_CELL, self._width(max((score.games for score in table.cross.values()), default=0)))
        played = max((row.score.games for row in table.standings), default=0)
        for column in range(self._table_model.columnCount()):
            header.resizeSection(column, _WIDTHS[column] if column < FIXED else cell)
        header.resizeSection(_POINTS, max(_WIDTHS[_POINTS], self._width(played)))

    def _width(self, games: int) -> int:
        """The width in pixels of the longest score of so many games."""
        number = self.locale().toString(games)
        return self._table.fontMetrics().horizontalAdvance(f"{number}½/{number}") + _BESIDE

    def _fit_names(self) -> None:
        """Show the names in full where there is room for them beside the other columns."""
        header = self._table.horizontalHeader()
        taken = header.length() - header.sectionSize(_NAMES)
        room = self._table.viewport().width() - taken
        wanted = self._table.sizeHintForColumn(_NAMES) + _BESIDE
        header.resizeSection(_NAMES, max(_WIDTHS[_NAMES], min(wanted, room)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table.viewport() and event.type() == QEvent.Type.Resize:
            self._fit_names()
        return super().eventFilter(watched, event)

    def _show_count(self, played: int) -> None:
        self._count.setText(games_text(played, self._total))
        self._bar.setValue(_STEPS if self._over else round(_STEPS * played / max(1, self._total)))

    @Slot()
    def _on_pause(self) -> None:
        (self.pauseWanted if self._running else self.resumeWanted).emit()

    @Slot()
    def _copy_games(self) -> None:
        games = (self._games_model.thing(number).pdn for number in self._list.selected)
        QGuiApplication.clipboard().setText("\n\n".join(games))

    @Slot()
    def _on_game(self) -> None:
        if number := self._list.current:
            self.gameOpened.emit(self._games_model.thing(number))


def _shown(course: Course) -> Course:
    """A copy with the players' names as they can be shown on one line."""
    return course._replace(names=tuple(map(one_line, course.names)))
