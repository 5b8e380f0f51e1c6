"""The edit that writes a review into a record, and nothing else."""

from __future__ import annotations

import json
import random
from functools import partial

import pytest
from harzdame_engine import Engine, GameTree, Limit, Position, pdn, variants
from harzdame_engine.game.edit import EditKind
from harzdame_engine.game.history import History
from harzdame_engine.game.kept_history import KeptHistory
from harzdame_engine.game.snapshot import Snapshot
from harzdame_engine.game.taken_up import read_history
from harzdame_engine.review.annotating import TAG, annotation, telling
from harzdame_engine.review.crew import Crew, Reviewed
from harzdame_engine.review.findings import Findings, findings_of
from harzdame_engine.review.knowledge import Knowledge
from harzdame_engine.review.reviewer import Question, ReviewEffort, Reviewer, progress
from harzdame_engine.review.summary import summary_of
from harzdame_engine.review.wording import in_language

from tests.engine.review.games import TEXT, blunder_tree


@pytest.fixture(scope="module")
def findings() -> Findings:
    reviewer = Reviewer.of(blunder_tree(), ReviewEffort(20_000))
    engine = Engine(hash_mb=8, threads=1)

    def ask(question: Question) -> tuple[tuple, int, int]:
        limit = Limit(nodes=question.nodes)
        info = engine.analyse(question.position, limit, history=question.history, lines=question.lines)
        return info.lines, info.depth, info.nodes

    for _ in progress(reviewer, ask):
        pass
    return findings_of(reviewer, in_language(None, "en"))


def reviewed(tree: GameTree, findings: Findings) -> None:
    annotation(tree, tree.mainline(), findings, at=tree.root, by="a test").apply()


def test_a_blunder_gets_a_sign_a_sentence_and_a_better_line(findings: Findings) -> None:
    tree = blunder_tree()
    reviewed(tree, findings)
    node = tree.mainline()[7]
    assert str(node.move) == "b6-c6"
    assert node.glyphs[0] in {2, 4, 6}
    assert "d6xb6 wins a piece, two for one" in node.comment
    better = node.parent.children[1]
    assert better.move != node.move
    assert better.evaluation is not None
    assert all(each.evaluation is not None for each in tree.mainline())
    assert tree.tags[TAG] == "a test"


def test_a_crash_leaves_the_review_to_be_undone(findings: Findings) -> None:
    tree, history = blunder_tree(), History()
    history.do(annotation(tree, tree.mainline(), findings, at=tree.root, by="a test"))
    kept = json.loads(json.dumps(KeptHistory(history.state, Snapshot(tree)).values()))
    again, _ = Snapshot(tree).copy()
    taken = History()
    taken.take_up(read_history(kept, again))
    assert taken.next_undo is not None
    assert taken.next_undo.kind is EditKind.REVIEW
    taken.undo()
    assert all(node.evaluation is None and not node.glyphs for node in again.root.below())
    assert TAG not in again.tags


def test_undoing_it_leaves_the_text_as_it_was(findings: Findings) -> None:
    tree = blunder_tree()
    edit = annotation(tree, tree.mainline(), findings, at=tree.root, by="a test")
    edit.apply()
    assert pdn.write(tree) != TEXT
    edit.revert()
    assert pdn.write(tree).strip() == TEXT.strip()


def test_it_is_read_back_with_the_same_summary(findings: Findings) -> None:
    tree = blunder_tree()
    reviewed(tree, findings)
    again = blunder_tree(pdn.write(tree))
    one, other = summary_of(tree), summary_of(again)
    assert one is not None
    assert other is not None
    assert one.sides == other.sides
    assert [moment.promise for moment in one.moments] == [moment.promise for moment in other.moments]
    assert [str(moment.node.move) for moment in other.turning_points] == [
        str(moment.node.move) for moment in one.turning_points
    ]


def test_what_a_person_wrote_stays(findings: Findings) -> None:
    tree = blunder_tree(TEXT.replace("4. b6-c6", "4. b6-c6! {My best move.}"))
    reviewed(tree, findings)
    node = tree.mainline()[7]
    assert node.glyphs == [1]
    assert node.comment.startswith("My best move.\n")
    once = pdn.write(tree)
    reviewed(tree, findings)
    assert pdn.write(tree) == once


def test_moves_that_left_the_record_are_passed_over(findings: Findings) -> None:
    tree = blunder_tree()
    line = tree.mainline()
    tree.remove(line[5])
    annotation(tree, line, findings, at=tree.root).apply()
    assert line[4].evaluation is not None
    assert line[7].evaluation is None
    assert TAG not in tree.tags


def test_a_line_is_shown_until_nothing_is_taken_any_more() -> None:
    position = blunder_tree().mainline()[7].position
    shot = [position.parse_move("d6xb6")]
    for text in ("b5xb7", "b8xb6"):
        shot.append(_after(position, shot).parse_move(text))
    quiet = list(shot)
    for _ in range(6):
        after = _after(position, quiet)
        quiet.append(next(move for move in after.legal_moves()))
    assert telling(quiet)[:3] == tuple(shot)
    assert len(telling(quiet)) < len(quiet)
    assert telling(quiet, len(quiet)) == tuple(quiet)  # of which the last is spoken


def _after(position, moves):  # type: ignore[no-untyped-def]
    for move in moves:
        position = position.play(move)
    return position


@pytest.mark.parametrize("game", [rules.id for rules in variants()])
def test_a_random_game_of_every_kind_is_reviewed_and_read_back(game: str) -> None:
    rng = random.Random(game)
    tree = GameTree(Position.start(game))
    node = tree.root
    while node.ply < 24 and tree.outcome(node) is None:
        node = tree.add(node, rng.choice(node.position.legal_moves()))
    reviewer = Reviewer.of(tree, ReviewEffort(500))
    crew = Crew(1, partial(Engine, 4, 1), Knowledge(), in_language(None, "en"))
    [told] = [each for each in crew.run([(1, reviewer)]) if isinstance(each, Reviewed)]
    annotation(tree, tree.mainline(), told.findings, at=tree.root, by="a test").apply()
    again = pdn.scan(pdn.write(tree)).games[0].read()
    assert not again.problems
    assert again.tree is not None
    one, other = summary_of(tree), summary_of(again.tree)
    assert one is not None
    assert other is not None
    assert one.sides == other.sides
    lost = [judgement.loss for judgement in told.findings.judgements if judgement]
    told_by_record = [moment.loss for moment in one.moments[1:]]
    assert told_by_record == pytest.approx(lost, abs=0.03)  # evaluations are rounded
