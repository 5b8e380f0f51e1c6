"""The record that a new game begins with."""

from __future__ import annotations

from datetime import date

import pytest

from harzdame_gui.controllers.game.new_game import NO_PROGRESS_LIMIT, PERSON, NewGame, PlayerSpec

DAY = date(2026, 11, 21).timetuple()
HUMAN, ENGINE = PERSON, PlayerSpec.engine()


def test_tags_name_the_players_and_the_day_and_leave_out_what_is_unknown() -> None:
    tree = NewGame(white=PERSON._replace(name="You"), black=PlayerSpec.engine(name="Harzdame")).tree(DAY)
    assert dict(tree.tags) == {"Date": "2026.11.21", "White": "You", "Black": "Harzdame"}


@pytest.mark.parametrize(
    ("white", "black", "wanted", "limit"),
    [
        (HUMAN, ENGINE, None, None),
        (HUMAN, HUMAN, NO_PROGRESS_LIMIT, NO_PROGRESS_LIMIT),
        (ENGINE, ENGINE, None, NO_PROGRESS_LIMIT),
    ],
)
def test_games_of_the_engine_against_itself_always_come_to_an_end(
    white: PlayerSpec, black: PlayerSpec, wanted: int | None, limit: int | None
) -> None:
    game = NewGame(white=white, black=black, no_progress_limit=wanted)
    assert game.tree(DAY).no_progress_limit == limit
