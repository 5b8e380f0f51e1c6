"""The text that a tree was read from, so that what nobody edits is written as it was."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from harzdame_engine.game.outcome import Outcome
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.pdn.comments import Remark
from harzdame_engine.pdn.movetext import ItemKind, Zone


class Token(NamedTuple):
    """A part of a game's text, with the blanks before it.

    `place` is the node behind or before which it stands, see `Zone`; `owner`
    the one that it speaks of, another only for a glyph or an unread rest that
    stands behind a variation.
    """

    kind: ItemKind
    zone: Zone
    gap: str
    text: str
    place: Node
    owner: Node


_NOTHING = Remark("")
_SILENCE: Mapping[Zone, Remark] = dict.fromkeys((Zone.LEAD, Zone.OWN, Zone.BEHIND), _NOTHING)
"""What is said at most nodes, made once."""


class Said(NamedTuple):
    """All that a record says at one node, and the order of its children."""

    comments: Mapping[Zone, Remark]
    glyphs: tuple[int, ...]
    extra: tuple[str, ...]
    unread: str
    children: tuple[Node, ...]

    @classmethod
    def at(cls, node: Node) -> Said:
        """What is said at `node` now."""
        own = (node.comment, node.clock, node.elapsed, node.evaluation, node.marks, node.commands)
        comments = _SILENCE
        if own != _NOTHING or node.before or node.after:
            comments = {
                Zone.LEAD: Remark(node.before),
                Zone.OWN: Remark(*own),
                Zone.BEHIND: Remark(node.after),
            }
        return cls(comments, tuple(node.glyphs), node.extra, node.unread, tuple(node.children))


class Source:
    """A game's text, token by token, and what its tree said when it was read.

    `beside` holds variations that stand behind another variation's first move
    rather than behind the line's own: their first node → that one.
    """

    def __init__(
        self,
        text: str,
        tokens: list[Token],
        beside: Mapping[Node, Node],
        tree: GameTree,
        head: Mapping[str, str],
    ) -> None:
        self.text = text
        self.tokens = tokens
        self.beside = beside
        self.head = dict(head)
        self.result: Outcome | None = tree.result
        self.said = {node: Said.at(node) for node in tree.root.below()}
        self.at: dict[tuple[Node, Zone], list[int]] = {}
        for index, token in enumerate(tokens):
            self.at.setdefault((token.place, token.zone), []).append(index)

    def moved(self, to: Mapping[Node, Node]) -> Source:
        """The same text of a copy of the tree; `to`: node → its copy. A node out of the tree has none."""
        source = Source.__new__(Source)
        source.text, source.head, source.result = self.text, self.head, self.result
        source.tokens = [
            Token(kind, zone, gap, text, to.get(place, place), to.get(owner, owner))
            for kind, zone, gap, text, place, owner in self.tokens
        ]
        source.beside = {to.get(one, one): to.get(other, other) for one, other in self.beside.items()}
        source.said = {
            to.get(node, node): said._replace(children=tuple(to.get(child, child) for child in said.children))
            for node, said in self.said.items()
        }
        source.at = {(to.get(node, node), zone): numbers for (node, zone), numbers in self.at.items()}
        return source

    def describes(self, tree: GameTree, head: Mapping[str, str]) -> bool:
        """Whether nothing in `tree`, whose tags are written as `head`, was edited."""
        nodes = list(tree.root.below())
        return (
            len(nodes) == len(self.said)
            and tree.result == self.result
            and head == self.head
            and all(self.said.get(node) == Said.at(node) for node in nodes)
        )
