"""Openings of a match: random ones that give both sides a fair game, of the book, ballots or a file."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import pdn
from harzdame_engine.ballots.ballot_sets import BallotSet
from harzdame_engine.books.opening_book import installed_book
from harzdame_engine.files.errors import UnusableFileError
from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.position import Position
from harzdame_engine.match.errors import FailureReason, Hindrance, MatchError, file_errors
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.evaluation import BY_RULES
from harzdame_engine.search.info import Limit

MOST_PLIES = 200
"""The most moves of an opening worth asking for: kings can wander about for ever."""
_WANTED = 1_000_000
"""The least number of move sequences to draw openings from."""
_LONGEST = 16
_JUDGED_BY = Limit(nodes=10_000)
_BOOK_TRIES = 200
_TRIES = 2_000
"""Unfit or known openings in a row after which the search for more is given up."""


class Opening(NamedTuple):
    """A position, and the moves, as text, played from it before the engines take over."""

    fen: str
    moves: tuple[str, ...] = ()


def sensible_plies(start: Position) -> int:
    """An even number of plies after which openings of this game hardly repeat."""
    plies = 2
    while plies < _LONGEST and start.perft(plies) < _WANTED:
        plies += 1
    return plies + plies % 2


def random_openings(start: Position, plies: int, seed: int, imbalance: int) -> Iterator[Opening]:
    """Openings of `plies` random moves that end in different fair positions, the same for the same seed.

    In a fair position no capture is due, and a short search sees neither side
    ahead by more than `imbalance` hundredths of a man.

    Raises:
        MatchError: no more can be found (while iterating).
    """
    rng = random.Random(seed)  # noqa: S311 - no secret
    engine = Engine(hash_mb=4, evaluation=BY_RULES)
    known: set[Position] = set()
    found = tries = 0
    while tries < _TRIES:
        tries += 1
        position, moves = random_walk(start, plies, rng)
        if position in known:
            continue
        known.add(position)
        if len(moves) == plies and _is_fair(position, imbalance, engine):
            found += 1
            tries = 0
            yield Opening(start.fen, moves)
    raise MatchError(
        f"only {found} different openings of {plies} plies within ±{imbalance} could be found; "
        "ask for fewer games, other plies or more imbalance",
        [FailureReason(Hindrance.FEW_OPENINGS)],
    )


def book_openings(start: Position, plies: int, seed: int, margin: int) -> Iterator[Opening]:
    """Openings of up to `plies` moves by the installed book that end in different positions.

    The moves of a side cost `margin` hundredths of a man in all at most. The same seed gives the same.

    Raises:
        MatchError: there is no book for this game, or no more can be found (while iterating).
    """
    try:
        book = installed_book(start.rules)
    except UnusableFileError as error:
        raise MatchError(str(error), [FailureReason(Hindrance.DAMAGED, "Harzdame", str(error))]) from None
    if book is None:
        reason = FailureReason(Hindrance.NO_BOOK, "Harzdame")
        raise MatchError(f"no opening book is installed for {start.rules.id}", [reason])
    rng = random.Random(seed)  # noqa: S311 - no secret
    known: set[Position] = set()
    tries = 0
    while tries < _BOOK_TRIES:
        tries += 1
        positions, moves = [start], list[str]()
        while len(moves) < plies:
            chosen = book.choose(positions[-1], margin, rng, positions)
            if chosen is None:
                break
            moves.append(str(chosen.move))
            positions.append(positions[-1].play(chosen.move))
        if positions[-1] not in known:
            known.add(positions[-1])
            tries = 0
            yield Opening(start.fen, tuple(moves))
    few = f"the book has only {len(known)} different openings of {plies} plies"
    raise MatchError(few, [FailureReason(Hindrance.FEW_OPENINGS)])


def ballot_openings(ballots: BallotSet, seed: int) -> Iterator[Opening]:
    """The openings of a set of ballots, by a lot that the seed decides, and again from the first."""
    return (Opening(ballot.start.fen, ballot.moves) for ballot in ballots.in_lots(seed))


def random_walk(start: Position, plies: int, rng: random.Random) -> tuple[Position, tuple[str, ...]]:
    """The position after `plies` random moves, or fewer if the game ends, and these moves."""
    position, played = start, []
    for _ in range(plies):
        moves = position.legal_moves()
        if not moves or position.outcome():
            break
        move = rng.choice(moves)
        played.append(str(move))
        position = position.play(move)
    return position, tuple(played)


def _is_fair(position: Position, imbalance: int, engine: Engine) -> bool:
    moves = position.legal_moves()
    if not moves or moves[0].captures or position.outcome():
        return False
    score = engine.analyse(position, _JUDGED_BY).score
    return score.plies_to_end is None and abs(score.centipieces) <= imbalance


def read_openings(path: Path, rules: Rules, plies: int | None) -> tuple[Opening, ...]:
    """The openings of a PDN file, up to `plies` moves of each game (None for all), or of lines of FEN.

    Raises:
        MatchError: the file cannot be read or one of them cannot be played; the message says which.
    """
    try:
        with file_errors(path, writing=False):
            text = pdn.decode(path.read_bytes())
    except pdn.PdnError:
        reason = FailureReason(Hindrance.NOT_TEXT, path.name)
        raise MatchError(f"{path} is not a text file", [reason]) from None
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if lines and lines[0][1][:2] in {"W:", "B:"}:
        openings = [_position(path, number, line, rules) for number, line in lines]
    else:
        openings = [_game(path, game, rules, plies) for game in pdn.scan(text).games]
    if not openings:
        raise MatchError(f"{path} holds no openings", [FailureReason(Hindrance.NO_OPENINGS, path.name)])
    return tuple(openings)


def _position(path: Path, number: int, line: str, rules: Rules) -> Opening:
    try:
        position = Position.from_fen(line, rules.id)
    except PositionError as error:
        raise _bad_opening(path, number, str(error)) from None
    if position.outcome():
        raise _bad_opening(path, number, "the game is over in this position")
    return Opening(position.fen)


def _bad_opening(path: Path, line: int, words: str) -> MatchError:
    reason = FailureReason(Hindrance.BAD_OPENING, f"{path.name}:{line}", words)
    return MatchError(f"{path}:{line}: {words}", [reason])


def _game(path: Path, game: pdn.PdnGame, rules: Rules, plies: int | None) -> Opening:
    bad = partial(_bad_opening, path, game.line)
    if game.rules is None or game.rules.id != rules.id:
        raise bad(f"this is a game of {game.game_name or 'another kind'}, not of {rules.id}")
    reading = game.read()
    if reading.tree is None:
        raise bad("its position cannot be read")
    line = reading.tree.mainline()[: None if plies is None else plies + 1]
    if reading.unread and (plies is None or len(line) <= plies):
        raise bad(f"cannot read {reading.unread.split(maxsplit=2)[0]!r}")
    if reading.tree.outcome(line[-1]):
        raise bad("the game is over after this opening; --opening-plies takes less of it")
    return Opening(line[0].position.fen, tuple(str(node.move) for node in line[1:]))
