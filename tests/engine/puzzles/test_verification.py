"""Verification: puzzles that hold pass, and each kind of planted fault is found."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from harzdame_engine import Engine, Limit, Line, Position, Score
from harzdame_engine.puzzles.puzzle import Puzzle, PuzzleTheme
from harzdame_engine.puzzles.themes import themes_of
from harzdame_engine.puzzles.verification import DOUBTFUL, HELD, WINNING, Criteria, Fault, Verifier, verify
from harzdame_engine.search.info import Info

from tests.made_up_puzzles import BREAKTHROUGH, KING_HUNT, QUIET, SHOT, puzzle, some_puzzles

NODES = 20_000
MANY_WIN = "W:WKa1,Kh2,c3,Ka8:Bf7,g7"
GOOD = puzzle(*SHOT)


@pytest.fixture(scope="module")
def verifier() -> Verifier:
    return Verifier(Criteria(Limit(nodes=NODES)))


@pytest.mark.parametrize("good", some_puzzles(), ids=lambda puzzle: puzzle.id)
def test_good_puzzles_pass(verifier: Verifier, good: Puzzle) -> None:
    found = verifier.verify(good)
    assert found.fault is None, found.detail


@pytest.mark.parametrize(
    ("false", "fault", "move"),
    [
        (GOOD._replace(solution=("a1-h8",)), Fault.ILLEGAL, 0),
        (GOOD._replace(fen="W:Wa1"), Fault.ILLEGAL, 0),
        (GOOD._replace(id="0123456789"), Fault.OTHER_ID, 0),
        (GOOD._replace(themes=(PuzzleTheme.ENDGAME,)), Fault.OTHER_THEMES, 0),
        # a move that throws the win away
        (puzzle(SHOT[0], "a3-a4"), Fault.NOT_WON, 1),
        # a position that many moves win, with the best of them
        (puzzle(MANY_WIN, "h2-h7"), Fault.SECOND, 1),
        # so do two of the second moves; only the last may be replaced, and is the first here
        (puzzle(*KING_HUNT), Fault.SECOND, 2),
        (puzzle(MANY_WIN, "h2-h7", only=False), Fault.SECOND, 1),
        (puzzle("W:Wa3:Bb3,h7", "a3xc3"), Fault.NO_CHOICE, 1),
    ],
    ids=lambda value: value.name if isinstance(value, Fault) else None,
)
def test_a_false_puzzle_is_caught(verifier: Verifier, false: Puzzle, fault: Fault, move: int) -> None:
    found = verifier.verify(false)
    assert (found.fault, found.move) == (fault, move), found.detail


def test_a_later_move_is_checked_as_well(verifier: Verifier) -> None:
    first, reply, second, *_ = QUIET[1].split()
    after = puzzle(*QUIET).steps()[2].position
    other = next(move for move in after.legal_moves() if str(move) != second)
    found = verifier.verify(puzzle(QUIET[0], f"{first} {reply} {other}"))
    assert (found.fault, found.move) == (Fault.NOT_WON, 2), found.detail


def test_many_are_told_in_their_order_until_interrupted() -> None:
    many = [*some_puzzles(), puzzle(SHOT[0], "a3-a4")]
    with ThreadPoolExecutor(1) as pool:
        found = list(verify(many, pool, Criteria(Limit(nodes=NODES)), interrupted=lambda: False))
        assert [finding.puzzle for finding in found] == many
        assert [finding.fault for finding in found] == [None] * len(some_puzzles()) + [Fault.NOT_WON]
        none = list(verify(many, pool, Criteria(Limit(nodes=NODES)), interrupted=lambda: True))
    assert none == []


def test_a_search_may_be_limited_by_time() -> None:
    assert Verifier(Criteria(Limit(time=0.05))).verify(puzzle(*BREAKTHROUGH)).fault is None


@pytest.mark.parametrize(
    ("promised", "fault"), [(DOUBTFUL - 1, None), (DOUBTFUL, Fault.SECOND)], ids=["clear", "doubtful"]
)
def test_where_another_move_promises_something_a_longer_search_decides(
    monkeypatch: pytest.MonkeyPatch, promised: int, fault: Fault | None
) -> None:
    """The longer search would say that another move wins; it is asked only where there is a doubt."""
    limit, doubtful = Limit(nodes=NODES), Limit(nodes=10 * NODES)
    promise(monkeypatch, lambda asked: promised if asked == limit else WINNING)
    assert Verifier(Criteria(limit)).verify(one_move()).fault is None
    assert Verifier(Criteria(limit, doubtful)).verify(one_move()).fault is fault


@pytest.mark.parametrize(("held", "most"), [(HELD, WINNING - 1), (70, 70)], ids=["usual", "strict"])
def test_another_move_may_promise_so_much_and_no_more(
    monkeypatch: pytest.MonkeyPatch, held: int, most: int
) -> None:
    criteria = Criteria(Limit(nodes=NODES), held=held)
    promise(monkeypatch, lambda _: most)
    assert Verifier(criteria).verify(one_move()).fault is None
    promise(monkeypatch, lambda _: most + 1)
    assert Verifier(criteria).verify(one_move()).fault is Fault.SECOND


def one_move() -> Puzzle:
    """A puzzle of one move, for searches that are made up."""
    return GOOD._replace(solution=GOOD.solution[:1], themes=themes_of(GOOD.steps()[:1]))


def promise(monkeypatch: pytest.MonkeyPatch, second: Callable[[Limit], int]) -> None:
    """Let each search find that the solution wins, and that another move has a score by the limit."""
    own = GOOD.steps()[0].move
    other = next(move for move in GOOD.position.legal_moves() if move != own)

    def analyse(_engine: Engine, _position: Position, asked: Limit, lines: int) -> Info:
        found = (Line(Score(300), (own,)), Line(Score(second(asked)), (other,)))
        return Info(1, 1, found[:lines], 1, 0.0, 0.0)

    monkeypatch.setattr(Engine, "analyse", analyse)
