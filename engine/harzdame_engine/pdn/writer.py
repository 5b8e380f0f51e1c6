"""The writer of PDN from a tree: tags, then moves with all remarks, in lines of at most 80 columns."""

from __future__ import annotations

from harzdame_engine.game.move import Color
from harzdame_engine.game.outcome import Termination
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.pdn.comments import encode
from harzdame_engine.pdn.results import write_result
from harzdame_engine.pdn.tags import DERIVED, NO_PROGRESS, ROSTER, write_gametype, write_tag

_WIDTH = 80
_SIGNS = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}


def write(tree: GameTree) -> str:
    """The game as one PDN text that ends in a newline; `PdnGame.read` gives the same tree back."""
    moves = _MoveText(tree)
    return "\n".join([*_head(tree), "", *moves.lines(), ""])


def _head(tree: GameTree) -> list[str]:
    tags = {name: tree.tags.get(name) or unknown for name, unknown in ROSTER.items()}
    position = tree.root.position
    tags["Result"] = _result(tree)
    tags["GameType"] = write_gametype(position.rules)
    tags["Variant"] = position.rules.id
    if position != Position.start(position.rules.id):
        tags["SetUp"] = "1"
        tags["FEN"] = position.fen
    derived = DERIVED
    if tree.no_progress_limit is not None:
        tags[NO_PROGRESS] = str(tree.no_progress_limit)
        derived |= {NO_PROGRESS.lower()}
    for name, value in tree.tags.items():
        if name not in tags and name.lower() not in derived:
            tags[name] = value
    if tree.result and tree.result.termination is not Termination.UNSPECIFIED:
        tags["Termination"] = str(tree.result.termination)
    return [write_tag(name, value) for name, value in tags.items()]


def _result(tree: GameTree) -> str:
    return write_result(tree.result, tree.root.position.rules.gametype)


class _MoveText:
    """The movetext of a tree, word by word."""

    def __init__(self, tree: GameTree) -> None:
        self.wrapper = _Wrapper()
        self.root = tree.root
        self.black_first = tree.root.position.turn is Color.BLACK
        self.number_due = True  # a black move needs its number where a line begins or is taken up again
        self.result = _result(tree)

    def lines(self) -> list[str]:
        """Write it all. A stack of our own: no depth of variations can overflow Python's."""
        self.write_remarks(self.root)
        work: list[tuple[str, Node]] = [("on", self.root)]
        while work:
            task, node = work.pop()
            if task == "move":
                self.write_move(node, "(")
            elif task == "close":
                self.wrapper.add_to_last(")")
                self.number_due = True
            elif node.children:
                main, *variations = node.children
                self.write_move(main)
                work.append(("on", main))
                for variation in reversed(variations):
                    work += (("close", variation), ("on", variation), ("move", variation))
        self.wrapper.add(self.result)
        return self.wrapper.finished()

    def write_move(self, node: Node, opening: str = "") -> None:
        """Write a move with its number, where due, and all that is said of it."""
        number, black = divmod(node.ply - 1 + self.black_first, 2)
        shown = opening or not black or self.number_due
        before = f"{opening}{number + 1}{'...' if black else '.'} " if shown else ""
        self.wrapper.add(f"{before}{node.move}")
        self.number_due = False
        self.write_remarks(node)

    def write_remarks(self, node: Node) -> None:
        """Write glyphs, clock and comment."""
        for index, glyph in enumerate(node.glyphs):
            if index == 0 and glyph in _SIGNS and node.move:
                self.wrapper.add_to_last(_SIGNS[glyph])
            else:
                self.wrapper.add(f"${glyph}")
        if lines := encode(node.comment, node.clock):
            self.write_comment(lines)
            self.number_due = True

    def write_comment(self, lines: list[list[str]]) -> None:
        """Write a comment; two blanks at the end of a line keep the line break that follows."""
        opening = "{"
        for index, words in enumerate(lines):
            if index:
                self.wrapper.break_line()
            for word in words:
                self.wrapper.add(opening + word)
                opening = ""
        self.wrapper.add_to_last("}")


class _Wrapper:
    """Puts words into lines."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.words: list[str] = []
        self.length = 0

    def add(self, word: str) -> None:
        """Put `word` behind a blank, or on the next line if it and what may be attached do not fit."""
        if self.words and self.length + 1 + len(word) > _WIDTH - 4:
            self.end_line("")
        if not self.words and word[0] in "%[":
            word = f" {word}"  # a tag or an escaped line begins in the first column only
        self.length += len(word) + bool(self.words)
        self.words.append(word)

    def add_to_last(self, signs: str) -> None:
        """Attach `signs` to the last word."""
        if not self.words:
            self.words.append("")
        self.words[-1] += signs
        self.length += len(signs)

    def break_line(self) -> None:
        """End the line so that a comment keeps the break."""
        self.end_line("  ")

    def end_line(self, ending: str) -> None:
        """Begin the next line."""
        self.done.append(" ".join(self.words) + ending)
        self.words, self.length = [], 0

    def finished(self) -> list[str]:
        """All lines."""
        self.end_line("")
        return self.done
