"""How strongly the built-in player plays: what each level sees, and what it fails to see.

How strong the levels are, measured in games, stands in `ratings`. The app names them.
"""

from __future__ import annotations

from typing import NamedTuple


class Weakness(NamedTuple):
    """What people do and a search does not; every one steady within a search. The defaults are none at all.

    `noise`: hundredths of a man by which a judgement may be off. `oversight`:
    of a thousand captures that are hard to see, how many are not seen, which
    are those that begin backward or sideways, kings' jumps from afar, and those
    of three pieces or more; never among the moves to choose from. `exchange`:
    how many plies of captures are followed past the depth; None: all.
    `habit`: hundredths of a man by which a move may please because it looks
    natural. `plain`: the depth is a count of plies and nothing else: no threat
    and no forced move makes the search look further.
    """

    noise: int = 0
    oversight: int = 0
    exchange: int | None = None
    habit: int = 0
    plain: bool = False


class Level(NamedTuple):
    """A playing strength. Looks `depth` plies ahead and at `nodes` positions, with a `weakness`.

    A level that has either is as strong in a second as in a minute. With
    neither it is full strength, and stronger the longer it may think.
    """

    id: str
    number: int
    depth: int | None = None
    nodes: int | None = None
    weakness: Weakness = Weakness()

    @property
    def full(self) -> bool:
        """Whether this is all the engine can do."""
        return self.depth is None and self.nodes is None and self.weakness == Weakness()

    @property
    def has_book(self) -> bool:
        """Whether it has learned openings by heart."""
        return self.depth is None


LEVELS: tuple[Level, ...] = (
    Level("first-day", 1, depth=1, weakness=Weakness(120, 600, 0, 60, plain=True)),
    Level("newcomer", 2, depth=1, weakness=Weakness(115, 600, 1, 58, plain=True)),
    Level("beginner", 3, depth=2, weakness=Weakness(86, 480, 1, 50, plain=True)),
    Level("learner", 4, depth=2, weakness=Weakness(64, 360, 2, 44, plain=True)),
    Level("casual", 5, depth=3, weakness=Weakness(76, 320, 3, 40, plain=True)),
    Level("keen", 6, depth=3, weakness=Weakness(42, 195, 5, 32, plain=True)),
    Level("club", 7, depth=4, weakness=Weakness(36, 140, 5, 22, plain=True)),
    Level("strong-club", 8, depth=5, weakness=Weakness(28, 80, 8, 15, plain=True)),
    Level("tournament", 9, depth=6, weakness=Weakness(22, 50, None, 12)),
    Level("expert", 10, nodes=7000, weakness=Weakness(6)),
    Level("candidate", 11, nodes=15_000, weakness=Weakness(4)),
    Level("master", 12, nodes=40_000, weakness=Weakness(3)),
    Level("grandmaster", 13, nodes=110_000, weakness=Weakness(2)),
    Level("full", 14),
)
"""Weakest first."""
