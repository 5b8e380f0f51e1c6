"""The built-in games on the squares of one colour: the game that each is built on, and the differences.

What their sources say is quoted from rules.md, where ⚖ marks what was decided.
"""

from __future__ import annotations

from dataclasses import replace

from harzdame_engine.rules.board import (
    ALL_EIGHT,
    DIAGONAL,
    DIAGONAL_8X8,
    DIAGONAL_10X8,
    DIAGONAL_10X10,
    DIAGONAL_12X12,
    ITALIAN_8X8,
    JAMAICAN_8X8,
    MIRRORED_8X8,
    MIRRORED_12X12,
    NUMBERED_8X8,
    SPANISH_8X8,
    STRAIGHT_10X10,
    THAI_8X8,
    Board,
    Direction,
    Square,
)
from harzdame_engine.rules.draws import LONE_KING, CountedDraw, Force, Material, Reset
from harzdame_engine.rules.rules import FREE, Criterion, Goal, Lands, Promotion, Rules

_NE, _NW = Direction.NE, Direction.NW


def _first_rows(board: Board, count: int) -> frozenset[Square]:
    return frozenset(square for square, row in zip(board.names, board.rows, strict=True) if row < count)


def _last_row(board: Board) -> frozenset[Square]:
    last = max(board.rows)
    return frozenset(square for square, row in zip(board.names, board.rows, strict=True) if row == last)


def _on(board: Board, game: Rules, *, rows: int) -> Rules:
    """A game on another board: men on so many first rows, promotion on the last."""
    return replace(game, board=board, setup=_first_rows(board, rows), promotion_squares=_last_row(board))


# FMJD 6: "one king against 2 pieces or 1, with a king among them: 5 moves each"
_AGAINST_TWO = CountedDraw(10, Reset.NONE, Material(LONE_KING, Force(1, 2, least_kings=1)))
_AGAINST_THREE = Material(LONE_KING, Force(3, 3, least_kings=1))
_FMJD_DRAWS = (
    CountedDraw(50, Reset.PROGRESS),  # "25 moves each of kings only without capture"
    CountedDraw(32, Reset.NONE, _AGAINST_THREE),  # "against 3 pieces with a king among them: 16 moves each"
    _AGAINST_TWO,
)


def _fmjd_64_draws(board: Board) -> tuple[CountedDraw, ...]:
    """The draws of the federation for 64 squares, article 7.2."""
    places = zip(board.names, board.columns, board.rows, strict=True)
    main_diagonal = frozenset(square for square, column, row in places if column == row)
    both = Force(least_kings=1)
    return (
        CountedDraw(30, Reset.PROGRESS),  # 7.2.5
        # 7.2.4: "three or more kings against one king: 15 moves"
        CountedDraw(30, Reset.NONE, Material(LONE_KING, Force(3, men=False))),
        # 7.2.6: "both have kings and the material stands: 30 moves with 4–5 pieces, 60 with 6–7"
        CountedDraw(60, Reset.CHANGE, Material(both, both, (4, 5))),
        CountedDraw(120, Reset.CHANGE, Material(both, both, (6, 7))),
        # 7.2.7: "one king on the long diagonal against three pieces with a king: 5 moves"
        CountedDraw(10, Reset.NONE, _AGAINST_THREE._replace(line=main_diagonal)),
        _AGAINST_TWO,  # 7.2.8
    )


INTERNATIONAL = Rules(
    id="international",
    name="International draughts",
    board=DIAGONAL_10X10,
    gametype=20,
    # "20 men each on the first four rows … promotion at the end on the last row"
    setup=_first_rows(DIAGONAL_10X10, 4),
    promotion_squares=_last_row(DIAGONAL_10X10),
    # "men step NE NW and capture in all four diagonals, flying kings, majority, deferred removal"
    man_steps=(_NE, _NW),
    man_captures=DIAGONAL,
    king_steps=DIAGONAL,
    king_captures=DIAGONAL,
    draws=_FMJD_DRAWS,
)

RUSSIAN = replace(
    # "12 men each on the first three rows"
    _on(DIAGONAL_8X8, INTERNATIONAL, rows=3),
    id="russian",
    name="Russian draughts",
    gametype=25,
    choice=FREE,
    # "must land on one from which the capture can go on, if there is such a square"
    landing_goes_on=True,
    promotion_rule=Promotion.GOES_ON_AS_KING,
    draws=_fmjd_64_draws(DIAGONAL_8X8),
)

