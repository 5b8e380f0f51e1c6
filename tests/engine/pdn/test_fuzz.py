"""Damaged files: reading never raises, always ends, and keeps the games that are not damaged."""

from __future__ import annotations

import random
import re

from harzdame_engine import pdn

from tests.engine.pdn.dirt import damaged, originals
from tests.engine.pdn.trees import content, moves, random_game, read_tree
from tests.for_each import for_each


@for_each("seed", range(150))
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


@for_each("seed", range(150))
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
        for one in (again, tree):  # a tag that was not closed is written anew, without them
            one.tags = {name: re.sub(r"[\x00-\x1f\x7f]+", " ", value) for name, value in one.tags.items()}
        for node in tree.root.below():  # a variation without moves that was not closed is closed
            node.extra = tuple(text + ")" * (text.count("(") - text.count(")")) for text in node.extra)
        assert content(again) == content(tree)


def is_within(part: str, whole: str) -> bool:
    """Whether all characters of `part` but blanks and controls stand in `whole` in this order."""
    signs = iter(whole)
    return all(sign in signs for sign in part if sign.isprintable() and not sign.isspace())


@for_each("seed", range(40))
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
