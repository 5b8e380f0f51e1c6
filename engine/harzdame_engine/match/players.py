"""Players of matches: what a match asks of them, and the built-in engine as one of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from harzdame_engine.books.book_or_search import BookOrSearch
from harzdame_engine.books.opening_book import OpeningBook, installed_book
from harzdame_engine.endgames.cache import cache_named
from harzdame_engine.files.errors import UnusableFileError
from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.match.errors import FailureReason, Hindrance, MatchError
from harzdame_engine.match.spec import EngineSpec, engine_of
from harzdame_engine.match.yardsticks import YARDSTICKS, Choice
from harzdame_engine.rules.variants import variant
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.evaluation import evaluation_of
from harzdame_engine.search.info import Limit, Score
from harzdame_engine.search.levels import Level
from harzdame_engine.search.styles import Style


class PlayerReply(NamedTuple):
    """A player's move, with its score and effort, `time` in seconds; None or 0 where it does not tell."""

    move: Move
    score: Score | None = None
    depth: int = 0
    nodes: int = 0
    time: float = 0.0


class MatchPlayer(Protocol):
    """One side of a match, for many games. `reply` raises `PlayerError` for a fault that loses the game."""

    def new_game(self) -> None:
        """Make ready, and forget the last game.

        Raises:
            MatchError: it cannot be made ready, which is no fault of its play: the match cannot go on.
        """

    def reply(
        self, positions: Sequence[Position], moves: Sequence[Move], limit: Limit, allowance: float | None
    ) -> PlayerReply:
        """Choose a move in the last of `positions`, which `moves` lead to from the first.

        After `allowance` seconds the move is late, and no longer waited for.
        """

    def close(self) -> None:
        """End the player; raises nothing."""


class BuiltIn:
    """Our own engine as a player, in this process."""

    def __init__(
        self,
        engine: Engine,
        level: Level | None = None,
        book: OpeningBook | None = None,
        book_margin: int = 0,
        style: Style | None = None,
    ) -> None:
        """`book` and `book_margin`: see `OpeningBook.choose`; without a `book` it searches from the start."""
        self._engine = engine
        self._level = level
        self._style = style
        self._moves = BookOrSearch(lambda _rules: book)
        self._margin = book_margin

    def new_game(self) -> None:
        """Forget the last game."""
        self._engine.new_game()

    def reply(
        self,
        positions: Sequence[Position],
        moves: Sequence[Move],  # noqa: ARG002 - the positions say it all
        limit: Limit,
        allowance: float | None,  # noqa: ARG002 - the engine keeps to its limit by itself
    ) -> PlayerReply:
        """See `MatchPlayer`."""
        *history, position = positions
        info = self._moves.reply(
            position,
            lambda: self._engine.analyse(
                position,
                limit,
                history=history,
                level=self._level,
                seed=position.key,
                style=self._style,
            ),
            margin=self._margin,
            history=history,
            level=self._level,
        )
        move = info.best or position.legal_moves()[0]  # stopped before the first depth was done
        return PlayerReply(move, info.score, info.depth, info.nodes, info.time)

    def close(self) -> None:
        """Do nothing: there is nothing to end."""


class Yardstick:
    """A player who does not search. No two games are alike, and the next time all are the same again."""

    def __init__(self, choose: Choice) -> None:
        self._choose = choose
        self._chance = Random(0)  # noqa: S311 - no secret

    def begin_with(self, seed: int) -> None:
        """Choose from now on what this seed says, whatever was played before."""
        self._chance.seed(seed)

    def new_game(self) -> None:
        """Do nothing: there is nothing to forget."""

    def reply(
        self,
        positions: Sequence[Position],
        moves: Sequence[Move],  # noqa: ARG002 - the last position says it all
        limit: Limit,  # noqa: ARG002 - it does not search
        allowance: float | None,  # noqa: ARG002 - nor take time
    ) -> PlayerReply:
        """See `MatchPlayer`."""
        return PlayerReply(self._choose(positions[-1], self._chance))

    def close(self) -> None:
        """Do nothing: there is nothing to end."""


def built_in(spec: EngineSpec, variant_id: str) -> BuiltIn | Yardstick:
    """Our own engine with the settings of `spec`, or a yardstick; its files are opened and checked.

    Raises:
        MatchError: there is no usable book, weights file or set of endgame tables for this game,
            or it is a person.
    """
    if spec.person:
        raise MatchError(f"{spec.name}: persons play in the app, in its tournaments")
    if spec.yardstick:
        return Yardstick(YARDSTICKS[spec.yardstick])
    rules = variant(variant_id)
    book = None
    try:
        cache = cache_named(spec.tables)
        tables = cache and cache.tables(rules)
        if tables and tables.problems:
            raise tables.problems[0]
        evaluation_of(rules, spec.evaluation)
        if spec.book:
            book = installed_book(rules)
    except (UnusableFileError, ValueError) as error:
        reason = FailureReason(Hindrance.DAMAGED, spec.name, str(error))
        raise MatchError(f"{spec.name}: {error}", [reason]) from None
    if spec.book and book is None:
        raise MatchError(
            f"{spec.name}: no opening book is installed for {variant_id}",
            [FailureReason(Hindrance.NO_BOOK, spec.name)],
        )
    if tables and not tables.files:
        raise MatchError(
            f"{spec.name}: there are no endgame tables for {variant_id}",
            [FailureReason(Hindrance.NO_TABLES, spec.name)],
        )
    return BuiltIn(engine_of(spec, cache), spec.level, book, spec.book_margin, spec.style)
