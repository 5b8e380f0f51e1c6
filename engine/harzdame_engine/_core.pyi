"""The native core: bitboards, moves, perft and search. Private to harzdame_engine.

A square is a bit number, a set of squares an int. All classes but StopToken
exist twice, for boards of up to 64 bits and of up to 128; they do not mix.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

FINGERPRINT: str
WIN: int
SURE_WIN: int
FEATURES: tuple[str, ...]

class Rules:
    def __init__(
        self,
        *,
        squares: int,
        shifts: Sequence[int],
        inner: Sequence[int],
        man_steps: Sequence[int],
        man_captures: Sequence[int],
        man_first_captures: Sequence[int],
        king_steps: Sequence[int],
        king_captures: Sequence[int],
        line_leaps: Sequence[int],
        line_leap_from: tuple[int, int],
        promotion_squares: tuple[int, int],
        promotion_rule: int,
        flying: bool,
        lands_next: bool,
        turns_back: bool,
        instant_removal: bool,
        majority: bool,
        one_piece_each_draws: bool,
        threat_rule: bool,
        king_worth: int,
    ) -> None: ...
    @property
    def men_return(self) -> bool: ...

class Move:
    @property
    def origin(self) -> int: ...
    @property
    def target(self) -> int: ...
    @property
    def captured(self) -> int: ...
    @property
    def promotes(self) -> bool: ...

class Position:
    def __init__(
        self, *, white_men: int, white_kings: int, black_men: int, black_kings: int, black_to_move: bool
    ) -> None: ...
    @property
    def white_men(self) -> int: ...
    @property
    def white_kings(self) -> int: ...
    @property
    def black_men(self) -> int: ...
    @property
    def black_kings(self) -> int: ...
    @property
    def black_to_move(self) -> bool: ...
    @property
    def key(self) -> int: ...
    def after(self, move: Move) -> Position: ...
    def is_drawn(self, rules: Rules) -> bool: ...
    def threatened(self, rules: Rules) -> int: ...
    def legal_moves(self, rules: Rules) -> list[Move]: ...
    def find_path(self, rules: Rules, move: Move, begun: Sequence[int] = ()) -> list[tuple[int, int, bool]]:
        """Each landing, the piece jumped (-1 for a step), and whether a man is crowned there."""

    def find_path_through(
        self, rules: Rules, move: Move, squares: Sequence[int]
    ) -> list[tuple[int, int, bool]]: ...
    def next_landings(self, rules: Rules, move: Move, landings: Sequence[int]) -> int: ...
    def perft(self, rules: Rules, depth: int) -> int: ...

class StopToken:
    """Ends one search, from any thread; an early stop is not lost. One for each search."""

    def __init__(self) -> None: ...
    def stop(self) -> None: ...
    @property
    def stopped(self) -> bool: ...
    def ponder_hit(self) -> None:
        """The opponent has played the move expected: from now on the clock counts."""

class Handicap:
    """What makes a search weaker: see core/handicap.hpp."""

    def __init__(
        self, *, noise: int, oversight: int, exchange: int | None, habit: int, plain: bool, seed: int
    ) -> None: ...

class Line:
    @property
    def score(self) -> int: ...
    @property
    def moves(self) -> list[Move]: ...

class Report:
    @property
    def depth(self) -> int: ...
    @property
    def selective_depth(self) -> int: ...
    @property
    def nodes(self) -> int: ...
    @property
    def seconds(self) -> float: ...
    @property
    def table_fill(self) -> float: ...
    @property
    def from_tables(self) -> bool: ...
    @property
    def lines(self) -> list[Line]: ...

class LearnedShape:
    def __init__(
        self,
        *,
        regions: Sequence[tuple[Sequence[int], int]],
        symmetries: Sequence[tuple[Sequence[int], bool]],
        wings: tuple[int, int],
        full: int,
    ) -> None: ...
    @property
    def patterns(self) -> int:
        """How many weights patterns have; terms of the whole board come on top."""
    @property
    def weights(self) -> int:
        """Of patterns and terms, twice: on the full board and on the empty one."""
    def terms(self, region: int) -> list[int]:
        """For each state twice the number of its weight, plus one if it counts for Black; -1 for none."""

class LearnedEvaluation:
    def __init__(self, shape: LearnedShape, weights: bytes) -> None: ...
    def __call__(self, rules: Rules, position: Position) -> int:
        """Hundredths of a man, for the side to move."""

class SelfPlay:
    def __init__(
        self,
        *,
        rules: Rules,
        start: Position,
        weights: LearnedEvaluation | None,
        nodes: int,
        least_random: int,
        most_random: int,
        balance: int,
        resigned: int,
        resigned_after: int,
        no_progress: int,
        longest: int,
    ) -> None: ...
    def play(self, *, seed: int, first: int, games: int) -> bytes:
        """The games of these numbers, one behind the other."""

BoardSymmetries = Sequence[Sequence[int]]
Buffer = bytes | memoryview

class EndgameTables:
    def __init__(self, rules: Rules) -> None: ...
    def add(
        self,
        *,
        rules: Rules,
        board_symmetries: BoardSymmetries,
        men: tuple[int, int],
        kings: tuple[int, int],
        results: Buffer,
        verdicts: Buffer,
    ) -> None: ...
    @property
    def most_pieces(self) -> int: ...
    def verdict(self, position: Position) -> int | None:
        """0: drawn, else one more than the plies to the end."""
    def judged_moves(
        self, rules: Rules, position: Position, history: Sequence[int]
    ) -> list[tuple[Move, int]]: ...
    def perfect_line(self, rules: Rules, position: Position) -> list[Move]: ...

class EndgameRecord:
    @property
    def results(self) -> bytes: ...
    @property
    def verdicts(self) -> bytes: ...
    @property
    def won(self) -> int: ...
    @property
    def drawn(self) -> int: ...
    @property
    def lost(self) -> int: ...
    @property
    def longest(self) -> int: ...
    @property
    def longest_from(self) -> Position | None: ...

class Survey:
    @property
    def won(self) -> int: ...
    @property
    def drawn(self) -> int: ...
    @property
    def lost(self) -> int: ...
    @property
    def unknown(self) -> int: ...
    @property
    def longest(self) -> int: ...
    @property
    def longest_from(self) -> Position | None: ...

class Verification:
    @property
    def checked(self) -> int: ...
    @property
    def wrong(self) -> Position | None: ...

class EndgameGenerator(Protocol):
    """A function."""

    def __call__(
        self,
        *,
        rules: Rules,
        known: EndgameTables,
        board_symmetries: BoardSymmetries,
        men: tuple[int, int],
        kings: tuple[int, int],
        threads: int,
        stop: StopToken,
        listener: Callable[[float], None],
    ) -> list[EndgameRecord]:
        """Of White to move and, unless it is the same, of Black; nothing if it was stopped."""

class EndgameSize(Protocol):
    """A function."""

    def __call__(
        self, *, rules: Rules, board_symmetries: BoardSymmetries, men: tuple[int, int], kings: tuple[int, int]
    ) -> int: ...

class Surveyor(Protocol):
    """A function."""

    def __call__(
        self,
        *,
        rules: Rules,
        tables: EndgameTables,
        men: tuple[int, int],
        kings: tuple[int, int],
        men_on: tuple[int, ...],
        kings_on: tuple[int, ...],
        quiet: bool,
        stop: StopToken,
    ) -> Survey: ...

class Verifier(Protocol):
    """A function."""

    def __call__(
        self,
        *,
        rules: Rules,
        tables: EndgameTables,
        men: tuple[int, int],
        kings: tuple[int, int],
        at_random: int,
        seed: int,
        stop: StopToken,
    ) -> Verification: ...

class Search:
    def __init__(
        self, *, rules: Rules, without: Sequence[str], weights: LearnedEvaluation | None
    ) -> None: ...
    def resize(self, *, table_bytes: int, threads: int) -> None: ...
    def forget(self) -> None: ...
    def use(self, endgames: EndgameTables | None) -> None: ...
    def run(
        self,
        *,
        position: Position,
        history: Sequence[int],
        target: float,
        most: float,
        depth: int,
        nodes: int,
        lines: int,
        ponder: bool,
        handicap: Handicap,
        stop: StopToken,
        listener: Callable[[Report], None] | None,
    ) -> Report: ...

class Sampler(Protocol):
    """A function."""

    def __call__(
        self, *, rules: Rules, start: Position, shape: LearnedShape, games: bytes, one_in: int
    ) -> tuple[bytes, bytes, bytes, bytes, bytes, bytes]:
        """The columns of hd::Samples, each as bytes: engine/core/training/samples.hpp."""

ReplayedColumns = tuple[bytes, bytes, bytes, bytes, bytes, bytes, bytes]
"""The columns of hd::Replayed, each as bytes: engine/core/training/replayed.hpp."""

class Replayer(Protocol):
    """A function."""

    def __call__(self, *, rules: Rules, start: Position, games: bytes) -> ReplayedColumns: ...

class Width:
    """A submodule: the classes for boards of one width."""

    Rules: type[Rules]
    Move: type[Move]
    Position: type[Position]
    Line: type[Line]
    Report: type[Report]
    Search: type[Search]
    EndgameTables: type[EndgameTables]
    generate_endgame: EndgameGenerator
    endgame_size: EndgameSize
    survey: Surveyor
    verify: Verifier
    LearnedShape: type[LearnedShape]
    LearnedEvaluation: type[LearnedEvaluation]
    SelfPlay: type[SelfPlay]
    samples: Sampler
    replayed: Replayer

narrow: Width
wide: Width
