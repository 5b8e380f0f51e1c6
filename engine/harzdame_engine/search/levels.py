"""Levels of the built-in player: the depth and the weakness of each.

Their measured strength is in `rating`. The app gives them names.
"""

from typing import NamedTuple


class Weakness(NamedTuple):
    """Human errors that a search is made to commit, each constant within a search; none by default.

    `noise`: hundredths of a man by which a move may be misjudged.
    `oversight`: the captures in a thousand that are overlooked, of those that
    are hard to see: backward or sideways ones, kings' leaps from afar, and
    those of three pieces or more; the moves at the root are always seen.
    `exchange`: the plies of captures followed beyond the depth, None for all.
    `habit`: hundredths of a man by which a natural-looking move may be
    preferred. `plain`: the depth counts plies and nothing else, as no threat
    and no forced move extends it; and a position is judged as if nobody were to
    move. A search that looks at threats soon sees what the move is worth; one
    that does not would give a piece to end with the move.
    """

    noise: int = 0
    oversight: int = 0
    exchange: int | None = None
    habit: int = 0
    plain: bool = False


class Level(NamedTuple):
    """A playing strength: a search of at most `depth` plies and `nodes` positions, with a `weakness`.

    A level with either limit is as strong in a second as in a minute. A level
    without them plays at full strength, and better the longer it thinks.
    """

    id: str
    number: int
    depth: int | None = None
    nodes: int | None = None
    weakness: Weakness = Weakness()

    @property
    def full(self) -> bool:
        """Whether this is full strength."""
        return self.depth is None and self.nodes is None and self.weakness == Weakness()

    @property
    def has_book(self) -> bool:
        """Whether it plays by the opening book."""
        return self.depth is None


LEVELS: tuple[Level, ...] = (
    Level("first-day", 1, depth=1, weakness=Weakness(230, 700, 1, 60, plain=True)),
    Level("newcomer", 2, depth=1, weakness=Weakness(170, 650, 2, 56, plain=True)),
    Level("beginner", 3, depth=2, weakness=Weakness(100, 420, 2, 48, plain=True)),
    Level("learner", 4, depth=2, weakness=Weakness(64, 310, 3, 40, plain=True)),
    Level("casual", 5, depth=3, weakness=Weakness(58, 230, 3, 34, plain=True)),
    Level("keen", 6, depth=3, weakness=Weakness(44, 180, 5, 28, plain=True)),
    Level("club", 7, depth=4, weakness=Weakness(36, 140, 5, 22, plain=True)),
    Level("strong-club", 8, depth=5, nodes=8000, weakness=Weakness(28, 80, 8, 15, plain=True)),
    Level("tournament", 9, depth=6, nodes=7000, weakness=Weakness(22, 50, None, 12)),
    Level("expert", 10, nodes=7000, weakness=Weakness(6)),
    Level("candidate", 11, nodes=15_000, weakness=Weakness(4)),
    Level("master", 12, nodes=40_000, weakness=Weakness(3)),
    Level("grandmaster", 13, nodes=110_000, weakness=Weakness(2)),
    Level("full", 14),
)
"""Weakest first."""
