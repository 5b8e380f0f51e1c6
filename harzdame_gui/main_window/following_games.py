"""The games that follow from others: the same again, and against others of the ladder."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import Color, Level, Position
from PySide6.QtCore import QObject, Slot

from harzdame_gui.context import Context
from harzdame_gui.controllers.game.new_game import NO_TAKEBACKS, PERSON, TAKEBACKS, NewGame, PlayerSpec
from harzdame_gui.controllers.opponents.ladder import next_opponent
from harzdame_gui.controllers.opponents.opponents import Opponent, opponent_at
from harzdame_gui.controllers.settings.choices import PlayerKind
from harzdame_gui.new_game.defaults import last_choice, stand_in
from harzdame_gui.new_game.drawn_opening import next_game, with_recorded


class FollowingGames(QObject):
    """Makes the choice for a game that nobody has to be asked about, and has it begun by `start`."""

    def __init__(self, context: Context, start: Callable[[NewGame], None], parent: QObject) -> None:
        super().__init__(parent)
        self._session = context.session
        self._settings = context.settings
        self._start = start
        actions = context.commands
        actions.rematch.triggered.connect(self.rematch)
        actions.other_colors.triggered.connect(self._play_with_other_colors)
        actions.next_opponent.triggered.connect(self.play_next)

    @Slot()
    def rematch(self) -> None:
        """Begin the game on the board again: the same players, the same position to begin with.

        With an opening that was drawn it is the return game, or the next draw.
        """
        self._start(next_game(self._same_again(), self._session.tree.tags))

    @Slot()
    def _play_with_other_colors(self) -> None:
        self._start(self._same_again().swapped)

    def _same_again(self) -> NewGame:
        tree = self._session.tree
        start = tree.root.position
        usual = start == Position.start(start.rules.id)
        white_clock, black_clock = self._session.time_controls
        same = NewGame(
            variant_id=start.rules.id,
            white=self._seated(Color.WHITE),
            black=self._seated(Color.BLACK),
            position=None if usual else start,
            no_progress_limit=tree.no_progress_limit,
            takebacks=tree.tags.get(TAKEBACKS) != NO_TAKEBACKS,
            event=tree.tags.get("Event", ""),
            remark="" if usual else tree.root.comment,
            white_clock=white_clock,
            black_clock=black_clock,
        )
        return with_recorded(same, tree.tags)

    def _seated(self, color: Color) -> PlayerSpec:
        """The player on the board, by the name in the record where it is a person."""
        spec = self._session.players[color].spec
        if spec.kind is PlayerKind.ENGINE:
            return spec
        name = self._session.tree.tags.get(color.name.capitalize(), "")
        return spec if name == stand_in(spec) else spec._replace(name=spec.name or name)

    def play_against(self, game: str, level: Level) -> None:
        """Begin a game against who plays at a level; the person keeps the colour of the last such game."""
        self._start(self._against(game, opponent_at(level)))

    def play_opponent(self, opponent: Opponent, game: str = "") -> None:
        """Begin a game against an opponent, who is offered the next time, too.

        Without `game` it is that on the board, and as it was there: the same colours, clocks and takebacks.
        """
        choice = self._against(game, opponent) if game else self._same_again_against(opponent)
        self._settings.level.set(opponent.level.id)
        self._settings.style.set(opponent.style.id if opponent.style else "")
        self._start(choice)

    @Slot()
    def play_next(self) -> None:
        """Begin a game against who comes next on the ladder of the game on the board."""
        game = self._session.position.rules.id
        self.play_opponent(next_opponent(game, self._settings.results.value), game)

    def _against(self, game: str, opponent: Opponent) -> NewGame:
        last = last_choice(self._settings)
        computer = self._seat_of(opponent)
        person = next((player for player in (last.white, last.black) if not player.built_in), PERSON)
        as_black = last.white.built_in and not last.black.built_in
        players = (computer, person) if as_black else (person, computer)
        return NewGame(game, *players, coach=last.coach)

    def _same_again_against(self, opponent: Opponent) -> NewGame:
        same, computer = self._same_again(), self._seat_of(opponent)
        white, black = (computer if seat.built_in else seat for seat in (same.white, same.black))
        return same._replace(white=white, black=black)

    def _seat_of(self, opponent: Opponent) -> PlayerSpec:
        seconds = self._settings.thinking_time.value
        return PlayerSpec.engine(opponent.level, seconds)._replace(style=opponent.style)