ENGLISH = replace(
    _on(NUMBERED_8X8, RUSSIAN, rows=3),
    id="english",
    name="English draughts",
    gametype=21,
    # "Black moves first"
    black_begins=True,
    # "men step and capture NE NW; kings go one step, and capture by the short leap"
    man_captures=(_NE, _NW),
    flying=False,
    landing_goes_on=False,
    # "a man that reaches the last row is crowned, and its move is over"
    promotion_rule=Promotion.STOPS,
    # "40 own moves of the claimant without a man's advance and without a capture" ⚖ without a claim
    draws=(CountedDraw(80, Reset.PROGRESS),),
)

BRAZILIAN = replace(
    # "International on 8×8"
    _on(DIAGONAL_8X8, INTERNATIONAL, rows=3),
    id="brazilian",
    name="Brazilian draughts",
    gametype=26,
    draws=RUSSIAN.draws,
)

POOL = replace(
    _on(NUMBERED_8X8, RUSSIAN, rows=3),
    id="pool",
    name="Pool checkers",
    gametype=23,
    # "Black moves first"
    black_begins=True,
    # "passing the last row does nothing"
    promotion_rule=Promotion.AT_END,
    # drawn "when the lone king has made 13 moves" against three kings
    draws=(CountedDraw(26, Reset.NONE, Material(LONE_KING, Force(3, 3, men=False))),),
)

JAMAICAN = replace(
    # "exactly the same as in Pool with one cosmetic change": the board is mirrored, a1 upper left
    _on(JAMAICAN_8X8, POOL, rows=3),
    id="jamaican",
    name="Jamaican draughts",
)

FILIPINO = replace(
    # "Brazilian mirrored" ⚖ boards differ by region
    _on(MIRRORED_8X8, BRAZILIAN, rows=3),
    id="filipino",
    name="Filipino draughts",
    gametype=232,
    # ⚖ no official text seen: by repetition alone
    draws=(),
)

SPANTSIRETI = replace(
    # "10 wide, 8 high", "15 men on three rows", else "as Russian"
    _on(DIAGONAL_10X8, RUSSIAN, rows=3),
    id="spantsireti",
    name="Spantsireti",
    gametype=41,
    # ⚖ no official text seen: by repetition alone
    draws=(),
)

CANADIAN = replace(
    # "30 men each on five rows", else "as International"
    _on(DIAGONAL_12X12, INTERNATIONAL, rows=5),
    id="canadian",
    name="Canadian draughts",
    gametype=27,
)

SRI_LANKAN = replace(
    # "mirrored Canadian"
    _on(MIRRORED_12X12, CANADIAN, rows=5),
    id="srilankan",
    name="Sri Lankan draughts",
    gametype=230,
    # ⚖ no official text seen: by repetition alone
    draws=(),
)

ITALIAN = replace(
    # "8×8 light, 1 upper left"; White begins
    _on(ITALIAN_8X8, ENGLISH, rows=3),
    id="italian",
    name="Italian draughts",
    gametype=22,
    black_begins=False,
    # 5.3: "men capture forward and never a king"
    men_capture_kings=False,
    # 6.6–6.9: number, with the king, most kings, where the strongest pieces are met first
    choice=(Criterion.NUMBER, Criterion.WITH_KING, Criterion.KINGS, Criterion.KINGS_FIRST),
    repetitions=4,  # FID 9.3; 10.4 draws after forty moves, as in English draughts
)

SPANISH = replace(
    # "8×8 light, 1 lower right"
    _on(SPANISH_8X8, RUSSIAN, rows=3),
    id="spanish",
    name="Spanish draughts",
    gametype=24,
    man_captures=(_NE, _NW),
    landing_goes_on=False,
    promotion_rule=Promotion.STOPS,
    choice=(Criterion.NUMBER, Criterion.KINGS),
    draws=(CountedDraw(40, Reset.PROGRESS),),  # "20 moves each of kings without capture"
)

PORTUGUESE = replace(
    SPANISH,
    id="portuguese",
    name="Portuguese draughts",
    # "same play as Spanish" ⚖
    gametype=28,
)

