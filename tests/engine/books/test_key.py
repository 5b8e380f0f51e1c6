"""One key for all images of a position, another for every other position."""

from __future__ import annotations

import random

import pytest
from harzdame_engine import Position, variants
from harzdame_engine.books.key import book_key
from harzdame_engine.rules.symmetries import symmetries

GAMES = [rules.id for rules in variants()]


@pytest.mark.parametrize("game", GAMES)
def test_images_share_their_key_and_nothing_else_does(game: str) -> None:
    chance = random.Random(f"keys/{game}")
    keys: dict[int, set[Position]] = {}
    for _ in range(20):
        position = Position.start(game)
        while (moves := position.legal_moves()) and chance.random() > 0.02:
            position = position.play(chance.choice(moves))
            images = {position.image(symmetry) for symmetry in symmetries(position.rules)}
            assert len({book_key(image) for image in images}) == 1
            keys.setdefault(book_key(position), images)
            assert position in keys[book_key(position)]
    assert len(keys) > 100


def test_keys_stay_as_they_are() -> None:
    # a book is found in only as long as they do
    assert book_key(Position.start("harzdame")) == 2606538061766393752
    assert book_key(Position.start("international")) == 8627205727109963755
    assert book_key(Position.from_fen("B:WKa1:Bh8,Kc4")) == -7030709365760776966
