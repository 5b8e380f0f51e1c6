"""The native core: rules, moves, games in text, endgames, search and training. Private to harzdame_engine.

A square is a bit number, a set of squares an int, a direction a number from 0 (north) clockwise
to 7. Scores are in hundredths of a man for the side to move. The classes of `narrow` are for
boards of up to 64 bits, those of `wide` for up to 128; they do not mix. Long calls release the
GIL.
"""

from collections.abc import Callable, Sequence

FINGERPRINT: str
WIN: int
SURE_WIN: int
FEATURES: tuple[str, ...]

class BeyondPlayError(ValueError):
    pass

def share_one_arena() -> bool:
    """
    Have all threads take memory from one arena, before there are others; False where the C library
    cannot be asked to.
    """

def write_stack_on_crash(file: int) -> bool:
    """
    Have a crash write the native stack of its thread to a file, by its descriptor; -1: no
    longer. False where the C library cannot tell it.
    """

class StopToken:
    """Stops one search or other long call, from any thread; a stop before its start counts, too."""

    def __init__(self) -> None: ...
    def stop(self) -> None: ...
    @property
    def stopped(self) -> bool: ...
    def ponder_hit(self) -> None:
        """The opponent has played the expected move: from now on time limits count."""

class Handicap:
    """The weaknesses of a level; all zero, False and None: full strength."""

    def __init__(
        self, *, noise: int, oversight: int, exchange: int | None, habit: int, plain: bool, seed: int
    ) -> None:
        """
        `noise`: the largest error of an evaluation, and `habit`: the largest bonus of a natural
        move, in hundredths of a man. `oversight`: of 1000 captures hard to see, the number
        overlooked. `exchange`: plies for which captures are followed beyond the depth, None: to
        their end. `plain`: no extensions or reductions, and positions judged as if nobody were to
        move. `seed`: of errors, oversights and whims.
        """

class GameIndex:
    """
    A text in PDN and the games found in it, which are numbered from 1. Offsets, lines and columns
    count characters. Immutable; any thread may use it.
    """

    def __init__(
        self, text: str | bytes, stop: StopToken, tell: Callable[[float], None] | None = None
    ) -> None:
        """
        Scans a text without the GIL; stopped, it has found less. Bytes that are not UTF-8 become U+FFFD.
        `tell` is called with the share that was scanned, from 0 to 1, for every megabyte.
        """

    def __len__(self) -> int: ...
    def replaced(self, begin: int, end: int, by: str) -> GameIndex:
        """The index of the text in which characters begin…end are replaced. Only what is near is scanned."""

    def game(self, number: int) -> tuple[int, int, int, int, int]:
        """Its beginning and end, line and column, and the number of its name in `names`."""

    def tags(self, number: int) -> dict[str, str]:
        """Its tags in order, read from the text anew; of equal names the first, of its first 8 MiB."""

    def text(self, number: int) -> str:
        """The text of a game."""

    def utf8(self, number: int) -> bytes:
        """The text of a game in UTF-8."""

    @property
    def source(self) -> str:
        """The whole text."""

    @property
    def data(self) -> bytes:
        """The whole text in UTF-8."""

    @property
    def line_end(self) -> str:
        """The first line end of the text, "\\n" if there is none."""

    @property
    def names(self) -> list[tuple[str | None, str | None]]:
        """The different values of the tags Variant and GameType, None where there is none."""

    def named(self, chosen: Sequence[bool]) -> list[int]:
        """The games whose name is chosen, with an entry for each of `names`."""

    @property
    def flaws(self) -> list[tuple[int, int, int, int]]:
        """
        Of each flaw its game, kind, line and column. Kinds: 0 bytes that are no text; 1 a tag, 2 a comment,
        3 a variation not closed; 4 a result in the tags and none behind the moves.
        """

def first_moves(text: str, *, most: int, nested: bool) -> list[tuple[int, str]]:
    """
    Up to `most` tokens that are moves, from the beginning of a text; those of variations, too, if
    they are `nested`. A move of more than 1,000 bytes is cut.
    """

def tokens(text: str) -> list[tuple[int, str]]:
    """
    The tokens of a game's text: their kinds, as harzdame_engine/pdn/tokens.py names them, and texts.
    """

