"""Ends of games: by resignation, agreement, repetition or a lost position."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Landing, Move, Outcome, Position, Reason, Termination

from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.controllers.game.players import PlayerFailure, PlayerProblem
from tests.gui.controllers.game.games import AGAINST_ENGINE, BETWEEN_PEOPLE, ENGINE, KINGS, play


def test_resigning_ends_the_game_for_the_person(qtbot, game, engine):
    assert game.game.can_resign
    game.resign()
    assert game.outcome == Outcome(Color.BLACK, Termination.RESIGNATION)
    assert game.tree.result == game.outcome
    assert not game.humans_turn
    assert not game.game.can_resign
    with qtbot.waitSignal(game.refused) as refused:
        game.play(Move("d3", (Landing("d4"),)))
    assert refused.args[0].reason is Reason.GAME_OVER


def test_resigning_while_browsing_shows_where_the_game_ended(game):
    end = game.node
    game.to_start()
    game.resign()
    assert game.node is end
    assert game.over_at(end)
    assert not game.over_at(game.tree.root)


def test_after_resigning_variations_are_both_sides_and_keep_the_result(qtbot, game, engine):
    game.resign()
    asked = len(engine.asked)
    game.to_start()
    assert game.outcome is None
    play(game, "d3-d4")
    qtbot.wait(60)
    assert len(engine.asked) == asked
    play(game, str(game.position.legal_moves()[0]))
    assert game.tree.result == Outcome(Color.BLACK, Termination.RESIGNATION)


def test_taking_back_a_resignation_goes_on_with_the_game(qtbot, game):
    end = game.node
    game.resign()
    game.take_back()
    assert game.node is end
    assert game.tree.result is None
    play(game, "d3-d4")
    qtbot.waitUntil(lambda: game.node.ply == 4)


def test_the_loser_between_people_is_whose_turn_it_is(session):
    session.new_game(BETWEEN_PEOPLE)
    play(session, "e2-e3")
    session.resign()
    assert session.outcome == Outcome(Color.WHITE, Termination.RESIGNATION)


def test_between_people_an_offered_draw_is_agreed(session):
    session.new_game(BETWEEN_PEOPLE)
    session.offer_draw()
    assert session.outcome == Outcome(None, Termination.AGREEMENT)
    session.take_back()
    assert session.outcome is None
    assert session.can_offer_draw


def test_the_engine_declines_in_the_opening_and_is_asked_once_a_turn(qtbot, game):
    with qtbot.waitSignal(game.drawAnswered) as answer:
        game.offer_draw()
    assert answer.args == [False]
    assert not game.can_offer_draw
    assert game.outcome is None


@pytest.mark.parametrize(("score", "accepted"), [(-150, True), (0, False), (60, False)])
def test_the_engine_answers_an_offer_from_its_own_score(qtbot, session, engine, score, accepted):
    session.new_game(AGAINST_ENGINE)
    engine.score = score
    for ply in range(1, 22, 2):
        session.play(session.position.legal_moves()[0])
        qtbot.waitUntil(lambda ply=ply: session.node.ply == ply + 1)
    asked = len(engine.asked)
    with qtbot.waitSignal(session.drawAnswered) as answer:
        session.offer_draw()
    assert answer.args == [accepted]
    assert len(engine.asked) == asked
    assert (session.outcome == Outcome(None, Termination.AGREEMENT)) is accepted


@pytest.mark.parametrize(("score", "accepted"), [(500, True), (-500, False)])
def test_without_a_score_of_its_own_the_engine_looks_first(qtbot, session, engine, score, accepted):
    """The search judges for White, the person, whose turn it is; the engine's score is the opposite."""
    session.new_game(AGAINST_ENGINE)
    for ply in range(1, 22, 2):
        session.play(session.position.legal_moves()[0])
        qtbot.waitUntil(lambda ply=ply: session.node.ply == ply + 1)
    session.load(session.tree, AGAINST_ENGINE.players, at_end=True)
    engine.score = score
    asked = len(engine.asked)
    with qtbot.waitSignal(session.drawAnswered) as answer:
        session.offer_draw()
        assert not session.can_offer_draw
    assert answer.args == [accepted]
    assert len(engine.asked) == asked + 1
    assert engine.asked[-1][2] is None


def test_an_answer_that_cannot_be_found_is_a_failure_and_the_draw_may_be_offered_again(qtbot, game, engine):
    game.load(game.tree, AGAINST_ENGINE.players, at_end=True)  # the engine has no score of its own
    engine.error = RuntimeError("broken")
    with qtbot.assertNotEmitted(game.drawAnswered), qtbot.waitSignal(game.playerFailed) as failed:
        game.offer_draw()
    assert failed.args == [PlayerFailure(PlayerProblem.UNANSWERED, "broken")]
    assert game.can_offer_draw
    engine.error = None
    with qtbot.waitSignal(game.drawAnswered) as answer:
        game.offer_draw()
    assert answer.args == [False]


def test_a_failed_hint_leaves_an_offer_of_a_draw_open(qtbot, game, engine):
    game.load(game.tree, AGAINST_ENGINE.players, at_end=True)
    engine.go.clear()
    game.offer_draw()
    game.hint()
    game._hint.failed.emit("broken")
    assert not game.can_offer_draw
    with qtbot.waitSignal(game.drawAnswered):
        engine.go.set()


def test_threefold_repetition_ends_the_game_and_is_recorded(session):
    session.new_game(NewGame(position=KINGS))
    for text in ["a1-a2", "h8-h7", "a2-a1", "h7-h8"] * 2:
        assert session.outcome is None
        play(session, text)
    assert session.outcome == Outcome(None, Termination.THREEFOLD)
    assert session.tree.result == session.outcome
    assert not session.humans_turn
    session.take_back()
    assert session.outcome is None
    assert session.tree.result is not None
    play(session, "h7-h6")
    assert session.tree.result is None


def test_no_engine_move_follows_the_end_of_the_game(qtbot, session, engine):
    session.new_game(NewGame(black=ENGINE, position=Position.from_fen("W:Wc3:Bc4", "harzdame")))
    assert session.play(session.position.parse_move("c3xc5"))
    assert session.outcome == Outcome(Color.WHITE, Termination.NO_PIECES)
    qtbot.wait(60)
    assert engine.asked == []
    assert not session.thinking