CZECH = replace(
    RUSSIAN,
    id="czech",
    name="Czech draughts",
    gametype=29,
    man_captures=(_NE, _NW),
    # "with king": a king that can capture goes before men
    choice=(Criterion.WITH_KING,),
    promotion_rule=Promotion.STOPS,
    draws=(),
)

TANZANIAN = replace(
    CZECH,
    id="tanzanian",
    name="Tanzanian draughts",
    # "Czech without *with king*"
    gametype=231,
    choice=FREE,
)

THAI = replace(
    # "8×8 dark, 1 lower right"
    # "8 men on two rows"
    _on(THAI_8X8, RUSSIAN, rows=2),
    id="thai",
    name="Thai draughts",
    gametype=31,
    black_begins=True,  # ⚖ the standard's
    man_captures=(_NE, _NW),
    # "next square, may turn back 180°", "instant"
    lands=Lands.NEXT,
    landing_goes_on=False,
    instant_removal=True,
    promotion_rule=Promotion.STOPS,
    draws=(),
)

KILLER = replace(
    INTERNATIONAL,
    id="killer",
    name="Killer draughts",
    # "International but for the landing"
    gametype=233,
    lands=Lands.NEXT_BEHIND_KING,
)

MALAYSIAN = replace(
    CANADIAN,
    id="malaysian",
    name="Malaysian draughts",
    gametype=234,
    # "men never go or capture backwards"
    man_captures=(_NE, _NW),
    # "most pieces, with a king if equal"
    choice=(Criterion.NUMBER, Criterion.WITH_KING),
    promotion_rule=Promotion.STOPS,
    draws=(),
)

ANTIDRAUGHTS = replace(
    INTERNATIONAL,
    id="antidraughts",
    name="Antidraughts",
    # "goal give away", the draws International draughts' ⚖
    gametype=235,
    goal=Goal.GIVE_AWAY,
)

BREAKTHROUGH = replace(
    INTERNATIONAL,
    id="breakthrough",
    name="Breakthrough draughts",
    # "goal first king"; no draws but by repetition
    gametype=236,
    goal=Goal.FIRST_KING,
    draws=(),
)

GIVEAWAY_RUSSIAN = replace(
    RUSSIAN,
    id="giveaway-russian",
    name="Poddavki",
    # "as Russian", "goal give away"
    gametype=237,
    goal=Goal.GIVE_AWAY,
)

FRISIAN = replace(
    _on(STRAIGHT_10X10, INTERNATIONAL, rows=4),
    id="frisian",
    name="Frisian draughts",
    gametype=40,
    # Art. 7–9: "men and kings capture in eight directions"; they step as in International draughts
    man_captures=ALL_EIGHT,
    king_captures=ALL_EIGHT,
    # Art. 11: "n kings are worth less than 2n men and more than 2n−1"; Art. 12: "the king goes first"
    choice=(Criterion.VALUE, Criterion.WITH_KING),
    values=(100, 199),
    # Art. 17: "no more than three consecutive simple moves with one king"
    same_king_limit=3,
    draws=(
        # Art. 18: "two kings against one: 7 moves"
        CountedDraw(14, Reset.NONE, Material(LONE_KING, Force(2, 2, men=False))),
        # Art. 21, one king each ⚖ "two more moves each"
        CountedDraw(4, Reset.NONE, Material(LONE_KING, Force(1, 1, men=False))),
    ),
)

FRYSK = replace(
    # "as Frisian", "5 men on one row"
    _on(STRAIGHT_10X10, FRISIAN, rows=1),
    id="frysk",
    name="Frysk!",
    gametype=238,
)

ON_DARK_SQUARES = (
    RUSSIAN, ENGLISH, BRAZILIAN, POOL, ITALIAN, SPANISH, PORTUGUESE, THAI, CZECH, TANZANIAN, JAMAICAN,
    FILIPINO, SPANTSIRETI, CANADIAN, SRI_LANKAN, MALAYSIAN, KILLER, ANTIDRAUGHTS,
    BREAKTHROUGH, GIVEAWAY_RUSSIAN, FRISIAN, FRYSK,
)  # fmt: skip
"""All of these games but the one on 10×10, in their order."""
