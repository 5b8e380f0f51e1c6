"""Edits of a record: what each does, and that any row of them is undone and redone exactly."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, GameTree, IllegalMove, Node, Outcome, Position, Termination, pdn
from harzdame_engine.game import edits
from harzdame_engine.game.edit import Edit, EditKind
from harzdame_engine.game.history import History
from harzdame_engine.game.tree import Mark
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.game.editing import do, played, shape, snapshot, some_edit, texts, told, words


@pytest.fixture
def tree() -> GameTree:
    tree = GameTree(Position.start("harzdame"), {"White": "Anna"})
    played(tree, "d3-d4", "e6-e5", "c4-c5")
    played(tree, "d3-d4", "e6-d6", "d4-d5")
    played(tree, "c4-c5", "e6-e5")
    return tree


def node(tree: GameTree, *moves: str) -> Node:
    at = tree.root
    for move in moves:
        at = next(child for child in at.children if str(child.move) == move)
    return at


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_row_of_edits_is_undone_and_redone_exactly(data: st.DataObject) -> None:
    tree = GameTree(Position.start("harzdame"), {"White": "Anna"})
    played(tree, "d3-d4", "e6-e5", "c4-c5")
    played(tree, "c4-c5", "e6-e5", "d3-d4")
    history = History()
    states = [(snapshot(tree), history.revision, history.trash)]
    for _ in range(data.draw(st.integers(1, 12))):
        edit = some_edit(data.draw, tree, history)
        if edit:
            history.do(edit)
            history.close_edit()
            states.append((snapshot(tree), history.revision, history.trash))
    assert len({revision for _, revision, _ in states}) == len(states)
    for wanted in reversed(states[:-1]):
        assert history.undo() is not None
        assert (snapshot(tree), history.revision, history.trash) == wanted
    assert history.undo() is None
    assert not history.modified
    for wanted in states[1:]:
        assert history.redo() is not None
        assert (snapshot(tree), history.revision, history.trash) == wanted
    assert history.redo() is None


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_record_stays_one_that_can_be_written_and_read_again(data: st.DataObject) -> None:
    tree = GameTree(Position.start("harzdame"))
    played(tree, "d3-d4", "e6-e5", "c4-c5")
    history = History()
    for _ in range(data.draw(st.integers(1, 8))):
        history.do(some_edit(data.draw, tree, history))
    for at in tree.root.below():
        assert all(child.parent is at and child.ply == at.ply + 1 for child in at.children)
        if at.parent is not None and at.move is not None:
            assert at.position == at.parent.position.play(at.move)
    again = pdn.scan(pdn.write(tree, anew=True)).games[0].read().tree
    assert again is not None
    assert shape(again.root) == shape(tree.root)


ANNOTATED = """[Event "Open"]
[White "Anna"]
[GameType "99"]
[Variant "harzdame"]

{ Begin } 1. d3-d4! {A plan.} e6-e5 $14 ({Or} 1... e6-d6 2. d4-d5 {so} (2. e2-e3)) {more}
(1... d7-d6 2. e2-e3 ; line
 d6-d5) 2. e2-e3 d7-d6 3. c4-c5 *
