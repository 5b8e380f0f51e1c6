"""The games of a file as a scan finds them: where they lie, their tags, and the problems that show.

The core keeps the text and a few bytes a game. Tags, text and records of a game
are made when they are asked for, so that a file of a hundred thousand games
takes little more memory than its text.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import overload

from harzdame_engine import _core
from harzdame_engine.pdn.problems import LINE_END, PdnProblem, ProblemKind, Unclosed
from harzdame_engine.pdn.reader import PdnReading, beginning_of, read_game
from harzdame_engine.pdn.recognition import recognise, tell_by_moves, usual_game
from harzdame_engine.pdn.replay import ReplayedLine, replay
from harzdame_engine.pdn.tags import NamedGame, find_variant, lookup, write_gametype
from harzdame_engine.rules.rules import Rules

_FLAWS = (
    (ProblemKind.BINARY, ""),
    (ProblemKind.TRUNCATED, Unclosed.TAG),
    (ProblemKind.TRUNCATED, Unclosed.COMMENT),
    (ProblemKind.TRUNCATED, Unclosed.VARIATION),
    (ProblemKind.TRUNCATED, Unclosed.GAME),
)
"""The core's kinds of flaws by their numbers; the last two are found when the game has ended."""
_VARIATION, _GAME = 3, 4
_MOST_PROBLEMS = 20  # of one game: more say no more
_EXCERPT = 60
_NEIGHBOURS = 24
"""About as many games of a file are looked at to know what those are that do not say it."""


class _Contents:
    """What the core found in a text, and the games that the tags name, by the core's numbers."""

    def __init__(self, found: _core.GameIndex) -> None:
        self.found = found
        self.names = tuple(_named(*values) for values in found.names)

    @cached_property
    def usual(self) -> NamedGame | None:
        """The game of the file's games, if they show just one: of a sample spread over all."""
        count = len(self.found)
        numbers = range(1, count + 1, max(1, count // _NEIGHBOURS))
        return usual_game(
            game.named if game.named.name else tell_by_moves(game.text, game.tags)
            for game in (PdnGame(self, number) for number in numbers)
        )


class PdnGame:
    """One game of a file.

    `number`, and `line` and `column` of its beginning, count from 1. The text of
    the game is the file's from offset `start` to `end`, without the blank lines
    around it. Games are equal that have the same number in the same file.
    """

    __slots__ = ("_contents", "_name", "_recognised", "column", "end", "line", "number", "start")

    def __init__(self, contents: _Contents, number: int) -> None:
        self._contents = contents
        self.number = number
        self._recognised: NamedGame | None = None
        self.start, self.end, self.line, self.column, self._name = contents.found.game(number)

    @property
    def tags(self) -> dict[str, str]:
        """The tags, verbatim and in the file's order; a new dictionary at each call."""
        return self._contents.found.tags(self.number)

    @property
    def named(self) -> NamedGame:
        """The game that the tags name."""
        return self._contents.names[self._name]

    @property
    def recognised(self) -> NamedGame:
        """The game that it is: by its tags, else by its moves and its neighbours in the file."""
        if self._recognised is None:
            named = self.named
            self._recognised = named if named.name else recognise(self.text, self.tags, self._contents.usual)
        return self._recognised

    @property
    def game_name(self) -> str:
        """The game's name in the tags, or the general name of a foreign game; "" if the game is assumed."""
        return self.recognised.name

    @property
    def guessed(self) -> bool:
        """Whether nothing decides which of our games it is: other rules fit its text as well."""
        return self.recognised.guessed

    @property
    def rules(self) -> Rules | None:
        """The rules of the game; None if it is none of ours."""
        return self.recognised.rules

    @property
    def text(self) -> str:
        """This game's slice of the file, verbatim."""
        return self._contents.found.text(self.number)

    @property
    def fits(self) -> tuple[Rules, ...]:
        """Where nothing decides, the games on the squares of one colour that its text can be."""
        if not self.guessed:
            return ()
        return tuple(fit.rules for fit in tell_by_moves(self.text, self.tags).fits)

    def read_as(self, rules: Rules) -> PdnReading:
        """The same as another game than it was recognised as; when it is written, it names it."""
        other = NamedGame(rules, "")
        return read_game(self.text, self.tags, self.number, self.line, self.column, game=other)

    @property
    def own_text(self) -> str:
        """The text as it may stand alone: with the game in tags where only the others of its file tell it."""
        text, rules = self.text, self.rules
        if rules is None or self.named.name or recognise(text, self.tags).rules == rules:
            return text
        named = f'[GameType "{write_gametype(rules)}"]\n[Variant "{rules.id}"]\n'
        return f"{named}{text}" if text.startswith("[") else f"{named}\n{text}"

    @property
    def data(self) -> bytes:
        """The same in UTF-8, which needs no decoding."""
        return self._contents.found.utf8(self.number)

    @property
    def digest(self) -> bytes:
        """What it shares with a text that is the same letter by letter, see `text_digest`."""
        return _digest(self.data)

    def read(self) -> PdnReading:
        """Read the moves. Never raises: the readable part is kept, and `problems` describe the rest."""
        return read_game(self.text, self.tags, self.number, self.line, self.column, game=self.recognised)

    def replay(self) -> ReplayedLine | None:
        """Read the main line alone, at a hundredth of the cost; None without a position to begin with."""
        tags = self.tags
        start = beginning_of(self.recognised, tags).position
        return replay(self.data, start, (lookup(tags, "Result") or "").strip()) if start else None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PdnGame):
            return NotImplemented
        return self.number == other.number and self._contents.found is other._contents.found

    def __hash__(self) -> int:
        return hash((self.number, id(self._contents.found)))

    def __repr__(self) -> str:
        return f"PdnGame(number={self.number}, line={self.line}, tags={self.tags})"


class PdnGames(Sequence[PdnGame]):
    """The games of a file in its order, each made when it is asked for."""

    __slots__ = ("_contents",)

    def __init__(self, contents: _Contents) -> None:
        self._contents = contents

    def __len__(self) -> int:
        return len(self._contents.found)

    @overload
    def __getitem__(self, index: int) -> PdnGame: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[PdnGame, ...]: ...
    def __getitem__(self, index: int | slice) -> PdnGame | tuple[PdnGame, ...]:
        numbers = range(1, len(self) + 1)[index]
        if isinstance(numbers, int):
            return PdnGame(self._contents, numbers)
        return tuple(PdnGame(self._contents, number) for number in numbers)

    def __iter__(self) -> Iterator[PdnGame]:
        return (PdnGame(self._contents, number) for number in range(1, len(self) + 1))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PdnGames | tuple):
            return NotImplemented
        return len(self) == len(other) and all(mine == its for mine, its in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]


