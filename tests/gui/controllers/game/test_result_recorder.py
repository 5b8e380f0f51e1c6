"""Games that count for the estimate of a person's strength, and their results."""

from __future__ import annotations

import gc
import weakref
from datetime import date

import pytest
from harzdame_engine import LEVELS, Color, GameTree, Outcome, Position, Termination
from harzdame_engine.ballots.ballot_sets import ballot_set
from harzdame_engine.game.edits import make_main_line

from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.game.engine_player import EnginePlayer
from harzdame_gui.controllers.game.result_recorder import NoCount, ResultRecorder
from harzdame_gui.controllers.settings.choices import CoachMode
from harzdame_gui.controllers.settings.settings import LevelResult
from tests.gui.controllers.game.games import AGAINST_ENGINE, BETWEEN_PEOPLE, ENGINE, play

CLUB = next(level for level in LEVELS if level.id == "club")

OLD = LevelResult("harzdame", "club", 1.0)
SET_UP = Position.start("harzdame")
for _ in range(2):
    SET_UP = SET_UP.play(SET_UP.legal_moves()[0])


@pytest.fixture
def keeper(session, settings):
    settings.coach.set(CoachMode.OFF)
    return ResultRecorder(session, settings)


def play_on(qtbot, session, plies: int = 12) -> None:
    """The first move there is, until so many plies are played."""
    while session.node.ply < plies:
        play(session, str(session.position.legal_moves()[0]))
        qtbot.waitUntil(lambda: session.humans_turn)


def begin(qtbot, session, choice=AGAINST_ENGINE, plies: int = 12) -> None:
    white, black = (
        player._replace(level=CLUB) if player.built_in else player for player in (choice.white, choice.black)
    )
    session.new_game(choice._replace(white=white, black=black))
    qtbot.waitUntil(lambda: session.humans_turn)
    play_on(qtbot, session, plies)


def test_a_drawn_opening_is_no_reason_not_to_count_unless_men_are_missing(qtbot, keeper, session, settings):
    for set_id, counted in (("three-move", 1), ("eleven-man", 1)):
        ballots = ballot_set("english", set_id)
        choice = AGAINST_ENGINE._replace(variant_id="english", ballots=set_id, ballot=ballots.ballot(0))
        begin(qtbot, session, choice, plies=14)
        session.resign()
        assert len(settings.results.value) == counted


def test_a_lost_game_is_noted_once_with_game_and_level(qtbot, keeper, session, settings):
    begin(qtbot, session)
    assert settings.results.value == ()
    session.resign()
    (result,) = settings.results.value
    assert result[:3] == ("harzdame", "club", 0.0)
    assert (result.day, result.color, result.plies) == (f"{date.today():%Y-%m-%d}", "W", 12)
    assert result.opening.split() == [str(node.move) for node in session.tree.mainline()[1:5]]
    session.take_back()
    assert settings.results.value == ()
    session.resign()
    assert settings.results.value == (result,)


def test_a_game_that_has_left_the_board_is_held_no_longer(qtbot, keeper, session):
    begin(qtbot, session)
    session.resign()
    left = weakref.ref(session.tree)
    begin(qtbot, session, plies=0)
    gc.collect()
    assert left() is None


@pytest.mark.usefixtures("keeper")
def test_a_game_that_is_played_on_after_its_end_was_taken_back_does_not_count(qtbot, session, settings):
    settings.results.set((OLD,))
    begin(qtbot, session)
    session.resign()
    session.take_back()
    play_on(qtbot, session, plies=14)
    session.resign()
    assert settings.results.value == (OLD,)


@pytest.mark.usefixtures("keeper")
@pytest.mark.parametrize("other", [None, Outcome(Color.WHITE, Termination.RESIGNATION)])
def test_a_result_that_is_edited_is_withdrawn_until_that_is_undone(qtbot, session, settings, other):
    begin(qtbot, session)
    session.resign()
    noted = settings.results.value
    editor = GameEditor(session)
    editor.set_facts(session.tree.tags, other)
    assert settings.results.value == ()
    editor.undo()
    assert settings.results.value == noted


