"""Files of self-played games: three or four bytes a move before compression.

A file begins with two lines of text: a magic line, and as JSON the `Conditions`
of its games. Frames of games follow (`frames.py`), in the form of
engine/core/training/game_record.hpp.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import BinaryIO, NamedTuple

from harzdame_engine.files.regular import open_regular
from harzdame_engine.files.untrusted import parse_header, typed
from harzdame_engine.files.whole_file import append_whole, write_whole
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant, variants
from harzdame_engine.training.frames import FramePlace, frames_from, packed_frame, places_from

_MAGIC = b"Harzdame self-play 1\n"
_GAME_HEAD, _MOVE = 4, 4
"""The bytes of a game in a frame before its moves, and those of a move."""
_LONGEST_HEADER = 10_000


class GamesFileError(Exception):
    """A file without usable games; the message says which and why."""


@dataclass(frozen=True, slots=True)
class Conditions:
    """The conditions of games. `evaluation` names the judge of positions; `nodes` limit each search.

    In each game each side's `nodes` are doubled any number of times, drawn at
    random, up to `most_nodes`. A game begins with `least_random` to
    `most_random` moves at random, of both sides together, and counts if its
    first search finds an advantage of at most `balance` hundredths of a man.
    In `missing` of 1000 games a side has one to `most_missing` men less from the
    start, which counts whatever the search finds. Of 1000 moves `mistakes` are made at
    first sight. A side that is ahead by `resigned` in `resigned_after` searches
    in a row has won. `no_progress` plies without a capture or a man's move, or
    `longest` plies in all, make a draw. `tables` names the endgame tables that
    the sides play by; their verdict ends a game.
    """

    game: str
    rules: str
    evaluation: str
    seed: int
    nodes: int
    least_random: int = 4
    most_random: int = 12
    balance: int = 300
    resigned: int = 1000
    resigned_after: int = 6
    no_progress: int = 50
    longest: int = 300
    most_nodes: int = 0
    missing: int = 0
    most_missing: int = 2
    mistakes: int = 0
    tables: str = ""


class GamesFrame(NamedTuple):
    """Some games, one after the other, in the core's form."""

    games: int
    data: bytes


class PackedFrame(NamedTuple):
    """Some games, as they stand in the file."""

    games: int
    data: bytes


def games_in(frame: GamesFrame) -> Iterator[bytes]:
    """The games of a frame, each in the core's form: its length, and four bytes for each move."""
    begin = 0
    while begin < len(frame.data):
        moves = int.from_bytes(frame.data[begin : begin + 2], "little")
        end = begin + _GAME_HEAD + moves * _MOVE
        yield frame.data[begin:end]
        begin = end


def packed(frame: GamesFrame) -> PackedFrame:
    """A frame in the form of the file."""
    return PackedFrame(frame.games, packed_frame(*frame))


def read_conditions(path: Path) -> Conditions:
    """The conditions of the games of a file.

    Raises:
        GamesFileError: it holds no games.
        OSError: it cannot be read.
    """
    with open_regular(path) as file:
        return _read_header(path, file)


def rules_of(paths: Sequence[Path]) -> Rules:
    """The rules of the games of all these files.

    Raises:
        GamesFileError: a file holds no games, or games by other rules than the first file's game has now.
        OSError: a file cannot be read.
    """
    game = read_conditions(paths[0]).game
    if game not in {each.id for each in variants()}:
        raise GamesFileError(f"{paths[0]} holds games of the unknown {game!r}")
    rules = variant(game)
    for path in paths:
        if read_conditions(path).rules != fingerprint(rules):
            raise GamesFileError(f"{path} holds games by other rules than those of {rules.name} now")
    return rules


def read_frames(path: Path) -> Iterator[GamesFrame]:
    """The frames of a file, in the order in which they were played.

    Raises:
        GamesFileError: it holds no games.
        OSError: it cannot be read.
    """
    with open_regular(path) as file:
        _read_header(path, file)
        yield from _frames(file)


def game_places(path: Path) -> Iterator[FramePlace]:
    """The places of the frames of a file.

    Raises:
        GamesFileError: it holds no games.
        OSError: it cannot be read.
    """
    with open_regular(path) as file:
        _read_header(path, file)
        yield from places_from(file)


class GamesWriter:
    """A file that games are appended to; `games` is their number."""

    def __init__(self, path: Path, conditions: Conditions) -> None:
        """Open the file, or create it.

        Raises:
            GamesFileError: it holds something else, or games played in another way.
            OSError: it cannot be read or written.
        """
        self.games = 0
        self._path = path
        if path.exists() and path.stat().st_size:
            self._go_on(path, conditions)
        else:
            with write_whole(path) as file:
                file.write(_MAGIC + json.dumps(asdict(conditions)).encode() + b"\n")

    def _go_on(self, path: Path, conditions: Conditions) -> None:
        with path.open("r+b") as file:
            found = _read_header(path, file)
            if found != conditions:
                different = [
                    name for name, value in asdict(found).items() if asdict(conditions)[name] != value
                ]
                raise GamesFileError(
                    f"the games in {path} were played in another way: {', '.join(different)} differ"
                )
            end = file.tell()
            for frame in _frames(file):
                self.games += frame.games
                end = file.tell()
            file.truncate(end)

    def add(self, *frames: PackedFrame) -> None:
        """Append frames, on the disk before this returns; readers drop what a kill left half.

        Raises:
            OSError: it cannot be written; the file is as it was.
        """
        append_whole(self._path, b"".join(frame.data for frame in frames))
        self.games += sum(frame.games for frame in frames)


def _read_header(path: Path, file: BinaryIO) -> Conditions:
    if file.read(len(_MAGIC)) != _MAGIC:
        raise GamesFileError(f"{path} holds no self-played games")
    try:
        return typed(Conditions, parse_header(file.readline(_LONGEST_HEADER)))
    except ValueError:
        raise GamesFileError(f"the beginning of {path} is damaged") from None


def _frames(file: BinaryIO) -> Iterator[GamesFrame]:
    """The undamaged frames from here on."""
    return (GamesFrame(*found) for found in frames_from(file))
