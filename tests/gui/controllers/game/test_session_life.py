"""Games loaded, engines that fail, and the end of a session."""

from __future__ import annotations

from harzdame_engine import Color, Outcome, Termination

from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.controllers.game.players import PlayerFailure, PlayerProblem
from harzdame_gui.controllers.work import jobs as jobs_module
from tests.gui.controllers.game.games import AGAINST_ENGINE, BETWEEN_PEOPLE, ENGINE, moves, play


def test_a_loaded_game_is_for_study_and_shows_its_start(game, session):
    tree = game.tree
    tree.result = Outcome(Color.WHITE, Termination.UNSPECIFIED)
    session.load(tree)
    assert session.node is tree.root
    assert not session.modified
    session.to_end()
    assert session.outcome == tree.result
    assert session.humans_turn
    session.to_start()
    play(session, "d3-d4")
    assert moves(tree.mainline())[0] == "e2-e3"
    assert tree.result is not None


def test_a_game_in_progress_is_loaded_with_its_players_at_its_end(qtbot, game, session):
    tree = game.tree
    session.load(tree, AGAINST_ENGINE.players, at_end=True, modified=True)
    assert session.node.ply == 2
    assert session.modified
    play(session, "d3-d4")
    qtbot.waitUntil(lambda: session.node.ply == 4)


def test_an_engine_that_raises_is_reported_and_the_game_lives_on(qtbot, session, engine):
    session.new_game(AGAINST_ENGINE)
    engine.error = RuntimeError("broken")
    with qtbot.waitSignal(session.playerFailed) as failed:
        play(session, "e2-e3")
    assert failed.args == [PlayerFailure(PlayerProblem.STOPPED, "broken")]
    assert not session.thinking
    engine.error = None
    session.engine_move()
    qtbot.waitUntil(lambda: session.node.ply == 2)


def test_a_hung_engine_is_reported_and_the_game_lives_on(qtbot, session, engine, monkeypatch):
    monkeypatch.setattr(jobs_module, "STOP_GRACE", 0)
    session.new_game(AGAINST_ENGINE)
    engine.go.clear()
    engine.ignore_stop = True
    play(session, "e2-e3")
    qtbot.waitUntil(lambda: bool(engine.asked))
    with qtbot.waitSignal(session.playerFailed, timeout=20_000):
        session.take_back()
    engine.go.set()
    play(session, "d3-d4")
    qtbot.waitUntil(lambda: session.node.ply == 2)


def test_replacing_the_game_drops_the_old_games_search(qtbot, session, engine):
    session.new_game(AGAINST_ENGINE)
    engine.go.clear()
    play(session, "e2-e3")
    with qtbot.waitSignal(session.gameReplaced):
        session.new_game(BETWEEN_PEOPLE)
    engine.go.set()
    qtbot.wait(80)
    assert session.tree.root.children == []


def test_moves_and_saves_change_the_modified_flag(game):
    assert game.modified
    game.mark_saved()
    assert not game.modified
    play(game, "d3-d4")
    assert game.modified


def test_a_move_made_during_a_save_is_not_taken_as_saved(session):
    session.new_game(BETWEEN_PEOPLE)
    play(session, "e2-e3")
    written = session.revision
    play(session, "d7-d6")
    session.mark_saved(written)
    assert session.modified
    session.mark_saved(session.revision)
    assert not session.modified


def test_a_save_of_the_game_before_says_nothing_of_this_one(session):
    session.new_game(BETWEEN_PEOPLE)
    play(session, "e2-e3")
    written = session.revision
    session.new_game(BETWEEN_PEOPLE)
    play(session, "d3-d4")
    session.mark_saved(written)
    assert session.modified


def test_two_engines_play_on_by_themselves_until_stopped(qtbot, session):
    session.new_game(NewGame(white=ENGINE, black=ENGINE))
    qtbot.waitUntil(lambda: session.node.ply >= 4)
    session.take_back()
    ply = session.node.ply
    qtbot.wait(60)
    assert session.node.ply == ply


def test_shutting_down_ends_a_search(session, engine):
    session.new_game(AGAINST_ENGINE)
    engine.go.clear()
    play(session, "e2-e3")
    session.shut_down()
    assert not session.thinking