class PdnFile:
    """The games of a file and the problems that show without reading moves.

    Immutable; may be used from any thread.
    """

    def __init__(self, index: _core.GameIndex) -> None:
        self._contents = _Contents(index)

    @property
    def games(self) -> PdnGames:
        """The games in the file's order."""
        return PdnGames(self._contents)

    @cached_property
    def problems(self) -> tuple[PdnProblem, ...]:
        """The problems. One has the number of its game, or 0 if it is the whole file's.

        Reading a game gives all of its own.
        """
        index, names = self._contents.found, self._contents.names
        if not len(index):
            return (_why_empty(index.source),)
        flaws = defaultdict(list)
        for number, *flaw in index.flaws:
            flaws[number].append(flaw)
        doubtful = index.named([named.rules is None or bool(named.contradiction) for named in names])
        return tuple(
            problem
            for number in sorted({*flaws, *doubtful})
            for problem in islice(_problems(PdnGame(self._contents, number), flaws[number]), _MOST_PROBLEMS)
        )

    @property
    def line_end(self) -> str:
        """The line end that the file uses."""
        return self._contents.found.line_end

    @property
    def text(self) -> str:
        """The whole text, made anew at each call."""
        return self._contents.found.source

    def numbers_by_digest(self) -> dict[bytes, int]:
        """The games by the digests of their texts; of equal ones the first."""
        found: dict[bytes, int] = {}
        for game in self.games:
            found.setdefault(game.digest, game.number)
        return found

    def replaced(self, number: int, text: str) -> PdnFile:
        """The file with game `number` rewritten as `text`, in the file's line ends.

        Only what is near that game is scanned. `text` may hold any number of games.
        """
        game = self.games[number - 1]
        lines = LINE_END.sub(self._contents.found.line_end, text).rstrip()
        return self.edited(game.start, game.end, lines)

    def edited(self, start: int, end: int, text: str) -> PdnFile:
        """The file with the characters from offset `start` to `end` replaced by `text`, as a scan finds it.

        Only what is near is scanned.
        """
        return PdnFile(self._contents.found.replaced(start, end, text))


def text_digest(text: str) -> bytes:
    """A short value that two texts share only if they are equal letter by letter."""
    return _digest(text.encode("utf-8", "surrogatepass"))


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()


def _named(variant: str | None, gametype: str | None) -> NamedGame:
    tags = {"Variant": variant, "GameType": gametype}
    return find_variant({name: value for name, value in tags.items() if value is not None})


def _problems(game: PdnGame, flaws: list[list[int]]) -> Iterator[PdnProblem]:
    """The problems of one game whose flaws (kind, line, column) the core has found."""
    named, number = game.named, game.number

    def found(kind: int, line: int, column: int) -> PdnProblem:
        return PdnProblem(_FLAWS[kind][0], line, column, number, _FLAWS[kind][1])

    yield from (found(*flaw) for flaw in flaws if flaw[0] < _VARIATION)
    if named.rules is None:
        yield PdnProblem(ProblemKind.UNKNOWN_VARIANT, game.line, game.column, number, named.name)
    yield from (
        found(*flaw)
        for flaw in flaws
        if flaw[0] == _VARIATION or (flaw[0] == _GAME and named.rules is not None)
    )
    if named.contradiction:
        yield PdnProblem(ProblemKind.CONTRADICTORY_GAME, game.line, game.column, number, named.contradiction)


def _why_empty(source: str) -> PdnProblem:
    """What distinguishes a file without text from one without games."""
    text = source.strip("\0 \t\r\n\x1a\ufeff")
    if text:
        detail = " ".join(text[: 4 * _EXCERPT].split())[:_EXCERPT]
        return PdnProblem(ProblemKind.NO_GAMES, detail=detail)
    return PdnProblem(ProblemKind.BINARY if "\0" in source else ProblemKind.EMPTY)