"""


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_an_edited_game_is_written_into_its_text_with_all_that_it_says(data: st.DataObject) -> None:
    tree = pdn.scan(ANNOTATED).games[0].read().tree
    assert tree is not None
    history = History()
    for _ in range(data.draw(st.integers(1, 4))):
        do(history, some_edit(data.draw, tree, history))
    again = pdn.scan(pdn.write(tree)).games[0].read().tree
    assert again is not None
    assert told(again.root) == told(tree.root)
    assert words(again) == words(tree)  # not necessarily at the same node: a main line has no brackets


def test_a_text_a_glyph_and_a_mark_are_said_and_unsaid(tree: GameTree) -> None:
    first = node(tree, "d3-d4")
    for edit, name, value in (
        (edits.comment(first, "A plan."), "comment", "A plan."),
        (edits.comment(first, "Or", "before"), "before", "Or"),
        (edits.glyphs(first, [1, 14]), "glyphs", [1, 14]),
        (edits.marks(first, [Mark("G", "d4")]), "marks", (Mark("G", "d4"),)),
    ):
        empty = getattr(first, name)
        edit.apply()
        assert getattr(first, name) == value
        edit.revert()
        assert getattr(first, name) == empty
        assert not edit.structural


def test_what_changes_nothing_is_no_edit(tree: GameTree) -> None:
    first = node(tree, "d3-d4")
    for edit in (
        edits.comment(first, ""),
        edits.glyphs(first, []),
        edits.add_move(tree.root, first.move),
        edits.promote(first),
        edits.make_main_line(first),
        edits.cut_off(node(tree, "d3-d4", "e6-e5", "c4-c5")),
        edits.begin_here(tree, tree.root),
        edits.demote(node(tree, "c4-c5")),
        edits.move_up(node(tree, "c4-c5")),
        edits.facts(tree, tree.root, {"White": "Anna"}, None),
    ):
        assert not edit


def test_a_list_given_to_a_node_belongs_to_it_alone(tree: GameTree) -> None:
    first = node(tree, "d3-d4")
    edit = edits.glyphs(first, [1])
    edit.apply()
    first.glyphs.append(7)
    edit.revert()
    edit.apply()
    assert first.glyphs == [1]


def test_adding_a_move_makes_no_twin_and_leads_to_it(tree: GameTree) -> None:
    first = node(tree, "d3-d4")
    assert edits.add_move(tree.root, first.move).place is first
    new = tree.root.position.parse_move("e2-e3")
    edit = edits.add_move(tree.root, new)
    edit.apply()
    assert texts(tree.root) == ["d3-d4", "c4-c5", "e2-e3"]
    assert edit.place is tree.root.children[2]
    assert edit.kind is EditKind.MOVE
    edit.revert()
    assert texts(tree.root) == ["d3-d4", "c4-c5"]


def test_a_line_goes_along_known_moves_first(tree: GameTree) -> None:
    line = [tree.root.position.parse_move("d3-d4")]
    line.append(node(tree, "d3-d4").position.parse_move("e6-e5"))
    line.append(node(tree, "d3-d4", "e6-e5").position.parse_move("e2-e3"))
    edit = edits.add_line(tree.root, line)
    assert len(edit.steps) == 1
    edit.apply()
    assert texts(node(tree, "d3-d4", "e6-e5")) == ["c4-c5", "e2-e3"]
    with pytest.raises(IllegalMove):
        edits.add_line(tree.root, [line[0], line[0]])


def test_deleting_and_cutting_off(tree: GameTree) -> None:
    side, main = node(tree, "c4-c5"), node(tree, "d3-d4")
    edit = edits.delete(side)
    assert edit.kind is EditKind.DELETE_VARIATION
    edit.apply()
    assert texts(tree.root) == ["d3-d4"]
    assert not tree.has(side)
    assert not tree.has(side.children[0])
    edit.revert()
    assert tree.root.children == [main, side]
    assert edits.delete(main).kind is EditKind.DELETE_MOVE
    after = list(main.children)
    main.unread = "what is this"
    edit = edits.cut_off(main)
    edit.apply()
    assert (main.children, main.unread) == ([], "")
    edit.revert()
    assert (main.children, main.unread) == (after, "what is this")
    with pytest.raises(ValueError, match="beginning"):
        edits.delete(tree.root)


def test_the_game_can_begin_at_any_position(tree: GameTree) -> None:
    root, here = tree.root, node(tree, "d3-d4", "e6-e5")
    here.comment, here.glyphs = "From here on.", [1]
    last = here.children[0]
    edit = edits.begin_here(tree, here)
    edit.apply()
    assert tree.root is here
    assert (here.parent, here.move, here.ply, last.ply) == (None, None, 0, 1)
    assert (here.comment, here.glyphs) == ("From here on.", [])
    assert tree.outcome(last) is None
    assert "[FEN" in pdn.write(tree)
    edit.revert()
    assert tree.root is root
    assert (here.ply, last.ply, here.glyphs) == (2, 3, [1])
    assert tree.line_to(last)[0] is root


def test_the_source_does_not_describe_a_game_that_begins_elsewhere() -> None:
    text = '[Event "Open"]\n[White "Anna"]\n\n1. d3-d4! {A plan.} e6-e5 2. c4-c5 *\n'
    tree = pdn.scan(text).games[0].read().tree
    assert tree is not None
    assert pdn.write(tree).strip() == text.strip()
    edit = edits.begin_here(tree, tree.root.children[0])
    edit.apply()
    again = pdn.scan(pdn.write(tree)).games[0].read()
    assert again.tree is not None
    assert not again.problems
    assert again.tree.root.comment == "A plan."
    edit.revert()
    assert pdn.write(tree).strip() == text.strip()


def test_the_order_of_variations(tree: GameTree) -> None:
    played(tree, "e2-e3")
    side, third = node(tree, "c4-c5", "e6-e5"), node(tree, "e2-e3")
    inner = node(tree, "d3-d4", "e6-d6", "d4-d5")
    for edit, order in (
        (edits.promote(side), ["c4-c5", "d3-d4", "e2-e3"]),
        (edits.promote(third), ["e2-e3", "d3-d4", "c4-c5"]),
        (edits.demote(node(tree, "d3-d4")), ["c4-c5", "d3-d4", "e2-e3"]),
        (edits.demote(side), ["d3-d4", "e2-e3", "c4-c5"]),
        (edits.demote(third), ["d3-d4", "c4-c5", "e2-e3"]),  # the last already
        (edits.move_up(third), ["d3-d4", "e2-e3", "c4-c5"]),
        (edits.move_up(side), ["d3-d4", "c4-c5", "e2-e3"]),  # the first already
        (edits.make_main_line(third), ["e2-e3", "d3-d4", "c4-c5"]),
    ):
        before = list(tree.root.children)
        edit.apply()
        assert texts(tree.root) == order, edit.kind
        edit.revert()
        assert tree.root.children == before
    edits.make_main_line(inner).apply()
    assert tree.mainline()[-1] is inner


def test_a_variation_two_levels_deep_becomes_the_main_line() -> None:
    tree = GameTree(Position.start("harzdame"))
    played(tree, "d3-d4", "e6-e5")
    inner = played(tree, "c4-c5", "e6-d6")
    played(tree, "c4-c5", "e6-e5")
    edits.make_main_line(node(tree, "c4-c5", "e6-e5")).apply()
    assert [str(n.move) for n in tree.mainline()[1:]] == ["c4-c5", "e6-e5"]
    edits.promote(inner).apply()
    assert tree.mainline()[-1] is inner


def test_tags_and_result(tree: GameTree) -> None:
    won = Outcome(Color.WHITE, Termination.RESIGNATION)
    edit = edits.facts(tree, tree.root, {"White": "Anna", "Round": "3"}, won)
    edit.apply()
    assert (tree.tags, tree.result) == ({"White": "Anna", "Round": "3"}, won)
    edit.revert()
    assert (tree.tags, tree.result) == ({"White": "Anna"}, None)


def test_what_was_deleted_can_be_put_back_while_its_place_is_there(tree: GameTree) -> None:
    history = History()
    side = node(tree, "c4-c5")
    inner = side.children[0]
    do(history, edits.delete(inner))
    do(history, edits.delete(side))
    first, second = history.trash
    assert (first.node, second.node) == (inner, side)
    assert not edits.can_put_back(tree, first)
    with pytest.raises(ValueError, match="no longer"):
        edits.put_back(tree, first)
    do(history, edits.put_back(tree, second))
    assert history.trash == (first,)
    do(history, edits.put_back(tree, first))
    assert history.trash == ()
    assert texts(tree.root) == ["d3-d4", "c4-c5"]
    assert not edits.can_put_back(tree, first)
    history.undo()
    assert history.trash == (first,)


def test_typing_is_one_edit_until_it_is_closed(tree: GameTree) -> None:
    history = History()
    first = node(tree, "d3-d4")
    for text in ("A", "A p", "A plan"):
        history.do(edits.comment(first, text))
    history.close_edit()
    history.do(edits.comment(first, "A plan."))
    history.do(edits.comment(first, "Before", "before"))
    history.undo()
    history.undo()
    assert (first.comment, first.before) == ("A plan", "")
    history.undo()
    assert first.comment == ""
    assert history.undo() is None


def test_a_text_typed_and_rubbed_out_leaves_no_edit(tree: GameTree) -> None:
    history = History()
    first = node(tree, "d3-d4")
    history.do(edits.comment(first, "A"))
    history.do(edits.comment(first, ""))
    assert history.next_undo is None
    assert not history.modified


def test_typing_on_after_saving_leaves_the_saved_state_in_reach(tree: GameTree) -> None:
    history = History()
    first = node(tree, "d3-d4")
    history.do(edits.comment(first, "A"))
    history.mark_saved()
    history.do(edits.comment(first, "A plan"))
    assert history.modified
    history.undo()
    assert first.comment == "A"
    assert not history.modified
    history.undo()
    assert history.modified
    history.redo()
    assert not history.modified


def test_a_save_that_was_overtaken_counts_for_the_state_that_was_written(tree: GameTree) -> None:
    history = History()
    history.do(edits.comment(tree.root, "One"))
    written = history.revision
    history.close_edit()
    history.do(edits.comment(tree.root, "Two"))
    history.mark_saved(written)
    assert history.modified
    history.undo()
    assert not history.modified
    history.mark_saved(10**6)  # that of another game
    assert not history.modified


def test_a_new_edit_ends_what_could_be_redone(tree: GameTree) -> None:
    history = History()
    history.do(edits.comment(tree.root, "One"))
    history.undo()
    history.do(edits.glyphs(node(tree, "d3-d4"), [1]))
    assert history.next_redo is None
    assert history.redo() is None


def test_a_move_played_between_keeps_remarks_and_the_trash(tree: GameTree) -> None:
    history = History()
    first, side = node(tree, "d3-d4"), node(tree, "c4-c5")
    do(history, edits.comment(first, "A plan."))
    do(history, edits.delete(side))
    do(history, edits.glyphs(first, [1]))
    history.mark_saved()
    played(tree, "e2-e3")
    history.note_change()
    assert history.modified
    history.undo()
    history.undo()
    assert (first.comment, first.glyphs) == ("", [])
    assert history.undo() is None
    assert history.modified
    (removal,) = history.trash
    do(history, edits.put_back(tree, removal))
    assert texts(tree.root) == ["d3-d4", "c4-c5", "e2-e3"]


def test_the_edits_of_a_row_know_where_to_look(tree: GameTree) -> None:
    side = node(tree, "c4-c5")
    edit: Edit = edits.delete(side)
    assert (edit.place, edit.back) == (tree.root, side)
