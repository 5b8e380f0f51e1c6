"""A person's actions in a game, and the engine's answers to them."""

from __future__ import annotations

import pytest
from harzdame_engine import LEVELS, Color, GameTree, IllegalMove, Landing, Move, Position, Reason

from harzdame_gui.controllers.game.new_game import NewGame, PlayerSpec
from tests.gui.controllers.game.games import AGAINST_ENGINE, BETWEEN_PEOPLE, ENGINE, moves, play


def test_a_new_game_fills_the_tags_and_is_not_modified(session):
    session.new_game(AGAINST_ENGINE)
    tags = session.tree.tags
    assert (tags["White"], tags["Black"]) == ("You", "Engine")
    assert len(tags["Date"].split(".")) == 3
    assert "Event" not in tags
    assert not session.modified
    assert session.persons == (Color.WHITE,)


def test_the_engine_opens_when_it_has_the_first_turn_and_then_waits(qtbot, session, engine):
    session.new_game(NewGame(white=PlayerSpec.engine(LEVELS[0], 0.25)))
    assert session.thinking
    assert not session.humans_turn
    qtbot.waitUntil(lambda: session.node.ply == 1)
    assert not session.thinking
    qtbot.wait(60)
    assert len(engine.asked) == 1
    assert engine.asked[0][1].time == 0.25
    assert engine.asked[0][2] is LEVELS[0]


def test_a_persons_move_is_answered_and_told_in_order(qtbot, session, engine):
    session.new_game(AGAINST_ENGINE)
    engine.go.clear()
    heard: list[str] = []
    session.treeChanged.connect(lambda: heard.append("tree"))
    session.cursorMoved.connect(
        lambda transition: heard.append(f"cursor {transition.move} {transition.forward}")
    )
    session.stateChanged.connect(lambda: heard.append("state"))
    play(session, "e2-e3")
    assert heard == ["tree", "cursor e2-e3 True", "state"]
    assert session.modified
    assert session.thinking
    engine.go.set()
    qtbot.waitUntil(lambda: session.node.ply == 2)
    assert heard[3:] == ["tree", f"cursor {session.node.move} True", "state"]
    assert engine.asked[0][3] == (session.tree.root.position,)
    assert session.humans_turn


def test_an_illegal_path_is_refused_with_its_reason_and_changes_nothing(session):
    refusals = []
    session.refused.connect(refusals.append)
    session.new_game(BETWEEN_PEOPLE)
    session.refuse("e2", "e4")
    assert refusals[0].target == "e4"
    assert session.node is session.tree.root
    with pytest.raises(IllegalMove):
        session.play(Move("e2", (Landing("e5"),)))


def test_the_engines_side_is_not_the_persons_to_move(qtbot, session, engine):
    session.new_game(AGAINST_ENGINE)
    engine.go.clear()
    play(session, "e2-e3")
    with qtbot.waitSignal(session.refused) as refused:
        assert not session.play(Move("d7", (Landing("d6"),)))
    assert refused.args[0].reason is Reason.NOT_YOUR_TURN


def test_an_ambiguous_capture_must_be_shown_square_by_square(session, qtbot):
    # From e8 to a1 over f8 and b1, and on the way g2 or h4.
    session.load(GameTree(Position.from_fen("W:WKe8:BKb1,Kg2,Kf8,Kh4", "harzdame")))
    with qtbot.waitSignal(session.refused) as refused:
        session.refuse("e8", "a1")
    refusal = refused.args[0]
    assert refusal.reason is Reason.MUST_CONTINUE
    assert set(refusal.squares) == {"g8", "h8"}
    (shown,) = session.position.moves_along(("e8", "h8", "h1", "a1"))
    assert session.play(shown)
    assert (session.node.move.squares, session.node.move.captures) == (shown.squares, ("f8", "h4", "b1"))


def test_taking_back_goes_to_the_own_previous_turn_and_loses_nothing(game):
    end = game.node
    game.take_back()
    assert game.node is game.tree.root
    assert moves(game.tree.mainline()) == []
    assert not game.can_take_back
    game.restore()
    assert game.node is game.tree.end_of_line(game.tree.root) is end
    assert not game.can_restore


def test_taking_back_cancels_the_running_search(qtbot, session, engine):
    session.new_game(AGAINST_ENGINE)
    engine.go.clear()
    play(session, "e2-e3")
    session.take_back()
    assert session.node is session.tree.root
    assert not session.thinking
    engine.go.set()
    qtbot.wait(80)
    assert moves(session.tree.mainline()) == []


def test_between_people_a_takeback_is_one_ply(session):
    session.new_game(BETWEEN_PEOPLE)
    play(session, "e2-e3")
    play(session, "d7-d6")
    session.take_back()
    assert session.node.ply == 1


def test_the_engines_opening_move_cannot_be_taken_back(qtbot, session):
    session.new_game(NewGame(white=ENGINE))
    qtbot.waitUntil(lambda: session.node.ply == 1)
    assert not session.can_take_back


def test_after_a_takeback_the_new_move_leads_and_the_old_one_is_a_variation(qtbot, game):
    old = game.node.parent
    game.take_back()
    play(game, "d3-d4")
    qtbot.waitUntil(lambda: game.node.ply == 2)
    assert game.tree.root.children[1] is old
    assert moves(game.tree.mainline())[0] == "d3-d4"
    assert game.node is game.tree.mainline()[-1]


