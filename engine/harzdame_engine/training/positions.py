"""The positions to fit to: those of files of games and of labelled positions, frame by frame.

Files are looked through once, and of each frame only its place is kept. They
are then read as often as is liked, in any order; positions of games are made
anew each time by replaying them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.files.regular import open_regular
from harzdame_engine.game.position import Position
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.rules import Rules
from harzdame_engine.training.frames import FramePlace, frame_at
from harzdame_engine.training.games_file import GamesFileError, game_places, rules_of
from harzdame_engine.training.positions_file import (
    PositionsFileError,
    holds_positions,
    position_places,
    rules_of_positions,
)


class FilePart(NamedTuple):
    """A frame of a file. `games`: whether it holds games, else labelled positions."""

    path: Path
    place: FramePlace
    games: bool


def rules_of_files(paths: Sequence[Path]) -> Rules:
    """The rules of all these files of games and of positions.

    Raises:
        GamesFileError, PositionsFileError: a file holds neither, or something by other rules than the first.
        OSError: a file cannot be read.
    """
    found: Rules | None = None
    for path in paths:
        rules = rules_of_positions(path) if holds_positions(path) else rules_of([path])
        if found is not None and rules.id != found.id:
            kind = PositionsFileError if holds_positions(path) else GamesFileError
            raise kind(f"{path} is of {rules.id}, {paths[0]} of {found.id}")
        found = rules
    if found is None:
        raise ValueError("there are no files")
    return found


def pieces_of(paths: Sequence[Path]) -> Iterator[FilePart]:
    """The undamaged frames of all files.

    Raises:
        GamesFileError, PositionsFileError: a file holds neither games nor positions.
        OSError: a file cannot be read.
    """
    for path in paths:
        games = not holds_positions(path)
        places = game_places(path) if games else position_places(path)
        yield from (FilePart(path, place, games) for place in places)


def divided(pieces: Sequence[FilePart], held_out: int) -> tuple[list[FilePart], list[FilePart]]:
    """The frames to fit to, and one in so many to hold out.

    Raises:
        ValueError: there are too few for both.
    """
    train = [piece for number, piece in enumerate(pieces) if number % held_out]
    if not train:
        raise ValueError("there are too few games: some to fit to and some to hold out are needed")
    return train, list(pieces[::held_out])


def records_of(rules: Rules, pieces: Sequence[FilePart], one_in: int) -> Iterator[bytes]:
    """The packed positions of each frame; of games about one in so many that nobody can capture in.

    Raises:
        GamesFileError, PositionsFileError: a file has changed, or holds something by other rules.
        OSError: a file cannot be read.
    """
    native = native_rules(rules)
    start = Position.start(rules.id)._core  # noqa: SLF001 - one package, one core
    for path, place, games in pieces:
        with open_regular(path) as file:
            found = frame_at(file, place)
        if found is None:
            raise (GamesFileError if games else PositionsFileError)(f"{path} has changed meanwhile")
        if not games:
            yield found
            continue
        try:
            yield native.width.labelled_of_games(rules=native.rules, start=start, games=found, one_in=one_in)
        except ValueError as error:
            raise GamesFileError(f"{path}: {error}") from None


def buffers_of(rules: Rules, frames: Iterator[bytes], positions: int) -> Iterator[bytes]:
    """The frames put together to buffers of at least so many positions, but for the last.

    Groups are numbered anew, so that those of different files are not taken for one.
    """
    width = native_rules(rules).width
    size = positions * width.labelled_bytes()
    waiting: list[bytes] = []
    held, group = 0, 1
    for frame in frames:
        numbered, group = width.renumber_groups(frame, group)
        waiting.append(numbered)
        held += len(numbered)
        if held >= size:
            yield b"".join(waiting)
            waiting, held, group = [], 0, 1
    if held:
        yield b"".join(waiting)
