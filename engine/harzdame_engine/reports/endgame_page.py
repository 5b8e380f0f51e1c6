"""Passages about endgames: the tables' answers to questions, in Markdown with drawings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from harzdame_engine.endgames.material import Side
from harzdame_engine.endgames.survey import Survey, survey
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.export.diagram import svg
from harzdame_engine.reports.endgame_questions import EndgameQuestion, Part
from harzdame_engine.reports.written_page import Passage, markdown_table, written

_NUMBERS = ("no", "one", "two", "three", "four")
_COLUMNS = ("to move", "won", "drawn", "lost", "share won", "longest win")


def passages(questions: Sequence[EndgameQuestion], tables: dict[str, Tables], folder: str) -> list[Passage]:
    """A passage for each game; `tables` by its id hold what the questions are about."""
    return [
        _game(list(of_game), tables[game], folder)
        for game, of_game in groupby(questions, key=lambda question: question.rules.id)
    ]


def _game(questions: list[EndgameQuestion], tables: Tables, folder: str) -> Passage:
    parts = [f"## {tables.rules.name}"]
    drawings = {}
    for question in questions:
        text, drawn = _answer(question, tables, folder)
        parts.append(text)
        drawings.update(drawn)
    return Passage("\n\n".join(parts) + "\n", drawings)


def _answer(question: EndgameQuestion, tables: Tables, folder: str) -> Passage:
    """Counts for White to move and for Black to move, and White's longest win with a drawing."""
    paragraphs = [f"### {question.title}"]
    if question.claim:
        paragraphs.append(f"*{question.claim}*")
    if question.note:
        paragraphs.append(question.note)
    drawings: dict[str, str] = {}
    for number, part in enumerate(question.parts, 1):
        if part.name:
            paragraphs.append(f"With {part.name}:")
        all_of_it = survey(tables, question.material, black=part.black)
        paragraphs.append(_table(question, part, tables, all_of_it))
        if all_of_it.longest_from is not None:
            name = f"{question.rules.id}-{question.material}{f'-{number}' if part.name else ''}.svg"
            drawings[name] = svg(all_of_it.longest_from)
            paragraphs.append(_longest(all_of_it, tables, f"{folder}/{name}"))
    return Passage("\n\n".join(paragraphs), drawings)


def _table(question: EndgameQuestion, part: Part, tables: Tables, white: Survey) -> str:
    material = question.material
    here, there = _told(material.white), _told(material.black)
    rows = [
        (f"White ({here})", white),
        ("White, nothing to capture", survey(tables, material, black=part.black, quiet=True)),
    ]
    if material != material.turned:
        turned = material.turned
        rows += [
            (f"Black ({there})", survey(tables, turned, white=_turned(tables, part))),
            (
                "Black, nothing to capture",
                survey(tables, turned, white=_turned(tables, part), quiet=True),
            ),
        ]
    return markdown_table(_COLUMNS, (_cells(name, found) for name, found in rows), align="--:")


def _turned(tables: Tables, part: Part) -> frozenset[str] | None:
    # surveys have White to move: Black's squares are turned
    return None if part.black is None else tables.rules.turned(part.black)


def _cells(name: str, found: Survey) -> list[str]:
    positions = found.won + found.drawn + found.lost
    longest = _plies(found.longest.plies)
    counts = [f"{count:,}" for count in (found.won, found.drawn, found.lost)]
    return [name, *counts, _share(found.won, positions), longest]


def _plies(count: int | None) -> str:
    return "" if count is None else f"{count} {'ply' if count == 1 else 'plies'}"


def _share(part: int, whole: int) -> str:
    """In percent; 0 and 100 stand for none and all only."""
    share = 100 * part / whole if whole else 0.0
    if part in {0, whole}:
        return f"{share:.0f} %"
    return f"{min(max(share, 0.001), 99.999):.{1 if 1 <= share <= 99 else 3}f} %"


def _longest(found: Survey, tables: Tables, drawing: str) -> str:
    """White's longest win: where it begins, and the play to its end."""
    position = found.longest_from
    if position is None:
        raise ValueError("nothing is won")
    line = tables.line(position)
    caption = f"White to move wins in {found.longest.moves} moves ({_plies(found.longest.plies)})."
    return f"![{caption}]({drawing})\n\n{caption} `{position.fen}`\n\n{written(position, line)}"


def _told(side: Side) -> str:
    words = [
        f"{_NUMBERS[count]} {name if count == 1 else names}"
        for count, name, names in ((side.kings, "king", "kings"), (side.men, "man", "men"))
        if count
    ]
    return " and ".join(words)
