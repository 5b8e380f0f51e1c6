"""The dialog for a new game: which game, who plays, and on which terms."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from harzdame_engine import Color, Position, variant
from PySide6.QtCore import QMargins, QSize, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.game.new_game import PERSON, NewGame, PlayerSpec
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.lists.game_list import GameList
from harzdame_gui.new_game.clock_choice import ClockChoice
from harzdame_gui.new_game.game_card import GameCard
from harzdame_gui.new_game.side_choice import Rival, SideChoice
from harzdame_gui.new_game.terms import Terms
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.connections import connect_in_qt
from harzdame_gui.widgets.dialog_buttons import answer_with, make_default
from harzdame_gui.widgets.labels import label, separator
from harzdame_gui.widgets.layouts import STRETCH, fill, scrolled
from harzdame_gui.widgets.narrow_column import NarrowColumn
from harzdame_gui.widgets.placement import open_at, room_for

_LIST_WIDTH = 248
_SETTINGS_WIDTH = 324
_BESIDE_SCROLL_BAR = 14
_USUAL = QSize(960, 690)


class NewGameDialog(QDialog):
    """Opens with the last choice; Return starts. From left to right: the games, a card of one, the players.

    On a narrow screen the card is left out.

    *Signals*
    rulesWanted(str): the person asks for the rules of the game with this id.
    comparisonWanted(str): that game is to be compared with another one.
    tourWanted(str): its tour is to be taken; the dialog was left for that.
    favouritesChanged(tuple): the favourites, by their ids, once one was marked or no longer is.
    """

    rulesWanted = Signal(str)
    comparisonWanted = Signal(str)
    tourWanted = Signal(str)
    favouritesChanged = Signal(tuple)

    def __init__(
        self,
        last: NewGame,
        parent: QWidget | None = None,
        *,
        board_speed: float = 1.0,
        results: Sequence[LevelResult] = (),
        board: Position | None = None,
        you: PlayerSpec = PERSON,
        guest: PlayerSpec = PERSON,
        programs: Callable[[str], Sequence[Rival]] = lambda _game: (),
        favourites: Sequence[str] = (),
        recent: Sequence[str] = (),
    ) -> None:
        """`board` is a position that the game may begin with; `you` and `guest` are persons known by name.

        `programs` returns the opponents that the user has added and that know a game. The games of
        `favourites` and `recent` ones, by their ids, stand before the families.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._games = GameList(favourites, recent)
        self._card = GameCard(board_speed)
        self._sides = {color: SideChoice(color, results) for color in Color}
        for side in self._sides.values():
            side.set_persons(you, guest)
        self._clocks = ClockChoice()
        self._terms = Terms(board)
        self._programs = programs
        self._buttons = QDialogButtonBox()
        self._start = self._buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._build()
        self._show(last)
        self._games.chosen.connect(self._on_game_chosen)
        connect_in_qt(self._games, "confirmed()", self, "accept()")
        connect_in_qt(self._games, "searched(bool)", self._start, "setEnabled(bool)")
        self._card.rulesWanted.connect(self.rulesWanted)
        self._card.comparisonWanted.connect(self.comparisonWanted)
        self._card.tourWanted.connect(self._on_tour)
        self._card.favourite.connect(self._on_favourite)
        self._clocks.changed.connect(self._on_clocks)
        self._on_clocks()

    @property
    def choice(self) -> NewGame:
        """The choice as it stands."""
        white_clock, black_clock = self._clocks.choice
        ballots = self._terms.opening.ballots
        return NewGame(
            white_clock=white_clock,
            black_clock=black_clock,
            variant_id=self._games.game,
            white=self._sides[Color.WHITE].player,
            black=self._sides[Color.BLACK].player,
            position=self._terms.position,
            no_progress_limit=self._terms.no_progress_limit,
            takebacks=self._terms.takebacks,
            remark=self._terms.remark,
            colors=self._terms.colors,
            coach=self._terms.coach,
            ballots=ballots.id if ballots else "",
            ballot=self._terms.opening.ballot,
        )

    def focus_games(self) -> None:
        """Put the focus on the search for a game."""
        self._games.focus_search()

    def _build(self) -> None:
        space = current_theme().spacing
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        answer_with(self._buttons, self)
        right = NarrowColumn(_SETTINGS_WIDTH)
        who = label("heading", self.tr("Who plays?"))
        fill(QVBoxLayout(right), who, self._choices(), self._buttons, spacing=space.m)
        spare = max(0, room_for(self).width() - _USUAL.width())
        wider = min(spare, max(0, self._games.whole_width - _LIST_WIDTH))
        self._games.setFixedWidth(_LIST_WIDTH + wider)
        parts, margins = (self._games, self._card, right), (space.l, space.l, space.xl, space.l)
        layout = QHBoxLayout(self)
        fill(layout, *parts, spacing=space.xl, margins=margins, grow=[self._card])
        layout.setSizeConstraint(QLayout.SizeConstraint.SetMinimumSize)
        make_default(self._start, self._buttons)
        self._card.setHidden(layout.minimumSize().width() > room_for(self).width())
        open_at(self, _USUAL.grownBy(QMargins(0, 0, wider, 0)))
        self._start.setFocus()

    def _choices(self) -> QScrollArea:
        """The players and the terms, one below the other, as far as there is room; the rest is scrolled to.

        What else is chosen for a game, such as its clocks, belongs between them.
        """
        space = current_theme().spacing
        choices = QWidget()
        white, black = self._sides[Color.WHITE], self._sides[Color.BLACK]
        parts = (white, separator(), black, separator(), self._clocks, separator(), self._terms, STRETCH)
        margins = (0, 0, _BESIDE_SCROLL_BAR, 0)
        fill(QVBoxLayout(choices), *parts, spacing=space.m, margins=margins)
        return scrolled(choices)

    def _show(self, last: NewGame) -> None:
        self._games.choose(last.variant_id)
        self._on_game_chosen(self._games.game)
        self._clocks.choose(last.clocks)
        self._terms.choose(last)
        for color, player in last.players.items():
            self._sides[color].choose(player)

    @Slot()
    def _on_clocks(self) -> None:
        for side, clock in zip(self._sides.values(), self._clocks.choice, strict=True):
            side.computer.set_on_clock(clock is not None)

    @Slot(str)
    def _on_tour(self, game: str) -> None:
        self.reject()
        self.tourWanted.emit(game)

    @Slot(bool)
    def _on_favourite(self, favourite: bool) -> None:
        self._games.set_favourite(self._games.game, favourite=favourite)
        self.favouritesChanged.emit(self._games.favourites)

    @Slot(str)
    def _on_game_chosen(self, game: str) -> None:
        self._card.show_game(variant(game), favourite=game in self._games.favourites)
        for side in self._sides.values():
            side.computer.set_game(game)
            side.set_programs(self._programs(game))
        self._terms.set_game(game)
