"""Damaged files: reading never raises, always ends, and keeps the games that are not damaged."""

from __future__ import annotations

import random

import pytest
from harzdame_engine import pdn

from tests.engine.pdn.trees import DATA, annotated_game, content, moves, random_game, read_tree

PIECES = [
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
]
PIECES += [
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


def damaged(rng: random.Random, data: bytes) -> bytes:
    """`data` with one to eight small or large damages."""
    for _ in range(rng.randrange(1, 9)):
        at = rng.randrange(len(data) + 1)
        end = at + (rng.randrange(4) if rng.random() < 0.8 else rng.randrange(400))
        kind = rng.randrange(5)
        if kind == 0:
            data = data[:at] + data[end:]
        elif kind == 1:
            data = data[:at] + rng.choice(PIECES) + data[end:]
        elif kind == 2:
            data = data[:at] + rng.randbytes(end - at) + data[end:]
        elif kind == 3:
            data = data[:at] + data[at:end] * 2 + data[end:]
        elif rng.random() < 0.2:
            data = data[:at]
    return data


def originals() -> list[bytes]:
    rng = random.Random(3)
    texts = [
        "\n".join(pdn.write(annotated_game(rng, 12)) for _ in range(3)),
        "\n".join(
            pdn.write(annotated_game(rng, 12, game)) for game in ("international", "hexdame", "gothic")
        ),
        (DATA / "generous.pdn").read_text("utf-8"),
        (DATA / "numbers.pdn").read_text("utf-8"),
    ]
    return [text.encode() for text in texts]


@pytest.mark.parametrize("seed", range(150))
def test_damage_never_raises(seed: int) -> None:
    rng = random.Random(seed)
    data = damaged(rng, rng.choice(originals()))
    try:
        text = pdn.decode(data)
    except pdn.PdnError:
        return
    found = pdn.scan(text)
    ends = [0]
    for number, game in enumerate(found.games, 1):
        assert game.number == number
        assert ends[-1] <= game.start < game.end <= len(text)
        assert game.text == text[game.start : game.end]
        ends.append(game.end)
        read = game.read()
        assert read.complete or read.problems
        assert all(p.game == number and p.line >= game.line and p.column >= 1 for p in read.problems)
        if read.tree is not None:
            assert pdn.write(read.tree).rstrip() == game.text  # nobody edited it


@pytest.mark.parametrize("seed", range(150))
def test_damaged_games_can_be_edited_and_keep_everything_else(seed: int) -> None:
    rng = random.Random(seed)
    data = damaged(rng, rng.choice(originals()))
    try:
        text = pdn.decode(data)
    except pdn.PdnError:
        return
    for game in pdn.scan(text).games:
        tree = game.read().tree
        if tree is None:
            continue
        silent = [node for node in tree.root.below() if node.comment == "" and node.unread == ""]
        if not silent:
            continue
        rng.choice(silent).comment = "a new remark"
        written = pdn.write(tree)
        assert is_within(game.text, written), f"something was left out:\n{game.text}\n\n{written}"
        again = pdn.scan(written).games[0].read().tree
        assert again is not None
        assert content(again) == content(tree)


def is_within(part: str, whole: str) -> bool:
    """Whether all characters of `part` but blanks stand in `whole` in this order."""
    signs = iter("".join(whole.split()))
    return all(sign in signs for sign in "".join(part.split()))


@pytest.mark.parametrize("seed", range(40))
def test_damage_to_one_game_costs_no_other(seed: int) -> None:
    rng = random.Random(seed)
    whole = [pdn.write(random_game(rng, 8, {"White": name})) for name in ("first", "broken", "last")]
    whole[1] = (
        damaged(rng, whole[1].encode()).decode("utf-8", errors="replace").replace("\0", "").strip() + "\n"
    )
    games = pdn.scan("\n".join(whole)).games
    assert games[0].text.startswith(whole[0].rstrip())  # a broken beginning looks like a remark on it
    first = games[0].read().tree
    assert first is not None
    assert moves(first) == moves(read_tree(whole[0]))
    assert games[-1].text == whole[2].rstrip()
