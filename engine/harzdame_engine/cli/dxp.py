"""``dxp``: the engine at one end of a DamExchange connection, for whole games; see docs/dxp.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from harzdame_engine import pdn
from harzdame_engine.books.book_or_search import BookOrSearch
from harzdame_engine.books.opening_book import installed_book
from harzdame_engine.cli.options import Exit, duration, leave, whole, within
from harzdame_engine.dxp.channel import LOOPBACK, PORT, Channel, Listener, connect, is_host
from harzdame_engine.dxp.engine_game import Choose, EngineGames, FinishedGame
from harzdame_engine.dxp.messages import MOST_COUNTED, STANDARD_GAME, DxpError
from harzdame_engine.dxp.visits import Visit, receive_visitor
from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position
from harzdame_engine.machine import largest_table_mb
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.game_file import GameAppender
from harzdame_engine.rules.variants import variants
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Limit
from harzdame_engine.search.levels import LEVELS
from harzdame_engine.version import version

_MARGIN = 30.0
"""Seconds of silence beyond the clock, and between two games while somebody else waits."""
_IDLE = 1800.0
"""Seconds between two games while nobody else waits."""
_UNLIMITED = 60
"""Minutes in which a move is waited for, in games without a clock."""
_COLORS = {"white": Color.WHITE, "black": Color.BLACK}


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.add_argument(
        "role", choices=("serve", "connect"), help="wait for a program, or connect to one that waits"
    )
    parser.add_argument(
        "--host",
        type=_host,
        default=LOOPBACK,
        help="the machine to connect to; for serve the address to listen at, only this machine's own",
    )
    parser.add_argument(
        "--port", type=within(0, 65535), default=PORT, help="the port; for serve, 0: any free one"
    )
    parser.add_argument("--games", type=whole, default=1, help="the number of games")
    parser.add_argument(
        "--color", choices=_COLORS, default="white", help="our color in the first game that we ask for"
    )
    parser.add_argument(
        "--game",
        choices=[rules.id for rules in variants()],
        default=STANDARD_GAME,
        metavar="GAME",
        help="the game that we ask for; any but international only of another Harzdame",
    )
    parser.add_argument(
        "--minutes",
        type=within(1, MOST_COUNTED),
        default=5,
        help="each side's time, in games that we ask for",
    )
    parser.add_argument(
        "--moves", type=within(0, MOST_COUNTED), default=0,
        help="the most moves of games that we ask for, 0: any number",
    )  # fmt: skip
    parser.add_argument("--time", type=duration, help="seconds for a move (default: as the minutes allow)")
    levels = [level.id for level in LEVELS]
    parser.add_argument("--level", choices=levels, default=levels[-1], help="the level")
    size = within(1, largest_table_mb())
    parser.add_argument("--hash", type=size, default=64, help="MiB of the transposition table")
    parser.add_argument("--pdn", help="a file to which the games are added")
    parser.set_defaults(run=run)


def _host(text: str) -> str:
    """The name or address of a machine, for argparse, in a form that the system can be asked about."""
    if not is_host(text):
        raise argparse.ArgumentTypeError("must be the name or the address of a machine")
    return text


def run(options: argparse.Namespace) -> None:
    """Play the games; each is printed with its result."""
    try:
        file = GameAppender(Path(options.pdn)) if options.pdn else None
        play = _Play(options, _Chooser(Engine(options.hash), options.level), file)
        if options.role == "connect":
            with closing(connect(options.host, options.port)) as channel:
                play.ask(channel)
        else:
            with closing(Listener(options.port, options.host)) as listener:
                print(f"waiting at {options.host}:{listener.port}", flush=True)
                play.serve(listener)
    except (OSError, DxpError, MatchError) as error:
        leave(Exit.FAILED, error)


class _Play:
    """The games asked for, with one program or with whoever comes."""

    def __init__(self, options: argparse.Namespace, choose: Choose, file: GameAppender | None) -> None:
        self._options = options
        self._choose = choose
        self._file = file
        self._played = 0

    def ask(self, channel: Channel) -> None:
        """Ask for the games, with the colours changed after each.

        Raises:
            OSError, DxpError: the other end is gone, or says what may not be said.
            MatchError: a game cannot be written.
        """
        options, games = self._options, self._games_on(channel)
        color = _COLORS[options.color]
        while self._played < options.games:
            games.ask(color, options.minutes, options.moves, options.game)
            color = color.other
            if not self._goes_on(games):
                break

    def serve(self, listener: Listener) -> None:
        """Play with whoever comes, one after the other, until the games are played.

        Whoever leaves or breaks off, says what may not be said or falls silent is let go, and the next
        one received.

        Raises:
            OSError: it is not possible to listen any longer.
            MatchError: a game cannot be written.
        """
        begun: list[EngineGames] = []

        def judge(visit: Visit) -> None:
            games = self._games_on(visit.channel, listener)
            if begins := games.answer(visit.request):
                begun.append(games)
            visit.judge(begins)

        while self._played < self._options.games:
            channel = receive_visitor(listener, judge, lambda: False)
            if channel is None:
                return
            with closing(channel):
                try:
                    while self._played < self._options.games and self._goes_on(begun[-1], whole=True):
                        pass
                except MatchError:
                    raise
                except (OSError, ValueError) as error:  # a position can be beyond what can be played, too
                    print(f"a visitor was let go: {error}", file=sys.stderr, flush=True)
            begun.clear()

    def _goes_on(self, games: EngineGames, *, whole: bool = False) -> bool:
        """Play a game; whether there was one. `whole`: one that is broken off counts for nothing.

        Raises:
            OSError, DxpError: the other end is gone, or says what may not be said.
            MatchError: the game cannot be written.
        """
        finished = games.play()
        if finished is None:
            return False
        if whole and finished.broken_off:
            raise DxpError("the game was broken off")
        self._played += 1
        _report(self._played, finished, self._file)
        return True

    def _games_on(self, channel: Channel, listener: Listener | None = None) -> EngineGames:
        def silence(seconds: float, playing: bool) -> bool:
            if listener is None:
                return False
            if playing:
                return seconds > 60 * (games.minutes or _UNLIMITED) + _MARGIN
            return seconds > (_MARGIN if listener.is_knocked_at() else _IDLE)

        name, seconds = f"Harzdame {version()}", self._options.time
        games = EngineGames(
            name, channel, self._choose, seconds=seconds, given_up=lambda: False, silence=silence
        )
        return games


class _Chooser:
    """Our engine at a level, from its book where the level has one."""

    def __init__(self, engine: Engine, level: str) -> None:
        self._engine = engine
        self._level = next(each for each in LEVELS if each.id == level)
        self._moves = BookOrSearch(installed_book)

    def __call__(self, positions: Sequence[Position], limit: Limit) -> Move:
        *history, position = positions
        info = self._moves.reply(
            position,
            lambda: self._engine.analyse(
                position, limit, history=history, level=self._level, seed=position.key
            ),
            margin=0,
            history=history,
            level=self._level,
        )
        return info.best or position.legal_moves()[0]


def _report(number: int, finished: FinishedGame, file: GameAppender | None) -> None:
    tree = finished.tree
    result = tree.result.result if tree.result else "*"
    moves = len(tree.mainline()) - 1
    print(
        f"game {number}: {tree.tags['White']} – {tree.tags['Black']}  {result}  ({moves} plies)", flush=True
    )
    if file:
        file.add(pdn.write(tree))
