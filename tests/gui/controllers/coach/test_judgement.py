"""When the coach speaks: by what is lost, by its kind, and by the opponent's level."""

from __future__ import annotations

import pytest
from harzdame_engine import LEVELS, GameTree, Level, Line, Position, Score
from harzdame_engine.endgames.material import Side
from harzdame_engine.endgames.verdict import Verdict
from harzdame_engine.review.chains import Chain
from harzdame_engine.review.facts import (
    EdgeLeft,
    Fact,
    GameLost,
    Hanging,
    MaterialLost,
    RaceLost,
    Shot,
    VerdictChanged,
)
from harzdame_engine.review.judgement import BLUNDER

from harzdame_gui.controllers.coach.judgement import THRESHOLDS, Seen, judge, threshold, worth_a_word
from harzdame_gui.controllers.settings.choices import CoachMode
from tests.for_each import for_each

LINE = (Position.start().legal_moves()[0],)
WEAK, MIDDLE, STRONG = LEVELS[0], LEVELS[6], LEVELS[-1]


def seen(*facts: Fact, loss: float = 0.3) -> Seen:
    node = GameTree(Position.start()).root
    return Seen(node, Line(Score(0), LINE), Line(Score(0), LINE), loss, facts)


def shot(net: int, *, ends_game: bool = False) -> Shot:
    return Shot(Chain(LINE, 1, net + 1, ends_game))


def test_every_level_has_a_threshold_and_stronger_ones_are_not_laxer() -> None:
    found = [threshold(level) for level in LEVELS]
    assert found == sorted(found, key=lambda each: -each.loss)
    assert threshold(None) is THRESHOLDS[-1]
    assert THRESHOLDS[-1].up_to == LEVELS[-1].number


@pytest.mark.parametrize(
    ("mode", "level", "net", "speaks"),
    [
        (CoachMode.GENTLE, STRONG, 1, True),
        (CoachMode.GENTLE, MIDDLE, 1, True),
        (CoachMode.GENTLE, WEAK, 1, True),
        (CoachMode.STRICT, WEAK, 1, True),
        (CoachMode.OFF, STRONG, 5, False),
    ],
)
def test_shots_count_by_what_they_cost(mode: CoachMode, level: Level, net: int, speaks: bool) -> None:
    assert worth_a_word(seen(shot(net), loss=0.15), mode, level) is speaks


@for_each("mode", [CoachMode.GENTLE, CoachMode.STRICT])
@for_each("level", LEVELS)
def test_the_coach_and_the_review_agree_on_pieces_lost_by_force(mode: CoachMode, level: Level) -> None:
    for fact in (shot(1), Hanging(("d4",), LINE)):
        assert worth_a_word(seen(fact, loss=BLUNDER), mode, level)
    for net in (1, 4):
        assert not worth_a_word(seen(shot(net), loss=0.05), mode, level)


def test_a_lost_game_is_always_told() -> None:
    assert worth_a_word(seen(GameLost(LINE)), CoachMode.GENTLE, WEAK)
    assert worth_a_word(seen(shot(0, ends_game=True)), CoachMode.GENTLE, WEAK)


def test_a_win_or_a_draw_given_away_for_certain_is_always_told() -> None:
    won, drawn, lost = Verdict(9), Verdict(None), Verdict(8)
    for was, now in ((won, drawn), (won, lost), (drawn, lost)):
        fact = VerdictChanged(was, now, Side(2, 0), Side(1, 0))
        assert worth_a_word(seen(fact, loss=0.0), CoachMode.GENTLE, WEAK)
        assert not worth_a_word(seen(fact, loss=0.5), CoachMode.OFF, WEAK)


def test_only_the_strict_one_speaks_of_other_losses_and_never_without_a_reason() -> None:
    dear = seen(MaterialLost(1, LINE), loss=0.3)
    assert worth_a_word(dear, CoachMode.STRICT, MIDDLE)
    assert not worth_a_word(dear, CoachMode.GENTLE, MIDDLE)
    assert not worth_a_word(dear._replace(loss=0.15), CoachMode.STRICT, WEAK)
    assert not worth_a_word(seen(loss=0.9), CoachMode.STRICT, STRONG)


@pytest.mark.parametrize("fact", [RaceLost(2, LINE), EdgeLeft("h1", 3, LINE)])
def test_a_king_made_by_force_is_told_where_it_costs_enough(fact: Fact) -> None:
    for mode in (CoachMode.GENTLE, CoachMode.STRICT):
        assert worth_a_word(seen(fact, loss=0.2), mode, MIDDLE)
        assert not worth_a_word(seen(fact, loss=0.1), mode, MIDDLE)
        assert not worth_a_word(seen(fact, loss=0.15), mode, WEAK)
        assert worth_a_word(seen(fact, loss=0.5), mode, WEAK)
    assert not worth_a_word(seen(fact, loss=0.9), CoachMode.OFF, MIDDLE)


def test_what_costs_nothing_is_not_told() -> None:
    assert not worth_a_word(seen(Hanging(("d4",), LINE), loss=0.0), CoachMode.STRICT, STRONG)


def test_the_best_move_is_not_judged() -> None:
    tree = GameTree(Position.start())
    move = tree.root.position.legal_moves()[0]
    node = tree.add(tree.root, move)
    found = judge(node, Line(Score(50), (move,)), Line(Score(90), ()))
    assert (found.loss, found.facts) == (0.0, ())
