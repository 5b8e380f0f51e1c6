"""A ladder's results, kept line by line: what was played is never lost and never played again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.game_file import GameFile


class Pairing(NamedTuple):
    """Two players by their ids, and a `key` that differs when the games of one of them would."""

    upper: str
    lower: str
    key: str


class Results:
    """Points that the upper player of each pairing made in the two games from each opening, by its number.

    They stand in a file, one line an opening; a line that makes no sense, such
    as one half written, is passed over.
    """

    def __init__(self, path: Path | None) -> None:
        """Read what there is; None: nothing is kept.

        Raises:
            MatchError: the file cannot be read or written.
        """
        self._path = path
        self._file = GameFile(path) if path else None
        self._points: dict[Pairing, dict[int, float]] = {}
        if path:
            self._read(path)

    def played(self, pairing: Pairing) -> frozenset[int]:
        """The numbers of the openings played."""
        return frozenset(self._points.get(pairing, ()))

    def counts(self, pairing: Pairing) -> tuple[int, ...]:
        """How many openings brought 0, ½, 1, 1½ and 2 points."""
        counts = [0, 0, 0, 0, 0]
        for points in self._points.get(pairing, {}).values():
            counts[round(2 * points)] += 1
        return tuple(counts)

    def add(self, pairing: Pairing, opening: int, points: float) -> None:
        """Keep the points of both games.

        Raises:
            MatchError: the file cannot be written.
        """
        self._points.setdefault(pairing, {})[opening] = points
        if self._file:
            self._file.add(json.dumps([*pairing, opening, points]) + "\n")

    def _read(self, path: Path) -> None:
        try:
            lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError as error:
            raise MatchError(f"{path}: {error.strerror}") from None
        for line in lines:
            if (found := _result(line)) is not None:
                pairing, opening, points = found
                self._points.setdefault(pairing, {})[opening] = points


def _result(line: str) -> tuple[Pairing, int, float] | None:
    try:
        match json.loads(line):
            case [str(upper), str(lower), str(key), int(opening), (int() | float()) as points]:
                known = points in {0, 0.5, 1, 1.5, 2}
                return (Pairing(upper, lower, key), opening, float(points)) if known else None
    except ValueError:
        return None
    return None
