"""The tables of one game: who wins, in how many plies, and by which move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from harzdame_engine import _core
from harzdame_engine.endgames.board_symmetries import board_symmetries
from harzdame_engine.endgames.errors import TableError, TableProblem
from harzdame_engine.endgames.folders import usual_folders
from harzdame_engine.endgames.material import Material, needed
from harzdame_engine.endgames.table_file import SUFFIX, TableFile, open_table
from harzdame_engine.endgames.verdict import JudgedMove, Verdict
from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.rules import Rules


class Tables:
    """All sound tables of a game that lie in some folders. May be asked from any thread.

    What it holds is what was there when it was made; `add` is for who builds.
    """

    def __init__(self, rules: Rules, folders: Iterable[Path] | None = None) -> None:
        """`folders` (None: the usual ones) hold a folder for each game; the first with a table counts."""
        self.rules = rules
        self.problems: list[TableError] = []
        """Files that are left out, and why."""
        self.files: dict[Material, TableFile] = {}
        """By `Material.normal`."""
        native = native_rules(rules)
        self._rules = native.rules
        self.native: _core.EndgameTables = native.width.EndgameTables(native.rules)
        """As the search takes them."""
        for folder in usual_folders() if folders is None else folders:
            for path in sorted((folder / rules.id).glob(f"*{SUFFIX}")):
                self._add_if_sound(path)

    @property
    def most_pieces(self) -> int:
        """Of any table; 0: there is none."""
        return self.native.most_pieces

    def probe(self, position: Position) -> Verdict | None:
        """The exact outcome for the side to move; None: no table knows it."""
        code = self.native.verdict(position._core)  # noqa: SLF001 - one package, one core
        return None if code is None else Verdict.of_code(code)

    def moves(self, position: Position, history: Sequence[Position] = ()) -> tuple[JudgedMove, ...]:
        """Every legal move with its verdict, best first.

        The quickest win comes first, then draws, those before the others that
        leave the opponent fewer ways to hold, then the longest resistance.
        `history`, the positions before this one, oldest first: a move that
        brings a position about for the third time, or allows a reply that
        does, is a draw. () if not every move is known.
        """
        judged = self.native.judged_moves(
            self._rules,
            position._core,  # noqa: SLF001
            [earlier.key for earlier in history],
        )
        return tuple(
            JudgedMove(position._named(move), Verdict.of_code(code))  # noqa: SLF001
            for move, code in judged
        )

    def line(self, position: Position) -> tuple[Move, ...]:
        """The best play of both sides to the end of the game; () if it is drawn or not known."""
        moves = []
        for native in self.native.perfect_line(self._rules, position._core):  # noqa: SLF001
            moves.append(position._named(native))  # noqa: SLF001
            position = position._after(native)  # noqa: SLF001
        return tuple(moves)

    def missing(self, position: Position) -> tuple[Material, ...]:
        """The tables that are not there, of those the position needs, in the order to build them in."""
        material = Material.of(position)
        if not (material.white.pieces and material.black.pieces):
            return ()
        return tuple(each for each in needed(self.rules, material) if each not in self.files)

    def add(self, path: Path) -> None:
        """Take in one more file.

        Raises:
            TableError: it holds no table of this game that can be used.
        """
        file = open_table(path, self.rules)
        try:
            for side in file.sides:
                white, black = side.summary.material
                self.native.add(
                    rules=self._rules,
                    board_symmetries=board_symmetries(self.rules, men=file.material.men > 0),
                    men=(white.men, black.men),
                    kings=(white.kings, black.kings),
                    results=side.results,
                    verdicts=side.verdicts,
                )
        except ValueError as error:
            raise TableError(path, TableProblem.DAMAGED, str(error)) from None
        self.files[file.material.normal] = file

    def _add_if_sound(self, path: Path) -> None:
        if any(file.path.name == path.name for file in self.files.values()):
            return
        try:
            self.add(path)
        except TableError as error:
            self.problems.append(error)
