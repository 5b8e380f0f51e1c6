"""The opponents in words."""

from __future__ import annotations

from harzdame_gui.controllers.opponents.opponents import Opponent
from harzdame_gui.text.levels import level_sentence
from harzdame_gui.translation import translate


def opponent_sentence(opponent: Opponent) -> str:
    """What an opponent is like: nothing that the level and the style do not hold to."""
    sentences = {
        "emil": translate(
            "Opponent", "Likes to move man beside man, sees a simple exchange, and little more."
        ),
        "omar": translate("Opponent", "Loves to exchange, but often overlooks captures backward."),
        "nora": translate("Opponent", "Always forward, always threatening, and falls for a good trap."),
        "tomo": translate(
            "Opponent", "Feels safe along the edge, likes to calculate, and misjudges many a move."
        ),
        "ida": translate("Opponent", "Guards the back rows, sees short combinations and punishes slips."),
        "bruno": translate("Opponent", "Hurries to a king and rarely gives a man away."),
        "vera": translate("Opponent", "Keeps the tension, answers every threat and overlooks little."),
    }
    return sentences.get(opponent.id) or level_sentence(opponent.level)