@pytest.mark.usefixtures("keeper")
def test_what_is_looked_at_after_the_end_withdraws_nothing(qtbot, session, settings):
    begin(qtbot, session)
    session.resign()
    session.to_start()
    session.follow([session.position.legal_moves()[-1]])
    assert GameEditor(session).make(make_main_line(session.node))
    assert len(settings.results.value) == 1


@pytest.mark.parametrize("same", [True, False])
def test_a_result_that_an_earlier_run_noted_is_withdrawn(qtbot, keeper, session, settings, same):
    begin(qtbot, session)
    session.resign()
    keeper.deleteLater()
    (noted,) = settings.results.value
    noted = noted._replace(day="2026-01-01", line=noted.line if same else "of other moves")
    settings.results.set((OLD, noted))
    later = ResultRecorder(session, settings)
    players = {color: player.spec for color, player in session.players.items()}
    session.load(session.tree, players, at_end=True)
    session.take_back()
    assert settings.results.value == ((OLD,) if same else (OLD, noted))
    later.deleteLater()


def test_a_draw_agreed_early_does_not_count(qtbot, keeper, session, settings, engine):
    engine.score = -500
    session.new_game(AGAINST_ENGINE)
    play_on(qtbot, session, plies=22)
    session.offer_draw()
    qtbot.waitUntil(lambda: session.tree.result is not None)
    assert settings.results.value == ()


@pytest.fixture
def fought_out(monkeypatch):
    """Whatever ends is fought out."""
    monkeypatch.setattr("harzdame_gui.controllers.game.result_recorder.is_fought_out", lambda _node: True)


@pytest.mark.usefixtures("keeper", "fought_out")
def test_a_draw_that_was_fought_out_is_half_a_point_and_no_level_is_full_strength(
    qtbot, session, settings, engine
):
    engine.score = -500
    session.new_game(AGAINST_ENGINE)
    play_on(qtbot, session, plies=22)
    session.offer_draw()
    qtbot.waitUntil(lambda: session.tree.result is not None)
    assert [result[:3] for result in settings.results.value] == [("harzdame", "full", 0.5)]


def test_games_of_other_kinds_and_with_black_are_noted(qtbot, keeper, session, settings):
    choice = AGAINST_ENGINE._replace(variant_id="dameo", white=ENGINE, black=AGAINST_ENGINE.white)
    begin(qtbot, session, choice)
    session.resign()
    (result,) = settings.results.value
    assert (*result[:3], result.color) == ("dameo", "club", 0.0, "B")


def test_what_is_given_up_at_once_does_not_count(qtbot, keeper, session, settings):
    begin(qtbot, session, plies=4)
    session.resign()
    assert settings.results.value == ()


def test_a_hint_is_help(qtbot, keeper, session, settings):
    begin(qtbot, session)
    with qtbot.waitSignal(session.hintReady):
        session.hint()
    session.resign()
    assert settings.results.value == ()


def test_a_move_by_the_engine_for_the_person_is_help(qtbot, keeper, session, settings):
    begin(qtbot, session)
    session.engine_move()
    qtbot.waitUntil(lambda: not session.thinking)
    session.engine_move()
    qtbot.waitUntil(lambda: session.humans_turn)
    session.resign()
    assert settings.results.value == ()


def test_a_takeback_that_leads_elsewhere_is_help(qtbot, keeper, session, settings):
    begin(qtbot, session)
    session.take_back()
    play(session, str(session.position.legal_moves()[1]))
    qtbot.waitUntil(lambda: session.humans_turn)
    session.resign()
    assert settings.results.value == ()


def test_an_analysis_beside_the_game_is_help(qtbot, keeper, session, settings):
    settings.analysis.set(True)
    settings.analysis_in_play.set(True)
    begin(qtbot, session)
    session.resign()
    assert settings.results.value == ()


