"""Mining: the same plan gives the same file, however it was interrupted; nothing is in it twice."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest
from harzdame_engine import Limit, Position, pdn
from harzdame_engine.files.errors import PuzzleError, PuzzleProblem
from harzdame_engine.game.tree import GameTree
from harzdame_engine.puzzles import mining
from harzdame_engine.puzzles.mining import MiningPlan, MiningState, key_of, mine
from harzdame_engine.puzzles.puzzle_file import read_puzzles
from harzdame_engine.puzzles.solution import Standards
from harzdame_engine.puzzles.verification import CLEAR, Criteria, Verifier
from harzdame_engine.rules.symmetries import symmetries

from tests.made_up_puzzles import SHOT, write_some

PLAN = MiningPlan("international", seed=3, standards=Standards(nodes=1_000, proof=4, check=10))
WANTED = 6


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "_BATCH", 4)


@pytest.fixture
def pool() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as threads:
        yield threads


def dig(
    path: Path, pool: Executor, puzzles: int | None = WANTED, batches: int = 1000, **plan: object
) -> MiningState:
    """Mine until there are so many puzzles, or interrupted after so many batches."""
    seen: list[MiningState] = []
    return mine(
        path,
        PLAN._replace(**plan),
        puzzles=puzzles,
        pool=pool,
        processes=1,
        on_progress=seen.append,
        interrupted=lambda: len(seen) > batches,
    )


def test_the_file_does_not_depend_on_interruptions(tmp_path: Path, pool: Executor) -> None:
    whole, broken = tmp_path / "whole.puzzles", tmp_path / "broken.puzzles"
    assert dig(whole, pool).puzzles == WANTED
    assert dig(broken, pool, batches=1).games == 4
    assert dig(broken, pool, puzzles=WANTED // 2).puzzles == WANTED // 2
    assert dig(broken, pool).puzzles == WANTED
    assert broken.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(("held", "least"), [(60, CLEAR), (10, 10)], ids=["usual", "strict"])
def test_the_check_bears_clearly_less_of_another_move_than_the_search(
    tmp_path: Path, pool: Executor, monkeypatch: pytest.MonkeyPatch, held: int, least: int
) -> None:
    asked = []

    def noted(criteria: Criteria) -> Verifier:
        asked.append(criteria)
        return Verifier(criteria)

    monkeypatch.setattr(mining, "Verifier", noted)
    dig(tmp_path / "some.puzzles", pool, puzzles=1, standards=PLAN.standards._replace(held=held))
    assert {criteria.held for criteria in asked} == {least}
    assert all(criteria.doubtful.nodes == 8 * criteria.limit.nodes for criteria in asked)


def test_what_is_found_holds(tmp_path: Path, pool: Executor) -> None:
    path = tmp_path / "a.puzzles"
    dig(path, pool)
    puzzles = read_puzzles(path).puzzles
    keys = [key_of(step.position) for puzzle in puzzles for step in puzzle.steps()[::2]]
    assert len(set(keys)) == len(keys)
    verifier = Verifier(Criteria(Limit(nodes=10_000)))
    for puzzle in puzzles:
        assert verifier.verify(puzzle).fault is None


def test_a_file_of_another_plan_is_left_alone(tmp_path: Path, pool: Executor) -> None:
    path = tmp_path / "a.puzzles"
    dig(path, pool, batches=1)
    before = path.read_bytes()
    for other in ({"seed": 4}, {"standards": Standards(nodes=2_000, proof=4, check=10)}):
        with pytest.raises(PuzzleError) as raised:
            dig(path, pool, **other)
        assert raised.value.problem is PuzzleProblem.OTHER_PLAN
    with pytest.raises(PuzzleError):
        dig(write_some(tmp_path / "other.puzzles"), pool)
    assert path.read_bytes() == before


@pytest.mark.parametrize("game", ["harzdame", "turkish", "hexdame"])
def test_images_under_symmetries_have_one_key(game: str) -> None:
    position = Position.start(game)
    for number in (3, 1, 4):
        position = position.play(position.legal_moves()[number % len(position.legal_moves())])
    images = {position.image(symmetry) for symmetry in symmetries(position.rules)}
    assert len(images) > 1
    assert {key_of(image) for image in images} == {key_of(position)}
    assert key_of(position.play(position.legal_moves()[0])) != key_of(position)


def test_games_of_a_file_are_looked_through(tmp_path: Path, pool: Executor) -> None:
    tree = GameTree(Position.from_fen(SHOT[0]))
    node = tree.root
    for move in SHOT[1].split():
        node = tree.add(node, node.position.parse_move(move))
    source = tmp_path / "own.pdn"
    source.write_text(f"{pdn.write(tree)}\n\n{pdn.write(GameTree(Position.start('hexdame')))}\n")
    path = tmp_path / "own.puzzles"
    done = dig(path, pool, None, game="harzdame", files=(source,))
    assert done == MiningState(1, 1)
    assert [puzzle.solution for puzzle in read_puzzles(path).puzzles] == [tuple(SHOT[1].split())]
    assert read_puzzles(path).record["files"] == "own.pdn"
