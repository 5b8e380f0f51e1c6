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
    that this starts, spoken to in the Hub protocol, and has no level. The `name`
    is for the record; an empty one is unknown.
    """

    kind: PlayerKind = PlayerKind.HUMAN
    level: Level | None = None
    thinking_time: float = 1.0
    command: tuple[str, ...] = ()
    name: str = ""

    @classmethod
    def engine(cls, level: Level | None = None, thinking_time: float = 1.0, name: str = "") -> PlayerSpec:
        """The built-in engine at a level."""
        return cls(PlayerKind.ENGINE, level, thinking_time, name=name)

    @classmethod
    def program(cls, *command: str, thinking_time: float = 1.0, name: str = "") -> PlayerSpec:
        """A program that speaks the Hub protocol."""
        return cls(PlayerKind.ENGINE, None, thinking_time, command, name)

    @property
    def built_in(self) -> bool:
        """Whether it is the built-in engine."""
        return self.kind is PlayerKind.ENGINE and not self.command


PERSON = PlayerSpec()


class NewGame(NamedTuple):
    """A new game as a person chooses it.

    `position` is a set-up to begin from; None is the game's own start.
    `no_progress_limit` is that of `GameTree`. A game between two engines always
    has one, or it might never end.
    """

    variant_id: str = "harzdame"
    white: PlayerSpec = PERSON
    black: PlayerSpec = PERSON
    position: Position | None = None
    no_progress_limit: int | None = None
    event: str = ""

    @property
    def players(self) -> dict[Color, PlayerSpec]:
        """The players of both sides."""
        return {Color.WHITE: self.white, Color.BLACK: self.black}

    @property
    def assistant(self) -> PlayerSpec:
        """The engine that moves for persons who ask for it: the one that plays, if it is built in."""
        return next((player for player in (self.black, self.white) if player.built_in), PlayerSpec.engine())

    def tree(self, day: struct_time) -> GameTree:
        """An empty record, begun on `day`.

        Raises:
            KeyError: there is no game `variant_id`.
        """
        position = self.position or Position.start(self.variant_id)
        tags = {
            "Event": self.event,
            "Date": strftime("%Y.%m.%d", day),
            "White": self.white.name,
            "Black": self.black.name,
        }
        engines_alone = self.white.kind is self.black.kind is PlayerKind.ENGINE
        return GameTree(
            position,
            tags={name: value for name, value in tags.items() if value},
            no_progress_limit=self.no_progress_limit or (NO_PROGRESS_LIMIT if engines_alone else None),
        )
