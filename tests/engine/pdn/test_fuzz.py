"""Damaged files: reading never raises, always ends, and keeps the games that are not damaged."""

from __future__ import annotations

import random

import pytest
from harzdame_engine import pdn

from tests.engine.pdn.dirt import damaged, originals
from tests.engine.pdn.trees import moves, random_game, read_tree


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
            again = pdn.scan(pdn.write(read.tree)).games[0].read()
            assert again.complete
            assert again.problems == ()


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
