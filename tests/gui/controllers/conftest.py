"""Engines under a test's control, and sessions that are shut down afterwards."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from harzdame_engine import Info, Level, Limit, Line, Move, Position, Score, StopToken
from harzdame_engine.books.cache import BookCache
from harzdame_engine.books.opening_book import OpeningBook
from PySide6.QtCore import QThread

from harzdame_gui.controllers.engine.endgames import Endgames
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.engines import Engines
from harzdame_gui.controllers.engine.openings import Openings
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from tests.gui.controllers.game.games import AGAINST_ENGINE, play
from tests.made_up_book import made_up_book


class ScriptedEngine:
    """Plays the first legal move, at once or when `go` is set; it can also raise, hang and chatter."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.go.set()
        self.ignore_stop = False
        self.error: Exception | None = None
        self.chatter = 0.0
        self.chattering = threading.Event()
        self.score = 0
        self.power: tuple[int, int] | None = None
        self.seeds: list[int] = []
        self.lines: list[int] = []
        self.choose: Callable[[Position], Move] = lambda position: position.legal_moves()[0]
        self.asked: list[tuple[Position, Limit, Level | None, tuple[Position, ...]]] = []
        self.threads: set[object] = set()

    def configure(self, *, hash_mb: int, threads: int) -> None:
        self.power = (hash_mb, threads)

    def analyse(  # noqa: PLR0917 - the engine's own signature
        self,
        position: Position,
        limit: Limit,
        on_info: Callable[[Info], None] | None = None,
        stop: StopToken | None = None,
        history: Sequence[Position] = (),
        level: Level | None = None,
        seed: int = 0,
        lines: int = 1,
        style: object = None,
    ) -> Info:
        self.seeds.append(seed)
        self.lines.append(lines)
        self.threads.add(QThread.currentThread())
        self.asked.append((position, limit, level, tuple(history)))  # last: tests wait for it
        info = Info(1, 1, (Line(Score(self.score), (self.choose(position),)),), 10, 0.01, 0.0)
        until = time.monotonic() + self.chatter
        while time.monotonic() < until and on_info and stop and not stop.stopped:
            on_info(info._replace())
            self.chattering.set()
            time.sleep(0.002)
        while not self.go.wait(0.005):
            if stop is not None and stop.stopped and not self.ignore_stop:
                break
        if self.error is not None:
            raise self.error
        return info


@pytest.fixture
def scripted(jobs: Jobs) -> Iterator[Callable[[], ScriptedEngine]]:
    """Makes engines; what hangs goes on after the test."""
    made: list[ScriptedEngine] = []

    def make() -> ScriptedEngine:
        made.append(ScriptedEngine())
        return made[-1]

    yield make
    for engine in made:
        engine.go.set()


@pytest.fixture
def engine(scripted: Callable[[], ScriptedEngine]) -> ScriptedEngine:
    return scripted()


@pytest.fixture(scope="session")
def book() -> OpeningBook:
    """Knows three plies of Harzdame."""
    return made_up_book("harzdame", 3)


@pytest.fixture
def cache(book: OpeningBook) -> BookCache:
    """Has that book alone."""
    return BookCache(load=lambda rules: book if rules.id == "harzdame" else None)


@pytest.fixture
def service(jobs: Jobs, engine: ScriptedEngine, cache: BookCache) -> Iterator[EngineService]:
    service = EngineService(jobs, Engines(lambda: engine, cache))  # type: ignore[arg-type,return-value]
    yield service
    service.shut_down()


@pytest.fixture
def session(service: EngineService) -> Iterator[GameSession]:
    session = GameSession(service)
    yield session
    session.shut_down()


@pytest.fixture
def settings(tmp_path: Path, jobs: Jobs) -> Settings:
    return Settings(tmp_path / "settings.json", jobs)


@pytest.fixture
def jobs(qapp: object) -> Iterator[Jobs]:
    jobs = Jobs()
    yield jobs
    assert jobs.shut_down()


@pytest.fixture
def game(qtbot, session, engine):
    """A game against the engine after one move each: e2-e3 and the engine's first."""
    session.new_game(AGAINST_ENGINE)
    play(session, "e2-e3")
    qtbot.waitUntil(lambda: session.node.ply == 2)
    return session


@pytest.fixture
def openings(jobs: Jobs, cache: BookCache) -> Openings:
    return Openings(jobs, cache)


@pytest.fixture
def endgames(jobs: Jobs, table_folder: Path, bare: None) -> Endgames:
    """Knows two kings against one."""
    return Endgames(table_folder, jobs)
