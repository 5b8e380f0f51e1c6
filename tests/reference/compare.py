"""The fast core against the reference, on random positions: ``python -m tests.reference.compare --help``."""

from __future__ import annotations

import argparse
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise, repeat

from harzdame_engine import Landing
from harzdame_engine import Move as CoreMove
from harzdame_engine import Position as CorePosition

from tests.reference.captures import Move, follow
from tests.reference.games import Game, Promotion
from tests.reference.moves import end, legal_moves, play, winner
from tests.reference.position import Position, read_fen, start, write_fen
from tests.reference.samples import in_order, samples
from tests.reference.table import GAMES

BATCH = 100
# Of each position, this many moves are followed to the next depth.
BRANCHES = 4
# Of each position, this many moves are read back from their text.
READ_BACK = 30


@dataclass(frozen=True, slots=True)
class Difference:
    """Core and reference disagree about a position."""

    fen: str
    what: str
    core: tuple[str, ...] = ()
    reference: tuple[str, ...] = ()

    def __str__(self) -> str:
        return (
            f"{self.fen}\n  {self.what}\n  core:      {list(self.core)}\n  reference: {list(self.reference)}"
        )


@dataclass(slots=True)
class Report:
    """The scope and the findings of a comparison."""

    positions: int = 0
    nodes: int = 0
    moves: int = 0
    longest_capture: int = 0
    differences: list[Difference] = field(default_factory=list)

    def include(self, other: Report) -> None:
        """Add another report's figures to this one."""
        self.positions += other.positions
        self.nodes += other.nodes
        self.moves += other.moves
        self.longest_capture = max(self.longest_capture, other.longest_capture)
        self.differences += other.differences


def as_reference(move: CoreMove) -> Move:
    """A core's move in the reference's terms."""
    return Move(move.origin, move.target, frozenset(move.captures), move.promotes)


def _told(moves: list[Move]) -> tuple[str, ...]:
    return tuple(
        f"{move.origin}→{move.target}"
        + (f" takes {' '.join(sorted(move.captures))}" if move.captures else "")
        + (" and promotes" if move.promotes else "")
        for move in moves
    )


def _moves_differ(position: Position, moves: tuple[CoreMove, ...], expected: frozenset[Move]) -> str | None:
    got = [as_reference(move) for move in moves]
    if len(set(got)) != len(got):
        return "the core lists a move twice"
    if frozenset(got) != expected:
        return "the legal moves differ"
    return next(filter(None, (way_differs(position, move) for move in moves)), None)


def way_differs(position: Position, move: CoreMove) -> str | None:
    """The differences in the landings of a legal move."""
    if not move.captures:
        right = (Landing(move.target, None, move.promotes),)
    elif (played := follow(position, move.squares)) and played[0] == as_reference(move):
        crowned = _crowned(position, move.squares)
        right = tuple(map(Landing, move.squares[1:], played[1], crowned))
    else:
        return f"{move} is no way to capture {move.captures}"
    return None if move.landings == right else f"the landings of {move} are {move.landings}, not {right}"


def _crowned(position: Position, path: tuple[str, ...]) -> list[bool]:
    """For each landing on a whole way to capture whether a man becomes a king there."""
    begun = (follow(position, path[:length]) for length in range(2, len(path) + 1))
    king = [played is not None and played[0].promotes for played in begun]
    if position.game.promotion is Promotion.GOES_ON_AS_A_KING:
        return [now and not before for before, now in pairwise([False, *king])]
    return [*[False] * (len(king) - 1), king[-1]]


def _count_differs(core: CorePosition, expected: frozenset[Move]) -> str | None:
    # Perft counts what the native core lists, before the package gives the moves names.
    count = core.perft(1)
    return None if count == len(expected) else f"perft(1) is {count}, not {len(expected)}"


def _texts_differ(core: CorePosition, moves: tuple[CoreMove, ...], chance: random.Random) -> str | None:
    texts = [str(move) for move in moves]
    if len(set(texts)) != len(texts):
        return f"two moves are written alike: {texts}"
    for move, text in chance.sample(list(zip(moves, texts, strict=True)), min(len(moves), READ_BACK)):
        read = core.parse_move(text)
        if read != move or read.promotes != move.promotes:
            return f"{text} is read as {read}"
    return None


