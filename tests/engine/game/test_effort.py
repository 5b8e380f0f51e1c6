"""Positions whose captures take most work, as `tests.soak.nasty_positions` found them."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import product

import pytest
from harzdame_engine import (
    BeyondPlayError,
    Engine,
    Limit,
    Position,
    PositionProblem,
    explain,
    pdn,
    variant,
    variants,
)

from tests.soak.nasty_positions import MOST, Nasty, delay_of_stop, kept

WITHIN = [each for each in kept() if each.generating is not None]
BEYOND = [each for each in kept() if each.generating is None]
_MOST_S = 0.5


def name(each: Nasty) -> str:
    return each.game


def in_time(work: Callable[[], object]) -> bool:
    """Whether `work` takes less than half a second of the processor's time, in one of three tries."""
    for _ in range(3):
        begun = time.process_time()
        work()
        if time.process_time() - begun < _MOST_S:
            return True
    return False


@pytest.fixture
def unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions beyond play can be made, as if they had been played to."""
    monkeypatch.setattr(Position, "effort", lambda _self, _most: None)


def test_every_game_has_its_worst() -> None:
    assert {each.game for each in kept()} == {rules.id for rules in variants()}


@pytest.mark.parametrize("nasty", WITHIN, ids=name)
def test_the_moves_of_the_worst_within_play_are_found_in_time(nasty: Nasty) -> None:
    assert Nasty.of(Position.from_fen(nasty.fen, nasty.game)).steps <= nasty.steps <= MOST
    assert in_time(lambda: Position.from_fen(nasty.fen, nasty.game).legal_moves())


@pytest.mark.parametrize("nasty", BEYOND, ids=name)
def test_a_position_beyond_play_is_refused_in_time(nasty: Nasty) -> None:
    def refused() -> None:
        with pytest.raises(BeyondPlayError, match="too many captures") as error:
            Position.from_fen(nasty.fen, nasty.game)
        assert error.value.problem is PositionProblem.BEYOND_PLAY

    assert in_time(refused)


@pytest.mark.usefixtures("unchecked")
@pytest.mark.parametrize("nasty", BEYOND, ids=name)
def test_one_that_was_played_to_answers_in_time_too(nasty: Nasty) -> None:
    def asked() -> None:
        with suppress(BeyondPlayError):
            Position.from_fen(nasty.fen, nasty.game).legal_moves()

    assert in_time(asked)


@pytest.mark.usefixtures("unchecked")
def test_a_search_there_says_so_or_plays() -> None:
    refused = played = 0
    for nasty in BEYOND:
        try:
            info = Engine(hash_mb=1).analyse(Position.from_fen(nasty.fen, nasty.game), Limit(depth=1))
        except BeyondPlayError:
            refused += 1
        else:
            played += info.best is not None
    assert refused
    assert refused + played == len(BEYOND)


@pytest.mark.usefixtures("unchecked")
@pytest.mark.skipif(sys.platform == "win32", reason="no timer of the processor's time")
def test_ctrl_c_is_heard_within_a_position() -> None:
    def interrupt(*_args: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGVTALRM, interrupt)
    try:
        with pytest.raises(KeyboardInterrupt):
            for nasty in BEYOND:
                position = Position.from_fen(nasty.fen, nasty.game)
                signal.setitimer(signal.ITIMER_VIRTUAL, 0.02)
                position.legal_moves()
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@pytest.mark.usefixtures("unchecked")
def test_other_threads_go_on_within_a_position() -> None:
    nasty = next(each for each in BEYOND if each.game == "turkthic")
    position = Position.from_fen(nasty.fen, nasty.game)
    over = threading.Event()
    turns = 0

    def count() -> None:
        nonlocal turns
        while not over.is_set():
            turns += 1

    other = threading.Thread(target=count)
    other.start()
    before = turns
    with suppress(BeyondPlayError):
        position.legal_moves()
    after = turns
    over.set()
    other.join()
    assert after > before


@pytest.mark.parametrize("nasty", WITHIN, ids=name)
def test_a_search_stops_in_time(nasty: Nasty) -> None:
    assert min(delay_of_stop(nasty, after=0.03) for _ in range(3)) < 0.1


def test_a_game_that_begins_beyond_play_keeps_its_text() -> None:
    nasty = BEYOND[0]
    text = f'[Variant "{variant(nasty.game).name}"]\n[SetUp "1"]\n[FEN "{nasty.fen}"]\n\n*\n'
    (game,) = pdn.scan(text).games
    reading = game.read()
    assert reading.tree is None
    assert pdn.ProblemKind.BAD_FEN in {problem.kind for problem in reading.problems}
    assert game.text == text.strip()


@pytest.mark.parametrize("nasty", WITHIN, ids=name)
def test_a_refusal_in_the_worst_within_play_is_explained_in_time(nasty: Nasty) -> None:
    position = Position.from_fen(nasty.fen, nasty.game)
    own = [square for square, piece in position.pieces.items() if piece.color is position.turn]
    free = [square for square in position.rules.board.names if square not in position.pieces]
    position.legal_moves()
    slowest = 0.0
    for origin, target in product(own[:1], free[::9]):
        begun = time.process_time()
        explain(position, origin, target)
        slowest = max(slowest, time.process_time() - begun)
    assert slowest < 1
