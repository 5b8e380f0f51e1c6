"""The games by their ids: three out of sentences, the rest read from the two tables of rules.md.

So no cell can be copied wrong, and a row says here what it says there. Knows no positions.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tests.reference.boards import (
    ALL_EIGHT,
    DIAGONAL,
    FIVE,
    FORWARD_THREE,
    NE,
    NW,
    ORTHOGONAL,
    SQUARE_8X8,
    TWO_ON,
    Board,
    E,
    N,
    S,
    Vector,
    W,
    half_board,
)
from tests.reference.games import (
    HARZDAME,
    HEXDAME,
    INTERNATIONAL,
    Choice,
    Game,
    Goal,
    Lands,
    LineLeap,
    Promotion,
    Side,
)

Row = dict[str, str]

DIRECTIONS: dict[str, tuple[Vector, ...]] = {
    "N E W": (N, E, W),
    "NE NW": (NE, NW),
    "forward three": FORWARD_THREE,
    "five": FIVE,
    "orthogonal": ORTHOGONAL,
    "all eight": ALL_EIGHT,
}
# "orthogonal, but S never as the first jump": the directions, and the one no capture begins with
NOT_S_FIRST = ", but S never as the first jump"

MEN = {
    # "16 back" = the first two ranks full; "16 forward" = the second and third ranks full;
    # "24" = the first three ranks full.
    "16 back": [(1, "abcdefgh"), (2, "abcdefgh")],
    "16 forward": [(2, "abcdefgh"), (3, "abcdefgh")],
    "24": [(1, "abcdefgh"), (2, "abcdefgh"), (3, "abcdefgh")],
    "18: a1–h1, b2–g2, c3–f3": [(1, "abcdefgh"), (2, "bcdefg"), (3, "cdef")],
}
YES_OR_NO = {"yes": True, "no": False}
DEFERRED = {"deferred": True, "instant": False}
# "All … with promotion on the last rank."
PROMOTION_SQUARES = {
    Side.WHITE: frozenset(f"{file}8" for file in "abcdefgh"),
    Side.BLACK: frozenset(f"{file}1" for file in "abcdefgh"),
}


@cache
def rows() -> dict[str, Row]:
    """The tables as they are written, by id: column → cell, without ⚖."""
    text = Path(__file__).with_name("rules.md").read_text(encoding="utf-8")
    found: dict[str, Row] = {}
    for table in re.findall(r"(?:^\|.*\n)+", text.replace("⚖", ""), re.MULTILINE):
        header, _, *body = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()]
        found |= {cells[0]: dict(zip(header, cells, strict=True)) for cells in body}
    return found


def parent(game_id: str) -> str | None:
    """The game it is built on: "as Gothic"; "Modified Turkish and Bosnian are built on Turkish"."""
    row = rows().get(game_id, {})
    if game_id in {"modified-turkish", "bosnian"}:
        return "turkish"
    for cell in row.values():
        if cell.startswith("as "):
            name = cell.removeprefix("as ")
            # "as Armenian" names "Armenian (Tama)", "as Modern Gothic" "Modern Gothic"
            ids = [other for other in rows() if other == name.lower().replace(" ", "-")]
            return ids[0]
    return None


@cache
def full_row(game_id: str) -> tuple[tuple[str, str], ...]:
    """The row with every cell filled in: "=" and an empty cell "both mean: as the game it is built on"."""
    row, built_on = rows()[game_id], parent(game_id)
    if built_on is None:
        return tuple(row.items())
    given = dict(full_row(built_on))
    return tuple(
        (column, given[column] if cell in {"", "="} or cell.startswith("as ") else cell)
        for column, cell in row.items()
    )


def more(game_id: str) -> frozenset[str]:
    """The column "more" of a game and of those it is built on; nothing there is ever taken back."""
    own = rows()[game_id].get("more", "")
    built_on = parent(game_id)
    return frozenset({own} if own else set()) | (more(built_on) if built_on else frozenset())


def _men(cell: str) -> dict[Side, frozenset[str]]:
    white = frozenset(f"{file}{rank}" for rank, files in MEN[cell] for file in files)
    # Black's turned by 180°
    black = frozenset(f"{'hgfedcba'['abcdefgh'.index(at[0])]}{9 - int(at[1])}" for at in white)
    return {Side.WHITE: white, Side.BLACK: black}


def _king(cell: str) -> tuple[bool, tuple[Vector, ...]]:
    """Whether it flies, and where: "fly orthogonal", "one step, all eight", "short leap, all eight"."""
    if cell.startswith("fly "):
        return True, DIRECTIONS[cell.removeprefix("fly ")]
    return False, DIRECTIONS[cell.removeprefix("one step, ").removeprefix("short leap, ")]


def _game(game_id: str) -> Game:
    return _half_board_game(game_id) if "board" in rows()[game_id] else _square_board_game(game_id)


def _half_board(cell: str) -> Board:
    """The board of "8×8 dark, a1 lower left"."""
    size, colour, names = cell.replace(",", "").split(" ", 2)
    width, height = map(int, size.split("×"))
    return half_board(width, height, colour, names)


def _men_on_rows(cell: str, board: Board) -> dict[Side, frozenset[str]]:
    """Men on the first rows: "12 (3)" = 12 men, on the first three."""
    number, rows_of_men = map(int, cell.removesuffix(")").split(" ("))
    white = frozenset(at for at, (_, row) in board.places.items() if row < rows_of_men)
    if len(white) != number:
        raise ValueError(f"{len(white)} men, not {cell}")
    return {Side.WHITE: white, Side.BLACK: frozenset(board.turned[at] for at in white)}


def _half_board_game(game_id: str) -> Game:
    row = dict(full_row(game_id))
    board = _half_board(row["board"])
    highest = max(y for _, y in board.places.values())
    last_row = frozenset(at for at, (_, y) in board.places.items() if y == highest)
    choice = row["choice"].replace("free", "")
    flying, king_captures = KINGS[row["king"]]
    said = more(game_id)
    if not said <= {SAME_KING}:
        raise ValueError(f"{game_id}: {said} is not understood")
    return Game(
        board=board,
        men=_men_on_rows(row["men"], board),
        promotion_squares={Side.WHITE: last_row, Side.BLACK: frozenset(board.turned[at] for at in last_row)},
        first=Side[row["begins"].upper()],
        # "Men step NE NW, kings step and capture in the four diagonals"
        man_steps=(NE, NW),
        man_captures=MAN_CAPTURES[row["man captures"]],
        men_take_kings=YES_OR_NO[row["takes kings"]],
        king_steps=DIAGONAL,
        king_captures=king_captures,
        flying_kings=flying,
        lands=Lands(row["lands"]),
        lands_where_it_goes_on={"goes on": True, "free": False}[row["landing"]],
        may_turn_back=True,  # no source forbids it
        deferred_removal=DEFERRED[row["removal"]],
        choice=tuple(map(Choice, filter(None, choice.split(", ")))),
        promotion=Promotion(row["promotion"]),
        goal=Goal(row["goal"]),
        same_king_limit=3 if SAME_KING in said else None,
    )


def _square_board_game(game_id: str) -> Game:
    row, said = dict(full_row(game_id)), more(game_id)
    flying, king_steps = _king(row["king moves"])
    flying_captures, king_captures = _king(row["king captures"])
    if flying is not flying_captures:
        raise ValueError(f"{game_id}: kings that fly only sometimes are unheard of")
    man_captures = row["man captures"]
    leaps = [leap for leap in LineLeap if leap.value in said]
    known = {leap.value for leap in LineLeap} | {ONE_PIECE_EACH, THREAT_RULE}
    if not said <= known:
        raise ValueError(f"{game_id}: {said - known} is not understood")
    return Game(
        board=SQUARE_8X8,
        men=_men(row["men"]),
        promotion_squares=PROMOTION_SQUARES,
        man_steps=DIRECTIONS[row["man steps"]],
        man_captures=DIRECTIONS[man_captures.removesuffix(NOT_S_FIRST)],
        never_as_first_jump=(S,) if man_captures.endswith(NOT_S_FIRST) else (),
        king_steps=king_steps,
        king_captures=king_captures,
        flying_kings=flying,
        lands=Lands(row["lands"]),
        may_turn_back=YES_OR_NO[row["may turn back 180°"]],
        deferred_removal=DEFERRED[row["removal"]],
        choice=(Choice.NUMBER,) if YES_OR_NO[row["majority"]] else (),
        promotion=Promotion(row["promotion"]),
        line_leap=leaps[0] if leaps else LineLeap.NEVER,
        one_piece_each_is_a_draw=ONE_PIECE_EACH in said,
        threat_rule=THREAT_RULE in said,
    )


MAN_CAPTURES: dict[str, tuple[Vector, ...]] = {
    "forward": (NE, NW),
    "all four": DIAGONAL,
    # "the four diagonals and, for captures only, straight forward, straight backward and sideways"
    "all eight": DIAGONAL + TWO_ON,
}
# Whether it flies, and where it captures.
KINGS: dict[str, tuple[bool, tuple[Vector, ...]]] = {
    "flying": (True, DIAGONAL),
    "short": (False, DIAGONAL),
    "flying, captures all eight": (True, DIAGONAL + TWO_ON),
}
SAME_KING = "the same king three times"
ONE_PIECE_EACH = "one piece each, of whatever rank, is a draw"
THREAT_RULE = "the threat rule, below"

GAMES: dict[str, Game] = {
    "harzdame": HARZDAME,
    "international": INTERNATIONAL,
    "hexdame": HEXDAME,
    **{game_id: _game(game_id) for game_id in rows()},
}
