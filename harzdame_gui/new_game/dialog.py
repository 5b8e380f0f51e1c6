"""The dialog for a new game: which game, who plays, and how strong the computer is."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Color, variant
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.game.new_game import NO_PROGRESS_LIMIT, PERSON, NewGame, PlayerSpec
from harzdame_gui.controllers.settings.choices import PlayerKind
from harzdame_gui.controllers.settings.settings import GameResult
from harzdame_gui.new_game.game_card import GameCard
from harzdame_gui.new_game.opponent import Opponent
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.dialog_buttons import Choice, make_default
from harzdame_gui.widgets.game_list import GameList
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill

_LIST_WIDTH = 248
_SETTINGS_WIDTH = 320


class NewGameDialog(QDialog):
    """Opens with the last choice; Return starts. From left to right: the games, a card of one, the players.

    *Signals*
    rulesWanted(str): the person asks for the rules of the game with this id.
    """

    rulesWanted = Signal(str)

    def __init__(
        self,
        last: NewGame,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        board_speed: float = 1.0,
        results: Sequence[GameResult] = (),
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._games = GameList(theme)
        self._card = GameCard(theme, board_speed)
        self._players = {color: self._player_choice(color) for color in Color}
        self._computer = Opponent(theme, results)
        self._no_progress = QCheckBox(self.tr("Draw after 50 moves without progress"))
        self._buttons = QDialogButtonBox()
        self._start = self._buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._build(theme)
        self._show(last)
        self._games.chosen.connect(self._on_game_chosen)
        self._games.confirmed.connect(self.accept)
        self._games.searched.connect(self._start.setEnabled)
        self._card.rulesWanted.connect(self.rulesWanted)
        for choice in self._players.values():
            choice.changed.connect(self._refresh)
        self._refresh()

    @property
    def choice(self) -> NewGame:
        """The choice as it stands."""
        return NewGame(
            variant_id=self._games.game,
            white=self._player(Color.WHITE),
            black=self._player(Color.BLACK),
            no_progress_limit=NO_PROGRESS_LIMIT if self._no_progress.isChecked() else None,
        )

    def _player(self, color: Color) -> PlayerSpec:
        if self._players[color].value is PlayerKind.HUMAN:
            return PERSON
        return PlayerSpec.engine(self._computer.level, self._computer.seconds)

    def focus_games(self) -> None:
        """Put the focus on the search for a game."""
        self._games.focus_search()

    def _player_choice(self, color: Color) -> Choice[PlayerKind]:
        options = ((PlayerKind.HUMAN, self.tr("You")), (PlayerKind.ENGINE, self.tr("Computer")))
        return Choice(options, color_name(color))

    def _build(self, theme: Theme) -> None:
        space = theme.spacing
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._no_progress.setToolTip(
            self.tr("Each side may make 50 moves without a capture or a man’s move; then it is a draw.")
        )
        who = label("heading", self.tr("Who plays?"))
        players = (self._sides(theme), space.s, self._computer, space.s, self._no_progress)
        right = QWidget()
        right.setFixedWidth(_SETTINGS_WIDTH)
        fill(QVBoxLayout(right), who, *players, STRETCH, self._buttons, spacing=space.m)
        self._games.setFixedWidth(_LIST_WIDTH)
        margins = (space.l, space.l, space.xl, space.l)
        parts, margins = (self._games, self._card, right), (space.l, space.l, space.xl, space.l)
        layout = QHBoxLayout(self)
        fill(layout, *parts, spacing=space.xl, margins=margins, grow=[self._card])
        layout.setSizeConstraint(QLayout.SizeConstraint.SetMinimumSize)
        make_default(self._start, self._buttons)
        self._start.setFocus()

    def _sides(self, theme: Theme) -> QGridLayout:
        sides = QGridLayout()
        sides.setHorizontalSpacing(theme.spacing.l)
        sides.setVerticalSpacing(theme.spacing.s)
        sides.setColumnStretch(1, 1)
        for number, (color, choice) in enumerate(self._players.items()):
            sides.addWidget(QLabel(color_name(color)), number, 0)
            sides.addWidget(choice, number, 1)
        return sides

    def _show(self, last: NewGame) -> None:
        self._games.choose(last.variant_id)
        self._on_game_chosen(self._games.game)
        self._no_progress.setChecked(last.no_progress_limit is not None)
        self._players[Color.WHITE].choose(last.white.kind)
        self._players[Color.BLACK].choose(last.black.kind)
        self._computer.choose(last.assistant.level, last.assistant.thinking_time)

    @Slot(str)
    def _on_game_chosen(self, game: str) -> None:
        self._card.show_game(variant(game))
        self._computer.set_game(game)

    @Slot()
    def _refresh(self) -> None:
        kinds = {choice.value for choice in self._players.values()}
        self._computer.setEnabled(PlayerKind.ENGINE in kinds)
