"""Choices for a new game: who plays, and the empty record to begin with."""

from __future__ import annotations

from time import strftime, struct_time
from typing import NamedTuple

from harzdame_engine import Color, GameTree, Level, Position

from harzdame_gui.controllers.settings.choices import PlayerKind

NO_PROGRESS_LIMIT = 50
"""Moves by each side without a capture or a man's move that make a draw, where players want that."""


class PlayerSpec(NamedTuple):
    """A description of one player, from which `Seats` makes it.

    An engine plays at `level` (None: at full strength) and thinks at most
    `thinking_time` seconds a move. With a `command` the engine is the program
    that this starts, spoken to in the Hub protocol, and has no level.
    """

    kind: PlayerKind = PlayerKind.HUMAN
    level: Level | None = None
    thinking_time: float = 1.0
    command: tuple[str, ...] = ()

    @classmethod
    def engine(cls, level: Level | None = None, thinking_time: float = 1.0) -> PlayerSpec:
        """The built-in engine at a level."""
        return cls(PlayerKind.ENGINE, level, thinking_time)

    @classmethod
    def program(cls, *command: str, thinking_time: float = 1.0) -> PlayerSpec:
        """A program that speaks the Hub protocol."""
        return cls(PlayerKind.ENGINE, None, thinking_time, command)


PERSON = PlayerSpec()


class NewGame(NamedTuple):
    """A new game as a person chooses it.

    `level` and `thinking_time` are those of every built-in engine in it, see
    `PlayerSpec`. `position` is a set-up to begin from; None is the game's own
    start. `no_progress_limit` is that of `GameTree`. A game between two engines
    always has one, or it might never end. The names are written to the record's
    tags; an empty one is unknown.
    """

    variant_id: str = "harzdame"
    white: PlayerKind = PlayerKind.HUMAN
    black: PlayerKind = PlayerKind.HUMAN
    level: Level | None = None
    thinking_time: float = 1.0
    position: Position | None = None
    no_progress_limit: int | None = None
    white_name: str = ""
    black_name: str = ""
    event: str = ""

    @property
    def players(self) -> dict[Color, PlayerSpec]:
        """The players of both sides."""
        return {Color.WHITE: self._player(self.white), Color.BLACK: self._player(self.black)}

    def tree(self, day: struct_time) -> GameTree:
        """An empty record, begun on `day`.

        Raises:
            KeyError: there is no game `variant_id`.
        """
        position = self.position or Position.start(self.variant_id)
        tags = {
            "Event": self.event,
            "Date": strftime("%Y.%m.%d", day),
            "White": self.white_name,
            "Black": self.black_name,
        }
        engines_alone = self.white is self.black is PlayerKind.ENGINE
        return GameTree(
            position,
            tags={name: value for name, value in tags.items() if value},
            no_progress_limit=self.no_progress_limit or (NO_PROGRESS_LIMIT if engines_alone else None),
        )

    def _player(self, kind: PlayerKind) -> PlayerSpec:
        return PlayerSpec.engine(self.level, self.thinking_time) if kind is PlayerKind.ENGINE else PERSON
