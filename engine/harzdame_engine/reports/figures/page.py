"""All figures of some games as a page in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import isfinite

import numpy as np

from harzdame_engine.reports.figures.estimate import Estimate
from harzdame_engine.reports.figures.material import (
    Lead,
    Phase,
    by_lead,
    endings,
    no_king,
    one_king,
    worths,
)
from harzdame_engine.reports.figures.placement import Map, formations, maps
from harzdame_engine.reports.figures.replay import GameColumns, PieceKind, Positions
from harzdame_engine.reports.figures.results import Ends, crowning, ends, length
from harzdame_engine.reports.written_page import markdown_table
from harzdame_engine.rules.rules import Rules

_KING_LEADS, _MEN_LEADS = range(-6, 3), range(1, 5)
_FEW_PIECES = 5


def page(rules: Rules, games: GameColumns, positions: Positions, least: int) -> str:
    """Tables and their meaning; no figure rests on fewer than `least` games."""
    full = 2 * len(rules.setup)
    parts = [
        "± is half the 95 % interval, from the number of games: the positions of a game share its result. "
        f"Nothing is listed that rests on fewer than {least:,} games.",
        *_results(rules, games),
        *_crowning(games),
        *_worths(games, positions, full, least),
        *_leads(
            "A king against none",
            "Points of the side with the only king, when it first had so many men more (+) or less (−) "
            "than the other beside the king.",
            by_lead(games, positions, full, one_king, _KING_LEADS),
            least,
        ),
        *_leads(
            "More men, as it comes",
            "Points of a side when it first had so many men more in a game, and nobody a king. That is no "
            "man’s worth: who wins one has often given his place for it, or is about to lose it again.",
            by_lead(games, positions, full, no_king, _MEN_LEADS),
            least,
        ),
        *_formations(games, positions, rules, least),
        *_maps("men", maps(games, positions, rules, PieceKind.WHITE_MEN, least), rules),
        *_maps("kings", maps(games, positions, rules, PieceKind.WHITE_KINGS, least), rules),
        *_endings(games, positions, least),
    ]
    return "\n\n".join(parts) + "\n"


def _results(rules: Rules, games: GameColumns) -> Iterator[str]:
    yield "## Results"
    first, second = ("Black", "White") if rules.black_begins else ("White", "Black")
    yield (
        "Games begin with moves at random. After an even number both sides have made as many of them, and "
        f"{first} is to move as at the start; after an odd number {second} is to move and has made one less."
    )
    even = games.random % 2 == 0
    kinds = [("all games", games.random >= 0), ("even", even), ("odd", ~even)]
    kinds += [(str(number), games.random == number) for number in np.unique(games.random).tolist()]
    head = ["random moves", "games", "White wins", "draws", "Black wins", "White’s points"]
    yield markdown_table(head, ([name, *_ends(ends(games.results[some]))] for name, some in kinds))
    yield "## Length"
    yield "Plies, that is moves of either side: below the last three are a quarter, half, three quarters."
    kinds = [
        ("all games", games.plies >= 0),
        ("White wins", games.results > 0),
        ("draws", games.results == 0),
        ("Black wins", games.results < 0),
    ]
    lengths = [(name, length(games, some)) for name, some in kinds if some.any()]
    yield markdown_table(
        ["", "games", "mean", "¼", "½", "¾"],
        (
            [name, f"{one.mean.games:,}", _plain(one.mean), *(f"{quarter:.0f}" for quarter in one.quarters)]
            for name, one in lengths
        ),
    )


def _crowning(games: GameColumns) -> Iterator[str]:
    found = crowning(games)
    yield "## Crowning"
    quarters = ", ".join(f"{quarter:.0f}" for quarter in found.first)
    yield (
        f"{_plain(found.number, 2)} men are crowned in a game. The first is, in a quarter, half and three "
        f"quarters of the games, by ply {quarters}. In {_percent(found.kept)} of the games the side that has "
        "it still has a king when it is to move again."
    )
    head = ["", "games", "wins", "draws", "losses", "points"]
    yield markdown_table(head, [["the side that crowns first", *_ends(found.ends)]])


def _worths(games: GameColumns, positions: Positions, full: int, least: int) -> Iterator[str]:
    yield "## What a king is worth"
    yield (
        "By logistic regression of the results on the lead in men, having a king, further kings, and the "
        "turn. A man: the share of a point by which it changes an even game."
    )
    yield markdown_table(
        ["pieces", "games", "positions", "a man", "the first king, in men", "each further king"],
        (
            [
                _pieces(one.phase),
                f"{one.man.games:,}",
                f"{len(one.phase.positions):,}",
                _percent(one.man),
                _plain(one.first_king, 2),
                _plain(one.further_king, 2),
            ]
            for one in worths(games, positions, full, least)
        ),
    )


def _leads(title: str, told: str, found: Iterable[Lead], least: int) -> Iterator[str]:
    rows: dict[str, dict[int, str]] = {}
    for one in found:
        if one.ends.points.games >= least:
            rows.setdefault(_pieces(one.phase), {})[one.men] = _percent(one.ends.points)
    leads = sorted({men for row in rows.values() for men in row})
    yield f"## {title}"
    yield told
    head = ["pieces", *(f"{men:+}".replace("-", "−") for men in leads)]
    yield markdown_table(
        head, ([pieces, *(row.get(men, "") for men in leads)] for pieces, row in rows.items())
    )


def _formations(games: GameColumns, positions: Positions, rules: Rules, least: int) -> Iterator[str]:
    yield "## Tempo, room, balance"
    yield (
        "By regression where nobody has a king and both have equally many men: by how much of a point an "
        "even game changes by one step that White’s men are further on than Black’s; by one plain move more "
        "that they have; by one man that they stand more evenly on the two wings than Black’s do."
    )
    yield markdown_table(
        ["pieces", "games", "a step", "a move to choose", "balance"],
        (
            [
                _pieces(one.phase),
                f"{one.step.games:,}",
                *(_percent(part, 2) for part in (one.step, one.way, one.balance)),
            ]
            for one in formations(games, positions, rules, least)
        ),
    )


def _maps(kind: str, found: Iterable[Map], rules: Rules) -> Iterator[str]:
    yield f"## Where {kind} stand"
    yield (
        f"Worth of a white piece by its square, in men, beside where {kind} usually stand; by regression on "
        "the squares and the rest of the material. For Black the board is turned."
    )
    for one in found:
        yield f"{_pieces(one.phase)} pieces:"
        yield _board(one, rules)


def _board(one: Map, rules: Rules) -> str:
    board = rules.board
    at = {(x, y): name for name, x, y in zip(board.names, board.columns, board.rows, strict=True)}
    worth = {square: _plain(estimate, 2, sign=True) for square, estimate in one.worth.items()}
    columns = range(max(board.columns) + 1)
    rows = []
    for row in range(max(board.rows), -1, -1):
        squares = [at.get((column, row), "") for column in columns]
        rows.append([f"{square} {worth.get(square, '')}".strip() for square in squares])
    return markdown_table([""] * len(columns), rows)


def _endings(games: GameColumns, positions: Positions, least: int) -> Iterator[str]:
    yield "## Endings"
    yield (
        f"How games ended for the stronger side that came to endings of up to {_FEW_PIECES} pieces in which "
        "nobody could capture. K: a king, m: a man."
    )
    yield markdown_table(
        ["", "games", "wins", "draws", "losses", "points"],
        (
            [f"{_side(*one.strong)} – {_side(*one.weak)}", *_ends(one.ends)]
            for one in endings(games, positions, _FEW_PIECES, least)
        ),
    )


def _side(kings: int, men: int) -> str:
    return " ".join(f"{number}{sign}" for number, sign in ((kings, "K"), (men, "m")) if number)


def _ends(found: Ends) -> list[str]:
    return [f"{found.points.games:,}", *(_percent(part) for part in found)]


def _pieces(phase: Phase) -> str:
    return f"{phase.least}–{phase.most}"


def _percent(estimate: Estimate, digits: int = 1) -> str:
    return f"{_plain(estimate.times(100), digits)} %"


def _plain(estimate: Estimate, digits: int = 1, *, sign: bool = False) -> str:
    if not isfinite(estimate.value + estimate.error):
        return "–"
    value = f"{estimate.value:{'+' if sign else ''}.{digits}f}".replace("-", "−")
    return f"{value} ± {estimate.error:.{digits}f}"
