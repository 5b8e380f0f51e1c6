"""The walk over a game's text in plain Python, to check the core's by.

Every character except blanks belongs to one `Item`, so that nothing in a text is passed over and a game can
be written again as it was. Broken text costs no more than the line it stands in. The walk keeps its own stack
of variations, so that no depth of nesting can overflow Python's; `Position` judges the moves.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from harzdame_engine.game.move import Move, beginner
from harzdame_engine.game.notation import AmbiguousMove, IllegalMove, read_squares
from harzdame_engine.game.position import Position
from harzdame_engine.pdn.movetext import Item, ItemKind, Movetext, MovetextProblem, ReadNode, Zone
from harzdame_engine.pdn.problems import ProblemKind, Unclosed
from harzdame_engine.rules.square_names import is_numbered, other_names

from tests.reference.pdn_scanner import match_tag, past_junk
from tests.reference.pdn_tokens import TOKEN

_NOT_BLANK = re.compile(r"\S")
_RUN_TOGETHER = re.compile(r"[0-9]{4}")  # "3228", two squares without a sign between
_NUMBER_GLUED = re.compile(r"([0-9]{1,3})[ \t]*-[ \t]*(?=[0-9])")  # "1- 32-28"
_JUMPS = 11
"""The moves after a first one that may be jumps of the same capture."""
_BUDGET = 2_000
"""The moves to try, in one game, to find which of two captures is meant."""


def read_movetext(text: str, start: Position, result: str = "") -> Movetext:
    """Walk over the `text` of one game, head included, that begins at position `start`. Never raises.

    `result` is that of the tags: where it stands behind the moves it is the game's, of any form (``4-6``).
    """
    return _Walk(text, start, result).run()


class _Branch(NamedTuple):
    """The state to return to behind a variation: node and place before it, its OPEN and its first node."""

    node: int
    place: tuple[int, Zone]
    opening: int
    first: int


class _Walk:
    """A place in the tree that advances with the text."""

    def __init__(self, text: str, start: Position, result: str) -> None:
        self.text = text
        self.result_in_tag = result
        self.items: list[Item] = []
        self.nodes = [ReadNode(-1, None, start)]
        self.problems: list[MovetextProblem] = []
        self.numbered = is_numbered(start.rules.board) or bool(other_names(start.rules))
        self.answer_first = start.turn is not beginner(start.rules)
        self.plies = [0]
        self.at = 0
        self.node = 0
        self.place = (0, Zone.HEAD)  # of what stands behind the last move or variation
        self.branches: list[_Branch] = []
        self.beginning = False  # in a variation, before its first move
        self.result: int | None = None  # the item of the result, outside variations
        self.broken = False  # the main line could not be read to its end
        self.budget = _BUDGET

    def run(self) -> Movetext:
        """Walk over it all."""
        takers = self.takers()
        while token := TOKEN.search(self.text, self.at):
            self.at = token.end()
            if self.result is not None and not self.branches and self.take_tail(token):
                continue
            takers[token.lastgroup or "sign"](token)
        for branch in self.branches[:1]:
            self.note(ProblemKind.TRUNCATED, self.items[branch.opening].start, Unclosed.VARIATION)
        while self.branches:
            self.leave(len(self.text))
        return Movetext(self.items, self.nodes, self.problems)

    def takers(self) -> dict[str, Callable[[re.Match[str]], None]]:
        """Kind of token → its handler."""
        return {
            "move": self.take_move,
            "number_move": self.take_move,
            "number": self.take_number,
            "comment": partial(self.take_whole, ItemKind.COMMENT),
            "remark": partial(self.take_whole, ItemKind.COMMENT),
            "command": partial(self.take_whole, ItemKind.COMMENT),
            "unclosed": self.take_unclosed,
            "glyph": partial(self.take_whole, ItemKind.GLYPH),
            "opening": self.take_opening,
            "closing": self.take_closing,
            "result": self.take_result,
            "star": self.take_star,
            "tag": lambda token: self.add_tag(*token.span()),
            "escape": partial(self.take_whole, ItemKind.ESCAPE),
            "bracket": self.take_bracket,
            "binary": self.take_binary,
            "word": self.take_word,
            "sign": self.take_sign,
        }

    def note(self, kind: ProblemKind, start: int, detail: str = "") -> None:
        """Note a problem."""
        self.problems.append(MovetextProblem(kind, start, detail))

    def add(self, kind: ItemKind, start: int, end: int) -> None:
        """Add an item behind the last move or variation, or before the first move of one."""
        node, zone = self.place
        if self.beginning:
            node, zone = len(self.nodes), Zone.LEAD
        elif zone is Zone.HEAD and kind is not ItemKind.ESCAPE:
            zone = Zone.OWN
            self.place = node, zone
        self.items.append(Item(kind, zone, start, end, node))

    def take_move(self, token: re.Match[str]) -> None:
        """Play a move."""
        if self.broken:
            self.add(ItemKind.OPAQUE, *token.span())
            return
        move, offset = self.resolve(token[0]), token.start()
        if move is None and (glued := _NUMBER_GLUED.match(token[0])) and int(glued[1]) == self.due():
            move = self.resolve(token[0][glued.end() :])
            if move is not None:
                self.add(ItemKind.NUMBER, offset, offset + len(glued[0].rstrip()))
                offset += glued.end()
        end = token.end()
        if move is None:
            move, end = self.join_jumps(token)
            self.at = end
        if move is None:
            if self.result is not None and not self.branches:
                self.take_sign(token)
            elif token[0] == self.result_in_tag:
                self.take_result(token)
            else:
                self.take_unread(ProblemKind.ILLEGAL_MOVE, token)
            return
        if self.result is not None and not self.branches:
            self.go_on_behind(self.result)
        played = ReadNode(self.node, move, self.nodes[self.node].position.play(move))
        self.plies.append(self.plies[self.node] + 1)
        self.node = len(self.nodes)
        self.nodes.append(played)
        self.beginning = False
        self.lead()
        self.place = self.node, Zone.OWN
        self.items.append(Item(ItemKind.MOVE, Zone.OWN, offset, end, self.node))

    def join_jumps(self, token: re.Match[str]) -> tuple[Move | None, int]:
        """The capture whose jumps are this token and the moves behind it, and its end; else the token's."""
        position = self.nodes[self.node].position
        way = list(read_squares(token[0], position.rules))
        end = token.end()
        for _ in range(_JUMPS):
            following = TOKEN.search(self.text, end)
            while following and following.lastgroup == "number":
                following = TOKEN.search(self.text, following.end())
            if following is None or following.lastgroup not in {"move", "number_move"}:
                break
            jump = list(read_squares(following[0], position.rules))
            signs = not following[0].isalnum() or "x" in following[0].lower()
            if not (signs and len(way) == len(jump) == 1 and way[0][-1] == jump[0][0]):
                break
            way[0] += jump[0][1:]
            end = following.end()
            try:
                return position.parse_move("x".join(way[0])), end
            except (IllegalMove, AmbiguousMove):
                continue
        return None, token.end()

    def go_on_behind(self, result: int) -> None:
        """Take back that the game ended with the item `result`."""
        item = self.items[result]
        self.note(ProblemKind.UNREADABLE_TOKEN, item.start, self.text[item.start : item.end])
        self.items[result] = item._replace(kind=ItemKind.OPAQUE)
        node, zone = self.place
        self.items[result:] = [after._replace(node=node, zone=zone) for after in self.items[result:]]
        self.result = None

    def due(self) -> int:
        """The number of the next move."""
        return (self.plies[self.node] + self.answer_first) // 2 + 1

    def lead(self) -> None:
        """Let the number that stands last belong to the move it announces."""
        last = len(self.items) - 1
        while (
            last >= 0 and self.items[last].kind is ItemKind.NUMBER and self.items[last].zone is not Zone.LEAD
        ):
            self.items[last] = self.items[last]._replace(zone=Zone.LEAD, node=self.node)
            last -= 1

    def resolve(self, text: str) -> Move | None:
        """The legal move that `text` means here; None if there is none.

        Of several, it is the one after which most of the rest of the line can be read.
        """
        position = self.nodes[self.node].position
        try:
            return position.parse_move(text)
        except IllegalMove:
            return None
        except AmbiguousMove as error:
            rest = self.rest_of_line()
            scores = [self.readable(position.play(move), rest, 0) for move in error.moves]
            move = error.moves[scores.index(max(scores))]
            self.note(ProblemKind.AMBIGUOUS_MOVE, self.at - len(text), f"{text} {move}")
            return move

    def rest_of_line(self) -> list[str]:
        """The moves that follow in this line, as they are written."""
        found: list[str] = []
        depth = 0
        for token in TOKEN.finditer(self.text, self.at):
            kind = token.lastgroup
            if kind == "opening":
                depth += 1
            elif kind == "closing":
                depth -= 1
            elif depth == 0 and kind in {"move", "number_move"}:
                found.append(token[0])
            elif depth == 0 and kind == "result":
                break
            if depth < 0 or len(found) > self.budget:
                break
        return found

    def readable(self, position: Position, line: list[str], at: int) -> int:
        """The number of moves of `line`, from `at`, that can be played from `position`."""
        work = [(position, at)]
        furthest = at
        while work and self.budget > 0 and furthest < len(line):
            position, at = work.pop()
            while at < len(line) and self.budget > 0:
                self.budget -= 1
                try:
                    position = position.play(position.parse_move(line[at]))
                except IllegalMove:
                    break
                except AmbiguousMove as error:
                    work += [(position.play(move), at + 1) for move in error.moves[1:]]
                    position = position.play(error.moves[0])
                at += 1
            furthest = max(furthest, at)
        return furthest

    def take_number(self, token: re.Match[str]) -> None:
        """Take a move's number; where squares are numbers, four digits without a dot are a move."""
        if self.numbered and _RUN_TOGETHER.fullmatch(token[0]):
            self.take_move(token)
        else:
            self.add(ItemKind.NUMBER, *token.span())

    def take_unread(self, kind: ProblemKind, token: re.Match[str], detail: str | None = None) -> None:
        """Take the rest of this line as it is, up to its closing or the game's result."""
        self.note(kind, token.start(), token[0] if detail is None else detail)
        end = self.end_of_unread(token.end())
        self.at = end
        if not self.beginning:  # else `leave` takes the whole variation as it is
            start = token.start()
            while self.items and self.items[-1].kind is ItemKind.NUMBER:
                start = self.items.pop().start
            self.add(ItemKind.UNREAD, start, end)
            self.broken = not self.branches

    def end_of_unread(self, end: int) -> int:
        """The end of what cannot be read from offset `end` on: the closing, or the game's last result."""
        depth, result = 0, None
        for token in TOKEN.finditer(self.text, end):
            kind = token.lastgroup
            depth += (kind == "opening") - (kind == "closing")
            if depth < 0 and self.branches:
                return end
            if depth <= 0 and not self.branches and self.is_result(token):
                result = end
            end = token.end()
        return end if result is None else result

    def is_result(self, token: re.Match[str]) -> bool:
        """Whether `token` is a result."""
        is_result = token.lastgroup in {"result", "star"} or token[0] == self.result_in_tag
        return is_result and not _attached(self.text, token)

    def take_whole(self, kind: ItemKind, token: re.Match[str]) -> None:
        """Take a token that is an item of this kind."""
        self.add(kind, *token.span())

    def take_unclosed(self, token: re.Match[str]) -> None:
        """Keep all that follows a brace that is never closed as a comment: it may have been one."""
        self.note(ProblemKind.TRUNCATED, token.start(), Unclosed.COMMENT)
        self.take_whole(ItemKind.COMMENT, token)

    def take_opening(self, token: re.Match[str]) -> None:
        """Begin a variation: another move instead of the last one."""
        if self.node == 0 or self.beginning:
            self.take_group(token)  # there is no last move
            return
        self.branches.append(_Branch(self.node, self.place, len(self.items), len(self.nodes)))
        self.items.append(Item(ItemKind.OPEN, Zone.LEAD, *token.span(), len(self.nodes)))
        self.node = self.nodes[self.node].parent
        self.beginning = True

    def take_group(self, token: re.Match[str], place: tuple[int, Zone] | None = None) -> None:
        """Take all up to the closing as it is, behind the last move or at `place`."""
        self.note(ProblemKind.UNREADABLE_TOKEN, token.start(), token[0])
        depth, end = 1, token.end()
        for after in TOKEN.finditer(self.text, end):
            depth += (after.lastgroup == "opening") - (after.lastgroup == "closing")
            end = after.end()
            if depth == 0:
                break
        self.at = end
        if place is None:
            self.add(ItemKind.OPAQUE, token.start(), end)
        else:
            self.items.append(Item(ItemKind.OPAQUE, place[1], token.start(), end, place[0]))

    def take_closing(self, token: re.Match[str]) -> None:
        """Go back from a variation."""
        if self.branches:
            self.leave(token.end(), token.start())
        else:
            self.take_sign(token)

    def leave(self, end: int, closing: int | None = None) -> None:
        """Leave a variation, which ends at offset `end`; one without a move is taken as it is."""
        branch = self.branches.pop()
        self.node, self.place, opening, first = branch
        if len(self.nodes) == first:
            start = self.items[opening].start
            del self.items[opening:]
            self.beginning = False
            self.add(ItemKind.OPAQUE, start, len(self.text[:end].rstrip()))
            return
        self.place = first, Zone.BEHIND
        if closing is not None:
            self.items.append(Item(ItemKind.CLOSE, Zone.BEHIND, closing, end, first))

    def take_result(self, token: re.Match[str]) -> None:
        """Take the game's result; a variation's says nothing of the game."""
        if self.branches:
            self.add(ItemKind.OPAQUE, *token.span())
            return
        self.add(ItemKind.RESULT, *token.span())
        self.result = len(self.items) - 1

    def take_star(self, token: re.Match[str]) -> None:
        """Take a star as an open game's end or, attached to a move that others follow, as a forced move."""
        attached = _attached(self.text, token)
        self.add(ItemKind.GLYPH, *token.span()) if attached else self.take_result(token)

    def take_tail(self, token: re.Match[str]) -> bool:
        """Take what stands behind the result, unless it is another move; returns whether it was taken."""
        kind = token.lastgroup
        if kind in {"move", "number_move"}:
            return False
        if kind == "opening":
            self.take_group(token, (self.node, Zone.TAIL))
            return True
        if kind == "binary":
            self.note_binary(token.start())
        elif kind in {"sign", "closing"}:
            self.note(ProblemKind.UNREADABLE_TOKEN, token.start(), token[0])
        if kind in {"comment", "remark", "command", "word", "unclosed"}:
            sort = ItemKind.COMMENT
        else:
            sort = ItemKind.NUMBER if kind == "number" else ItemKind.OPAQUE
        last = self.items[-1]
        if kind == "word" and last.zone is Zone.TAIL and self.text[last.start].isalnum():
            self.items[-1] = last._replace(end=token.end())  # "Black resigned"
        else:
            self.items.append(Item(sort, Zone.TAIL, *token.span(), self.node))
        return True

    def add_tag(self, start: int, end: int) -> None:
        """Add a tag, and what stands behind it among tags; behind moves it is none."""
        if self.node or self.branches:
            self.add(ItemKind.OPAQUE, start, end)
            return
        self.items.append(Item(ItemKind.TAG, Zone.HEAD, start, end, 0))
        for begin, after in past_junk(self.text, end):
            self.at = after
            self.note(ProblemKind.UNREADABLE_TOKEN, begin, self.text[begin:after])
            self.items.append(Item(ItemKind.OPAQUE, Zone.HEAD, begin, after, 0))

    def take_bracket(self, token: re.Match[str]) -> None:
        """Take a tag that is not quite one."""
        found = match_tag(self.text, token.start())
        if found is None:
            self.take_sign(token)
            return
        self.at = found[2]
        if not found[3]:
            self.note(ProblemKind.TRUNCATED, token.start(), Unclosed.TAG)
        self.add_tag(token.start(), self.at)

    def take_binary(self, token: re.Match[str]) -> None:
        """Take bytes that are no text."""
        self.note_binary(token.start())
        self.add(ItemKind.OPAQUE, *token.span())

    def note_binary(self, start: int) -> None:
        """Report bytes that are no text, once."""
        if all(problem.kind is not ProblemKind.BINARY for problem in self.problems):
            self.note(ProblemKind.BINARY, start)

    def take_word(self, token: re.Match[str]) -> None:
        """End the line at a word that may have been meant as a move; at the very end it is half of one."""
        if _NOT_BLANK.search(self.text, token.end()):
            self.take_unread(ProblemKind.UNREADABLE_TOKEN, token)
        else:
            self.take_unread(ProblemKind.TRUNCATED, token, Unclosed.GAME)

    def take_sign(self, token: re.Match[str]) -> None:
        """Take a sign that cannot be a move."""
        self.note(ProblemKind.UNREADABLE_TOKEN, token.start(), token[0])
        self.add(ItemKind.OPAQUE, *token.span())


def _attached(text: str, star: re.Match[str]) -> bool:
    """Whether a star is attached to a move that others follow."""
    before = text[star.start() - 1 : star.start()]
    return star[0] == "*" and before.isalnum() and _NOT_BLANK.search(text, star.end()) is not None
