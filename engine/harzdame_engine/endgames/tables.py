"""The endgame tables of one game: who wins, in how many plies, and by which move.

The core holds the tables and answers from them (`engine/core/endgames`); the
search, which is given `Tables.native`, and `Tables.endgame` rank moves and
follow lines by the same two functions there, so that they never disagree.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from harzdame_engine import _core
from harzdame_engine.endgames.material import Material, in_order, needed
from harzdame_engine.endgames.table_file import SUFFIX, TableFile, open_table
from harzdame_engine.endgames.verdict import Endgame, JudgedMove, Verdict
from harzdame_engine.files.errors import TableError, TableProblem
from harzdame_engine.files.resources import resource, user_data_folder
from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.symmetries import symmetries


def installed_folders() -> tuple[Path, ...]:
    """The folder of the tables that come with the program; none in a build without them."""
    try:
        return (resource("endgames"),)
    except FileNotFoundError:
        return ()


def user_folder() -> Path:
    """The folder of the user's own tables, which need not exist: the app keeps them there as well."""
    return user_data_folder() / "tables"


def folders_with(folder: Path) -> tuple[Path, ...]:
    """The folders to look for tables in: first that of the program, then `folder`."""
    return (*installed_folders(), folder)


def existing(name: str) -> Path:
    """The folder of this name.

    Raises:
        ValueError: there is none.
    """
    folder = Path(name)
    if not (name and folder.is_dir()):  # an empty name would be the current folder
        raise ValueError(f"{name or 'nothing'} is not a folder")
    return folder


class Tables:
    """All sound tables of a game in some folders. May be asked from any thread.

    It holds the tables that were there when it was made, and those added since.
    """

    def __init__(self, rules: Rules, folders: Iterable[Path] | None = None) -> None:
        """Open the tables in `folders`: None means those of the program and the user.

        Each folder has one for each game. Of several files for one material
        that in the first folder counts.
        """
        self.rules = rules
        self.problems: list[TableError] = []
        """Files that cannot be used, and folders that cannot be read, and why."""
        self.files: dict[Material, TableFile] = {}
        """By `Material.normal`."""
        native = native_rules(rules)
        self._rules = native.rules
        self.native: _core.EndgameTables = native.width.EndgameTables(native.rules)
        """The core's form, for the search."""
        for folder in folders_with(user_folder()) if folders is None else folders:
            try:
                found = _files_in(folder, rules.id)
            except TableError as error:
                self.problems.append(error)
                continue
            for path in found:
                self._add_if_sound(path)

    @property
    def name(self) -> str:
        """The materials known: tables are exact, so those of the same name give the same answers."""
        return " ".join(map(str, in_order(self.files)))

    @property
    def most_pieces(self) -> int:
        """The most pieces that a table here is for; 0 without tables."""
        return self.native.most_pieces

    def probe(self, position: Position) -> Verdict | None:
        """The verdict on a position by itself, for the side to move; None: no table knows it."""
        code = self.native.verdict(position._core)  # noqa: SLF001 - one package, one core
        return None if code is None else Verdict.of_code(code, position.rules)

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
            JudgedMove(position._named(move), Verdict.of_code(code, position.rules))  # noqa: SLF001
            for move, code in judged
        )

    def endgame(self, position: Position, history: Sequence[Position] = ()) -> Endgame:
        """All that is known of a position; `history` as for `moves`."""
        moves = self.moves(position, history)
        if not moves or moves[0].verdict.is_draw:
            return Endgame(moves, limit_ignored=ignores_limit(position))
        best = moves[0].move
        line = (best, *self.line(position.play(best)))
        return Endgame(moves, line, ignores_limit(position))

    def line(self, position: Position) -> tuple[Move, ...]:
        """The best play of both sides to the end of the game; () if it is drawn or not known."""
        return position._named_line(  # noqa: SLF001
            self.native.perfect_line(self._rules, position._core)  # noqa: SLF001
        )

    def missing(self, position: Position) -> tuple[Material, ...]:
        """The missing tables that a position needs, in the order to build them in."""
        material = Material.of(position)
        if not (material.white.pieces and material.black.pieces):
            return ()
        return tuple(each for each in needed(self.rules, material) if each not in self.files)

    def add(self, path: Path) -> None:
        """Add the table of one more file.

        Raises:
            TableError: it is no usable table of this game.
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


def _files_in(folder: Path, game: str) -> list[Path]:
    """The files of tables of a game in a folder, in the order of their names; none without such a folder.

    Raises:
        TableError: it cannot be read.
    """
    within = folder / game
    try:
        return sorted(path for path in within.iterdir() if path.name.endswith(SUFFIX))
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        unreadable = within if _can_be_reached(within) else folder
        raise TableError(unreadable, TableProblem.UNREADABLE, error.strerror or str(error)) from None


def _can_be_reached(path: Path) -> bool:
    try:
        path.stat()
    except OSError:
        return False
    return True


@lru_cache(maxsize=64)
def board_symmetries(rules: Rules, men: bool) -> tuple[tuple[int, ...], ...]:
    """The rotations and reflections of the board that keep the rules, as the core takes them.

    Each says where every bit goes; the first is the identity. Kings have no
    forward direction and no promotion, so that without `men` there are mostly
    more of them.
    """
    if not men:
        rules = replace(
            rules,
            man_steps=(),
            man_captures=(),
            man_first_captures=None,
            line_leaps=(),
            line_leap_from=frozenset(),
            promotion_squares=frozenset(),
        )
    return tuple(symmetry.squares for symmetry in symmetries(rules) if not symmetry.swaps)


def ignores_limit(position: Position) -> bool:
    """Whether a limit to the moves of one king may matter here: to a side with a man and another piece."""
    forces = map(position.force, Color)
    return position.rules.same_king_limit > 0 and any(men and men + kings > 1 for men, kings in forces)
