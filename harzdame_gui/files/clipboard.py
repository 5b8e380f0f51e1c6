"""Positions and games to and from the clipboard, as the text that other programs understand."""

from __future__ import annotations

from harzdame_engine import GameTree, Position, PositionError, Rules, pdn
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from harzdame_gui.text.message import Message
from harzdame_gui.text.problems import file_sentence, position_sentence


def copy_position(position: Position) -> Message:
    """Put the position on the clipboard as FEN."""
    QGuiApplication.clipboard().setText(position.fen)
    translate = QCoreApplication.translate
    return Message(
        translate("Clipboard", "Position copied."),
        translate("Clipboard", "As FEN, for any draughts program."),
    )


def copy_game(tree: GameTree) -> Message:
    """Put the game on the clipboard as PDN."""
    QGuiApplication.clipboard().setText(pdn.write(tree))
    translate = QCoreApplication.translate
    return Message(
        translate("Clipboard", "Game copied."), translate("Clipboard", "As PDN, for any draughts program.")
    )


def pasted(rules: Rules) -> GameTree | Message:
    """The position or the first game on the clipboard, or the reason why there is none.

    A position does not name its game: it is read as one of `rules`. A game names its own.
    """
    translate = QCoreApplication.translate
    text = QGuiApplication.clipboard().text().strip()
    if not text:
        return _nothing(translate("Clipboard", "The clipboard holds no text."))
    return _position(text, rules) if looks_like_fen(text) else _game(text)


def looks_like_fen(text: str) -> bool:
    """Whether `text` is meant as one position rather than as a game."""
    return len(text.split("\n")) == 1 and text[:2].upper() in ("W:", "B:")


def _position(text: str, rules: Rules) -> GameTree | Message:
    try:
        return GameTree(Position.from_fen(text, rules.id))
    except PositionError as error:
        title = QCoreApplication.translate("Clipboard", "This position cannot be played.")
        return Message(title, position_sentence(error, rules))


def _game(text: str) -> GameTree | Message:
    translate = QCoreApplication.translate
    found = pdn.scan(text)
    if not found.games:
        return _nothing(translate("Clipboard", "The text is neither a position (FEN) nor a game (PDN)."))
    reading = found.games[0].read()
    if reading.tree is None or (reading.problems and not reading.tree.root.children):
        title = translate("Clipboard", "This game cannot be read.")
        return Message(title, file_sentence(reading.problems[0]))
    return reading.tree


def _nothing(reason: str) -> Message:
    return Message(QCoreApplication.translate("Clipboard", "Nothing to paste."), reason)
