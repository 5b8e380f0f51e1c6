"""Facts about a move that was played: what it allows, and what a better one would have brought.

Forced gains, wins and races are proven by trying every answer, endgames are looked up. What is only counted
in a line of the search (`review.line_facts`) is told as what happens there. The records know no words; see
`review.words`, and the app's `text/facts.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.endgames.verdict import Verdict
from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position
from harzdame_engine.review.chains import OutOfNodesError, forced_chain, is_kept, wins_game
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
    NoSafeMove,
    RaceLost,
    Shot,
    ShotMissed,
    VerdictChanged,
    WingStuck,
    WinMissed,
)
from harzdame_engine.review.line_facts import (
    Case,
    crowns_anyway,
    end_allowed,
    end_missed,
    has,
    king_allowed,
    king_gone,
    king_missed,
    king_taken,
    material_lost,
    material_missed,
    quiet_end,
    won_by,
)
from harzdame_engine.review.races import (
    MOST_MOVES,
    crowning,
    crowns_within,
    first_crowning,
    passed,
    still_crowns,
    way_to_king,
)
from harzdame_engine.review.safety import every_move_loses, safe_origins, stuck_after, wings
from harzdame_engine.rules.board import Square
from harzdame_engine.search.info import Line

__all__ = [
    "BreakthroughMissed",
    "Case",
    "EdgeLeft",
    "EndAllowed",
    "EndMissed",
    "Fact",
    "GameLost",
    "Hanging",
    "KingAllowed",
    "KingGone",
    "KingMissed",
    "KingTaken",
    "MaterialLost",
    "MaterialMissed",
    "NoSafeMove",
    "RaceLost",
    "Shot",
    "ShotMissed",
    "VerdictChanged",
    "WinMissed",
    "WingStuck",
    "facts",
    "forced_losses",
    "quiet_end",
    "shot_after",
    "won_by",
]

_COSTS = 50
"""Hundredths of a piece: a shot that costs so much matters, though the better move gives pieces, too; and
a king is looked for that the line does not show."""

_WORTH = 75
"""Hundredths of a piece that must be lost with each one that is taken for nothing."""


def facts(
    position: Position, move: Move, reply: Line, best: Line, *, tables: Tables | None = None
) -> tuple[Fact, ...]:
    """What can be proven of a move, the weightiest first; () if the best one was played.

    `reply` and `best` as in `Case`. It takes some 50 ms, seldom more than 200.

    Raises:
        IllegalMove: `move` or a line is not legal.
    """
    return _proven(Case(position, move, reply, best), _CHECKS, tables)


def forced_losses(
    position: Position, move: Move, reply: Line, best: Line, *, tables: Tables | None = None
) -> tuple[Fact, ...]:
    """Those of `facts` that say what the other side gets by force, without the time that all others take.

    Raises:
        IllegalMove: `move` or a line is not legal.
    """
    return _proven(Case(position, move, reply, best), _FORCED, tables)


def _proven(case: Case, checks: Sequence[_Check], tables: Tables | None) -> tuple[Fact, ...]:
    if case.is_best:
        return ()
    found: list[Fact] = []
    gives_away = case.position.rules.gives_away
    for check in checks:
        if gives_away and check in _WANTED_BY_OTHERS:
            continue
        fact = check(case, tables, found)
        if fact is not None:
            found.append(fact)
    return tuple(found)


def shot_after(position: Position, move: Move, reply: Sequence[Move]) -> Shot | None:
    """The shot that a move allows, if the answer `reply` begins one that wins material on balance."""
    chain = forced_chain(position.play(move), reply)
    if chain is None:
        return None
    shot = Shot(chain, len(move.captures))
    return shot if shot.net > 0 or chain.ends_game else None


# The checks: each says one fact or none, and sees those that were found before it


def _game_lost(case: Case, _tables: Tables | None, _found: list[Fact]) -> Fact | None:
    lost_anyway = case.best.score.plies_to_end is not None and case.best.score.plies_to_end <= 0
    return GameLost(case.reply.pv) if not lost_anyway and _wins(case.after, case.reply) else None


def _win_missed(case: Case, _tables: Tables | None, _found: list[Fact]) -> Fact | None:
    if _wins(case.position, case.best) and not _still_wins(case):
        return WinMissed(case.best.pv)
    return None


def _wins(position: Position, line: Line) -> bool:
    """Whether the side to move wins the game within the length of a line, whatever is answered."""
    end = position
    for move in line.pv:
        end = end.play(move)
    outcome = end.outcome()
    if outcome is None or outcome.winner is not position.turn:
        return False
    return wins_game(position, line.pv)


def _still_wins(case: Case) -> bool:
    """Whether the search saw a win after the move that was played, too."""
    return case.reply.score.wins is False


def _verdict_changed(case: Case, tables: Tables | None, _found: list[Fact]) -> Fact | None:
    if tables is None or not tables.most_pieces:
        return None
    was, answer = tables.probe(case.position), tables.probe(case.after)
    if was is None or answer is None:
        return None
    now = answer._replace(plies=None if answer.plies is None else answer.plies + 1)
    if _points(now) >= _points(was):
        return None
    white, black = Material.of(case.position)
    own, theirs = (white, black) if case.position.turn is Color.WHITE else (black, white)
    return VerdictChanged(was, now, own, theirs)


def _points(verdict: Verdict) -> int:
    return 1 if verdict.is_win else -1 if verdict.is_loss else 0


def _shot(case: Case, _tables: Tables | None, _found: list[Fact]) -> Fact | None:
    shot = shot_after(case.position, case.move, case.reply.pv)
    if shot is None:
        return None
    kept = quiet_end(case.position, case.best.pv)[1]
    settled = quiet_end(case.after, case.reply.pv)[1] - won_by(case.position, case.move)  # for the opponent
    helpless = -shot.net >= kept and not _costs(case)
    if not shot.chain.ends_game and (settled <= 0 or helpless):
        return None  # it is won back, or could not be helped
    if len(shot.chain.line) > 1 or shot.captured or shot.chain.ends_game:
        return shot
    squares = shot.chain.line[0].captures
    if not _costs(case, _WORTH * len(squares)) or not is_kept(
        case.after.play(shot.chain.line[0]), len(squares)
    ):
        return None  # something is had for it
    return Hanging(squares, shot.chain.line, _hung_before(case.position, squares))


def _costs(case: Case, least: int = _COSTS) -> bool:
    return case.best.score.centipieces + case.reply.score.centipieces >= least


def _hung_before(position: Position, squares: tuple[Square, ...]) -> bool:
    before = passed(position)
    return before is not None and any(set(squares) <= set(move.captures) for move in before.legal_moves())


def _shot_missed(case: Case, _tables: Tables | None, _found: list[Fact]) -> Fact | None:
    chain = forced_chain(case.position, case.best.pv)
    if chain is None:
        return None
    won = won_by(case.position, case.move) - quiet_end(case.after, case.reply.pv)[1]
    settled = quiet_end(case.position, case.best.pv)[1]
    return ShotMissed(chain) if won < min(chain.net, settled) else None


def _edge_left(case: Case, _tables: Tables | None, found: list[Fact]) -> Fact | None:
    if _crowned_already(found) or crowns_anyway(case):
        return None
    rules, turn = case.position.rules, case.position.turn
    goals = rules.promotion_squares_black if turn is Color.WHITE else rules.promotion_squares
    if case.move.origin not in goals:
        return None
    moves = _crowning(case.after, case.reply.pv)
    guarded = passed(case.position)
    if moves is None or guarded is None or any(move.captures for move in guarded.legal_moves()[:1]):
        return None
    if crowns_within(guarded, moves) is not False:
        return None
    return EdgeLeft(case.move.origin, moves, _up_to_king(case.reply.pv))


def _crowned_already(found: list[Fact]) -> bool:
    """Whether a king is made by what was found before."""
    shots = [fact.chain.line for fact in found if isinstance(fact, Shot)]
    hanging = [fact.line for fact in found if isinstance(fact, Hanging)]
    return any(first_crowning(line)[0] is not None for line in (*shots, *hanging))


def _race_lost(case: Case, _tables: Tables | None, found: list[Fact]) -> Fact | None:
    if has(found, EdgeLeft) or _crowned_already(found) or crowns_anyway(case) or not case.best.pv:
        return None
    shown = _crowning(case.after, case.reply.pv) is not None
    if not shown and (has(found, Shot, Hanging) or not _costs(case)):
        return None  # the way is not looked for; a deep search sees no need to hurry, and may not show it
    line = way_to_king(case.after, case.reply.pv)
    moves, own = first_crowning(line)
    if moves is None or (own is not None and own < moves):
        return None
    if crowns_within(case.position.play(case.best.pv[0]), moves) is not False:
        return None
    return RaceLost(moves, line)


def _breakthrough_missed(case: Case, _tables: Tables | None, _found: list[Fact]) -> Fact | None:
    if case.move.promotes:
        return None
    moves = _crowning(case.position, case.best.pv)
    if moves is None or still_crowns(case.after, moves) is not False:
        return None
    return BreakthroughMissed(moves, _up_to_king(case.best.pv))


def _crowning(position: Position, line: Sequence[Move]) -> int | None:
    """The moves to a king by force, where the line itself makes one in time."""
    crowned, _ = first_crowning(line)
    if crowned is None or crowned > MOST_MOVES:
        return None
    try:
        return crowned if crowning(position, line, crowned) is not None else None
    except OutOfNodesError:
        return None


def _up_to_king(line: Sequence[Move]) -> tuple[Move, ...]:
    crowned, _ = first_crowning(line)
    return tuple(line[: 2 * crowned - 1] if crowned else line[:1])


def _no_safe_move(case: Case, _tables: Tables | None, _found: list[Fact]) -> Fact | None:
    if not case.reply.pv or len(case.best.pv) < 2:
        return None
    answer = case.reply.pv[0]
    moves = every_move_loses(case.after.play(answer))
    if moves is None:
        return None
    first, second = case.best.pv[:2]
    avoided = every_move_loses(case.position.play(first).play(second)) is None
    return NoSafeMove(answer, moves) if avoided else None


def _wing_stuck(case: Case, _tables: Tables | None, _found: list[Fact]) -> Fact | None:
    color = case.position.turn
    try:
        before = safe_origins(case.position)
        if before is None:
            return None
        had = wings(case.position, color)
        for wing, men in wings(case.after, color).items():
            could = had.get(wing, frozenset()) & before - {case.move.origin}
            if could and stuck_after(case.after, men):
                return WingStuck(wing, tuple(sorted(men)))
    except OutOfNodesError:
        pass
    return None


_Check = Callable[[Case, Tables | None, list[Fact]], Fact | None]
_FORCED: tuple[_Check, ...] = (_game_lost, _verdict_changed, _shot, _edge_left, _race_lost)
_WANTED_BY_OTHERS = frozenset(
    {
        _edge_left,
        _race_lost,
        _breakthrough_missed,
        _no_safe_move,
        king_allowed,
        king_missed,
        king_gone,
        king_taken,
    }
    | {_wing_stuck}
)
"""Kings and safe moves are no aim where pieces are to be given away."""
_CHECKS: tuple[_Check, ...] = (
    _game_lost,
    _verdict_changed,
    _shot,
    _win_missed,
    _shot_missed,
    _edge_left,
    _race_lost,
    _breakthrough_missed,
    _no_safe_move,
    end_allowed,
    end_missed,
    material_lost,
    material_missed,
    king_allowed,
    king_missed,
    king_gone,
    king_taken,
    _wing_stuck,
)
"""The weightiest first."""
