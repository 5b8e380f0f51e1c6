"""Positions whose captures take most work, as `tests.soak.nasty_positions` found them.

Work is counted in the core's steps, and in the calls that take them; how long those last is told by
`python -m tests.benchmarks.effort`.
"""

from __future__ import annotations

import signal
import sys
import threading
from contextlib import suppress
from itertools import product
from unittest.mock import patch

import pytest
from harzdame_engine import (
    BeyondPlayError,
    Engine,
    Limit,
    Position,
    PositionProblem,
    StopToken,
    explain,
    pdn,
    variant,
    variants,
)

from tests.soak.nasty_positions import MOST, Nasty, kept

WITHIN = [each for each in kept() if each.generating is not None]
BEYOND = [each for each in kept() if each.generating is None]
_EFFORT = Position.effort
_MOST_OF_A_CALL = 700_000
"""The steps of one call in play: `Effort::kMost`."""
_BETWEEN = 1024
"""Steps between two looks at the limit, and at a stop."""
_MOST_MOVES = 5000
"""`Effort::kMostMoves`."""
_JUST_BEYOND = (
    "W:WKa2,Kb4,Kh6:BKa5,Kb2,b5,Kc1,Kc4,Kc5,Kc6,c7,Kd2,Kd7,Ke1,Ke2,Ke3,Ke4,Ke5,Ke7,Ke9,f3,Kf6,Kf7,f8,Kg3,"
    "Kg5,Kh1,Kh2,Kh3,h4,Ki1"
)
"""In Hexdame its moves take 728,683 steps."""
_MOST_CALLS = 130
"""Of the core, for an explanation: 61 ways at most, each looked along twice."""
_MOST_WORK = 5_000_000
"""These calls by the steps of their position, of which a call takes some: four million at most."""


def name(each: Nasty) -> str:
    return each.game


@pytest.fixture
def unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions beyond play can be made, as if they had been played to."""
    monkeypatch.setattr(Position, "effort", lambda _self, _most: None)


def test_every_game_has_its_worst() -> None:
    assert {each.game for each in kept()} == {rules.id for rules in variants()}


@pytest.mark.parametrize("nasty", WITHIN, ids=name)
def test_the_worst_within_play_takes_no_more_steps_than_were_found(nasty: Nasty) -> None:
    position = Position.from_fen(nasty.fen, nasty.game)
    assert Nasty.of(position).steps <= nasty.steps <= MOST
    assert 0 < len(position.legal_moves()) <= _MOST_MOVES


def test_fewer_steps_than_it_takes_are_not_exceeded() -> None:
    nasty = next(each for each in WITHIN if each.game == "turkthic")
    position = Position.from_fen(nasty.fen, nasty.game)
    steps = Nasty.of(position).steps
    assert position.effort(steps)
    with pytest.raises(BeyondPlayError):
        position.effort(steps - 2 * _BETWEEN)


@pytest.mark.parametrize("nasty", BEYOND, ids=name)
def test_a_position_beyond_play_is_refused(nasty: Nasty) -> None:
    with pytest.raises(BeyondPlayError, match="too many captures") as error:
        Position.from_fen(nasty.fen, nasty.game)
    assert error.value.problem is PositionProblem.BEYOND_PLAY


@pytest.mark.usefixtures("unchecked")
@pytest.mark.parametrize("nasty", BEYOND, ids=name)
def test_one_that_was_played_to_takes_no_more_steps_than_a_call_may(nasty: Nasty) -> None:
    position = Position.from_fen(nasty.fen, nasty.game)
    try:
        moves = position.legal_moves()
    except BeyondPlayError:
        with pytest.raises(BeyondPlayError):  # it gave up at the limit, not before it
            _EFFORT(position, _MOST_OF_A_CALL - _BETWEEN)
    else:
        taken = _EFFORT(position, 2 * _MOST_OF_A_CALL + 2 * _BETWEEN)  # of two calls
        assert max(taken) <= _MOST_OF_A_CALL + _BETWEEN
        assert len(moves) <= _MOST_MOVES


@pytest.mark.usefixtures("unchecked")
def test_one_that_takes_a_little_more_is_given_up() -> None:
    position = Position.from_fen(_JUST_BEYOND, "hexdame")
    generating, _ = _EFFORT(position, 2 * _MOST_OF_A_CALL)
    assert _MOST_OF_A_CALL + _BETWEEN < generating < 1.05 * _MOST_OF_A_CALL
    with pytest.raises(BeyondPlayError):
        position.legal_moves()


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
def test_a_search_that_is_stopped_finds_not_even_the_moves(nasty: Nasty) -> None:
    assert nasty.generating is not None
    token = StopToken()
    token.stop()
    info = Engine(hash_mb=1).analyse(Position.from_fen(nasty.fen, nasty.game), Limit(), stop=token)
    assert info.nodes == 0
    assert (info.best is None) == (nasty.generating > _BETWEEN)


def test_a_search_ends_within_a_position_that_it_comes_to() -> None:
    # it looks at the same places for a stop: engine/checks/stops.cpp
    worst = {each.game: each.fen for each in WITHIN}
    for game in ("harzdame", "hexdame", "turkish", "greek-3", "universal", "dameo", "keny"):
        before = Position.from_fen("B" + worst[game][1:], game)  # whatever is played, it is about as bad
        assert Engine(hash_mb=1).analyse(before, Limit(nodes=1)).nodes == 1


def test_a_game_that_begins_beyond_play_keeps_its_text() -> None:
    nasty = BEYOND[0]
    text = f'[Variant "{variant(nasty.game).name}"]\n[SetUp "1"]\n[FEN "{nasty.fen}"]\n\n*\n'
    (game,) = pdn.scan(text).games
    reading = game.read()
    assert reading.tree is None
    assert pdn.ProblemKind.BAD_FEN in {problem.kind for problem in reading.problems}
    assert game.text == text.strip()


@pytest.mark.parametrize("nasty", WITHIN, ids=name)
def test_a_refusal_in_the_worst_within_play_is_explained_in_few_calls(nasty: Nasty) -> None:
    position = Position.from_fen(nasty.fen, nasty.game)
    own = [square for square, piece in position.pieces.items() if piece.color is position.turn]
    free = [square for square in position.rules.board.names if square not in position.pieces]
    for origin, target in product(own[:1], free[::9]):
        with (
            patch.object(Position, "next_landings", autospec=True, side_effect=Position.next_landings) as on,
            patch.object(Position, "moves_along", autospec=True, side_effect=Position.moves_along) as along,
        ):
            explain(position, origin, target)
        calls = on.call_count + along.call_count
        assert calls <= _MOST_CALLS
        assert calls * nasty.steps <= _MOST_WORK
