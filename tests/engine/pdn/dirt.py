"""Dirt for the tests of reading: damaged files, and files put together of what scanning stumbles over."""

from __future__ import annotations

import random

from harzdame_engine import pdn

from tests.engine.pdn.trees import DATA, annotated_game

BYTES = [
    b"{",
    b"}",
    b"(",
    b")",
    b"[",
    b"]",
    b'"',
    b"\n",
    b"\r",
    b"\0",
    b";",
    b"%",
    b"*",
    b"1-0",
    b"$",
    b"/",
    b"\xff",
    b'\n[Event "x"]\n',
    b"c3-c4",
    b"a1xh8",
    b"32-28",
    b"3228 ",
    b"47x",
    b'\n[GameType "20"]\n',
    b"\\",
    b"\xc3",
    b"99999999999999999999",
    b"$99",
    b"...",
    b"\x1a",
]
"""What damage puts into a file."""

PIECES = [
    *('[Event "x"]', '[Event "y"]', '[White "Ä é"]', '[Result "1-0"]', '[Result "1/2-1/2"]'),
    *("[Round 3]", '[Variant "Turkish"]', '[GameType "20"]', '[GameType "40"]'),
    *('[Variant "Frisian"]', "[Round", "[ ", '[variant "hexdame"]', '[VARIANT "?"]'),
    *('[Béa "ß"]', '[A-1  "\\"q\\" \\\\"]', '["', "[a ", '[FEN "W:Wa1:Bh8"]', '[Event "'),
    *('"]', ' "]', '" ]', '" ', '"', "]", "[", "\\", "x]", '[Site "a"] [Date "b"]'),
    *("[%clk 1]", "\n", "\n", "\n", "\r\n", "\r", "\n\n", "\r\r", " ", "  ", "\t", "\xa0", "\u2028"),
    *("\x1c", "\x0b", "{", "}", "{a}", "{[a] }", "(", ")", ";", "%", "\n%", "; x\n", "\x00"),
    *("\x00\x00", "\x1a", "\ufeff", "_", "$1", "1-0", "0-1", "*", "1/2-1/2", "½-½", "1-1", "2-0"),
    *("0-2", "0-0", " 1-0 ", " * ", "½", "-", "/", "é", "1", "2", "1. d3-d4", "c4-c5", "d3 d4"),
    *("a1xb2", "32-28", "32x28", "a1×b2", "a1:b2", "x", "resigned", "w10-w9", "7", "٣", "ª", "K", "𝔸"),
    *("😀", "\ud800", "²", "ⅷ", "日本"),
]
"""What a scan looks at, whole and in parts."""


def damaged(rng: random.Random, data: bytes) -> bytes:
    """`data` with one to eight small or large damages."""
    for _ in range(rng.randrange(1, 9)):
        at = rng.randrange(len(data) + 1)
        end = at + (rng.randrange(4) if rng.random() < 0.8 else rng.randrange(400))
        kind = rng.randrange(5)
        if kind == 0:
            data = data[:at] + data[end:]
        elif kind == 1:
            data = data[:at] + rng.choice(BYTES) + data[end:]
        elif kind == 2:
            data = data[:at] + rng.randbytes(end - at) + data[end:]
        elif kind == 3:
            data = data[:at] + data[at:end] * 2 + data[end:]
        elif rng.random() < 0.2:
            data = data[:at]
    return data


def originals() -> list[bytes]:
    """Whole files to damage."""
    rng = random.Random(3)
    texts = [
        "\n".join(pdn.write(annotated_game(rng, 12)) for _ in range(3)),
        "\n".join(
            pdn.write(annotated_game(rng, 12, game)) for game in ("international", "hexdame", "gothic")
        ),
    ]
    return [
        *(text.encode() for text in texts),
        *(path.read_bytes() for path in sorted(DATA.glob("*.pdn")) if path.name != "utf-16.pdn"),
    ]


def heap(rng: random.Random) -> str:
    """Pieces thrown together; a few kinds of them, so that they meet often."""
    chosen = rng.choices(PIECES, k=rng.randrange(2, 12))
    return "".join(rng.choices(chosen, k=rng.randrange(1, 60)))
