"""A history is taken up again as it was; one that is damaged is none, and does no harm."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from harzdame_engine import GameTree, Node, Position, pdn
from harzdame_engine.game import edits, kept_history
from harzdame_engine.game.edit import Edit
from harzdame_engine.game.history import History
from harzdame_engine.game.kept_history import KeptHistory
from harzdame_engine.game.snapshot import Snapshot
from harzdame_engine.game.taken_up import NoHistoryError, legal_move, read_history
from harzdame_engine.game.tree import Removal
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.game.editing import do, played, some_edit, told


def start() -> GameTree:
    tree = GameTree(Position.start("harzdame"), {"White": "Anna"})
    played(tree, "d3-d4", "e6-e5", "c4-c5")
    played(tree, "d3-d4", "e6-d6", "d4-d5")
    played(tree, "c4-c5", "e6-e5", "d3-d4")
    return tree


def kept(history: History, tree: GameTree) -> Any:
    return json.loads(json.dumps(KeptHistory(history.state, Snapshot(tree)).values()))


def again(history: History, tree: GameTree) -> tuple[History, GameTree]:
    """A history and its tree in another app."""
    other, _ = Snapshot(tree).copy()
    taken = History()
    taken.take_up(read_history(kept(history, tree), other))
    return taken, other


def lines(trash: Sequence[Removal]) -> list[object]:
    """What can be put back; the beginning that a game once had cannot."""
    return [(told(removal.node), removal.index) for removal in trash if removal.node.parent is not None]


def state(history: History, tree: GameTree) -> tuple[object, ...]:
    """All that a person can know of it."""
    return (
        [(told(node), node.comment, node.before, node.after, node.ply) for node in tree.root.below()],
        tree.root.position,
        list(tree.tags.items()),
        tree.result,
        history.modified,
        lines(history.trash),
        [edit.kind if edit else None for edit in (history.next_undo, history.next_redo)],
    )


def names(steps: Sequence[Edit]) -> list[object]:
    return [(edit.kind, edit.lost, str(edit.place.move), str(edit.back.move)) for edit in steps]


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_history_is_taken_up_in_any_state(data: st.DataObject) -> None:
    tree = start()
    history = History()
    for _ in range(data.draw(st.integers(0, 12))):
        if data.draw(st.integers(0, 4)) == 0:
            data.draw(st.sampled_from([history.undo, history.redo, history.mark_saved]))()
        else:
            do(history, some_edit(data.draw, tree, history))
    if data.draw(st.booleans()):
        history.note_change()
    for _ in range(data.draw(st.integers(0, 6))):
        history.undo()
    taken, other = again(history, tree)
    assert names(taken.state.done) == names(history.state.done)
    assert names(taken.state.undone) == names(history.state.undone)
    while True:
        assert state(taken, other) == state(history, tree)
        if history.undo() is None:
            break
        taken.undo()
    while history.redo() is not None:
        taken.redo()
        assert state(taken, other) == state(history, tree)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_damaged_history_is_none_or_fits(data: st.DataObject) -> None:
    tree = start()
    history = History()
    for _ in range(data.draw(st.integers(1, 8))):
        do(history, some_edit(data.draw, tree, history))
    values = kept(history, tree)
    for _ in range(data.draw(st.integers(1, 3))):
        damage(data.draw, values)
    other, _ = Snapshot(tree).copy()
    before = [told(node) for node in other.root.below()]
    try:
        found = read_history(values, other)
    except NoHistoryError:
        return
    assert [told(node) for node in other.root.below()] == before
    taken = History()
    taken.take_up(found)
    while taken.undo():
        assert len(list(other.root.below())) < 1000
    while taken.redo():
        pdn.write(other)


def test_a_move_that_nobody_could_make_is_told_within_generators_too() -> None:
    with pytest.raises(ValueError, match="no legal move"):
        tuple(legal_move(Position.start("harzdame"), way, []) for way in [(None, "d4")])


def damage(draw: Any, values: Any) -> None:
    """Change one plain value anywhere."""
    places = [(values, key) for key in (values if isinstance(values, dict) else range(len(values)))]
    work = [values[key] for key in values]
    while work:
        each = work.pop()
        if isinstance(each, list | dict):
            keys = list(each) if isinstance(each, dict) else list(range(len(each)))
            places += [(each, key) for key in keys]
            work += [each[key] for key in keys]
    holder, key = places[draw(st.integers(0, len(places) - 1))]
    others = [
        None,
        0,
        1,
        2,
        5,
        -1,
        10**30,
        float("nan"),
        "",
        "d4",
        "begin",
        "start",
        [],
        [0],
        {},
        [["d4", "d5"], []],
    ]
    holder[key] = draw(st.sampled_from(others))


def test_what_was_done_longest_ago_is_left_out_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_history, "MOST", 12)
    tree = start()
    history = History()
    for number in range(30):
        do(history, edits.comment(tree.root, str(number)))
    history.mark_saved()
    for _ in range(3):
        history.undo()
    taken, other = again(history, tree)
    assert taken.modified
    undone = 0
    while taken.undo():
        undone += 1
    assert other.root.comment == str(26 - undone)
    assert 5 < undone < 13
    for _ in range(undone):
        taken.redo()
    assert other.root.comment == "26"


def test_a_long_line_in_the_trash_leaves_room_for_what_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_history, "MOST", 3)
    tree = start()
    history = History()
    do(history, edits.delete(tree.root.children[0]))
    do(history, edits.comment(tree.root, "short"))
    taken, other = again(history, tree)
    assert taken.trash == ()
    assert taken.undo() is not None
    assert other.root.comment == ""
    assert taken.undo() is None


def test_the_history_of_another_game_is_none() -> None:
    tree, history = start(), History()
    do(history, edits.comment(tree.root, "one"))
    values = kept(history, tree)
    played(tree, "c4-d4")
    with pytest.raises(NoHistoryError):
        read_history(values, tree)


def circle(values: Any) -> None:
    """Let the game begin behind itself."""
    (begin,) = [step for edit in values["done"] for step in edit[1] if step[0] == "begin"]
    begin[1:4] = [begin[2], begin[2], begin[2]]


def second_parent(values: Any) -> None:
    """Let a node be a child of two."""
    values["nodes"][0]["children"] = values["nodes"][0]["children"] * 2


@pytest.mark.parametrize("spoil", [circle, second_parent])
def test_a_circle_is_no_game(spoil: Any) -> None:
    tree, history = start(), History()
    node: Node = tree.root.children[0].children[0]
    do(history, edits.begin_here(tree, node))
    values = kept(history, tree)
    spoil(values)
    with pytest.raises(NoHistoryError):
        read_history(values, tree)


def test_what_is_put_back_behind_a_new_beginning_has_the_right_number() -> None:
    tree, history = start(), History()
    first = tree.root.children[0]
    reply = first.children[0]
    do(history, edits.delete(reply))
    do(history, edits.begin_here(tree, first))
    (removal,) = [each for each in history.trash if each.node is reply]
    do(history, edits.put_back(tree, removal))
    assert [node.ply for node in reply.below()] == [1, 2]
    for _ in range(3):
        history.undo()
    assert [node.ply for node in reply.below()] == [2, 3]
