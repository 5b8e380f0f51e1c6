"""Games that are none of ours: what they are called where a file holds one."""

from __future__ import annotations

CHESS = "Chess"
SMALL_DRAUGHTS = "Draughts on 64 squares"
LARGE_DRAUGHTS = "Draughts on 144 squares"
"""The names of games that are told by their moves."""

FOREIGN_GAMES = {
    0: CHESS,
    1: "Chinese chess",
    50: "Othello",
}
"""The standard's numbers (GameType) of games that are none of ours, with their names in English."""
