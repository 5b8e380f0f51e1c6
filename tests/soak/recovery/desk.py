"""A person beside the board: edits of the library, imports and games of a tournament, each told as it is
asked for and again when it is shown as done.
"""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import Any

from harzdame_engine import Color, GameTree, Outcome, Position, Termination, pdn
from harzdame_engine.library.importing import ImportOptions
from harzdame_engine.library.query import GameQuery

from harzdame_gui.app import App
from harzdame_gui.controllers.tournament.course import Course
from tests.soak.recovery.board import Tell

TOURNAMENT = "cup.tournament"
GAMES_A_FILE = 120
_MOST_WAITING = 3
_PLIES = 12
Edit = list[Any]
"""A kind of edit and what it needs, as JSON has it; games are named by their White."""


def game_of(white: str, chance: random.Random) -> GameTree:
    """A game that no other is like."""
    position = Position.start("harzdame")
    tree = GameTree(position)
    node = tree.root
    while node.ply < _PLIES and (moves := node.position.legal_moves()):
        node = tree.add(node, chance.choice(moves))
    tree.tags["White"] = white
    return tree


class Desk:
    """Asks for one thing after another, and knows what the library shows."""

    def __init__(self, app: App, folder: Path, seed: int, chance: random.Random, tell: Tell) -> None:
        self._app = app
        self._folder = folder
        self._seed = seed
        self._random = chance
        self._tell = tell
        self._number = 0
        self._waiting = 0
        self._alone = False
        self._rows: dict[str, int] = {}
        self._folders: dict[str, int] = {}
        self._undo: Any = None
        self._importing = False
        self._fixtures: list[str] = []

    def begin(self) -> None:
        """Look at the library, and go on with an import that was broken off."""
        late = self._app.late
        self._look()
        late.library.changed.connect(self._look)
        late.tournaments.changed.connect(self._on_course)

    def act(self, subject: str) -> None:
        """Ask for something."""
        {"library": self._edit, "import": self._import, "tournament": self._report}[subject]()

    # The library

    def _look(self) -> None:
        self._app.late.library.search(GameQuery()).finished.connect(self._on_found)
        self._app.late.library.marks().finished.connect(self._on_marks)

    def _on_found(self, found: Any) -> None:
        self._app.late.library.rows(list(found.ids)).finished.connect(self._on_rows)

    def _on_rows(self, rows: Any) -> None:
        self._rows = {row.white: row.id for row in rows}

    def _on_marks(self, marks: Any) -> None:
        self._folders = {folder.name: folder.id for folder in marks.folders if not folder.own}

    def _edit(self) -> None:
        """Edit what is known to be there; where ids become others, nothing else is asked for meanwhile."""
        if self._alone or self._waiting >= _MOST_WAITING:
            return
        own = [name for name in self._rows if name.startswith("L")]
        some = self._random.sample(own, min(len(own), self._random.randint(1, 4)))
        kinds = ["add"] * 3 + ["stars", "label", "unlabel", "place", "folder"] * bool(own)
        if not self._waiting:
            kinds += ["remove"] * bool(own) + ["drop"] * bool(self._folders) + ["undo"] * bool(self._undo)
        self._ask(self._random.choice(kinds), some)

    def _ask(self, kind: str, some: list[str]) -> None:
        library, number = self._app.late.library, self._number
        ids, name = [self._rows[each] for each in some], f"{self._seed}-{number}"
        folder = self._random.choice([*self._folders, ""])
        edits: dict[str, tuple[Edit, Any]] = {
            "add": (
                ["add", f"L{name}"],
                lambda: library.add_text(pdn.write(game_of(f"L{name}", self._random))),
            ),
            "stars": (["stars", some, number % 6], lambda: library.set_stars(ids, number % 6)),
            "label": (["label", some, "sharp", True], lambda: library.set_label(ids, "sharp", on=True)),
            "unlabel": (["label", some, "sharp", False], lambda: library.set_label(ids, "sharp", on=False)),
            "place": (["place", some, folder], lambda: library.set_folder(ids, self._folders.get(folder))),
            "folder": (["folder", f"F{name}"], lambda: library.add_folder(f"F{name}")),
            "remove": (["remove", some], lambda: library.remove(ids)),
            "drop": (["drop", folder], lambda: library.remove_folder(self._folders[folder])),
            "undo": (["undo"], self._undo),
        }
        if kind == "drop" and not folder:
            return
        edit, ask = edits[kind]
        self._alone = kind in {"remove", "drop", "undo"}
        self._number += 1
        self._waiting += 1
        self._tell("asked", edit)
        ask().finished.connect(partial(self._on_done, kind))

    def _on_done(self, kind: str, result: Any) -> None:
        library = self._app.late.library
        self._waiting -= 1
        self._undo = None
        if kind == "remove":
            self._undo = partial(library.put_back, result)
        elif kind == "drop":
            self._undo = partial(library.restore, result)
        self._tell("done", None)
        if self._alone:  # until the new ids are known
            self._rows, self._folders = {}, {}
            self._app.late.library.search(GameQuery()).finished.connect(self._on_known)
        self._look()

    def _on_known(self, _found: object) -> None:
        self._alone = False

    # Imports

    def _import(self) -> None:
        """Import a file, or again the one that was broken off."""
        if self._importing:
            return
        files = sorted(self._folder.glob("import-*.pdn"), key=lambda path: path.stat().st_mtime)
        if files and self._random.random() < 0.6:
            path = files[-1]
        else:
            path = self._folder / f"import-{self._seed}-{self._number}.pdn"
            self._number += 1
            names = (f"I{path.stem[7:]}/{number}" for number in range(GAMES_A_FILE))
            games = [pdn.write(game_of(name, self._random)) for name in names]
            half = path.with_suffix(".half")  # which a kill may leave: it is nothing of the app's
            half.write_text("\n\n".join(games), encoding="utf-8")
            half.replace(path)
        self._importing = True
        job = self._app.late.library.import_paths([path], ImportOptions())
        job.finished.connect(partial(self._on_imported, path))

    def _on_imported(self, path: Path, _report: object) -> None:
        self._importing = False
        self._tell("imported", path.stem[7:])

    # A tournament

    def _on_course(self, course: Course) -> None:
        self._fixtures = [each.id for each in course.waiting]
        self._tell("on record", sorted(game.id for game in course.games))

    def _report(self) -> None:
        """A person's game is over."""
        service = self._app.late.tournaments
        number = len(self._fixtures)
        game = self._random.choice(self._fixtures) if number else "1.1.1"
        tree = game_of(f"T{self._seed}-{self._number}", self._random)
        tree.result = Outcome(Color.WHITE, Termination.RESIGNATION)
        self._number += 1
        self._tell("reported", game)
        service.report(service.folder / TOURNAMENT, game, tree)
