"""What a person chooses for a new game, and the empty record that comes of it."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from harzdame_engine import Color, GameTree, Level, Position

from harzdame_gui.controllers.game.players import PlayerKind

NO_PROGRESS_LIMIT = 50
"""Moves by each side without a capture or a man's move that make a draw, where players want that."""


class NewGame(NamedTuple):
    """A new game: who plays which side, and how strong the engine is.

    `level` None is the engine's full strength; `thinking_time` is in seconds a
    move. `position` is a set-up to begin from, None the game's own start; with
    `no_progress_limit` the game is drawn as `GameTree` describes; between two
    engines it always is, or they might never end. The names are those of the
    record's tags, as the app words them; an empty one is unknown.
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
    def players(self) -> dict[Color, PlayerKind]:
        """Who plays each side."""
        return {Color.WHITE: self.white, Color.BLACK: self.black}

    def tree(self, day: date) -> GameTree:
        """An empty record, begun on `day`.

        Raises:
            KeyError: there is no game `variant_id`.
        """
        position = self.position or Position.start(self.variant_id)
        tags = {
            "Event": self.event,
            "Date": f"{day:%Y.%m.%d}",
            "White": self.white_name,
            "Black": self.black_name,
        }
        engines_alone = set(self.players.values()) == {PlayerKind.ENGINE}
        return GameTree(
            position,
            tags={name: value for name, value in tags.items() if value},
            no_progress_limit=self.no_progress_limit or (NO_PROGRESS_LIMIT if engines_alone else None),
        )
