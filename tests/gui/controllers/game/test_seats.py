"""Every pair of players, and a person's actions beside them."""

from __future__ import annotations

import pytest
from harzdame_engine import LEVELS, Color, GameTree, Move, Outcome, Position, Termination

from harzdame_gui.controllers.game.new_game import PERSON, PlayerSpec
from tests.gui.controllers.game.games import AGAINST_ENGINE, BETWEEN_PEOPLE, play

WEAK, STRONG = LEVELS[2], LEVELS[9]
LEVEL_AGAINST_LEVEL = {Color.WHITE: PlayerSpec.engine(WEAK, 0.1), Color.BLACK: PlayerSpec.engine(STRONG, 0.2)}
PERSON_AGAINST_LEVEL = {Color.WHITE: PERSON, Color.BLACK: PlayerSpec.engine(STRONG)}
SHORT = Position.from_fen("W:Wc3:Bc6", "harzdame")


def watch(session, position: Position | None = None) -> None:
    session.begin(GameTree(position or Position.start(), no_progress_limit=50), LEVEL_AGAINST_LEVEL)


def test_two_levels_play_a_whole_game_each_with_its_strength_and_time(qtbot, session, engine):
    watch(session, SHORT)
    assert session.persons == ()
    assert [session.players[color].rated_level for color in Color] == [WEAK, STRONG]
    qtbot.waitUntil(lambda: session.tree.result is not None)
    asked = {position.turn: (level, limit.time) for position, limit, level, _ in engine.asked}
    assert asked == {Color.WHITE: (WEAK, 0.1), Color.BLACK: (STRONG, 0.2)}
    assert len(engine.asked) == session.node.ply
    assert session.node is session.tree.mainline()[-1]


def test_while_two_levels_play_the_board_takes_no_input(qtbot, session, engine):
    engine.go.clear()
    watch(session)
    assert not session.humans_turn
    assert not session.can_hint
    assert not session.game.can_resign
    assert not session.can_offer_draw
    for ask in (session.hint, session.resign, session.offer_draw):
        ask()
    assert session.thinking
    assert session.tree.result is None


def test_a_takeback_pauses_two_levels_and_space_lets_them_go_on(qtbot, session, engine):
    watch(session)
    qtbot.waitUntil(lambda: session.node.ply >= 4)
    engine.go.clear()
    session.take_back()
    ply = session.node.ply
    assert not session.thinking
    with qtbot.assertNotEmitted(session.treeChanged, wait=50):
        engine.go.set()
    session.engine_move()
    qtbot.waitUntil(lambda: session.node.ply >= ply + 3)


def test_browsing_does_not_disturb_two_levels(qtbot, session):
    watch(session)
    qtbot.waitUntil(lambda: session.node.ply >= 2)
    session.to_start()
    qtbot.waitUntil(lambda: len(session.tree.mainline()) >= 8)
    assert session.node is session.tree.root


def test_after_the_end_of_their_game_a_person_may_try_moves(qtbot, session, engine):
    watch(session, SHORT)
    qtbot.waitUntil(lambda: session.tree.result is not None)
    asked = len(engine.asked)
    session.to_start()
    assert session.humans_turn
    play(session, str(session.position.legal_moves()[-1]))
    assert not session.thinking
    assert len(engine.asked) == asked


def test_the_assistant_moves_for_a_person_and_the_opponent_for_itself(qtbot, session, engine):
    session.seats.set_assistant(PlayerSpec.engine(WEAK, 0.1))
    session.begin(GameTree(Position.start()), PERSON_AGAINST_LEVEL)
    session.engine_move()
    qtbot.waitUntil(lambda: session.node.ply == 2)
    assert [asked[2] for asked in engine.asked] == [WEAK, STRONG]


def test_the_assistants_opinion_does_not_answer_an_offer_to_the_opponent(qtbot, session, engine):
    """It moved for the person, and its score is that of the person's side."""
    session.begin(GameTree(Position.start()), PERSON_AGAINST_LEVEL)
    engine.score = 300

    def choose(position: Position) -> Move:
        engine.score = -300 if position.turn is Color.WHITE else 300  # of whoever moves next
        return position.legal_moves()[0]

    engine.choose = choose
    for ply in range(2, 24, 2):
        session.engine_move()
        qtbot.waitUntil(lambda ply=ply: session.node.ply == ply)
    with qtbot.waitSignal(session.drawAnswered) as answer:
        session.offer_draw()
    assert answer.args == [True]
    assert len(engine.asked) == 22


def test_who_resigns_is_the_person(session):
    session.begin(GameTree(Position.start()), {Color.WHITE: PlayerSpec.engine(), Color.BLACK: PERSON})
    session.resign()
    assert session.outcome == Outcome(Color.WHITE, Termination.RESIGNATION)


@pytest.mark.parametrize("choice", [PERSON_AGAINST_LEVEL, BETWEEN_PEOPLE.players])
def test_a_hint_is_there_for_every_person(qtbot, session, choice):
    session.begin(GameTree(Position.start()), choice)
    with qtbot.waitSignal(session.hintReady) as hint:
        session.hint()
    assert hint.args[0] in session.position.legal_moves()


def test_players_who_leave_are_heard_no_more(qtbot, session, engine):
    engine.go.clear()
    watch(session)
    left = session.players[Color.WHITE]
    qtbot.waitUntil(lambda: bool(engine.asked))
    session.begin(GameTree(Position.start()), PERSON_AGAINST_LEVEL)
    engine.go.set()
    assert left.request is None
    qtbot.wait(50)
    assert session.tree.root.children == []


def test_an_answer_on_hold_waits_and_comes_when_it_is_released(qtbot, session, engine) -> None:
    session.new_game(AGAINST_ENGINE)
    session.play(session.position.legal_moves()[0])
    player = session.players[session.position.turn]
    player.hold()
    qtbot.waitUntil(lambda: player._answer is not None)
    qtbot.wait(50)
    player.answer_now()  # as a press on the board does
    assert session.node.ply == 1
    player.release()
    qtbot.waitUntil(lambda: session.node.ply == 2)
    assert not player.held


def test_a_takeback_ends_the_hold(qtbot, session, engine) -> None:
    session.new_game(AGAINST_ENGINE)
    session.play(session.position.legal_moves()[0])
    player = session.players[session.position.turn]
    player.hold()
    session.take_back()
    assert not player.held
    session.play(session.position.legal_moves()[0])
    qtbot.waitUntil(lambda: session.node.ply == 2)
