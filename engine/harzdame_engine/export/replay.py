"""Games as one HTML page that plays in a browser: a board, the moves, buttons and keys.

The page needs no other file and no network, and forbids itself both. Without
scripts it still shows every game, with the position that it begins with.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from harzdame_engine.export.score import GameScore, ScoreParagraph, ScoreWordKind
from harzdame_engine.export.web_page import (
    LETTERS,
    as_json,
    board_data,
    board_picture,
    mark_data,
    page,
    step_data,
)
from harzdame_engine.export.words import ExportWords
from harzdame_engine.game.results import OPEN


class PageChapter(NamedTuple):
    """A game of the page, with its title and the name of its kind; `flipped`: Black is below at first."""

    score: GameScore
    name: str = ""
    flipped: bool = False
    title: str = ""


def replay(chapters: Sequence[PageChapter], words: ExportWords = ExportWords(), *, title: str = "") -> str:  # noqa: B008
    """The page. With several chapters it has a list of them."""
    boards = {board.id: board for chapter in chapters if (board := chapter.score.start.rules.board)}
    shown = title or (_title(chapters[0], words) if chapters else "")
    parts = {
        "language": escape(words.language),
        "title": escape(shown),
        "contents": _contents(chapters, words, shown) if len(chapters) > 1 else "",
        "chapters": "\n".join(_chapter(number, chapter, words) for number, chapter in enumerate(chapters, 1)),
        "data": as_json({"words": _spoken(words), "boards": board_data(boards), "games": _games(chapters)}),
    }
    return page(parts, boards, own="replay")


def _title(chapter: PageChapter, words: ExportWords) -> str:
    return chapter.title or words.title(chapter.score)


# Text


def _contents(chapters: Sequence[PageChapter], words: ExportWords, title: str) -> str:
    entries = "".join(
        f'<li><a href="#{number}"><span>{escape(_title(chapter, words))}</span> '
        f"<small>{escape(_result(chapter.score))}</small></a></li>"
        for number, chapter in enumerate(chapters, 1)
    )
    return (
        f'<header class="study"><h1>{escape(title)}</h1></header>'
        f'<nav class="contents" aria-label="{escape(words.chapters)}"><ol>{entries}</ol></nav>'
    )


def _chapter(number: int, chapter: PageChapter, words: ExportWords) -> str:
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


def _result(score: GameScore) -> str:
    return "" if score.result == OPEN else score.result.replace("-", "–")


def _ending(score: GameScore) -> str:
    return f'<p class="ending">{escape(_result(score))}</p>' if _result(score) else ""


def _paragraph(game: int, score: GameScore, paragraph: ScoreParagraph) -> str:
    """A paragraph, in which every move is a link to its position."""
    words: list[str] = []
    number = ""
    for word in paragraph.words:
        text = escape(word.text)
        if word.kind is ScoreWordKind.MOVE:
            label = escape(score.steps[word.step - 1].label)
            words.append(
                f'<span class="pair">{number}<a class="move" href="#{game}.{word.step}" '
                f'data-step="{word.step}" aria-label="{label}">{text}</a></span>'
            )
            number = ""
        elif word.kind is ScoreWordKind.NUMBER:
            number = f'<span class="number">{text}</span> '
        else:
            words.append(f'<span class="comment">{text}</span>')
    kind = "remark" if paragraph.is_comment else "line"
    depth = min(paragraph.depth, 6)
    return f'<p class="{kind} depth-{depth}">{" ".join(words)}</p>\n'


# Data of the script


def _spoken(words: ExportWords) -> dict[str, str]:
    names = ("white", "black", "white_to_move", "black_to_move", "men", "kings", "beginning", "play", "pause")
    return {name: getattr(words, name) for name in names}


def _games(chapters: Sequence[PageChapter]) -> list[dict[str, object]]:
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


BUTTON_SHAPES = {
    "start": "M5 5h3v14H5zM20 5v14l-11-7z",
    "back": "M17 5v14l-11-7z",
    "play": "M8 5v14l11-7z",
    "on": "M7 5v14l11-7z",
    "end": "M16 5h3v14h-3zM4 5v14l11-7z",
    "flip": "M8 20V8H4l5.5-6L15 8h-4v12zM16 4v12h4l-5.5 6L9 16h0V16h4V4z",
}
"""The page's buttons from the left, and their shapes on a square of 24."""
