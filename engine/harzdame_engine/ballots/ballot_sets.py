"""The sets of ballots that come with the program: those of a game, and the one that a record tells.

A record keeps its ballot in the tag Opening, as the set's id and the ballot's steps:
``three-move: 9-13 22-18 6-9``. So whoever reads it sees the opening, and the program knows it again.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import cycle
from typing import NamedTuple

from harzdame_engine.ballots.ballot import Ballot, ballot_of
from harzdame_engine.files.resources import resource
from harzdame_engine.rules.variants import variant

TAG = "Opening"
"""The tag of a record that names its ballot."""


class BallotSet(NamedTuple):
    """A set of ballots: its `id`, an English `name`, its source, their `number` there, and its lines."""

    game: str
    id: str
    name: str
    source: str
    number: int
    lines: tuple[str, ...]

    def ballot(self, number: int) -> Ballot:
        """The ballot of this number, counted from 0."""
        return ballot_of(self.lines[number], self.game)

    def drawn(self, rng: random.Random) -> Ballot:
        """One of them by lot."""
        return self.ballot(rng.randrange(len(self.lines)))

    def in_lots(self, seed: int) -> Iterator[Ballot]:
        """All of them in an order that the seed decides, and again from the first, without end."""
        numbers = list(range(len(self.lines)))
        random.Random(seed).shuffle(numbers)  # noqa: S311 - no secret
        return map(self.ballot, cycle(numbers))


@lru_cache(maxsize=8)
def ballot_sets(game: str) -> tuple[BallotSet, ...]:
    """The sets of a game; () where no openings are drawn.

    Raises:
        KeyError: there is no such game.
    """
    try:
        path = resource(f"ballots/{variant(game).id}.toml")
    except FileNotFoundError:
        return ()
    record = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(
        BallotSet(
            game,
            each["id"],
            each["name"],
            each["source"],
            each["count"],
            tuple(each["openings"].split("\n")[:-1]),
        )
        for each in record["set"]
    )


def ballot_set(game: str, set_id: str) -> BallotSet | None:
    """The set with this id, if the game has one."""
    return next((each for each in ballot_sets(game) if each.id == set_id), None)


def recorded_ballot(game: str, tags: Mapping[str, str]) -> tuple[BallotSet, Ballot] | None:
    """The ballot that the tags of a record tell, with its set; None: it tells none that is known."""
    return _recorded(game, tags[TAG]) if TAG in tags else None


@lru_cache(maxsize=8)
def _recorded(game: str, text: str) -> tuple[BallotSet, Ballot] | None:
    set_id, _, steps = text.partition(": ")
    found = ballot_set(game, set_id)
    if found is None or not steps:
        return None
    ballots = (ballot_of(line, game) for line in found.lines if steps in line)
    return next(((found, ballot) for ballot in ballots if ballot.steps == steps), None)


def given_plies(game: str, tags: Mapping[str, str]) -> int:
    """The number of moves with which a game of these tags began: those of its ballot, 0 without one."""
    found = recorded_ballot(game, tags)
    return len(found[1].moves) if found else 0
