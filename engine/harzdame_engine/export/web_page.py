"""A page for a browser that shows chapters on boards: its style, its drawings, and the data of its script.

What the page asks of a reader is another's: the page of games and that of a study are
made of this, as their scripts are written on top of `chapters.js`. A page needs no other
file and no network, and forbids itself both.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from harzdame_engine.export import diagram
from harzdame_engine.export.looks import DARK, LIGHT, Look, Paint
from harzdame_engine.export.remarks import clock_text
from harzdame_engine.export.score import ScoreMove
from harzdame_engine.export.words import ExportWords
from harzdame_engine.files.resources import resource
from harzdame_engine.game.move import Color, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import Mark
from harzdame_engine.rules.board import Board

_PIECES = {
    "w": Piece(Color.WHITE),
    "W": Piece(Color.WHITE, True),
    "b": Piece(Color.BLACK),
    "B": Piece(Color.BLACK, True),
}
LETTERS = {piece: letter for letter, piece in _PIECES.items()}
"""The letter of each piece in the data of a page."""
_PAINTED = Look(
    squares=("var(--dark-square)", "var(--light-square)", "var(--middle-square)"),
    ground=None,
    edge="var(--edge)",
    ink="var(--beside)",
    faint="var(--within)",
    mark="var(--way)",
    white=("var(--white)", "var(--white-line)"),
    black=("var(--black)", "var(--black-line)"),
    crowns=("var(--white-crown)", "var(--black-crown)"),
)
"""Colours that the page's style sheet sets, for light and dark."""


def page(parts: Mapping[str, str], boards: Mapping[str, Board], *, own: str) -> str:
    """The page: its `parts`, the drawings of its boards, and the script and style sheet named `own`."""
    parts = {
        **parts,
        "style": _variables() + style_sheet() + _read(f"{own}.css"),
        "symbols": "\n".join(_symbols(boards.values())),
        "script": _read("chapters.js") + _read(f"{own}.js"),
    }
    pieces = _read("page.html").split("@@")  # not a template engine: what is put in may hold any sign
    return "".join(parts[piece] if index % 2 else piece for index, piece in enumerate(pieces))


def style_sheet() -> str:
    """The style sheet of every page, but for the colours of the board."""
    return _read("page.css")


def _read(name: str) -> str:
    return resource(f"export/{name}").read_text(encoding="utf-8")


# Drawings


def _variables() -> str:
    """The colours of the board as variables of a style sheet, for light and dark."""

    def declared(look: Look) -> str:
        paints: dict[str, Paint | None] = {
            "dark-square": look.squares[0],
            "light-square": look.squares[1],
            "middle-square": look.squares[2],
            "edge": look.edge,
            "beside": look.ink,
            "within": look.faint,
            "way": look.mark,
            "white": look.white[0],
            "white-line": look.white[1],
            "black": look.black[0],
            "black-line": look.black[1],
        }
        if look.crowns:
            paints |= {"white-crown": look.crowns[0], "black-crown": look.crowns[1]}
        return "".join(f"--{name}:{paint};" for name, paint in paints.items())

    return (
        f":root{{{declared(LIGHT)}}}\n@media screen and (prefers-color-scheme: dark)"
        f"{{:root{{{declared(DARK)}}}}}\n"
    )


def _symbols(boards: Iterable[Board]) -> Iterator[str]:
    """Pieces and boards, drawn once and shown by every game."""
    for letter, piece in _PIECES.items():
        drawn = "".join(diagram.piece_at(piece, diagram.SquareMiddle(0, 0), _PAINTED))
        yield f'<g id="piece-{letter}">{drawn}</g>'
    for board in boards:
        yield f'<g id="cells-{board.id}">{"".join(diagram.cells(board, _PAINTED))}</g>'
        for side, flipped in (("white", False), ("black", True)):
            names = "".join(diagram.names(board, _PAINTED, flipped=flipped))
            yield f'<g id="names-{board.id}-{side}" class="names">{names}</g>'


def board_picture(position: Position, flipped: bool, words: ExportWords) -> str:
    """The board with the pieces of a position, which a script can move."""
    board = position.rules.board
    places = diagram.places(board, flipped=flipped)
    side = "black" if flipped else "white"
    pieces = "".join(
        f'<use href="#piece-{LETTERS[piece]}" data-square="{square}" '
        f'style="transform:translate({places[square].x:g}px,{places[square].y:g}px)"/>'
        for square, piece in position.pieces.items()
    )
    return (
        f'<svg class="board" role="img" aria-label="{escape(words.board)}" '
        f'viewBox="{diagram.frame_of(board).view_box}" font-family="sans-serif" text-anchor="middle">'
        f'<g class="ground"{_half_turn(board) if flipped else ""}><use href="#cells-{board.id}"/></g>'
        f'<use class="coordinates" href="#names-{board.id}-{side}"/>'
        f'<g class="marks"></g><polyline class="way" points=""/><g class="pieces">{pieces}</g>'
        '<g class="marks above"></g></svg>'
    )


def _half_turn(board: Board) -> str:
    x, y = _middle(board)
    return f' transform="rotate(180 {x:g} {y:g})"'


def _middle(board: Board) -> tuple[float, float]:
    places = diagram.places(board).values()
    across, down = [place.x for place in places], [place.y for place in places]
    return (min(across) + max(across)) / 2, (min(down) + max(down)) / 2


# Data of the script


def board_data(boards: dict[str, Board]) -> dict[str, object]:
    """The places of the squares of each board, and its middle."""
    return {
        name: {
            "middle": [round(value, 2) for value in _middle(board)],
            "places": {
                square: [round(place.x, 2), round(place.y, 2)]
                for square, place in diagram.places(board).items()
            },
        }
        for name, board in boards.items()
    }


def step_data(step: ScoreMove) -> dict[str, object]:
    """A move as the script plays it: where from, and each landing with the piece taken and a crowning."""
    told: dict[str, object] = {
        "parent": step.parent,
        "label": step.label,
        "from": step.move.origin,
        "to": [
            [landing.square, landing.captured or "", int(landing.crowned)] for landing in step.move.landings
        ],
    }
    remarks = step.remarks
    if text := " ".join(filter(None, (remarks.before, remarks.comment))):
        told["text"] = text
    if remarks.clock is not None:
        told["clock"] = clock_text(remarks.clock)
    if remarks.marks:
        told["marks"] = mark_data(step.position.rules.board, remarks.marks)
    return told


def mark_data(board: Board, marks: Sequence[Mark]) -> list[str]:
    """Marked squares, and arrows, drawn with White below."""
    at = diagram.places(board)
    return ["".join(diagram.lit(marks, board, at)), "".join(diagram.arrows(marks, at))]


def as_json(data: object) -> str:
    """JSON that no HTML parser can mistake for the end of its script."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
