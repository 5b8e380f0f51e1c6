"""Positions: immutable values that know their legal moves. The native core does the work."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property, wraps
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from harzdame_engine import _core
from harzdame_engine.game.fen import BeyondPlayError, check_pieces, parse_fen, write_fen
from harzdame_engine.game.king_walks import NOBODY, KingWalks, counting, from_core, to_core
from harzdame_engine.game.move import Color, Landing, Move, Piece, beginner
from harzdame_engine.game.notation import AmbiguousMove, IllegalMove, read_squares
from harzdame_engine.game.outcome import Outcome, Termination
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.core_rules import NO_WALKS, CoreWalks, NativeRules, native_rules
from harzdame_engine.rules.rules import FREE, Goal, Rules
from harzdame_engine.rules.variants import variant

if TYPE_CHECKING:
    from harzdame_engine.rules.symmetries import Symmetry

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")
_Path = Sequence[tuple[int, int, bool]]
"""The landings of a way to play a move, as the core tells them."""
_KINDS = tuple(Piece(color, king) for color in Color for king in (False, True))
"""In the order of `Position.bits`."""
_landing = cache(Landing)
"""The same few come again and again."""


def _bounded(method: Callable[_Given, _Result]) -> Callable[_Given, _Result]:
    """A method that says in the package's own words that a position is beyond play."""

    @wraps(method)
    def bounded(*args: _Given.args, **kwargs: _Given.kwargs) -> _Result:
        try:
            return method(*args, **kwargs)
        except _core.BeyondPlayError:
            raise BeyondPlayError from None

    return bounded


