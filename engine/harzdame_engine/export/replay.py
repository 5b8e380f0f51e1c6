"""Games as one HTML page that plays in a browser: a board, the moves, buttons and keys.

The page needs no other file and no network, and forbids itself both. Without
scripts it still shows every game, with the position that it begins with.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import NamedTuple

from harzdame_engine.export import diagram
from harzdame_engine.export.looks import DARK, LIGHT, Look, Paint
from harzdame_engine.export.remarks import clock_text
from harzdame_engine.export.score import Kind, Paragraph, Score, Step
from harzdame_engine.export.words import Words
from harzdame_engine.files.resources import resource
from harzdame_engine.game.move import Color, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import Mark
from harzdame_engine.pdn.results import OPEN
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


class Chapter(NamedTuple):
    """A game of the page, with its title and the name of its kind; `flipped`: Black is below at first."""

    score: Score
    name: str = ""
    flipped: bool = False
    title: str = ""


def replay(chapters: Sequence[Chapter], words: Words = Words(), *, title: str = "") -> str:  # noqa: B008
    """The page. With several chapters it has a list of them."""
    boards = {board.id: board for chapter in chapters if (board := chapter.score.start.rules.board)}
    shown = title or (_title(chapters[0], words) if chapters else "")
    parts = {
        "language": escape(words.language),
        "title": escape(shown),
        "style": variables() + style_sheet(),
        "symbols": "\n".join(symbols(boards.values())),
        "contents": _contents(chapters, words, shown) if len(chapters) > 1 else "",
        "chapters": "\n".join(_chapter(number, chapter, words) for number, chapter in enumerate(chapters, 1)),
        "data": as_json({"words": _spoken(words), "boards": board_data(boards), "games": _games(chapters)}),
        "script": _read("replay.js"),
    }
    page = _read("replay.html")
    pieces = page.split("@@")  # not a template engine: what is put in may hold any sign
    return "".join(parts[piece] if index % 2 else piece for index, piece in enumerate(pieces))


def style_sheet() -> str:
    """The style sheet of the page, but for the colours of the board."""
    return _read("replay.css")


def _read(name: str) -> str:
    return resource(f"export/{name}").read_text(encoding="utf-8")


def _title(chapter: Chapter, words: Words) -> str:
    return chapter.title or words.title(chapter.score)


# The page's own drawings


def variables() -> str:
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


def symbols(boards: Iterable[Board]) -> Iterator[str]:
    """Pieces and boards, drawn once and shown by every game."""
    for letter, piece in _PIECES.items():
        drawn = "".join(diagram.piece_at(piece, diagram.Place(0, 0), _PAINTED))
        yield f'<g id="piece-{letter}">{drawn}</g>'
    for board in boards:
        yield f'<g id="cells-{board.id}">{"".join(diagram.cells(board, _PAINTED))}</g>'
        for side, flipped in (("white", False), ("black", True)):
            names = "".join(diagram.names(board, _PAINTED, flipped=flipped))
            yield f'<g id="names-{board.id}-{side}" class="names">{names}</g>'


def board_picture(position: Position, flipped: bool, words: Words) -> str:
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


# Text


def _contents(chapters: Sequence[Chapter], words: Words, title: str) -> str:
    entries = "".join(
        f'<li><a href="#{number}"><span>{escape(_title(chapter, words))}</span> '
        f"<small>{escape(_result(chapter.score))}</small></a></li>"
        for number, chapter in enumerate(chapters, 1)
    )
    return (
        f'<header class="study"><h1>{escape(title)}</h1></header>'
        f'<nav class="contents" aria-label="{escape(words.chapters)}"><ol>{entries}</ol></nav>'
    )


def _chapter(number: int, chapter: Chapter, words: Words) -> str:
    score = chapter.score
    facts = " · ".join([*words.facts(score), *([chapter.name] if chapter.name else [])])
    buttons = "".join(
        f'<button type="button" data-do="{what}" title="{escape(text)}" aria-label="{escape(text)}">'
        f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{BUTTON_SHAPES[what]}"/></svg></button>'
        for what, text in (
            ("start", words.to_start),
            ("back", words.back),
            ("play", words.play),
            ("on", words.on),
            ("end", words.to_end),
            ("flip", words.flip),
        )
    )
    paces = "".join(
        f'<option value="{pace}"{" selected" if pace == 2 else ""}>{pace:g} s</option>'
        for pace in (0.5, 1, 2, 4)
    )
    return (
        f'<section class="chapter" id="{number}" data-game="{number}" '
        f'aria-labelledby="title-{number}">'
        f'<header><h2 id="title-{number}">{escape(_title(chapter, words))} '
        f'<span class="result">{escape(_result(score))}</span></h2>'
        f'<p class="facts">{escape(facts)}</p></header>'
        f'<div class="sides"><div class="left">'
        f"<figure>{board_picture(score.start, chapter.flipped, words)}</figure>"
        f'<div class="controls" role="toolbar" aria-label="{escape(words.board)}">{buttons}'
        f'<label title="{escape(words.speed)}"><select class="pace" aria-label="{escape(words.speed)}">'
        f"{paces}</select></label></div>"
        f'<p class="status" role="status" aria-live="polite">{escape(words.to_move(score.start.turn))}</p>'
        f'<p class="keys">{escape(words.keys)}</p></div>'
        f'<div class="moves" role="region" aria-label="{escape(words.moves)}">'
        f"{''.join(_paragraph(number, score, part) for part in score.paragraphs)}"
        f"{_ending(score)}</div></div></section>"
    )


def _result(score: Score) -> str:
    return "" if score.result == OPEN else score.result.replace("-", "–")


def _ending(score: Score) -> str:
    return f'<p class="ending">{escape(_result(score))}</p>' if _result(score) else ""


def _paragraph(game: int, score: Score, paragraph: Paragraph) -> str:
    """A paragraph, in which every move is a link to its position."""
    words: list[str] = []
    number = ""
    for word in paragraph.words:
        text = escape(word.text)
        if word.kind is Kind.MOVE:
            label = escape(score.steps[word.step - 1].label)
            words.append(
                f'<span class="pair">{number}<a class="move" href="#{game}.{word.step}" '
                f'data-step="{word.step}" aria-label="{label}">{text}</a></span>'
            )
            number = ""
        elif word.kind is Kind.NUMBER:
            number = f'<span class="number">{text}</span> '
        else:
            words.append(f'<span class="comment">{text}</span>')
    kind = "remark" if paragraph.is_comment else "line"
    depth = min(paragraph.depth, 6)
    return f'<p class="{kind} depth-{depth}">{" ".join(words)}</p>\n'


# Data of the script


def _spoken(words: Words) -> dict[str, str]:
    names = ("white", "black", "white_to_move", "black_to_move", "men", "kings", "beginning", "play", "pause")
    return {name: getattr(words, name) for name in names}


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


def _games(chapters: Sequence[Chapter]) -> list[dict[str, object]]:
    return [
        {
            "board": chapter.score.start.rules.board.id,
            "flipped": chapter.flipped,
            "turn": str(chapter.score.start.turn),
            "start": {square: LETTERS[piece] for square, piece in chapter.score.start.pieces.items()},
            "marks": mark_data(chapter.score.start.rules.board, chapter.score.remarks.marks),
            "steps": [step_data(step) for step in chapter.score.steps],
        }
        for chapter in chapters
    ]


def step_data(step: Step) -> dict[str, object]:
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


BUTTON_SHAPES = {
    "start": "M5 5h3v14H5zM20 5v14l-11-7z",
    "back": "M17 5v14l-11-7z",
    "play": "M8 5v14l11-7z",
    "on": "M7 5v14l11-7z",
    "end": "M16 5h3v14h-3zM4 5v14l11-7z",
    "flip": "M8 20V8H4l5.5-6L15 8h-4v12zM16 4v12h4l-5.5 6L9 16h0V16h4V4z",
}
"""The page's buttons from the left, and their shapes on a square of 24."""
