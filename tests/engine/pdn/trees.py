"""Trees for the tests: random games, and what two trees have in common."""

from __future__ import annotations

import random
from collections.abc import Iterator

from harzdame_engine import GameTree, Node, Position, pdn
from harzdame_engine.pdn.source import Said

from tests.checkout import ROOT

DATA = ROOT / "tests" / "pdn"


def random_game(
    rng: random.Random, plies: int = 60, tags: dict[str, str] | None = None, variant_id: str = "harzdame"
) -> GameTree:
    """A game of random legal moves from the start."""
    tree = GameTree(Position.start(variant_id), tags)
    node = tree.root
    for _ in range(plies):
        moves = node.position.legal_moves()
        if not moves:
            break
        node = tree.add(node, rng.choice(moves))
    return tree


def annotated_game(rng: random.Random, plies: int = 40, variant_id: str = "harzdame") -> GameTree:
    """A random game with variations, comments and glyphs."""
    tree = random_game(rng, plies, {"White": "Weiß", "Black": 'Jo "the king" \\ Doe'}, variant_id)
    for node in tree.mainline():
        if rng.random() < 0.3:
            node.comment = rng.choice(["good", "a longer remark, of several words", "two\nlines", "{braces}"])
        if node.move and rng.random() < 0.3:
            node.glyphs = rng.sample(range(1, 20), 2)
        if rng.random() < 0.3:
            at = node
            for _ in range(rng.randrange(1, 5)):
                if not (moves := at.position.legal_moves()):
                    break
                at = tree.add(at, rng.choice(moves))
            at.comment = "end of a variation"
    return tree


def nodes(tree: GameTree) -> Iterator[Node]:
    """All nodes, parents before children."""
    return tree.root.below()


def content(tree: GameTree) -> list[object]:
    """All that is in a tree, comparable."""
    return [
        tree.tags,
        tree.result,
        tree.no_progress_limit,
        tree.root.position,
        *((n.move, n.ply, Said.at(n)._replace(children=()), len(n.children)) for n in nodes(tree)),
    ]


def reading(text: str, number: int = 1) -> pdn.PdnReading:
    """The reading of one game of a text."""
    return pdn.scan(text).games[number - 1].read()


def read_tree(text: str, number: int = 1) -> GameTree:
    """The tree of one game of a text, which must be readable."""
    tree = reading(text, number).tree
    assert tree is not None
    return tree


def moves(tree: GameTree) -> list[str]:
    """The main line, as text."""
    return [str(node.move) for node in tree.mainline()[1:]]


def load(name: str) -> str:
    """The text of a data file."""
    return pdn.decode((DATA / name).read_bytes())