def test_games_between_people_or_from_a_position_or_a_file_do_not_count(qtbot, keeper, session, settings):
    session.new_game(BETWEEN_PEOPLE)
    session.resign()
    begin(qtbot, session, AGAINST_ENGINE._replace(position=SET_UP))
    session.resign()
    tree = GameTree(Position.start("harzdame"))
    tree.add(tree.root, tree.root.position.legal_moves()[0])
    session.load(tree, AGAINST_ENGINE.players, at_end=True)
    session.resign()
    assert settings.results.value == ()


def test_a_game_against_an_opponent_of_unknown_strength_does_not_count(
    qtbot, keeper, session, settings, monkeypatch
):
    monkeypatch.setattr(EnginePlayer, "rated_level", None)
    begin(qtbot, session)
    session.resign()
    assert settings.results.value == ()


def test_the_next_game_counts_again(qtbot, keeper, session, settings):
    begin(qtbot, session)
    with qtbot.waitSignal(session.hintReady):
        session.hint()
    session.resign()
    begin(qtbot, session)
    session.resign()
    assert len(settings.results.value) == 1


def test_a_game_with_a_coach_does_not_count(qtbot, keeper, session, settings):
    settings.coach.set(CoachMode.GENTLE)
    begin(qtbot, session)
    settings.coach.set(CoachMode.OFF)  # it was there for a while
    session.resign()
    assert settings.results.value == ()


def test_why_a_game_does_not_count_is_known_before_it_ends(qtbot, keeper, session, settings):
    begin(qtbot, session)
    assert keeper.concerned
    assert keeper.reason is None
    with qtbot.waitSignal(keeper.changed), qtbot.waitSignal(session.hintReady):
        session.hint()
    assert keeper.reason is NoCount.HINT
    begin(qtbot, session)
    session.take_back()
    play(session, str(session.position.legal_moves()[1]))
    assert keeper.reason is NoCount.TAKEBACK
    begin(qtbot, session, AGAINST_ENGINE._replace(position=SET_UP))
    assert keeper.reason is NoCount.SET_UP
    session.load(session.tree, AGAINST_ENGINE.players, at_end=True)
    assert keeper.reason is NoCount.SET_UP
    session.new_game(BETWEEN_PEOPLE)
    assert not keeper.concerned


def test_a_game_that_is_taken_up_again_says_so(qtbot, keeper, session):
    tree = GameTree(Position.start("harzdame"))
    tree.add(tree.root, tree.root.position.legal_moves()[0])
    session.load(tree, AGAINST_ENGINE.players, at_end=True)
    assert keeper.reason is NoCount.TAKEN_UP


@pytest.mark.parametrize(("plies", "reason"), [(4, NoCount.SHORT), (12, None)])
def test_what_its_end_says_is_known_then(qtbot, keeper, session, plies, reason):
    begin(qtbot, session, plies=plies)
    session.resign()
    assert keeper.reason is reason
    session.take_back()
    assert keeper.reason is (NoCount.SHORT if reason else NoCount.TAKEBACK)


def test_a_coach_can_be_sent_away_before_the_first_move(qtbot, keeper, session, settings):
    settings.coach.set(CoachMode.GENTLE)
    begin(qtbot, session, plies=0)
    assert keeper.reason is NoCount.COACH
    settings.coach.set(CoachMode.OFF)
    assert keeper.reason is None
    play_on(qtbot, session)
    settings.coach.set(CoachMode.GENTLE)
    assert keeper.reason is NoCount.COACH
    settings.coach.set(CoachMode.OFF)
    assert keeper.reason is NoCount.COACH


def test_only_what_the_computer_adds_is_help():
    assert {reason for reason in NoCount if reason.is_help} == {
        NoCount.COACH, NoCount.HINT, NoCount.COMPUTER, NoCount.TAKEBACK, NoCount.ANALYSIS
    }  # fmt: skip
