"""Why an opening book cannot be used, in words."""

from __future__ import annotations

from harzdame_engine.book.errors import BookError, BookProblem
from PySide6.QtCore import QCoreApplication


def book_problem(error: BookError) -> str:
    """A sentence with the file's name in it."""
    translate = QCoreApplication.translate
    sentences = {
        BookProblem.UNREADABLE: translate("Book", "{name} cannot be read: {detail}."),
        BookProblem.NO_BOOK: translate("Book", "{name} is no opening book."),
        BookProblem.NEWER: translate("Book", "{name} was made for a newer version of this program."),
        BookProblem.OTHER_GAME: translate("Book", "{name} is for another game."),
        BookProblem.OTHER_RULES: translate("Book", "{name} was made when the rules of the game were others."),
        BookProblem.DAMAGED: translate("Book", "{name} is damaged; installing the program anew mends it."),
    }
    return sentences.get(error.problem, str(error)).format(name=error.path.name, detail=error.detail)
