import random

import pytest

from tests.soak.search import soak


@pytest.mark.parametrize("game", ["harzdame", "international", "hexdame", "bahrain"])
def test_a_game_under_changing_settings_is_legal_to_its_end(game: str) -> None:
    assert sum(1 for _ in soak(game, threads=2, nodes=300, rng=random.Random(3))) > 10