def test_playing_on_from_an_earlier_position_adds_a_variation(qtbot, game):
    main = moves(game.tree.mainline())
    game.to_start()
    play(game, "d3-d4")
    qtbot.waitUntil(lambda: game.node.ply == 2)
    assert moves(game.tree.mainline()) == main
    assert [str(child.move) for child in game.tree.root.children] == ["e2-e3", "d3-d4"]


def test_playing_the_same_move_again_follows_what_is_there(qtbot, game):
    node = game.node
    game.to_start()
    play(game, "e2-e3")
    qtbot.waitUntil(lambda: game.node.ply == 2)
    assert game.node is node


def test_browsing_goes_on_while_the_engine_thinks_and_its_move_is_not_lost(qtbot, game, engine):
    engine.go.clear()
    play(game, "d3-d4")
    asked_at = game.node
    game.to_start()
    assert game.thinking
    shown: list[object] = []
    game.cursorMoved.connect(shown.append)
    with qtbot.waitSignal(game.treeChanged):
        engine.go.set()
    assert game.node is game.tree.root
    assert shown == []
    assert len(asked_at.children) == 1
    qtbot.wait(60)
    assert not game.thinking


def test_the_cursor_follows_when_it_came_back_to_where_the_engine_thinks(qtbot, game, engine):
    engine.go.clear()
    play(game, "d3-d4")
    asked_at = game.node
    game.to_start()
    game.to_end()
    assert game.node is asked_at
    engine.go.set()
    qtbot.waitUntil(lambda: game.node.parent is asked_at)


def test_a_move_elsewhere_cancels_the_search(qtbot, game, engine):
    engine.go.clear()
    play(game, "d3-d4")
    asked_at = game.node
    game.to_start()
    play(game, "c4-c5")
    engine.go.set()
    qtbot.waitUntil(lambda: game.node.ply == 2)
    qtbot.wait(60)
    assert asked_at.children == []


def test_a_move_made_instead_of_waiting_cancels_the_search(qtbot, session, engine):
    session.new_game(BETWEEN_PEOPLE)
    engine.go.clear()
    session.engine_move()
    qtbot.waitUntil(lambda: bool(engine.asked))
    play(session, "d3-d4")
    engine.go.set()
    qtbot.wait(80)
    assert not session.thinking
    assert [str(child.move) for child in session.tree.root.children] == ["d3-d4"]


def test_browsing_never_makes_the_engine_move(qtbot, game, engine):
    asked = len(engine.asked)
    game.step_back()
    qtbot.wait(60)
    assert len(engine.asked) == asked
    assert not game.humans_turn
    assert game.node.children
    game.step_forward()
    assert game.node.ply == 2


def test_a_move_for_the_person_is_answered_like_the_persons_own(qtbot, game, engine):
    asked = len(engine.asked)
    game.engine_move()
    qtbot.waitUntil(lambda: game.node.ply == 4)
    qtbot.wait(60)
    assert len(engine.asked) == asked + 2  # not one more for the person
    assert game.humans_turn


def test_after_a_takeback_a_move_for_the_person_is_answered(qtbot, game):
    game.take_back()
    game.engine_move()
    qtbot.waitUntil(lambda: game.node.ply == 2)
    assert game.humans_turn
    assert not game.thinking


def test_space_again_makes_a_thinking_engine_move_at_once(qtbot, game, engine):
    engine.go.clear()
    game.engine_move()
    qtbot.waitUntil(lambda: len(engine.asked) == 2)
    game.engine_move()
    qtbot.waitUntil(lambda: game.node.ply == 3, timeout=20_000)


def test_a_hint_is_a_legal_move_at_full_strength(qtbot, game, engine):
    with qtbot.waitSignal(game.hintReady) as hint:
        game.hint()
        assert not game.can_hint
    assert hint.args[0] in game.position.legal_moves()
    assert engine.asked[-1][2] is None
    assert game.can_hint


def test_a_hint_for_another_position_is_dropped(qtbot, game, engine):
    hints: list[object] = []
    game.hintReady.connect(hints.append)
    engine.go.clear()
    game.hint()
    game.to_start()
    engine.go.set()
    qtbot.wait(80)
    assert hints == []


def test_between_people_a_line_looked_at_is_played(session):
    session.new_game(BETWEEN_PEOPLE)
    start = session.node
    first = session.position.parse_move("e2-e3")
    reply = session.position.play(first).legal_moves()[0]
    session.follow((first, reply))
    assert session.node.ply == 2
    session.take_back()
    assert session.node is start.children[0]


def test_against_the_engine_a_line_looked_at_is_not_the_game(qtbot, game, engine):
    live, asked = game.node, len(engine.asked)
    first = game.position.legal_moves()[-1]
    second = game.position.play(first).legal_moves()[0]
    game.follow((first, second))
    assert not live.children
    beside = game.node.parent.parent
    assert beside is live.parent.children[1]
    assert beside.position == live.position
    assert not game.thinking
    game.go_to(live)
    play(game, str(game.position.legal_moves()[0]))
    assert game.node is live.children[0]  # the game's own line, though it came later
    qtbot.waitUntil(lambda: not game.thinking)
    assert len(engine.asked) == asked + 1


def test_a_line_that_is_there_already_changes_nothing(session):
    session.new_game(BETWEEN_PEOPLE)
    play(session, "e2-e3")
    move = session.node.move
    session.mark_saved()
    session.to_start()
    session.follow((move,))
    assert session.node.move == move
    assert not session.modified