class Notation:
    """The names of a board's squares."""

    def __init__(self, squares: Sequence[tuple[str, int]]) -> None:
        """`squares`: names, of a letter and a number or of a number, and bit numbers."""

class NetworkShape:
    """The parts of a game's definition that a network depends on."""

    def __init__(
        self,
        *,
        squares: Sequence[int],
        turned: Sequence[int],
        mirrors: Sequence[Sequence[int]],
        full: int,
        hidden: int,
    ) -> None:
        """
        `turned`: the images of the squares when the board is turned round. `mirrors`: those by
        symmetries that keep the colors. `full`: pieces on the full board. `hidden`: the number of
        hidden units of each view. ValueError unless it is a multiple of 32, up to 256.
        """

    @property
    def inputs(self) -> int:
        """The number of inputs: one's own men, one's own kings, the other side's men, its kings."""

    @property
    def hidden(self) -> int:
        """The number of hidden units of each view."""

    @property
    def weights(self) -> int:
        """The number of weights."""

class Rules:
    """The rules of a game. Directions are White's; Black has the opposite ones."""

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
        lands_next_to_king: bool,
        landing_goes_on: bool,
        turns_back: bool,
        instant_removal: bool,
        men_capture_kings: bool,
        choice: tuple[int, int, int, bool],
        one_piece_each_draws: bool,
        threat_rule: bool,
        goal: int,
        king_worth: int,
    ) -> None:
        """
        `shifts[d]`: the bit numbers from a square to its neighbour in direction d, 0 if there is
        none. `inner[d]`: the squares that have this neighbour. `promotion_rule`: 0 at the end of a
        capture, 1 ends the capture, 2 goes on as a king. Pairs are White's and Black's.
        `choice`: what a capture weighs for each man, for each king that it takes, and if a king makes
        it; and whether, of equal weight, it must take kings as early as it can. `goal`: 0 who cannot
        move has lost, 1 has won, 2 who has a king has won. `king_worth` is in hundredths of a man.
        ValueError for a direction or rule out of range.
        """

    @property
    def men_return(self) -> bool:
        """Whether a man can come back to a square by steps and line leaps alone."""

class Move:
    """A legal move. Moves differ if their positions before or after differ."""

    @property
    def origin(self) -> int: ...
    @property
    def target(self) -> int: ...
    @property
    def captured(self) -> int:
        """The squares of the pieces captured."""

    @property
    def promotes(self) -> bool:
        """Whether a man moves and ends as a king."""

    def __eq__(self, other: object, /) -> bool: ...

class Position:
    """An immutable position: sets of pieces, the side to move, and a hash key."""

    def __init__(
        self,
        *,
        white_men: int,
        white_kings: int,
        black_men: int,
        black_kings: int,
        black_to_move: bool,
        king_walks: tuple[int, tuple[int, int], tuple[int, int]] = (0, (0, 0), (0, 0)),
    ) -> None:
        """
        `king_walks`: the most plain moves that one king may make in a row, 0 for any, and for White
        and Black the square and the moves so far of the king that has moved. ValueError beyond bounds.
        """

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
    def king_walks(self) -> tuple[int, tuple[int, int], tuple[int, int]]: ...
    @property
    def key(self) -> int:
        """A 64-bit hash of the position, the same in every process."""

    def __eq__(self, other: object, /) -> bool: ...
    def after(self, move: Move) -> Position:
        """The position after a legal move; other moves are not checked."""

    def legal_moves(self, rules: Rules) -> list[Move]:
        """All legal moves; an empty list if the game is over. BeyondPlayError if that takes too long."""

    def effort(self, rules: Rules, most: int = 600000) -> tuple[int, int]:
        """
        The steps that it takes to find all legal moves, and a way of each. BeyondPlayError if they are
        more than `most`, by default too many for a position that is set up, or if the other side's would be.
        """

    def is_drawn(self, rules: Rules) -> bool:
        """Whether the game's own rules call the position a draw."""

    def threatened(self, rules: Rules) -> int:
        """The men of the side to move that the opponent could capture if it were their turn."""

    def find_paths(
        self, rules: Rules, moves: Sequence[Move], begun: Sequence[int] = []
    ) -> list[list[tuple[int, int, bool]]]:
        """
        For each move the landings of one way: the square, the piece jumped (-1 for a step), and whether a man
        is crowned there; none if it has no such way.
        """

    def find_paths_through(
        self, rules: Rules, moves: Sequence[Move], squares: Sequence[int]
    ) -> list[list[tuple[int, int, bool]]]:
        """
        For each move the landings of one way: the square, the piece jumped (-1 for a step), and whether a man
        is crowned there; none if it has no such way.
        """

    def next_landings(self, rules: Rules, moves: Sequence[Move], landings: Sequence[int]) -> int:
        """The squares where moves begun along `landings` can land next; 0 if none can have begun so."""

    def perft(self, rules: Rules, depth: int) -> int:
        """The number of move sequences of `depth` plies."""

