"""The manners of the computer: when it gives up, offers a draw, thinks on the person's time, and waits."""

from __future__ import annotations

import pytest
from harzdame_engine import LEVELS, Color, Info, Line, Outcome, Position, Score, Termination

from harzdame_gui.controllers.game.conduct import Conduct, is_drawn, is_hopeless
from harzdame_gui.controllers.game.new_game import PERSON, NewGame, PlayerSpec
from harzdame_gui.controllers.game.pondering import Pondering
from harzdame_gui.controllers.game.watching import Watching
from harzdame_gui.controllers.settings.choices import Resigning
from tests.gui.controllers.game.games import AGAINST_ENGINE, play

FEW = Position.from_fen("W:WKa1,Kb1:BKh8,Kg8", "harzdame")


def found(*scores: int | Score, from_tables: bool = False) -> list[Info]:
    judged = [score if isinstance(score, Score) else Score(score) for score in scores]
    return [Info(5, 5, (Line(score, ()),), 1, 0.1, 0.0, from_tables=from_tables) for score in judged]


@pytest.mark.parametrize(
    ("findings", "hopeless"),
    [
        (found(-600, -700, -650), True),
        (found(-600, -700), False),
        (found(-600, -100, -650), False),
        (found(-600, Score(-900, -12), Score(-900, -10)), True),
        (found(-600, -700, Score(900, 3)), False),
        ([], False),
    ],
)
def test_a_game_is_hopeless_after_several_such_moves(findings: list[Info], hopeless: bool) -> None:
    assert is_hopeless(findings, Position.start()) is hopeless


def test_a_game_in_which_many_men_more_are_no_win_is_not_given_up() -> None:
    behind = found(-600, -600, -600)
    assert is_hopeless(behind, Position.start("gothic"))
    assert not is_hopeless(behind, Position.from_fen("B:WKa1,Kc1,Ke1,Kg1:BKh8", "gothic"))


@pytest.mark.parametrize(
    ("findings", "position", "drawn"),
    [
        (found(0, 2, -3, 1), FEW, True),
        (found(0, 2, -3, 1), Position.start(), False),
        (found(0, 40, -3, 1), FEW, False),
        (found(0, 0), FEW, False),
        (found(0, from_tables=True), Position.start(), True),
        (found(Score(500, 9), from_tables=True), FEW, False),
        ([], FEW, False),
    ],
)
def test_a_draw_is_offered_where_little_is_left_and_nothing_happens(
    findings: list[Info], position: Position, drawn: bool
) -> None:
    assert is_drawn(findings, position) is drawn


def play_on(qtbot, session, plies: int) -> None:
    while session.node.ply < plies and session.tree.result is None:
        play(session, str(session.position.legal_moves()[0]))
        qtbot.waitUntil(lambda: session.tree.result is not None or session.humans_turn)


def test_the_computer_gives_up_a_lost_game_at_full_strength(qtbot, session, settings, engine):
    Conduct(session, settings, session)
    engine.score = -900
    session.new_game(AGAINST_ENGINE)
    play_on(qtbot, session, 12)
    assert session.tree.result == Outcome(Color.WHITE, Termination.RESIGNATION)
    assert session.node.ply == 6


@pytest.mark.parametrize("policy", Resigning)
def test_a_weak_level_gives_up_only_if_the_person_likes_that(qtbot, session, settings, engine, policy):
    Conduct(session, settings, session)
    settings.resigning.set(policy)
    engine.score = -900
    session.new_game(AGAINST_ENGINE._replace(black=PlayerSpec.engine(LEVELS[2])))
    play_on(qtbot, session, 10)
    assert (session.tree.result is not None) is (policy is Resigning.ALWAYS)


def in_a_level_ending(qtbot, session) -> None:
    session.new_game(AGAINST_ENGINE._replace(position=FEW))
    for move in ("a1-a2", "a2-a3", "a3-a4", "a4-a5", "a5-a6"):
        if session.tree.result is None and session.position.turn is Color.WHITE:
            play(session, move)
            qtbot.waitUntil(lambda: session.humans_turn or session.tree.result is not None)


def test_the_computer_offers_a_draw_that_can_be_accepted(qtbot, session, settings, engine):
    conduct = Conduct(session, settings, session)
    offered = []
    conduct.drawOffered.connect(offered.append)
    conduct.drawOffered.connect(lambda _side: conduct.accept())
    engine.choose = lambda position: position.legal_moves()[-1]
    in_a_level_ending(qtbot, session)
    assert offered == [Color.BLACK]
    assert session.tree.result == Outcome(None, Termination.AGREEMENT)


def test_an_offer_that_was_declined_stands_no_longer(qtbot, session, settings, engine):
    conduct = Conduct(session, settings, session)
    conduct.drawOffered.connect(lambda _side: conduct.decline())
    engine.choose = lambda position: position.legal_moves()[-1]
    in_a_level_ending(qtbot, session)
    conduct.accept()
    assert session.tree.result is None


def test_it_thinks_on_the_persons_time_if_that_is_wanted(qtbot, session, settings, service, engine):
    pondering = Pondering(session, service, settings, session)
    session.new_game(AGAINST_ENGINE)
    assert not pondering.under_way
    engine.go.clear()
    settings.pondering.set(True)
    assert pondering.under_way
    qtbot.waitUntil(lambda: len(engine.asked) == 1)
    play(session, "e2-e3")  # its own search goes first
    assert not pondering.under_way
    engine.go.set()
    qtbot.waitUntil(lambda: session.node.ply == 2)
    assert engine.asked[0][0] == Position.start()
    settings.pondering.set(False)
    assert not pondering.under_way


def test_a_weak_level_does_not_think_on_the_persons_time(session, settings, service):
    settings.pondering.set(True)
    pondering = Pondering(session, service, settings, session)
    session.new_game(AGAINST_ENGINE._replace(black=PlayerSpec.engine(LEVELS[2])))
    assert not pondering.under_way


def test_two_engines_can_be_paused_and_go_on(qtbot, session, engine):
    watching = Watching(session, session)
    engine.choose = lambda position: position.legal_moves()[-1]
    session.new_game(NewGame(white=PlayerSpec.engine(), black=PlayerSpec.engine()))
    qtbot.waitUntil(lambda: session.node.ply >= 2)
    assert watching.possible
    watching.pause()
    assert watching.paused
    stands = session.game.reached
    session.to_start()
    qtbot.wait(100)
    assert session.game.reached is stands
    watching.go_on()
    assert not watching.paused
    qtbot.waitUntil(lambda: session.game.reached.ply > stands.ply)
    watching.pause()


def test_a_person_can_take_over_in_the_middle_of_a_game(qtbot, session, engine):
    watching = Watching(session, session)
    engine.choose = lambda position: position.legal_moves()[-1]
    session.new_game(NewGame(white=PlayerSpec.engine(), black=PlayerSpec.engine()))
    qtbot.waitUntil(lambda: session.node.ply >= 1)
    watching.pause()
    node = session.game.reached
    side = node.position.turn
    watching.take_over(PERSON, "From here on a person plays.")
    assert session.persons == (side,)
    assert session.humans_turn
    assert "a person plays" in node.comment
    assert not watching.possible
    ply = session.node.ply
    play(session, str(session.position.legal_moves()[0]))
    qtbot.waitUntil(lambda: session.node.ply == ply + 2)
