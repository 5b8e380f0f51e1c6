"""``dxp``: the engine at one end of a DamExchange connection, for whole games; see docs/dxp.md."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from harzdame_engine import pdn
from harzdame_engine.books.book_or_search import BookOrSearch
from harzdame_engine.books.opening_book import installed_book
from harzdame_engine.cli.options import Exit, duration, leave, whole, within
from harzdame_engine.dxp.channel import LOOPBACK, PORT, Channel, Listener, connect, is_host
from harzdame_engine.dxp.engine_game import EngineGames, FinishedGame
from harzdame_engine.dxp.messages import MOST_COUNTED, STANDARD_GAME, DxpError
from harzdame_engine.dxp.visits import Visit, receive_visitor
from harzdame_engine.files.whole_file import append_whole
from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position
from harzdame_engine.machine import largest_table_mb
from harzdame_engine.rules.variants import variants
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Limit
from harzdame_engine.search.levels import LEVELS
from harzdame_engine.version import version

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
    choose = _Chooser(Engine(options.hash), options.level)

    def games_on(channel: Channel) -> EngineGames:
        name = f"Harzdame {version()}"
        return EngineGames(name, channel, choose, seconds=options.time, given_up=lambda: False)

    try:
        if options.role == "connect":
            channel = connect(options.host, options.port)
            games = games_on(channel)
        else:
            channel, games = _serve(options, games_on)
        with closing(channel):
            _play(options, games)
    except (OSError, DxpError) as error:
        leave(Exit.FAILED, error)


def _serve(
    options: argparse.Namespace, games_on: Callable[[Channel], EngineGames]
) -> tuple[Channel, EngineGames]:
    """Wait for a program until a game with it has begun; others are let go. Raises OSError."""
    begun: list[EngineGames] = []

    def judge(visit: Visit) -> None:
        games = games_on(visit.channel)
        if games.answer(visit.request):
            begun.append(games)
        visit.judge(bool(begun))

    with closing(Listener(options.port, options.host)) as listener:
        print(f"waiting at {options.host}:{listener.port}", flush=True)
        channel = receive_visitor(listener, judge, lambda: False)
    if channel is None:
        raise OSError("nobody came")
    return channel, begun[-1]


def _play(options: argparse.Namespace, games: EngineGames) -> None:
    color = _COLORS[options.color]
    for number in range(1, options.games + 1):
        if options.role == "connect":
            games.ask(color, options.minutes, options.moves, options.game)
            color = color.other
        finished = games.play()
        if finished is None:
            break
        _report(number, finished, options.pdn)


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


def _report(number: int, finished: FinishedGame, path: str | None) -> None:
    tree = finished.tree
    result = tree.result.result if tree.result else "*"
    moves = len(tree.mainline()) - 1
    print(
        f"game {number}: {tree.tags['White']} – {tree.tags['Black']}  {result}  ({moves} plies)", flush=True
    )
    if path:
        append_whole(Path(path), (pdn.write(tree) + "\n").encode())