class NetworkEvaluation:
    """A learned network, ready for use."""

    def __init__(self, shape: NetworkShape, weights: bytes) -> None:
        """
        `weights`: as many numbers of two bytes as the shape says, low byte first, in the places of
        core/eval/network.hpp. ValueError if there are more or fewer, or the squares are none.
        """

    def __call__(self, position: Position) -> int:
        """The score of a quiet position, in hundredths of a man, for the side to move."""

class SelfPlay:
    """Games of the engine against itself."""

    def __init__(
        self,
        *,
        rules: Rules,
        start: Position,
        weights: NetworkEvaluation | None,
        endgames: EndgameTables | None,
        nodes: int,
        most_nodes: int,
        least_random: int,
        most_random: int,
        balance: int,
        missing: int,
        most_missing: int,
        mistakes: int,
        resigned: int,
        resigned_after: int,
        no_progress: int,
        longest: int,
    ) -> None:
        """
        `nodes`: of each search, or with `most_nodes` the least, doubled at random for each side.
        `least_random`, `most_random`: random moves at the beginning, up to 255. `balance`: the
        largest score at which a game begins. `missing`: of 1000 games, those in which a side has one
        to `most_missing` men less. `mistakes`: of 1000 moves, those made at first sight.
        `resigned`: the score at which a game is won after `resigned_after` searches that agree.
        `no_progress`, `longest`: moves that make a draw.
        """

    def play(self, *, seed: int, first: int, games: int) -> bytes:
        """The records of the games of these numbers, one after the other; the same for the same seed."""

class Labelled:
    """
    A position with a label: see core/training/labelled.hpp. Scores and results are
    White's.
    """

    def __init__(
        self,
        position: Position,
        *,
        group: int = 0,
        score: int,
        result: int | None,
        source: int,
        exact: bool = False,
        quiet: bool,
        depth: int,
    ) -> None:
        """
        `score` is clipped to 3000. `result`: 1, 0, -1, None if unknown. `source`: 0 played, 1 a
        sibling of a played position, 2 met by a search, 3 of the tables. `depth`: binary logarithm of
        the nodes. ValueError if a number is outside its range.
        """

    @property
    def position(self) -> Position: ...
    @property
    def group(self) -> int: ...
    @property
    def score(self) -> int: ...
    @property
    def result(self) -> int | None: ...
    @property
    def source(self) -> int: ...
    @property
    def exact(self) -> bool: ...
    @property
    def quiet(self) -> bool: ...
    @property
    def depth(self) -> int: ...
    @property
    def packed(self) -> bytes:
        """The record, of labelled_bytes() bytes."""

class Labeller:
    """Labels of positions that games and searches came to."""

    def __init__(
        self,
        *,
        rules: Rules,
        start: Position,
        weights: NetworkEvaluation | None,
        endgames: EndgameTables | None,
        nodes: int,
        played: int,
        siblings: int,
        children: int,
        met: int,
    ) -> None:
        """
        `nodes`: of each search that labels. Of each game `played` positions are labelled, up to
        `children` children of each of `siblings` others, in groups, and `met` positions that the
        searches of those played came to. ValueError if a number is outside its range.
        """

    def label(self, *, games: bytes, seed: int, batch: int, stop: StopToken) -> bytes | None:
        """
        The records of positions of all games, the same for the same seed and batch; None if it was
        stopped. ValueError if `games` holds anything but games by these rules.
        """

