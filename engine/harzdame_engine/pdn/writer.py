"""The writer of PDN from a tree: what was read and not edited as it was, all else in PDN's usual form.

A tree that came from a file knows its tokens (`Source`). The writer goes
through the tree in the order of a file and writes each part either as its
token or anew.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import NamedTuple, TypeAlias

from harzdame_engine.game.numbering import first_number
from harzdame_engine.game.results import write_result
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.pdn.comments import Remark, encode
from harzdame_engine.pdn.glyphs import WRITTEN, glyph_sign, read_glyph
from harzdame_engine.pdn.head import written_head
from harzdame_engine.pdn.layout import TextLayout
from harzdame_engine.pdn.movetext import ItemKind, Zone
from harzdame_engine.pdn.problems import line_end_of
from harzdame_engine.pdn.source import Said, Source, Token
from harzdame_engine.pdn.tags import match_tag, write_tag
from harzdame_engine.pdn.tokens import TokenKind, tokens

_Numbered = tuple[int, Token]


def write(tree: GameTree, *, anew: bool = False) -> str:
    """The game as one PDN text; reading it gives the same tree again.

    The text that the tree was read from is kept wherever it was not edited,
    unless `anew`. It ends in a newline, which no game's text in a file does.
    """
    head = written_head(tree)
    source = tree.source if isinstance(tree.source, Source) and not anew else None
    if source is None:
        source = Source("", [], {}, GameTree(tree.root.position), {})
    edited = not source.tokens or not source.describes(tree, head)
    text = _Writer(tree, head, source).run() if edited else source.text
    return text + line_end_of(source.text)


_Known: TypeAlias = tuple[Collection[int], Collection[str]]


class _Task(NamedTuple):
    """A part that is still to be written: "move", "variation", "line", "rest", "unread" or "close"."""

    kind: str
    node: Node


class _Writer:
    """One pass over a tree, in the order of a file."""

    def __init__(self, tree: GameTree, head: dict[str, str], source: Source) -> None:
        self.tree = tree
        self.head = head
        self.source = source
        self.layout = TextLayout(line_end_of(source.text))
        self.first_number = first_number(tree.root.position)
        self.end = tree.end_of_line(tree.root)
        self.tail = [pair for pair in enumerate(source.tokens) if pair[1].zone is Zone.TAIL]
        self.rests = {
            token.owner: index for index, token in enumerate(source.tokens) if token.kind is ItemKind.UNREAD
        }
        self.number_due = True  # an answer needs its number where a line begins or is taken up again
        self.asked: tuple[Node | None, _Known] = (None, (set(), set()))

    def run(self) -> str:
        """Write it all. A stack of our own: no depth of variations can overflow Python's."""
        self.write_head()
        self.write_new_glyphs(self.tree.root)
        self.write_remarks(self.tree.root, Zone.OWN)
        self.write_extra(self.tree.root)
        work = self.line_behind(self.tree.root)[::-1]
        while work:
            kind, node = work.pop()
            match kind:
                case "line":
                    work += reversed(self.line_behind(node))
                case "rest":
                    self.write_rest(node)
                case "unread":
                    self.write_aside(node.unread)
                case "close":
                    self.write_close(node)
                case _:
                    self.write_move(node, opening=kind == "variation")
        self.write_end()
        return self.layout.finished()

    def line_behind(self, node: Node) -> list[_Task]:
        """All that is to be written behind `node`: the next move, what stands beside it, the rest."""
        if not node.children:
            return [_Task("rest", node)] if node.unread else []
        main = node.children[0]
        unread = [_Task("unread", node)] if node.unread else []
        return [_Task("move", main), *unread, *self.beside(node.children), _Task("line", main)]

    def beside(self, moves: list[Node]) -> list[_Task]:
        """The variations behind the first of `moves` played at one place, each behind the one beside it."""
        here = set(moves)
        behind: defaultdict[Node, list[Node]] = defaultdict(list)
        for other in moves[1:]:
            known = self.source.beside.get(other)
            behind[known if known in here else moves[0]].append(other)
        tasks: list[_Task] = []
        work: list[_Task | Node] = [moves[0]]
        while work:
            task = work.pop()
            if isinstance(task, _Task):
                tasks.append(task)
                continue
            for other in reversed(behind[task]):
                work += [_Task("close", other), _Task("line", other), other, _Task("variation", other)]
        return tasks

    def write_head(self) -> None:
        """Write the tags: those of the source where they stand, new ones behind them."""
        before, now = _by_lower_name(self.source.head), _by_lower_name(self.head)
        tokens = self.tokens(self.tree.root, Zone.HEAD)
        found = set()
        for index, token in tokens:
            tag = match_tag(token.text, 0) if token.kind is ItemKind.TAG else None
            name = tag[0].lower() if tag else ""
            same = name in found or before.get(name) == now.get(name)
            if tag is None or (same and tag[3]):
                self.keep(index, token)
            elif same or name in now:  # a tag that is not closed must be: something may follow it now
                text = write_tag(tag[0], tag[1] if same else now[name])
                self.keep(index, token._replace(text=text))
            found.add(name)
        new = [
            write_tag(name, value)
            for name, value in self.head.items()
            if name.lower() not in found and before.get(name.lower()) != value
        ]
        if new and tokens:
            self.layout.end_line()
        for line in new[:-1] if tokens else new:
            self.layout.add_line(line)
        if new and tokens:
            self.layout.add_tag(new[-1])  # the blank line behind it is that before the moves
        elif new:
            self.layout.add_line("")

    def write_move(self, node: Node, *, opening: bool) -> None:
        """Write a move with its number, where due, and all that is said of it."""
        if opening:
            self.write_open(node)
        self.write_remarks(node, Zone.LEAD)
        token = self.token(node, Zone.OWN, ItemKind.MOVE)
        count, answers = self.first_number.after(node.ply - 1)
        due = opening or self.number_due or not answers
        number = f"{count}{'...' if answers else '.'}"
        numbers = [pair for pair in self.tokens(node, Zone.LEAD) if pair[1].kind is ItemKind.NUMBER]
        for index, written in numbers:
            if due or self.layout.is_next(index) or written.text != number:
                self.keep(index, written)
        if token is None:
            self.layout.add(f"{number} {node.move}" if due and not numbers else str(node.move))
        elif numbers or not due or self.layout.is_next(token[0]):
            self.keep(*token)
        else:
            self.layout.add(f"{number} {token[1].text}")
            self.layout.pass_over(token[0])
        self.number_due = False
        self.write_new_glyphs(node)
        self.write_remarks(node, Zone.OWN)
        self.write_extra(node)
        if not opening:
            self.write_remarks(node, Zone.BEHIND)  # what was said behind a variation that became the line

    def write_open(self, node: Node) -> None:
        """Open a variation."""
        if token := self.token(node, Zone.LEAD, ItemKind.OPEN):
            self.keep(*token)
        else:
            self.layout.open_variation()

    def write_close(self, node: Node) -> None:
        """Close a variation, and write what is said behind it."""
        if token := self.token(node, Zone.BEHIND, ItemKind.CLOSE):
            self.keep(*token)
        elif node in self.source.said:
            self.layout.owe(")")  # it was not closed: the text ended
        else:
            self.layout.add_to_last(")")
        self.number_due = True
        self.write_remarks(node, Zone.BEHIND)

    def write_remarks(self, node: Node, zone: Zone) -> None:
        """Write the tokens of one place that still say what the tree says, and the comment if it is new."""
        tokens = self.tokens(node, zone)
        said = self.source.said.get(node)
        comments = [token for _, token in tokens if token.kind is ItemKind.COMMENT]
        tail = self.tail_of(node) if zone is Zone.OWN else []
        if tail and not comments and node is self.end:
            as_read, written = False, True  # it goes behind the result
        else:
            as_read = said is not None and _comment(node, zone) == said.comments[zone]
            as_read = as_read and (not tail or node is self.end)
            written = as_read
        written = self.write_tokens(tokens, _comment(node, zone), as_read=as_read, written=written)
        if not written and encode(_comment(node, zone)):
            self.write_comment(_comment(node, zone))

    def write_tokens(self, tokens: list[_Numbered], remark: Remark, *, as_read: bool, written: bool) -> bool:
        """Write tokens that still hold; the first comment as `remark` unless that is `written`, or `as_read`.

        Returns:
            Whether the comment is written now.
        """
        for index, token in tokens:
            if token.kind is not ItemKind.COMMENT:
                if self.is_said(token) and token.kind is not ItemKind.UNREAD:
                    self.keep(index, token)
            elif as_read:
                self.keep(index, token)
                self.number_due = True
            elif not written:
                self.replace_comment(index, token, remark)
                written = True
        return written

    def tail_of(self, node: Node) -> list[_Numbered]:
        """The comments on a node that stand behind the result."""
        return [
            (index, token)
            for index, token in self.tail
            if token.kind is ItemKind.COMMENT and token.owner is node
        ]

    def write_new_glyphs(self, node: Node) -> None:
        """Write the glyphs that have no token, the first as a sign."""
        said = self.source.said.get(node)
        known = set(said.glyphs) if said is not None else ()
        for glyph in node.glyphs:
            if glyph in known:
                continue
            if node.glyphs[0] == glyph and glyph in WRITTEN and node.move:
                self.layout.add_to_last(glyph_sign(glyph))
            else:
                self.layout.add(f"${glyph}")

    def write_extra(self, node: Node) -> None:
        """Write what means nothing to the program."""
        said = self.source.said.get(node)
        known = set(said.extra) if said is not None else ()
        for text in node.extra:
            if text not in known:
                self.layout.add_verbatim(text)

    def write_rest(self, node: Node) -> None:
        """Write the rest of a line that could not be read: behind all that stands beside its last move."""
        index = self.rests.get(node)
        if index is not None and self.is_said(self.source.tokens[index]):
            self.keep(index, self.source.tokens[index])
        else:
            self.layout.add_verbatim(node.unread)

    def write_aside(self, unread: str) -> None:
        """Write the unread rest of a line that goes on otherwise: as a variation, or in a comment."""
        if _is_balanced(unread):
            self.layout.add_verbatim(f"({unread})")
        else:
            self.write_comment(Remark(unread))
        self.number_due = True

    def write_comment(self, remark: Remark) -> None:
        """Write a comment; two blanks at the end of a line keep the line break that follows."""
        self.write_words(encode(remark), "{")

    def replace_comment(self, index: int, token: Token, remark: Remark) -> None:
        """Write a comment in place of a token, or nothing if it is empty."""
        if lines := encode(remark):
            self.layout.open_comment(index, token)
            self.write_words(lines, "")
            self.layout.pass_over(index)

    def write_words(self, lines: list[list[str]], opening: str) -> None:
        """Write the words of a comment, and close it."""
        for index, words in enumerate(lines):
            if index:
                self.layout.end_line(meant=True)
            for word in words:
                self.layout.add(opening + word)
                opening = ""
        self.layout.add_to_last("}")
        self.number_due = True

    def write_end(self) -> None:
        """Write the result, and what stands behind it."""
        source, result = self.source, write_result(self.tree.result, self.tree.root.position.rules.gametype)
        kept = source.result == self.tree.result and bool(source.tokens)
        results = [
            (index, token) for index, token in enumerate(source.tokens) if token.kind is ItemKind.RESULT
        ]
        if not kept and not results:
            self.layout.add(result)
        for index, token in results:
            self.keep(index, token if kept else token._replace(text=result))
        remark, said = _comment(self.end, Zone.OWN), source.said.get(self.end)
        as_read = said is not None and remark == said.comments[Zone.OWN]
        own = any(token.kind is ItemKind.COMMENT for _, token in self.tokens(self.end, Zone.OWN))
        tail = [
            pair for pair in self.tail if pair[1].kind is not ItemKind.COMMENT or pair[1].owner is self.end
        ]
        self.write_tokens(tail, remark, as_read=as_read, written=own)

    def is_said(self, token: Token) -> bool:
        """Whether a token that is no comment still says what the tree says."""
        glyphs, extra = self.known(token.owner)
        match token.kind:
            case ItemKind.GLYPH:
                glyph = read_glyph(token.text)
                return token.text in extra if glyph is None else glyph in glyphs
            case ItemKind.OPAQUE | ItemKind.ESCAPE:
                return token.text in extra
            case ItemKind.UNREAD:
                return token.text == token.owner.unread and not token.owner.children
            case _:
                return token.kind is ItemKind.NUMBER and token.zone is not Zone.LEAD

    def known(self, node: Node) -> _Known:
        """The glyphs of a node, and what means nothing to the program; many tokens ask, one after another."""
        if self.asked[0] is not node:
            self.asked = (node, (set(node.glyphs), set(node.extra)))
        return self.asked[1]

    def keep(self, index: int, token: Token) -> None:
        """Write a token; what is left open at the end of the text is closed if more is to follow."""
        self.layout.keep(index, token)
        if index == len(self.source.tokens) - 1:
            self.layout.owe(_closing(token.text))

    def tokens(self, node: Node, zone: Zone) -> list[_Numbered]:
        """The tokens of one place, with their numbers."""
        return [(index, self.source.tokens[index]) for index in self.source.at.get((node, zone), ())]

    def token(self, node: Node, zone: Zone, kind: ItemKind) -> _Numbered | None:
        """The token of this kind in one place, with its number."""
        return next((pair for pair in self.tokens(node, zone) if pair[1].kind is kind), None)


def _by_lower_name(tags: Mapping[str, str]) -> dict[str, str]:
    return {name.lower(): value for name, value in tags.items()}


def _comment(node: Node, zone: Zone) -> Remark:
    return Said.at(node).comments[zone]


def _closing(text: str) -> str:
    """The signs that close what the last part of a text leaves open: a comment, then variations."""
    kinds = [token.kind for token in tokens(text)]
    depth = 0
    for kind in kinds:
        depth = max(0, depth + (kind is TokenKind.OPENING) - (kind is TokenKind.CLOSING))
    return ("}" if kinds[-1:] == [TokenKind.UNCLOSED] else "") + ")" * depth


def _is_balanced(text: str) -> bool:
    """Whether `text` can stand between brackets."""
    depth = 0
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        if depth < 0:
            return False
    return depth == 0 and not any(sign in text for sign in "{};%[")
