"""Positions and games to the clipboard, as the text that other programs understand."""

from __future__ import annotations

from harzdame_engine import GameTree, Position, pdn
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from harzdame_gui.text.message import Message


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