class NetworkTrainer:
    """
    A fit of a network to labelled positions: see core/training/network_trainer.hpp.
    Weights are float32, in the places of core/eval/network.hpp.
    """

    def __init__(
        self,
        *,
        rules: Rules,
        shape: NetworkShape,
        start: bytes,
        slope: float,
        blend: float,
        ranking: float,
        rate: float,
        seed: int,
        threads: int,
    ) -> None:
        """
        `start`: the weights to begin with, or nothing; then they are made of `seed`. `slope`: the logit
        of a hundredth of a man. `blend`, `ranking`: the shares of the score and of the order of
        siblings. `rate`: 1 is usual. ValueError for weights that there are not.
        """

    def count(self, records: bytes, token: StopToken) -> None:
        """First of all: reads all positions to train on."""

    def begin(self, epochs: int) -> None:
        """Ends the counting. ValueError if there is nothing to train on."""

    def train(self, records: bytes, seed: int, token: StopToken) -> list[float]:
        """
        Steps along all these positions; the measures of each before its step. When it was stopped, the
        state is useless.
        """

    def measure(self, records: bytes, token: StopToken) -> list[float]:
        """Sums over these positions: Measure in core/training/measures.hpp."""

    def cost(self, records: bytes) -> tuple[float, bytes]:
        """The sum that is made small, as if these were all positions, and its derivatives by the weights."""

    @property
    def weights(self) -> bytes: ...
    @property
    def state(self) -> bytes: ...
    def restore(self, state: bytes, trained: int) -> bool:
        """Goes on from a state that was reached after so many positions; False if it is of another fit."""

    @property
    def positions(self) -> int: ...
    @property
    def trained(self) -> int: ...

class EndgameTables:
    """
    The endgame tables of a game. A verdict is 0 for a draw, else one more than the plies to the end
    of the game: even for a win of the side to move, odd for a loss.
    """

    def __init__(self, rules: Rules) -> None: ...
    def add(
        self,
        *,
        rules: Rules,
        board_symmetries: Sequence[Sequence[int]],
        men: tuple[int, int],
        kings: tuple[int, int],
        results: bytes | memoryview,
        verdicts: bytes | memoryview,
    ) -> None:
        """
        Adds the table of a material, read in place from buffers that are kept alive. ValueError if
        they are no pair codes of the right size.
        """

    @property
    def most_pieces(self) -> int:
        """The largest number of pieces in any table."""

    def verdict(self, position: Position) -> int | None:
        """The verdict on a position; None if a table is missing."""

    def judged_moves(
        self, rules: Rules, position: Position, history: Sequence[int]
    ) -> list[tuple[Move, int]]:
        """
        All legal moves with their verdicts for the mover, best first; empty if a table is missing.
        `history`: the keys of the earlier positions.
        """

    def perfect_line(self, rules: Rules, position: Position) -> list[Move]:
        """The best play to the end of the game; empty if drawn or unknown."""

class EndgameRecord:
    """The table of one material with White to move. Counts are of all positions."""

    @property
    def results(self) -> bytes:
        """The pair code of the winners: 0 a draw, 1 White, 2 Black."""

    @property
    def verdicts(self) -> bytes:
        """The pair code of the verdicts."""

    @property
    def won(self) -> int: ...
    @property
    def drawn(self) -> int: ...
    @property
    def lost(self) -> int: ...
    @property
    def longest(self) -> int:
        """The verdict of the longest win; 0: there is none."""

    @property
    def longest_from(self) -> Position | None: ...

class Survey:
    """Counts of positions by their verdicts, for White to move."""

    @property
    def won(self) -> int: ...
    @property
    def drawn(self) -> int: ...
    @property
    def lost(self) -> int: ...
    @property
    def unknown(self) -> int: ...
    @property
    def longest(self) -> int:
        """The verdict of the longest win; 0: there is none."""

    @property
    def longest_from(self) -> Position | None: ...

class Verification:
    """The result of verify()."""

    @property
    def checked(self) -> int:
        """The number of positions checked."""

    @property
    def wrong(self) -> Position | None:
        """A position whose verdict contradicts those of its successors; None: there is none."""

class Pattern:
    """What is wanted of a position."""

    def __init__(
        self,
        *,
        men: tuple[int, int],
        kings: tuple[int, int],
        pieces: tuple[int, int],
        occupied: int,
        empty: int,
        men_count: tuple[tuple[int, int], tuple[int, int]],
        king_count: tuple[tuple[int, int], tuple[int, int]],
        black_to_move: bool | None,
    ) -> None:
        """
        Squares on which White and Black have `men`, `kings` or any `pieces`, and squares that are
        `occupied` or `empty`. The fewest and most men and kings of White and Black. The side to move; None:
        either.
        """

    def matches(self, position: Position) -> bool: ...

