"""Games to edit, edits at random, and all that there is to compare of a record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from harzdame_engine import Color, GameTree, Node, Outcome, Position, Termination
from harzdame_engine.game import edits, replay
from harzdame_engine.game.edit import Edit
from harzdame_engine.game.history import History
from harzdame_engine.game.tree import Mark
from hypothesis import strategies as st

Draw = Callable[[st.SearchStrategy[Any]], Any]
_SAID = [name for name in Node.__slots__ if name not in {"children", "position"}]


def played(tree: GameTree, *moves: str) -> Node:
    """The last node of a line played from the start."""
    node = tree.root
    for text in moves:
        node = tree.add(node, node.position.parse_move(text))
    return node


def others(tree: GameTree) -> list[Position]:
    """The position that a game begins with, and a few others, each with a piece less."""
    position = tree.root.position
    pieces = sorted(position.pieces.items())
    fewer = [dict(pieces[:cut] + pieces[cut + 1 :]) for cut in range(0, len(pieces), 1 + len(pieces) // 3)]
    return [position, *(Position.of(position.rules, each, position.turn) for each in fewer if len(each) > 1)]


def texts(node: Node) -> list[str]:
    """The moves played at a node."""
    return [str(child.move) for child in node.children]


def do(history: History, edit: Edit) -> None:
    """One edit of its own."""
    history.do(edit)
    history.close_edit()


def snapshot(tree: GameTree) -> tuple[object, ...]:
    """All that a record says, with the identity of every node."""
    nodes = tuple(
        (
            node,
            tuple(node.children),
            node.position,
            tuple(
                tuple(value) if isinstance(value := getattr(node, name), list) else value for name in _SAID
            ),
        )
        for node in tree.root.below()
    )
    return nodes, tree.root, tuple(tree.tags.items()), tree.result, tree.source


def shape(node: Node) -> tuple[object, ...]:
    """The moves of a tree without what a file writes otherwise: the order and texts of what is said."""
    return str(node.move), tuple(shape(child) for child in node.children)


def told(node: Node) -> tuple[object, ...]:
    """The moves of a tree with their signs, marks and clocks; a file has no sign for the beginning."""
    glyphs = sorted(node.glyphs) if node.move is not None else []
    return str(node.move), glyphs, node.marks, node.clock, [told(child) for child in node.children]


def words(tree: GameTree) -> Counter[str]:
    """All words that are said in a game; nothing stands before or behind its beginning."""
    found = Counter(tree.root.comment.split())
    for node in tree.root.below():
        if node.parent is not None:
            found.update(f"{node.comment} {node.before} {node.after}".split())
    return found


def some_edit(draw: Draw, tree: GameTree, history: History) -> Edit:
    """An edit at random; it may be one that changes nothing."""
    nodes = list(tree.root.below())
    node: Node = nodes[draw(st.integers(0, len(nodes) - 1))]
    legal = node.position.legal_moves()
    text = draw(st.sampled_from(["", "A plan.", "Why?", "Good {indeed}"]))

    def line(length: int) -> list[Any]:
        position, moves = node.position, []
        for _ in range(length):
            if not (there := position.legal_moves()):
                break
            moves.append(draw(st.sampled_from(list(there))))
            position = position.play(moves[-1])
        return moves

    def put_back() -> Edit:
        possible = [removal for removal in history.trash if edits.can_put_back(tree, removal)]
        return edits.put_back(tree, draw(st.sampled_from(possible))) if possible else edits.promote(node)

    choices: list[Callable[[], Edit]] = [
        lambda: edits.comment(node, text, draw(st.sampled_from(["comment", "before", "after"]))),
        lambda: edits.glyphs(node, draw(st.lists(st.sampled_from([1, 2, 5, 14]), unique=True))),
        lambda: edits.marks(node, [Mark("G", "d4")] if text else []),
        lambda: edits.say(node, clock=draw(st.none() | st.just(12.5))),
        lambda: edits.facts(tree, node, {"White": text}, Outcome(Color.WHITE, Termination.RESIGNATION)),
        lambda: edits.add_line(node, line(3)),
        lambda: edits.cut_off(node),
        lambda: edits.begin_here(tree, node),
        lambda: replay.correct_start(tree, draw(st.sampled_from(others(tree)))),
        lambda: edits.promote(node),
        lambda: edits.demote(node),
        lambda: edits.move_up(node),
        lambda: edits.make_main_line(node),
        lambda: replay.insert_moves(node, line(draw(st.integers(0, 2)))),
        put_back,
    ]
    if legal:
        choices.append(lambda: edits.add_move(node, draw(st.sampled_from(list(legal)))))
    parent = node.parent
    if parent is not None:
        there = list(parent.position.legal_moves())
        choices += [
            lambda: edits.delete(node),
            lambda: replay.replace_move(node, draw(st.sampled_from(there))),
        ]
    return draw(st.sampled_from(choices))()
