"""The reviewer: its questions in their order, and what it makes of answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from harzdame_engine import Color, Engine, Limit, Line, Move, Position, Score
from harzdame_engine.game.outcome import Outcome, Termination
from harzdame_engine.review.judgement import LONGEST_LINE, Quality
from harzdame_engine.review.reviewer import (
    Answer,
    KnowledgeSource,
    Question,
    ReviewEffort,
    Reviewer,
    progress,
)

from tests.engine.review.games import blunder_tree

EFFORT = ReviewEffort(nodes=100, again=4)
Scorer = Callable[[Question], Sequence[tuple[Move, int]]]


def line_of(*texts: str) -> tuple[list[Position], list[Move]]:
    positions, moves = [Position.start()], []
    for text in texts:
        moves.append(positions[-1].parse_move(text))
        positions.append(positions[-1].play(moves[-1]))
    return positions, moves


def answered(reviewer: Reviewer, scored: Scorer) -> list[Question]:
    """Every question is answered by scored moves; returns the questions."""
    asked = []
    for _ in progress(reviewer, lambda question: (_lines(asked, question, scored), 9, 10)):
        pass
    return asked


def _lines(asked: list[Question], question: Question, scored: Scorer) -> list[Line]:
    asked.append(question)
    return [Line(Score(score), (move,)) for move, score in scored(question)]


def two_best(question: Question) -> list[tuple[Move, int]]:
    first, second, *_ = question.position.legal_moves()
    return [(first, 10), (second, 0)]


def test_it_asks_from_the_end_with_all_positions_before() -> None:
    positions, moves = line_of("d3-d4", "e6-d6", "a6-b6")
    reviewer = Reviewer(positions, moves, EFFORT)
    assert reviewer.share == 0
    asked = answered(reviewer, lambda question: [(question.position.legal_moves()[0], 0)])
    assert [question.number for question in asked][:4] == [3, 2, 1, 0]
    assert asked[0].history == tuple(positions[:3])
    assert asked[0].nodes == 100
    assert reviewer.done
    assert reviewer.share == 1


def test_the_best_move_loses_nothing_whatever_is_seen_after_it() -> None:
    positions, moves = line_of("d3-d4", "e6-d6")
    reviewer = Reviewer(positions, moves, EFFORT)

    def scored(question: Question) -> list[tuple[Move, int]]:
        # each search believes in the move that was played, and the later ones are ever worse for White
        move = moves[question.number] if question.number < 2 else question.position.legal_moves()[0]
        sign = 1 if question.position.turn is Color.WHITE else -1
        return [(move, -sign * 40 * question.number)]

    answered(reviewer, scored)
    assert [j.loss for j in reviewer.judgements() if j] == pytest.approx([0, 0])


def test_a_reproach_is_searched_for_again_with_more_nodes_and_then_stands_or_falls() -> None:
    positions, moves = line_of("d3-d4", "e6-d6")

    def scored(question: Question) -> list[tuple[Move, int]]:
        others = [move for move in question.position.legal_moves() if move not in moves]
        better = 300 if question.number == 1 and question.nodes < 400 else 0
        return [(others[0], better)]

    reviewer = Reviewer(positions, moves, EFFORT)
    asked = answered(reviewer, scored)
    again = [question.number for question in asked if question.nodes == 400]
    assert sorted(again)[:2] == [1, 2]
    judged = [judgement for judgement in reviewer.judgements() if judgement]
    assert [judgement.quality for judgement in judged] == [Quality.GOOD, Quality.GOOD]


def test_a_blunder_has_a_better_line_and_the_reply() -> None:
    tree = blunder_tree()
    reviewer = Reviewer.of(tree, ReviewEffort(20_000))
    engine = Engine(hash_mb=8, threads=1)

    def ask(question: Question) -> tuple[Sequence[Line], int, int]:
        limit = Limit(nodes=question.nodes)
        info = engine.analyse(question.position, limit, history=question.history, lines=question.lines)
        return info.lines, info.depth, info.nodes

    for _ in progress(reviewer, ask):
        pass
    judged = reviewer.judgements()
    assert all(judged)
    bad = [judgement for judgement in judged if judgement and judgement.quality.bad]
    worst = max(bad, key=lambda judgement: judgement.loss)
    assert str(worst.move) == "b6-c6"
    assert worst.mover is Color.WHITE
    assert worst.better.pv[0] != worst.move
    assert str(worst.reply.pv[0]) == "d6xb6"
    assert reviewer.nodes > 20_000


@pytest.mark.parametrize("seen_at_last", [True, False])
def test_a_win_that_only_became_a_longer_one_is_searched_for_a_third_time(seen_at_last: bool) -> None:
    """After f1-a1 White mates in 14, which four times the nodes of a review did not see."""
    positions, moves = line_of("d3-d4", "e6-d6")

    def scored(question: Question) -> list[tuple[Move, int]]:
        others = [move for move in question.position.legal_moves() if move not in moves]
        found = seen_at_last and question.nodes == 1600
        score = {0: 0, 1: 2000, 2: -2000 if found else -20}[question.number]
        return [(others[0], score)]

    reviewer = Reviewer(positions, moves, EFFORT)
    asked = answered(reviewer, scored)
    assert [question.number for question in asked if question.nodes == 1600] == [2]
    judged = reviewer.judgements()[1]
    assert judged is not None
    assert judged.quality is (Quality.GOOD if seen_at_last else Quality.BLUNDER)
    assert reviewer.done


def test_a_reproach_whose_reply_is_forced_is_looked_into_as_well() -> None:
    positions, moves = line_of("d3-d4", "e6-d6", "a6-b6")

    def scored(question: Question) -> list[tuple[Move, int]]:
        others = [move for move in question.position.legal_moves() if move not in moves]
        return [(others[0], {1: 2000, 3: 20}.get(question.number, 0))]

    reviewer = Reviewer(positions, moves, EFFORT)
    reviewer.know(2, Answer(KnowledgeSource.FORCED))
    asked = answered(reviewer, scored)
    assert [question.number for question in asked if question.nodes == 1600] == [3]
    judged = reviewer.judgements()[1]
    assert judged is not None
    assert judged.quality is Quality.BLUNDER
    assert len(judged.better.pv) == LONGEST_LINE
    assert len(judged.reply.pv) == LONGEST_LINE + 1

    again = Reviewer(positions, moves, EFFORT)
    again.know(2, Answer(KnowledgeSource.FORCED))
    again.recall(reviewer.searched)
    assert again.done  # what was searched three times is not searched a fourth time


def test_the_lines_beside_a_reproach_are_followed_from_their_ends() -> None:
    positions, moves = line_of("d3-d4", "e6-d6", "a6-b6")

    def scored(question: Question) -> list[tuple[Move, int]]:
        legal = question.position.legal_moves()
        better = 300 if question.number == 1 and not question.after else 0
        return [(next(move for move in legal if move not in moves), better)]

    reviewer = Reviewer(positions, moves, EFFORT)
    asked = answered(reviewer, scored)
    bad = [judgement for judgement in reviewer.judgements() if judgement and judgement.quality.bad]
    assert [judgement.number for judgement in bad] == [0, 1]
    assert all(len(each.better.pv) == len(each.reply.pv) == LONGEST_LINE for each in bad)
    ends = [question for question in asked if question.after]
    assert {question.number for question in ends} == {0, 1, 2}
    assert asked[-len(ends) :] == ends  # last of all
    for question in ends:
        line = [*positions[: question.number + 1]]
        for move in question.after:
            line.append(line[-1].play(move))
        assert question.position == line[-1]
        assert question.history == tuple(line[:-1])
        assert question.lines == 1
    assert reviewer.done
    assert reviewer.share == 1


def test_a_line_that_was_not_followed_is_asked_for_again() -> None:
    positions, moves = line_of("d3-d4", "e6-d6")

    def scored(question: Question) -> list[tuple[Move, int]]:
        legal = question.position.legal_moves()
        return [(next(move for move in legal if move not in moves), 300 * (question.number == 1))]

    reviewer = Reviewer(positions, moves, EFFORT)
    while not (question := reviewer.next()).after:
        reviewer.answer(question, _lines([], question, scored), 9)
    reviewer.put_back(question)
    assert not reviewer.done
    assert reviewer.next() == question


def test_nothing_is_asked_where_the_answer_is_known() -> None:
    tree = blunder_tree()
    reviewer = Reviewer.of(tree, EFFORT)
    forced = [n for n, p in enumerate(reviewer.positions[:-1]) if len(p.legal_moves()) == 1]
    assert forced
    reviewer.know(0, Answer(KnowledgeSource.BOOK))
    asked = {question.number for question in answered(reviewer, two_best)}
    assert not asked & {0, *forced}
    judgements = reviewer.judgements()
    assert judgements[0] is not None
    assert judgements[0].quality is Quality.BOOK
    assert judgements[0].loss == 0
    assert all((j := judgements[n]) is not None and j.quality is Quality.FORCED for n in forced)


@pytest.mark.parametrize(("winner", "points"), [(Color.WHITE, 1.0), (None, 0.5)])
def test_the_end_of_the_game_is_known(winner: Color | None, points: float) -> None:
    positions, moves = line_of("d3-d4")
    end = Outcome(winner, Termination.NO_MOVES if winner else Termination.THREEFOLD)
    reviewer = Reviewer(positions, moves, EFFORT, end=end)
    asked = answered(reviewer, two_best)
    assert [question.number for question in asked if question.nodes == 100] == [0]
    judgement = reviewer.judgements()[0]
    assert judgement is not None
    assert judgement.after == points


def test_what_is_not_answered_is_judged_by_nobody_and_asked_again() -> None:
    positions, moves = line_of("d3-d4", "e6-d6")
    reviewer = Reviewer(positions, moves, EFFORT)
    question = reviewer.next()
    assert question is not None
    reviewer.put_back(question)
    assert reviewer.next() == question
    assert reviewer.judgements() == (None, None)
    reviewer.answer(question, [Line(Score(0), (positions[2].legal_moves()[0],))], 5)
    assert reviewer.judgements() == (None, None)
    assert not reviewer.done