class MoveTally:
    """How often a move was played in a position, and the results."""

    @property
    def move(self) -> Move: ...
    @property
    def games(self) -> int: ...
    @property
    def white_wins(self) -> int: ...
    @property
    def draws(self) -> int: ...
    @property
    def black_wins(self) -> int: ...
    @property
    def dated(self) -> int:
        """The number of games whose year is known."""

    @property
    def years(self) -> int:
        """The sum of their years."""

    @property
    def last_year(self) -> int:
        """The latest of them; 0 if there is none."""

class GameStore:
    """Games of one variant in memory, packed as moves. See core/library/game_store.hpp."""

    def __init__(self, start: Position) -> None: ...
    def __len__(self) -> int: ...
    @property
    def memory(self) -> int:
        """The bytes that the packed moves take."""

    def add(self, game: int, result: int, year: int, packed: bytes) -> None:
        """
        Adds a game whose id is greater than those before. `result`: 1, 0 or -1 for White, 2 if unknown.
        `year`: 0 if unknown.
        """

    def find(self, pattern: Pattern, threads: int) -> tuple[bytes, bytes]:
        """
        The games in which the pattern occurs, as columns: ids (int64), and the moves before its first
        position that matches (int32).
        """

    def explore(self, pattern: Pattern, only: Sequence[int] | None, threads: int) -> list[MoveTally]:
        """
        The moves played where the pattern first occurs in each game, most often played first. `only`: the
        ids of the games to count, in order.
        """

class Line:
    """A principal variation, with its score for the side to move."""

    @property
    def score(self) -> int: ...
    @property
    def moves(self) -> list[Move]: ...

class Report:
    """The state or the result of a search."""

    @property
    def depth(self) -> int:
        """The last depth completed, in plies."""

    @property
    def selective_depth(self) -> int:
        """The length of the longest line searched, in plies."""

    @property
    def nodes(self) -> int:
        """Moves made, by all threads."""

    @property
    def seconds(self) -> float: ...
    @property
    def table_fill(self) -> float:
        """The share of the transposition table in use, from 0 to 1."""

    @property
    def from_tables(self) -> bool:
        """Whether the endgame tables answered, without a search."""

    @property
    def lines(self) -> list[Line]:
        """Best first; never empty."""

class Search:
    """A search with its transposition table, for one call of run() at a time."""

    def __init__(self, *, rules: Rules, without: Sequence[str], weights: NetworkEvaluation | None) -> None:
        """
        `without`: names from FEATURES; ValueError for others. `weights`: None for the derived evaluation.
        """

    def resize(self, *, table_bytes: int, threads: int) -> None:
        """Takes effect with the next run()."""

    def forget(self) -> None:
        """Clears the transposition table before the next run()."""

    def use(self, endgames: EndgameTables | None) -> None:
        """Sets the endgame tables to play by; None: none."""

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
        preferences: Sequence[int] = [],
    ) -> Report:
        """
        Searches `position`. `history`: the keys of the earlier positions. `target`: seconds after
        which no depth is begun, `most`: seconds never exceeded, `depth` in plies, `nodes`; 0: no
        limit. `lines`: the number of principal variations. `listener` is called up to 20 times a
        second; what it raises ends the search. `preferences`: hundredths of a man by which each
        legal move is liked better than its score says. MemoryError if there is no memory for the table.
        """

