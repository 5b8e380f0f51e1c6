"""Choices for a new game: who plays, and the empty record to begin with."""

from time import strftime, struct_time
from typing import TYPE_CHECKING, NamedTuple

from harzdame_engine import Color, GameTree, Level, Position
from harzdame_engine.clocks.control import TimeControl, TimeControls, write_control
from harzdame_engine.search.styles import Style

from harzdame_gui.controllers.settings.choices import CoachMode, ColorChoice, PlayerKind

if TYPE_CHECKING:
    from harzdame_engine.ballots.ballot import Ballot

TAKEBACKS, NO_TAKEBACKS = "Takebacks", "no"
"""The tag of a game in which no move may be taken back: the record says so, wherever it is taken up again."""
OPENING = "Opening"
"""The tag of a game whose opening was drawn, as `ballot_sets` reads it."""
NO_PROGRESS_LIMIT = 50
"""Moves by each side without a capture or a man's move that make a draw, where players want that."""


class PlayerSpec(NamedTuple):
    """A description of one player, from which `Seats` makes it.

    An engine plays at `level` (None: at full strength) in a `style`, and thinks
    at most `thinking_time` seconds a move. With a `program` it is the one of this
    id among those that the user has added, and has neither. The `name` and the
    `rating` are for the record; an empty name and 0 are unknown. A `guest` is
    another person than the one whose computer it is.
    """

    kind: PlayerKind = PlayerKind.HUMAN
    level: Level | None = None
    thinking_time: float = 1.0
    program: str = ""
    name: str = ""
    style: Style | None = None
    rating: int = 0
    guest: bool = False

    @classmethod
    def engine(cls, level: Level | None = None, thinking_time: float = 1.0, name: str = "") -> "PlayerSpec":
        """The built-in engine at a level."""
        return cls(PlayerKind.ENGINE, level, thinking_time, name=name)

    @classmethod
    def added(cls, program: str, thinking_time: float = 1.0, name: str = "") -> "PlayerSpec":
        """A program that the user has added, by its id."""
        return cls(PlayerKind.ENGINE, None, thinking_time, program, name)

    @property
    def built_in(self) -> bool:
        """Whether it is the built-in engine."""
        return self.kind is PlayerKind.ENGINE and not self.program


PERSON = PlayerSpec()


class NewGame(NamedTuple):
    """A new game as a person chooses it.

    `position` is a set-up to begin from, on which the record has the `remark`;
    None is the game's own start. `no_progress_limit` is that of `GameTree`. A
    game between two engines always has one, or it might never end. `colors`
    says how the sides are given to the players, each of which may have a clock.
    Without `takebacks` a move that was played stands. `tags` are more of those of
    the record. The `coach` watches a person who plays an engine. An opening is drawn
    from the set `ballots`, whose id is empty where none is; once it is drawn, or if it
    was named, it is the `ballot`.
    """

    variant_id: str = "harzdame"
    white: PlayerSpec = PERSON
    black: PlayerSpec = PERSON
    position: Position | None = None
    no_progress_limit: int | None = None
    event: str = ""
    remark: str = ""
    colors: ColorChoice = ColorChoice.CHOSEN
    white_clock: TimeControl | None = None
    black_clock: TimeControl | None = None
    takebacks: bool = True
    tags: tuple[tuple[str, str], ...] = ()
    coach: CoachMode = CoachMode.OFF
    ballots: str = ""
    ballot: "Ballot | None" = None

    @property
    def clocks(self) -> TimeControls:
        """The time controls of White and of Black."""
        return self.white_clock, self.black_clock

    @property
    def players(self) -> dict[Color, PlayerSpec]:
        """The players of both sides."""
        return {Color.WHITE: self.white, Color.BLACK: self.black}

    @property
    def assistant(self) -> "PlayerSpec":
        """The engine that moves for persons who ask for it: the one that plays, if it is built in."""
        return next((player for player in (self.black, self.white) if player.built_in), PlayerSpec.engine())

    @property
    def swapped(self) -> "NewGame":
        """The same with the colours of the players exchanged, each with their clock."""
        return self._replace(
            white=self.black,
            black=self.white,
            white_clock=self.black_clock,
            black_clock=self.white_clock,
        )

    def tree(self, day: struct_time) -> GameTree:
        """A record begun on `day`, with no moves but those of its ballot.

        Raises:
            KeyError: there is no game `variant_id`.
        """
        start = self.ballot.start if self.ballot else Position.start(self.variant_id)
        position = self.position or start
        tags = {
            "Event": self.event,
            "Date": strftime("%Y.%m.%d", day),
            "White": self.white.name,
            "Black": self.black.name,
            "WhiteRating": str(self.white.rating or ""),
            "BlackRating": str(self.black.rating or ""),
            **_clock_tags(self.white_clock, self.black_clock),
            TAKEBACKS: "" if self.takebacks else NO_TAKEBACKS,
            OPENING: f"{self.ballots}: {self.ballot.steps}" if self.ballot else "",
            **dict(self.tags),
        }
        engines_alone = self.white.kind is self.black.kind is PlayerKind.ENGINE
        tree = GameTree(
            position,
            tags={name: value for name, value in tags.items() if value},
            no_progress_limit=self.no_progress_limit or (NO_PROGRESS_LIMIT if engines_alone else None),
        )
        tree.root.comment = self.remark
        node = tree.root
        for move in self.ballot.moves if self.ballot else ():
            node = tree.add(node, node.position.parse_move(move))
        return tree


def _clock_tags(white: TimeControl | None, black: TimeControl | None) -> dict[str, str]:
    """One tag for both sides where they have the same time, else one for each."""
    if white is black is None:
        return {}
    if white == black:
        return {"TimeControl": write_control(white)}
    return {"WhiteTimeControl": write_control(white), "BlackTimeControl": write_control(black)}
