"""Files of labelled positions: 33 bytes a position, 57 on wide boards, before compression.

A file begins with two lines of text: a magic line, and as JSON the `Contents`:
the game, the fingerprint of its rules, and how the positions were made. Frames
of records follow (`frames.py`), in the form of engine/core/training/labelled.hpp.

The positions of a group are neighbours in one frame. Whoever makes a frame
numbers its groups as it likes, neighbouring ones differently; the writer
numbers them throughout the file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from harzdame_engine import _core
from harzdame_engine.files.regular import open_regular
from harzdame_engine.files.replacing import put_in_place
from harzdame_engine.files.untrusted import parse_header, typed
from harzdame_engine.files.whole_file import append_whole, write_whole
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant, variants
from harzdame_engine.training.frames import FramePlace, frames_from, packed_frame, places_from

MAGIC = b"Harzdame positions 1\n"
_LONGEST_HEADER = 1_000_000
_MOST_SOURCES = 1000


class PositionsFileError(Exception):
    """A file without usable positions; the message says which and why."""


class Contents(NamedTuple):
    """The game of a file's positions, the fingerprint of its rules, and how the positions were made.

    `made` has a record for each file that was merged into this one: the
    conditions of the games, the labels, the seed, whatever their maker keeps.
    """

    game: str
    rules: str
    made: Sequence[Mapping[str, Any]]


class PositionsFrame(NamedTuple):
    """Some positions, one after the other, in the core's form."""

    positions: int
    data: bytes


def contents_of(rules: Rules, *made: Mapping[str, Any]) -> Contents:
    """The contents of a file for positions of this game, made so."""
    return Contents(rules.id, fingerprint(rules), made)


def read_contents(path: Path) -> Contents:
    """The contents of a file.

    Raises:
        PositionsFileError: it holds no positions.
        OSError: it cannot be read.
    """
    with open_regular(path) as file:
        return _read_header(path, file)


def holds_positions(path: Path) -> bool:
    """Whether the file begins as a file of positions does.

    Raises:
        OSError: it cannot be read.
    """
    with open_regular(path) as file:
        return file.read(len(MAGIC)) == MAGIC


def rules_of_positions(path: Path) -> Rules:
    """The rules of the positions of a file.

    Raises:
        PositionsFileError: it holds none, or none by the rules that its game has now.
        OSError: it cannot be read.
    """
    with open_regular(path) as file:
        return _rules(path, _read_header(path, file))


def read_positions(path: Path) -> Iterator[PositionsFrame]:
    """The frames of a file; one of another length than it says ends the file, as a damaged one does.

    Raises:
        PositionsFileError: it holds no positions, or none by the rules that its game has now.
        OSError: it cannot be read.
    """
    with open_regular(path) as file:
        rules = _rules(path, _read_header(path, file))
        yield from _frames(file, rules)


def position_places(path: Path) -> Iterator[FramePlace]:
    """The places of the frames of a file.

    Raises:
        PositionsFileError: it holds no positions.
        OSError: it cannot be read.
    """
    with open_regular(path) as file:
        _read_header(path, file)
        yield from places_from(file)


def labelled(rules: Rules, frame: PositionsFrame) -> list[_core.Labelled]:
    """The positions of a frame with their labels.

    Raises:
        ValueError: there is anything else in it.
    """
    native = native_rules(rules)
    return native.width.read_labelled(native.rules, frame.data)


