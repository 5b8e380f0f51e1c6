"""The window of the rules: the page of one game, and the list of all games beside it."""

from __future__ import annotations

from harzdame_engine import variants
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.lists.game_list import GameList
from harzdame_gui.notices.room_window import RoomWindow
from harzdame_gui.rules.browser import RulesBrowser
from harzdame_gui.rules.commands import RulesCommands
from harzdame_gui.rules.record_page import page_of
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.layouts import STRETCH, fill

_USUAL = QSize(900, 720)
_SMALLEST = QSize(640, 400)
_LIST_WIDTH = 272
_SIZES = (60, 75, 90, 100, 115, 130, 150, 175, 200, 250, 300)
"""The sizes of the text, in percent."""


class RulesWindow(RoomWindow):
    """Rules pages in a window of their own, which can stay open beside the board.

    *Signals*
    comparisonWanted(str): the game with this id is to be compared with another one.
    tourWanted(str): its tour is to be taken.
    """

    comparisonWanted = Signal(str)
    tourWanted = Signal(str)

    def __init__(self, settings: Settings) -> None:
        super().__init__("rules", settings)
        self._size = settings.rules_text_size
        self._past: list[str] = []
        self._future: list[str] = []
        self._game = ""
        self._games = GameList()
        self._browser = RulesBrowser()
        self._commands = RulesCommands(self)
        self.addActions(self._commands.all())
        self._build()
        self._connect()
        self._size.follow(self._show_size)
        self.open_at(_USUAL, _SMALLEST)

    @property
    def game(self) -> str:
        """The game whose page is shown, by its id."""
        return self._game

    def show_rules(self, game: str, section: str = "") -> None:
        """Open the page of a game, at a section if the page has it, and bring the window to the front."""
        if game != self._game and self._game:
            self._past.append(self._game)
            self._future.clear()
        self._show(game, section)
        self.come_forward()
        self._browser.setFocus()

    def _build(self) -> None:
        space = current_theme().spacing
        commands = self._commands
        ways = (ActionButton(action) for action in (commands.back, commands.forward))
        text_only = Qt.ToolButtonStyle.ToolButtonTextOnly
        texts = (commands.tour, commands.compare, commands.smaller, commands.larger)
        others = (ActionButton(action, text_only) for action in texts)
        bar = fill(QHBoxLayout(), *ways, STRETCH, *others, spacing=space.xs, margins=(space.s, 0, 0, 0))
        page = fill(QVBoxLayout(), self.notice, bar, self._browser, spacing=space.s, grow=[self._browser])
        self._games.setFixedWidth(_LIST_WIDTH)
        margins = (space.l, space.l, space.l, space.l)
        fill(QHBoxLayout(self), self._games, page, spacing=space.l, margins=margins, grow=[page])

    def _connect(self) -> None:
        self._games.chosen.connect(self._go)
        self._browser.gameWanted.connect(self._go)
        self._commands.back.triggered.connect(self._go_back)
        self._commands.forward.triggered.connect(self._go_forward)
        self._commands.compare.triggered.connect(self._on_compare)
        self._commands.tour.triggered.connect(self._on_tour)
        self._commands.smaller.triggered.connect(self._on_smaller)
        self._commands.larger.triggered.connect(self._on_larger)
        self._commands.usual.triggered.connect(self._on_usual)

    # Pages

    @Slot(str)
    def _go(self, game: str) -> None:
        known = {rules.id for rules in variants()}
        if game != self._game and game in known:
            self._past.append(self._game)
            self._future.clear()
            self._show(game)

    @Slot()
    def _go_back(self) -> None:
        if self._past:
            self._future.append(self._game)
            self._show(self._past.pop())

    @Slot()
    def _go_forward(self) -> None:
        if self._future:
            self._past.append(self._game)
            self._show(self._future.pop())

    def _show(self, game: str, section: str = "") -> None:
        page = page_of(game)
        there = {each.id for each in page.sections}
        wanted = section if section in there else "rules" if section and "rules" in there else ""
        changed = game != self._game
        self._game = game
        if changed or wanted:
            self._browser.show_page(page, wanted)
        self._games.choose(game)
        self._commands.back.setEnabled(bool(self._past))
        self._commands.forward.setEnabled(bool(self._future))
        self.setWindowTitle(self.tr("{game} – Rules").format(game=page.head.name))

    @Slot()
    def _on_compare(self) -> None:
        self.comparisonWanted.emit(self._game)

    @Slot()
    def _on_tour(self) -> None:
        self.tourWanted.emit(self._game)

    # Looks

    @Slot()
    def _on_larger(self) -> None:
        larger = (size for size in _SIZES if size > self._size.value)
        self._size.set(next(larger, _SIZES[-1]))

    @Slot()
    def _on_smaller(self) -> None:
        smaller = [size for size in _SIZES if size < self._size.value]
        self._size.set(smaller[-1] if smaller else _SIZES[0])

    @Slot()
    def _on_usual(self) -> None:
        self._size.set(100)

    @Slot(object)
    def _show_size(self, percent: int) -> None:
        self._browser.set_scale(percent / 100)
