"""A book is the same however it was made, and goes on only as it was begun."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from harzdame_engine import Engine, Limit, Position
from harzdame_engine.books.book_file import BookRow, BookWriter, read_book
from harzdame_engine.books.builder import BookPlan, grow_book
from harzdame_engine.books.entries import book_key
from harzdame_engine.books.graph import children
from harzdame_engine.cluster.threads import Threads
from harzdame_engine.files.errors import BookError, BookProblem

PLAN = BookPlan("rules", nodes=200, deviation=10)


def grow(
    path: Path,
    positions: int,
    *,
    game: str = "harzdame",
    plan: BookPlan = PLAN,
    threads: int = 1,
    interrupted: Callable[[], bool] = lambda: False,
) -> int:
    return grow_book(
        path,
        Position.start(game),
        plan,
        positions=positions,
        executor=Threads(threads),
        on_progress=lambda count: None,
        interrupted=interrupted,
    )


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> list[BookRow]:
    path = tmp_path_factory.mktemp("book") / "straight.book"
    held = grow(path, 300)
    assert 300 <= held < 400
    found = read_book(path)[1]
    assert len(found) == held
    return found


def test_scores_are_those_of_the_engine(rows: list[BookRow]) -> None:
    start = Position.start("harzdame")
    by_key = {row.key: row for row in rows}
    assert by_key[book_key(start)].expanded == 1
    for key, child in children(start).items():
        info = Engine(hash_mb=16, evaluation="rules").analyse(child, Limit(nodes=200))
        assert by_key[key].own == info.score.centipieces


def test_threads_change_nothing(rows: list[BookRow], tmp_path: Path) -> None:
    path = tmp_path / "threads.book"
    grow(path, 300, threads=3)
    assert read_book(path)[1] == rows


def test_interruptions_change_nothing(rows: list[BookRow], tmp_path: Path) -> None:
    path = tmp_path / "interrupted.book"
    asked = itertools.cycle([False, False, True])  # about once in a batch of searches
    runs = 1
    while grow(path, 300, interrupted=lambda: next(asked)) < 300:
        runs += 1
    assert runs > 2
    assert read_book(path)[1] == rows


def test_an_interruption_before_the_first_position_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "new.book"
    assert grow(path, 300, interrupted=lambda: True) == 0
    assert grow(path, 10) >= 10


def test_a_long_search_is_interrupted(tmp_path: Path) -> None:
    asked = iter([False, True])
    endless = replace(PLAN, nodes=10**15)
    assert grow(tmp_path / "new.book", 300, plan=endless, interrupted=lambda: next(asked)) == 0


@pytest.mark.parametrize(
    ("game", "plan", "problem"),
    [
        ("turkish", PLAN, BookProblem.OTHER_GAME),
        ("harzdame", replace(PLAN, nodes=201), BookProblem.OTHER_PLAN),
        ("harzdame", replace(PLAN, deviation=11), BookProblem.OTHER_PLAN),
    ],
)
def test_a_book_goes_on_only_as_it_was_begun(
    game: str, plan: BookPlan, problem: BookProblem, tmp_path: Path
) -> None:
    path = tmp_path / "book"
    grow(path, 10)
    before = read_book(path)
    with pytest.raises(BookError) as caught:
        grow(path, 100, game=game, plan=plan)
    assert caught.value.problem is problem
    assert read_book(path) == before


def test_scores_of_two_evaluations_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "book"
    grow(path, 10)
    with BookWriter(path) as writer:
        assert writer.record is not None
        writer.write(replace(writer.record, evaluation="learned-1"), writer.rows)
    with pytest.raises(BookError, match="evaluation learned-1, not rules"):
        grow(path, 100)


def test_a_game_without_lines_left_ends_the_book(tmp_path: Path) -> None:
    path = tmp_path / "small.book"
    start = Position.from_fen("W:WKa1:BKb1")
    held = grow_book(
        path,
        start,
        PLAN,
        positions=10**6,
        executor=Threads(1),
        on_progress=lambda count: None,
        interrupted=lambda: False,
    )
    assert held == len(read_book(path)[1]) == 1
