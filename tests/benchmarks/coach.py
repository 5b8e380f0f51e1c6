"""How soon the coach warns of a shot, from the move to the warning, on positions mined from self-play.

    python -m tests.benchmarks.coach [--positions N] [--plies N] [--seed N]

A position counts if a search of 200,000 nodes shows that a legal move loses to a chain of so many plies.
The computer plays at a weak level; the coach has thought for a second while the person did.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from harzdame_engine import LEVELS, Engine, Limit, Move, Position
from harzdame_engine.books.cache import BookCache
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.review.facts import Shot, facts
from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from harzdame_gui.controllers.coach.coach import Coach
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.engines import Engines
from harzdame_gui.controllers.game.new_game import PERSON, NewGame, PlayerSpec
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.choices import CoachMode
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs

_LONGEST_WAIT_MS = 3000


def mined(plies: int, rng: random.Random) -> Iterator[tuple[Position, Move]]:
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
                    yield position, move
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


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--plies", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    app = QCoreApplication([])
    jobs = Jobs()
    books = BookCache(load=lambda _rules: None)
    service = EngineService(jobs, Engines(lambda: Engine(hash_mb=16), books))
    session = GameSession(service)
    settings = Settings(Path(tempfile.mkdtemp()) / "settings.json", jobs)
    settings.coach.set(CoachMode.GENTLE)
    coach = Coach(session, service, settings, EndgameCache())
    cases = mined(options.plies, random.Random(options.seed))
    times = []
    for number in range(options.positions):
        took = warned_after(session, coach, *next(cases))
        times.append(took)
        print(number + 1, "no warning" if took is None else f"{took:.0f} ms", flush=True)
    told = sorted(took for took in times if took is not None)
    within = sum(took <= 300 for took in told)
    middle = told[len(told) // 2] if told else 0.0
    print(f"{len(told)} of {len(times)} warned of, {within} within 300 ms; median {middle:.0f} ms")
    session.shut_down()
    jobs.shut_down()
    del app


if __name__ == "__main__":
    main(sys.argv[1:])
