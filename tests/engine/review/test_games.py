"""Games of files under review: which are to be reviewed, and what is written into their texts."""

from __future__ import annotations

from harzdame_engine import pdn
from harzdame_engine.review.annotating import TAG
from harzdame_engine.review.findings import Findings
from harzdame_engine.review.games import annotated, name_of, plies_of, reviewer_of, same_line, unreviewed
from harzdame_engine.review.reviewer import ReviewEffort, Reviewer
from harzdame_engine.search.info import Line, Score

from tests.engine.review.games import HEAD, TEXT, blunder_tree

EFFORT = ReviewEffort(50)
GAMES = pdn.scan(f'{TEXT}\n\n[{TAG} "x"]\n{TEXT}\n\n{HEAD}\n*\n').games


def findings(reviewer: Reviewer) -> Findings:
    """All positions are even, whatever is played."""
    while (question := reviewer.next()) is not None:
        best = question.position.legal_moves()[0]
        reviewer.answer(question, [Line(Score(0), (best,))], 3, 10)
    return Findings(reviewer.scores(), reviewer.judgements(), {})


def test_games_that_say_so_were_reviewed() -> None:
    assert [game.number for game in unreviewed(GAMES)] == [1, 3]
    assert plies_of(GAMES) == 22
    assert plies_of([GAMES[0]] * 100, most=7) == 1100
    assert plies_of([]) == 0


def test_a_game_without_moves_has_no_reviewer() -> None:
    assert reviewer_of(GAMES[2], EFFORT) is None
    reviewer = reviewer_of(GAMES[0], EFFORT)
    assert reviewer is not None
    assert len(reviewer.moves) == 11


def test_findings_are_written_into_the_text() -> None:
    game = GAMES[0]
    reviewer = reviewer_of(game, EFFORT)
    assert reviewer is not None
    found = findings(reviewer)
    text = annotated(game, found, name_of(EFFORT))
    assert text is not None
    tree = blunder_tree(text)
    assert tree.tags[TAG] == "Harzdame, 50 nodes"
    assert all(node.evaluation is not None for node in tree.mainline())
    part = annotated(game, found)
    assert part is not None
    assert TAG not in part
    assert annotated(game, Findings((), (None,) * 11, {})) is None


def test_the_line_of_a_record_that_went_on_is_the_same() -> None:
    tree = blunder_tree()
    line = tree.mainline()
    moves = [node.move for node in line if node.move is not None]
    assert same_line(tree, moves[:4]) == line[:5]
    assert same_line(tree, moves) == line
    assert same_line(tree, [*moves[:3], moves[0]]) is None