def _ones(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set."""
    while mask:
        yield mask.bit_length() - 1
        mask ^= 1 << mask.bit_length() - 1


class Position:
    """The pieces on the board and the side to move, in one game.

    Whatever depends on the legal moves raises BeyondPlayError where there are
    too many captures to be found. Positions that are set up or read are
    checked for that; a position that is played to practically never has them.
    """

    def __init__(self, rules: Rules, core: _core.Position, native: NativeRules) -> None:
        """For the package's own use; others call `start`, `from_fen` or `of`."""
        self.rules = rules
        self._core = core
        self._native = native
        self._core_rules = native.rules

    @classmethod
    def start(cls, variant_id: str = "harzdame") -> Position:
        """The position in which the game begins.

        Raises:
            KeyError: there is no such game.
        """
        return _start(variant(variant_id))

    @classmethod
    def from_fen(cls, text: str, variant_id: str = "harzdame", *, most: int | None = None) -> Position:
        """The position of a FEN; `most` as for `of`.

        Raises:
            PositionError: the text is no position of this game, with the reason.
            KeyError: there is no such game.
        """
        rules = variant(variant_id)
        turn, pieces, walks = parse_fen(text, rules)
        return cls.of(rules, pieces, turn, walks, most=most)

    @classmethod
    def of(
        cls,
        rules: Rules,
        pieces: Mapping[Square, Piece],
        turn: Color,
        walks: KingWalks = NOBODY,
        *,
        most: int | None = None,
    ) -> Position:
        """The position with these pieces, and the plain moves of kings in a row where they are limited.

        With `most`, no more of the core's steps are taken to find out whether its moves can be found
        in time: 15,000 take some milliseconds, all that may be taken a third of a second.

        Raises:
            PositionError: it cannot be played, with the reason; BeyondPlayError also where it
                takes more than `most` steps.
        """
        check_pieces(pieces, rules)
        bits, bit_of = dict.fromkeys(_KINDS, 0), rules.board.bit_of
        for square, piece in pieces.items():
            bits[piece] |= 1 << bit_of[square]
        walked = to_core(counting(walks, pieces, rules), rules)
        position = cls._of_bits(rules, tuple(bits.values()), turn is Color.BLACK, walked)
        position.effort(most)
        return position

    @classmethod
    def _of_bits(
        cls, rules: Rules, bits: Sequence[int], black_to_move: bool, walks: CoreWalks = NO_WALKS
    ) -> Position:
        white_men, white_kings, black_men, black_kings = bits
        native = native_rules(rules)
        core = native.width.Position(
            white_men=white_men,
            white_kings=white_kings,
            black_men=black_men,
            black_kings=black_kings,
            black_to_move=black_to_move,
            king_walks=walks,
        )
        return cls(rules, core, native)

    @property
    def turn(self) -> Color:
        """The side to move."""
        return Color.BLACK if self._core.black_to_move else Color.WHITE

    @property
    def bits(self) -> tuple[int, int, int, int]:
        """White's men and kings, then Black's, each as a set of the core's bit numbers."""
        core = self._core
        return core.white_men, core.white_kings, core.black_men, core.black_kings

    @property
    def king_walks(self) -> KingWalks:
        """The plain moves in a row that the sides have made with one king, where the rules limit them."""
        return from_core(self._core.king_walks, self.rules.board)

    @cached_property
    def pieces(self) -> dict[Square, Piece]:
        """Occupied square → piece, in the board's order."""
        name = self.rules.board.name_of_bit
        found = {
            name[bit]: piece for mask, piece in zip(self.bits, _KINDS, strict=True) for bit in _ones(mask)
        }
        return {square: found[square] for square in self.rules.board.names if square in found}

    @property
    def fen(self) -> str:
        """PDN's FEN, ``W:Wa1,a2,Kc4:Bg8,h8``."""
        return write_fen(self.turn, self.pieces, self.rules, self.king_walks)

    @property
    def key(self) -> int:
        """A 64-bit hash of the position; equal positions have equal keys."""
        return self._core.key

    @_bounded
    def effort(self, most: int | None = None) -> tuple[int, int]:
        """The core's steps to find the legal moves, and a way of each capture; short searches do not count.

        Raises:
            BeyondPlayError: there are more than `most`, by default too many for a position that is set
                up, or the other side would have.
        """
        return self._effort if most is None else self._core.effort(self._core_rules, most)

    @cached_property
    def _effort(self) -> tuple[int, int]:
        return self._core.effort(self._core_rules)

    @cached_property
    @_bounded
    def _core_moves(self) -> list[_core.Move]:
        return self._core.legal_moves(self._core_rules)

    @cached_property
    def _core_moves_by_origin(self) -> dict[int, list[_core.Move]]:
        found: dict[int, list[_core.Move]] = {}
        for move in self._core_moves:
            found.setdefault(move.origin, []).append(move)
        return found

    @cached_property
    @_bounded
    def _moves(self) -> tuple[Move, ...]:
        moves = self._core_moves
        if not moves or not moves[0].captured:
            return tuple(map(self._named, moves))
        return self._along_each(moves, self._core.find_paths(self._core_rules, moves))

    def _named(self, move: _core.Move) -> Move:
        if move.captured:
            return self._along(move, self._core.find_paths(self._core_rules, [move])[0])
        name = self.rules.board.name_of_bit
        return Move(name[move.origin], (_landing(name[move.target], None, move.promotes),))

    def _along_each(self, moves: Sequence[_core.Move], paths: Sequence[_Path]) -> tuple[Move, ...]:
        """Those of the moves that have a path, by it."""
        return tuple(self._along(move, path) for move, path in zip(moves, paths, strict=True) if path)

    def _along(self, move: _core.Move, path: _Path) -> Move:
        """A move by one way to play it, as the core describes ways."""
        name = self.rules.board.name_of_bit
        landings = tuple(_landing(name[bit], name.get(captured), crowned) for bit, captured, crowned in path)
        return Move(name[move.origin], landings)

    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves, always in the same order; none when the game is over."""
        return self._moves

    def play(self, move: Move) -> Position:
        """The position after `move`.

        Raises:
            IllegalMove: it is not legal here.
        """
        board = self.rules.board
        try:
            captured = board.mask(frozenset(move.captures))
            candidates = self._core_moves_between(move.origin, move.target)
            # without naming every legal move, which costs more than finding them
            native = next(candidate for candidate in candidates if candidate.captured == captured)
        except (KeyError, StopIteration):
            raise IllegalMove(str(move)) from None
        return self._after(native)

    def successors(self) -> Iterator[Position]:
        """The positions after each of the legal moves, in their order; none of the moves is named."""
        return map(self._after, self._core_moves)

    def image(self, symmetry: Symmetry) -> Position:
        """The position rearranged by a symmetry of its game."""
        black_to_move = self._core.black_to_move != symmetry.swaps
        walks = symmetry.walks(self._core.king_walks)
        return self._of_bits(self.rules, symmetry.pieces(self.bits), black_to_move, walks)

    def _core_moves_from(self, origin: Square) -> list[_core.Move]:
        bit = self.rules.board.bit_of.get(origin)
        return self._core_moves_by_origin.get(bit, []) if bit is not None else []

    def _core_moves_between(self, origin: Square, target: Square) -> list[_core.Move]:
        bit_of = self.rules.board.bit_of
        last = bit_of[target]
        return [move for move in self._core_moves_by_origin.get(bit_of[origin], ()) if move.target == last]

    def _named_line(self, line: Sequence[_core.Move]) -> tuple[Move, ...]:
        """The moves of a line that begins here."""
        moves = []
        position = self
        for native in line:
            moves.append(position._named(native))
            position = position._after(native)
        return tuple(moves)

    def _after(self, move: _core.Move) -> Position:
        return Position(self.rules, self._core.after(move), self._native)

    def parse_move(self, text: str) -> Move:
        """The legal move that `text` means: ``c3-c4``, ``c3xe3xe5``, ``c3:e5``, ``c3c4``, ``C3xE5``.

        Squares between the first and the last may be left out while one move remains;
        it goes by way of those that are there.

        Raises:
            IllegalMove: no legal move is meant.
            AmbiguousMove: several are.
        """
        # one move may be meant in several ways of reading
        found = dict.fromkeys(
            move for squares in read_squares(text, self.rules) for move in self._meant(squares)
        )
        if not found:
            raise IllegalMove(text)
        if len(found) > 1:
            raise AmbiguousMove(text, tuple(found))
        return next(iter(found))

    def _meant(self, squares: Sequence[Square]) -> tuple[Move, ...]:
        moves = self.moves_through(squares)
        if len(moves) > 1 and not self.next_landings(squares):
            # with every landing written it is that move, even where it could be another's short form
            return self.moves_along(squares) or moves
        return moves

    @_bounded
    def moves_through(self, squares: Sequence[Square]) -> tuple[Move, ...]:
        """Legal moves from the first of `squares` to the last that can land on the others in this order.

        Each has a way that does so.
        """
        first, *between, last = squares
        bits = [self.rules.board.bit_of[square] for square in between]
        moves = self._core_moves_between(first, last)
        return self._along_each(moves, self._core.find_paths_through(self._core_rules, moves, bits))

    @_bounded
    def next_landings(self, path: Sequence[Square]) -> tuple[Square, ...]:
        """The next landings of legal moves begun along `path` (the origin first); () when it is complete."""
        moves = self._core_moves_from(path[0])
        found = self._core.next_landings(self._core_rules, moves, self._landings(path))
        return self.rules.board.squares(found)

    @_bounded
    def moves_along(self, path: Sequence[Square]) -> tuple[Move, ...]:
        """Legal moves that can begin with, or are, the whole of `path` (the origin first).

        Each has a way that does so.
        """
        moves = self._core_moves_from(path[0])
        return self._along_each(moves, self._core.find_paths(self._core_rules, moves, self._landings(path)))

    def _landings(self, path: Sequence[Square]) -> list[int]:
        return [self.rules.board.bit_of[square] for square in path[1:]]

    def force(self, color: Color) -> tuple[int, int]:
        """The numbers of a side's men and kings."""
        men, kings = self.bits[2 * (color is Color.BLACK) :][:2]
        return men.bit_count(), kings.bit_count()

    def with_free_choice(self) -> Position:
        """The same position under rules that let any capture do; for explanations."""
        return self._with_free_choice

    @cached_property
    def _with_free_choice(self) -> Position:
        rules = replace(self.rules, choice=FREE)
        return Position(rules, self._core, native_rules(rules))

    @_bounded
    def threatened(self) -> tuple[Square, ...]:
        """The mover's men that the opponent could capture, were it their turn, if any capture did."""
        return self.rules.board.squares(self._core.threatened(self._core_rules))

    def takings(self, origin: Square) -> tuple[tuple[Square, tuple[Square, ...]], ...]:
        """The target of each legal capture from `origin`, and what it takes; without its way, which costs."""
        board = self.rules.board
        return tuple(
            (board.name_of_bit[move.target], board.squares(move.captured))
            for move in self._core_moves_from(origin)
            if move.captured
        )

    def outcome(self) -> Outcome | None:
        """The end of the game, if the rules call it over or the side to move has nothing left to move.

        Repetition depends on the game before: see `GameTree.outcome`.
        """
        if self._core.is_drawn(self._core_rules):
            return Outcome(None, Termination.ONE_PIECE_EACH)
        if self._core_moves:
            return None
        if self.rules.goal is Goal.FIRST_KING:
            for color in (self.turn.other, self.turn):
                if self.force(color)[1]:
                    return Outcome(color, Termination.FIRST_KING)
        left = any(self.force(self.turn))
        if self.rules.goal is Goal.GIVE_AWAY:
            return Outcome(self.turn, Termination.NO_MOVES_WINS if left else Termination.ALL_GIVEN_AWAY)
        return Outcome(self.turn.other, Termination.NO_MOVES if left else Termination.NO_PIECES)

    @_bounded
    def perft(self, depth: int) -> int:
        """The number of move sequences of exactly `depth` plies."""
        return self._core.perft(self._core_rules, depth)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.rules.id == other.rules.id and self._core == other._core

    def __hash__(self) -> int:
        return hash((self.rules.id, self.key))

    def __repr__(self) -> str:
        return f"Position({self.fen!r}, {self.rules.id!r})"


@cache
def _start(rules: Rules) -> Position:
    """The start of a game, made once: files of games ask for it again and again."""
    pieces = {square: Piece(Color.WHITE) for square in rules.setup}
    pieces |= {square: Piece(Color.BLACK) for square in rules.setup_black}
    return Position.of(rules, pieces, beginner(rules))
