"""The words of exported texts and pages, in the app's language."""

from __future__ import annotations

from harzdame_engine import Color
from harzdame_engine.export.words import ExportWords

from harzdame_gui.text.games import spoken_language
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.translation import translate


def export_words() -> ExportWords:
    """The words as they are now; the language may change later."""
    return ExportWords(
        language=spoken_language(),
        white=color_name(Color.WHITE),
        black=color_name(Color.BLACK),
        white_to_move=translate("ExportWords", "White to move"),
        black_to_move=translate("ExportWords", "Black to move"),
        men=translate("ExportWords", "men"),
        kings=translate("ExportWords", "kings"),
        round=translate("ExportWords", "round {number}"),
        legend=translate("ExportWords", "w b: men, W B: kings"),
        board=translate("ExportWords", "Board"),
        chapters=translate("ExportWords", "Games"),
        moves=translate("ExportWords", "Moves"),
        beginning=translate("ExportWords", "Beginning"),
        to_start=translate("ExportWords", "To the start"),
        back=translate("ExportWords", "One move back"),
        on=translate("ExportWords", "One move on"),
        to_end=translate("ExportWords", "To the end"),
        play=translate("ExportWords", "Play"),
        pause=translate("ExportWords", "Pause"),
        flip=translate("ExportWords", "Flip the board"),
        speed=translate("ExportWords", "Seconds a move"),
        keys=translate("ExportWords", "Keys: ← → moves, ↑ ↓ variations, space plays, F flips the board"),
    )
