"""What the library and the tournament must hold after a kill, worked out beside the app from what was told.

Edits of the library are made one after another, so that after a kill it must be as it was after one of
them: not before the last that was shown as done, not after the last that was asked for.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.library.library import FILE_NAME, Library
from harzdame_engine.library.query import GameQuery
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.tournament import Tournament

from tests.soak.recovery.desk import GAMES_A_FILE, TOURNAMENT, Edit
from tests.soak.recovery.life import Life

GAMES_OF_THE_CUP = 4000


class Game(NamedTuple):
    """How a game of the library is sorted."""

    stars: int = 0
    sharp: bool = False
    folder: str = ""


class Shelf(NamedTuple):
    """The games of the library by their White, as far as a person has put them there, and its folders."""

    games: dict[str, Game]
    folders: frozenset[str]

    def after(self, edit: Edit, before: Shelf) -> Shelf:
        """The same after an edit. `before`: as it was before the last one, which may be undone."""
        kind, *what = edit
        games, folders = dict(self.games), set(self.folders)
        if kind == "undo":
            return before
        if kind == "add":
            games[what[0]] = Game(folder="My games")
        elif kind == "remove":
            games = {name: game for name, game in games.items() if name not in what[0]}
        elif kind == "folder":
            folders.add(what[0])
        elif kind == "drop":
            folders.discard(what[0])
            games = {
                name: game._replace(folder="") if game.folder == what[0] else game
                for name, game in games.items()
            }
        else:
            field = {"stars": "stars", "label": "sharp", "place": "folder"}[kind]
            for name in set(what[0]) & games.keys():
                games[name] = games[name]._replace(**{field: what[-1]})
        return Shelf(games, frozenset(folders))


class Ledger:
    """The library and the tournament of a profile over many lives of the app."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._shelf = Shelf({}, frozenset())
        self._edits = self._reviews = 0
        self._imported: set[str] = set()
        self._on_record: set[str] = set()
        self._reported: set[str] = set()
        path = folder / "tournaments" / TOURNAMENT
        path.parent.mkdir(exist_ok=True)
        players = ("name=Anna person=true", "name=Ben person=true")
        Tournament.created(Plan("Cup", "2026.01.01", "harzdame", players, games=GAMES_OF_THE_CUP), path)
        Library(folder / FILE_NAME).close()

    @property
    def figures(self) -> str:
        """How much has been done."""
        return (
            f"{self._edits} edits of the library, {len(self._imported)} imports, "
            f"{len(self._on_record)} games on record, {self._reviews} lives with a review under way"
        )

    def check(self, life: Life) -> Iterator[str]:
        """What is wrong after a life, in words."""
        self._edits += len(life.of("done"))
        self._reviews += life.of("back", "seen")[-1][1]["reviewing"]
        with Library(self._folder / FILE_NAME) as library:
            rows = library.games.rows(list(library.search(GameQuery()).ids))
            names = {folder.id: "My games" if folder.own else folder.name for folder in library.folders.all()}
            sharp = set(library.search(GameQuery(label="sharp")).ids)
        counts = Counter(row.white for row in rows)
        doubled = sorted(name for name, count in counts.items() if count > 1 and name[:1] in "LIT")
        if doubled:
            yield f"doubled: {doubled}"
        games = {
            row.white: Game(row.stars, row.id in sharp, names.get(row.folder or 0, ""))
            for row in rows
            if row.white.startswith("L")
        }
        folders = frozenset(name for name in names.values() if name.startswith("F"))
        yield from self._check_shelf(life, Shelf(games, folders))
        yield from self._check_imports(life, counts)
        yield from self._check_record(life)

    def _check_shelf(self, life: Life, found: Shelf) -> Iterator[str]:
        asked = [value for _at, value in life.of("asked")]
        done = len(life.of("done"))
        states = [self._shelf]
        for edit in asked:
            states.append(states[-1].after(edit, states[-2] if len(states) > 1 else states[-1]))
        if found not in states[done:]:
            known = states[done]
            wrong = {
                name: (known.games.get(name), found.games.get(name))
                for name in known.games.keys() | found.games.keys()
                if known.games.get(name) != found.games.get(name)
            }
            near = asked[max(0, done - 3) : done + 3]
            yield f"the library differs from {done} of {len(asked)} edits, such as {near}: {wrong}"
            yield f"folders {sorted(known.folders ^ found.folders)}"
        self._shelf = found

    def _check_imports(self, life: Life, counts: Counter[str]) -> Iterator[str]:
        self._imported |= {value for _at, value in life.of("imported")}
        for stem in self._imported:
            there = sum(f"I{stem}/{number}" in counts for number in range(GAMES_A_FILE))
            if there != GAMES_A_FILE:
                yield f"{there} of {GAMES_A_FILE} games of an import that was done"

    def _check_record(self, life: Life) -> Iterator[str]:
        path = self._folder / "tournaments" / TOURNAMENT
        lines = [json.loads(line) for line in path.read_bytes().splitlines()[1:] if line.endswith(b"}")]
        counts = Counter(line["id"] for line in lines)
        self._reported |= {value for _at, value in life.of("reported")}
        for _at, value in life.of("on record"):
            self._on_record |= set(value)
        if twice := [game for game, count in counts.items() if count > 1]:
            yield f"twice on record: {twice}"
        if gone := sorted(self._on_record - counts.keys()):
            yield f"no more on record: {gone}"
        if strange := sorted(counts.keys() - self._reported):
            yield f"on record, but not played: {strange}"
