"""What was played is what is kept: moves that were taken back are no part of the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color, Outcome, Termination, pdn

from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.game.standing import Standing
from tests.gui.controllers.game.games import AGAINST_ENGINE, BETWEEN_PEOPLE, moves, play

MOVES = ("32-28", "18-23", "38-32", "12-18")
WITHDRAWN = "1. 32-28 18-23 (1... 18-23 2. 38-32 12-18)"


def written(session: GameSession) -> str:
    """The moves and the result of the game, as its file has them."""
    return " ".join(pdn.write(session.tree).split("\n\n", 1)[1].split())


@pytest.fixture
def taken_back(session: GameSession) -> GameSession:
    session.new_game(BETWEEN_PEOPLE._replace(variant_id="international"))
    for move in MOVES:
        play(session, move)
    session.take_back()
    session.take_back()
    return session


@pytest.mark.parametrize(
    ("end", "result"),
    [
        (lambda session: session.resign(), "0-2"),
        (lambda session: session.clock.flagFell.emit(Outcome(Color.BLACK, Termination.TIME)), "0-2"),
        (lambda session: session.end(Outcome(None, Termination.AGREEMENT)), "1-1"),
        (lambda session: None, "*"),
    ],
)
def test_the_game_ends_where_it_was_given_up(
    taken_back: GameSession, end: Callable[[GameSession], None], result: str
) -> None:
    end(taken_back)
    assert moves(taken_back.tree.mainline()) == list(MOVES[:2])
    assert written(taken_back) == f"{WITHDRAWN} {result}"
    assert taken_back.node is taken_back.tree.mainline()[-1]
    (game,) = pdn.scan(pdn.write(taken_back.tree)).games
    again = game.read().tree
    assert again is not None
    assert moves(again.mainline()) == list(MOVES[:2])


def test_going_on_does_not_walk_into_what_was_taken_back(taken_back: GameSession) -> None:
    live = taken_back.node
    taken_back.step_forward()
    taken_back.to_end()
    assert taken_back.node is live
    taken_back.to_start()
    taken_back.to_end()
    assert taken_back.node is live


def test_the_beginning_has_nothing_behind_it_either(session: GameSession) -> None:
    session.new_game(BETWEEN_PEOPLE)
    play(session, "d3-d4")
    session.take_back()
    session.resign()
    assert written(session) == "0-1"


def test_what_was_taken_back_to_the_beginning_is_in_the_trash_at_once_and_stays_there(
    session: GameSession,
) -> None:
    session.new_game(BETWEEN_PEOPLE)
    play(session, "d3-d4")
    play(session, "e6-e5")
    revision = session.revision
    session.take_back()
    session.take_back()
    assert session.revision != revision
    (removal,) = session.game.history.trash
    assert [str(node.move) for node in removal.node.below()] == ["d3-d4", "e6-e5"]
    session.resign()
    assert [each.node for each in session.game.history.trash] == [removal.node]


@pytest.mark.parametrize("restarted", [False, True])
def test_what_was_taken_back_to_the_beginning_is_a_variation_of_what_is_played(
    session: GameSession, restarted: bool
) -> None:
    session.new_game(BETWEEN_PEOPLE)
    play(session, "d3-d4")
    session.take_back()
    if restarted:
        session.game._withdrawn._from_start = None
    play(session, "e2-e3")
    assert written(session) == "1. e2-e3 (1. d3-d4) *"
    assert session.game.history.trash == ()


def test_a_line_that_is_kept_at_the_beginning_is_looked_at_and_not_played(session: GameSession) -> None:
    session.new_game(AGAINST_ENGINE._replace(variant_id="international"))
    first = session.position.parse_move("32-28")
    session.follow((first,))
    assert session.tree.has(session.node)
    assert str(session.node.move) == "32-28"
    session.resign()
    assert session.tree.mainline() == (session.tree.root,)
    assert session.node is session.tree.root


def test_a_fork_offers_what_was_taken_back_once(taken_back: GameSession) -> None:
    fork = taken_back.node.parent
    assert len(fork.children) == 2
    assert taken_back.game.ways_on(fork) == (taken_back.node,)
    taken_back.resign()
    assert len(taken_back.game.ways_on(fork)) == 2  # the variation is to be looked at then


def test_redo_is_a_command_of_its_own_and_goes_back_takeback_by_takeback(taken_back: GameSession) -> None:
    assert taken_back.can_restore
    taken_back.restore()
    assert moves(taken_back.tree.mainline()) == list(MOVES[:3])
    taken_back.restore()
    assert not taken_back.can_restore
    assert written(taken_back) == "1. 32-28 18-23 2. 38-32 12-18 *"


@pytest.mark.parametrize(
    ("move", "kept"),
    [
        ("37-32", "1. 32-28 18-23 2. 37-32 (2. 38-32 12-18) 2... 13-18 *"),
        ("38-32", "1. 32-28 18-23 2. 38-32 13-18 (2... 12-18) *"),
    ],
)
def test_playing_on_leaves_a_plain_variation(taken_back: GameSession, move: str, kept: str) -> None:
    play(taken_back, move)
    assert not taken_back.can_restore
    play(taken_back, "13-18")
    assert written(taken_back) == kept


def test_the_variation_of_what_was_taken_back_stands_for_the_game_itself(taken_back: GameSession) -> None:
    live = taken_back.node
    twin = live.parent.children[1]
    taken_back.go_to(twin.children[0])
    taken_back.step_back()
    assert taken_back.node is live
    taken_back.go_to(twin)
    assert taken_back.node is live


def test_against_the_computer_it_is_the_same(qtbot, session: GameSession, engine) -> None:
    session.new_game(AGAINST_ENGINE)
    for move in ("d3-d4", "e2-e3"):
        play(session, move)
        qtbot.waitUntil(lambda: not session.thinking)
    played = moves(session.tree.mainline())
    session.take_back()
    assert moves(session.tree.mainline()) == played[:2]
    session.restore()
    assert moves(session.tree.mainline()) == played
    session.take_back()
    session.resign()
    assert moves(session.tree.mainline()) == played[:2]


def test_a_takeback_while_the_computer_thinks_is_undone_and_it_thinks_again(
    qtbot, session: GameSession, engine
) -> None:
    session.new_game(AGAINST_ENGINE)
    engine.go.clear()
    play(session, "d3-d4")
    session.take_back()
    session.restore()
    assert session.thinking
    engine.go.set()
    qtbot.waitUntil(lambda: session.node.ply == 2)


def test_a_game_that_comes_back_with_moves_behind_its_standing_is_put_in_order(session: GameSession) -> None:
    session.new_game(NewGame())
    tree = session.tree
    first = tree.add(tree.root, tree.root.position.legal_moves()[0])
    second = tree.add(first, first.position.legal_moves()[0])
    session.load(tree, {color: player.spec for color, player in session.players.items()})
    session.resume(Standing(first, first))
    assert tree.mainline()[-1] is first
    assert tree.has(second)
