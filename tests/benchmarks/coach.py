"""How soon the coach warns of a shot, from the move to the warning.

    python -m tests.benchmarks.coach [--positions N] [--plies N] [--seed N]
    python -m tests.benchmarks.coach --puzzles --plies 7 [--positions N]

Without `--puzzles`, positions are mined from self-play: one counts if a search of 200,000 nodes shows
that a legal move loses to a chain of so many plies. With it, they stand one step before the shots of
so many plies and more among the puzzles of the app: a man of the side that is about to suffer is put
back to where it may have come from, and its step is the bad move, if a search of 200,000 nodes knows
a better one. Every puzzle has its turn before one is used again with another man. Told apart are the
shots whose solution begins with a chain that wins pieces by force, and those that win in other ways: by
a king, by an endgame.
The computer plays at a weak level; the coach has thought for a second while the person did.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import LEVELS, Engine, Limit, Move, Position, PositionError
from harzdame_engine.books.cache import BookCache
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.puzzles.puzzle import Puzzle, PuzzleTheme
from harzdame_engine.puzzles.puzzle_file import installed_puzzles
from harzdame_engine.review.chains import forced_chain
from harzdame_engine.review.facts import Shot, facts
from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from harzdame_gui.controllers.coach.coach import Coach
from harzdame_gui.controllers.coach.judgement import Seen
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.engines import Engines
from harzdame_gui.controllers.game.new_game import PERSON, NewGame, PlayerSpec
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.choices import CoachMode
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs

_LONGEST_WAIT_MS = 3000


class Case(NamedTuple):
    """A bad move, and the plies of the chain that it allows; 0 where it is none."""

    position: Position
    move: Move
    chain: int


def mined(plies: int, rng: random.Random) -> Iterator[Case]:
    """Positions of Harzdame with a move that loses to a shot of at least so many plies."""
    engine = Engine(hash_mb=16)
    while True:
        position = Position.start()
        for ply in range(60):
            moves = position.legal_moves()
            if not moves or position.outcome() is not None:
                break
            best = engine.analyse(position, Limit(nodes=8_000)).lines[0]
            if ply > 8 and abs(best.score.centipieces) < 300 and len(moves) > 1:
                move = rng.choice(moves)
                if _loses(engine, position, move, plies):
                    yield Case(position, move, plies)
                    break
            position = position.play(rng.choice(moves) if rng.random() < 0.2 else best.pv[0])


def _loses(engine: Engine, position: Position, move: Move, plies: int) -> bool:
    quick = engine.analyse(position.play(move), Limit(nodes=8_000)).lines[0]
    if quick.score.centipieces < 60:
        return False
    best = engine.analyse(position, Limit(nodes=200_000)).lines[0]
    reply = engine.analyse(position.play(move), Limit(nodes=200_000)).lines[0]
    shots = [fact for fact in facts(position, move, reply, best) if isinstance(fact, Shot)]
    return any(len(shot.chain.line) >= plies and shot.net >= 1 for shot in shots)


def before_puzzles(plies: int) -> Iterator[Case]:
    """Situations one bad step before the shots of so many plies and more among the puzzles of the app."""
    engine = Engine(hash_mb=16)
    puzzles = [each for each in installed_puzzles("harzdame") if PuzzleTheme.SHOT in each.themes]
    ways = {each: steps_to(each.position) for each in puzzles if len(each.solution) >= plies}
    while ways:
        for puzzle, way in tuple(ways.items()):
            found = next((each for each in way if _is_mistake(engine, *each)), None)
            if found is None:
                del ways[puzzle]
            else:
                yield Case(*found, _chain_of(puzzle))


def _chain_of(puzzle: Puzzle) -> int:
    """The plies of the forced chain with which its solution begins; 0 where it is none."""
    chain = forced_chain(puzzle.position, [step.move for step in puzzle.steps()])
    return 0 if chain is None else len(chain.line)


def steps_to(position: Position) -> Iterator[tuple[Position, Move]]:
    """The steps of a man that may have led to a position, each with the position before it."""
    rules, pieces, mover = position.rules, position.pieces, position.turn.other
    for target, piece in pieces.items():
        if piece.color is not mover or piece.king:
            continue
        for origin in rules.board.names:
            if origin in pieces:
                continue
            others = {square: each for square, each in pieces.items() if square != target}
            try:
                before = Position.of(rules, {**others, origin: piece}, mover)
            except PositionError:  # a man would be a king there
                continue
            for move in before.legal_moves():
                if (move.origin, move.target) == (origin, target) and before.play(move) == position:
                    yield before, move


def _is_mistake(engine: Engine, position: Position, move: Move) -> bool:
    """Whether there is a better move, by half a piece at least."""
    best = engine.analyse(position, Limit(nodes=200_000)).lines[0]
    reply = engine.analyse(position.play(move), Limit(nodes=200_000)).lines[0]
    return best.score.centipieces + reply.score.centipieces >= 50


def wait(milliseconds: int) -> None:
    """Let the app work for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def warned_after(session: GameSession, coach: Coach, position: Position, move: Move) -> float | None:
    """Milliseconds from the move to the warning; None: there is none."""
    computer = PlayerSpec.engine(LEVELS[6], 0.1)
    seats = (PERSON, computer) if position.turn.name == "WHITE" else (computer, PERSON)
    session.new_game(NewGame("harzdame", *seats, position))
    wait(1200)
    loop = QEventLoop()
    coach.warned.connect(loop.quit)
    QTimer.singleShot(_LONGEST_WAIT_MS, loop.quit)
    start = time.perf_counter()
    session.play(move)
    loop.exec()
    coach.warned.disconnect(loop.quit)
    took = 1000 * (time.perf_counter() - start)
    return took if coach.warning is not None else None


def report(name: str, times: list[float | None]) -> None:
    """Print how many were warned of, and how soon."""
    told = sorted(took for took in times if took is not None)
    within = sum(took <= 300 for took in told)
    middle = told[len(told) // 2] if told else 0.0
    print(f"{name}: {len(told)} of {len(times)} warned of, {within} within 300 ms; median {middle:.0f} ms")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--plies", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--puzzles", action="store_true", help="one step before the puzzles of the app")
    options = parser.parse_args(arguments)
    app = QCoreApplication([])
    jobs = Jobs()
    books = BookCache(load=lambda _rules: None)
    service = EngineService(jobs, Engines(lambda: Engine(hash_mb=16), books))
    session = GameSession(service)
    settings = Settings(Path(tempfile.mkdtemp()) / "settings.json", jobs)
    settings.coach.set(CoachMode.GENTLE)
    coach = Coach(session, service, settings, EndgameCache())
    seen: list[Seen] = []
    coach.looked.connect(seen.append)
    rng = random.Random(options.seed)
    cases = before_puzzles(options.plies) if options.puzzles else mined(options.plies, rng)
    times: list[tuple[Case, float | None]] = []
    for number, case in enumerate(islice(cases, options.positions), 1):
        position, move, _ = case
        seen.clear()
        took = warned_after(session, coach, position, move)
        times.append((case, took))
        found = ", ".join(type(fact).__name__ for each in seen for fact in each.facts) or "nothing found"
        costs = "".join(f" costs {each.loss:.2f}," for each in seen)
        told = "no warning" if took is None else f"{took:.0f} ms"
        print(f"{number} {told}: {position.fen} {move}, chain of {case.chain}:{costs} {found}", flush=True)
    report("in all", [took for _, took in times])
    report("chains", [took for case, took in times if case.chain])
    session.shut_down()
    jobs.shut_down()
    del app


if __name__ == "__main__":
    main(sys.argv[1:])