def _ends_differ(position: Position, core: CorePosition) -> str | None:
    expected, outcome = end(position), core.outcome()
    told = None if outcome is None else (outcome.termination.value, str(outcome.winner))
    right = None if expected is None else (expected.value, str(winner(position)))
    return None if told == right else f"the end: core {told}, reference {right}"


def compare(
    position: Position, core: CorePosition, depth: int, report: Report, chance: random.Random
) -> None:
    """Compare moves, texts and ends here and at some positions less than `depth` plies away.

    Where every single move leads is compared too.
    """
    expected, moves = legal_moves(position), core.legal_moves()
    report.nodes += 1
    report.moves += len(expected)
    report.longest_capture = max(report.longest_capture, *(len(move.captures) for move in expected), 0)
    difference = (
        _moves_differ(position, moves, expected)
        or _count_differs(core, expected)
        or _texts_differ(core, moves, chance)
        or _ends_differ(position, core)
    )
    if difference is not None:
        got = _told(in_order(frozenset(map(as_reference, moves))))
        found = Difference(write_fen(position), difference, got, _told(in_order(expected)))
        report.differences.append(found)
        return
    followed = set(chance.sample(range(len(moves)), min(len(moves), BRANCHES)))
    for number, move in enumerate(moves):
        after, core_after = play(position, as_reference(move)), core.play(move)
        if read_fen(core_after.fen, position.game).key != after.key:
            found = Difference(
                write_fen(position), f"{move} leads elsewhere", (core_after.fen,), (write_fen(after),)
            )
            report.differences.append(found)
        elif depth > 1 and number in followed:
            compare(after, core_after, depth - 1, report, chance)


def compare_samples(game_id: str, seed: str, count: int, depth: int) -> Report:
    """Compare on `count` random positions of a game."""
    report, chance = Report(), random.Random(f"{game_id}/{seed}")
    for position in samples(GAMES[game_id], chance, count):
        compare(position, CorePosition.from_fen(write_fen(position), game_id), depth, report, chance)
        report.positions += 1
    return report


def differ(core: CorePosition, position: Position, wrong: Game) -> bool:
    """Whether the core is at odds here with a reference that plays by the rules of `wrong`."""
    report = Report()
    compare(position._replace(game=wrong), core, 1, report, random.Random(0))
    return bool(report.differences)


def compare_start(game_id: str) -> Difference | None:
    """Whether core and reference set up a game alike."""
    right, got = start(GAMES[game_id]), CorePosition.start(game_id)
    if read_fen(got.fen, right.game).key == right.key:
        return None
    return Difference(write_fen(right), f"{game_id} begins differently", (got.fen,), (write_fen(right),))


def compare_game(pool: ProcessPoolExecutor, game_id: str, seed: str, positions: int, depth: int) -> Report:
    """Compare on a game's start and many positions."""
    sizes = [min(BATCH, positions - done) for done in range(0, positions, BATCH)]
    seeds = [f"{seed}/{number}" for number in range(len(sizes))]
    whole = Report()
    for report in pool.map(compare_samples, repeat(game_id), seeds, sizes, repeat(depth)):
        whole.include(report)
    begins = compare_start(game_id)
    whole.differences += [] if begins is None else [begins]
    return whole


def main() -> int:
    """The full comparison; exit status 1 when core and reference differ."""
    parser = argparse.ArgumentParser(description="Compare the core's moves with the reference's.")
    parser.add_argument("--game", default="all", choices=["all", *GAMES], help="default: all")
    parser.add_argument("--positions", type=int, default=1000, help="of each game (default %(default)s)")
    parser.add_argument("--depth", type=int, default=2, help="plies to follow (default %(default)s)")
    parser.add_argument("--seed", default="1", help="source of chance (default %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default %(default)s)")
    options = parser.parse_args()

    differences = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        for game_id in GAMES if options.game == "all" else [options.game]:
            began = time.monotonic()
            whole = compare_game(pool, game_id, options.seed, options.positions, options.depth)
            differences += len(whole.differences)
            for difference in whole.differences[:20]:
                sys.stdout.write(f"{difference}\n")
            sys.stdout.write(
                f"{game_id}: {whole.positions} positions, {whole.nodes} with those that follow, "
                f"{whole.moves} moves, longest capture {whole.longest_capture}, "
                f"{len(whole.differences)} differences, {time.monotonic() - began:.0f} s\n"
            )
            sys.stdout.flush()
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
