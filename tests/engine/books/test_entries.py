"""One key for all images of a position, another for every other position."""

from __future__ import annotations

import random

import pytest
from harzdame_engine import Position, variants
from harzdame_engine.books.entries import book_key, final_score, is_decided, seen_before
from harzdame_engine.rules.symmetries import symmetries
from harzdame_engine.search.engine import score_of

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


def test_a_score_is_seen_from_the_other_side() -> None:
    assert seen_before(35) == -35
    assert seen_before(0) == 0


def test_an_end_in_sight_is_one_ply_further_before_the_move() -> None:
    lost = final_score(Position.from_fen("W:W:Bh8"))
    assert lost is not None
    assert is_decided(lost)
    assert score_of(lost).plies_to_end == 0
    assert score_of(seen_before(lost)).plies_to_end == 1
    assert score_of(seen_before(seen_before(lost))).plies_to_end == -2


def test_a_game_that_goes_on_has_no_final_score() -> None:
    assert final_score(Position.start()) is None
    assert final_score(Position.from_fen("W:WKa1:BKh8", "turkish")) == 0
