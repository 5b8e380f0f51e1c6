"""Repertoires for tests, and what is in them."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine import Color, Move, Position, pdn
from harzdame_engine.books.repertoire import Repertoire
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.openings.repertoires import Repertoires

START = Position.start()
FIRST = START.parse_move("f1-g1")
REPLY, ANOTHER = START.play(FIRST).legal_moves()[:2]
HEAD = '[Event "{event}"]\n[GameType "{type}"]\n\n{moves}\n\n'
HARZDAME = pdn.write(Repertoire.empty("harzdame", Color.WHITE).tree).split('[GameType "')[1].split('"')[0]


def read(qtbot: QtBot, repertoires: Repertoires) -> None:
    with qtbot.waitSignals([repertoires.changed] * 2):  # each side is read by itself
        assert repertoires.of("harzdame", Color.WHITE) is None


def known(repertoires: Repertoires, color: Color = Color.WHITE) -> tuple[Move, ...]:
    repertoire = repertoires.of("harzdame", color)
    return repertoire.moves(START) if repertoire is not None else ()


def kept_in(qtbot: QtBot, repertoires: Repertoires, path: Path) -> None:
    repertoires.keep_in("harzdame", Color.WHITE, path)
    qtbot.waitUntil(lambda: repertoires.of("harzdame", Color.WHITE) is not None)


def mainline(repertoires: Repertoires, color: Color = Color.WHITE) -> list[Move | None]:
    repertoire = repertoires.of("harzdame", color)
    return [node.move for node in repertoire.tree.mainline()][1:] if repertoire is not None else []


def games(*moves: str) -> bytes:
    """A file of games with these moves."""
    texts = [
        HEAD.format(event=f"game {number}", type=HARZDAME, moves=each) for number, each in enumerate(moves, 1)
    ]
    return "".join(texts).encode()