class Width:
    """A submodule: the classes and functions for boards of one width."""
    @staticmethod
    def read_movetext(
        *,
        rules: Rules,
        start: Position,
        notation: Notation,
        text: str,
        result: str,
        black_begins: bool,
        most: int,
    ) -> (
        tuple[
            list[tuple[int, int, int, int, int]],
            list[tuple[int, int, list[tuple[int, int, bool]], Position]],
            list[tuple[int, int, int, int]],
        ]
        | None
    ):
        """
        Items (kind, zone, start, end, node), nodes but the root (parent, origin, landings, position) and
        problems (kind, start, end, node) of a game's text, as harzdame_engine/pdn/movetext.py names them;
        None where there are more than `most` items.
        """
    @staticmethod
    def replay(
        *,
        rules: Rules,
        start: Position,
        notation: Notation,
        text: str | bytes,
        result: str,
        black_begins: bool,
    ) -> tuple[bool, bytes, bytes, bytes, str, bool]:
        """
        The main line of a game's text: whether all was read, moves (origin, target and way in a byte
        each), keys (uint64) and pieces (4 sets) of the positions, the result behind the moves, and whether
        the text is free of problems.
        """
    @staticmethod
    def replayed(
        *, rules: Rules, start: Position, games: bytes
    ) -> tuple[bytes, bytes, bytes, bytes, bytes, bytes, bytes]:
        """
        Replayed games as columns: of games results (int8), plies and random plies (uint16); of
        positions pieces (4 or 8 uint64), mobility (4 uint8), quiet and promotes (uint8). They are
        described in core/training/samples.hpp. ValueError if `games` holds anything but games by these
        rules.
        """
    @staticmethod
    def labelled_bytes() -> int:
        """The bytes of a labelled position."""
    @staticmethod
    def read_labelled(rules: Rules, records: bytes) -> list[Labelled]:
        """ValueError if `records` holds anything but labelled positions."""
    @staticmethod
    def labelled_of_games(*, rules: Rules, start: Position, games: bytes, one_in: int) -> bytes:
        """
        Labelled positions, packed: about one in `one_in` of those that were searched and in which neither
        side can capture. ValueError if `games` holds anything but games by these rules.
        """
    @staticmethod
    def renumber_groups(records: bytes, first: int) -> tuple[bytes, int]:
        """
        The records with their groups, each a run of neighbours, numbered from `first` on, and the next
        number.
        """
    @staticmethod
    def slope_of_scores(rules: Rules, records: bytes) -> float:
        """
        The logit of a win at a score of a hundredth of a man, by logistic regression on positions with a
        known result.
        """
    @staticmethod
    def generate_endgame(
        *,
        rules: Rules,
        known: EndgameTables,
        board_symmetries: Sequence[Sequence[int]],
        men: tuple[int, int],
        kings: tuple[int, int],
        threads: int,
        stop: StopToken,
        listener: Callable[[float], None],
    ) -> list[EndgameRecord]:
        """
        The tables of a material and, unless it is the same, of it with the sides exchanged; none if
        stopped. `men`, `kings`: of White and of Black, up to 7 each. `board_symmetries[s][square]`:
        images of squares. `listener` is called with the share done. IndexError if `known` lacks a
        table, ValueError if there are too many pieces.
        """
    @staticmethod
    def endgame_size(
        *,
        rules: Rules,
        board_symmetries: Sequence[Sequence[int]],
        men: tuple[int, int],
        kings: tuple[int, int],
    ) -> int:
        """The number of entries in the table of a material, unused ones included."""
    @staticmethod
    def survey(
        *,
        rules: Rules,
        tables: EndgameTables,
        men: tuple[int, int],
        kings: tuple[int, int],
        men_on: Sequence[int],
        kings_on: Sequence[int],
        quiet: bool,
        stop: StopToken,
    ) -> Survey:
        """
        Counts the positions of a material with pieces of White and Black on `men_on` and `kings_on`; if
        `quiet`, those in which White cannot capture. What was counted before a stop is returned.
        """
    @staticmethod
    def verify(
        *,
        rules: Rules,
        tables: EndgameTables,
        men: tuple[int, int],
        kings: tuple[int, int],
        at_random: int,
        seed: int,
        stop: StopToken,
    ) -> Verification:
        """
        Checks that verdicts follow from those of the successors: of all positions of a material, or of
        `at_random` of them if that is not 0.
        """
    Rules: type[Rules]
    Move: type[Move]
    Position: type[Position]
    NetworkEvaluation: type[NetworkEvaluation]
    SelfPlay: type[SelfPlay]
    Labelled: type[Labelled]
    Labeller: type[Labeller]
    NetworkTrainer: type[NetworkTrainer]
    EndgameTables: type[EndgameTables]
    EndgameRecord: type[EndgameRecord]
    Survey: type[Survey]
    Verification: type[Verification]
    Pattern: type[Pattern]
    MoveTally: type[MoveTally]
    GameStore: type[GameStore]
    Line: type[Line]
    Report: type[Report]
    Search: type[Search]

narrow: Width
wide: Width
