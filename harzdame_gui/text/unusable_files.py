"""Unusable files of the engine's own kinds (opening books, weights, endgame tables, puzzles), in words."""

from __future__ import annotations

from harzdame_engine.files.errors import (
    BookError,
    BookProblem,
    PuzzleError,
    PuzzleProblem,
    TableError,
    TableProblem,
    WeightsError,
    WeightsProblem,
)

from harzdame_gui.text.message import Message
from harzdame_gui.translation import translate

UnusableFile = BookError | WeightsError | TableError | PuzzleError


def unusable_message(error: UnusableFile) -> Message:
    """A headline on what the computer lacks, and a sentence with the file's name."""
    match error:
        case BookError():
            title, sentences = _of_books()
        case WeightsError():
            title, sentences = _of_weights()
        case TableError():
            title, sentences = _of_tables()
        case PuzzleError():
            title, sentences = _of_puzzles()
    sentence = sentences.get(error.problem, str(error))
    return Message(title, sentence.format(name=error.path.name, detail=error.detail))


def _of_books() -> tuple[str, dict[str, str]]:
    return translate("Book", "The computer plays without its opening book."), {
        BookProblem.UNREADABLE: translate("Book", "{name} cannot be read: {detail}."),
        BookProblem.NO_BOOK: translate("Book", "{name} is no opening book."),
        BookProblem.NEWER: translate("Book", "{name} was made for a newer version of this program."),
        BookProblem.OTHER_GAME: translate("Book", "{name} is for another game."),
        BookProblem.OTHER_RULES: translate("Book", "{name} was made when the rules of the game were others."),
        BookProblem.DAMAGED: translate("Book", "{name} is damaged; installing the program anew mends it."),
    }


def _of_weights() -> tuple[str, dict[str, str]]:
    return translate("Weights", "The computer plays below its strength."), {
        WeightsProblem.UNREADABLE: translate("Weights", "{name} cannot be read: {detail}."),
        WeightsProblem.NO_WEIGHTS: translate("Weights", "{name} holds no learned weights."),
        WeightsProblem.OTHER_RULES: translate("Weights", "{name} was made for other rules."),
        WeightsProblem.DAMAGED: translate(
            "Weights", "{name} is damaged; installing the program anew mends it."
        ),
    }


def _of_tables() -> tuple[str, dict[str, str]]:
    return translate("Tables", "An endgame table cannot be used."), {
        TableProblem.UNREADABLE: translate("Tables", "{name} cannot be read: {detail}."),
        TableProblem.NO_TABLE: translate("Tables", "{name} is no endgame table."),
        TableProblem.OTHER_RULES: translate(
            "Tables", "{name} was made for another game, or for other rules of it."
        ),
        TableProblem.DAMAGED: translate("Tables", "{name} is damaged; building it anew mends it."),
    }


def _of_puzzles() -> tuple[str, dict[str, str]]:
    return translate("Puzzles", "The puzzles of this game cannot be used."), {
        PuzzleProblem.UNREADABLE: translate("Puzzles", "{name} cannot be read: {detail}."),
        PuzzleProblem.NO_PUZZLES: translate("Puzzles", "{name} holds no puzzles."),
        PuzzleProblem.OTHER_RULES: translate("Puzzles", "{name} was made for other rules."),
        PuzzleProblem.DAMAGED: translate(
            "Puzzles", "{name} is damaged; installing the program anew mends it."
        ),
    }
