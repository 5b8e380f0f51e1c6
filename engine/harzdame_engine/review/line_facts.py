"""What the lines of a search show, counted on the board and proven by nothing: it is told as that.

Here is also the `Case` that every check is about, and where a line comes to rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine.endgames.tables import Tables
from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position
from harzdame_engine.review.fact_kinds import (
    BreakthroughMissed,
    EdgeLeft,
    EndAllowed,
    EndMissed,
    Fact,
    GameLost,
    Hanging,
    KingAllowed,
    KingGone,
    KingMissed,
    KingTaken,
    MaterialLost,
    MaterialMissed,
    RaceLost,
    Shot,
    ShotMissed,
    WinMissed,
)
from harzdame_engine.review.judgement import LONGEST_LINE
from harzdame_engine.review.races import first_crowning
from harzdame_engine.search.info import Line

_SOONER = 3
"""Moves by which a king that comes in both lines must come sooner in one of them to be spoken of."""


class Case(NamedTuple):
    """A move that was played, with what a search found: its refutation, and the best line instead.

    `reply` begins with the opponent's answer, its score is the opponent's; () where there is none.
    `best` begins with the best move, its score is the mover's.
    """

    position: Position
    move: Move
    reply: Line
    best: Line

    @property
    def after(self) -> Position:
        """The position after the move."""
        return self.position.play(self.move)

    @property
    def is_best(self) -> bool:
        """Whether the best move was played."""
        return bool(self.best.pv) and self.best.pv[0] == self.move


def has(found: list[Fact], *kinds: type) -> bool:
    """Whether a fact of one of these kinds was found."""
    return any(isinstance(fact, kinds) for fact in found)


def won_by(position: Position, move: Move) -> int:
    """The pieces that a move wins: those that it takes, unless they are to be given away."""
    return -len(move.captures) if position.rules.gives_away else len(move.captures)


def quiet_end(position: Position, line: Sequence[Move]) -> tuple[int, int]:
    """The plies of a line to its last quiet place, and the pieces that the first side has won there."""
    plies = balance = best = 0
    for ply, move in enumerate(line[:LONGEST_LINE], start=1):
        taken = won_by(position, move)
        balance += taken if ply % 2 else -taken
        position = position.play(move)
        if not any(reply.captures for reply in position.legal_moves()[:1]):
            plies, best = ply, balance
    return plies, best


def _settled(position: Position, line: Sequence[Move]) -> int:
    """The plies of a line to the quiet place from which on as much is won as in the end."""
    won = [quiet_end(position, line[: ply + 1]) for ply in range(min(len(line), LONGEST_LINE))]
    plies, balance = won[-1] if won else (0, 0)
    for place, so_far in reversed(won):
        if so_far != balance:
            break
        plies = place
    return plies


def material_lost(case: Case, _tables: Tables | None, found: list[Fact]) -> Fact | None:
    """Pieces that are lost in the line of the answer, without a proof."""
    if has(found, Shot, Hanging):
        return None
    lost = quiet_end(case.after, case.reply.pv)[1] - won_by(case.position, case.move)
    kept = quiet_end(case.position, case.best.pv)[1]
    if lost <= 0 or -lost >= kept:
        return None
    line = case.reply.pv[: _settled(case.after, case.reply.pv)]
    # it may be lost by the move itself, where what it takes was to be given away
    return MaterialLost(lost, line, case.position.rules.gives_away) if line else None


def material_missed(case: Case, _tables: Tables | None, found: list[Fact]) -> Fact | None:
    """Pieces that are won in the better line."""
    if has(found, ShotMissed):
        return None
    won = quiet_end(case.position, case.best.pv)[1]
    kept = won_by(case.position, case.move) - quiet_end(case.after, case.reply.pv)[1]
    if won <= 0 or kept >= won:
        return None
    line = case.best.pv[: _settled(case.position, case.best.pv)]
    return MaterialMissed(won, line, case.position.rules.gives_away)


def end_allowed(case: Case, _tables: Tables | None, found: list[Fact]) -> Fact | None:
    """The end of the game that the line of the answer comes to, without a proof."""
    lost_anyway = case.best.score.plies_to_end is not None and case.best.score.plies_to_end <= 0
    if has(found, GameLost) or lost_anyway or not _ends(case.after, case.reply.pv):
        return None
    return EndAllowed(case.reply.pv)


def end_missed(case: Case, _tables: Tables | None, found: list[Fact]) -> Fact | None:
    """The end of the game that the better line comes to, without a proof."""
    if has(found, WinMissed) or case.reply.score.wins is False or not _ends(case.position, case.best.pv):
        return None
    return EndMissed(case.best.pv)


def king_allowed(case: Case, _tables: Tables | None, found: list[Fact]) -> Fact | None:
    """A king that the other side makes in the line of the answer, and keeps there."""
    if has(found, EdgeLeft, RaceLost, GameLost):
        return None
    moves, own = first_crowning(case.reply.pv[:LONGEST_LINE])
    if moves is None:
        return None
    theirs = case.position.turn.other
    kept = first_crowning(case.best.pv[:LONGEST_LINE])[1]
    later = kept is None or kept >= moves + _SOONER
    plain = later and (own is None or own >= moves) and _lasts(case.after, case.reply.pv)
    more = _kings_at_rest(case.after, case.reply.pv)[theirs] > max(
        _kings_of(case.after)[theirs], _kings_at_rest(case.position, case.best.pv)[theirs]
    )
    return KingAllowed(moves, tuple(case.reply.pv[: 2 * moves - 1])) if plain or more else None


def king_missed(case: Case, _tables: Tables | None, found: list[Fact]) -> Fact | None:
    """A king that the mover makes in the better line, and keeps there."""
    if has(found, BreakthroughMissed, WinMissed) or case.move.promotes:
        return None
    moves = first_crowning(case.best.pv[:LONGEST_LINE])[0]
    if moves is None:
        return None
    mover = case.position.turn
    still = first_crowning(case.reply.pv[:LONGEST_LINE])[1]
    plain = (still is None or 1 + still >= moves + _SOONER) and _lasts(case.position, case.best.pv)
    more = _kings_at_rest(case.position, case.best.pv)[mover] > max(
        _kings_of(case.position)[mover], _kings_at_rest(case.after, case.reply.pv)[mover]
    )
    return KingMissed(moves, tuple(case.best.pv[: 2 * moves - 1])) if plain or more else None


def king_gone(case: Case, _tables: Tables | None, _found: list[Fact]) -> Fact | None:
    """A king that the mover loses in the line of the answer, and not in the better one."""
    plies, _ = quiet_end(case.after, case.reply.pv)
    mover = case.position.turn
    left = _kings_at_rest(case.after, case.reply.pv)[mover]
    kept = _kings_at_rest(case.position, case.best.pv)[mover]
    had = _kings_of(case.position)[mover]
    return KingGone(tuple(case.reply.pv[:plies])) if left < had and left < kept else None


def king_taken(case: Case, _tables: Tables | None, _found: list[Fact]) -> Fact | None:
    """A king of the other side that is taken in the better line, and stays after the move."""
    plies, _ = quiet_end(case.position, case.best.pv)
    theirs = case.position.turn.other
    left = _kings_at_rest(case.position, case.best.pv)[theirs]
    stays = _kings_at_rest(case.after, case.reply.pv)[theirs]
    return (
        KingTaken(tuple(case.best.pv[:plies])) if left < min(_kings_of(case.after)[theirs], stays) else None
    )


def crowns_anyway(case: Case) -> bool:
    """Whether the other side makes a king in the better line, too, if later."""
    return first_crowning(case.best.pv[:LONGEST_LINE])[1] is not None


def _ends(position: Position, line: Sequence[Move]) -> bool:
    """Whether a line ends the game, and the side to move at its beginning wins."""
    end = position
    for move in line:
        end = end.play(move)
    outcome = end.outcome()
    return bool(line) and outcome is not None and outcome.winner is position.turn


def _kings_at_rest(position: Position, line: Sequence[Move]) -> dict[Color, int]:
    """The kings at the last quiet place of a line."""
    for move in line[: quiet_end(position, line)[0]]:
        position = position.play(move)
    return _kings_of(position)


def _lasts(position: Position, line: Sequence[Move]) -> bool:
    """Whether the first king that the first side makes in a line is still there at its end."""
    mover, before = position.turn, _kings_of(position)
    for move in line[:LONGEST_LINE]:
        position = position.play(move)
    return _kings_of(position)[mover] > before[mover]


def _kings_of(position: Position) -> dict[Color, int]:
    kings = [piece.color for piece in position.pieces.values() if piece.king]
    return {color: kings.count(color) for color in Color}