class PositionsWriter:
    """A file that positions are appended to; `positions` is their number, `frames` that of the frames."""

    def __init__(self, path: Path, rules: Rules, *made: Mapping[str, Any]) -> None:
        """Open the file, or create it. `made`: see `Contents`.

        Raises:
            PositionsFileError: it holds something else, or positions made in another way.
            OSError: it cannot be read or written.
        """
        self.positions = 0
        self.frames = 0
        self._path = path
        self._rules = rules
        self._next_group = 1
        contents = contents_of(rules, *made)
        if path.exists() and path.stat().st_size:
            self._go_on(contents)
        else:
            header = json.dumps(contents._asdict()).encode() + b"\n"
            if len(header) > _LONGEST_HEADER or len(made) > _MOST_SOURCES:
                raise PositionsFileError(f"too much is to be said of how the positions in {path} were made")
            with write_whole(path) as file:
                file.write(MAGIC + header)

    def _go_on(self, contents: Contents) -> None:
        with self._path.open("r+b") as file:
            if _comparable(_read_header(self._path, file)) != _comparable(contents):
                raise PositionsFileError(f"the positions in {self._path} were made in another way")
            end = file.tell()
            for frame in _frames(file, self._rules):
                self._count(frame.positions, self._numbered(frame.data)[1])
                end = file.tell()
            file.truncate(end)

    def add(self, data: bytes) -> None:
        """Append records as one frame, on the disk before this returns; their groups are numbered anew.

        Raises:
            ValueError: it is no whole number of records.
            OSError: it cannot be written; the file is as it was.
        """
        positions, rest = divmod(len(data), record_bytes(self._rules))
        if rest:
            raise ValueError(f"{len(data)} bytes are no whole number of positions")
        numbered, following = self._numbered(data)
        append_whole(self._path, packed_frame(positions, numbered))
        self._count(positions, following)

    def _numbered(self, data: bytes) -> tuple[bytes, int]:
        return native_rules(self._rules).width.renumber_groups(data, self._next_group)

    def _count(self, positions: int, next_group: int) -> None:
        self.positions += positions
        self.frames += 1
        self._next_group = next_group


def merge(target: Path, sources: Sequence[Path]) -> int:
    """Write the positions of all files into a new one, and the list of how each was made.

    Returns:
        The number of positions.

    Raises:
        PositionsFileError: a file holds no positions, or positions by other rules than the first file's.
        OSError: a file cannot be read or written, or `target` is there.
    """
    found = [read_contents(source) for source in sources]
    rules = rules_of_positions(sources[0])
    for source, contents in zip(sources, found, strict=True):
        if contents.rules != fingerprint(rules):
            raise PositionsFileError(f"{source} holds positions by other rules than {sources[0]}")
    if target.exists():
        raise FileExistsError(0, "it is there already", str(target))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    writer = PositionsWriter(part, rules, *(made for contents in found for made in contents.made))
    for source in sources:
        for frame in read_positions(source):
            writer.add(frame.data)
    put_in_place(part, target)
    return writer.positions


def record_bytes(rules: Rules) -> int:
    """The bytes of a record of this game."""
    return native_rules(rules).width.labelled_bytes()


def _comparable(contents: Contents) -> str:
    return json.dumps(contents._asdict(), sort_keys=True)


def _rules(path: Path, contents: Contents) -> Rules:
    if contents.game not in {each.id for each in variants()}:
        raise PositionsFileError(f"{path} holds positions of the unknown {contents.game!r}")
    rules = variant(contents.game)
    if contents.rules != fingerprint(rules):
        raise PositionsFileError(f"{path} holds positions by other rules than those of {rules.name} now")
    return rules


def _read_header(path: Path, file: BinaryIO) -> Contents:
    if file.read(len(MAGIC)) != MAGIC:
        raise PositionsFileError(f"{path} holds no positions")
    try:
        found = typed(Contents, parse_header(file.readline(_LONGEST_HEADER)))
        if len(found.made) > _MOST_SOURCES or not all(isinstance(made, dict) for made in found.made):
            raise ValueError
    except ValueError:
        raise PositionsFileError(f"the beginning of {path} is damaged") from None
    return found


def _frames(file: BinaryIO, rules: Rules) -> Iterator[PositionsFrame]:
    """The undamaged frames from here on."""
    size = record_bytes(rules)
    for positions, data in frames_from(file):
        if len(data) != positions * size:
            return
        yield PositionsFrame(positions, data)
