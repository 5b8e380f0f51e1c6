"""A session of our engine: the settings, position and level of one conversation, and its searches.

It knows nothing of where lines come from. Each ``go`` is answered by ``done`` or by one ``error``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from harzdame_engine.books.book_or_search import BookOrSearch
from harzdame_engine.books.cache import BookCache
from harzdame_engine.endgames.cache import EndgameCache, cache_named
from harzdame_engine.files.errors import WeightsError
from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.position import Position
from harzdame_engine.hub.limits import parse_level
from harzdame_engine.hub.lines import HubLine, HubSyntaxError, format_line
from harzdame_engine.hub.notation import parse_moves, parse_position
from harzdame_engine.hub.output import Output, done_line, info_lines
from harzdame_engine.hub.parameters import changed, declarations, usual_settings
from harzdame_engine.search.engine import Engine, StopToken
from harzdame_engine.search.info import Info, Limit
from harzdame_engine.version import version

_MODES = ("think", "ponder", "analyze")


class Session:
    """One conversation. Commands are carried out one at a time, in one thread."""

    def __init__(self, output: Output, books: BookCache | None = None) -> None:
        """`books`: those to play from; None means the installed ones."""
        self._output = output
        self._books = books or BookCache(output.remark)
        self._moves = BookOrSearch(self._books.book)
        self._rng = Random()  # noqa: S311 - no secret
        self._settings = usual_settings()
        self._tables = self._chosen_tables()
        self._engine: Engine | None = None
        self._positions: list[Position] = []  # of the game so far; [] if there is nothing to search
        self._limit: Limit | None = Limit()  # None if the last one was malformed
        self._commands: dict[str, Callable[[Mapping[str, str], StopToken], None]] = {
            "hub": lambda _arguments, _stop: self._hub(),
            "set-param": lambda arguments, _stop: self._set_param(arguments),
            "init": lambda _arguments, stop: self._init(stop),
            "pos": lambda arguments, _stop: self._pos(arguments),
            "level": lambda arguments, _stop: self._level(arguments),
            "new-game": lambda _arguments, _stop: self._new_game(),
            "go": self._go,
        }

    def knows(self, command: str) -> bool:
        """Whether it can carry out this command."""
        return command in self._commands

    def execute(self, message: HubLine, stop: StopToken) -> None:
        """Carry out a message whose command it knows, until `stop`; report errors."""
        try:
            self._commands[message.command](message.arguments, stop)
        except MemoryError:
            self._engine = None  # frees its memory
            self._output.error("there is not enough memory: choose a smaller hash")
        except (HubSyntaxError, PositionError, WeightsError) as error:
            self._output.error(error)

    def _hub(self) -> None:
        identity = {"name": "Harzdame", "version": version(), "author": "The Harzdame authors"}
        self._output.write(format_line("id", identity))
        for declaration in declarations():
            self._output.write(format_line("param", declaration))
        self._output.write("wait")

    def _set_param(self, arguments: Mapping[str, str]) -> None:
        before = self._settings
        self._settings = changed(before, _needed(arguments, "name"), _needed(arguments, "value"))
        if self._settings.rules is not before.rules:
            self._positions = []
        if self._settings.tables != before.tables:
            self._tables = self._chosen_tables()
            self._engine = None
        if (self._settings.without, self._settings.evaluation) != (before.without, before.evaluation):
            self._engine = None

    def _init(self, stop: StopToken) -> None:
        self._engine, self._positions, self._limit = None, [], Limit()
        # load table, book and endgames now rather than on the clock of the first move
        start = Position.start(self._settings.rules.id)
        if self._settings.book:
            self._books.book(start.rules)
        self._ready_engine().analyse(start, Limit(depth=1), stop=stop)
        self._output.write("ready")

    def _pos(self, arguments: Mapping[str, str]) -> None:
        self._positions = []  # an old position must not be searched for a bad new one
        root = parse_position(_needed(arguments, "pos"), self._settings.rules)
        self._positions = parse_moves(arguments.get("moves", ""), root)

    def _level(self, arguments: Mapping[str, str]) -> None:
        self._limit = None
        self._limit = parse_level(arguments)

    def _new_game(self) -> None:
        if self._engine:
            self._engine.new_game()

    def _go(self, arguments: Mapping[str, str], stop: StopToken) -> None:
        modes = [mode for mode in _MODES if mode in arguments]
        if len(modes) != 1:
            raise HubSyntaxError(f"go needs one of {', '.join(_MODES)}")
        if not self._positions:
            raise HubSyntaxError("go needs a position: there is none, or the last one made no sense")
        if self._limit is None:
            raise HubSyntaxError("go needs a level: the last one made no sense")
        *history, position = self._positions
        if not position.legal_moves():
            raise HubSyntaxError("the game is over: there is no move")
        settings, limit = self._settings, self._limit
        analyzes = "analyze" in modes
        # without a limit the search is to go on until stopped
        by_book = settings.book and "think" in modes and limit != Limit()
        info = self._moves.reply(
            position,
            lambda: self._ready_engine().analyse(
                position,
                limit,
                on_info=self._tell,
                stop=stop,
                history=history,
                lines=settings.lines if analyzes else 1,
                ponder="ponder" in modes,
                level=None if analyzes else settings.strength,
                seed=self._rng.getrandbits(31),
            ),
            margin=settings.book_margin if by_book else None,
            history=history,
            level=settings.strength,
        )
        if info.from_book:
            self._tell(info)
        self._output.write(done_line(info.pv))

    def _ready_engine(self) -> Engine:
        settings = self._settings
        if self._engine is None:
            self._engine = Engine(
                without=settings.without,
                evaluation=settings.evaluation,
                on_problem=self._output.remark,
                tables=self._tables,
            )
        self._engine.configure(hash_mb=settings.hash_mb, threads=settings.threads)
        return self._engine

    def _chosen_tables(self) -> EndgameCache | None:
        return cache_named(self._settings.tables, self._output.remark)

    def _tell(self, info: Info) -> None:
        for line in info_lines(info):
            self._output.write(line)


def _needed(arguments: Mapping[str, str], name: str) -> str:
    if name not in arguments:
        raise HubSyntaxError(f"{name} is missing")
    return arguments[name]
