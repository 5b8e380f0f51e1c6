"""Walks over movetext, comparable: the core's and the plain one's of tests/reference; and texts to walk."""

from __future__ import annotations

import random

from harzdame_engine import Position, pdn
from harzdame_engine.pdn.movetext import Movetext, read_movetext
from harzdame_engine.pdn.replay import replay
from harzdame_engine.pdn.tokens import TokenKind, tokens

from tests.engine.pdn.dirt import damaged, heap
from tests.engine.pdn.trees import annotated_game
from tests.reference import movetext as plain
from tests.reference.pdn_tokens import TOKEN

GAMES = (
    *("harzdame", "international", "hexdame", "turkish", "gothic", "dameo", "armenian", "keny"),
    *("english", "russian"),
)
PIECES = [
    *(
        "1. ",
        "1... ",
        "2. ",
        "d3-d4",
        "d3-d4 e6-d6",
        "32-28",
        "32-28 19-23 28x19",
        "3228",
        "3228 ",
        "1- 32-28",
    ),
    *("1-32", "01.33-29", "31-27 ", "31-26", "1-2-3", "1-234", "12-13x", "32x", "c3 - c4", "a2a3", "A2-a3"),
    *("a2:a3", "d3d4e6", "d3\n-d4", "32 -\n28", "a1xb2", "a2–a3", "a2−a3"),
    *(
        "(",
        "(",
        ")",
        ")",
        "()",
        "(!)",
        "(?)",
        "{c}",
        "{",
        "}",
        ";r\n",
        "%e\n",
        "\n%e\n",
        "[%clk 1]",
        "[x",
        '[a "b"]',
    ),
    *(
        '\n[a "b',
        "!",
        "??",
        "$1",
        "$12345678901",
        "=",
        "==",
        "+-",
        "+-1",
        "+/=",
        "-/+",
        "=/",
        "±",
        "⩲",
        "...",
        "…",
    ),
    *(
        "*",
        "* ",
        "1-0",
        "1-0 ",
        "2-0",
        "½-½",
        "0-0",
        "4-6",
        " ",
        " ",
        " ",
        "\n",
        "x",
        "X",
        "–",
        "/a/",
        "/",
        ".",
    ),
    *("resigned", "_", "é", "٣", "\0", "\x1c", "\x1a", "\x0b", "\u2028", "\ud800", "😀"),
]
RESULTS = ("", "1-0", "4-6", "32-28", "*")


def differs(text: str, start: Position, result: str) -> bool:
    """Whether the core's walk is another than the plain one's, or the replay another than its main line."""
    walk, expected = read_movetext(text, start, result), plain.read_movetext(text, start, result)
    return _seen(walk) != _seen(expected) or _replayed_otherwise(text, start, result, expected)


def token_kinds_differ(text: str) -> bool:
    """Whether the core's tokens are others than the regular expression's."""
    expected = [(token.lastgroup, token[0]) for token in TOKEN.finditer(text)]
    return [(TokenKind(kind).name.lower(), written) for kind, written in tokens(text)] != expected


def _seen(walk: Movetext) -> tuple[object, ...]:
    nodes = [(node.parent, node.move and (node.move.origin, node.move.landings)) for node in walk.nodes]
    return walk.items, nodes, [node.position for node in walk.nodes], walk.problems


def _replayed_otherwise(text: str, start: Position, result: str, walk: Movetext) -> bool:
    line, last = [walk.nodes[0]], 0
    for number, node in enumerate(walk.nodes):
        if number and node.parent == last:
            line.append(node)
            last = number
    found = replay(text, start, result)
    size = len(found.pieces) // len(line) // 4
    name = start.rules.board.name_of_bit
    keys = [int.from_bytes(found.keys[i : i + 8], "little") for i in range(0, len(found.keys), 8)]
    sets = [int.from_bytes(found.pieces[i : i + size], "little") for i in range(0, len(found.pieces), size)]
    return (
        found.plies != len(line) - 1
        or found.faultless == bool(walk.problems)
        or keys != [node.position.key for node in line]
        or sets != [pieces for node in line for pieces in node.position.bits]
        or [(name[found.moves[i]], name[found.moves[i + 1]]) for i in range(0, len(found.moves), 3)]
        != [(node.move.origin, node.move.target) for node in line if node.move]
    )


class Texts:
    """Texts with the positions they begin with: heaps of pieces, and damaged games."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.starts = [Position.start(game) for game in GAMES]
        self.games = [
            (pdn.write(annotated_game(self.rng, 40, start.rules.id)).encode(), start)
            for start in self.starts
            for _ in range(2)
        ]

    def draw(self) -> tuple[str, Position, str]:
        """A text, its start and the result in its tags."""
        rng = self.rng
        result = rng.choice(RESULTS)
        kind = rng.random()
        if kind < 0.5:
            data, start = rng.choice(self.games)
            return damaged(rng, data).decode("utf-8", errors="replace"), start, result
        start = self._position()
        if kind < 0.6:
            return heap(rng), start, result
        if kind < 0.8:
            chosen = rng.choices(PIECES, k=rng.randrange(2, 14))
            return "".join(rng.choices(chosen, k=rng.randrange(1, 40))), start, result
        return self._line(start), start, result

    def _position(self) -> Position:
        position = self.rng.choice(self.starts)
        for _ in range(self.rng.randrange(60)):
            moves = position.legal_moves()
            if not moves:
                break
            position = position.play(self.rng.choice(moves))
        return position

    def _line(self, position: Position) -> str:
        """Legal moves in short forms, which are often ambiguous, with pieces between."""
        parts = []
        for _ in range(self.rng.randrange(1, 30)):
            moves = position.legal_moves()
            if not moves:
                break
            move = self.rng.choice(moves)
            position = position.play(move)
            sign = "x" if move.captures else "-"
            squares = move.squares if self.rng.random() < 0.3 else (move.origin, move.target)
            parts.append(sign.join(squares))
            if self.rng.random() < 0.1:
                parts.append(self.rng.choice(PIECES))
        return " ".join(parts)
