"""Edits of the game on the board: what they change, where the cursor goes, and what they may not touch."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, GameTree, Outcome, Position, Termination
from harzdame_engine.game import edits
from harzdame_engine.game.edit import EditKind
from harzdame_engine.game.tree import Mark

from harzdame_gui.controllers.game.editor import GameEditor
from tests.gui.controllers.game.games import BETWEEN_PEOPLE, KINGS, moves, play


def studied(*moves: str) -> GameTree:
    tree = GameTree(Position.start("harzdame"), {"White": "Anna"})
    node = tree.root
    for text in moves:
        node = tree.add(node, node.position.parse_move(text))
    return tree


@pytest.fixture
def editor(session) -> GameEditor:
    return GameEditor(session)


@pytest.fixture
def study(session):
    """A game from a file, the cursor at its beginning."""
    session.load(studied("d3-d4", "e6-e5", "c4-c5"))
    return session


def test_a_comment_marks_the_game_as_modified_and_undo_takes_that_back(study, editor):
    heard: list[str] = []
    study.treeChanged.connect(lambda: heard.append("tree"))
    study.stateChanged.connect(lambda: heard.append("state"))
    loaded = study.revision
    editor.make(edits.comment(study.node, "A game."))
    assert (study.modified, heard) == (True, ["tree", "state"])
    assert study.revision != loaded
    editor.undo()
    assert study.tree.root.comment == ""
    assert not study.modified
    assert study.revision == loaded
    editor.redo()
    assert study.modified


def test_what_is_typed_is_recorded_at_once_and_drawn_when_the_typing_pauses(qtbot, study, editor):
    heard: list[str] = []
    study.treeChanged.connect(lambda: heard.append(study.tree.root.comment))
    with qtbot.waitSignal(study.treeChanged):
        editor.comment(study.node, "A")
        editor.comment(study.node, "A game")
        assert (study.modified, study.tree.root.comment, heard) == (True, "A game", [])
    assert heard == ["A game"]


def test_undo_reaches_what_was_saved(study, editor):
    editor.comment(study.node, "A game.")
    study.mark_saved(study.revision)
    assert not study.modified
    editor.undo()
    assert study.modified
    editor.redo()
    assert not study.modified


def test_moves_in_a_studied_game_are_edits(study, editor):
    play(study, "c4-c5")
    play(study, "e6-e5")
    assert editor.next_undo.kind is EditKind.MOVE
    editor.undo()
    assert str(study.node.move) == "c4-c5"
    editor.undo()
    assert study.node is study.tree.root
    assert not study.modified
    editor.redo()
    editor.redo()
    assert moves(study.tree.line_to(study.node)) == ["c4-c5", "e6-e5"]
    study.to_start()
    play(study, "d3-d4")  # which is there
    assert editor.next_undo.kind is EditKind.MOVE
    assert len(study.tree.root.children) == 2


def test_a_move_that_ends_a_studied_game_and_its_result_are_one_edit(session, editor):
    session.load(GameTree(Position.from_fen("W:WKb1:Bb4", "harzdame")))
    play(session, "b1xb5")
    assert session.tree.result == Outcome(Color.WHITE, Termination.NO_PIECES)
    assert session.outcome is not None
    editor.undo()
    assert session.tree.result is None
    assert session.tree.root.children == []


def test_the_cursor_leaves_what_is_deleted_and_comes_back_to_it(study, editor):
    study.to_end()
    reply = study.node.parent
    assert editor.make(edits.delete(reply))
    assert study.node is reply.parent
    study.to_start()
    editor.undo()
    assert study.node is reply
    editor.redo()
    assert study.node is reply.parent


def test_an_edit_elsewhere_leaves_the_cursor_where_it_is(study, editor):
    play(study, "c4-c5")
    side = study.node
    study.to_start()
    editor.make(edits.make_main_line(side))
    assert study.node is study.tree.root
    editor.set_glyphs(side, [1])
    assert study.node is study.tree.root
    editor.undo()
    assert study.node is side


def test_moves_are_added_as_variations_and_the_cursor_stays(study, editor):
    drawn: list[None] = []
    study.treeChanged.connect(lambda: drawn.append(None))
    study.to_end()
    end, root = study.node, study.tree.root
    others = [move for move in root.position.legal_moves() if move != root.children[0].move][:2]
    study.add_variations((root, move) for move in others)
    assert [child.move for child in root.children[1:]] == others
    assert study.node is end
    assert len(drawn) == 1
    editor.undo()
    assert [child.move for child in root.children[1:]] == others[:1]


def test_marks_drawn_on_the_board_are_an_edit(study, editor):
    drawn = (Mark("G", "d3", "d4"),)
    study.set_marks(drawn)
    assert study.tree.root.marks == drawn
    assert editor.next_undo.kind is EditKind.MARKS
    study.set_marks(drawn)
    editor.undo()
    assert study.tree.root.marks == ()
    assert editor.next_undo is None


def test_moving_the_cursor_ends_what_is_typed(study, editor):
    editor.comment(study.node, "A")
    editor.comment(study.node, "A game")
    study.step_forward()
    study.step_back()
    editor.comment(study.node, "A game.")
    editor.undo()
    assert study.tree.root.comment == "A game"
    editor.undo()
    assert study.tree.root.comment == ""


def test_a_game_being_played_takes_remarks_but_keeps_its_moves(qtbot, game, editor):
    played = moves(game.tree.mainline())
    first = game.tree.root.children[0]
    editor.comment(first, "My first.")
    editor.set_glyphs(first, [1])
    game.set_marks([Mark("G", "e5")])
    for edit in (edits.delete(first), edits.cut_off(first), edits.begin_here(game.tree, first)):
        assert not editor.may(edit)
        assert not editor.make(edit)
    assert not editor.set_facts({"White": "You"}, Outcome(Color.WHITE, Termination.RESIGNATION))
    assert moves(game.tree.mainline()) == played
    play(game, str(game.position.legal_moves()[0]))
    qtbot.waitUntil(lambda: not game.thinking)
    for _ in range(3):
        editor.undo()
    assert (first.comment, first.glyphs, game.tree.root.marks) == ("", [], ())
    assert len(moves(game.tree.mainline())) == 4
    assert game.modified


def test_a_variation_beside_the_game_being_played_can_be_deleted_but_not_lead(game, editor):
    game.to_start()
    game.follow((game.position.parse_move("d3-d4"),))
    side = game.node
    assert not editor.may(edits.promote(side))
    assert editor.make(edits.delete(side))
    editor.undo()
    assert game.tree.root.children[1] is side


def test_what_a_game_being_played_took_up_is_no_longer_undone(qtbot, game, editor):
    first = game.position.legal_moves()[-1]
    live = game.node
    game.follow((first,))  # a look ahead, which then is played
    game.go_to(live)
    play(game, str(first))
    qtbot.waitUntil(lambda: not game.thinking)
    assert editor.next_undo is None
    editor.undo()
    assert len(moves(game.tree.mainline())) == 4


def test_a_deleted_variation_never_displaces_the_game_when_it_comes_back(session, editor):
    session.new_game(BETWEEN_PEOPLE)
    play(session, "d3-d4")
    first = session.node
    play(session, "d7-d6")
    old = session.node
    session.take_back()
    assert editor.make(edits.delete(old))
    play(session, other := str(session.position.legal_moves()[0]))
    assert editor.next_undo is None
    (removal,) = editor.trash
    editor.put_back(removal)  # it led when it was deleted
    assert [str(child.move) for child in first.children] == [other, "d7-d6"]
    assert session.node is old


def test_a_finished_game_whose_moves_are_edited_is_a_study_from_then_on(qtbot, game, editor):
    game.resign()
    assert game.tree.result is not None
    last = game.node
    assert editor.make(edits.delete(last))
    assert game.persons == tuple(Color)
    assert all(player.takes_input for player in game.players.values())
    game.to_end()
    play(game, str(game.position.legal_moves()[0]))
    assert not game.thinking
    editor.undo()
    editor.undo()
    assert game.node is last


def test_a_result_taken_back_by_hand_does_not_wake_the_engine(game, editor, engine):
    game.resign()
    asked = len(engine.asked)
    assert editor.set_facts(game.tree.tags, None)
    assert game.persons == tuple(Color)
    play(game, str(game.position.legal_moves()[0]))
    play(game, str(game.position.legal_moves()[0]))
    assert len(engine.asked) == asked


def test_the_result_stands_at_the_end_of_what_is_left(session, editor):
    tree = studied("d3-d4", "e6-e5", "c4-c5")
    tree.result = Outcome(Color.WHITE, Termination.RESIGNATION)
    session.load(tree, at_end=True)
    assert session.outcome == tree.result
    end = session.node
    editor.make(edits.delete(end))
    assert session.outcome == tree.result
    editor.undo()
    assert session.outcome == tree.result
    session.step_back()
    assert session.outcome is None


def test_a_search_at_a_move_that_is_deleted_ends(qtbot, study, editor, engine):
    study.to_end()
    engine.go.clear()
    study.engine_move()
    assert study.thinking
    end = study.node
    editor.make(edits.delete(end))
    assert not study.thinking
    engine.go.set()
    qtbot.wait(60)
    assert end.children == []


def test_a_replaced_move_keeps_what_fits_and_says_what_did_not(study, editor):
    study.to_end()
    first = study.tree.root.children[0]
    lost = editor.replace(first, [study.tree.root.position.parse_move("c4-c5")], insert=False)
    assert lost == 1
    assert moves(study.tree.mainline()) == ["c4-c5", "e6-e5"]
    assert study.node is study.tree.root.children[0]
    assert [str(removal.node.move) for removal in editor.trash] == ["c4-c5"]
    editor.undo()
    assert editor.trash == ()
    assert study.node is first


def test_the_trash_gives_back_and_belongs_to_one_game(study, editor):
    side_move = study.position.parse_move("c4-c5")
    play(study, "c4-c5")
    side = study.node
    editor.make(edits.delete(side))
    (removal,) = editor.trash
    assert editor.can_put_back(removal)
    editor.put_back(removal)
    assert study.node is side
    assert editor.trash == ()
    editor.put_back(removal)
    assert [child.move for child in study.tree.root.children].count(side_move) == 1
    editor.make(edits.delete(side))
    study.load(studied("d3-d4"))
    assert editor.trash == ()
    assert editor.next_undo is None


def test_the_draw_by_repetition_is_found_in_a_game_that_begins_elsewhere(session, editor):
    tree = GameTree(KINGS)
    node = tree.root
    for text in ["a1-a2", "h8-h7", "a2-a1", "h7-h8"] * 2:
        node = tree.add(node, node.position.parse_move(text))
    session.load(tree, at_end=True)
    assert session.outcome == Outcome(None, Termination.THREEFOLD)
    editor.make(edits.begin_here(tree, tree.root.children[0].children[0].children[0].children[0]))
    assert session.outcome is None
    editor.undo()
    session.to_end()
    assert session.outcome == Outcome(None, Termination.THREEFOLD)


def test_the_places_of_a_game_are_in_it_whatever_was_edited(session, editor):
    tree = studied("d3-d4", "e6-e5", "c4-c5")
    tree.result = Outcome(Color.WHITE, Termination.RESIGNATION)
    session.load(tree, at_end=True)
    end = session.node
    editor.make(edits.delete(end))
    assert session.game.ended_at is end.parent
    editor.undo()
    assert session.game.ended_at is end
    editor.set_facts(tree.tags, None)
    assert session.game.ended_at is None
