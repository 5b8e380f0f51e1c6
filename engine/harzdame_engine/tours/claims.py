"""What must be true of the position of a task: the legal moves are counted, nothing is taken on trust.

Each claim returns the moves that are asked for; None: the position does not show what it is to show.
White is to move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.outcome import Termination
from harzdame_engine.game.position import Position
from harzdame_engine.rules.board import Direction
from harzdame_engine.rules.rules import Criterion, Lands, Promotion, Rules
from harzdame_engine.tours.plan import BACKWARD, FORWARD, SIDEWAYS, climbs
from harzdame_engine.tours.task import CHOICES, TaskKind

Solutions = Sequence[Move] | None
_UNUSUAL = (Direction.E, Direction.W, Direction.N, Direction.NE, Direction.NW)
"""Steps of men, those first that one expects least."""
_MOST_STEPS = 2000


def claim(kind: TaskKind, position: Position) -> Solutions:
    """The moves that a task of this kind asks for here."""
    moves = position.legal_moves()
    return _CLAIMS[kind](position, moves) if moves else None


def direction(position: Position, origin: str, target: str) -> Direction | None:
    """The direction in which a square is seen from another, as White sees it."""
    board = position.rules.board
    return next((each for each in board.vectors if target in board.line(origin, each)), None)


def _is_king(position: Position, move: Move) -> bool:
    return position.pieces[move.origin].king


def _of_one_man(position: Position) -> bool:
    return position.force(Color.WHITE) == (1, 0) and any(position.force(Color.BLACK))


def _of_one_king(position: Position) -> bool:
    return position.force(Color.WHITE) == (0, 1) and any(position.force(Color.BLACK))


def _quiet(moves: Sequence[Move]) -> bool:
    return not moves[0].captures


def _by(position: Position, **facts: object) -> tuple[Move, ...]:
    """The legal moves by the rules with other facts."""
    return _moves_by(replace(position.rules, **facts), position)  # type: ignore[arg-type]


def _moves_by(rules: Rules, position: Position) -> tuple[Move, ...]:
    try:
        other = Position.of(rules, position.pieces, position.turn, position.king_walks, most=_MOST_STEPS)
        return other.legal_moves()
    except PositionError:
        return ()


def _seen(moves: Sequence[Move]) -> set[tuple[str, str, frozenset[str], bool]]:
    return {(move.origin, move.target, frozenset(move.captures), move.promotes) for move in moves}


# Men


def _first_move(position: Position, moves: Sequence[Move]) -> Solutions:
    start = Position.start(position.rules.id)
    return moves if position == start else None


def _man_step(position: Position, moves: Sequence[Move]) -> Solutions:
    if not (_quiet(moves) and _of_one_man(position)) or any(move.promotes for move in moves):
        return None
    if len(moves) < len(position.rules.man_steps):
        return None
    best = min(moves, key=lambda move: _unusual(position, move))
    return [best]


def _unusual(position: Position, move: Move) -> int:
    found = direction(position, move.origin, move.target)
    return _UNUSUAL.index(found) if found in _UNUSUAL else len(_UNUSUAL)


def _line_leap(position: Position, moves: Sequence[Move]) -> Solutions:
    if not _quiet(moves) or position.force(Color.WHITE)[1] or not any(position.force(Color.BLACK)):
        return None
    leaps = [move for move in moves if _leaps(position, move)]
    return leaps if len(leaps) == 1 and len(moves) > 1 and not leaps[0].promotes else None


def _leaps(position: Position, move: Move) -> bool:
    way = direction(position, move.origin, move.target)
    return way is not None and position.rules.board.neighbour(move.origin, way) != move.target


def _capture(ways: frozenset[Direction]) -> Callable[[Position, Sequence[Move]], Solutions]:
    def holds(position: Position, moves: Sequence[Move]) -> Solutions:
        if not _one_capture(position, moves) or position.force(Color.WHITE) != (1, 0):
            return None
        way = direction(position, moves[0].origin, moves[0].captures[0])
        if climbs(position.rules):  # ahead is where they step to
            steps = frozenset(position.rules.man_steps)
            wanted = frozenset(map(_opposite, steps)) if ways == BACKWARD else steps
        else:
            wanted = ways
        return moves if way in wanted and not moves[0].promotes else None

    return holds


def _opposite(way: Direction) -> Direction:
    return Direction((way + 4) % 8)


def _one_capture(position: Position, moves: Sequence[Move]) -> bool:
    """Whether there is one move, by which a man takes a man."""
    if len(moves) != 1 or len(moves[0].captures) != 1:
        return False
    (taken,) = moves[0].captures
    return not (position.pieces[taken].king or _is_king(position, moves[0]))


def _not_backward(position: Position, moves: Sequence[Move]) -> Solutions:
    rules = position.rules
    if not _one_capture(position, moves) or position.force(Color.WHITE) != (1, 0):
        return None
    back = tuple(_opposite(each) for each in rules.man_captures if each in FORWARD)
    more = _by(position, man_captures=(*rules.man_captures, *back), choice=())
    behind = [move for move in more if direction(position, move.origin, move.captures[0]) in BACKWARD]
    return moves if behind else None


def _toggled(**facts: object) -> Callable[[Position, Sequence[Move]], Solutions]:
    """A capture that would be another one by rules with these facts."""

    def holds(position: Position, moves: Sequence[Move]) -> Solutions:
        if len(moves) > 2 or _quiet(moves) or _seen(_by(position, **facts)) == _seen(moves):
            return None
        return moves

    return holds


def _no_kings(position: Position, moves: Sequence[Move]) -> Solutions:
    more = _by(position, men_capture_kings=True, choice=())
    return moves if _one_capture(position, moves) and len(more) == 2 else None


# Which capture


def _must_capture(position: Position, moves: Sequence[Move]) -> Solutions:
    if not _one_capture(position, moves) or position.force(Color.WHITE) != (2, 0):
        return None
    other = next(
        at for at, each in position.pieces.items() if each.color is Color.WHITE and at != moves[0].origin
    )
    ahead = [position.rules.board.neighbour(other, way) for way in position.rules.man_steps]
    return moves if any(at is not None and at not in position.pieces for at in ahead) else None


def _several(position: Position, moves: Sequence[Move]) -> Solutions:
    alone = len(moves) == 1 and _of_one_man(position)
    return moves if alone and len(moves[0].captures) > 1 and not moves[0].promotes else None


def _chosen(criterion: Criterion) -> Callable[[Position, Sequence[Move]], Solutions]:
    def holds(position: Position, moves: Sequence[Move]) -> Solutions:
        choice = position.rules.choice
        if len(moves) != 1 or _quiet(moves) or criterion not in choice:
            return None
        before, behind = choice[: choice.index(criterion)], choice[: choice.index(criterion) + 1]
        without, by_it = _by(position, choice=before), _by(position, choice=behind)
        decides = len(by_it) == 1 < len(without) <= 3
        others = {move.origin for move in without}
        return moves if decides and len(others) > 1 else None

    return holds


def _free_choice(position: Position, moves: Sequence[Move]) -> Solutions:
    if len(moves) != 2 or _quiet(moves) or position.force(Color.WHITE)[1]:
        return None
    few, many = sorted(moves, key=lambda move: len(move.captures))
    return [few] if len(few.captures) < len(many.captures) else None


# Kings


def _promotion(position: Position, moves: Sequence[Move]) -> Solutions:
    if not _quiet(moves) or position.force(Color.WHITE) != (2, 0):
        return None
    made = [move for move in moves if move.promotes]
    return made if made and len(made) < len(moves) else None


def _on_the_way(rule: Promotion) -> Callable[[Position, Sequence[Move]], Solutions]:
    """A capture by a man whose way over the promotion squares matters."""
    other = Promotion.GOES_ON_AS_KING if rule is not Promotion.GOES_ON_AS_KING else Promotion.STOPS

    def holds(position: Position, moves: Sequence[Move]) -> Solutions:
        if len(moves) != 1 or _quiet(moves) or not _of_one_man(position):
            return None
        (move,) = moves
        edge = position.rules.promotion_squares
        touches = any(landing.square in edge for landing in move.landings)
        fits = move.promotes is (rule is not Promotion.AT_END)
        differs = _seen(_by(position, promotion_rule=other)) != _seen(moves)
        return moves if touches and fits and differs else None

    return holds


def _king_step(position: Position, moves: Sequence[Move]) -> Solutions:
    if not (_quiet(moves) and _of_one_king(position)):
        return None
    rules = position.rules
    if rules.flying:
        far = [move for move in moves if _distance(position, move.origin, move.target) >= 3]
    else:
        far = [move for move in moves if direction(position, move.origin, move.target) in BACKWARD]
    return far[:1] or None


def _distance(position: Position, origin: str, target: str) -> int:
    way = direction(position, origin, target)
    return 0 if way is None else position.rules.board.line(origin, way).index(target) + 1


def _king_capture(position: Position, moves: Sequence[Move]) -> Solutions:
    if not _of_one_king(position) or any(len(move.captures) != 1 for move in moves):
        return None
    first = moves[0]
    if position.rules.flying:
        far = _distance(position, first.origin, first.captures[0]) >= 3
        return moves if far and len({move.captures for move in moves}) == 1 else None
    back = direction(position, first.origin, first.captures[0]) in BACKWARD
    return moves if back and len(moves) == 1 else None


def _king_several(position: Position, moves: Sequence[Move]) -> Solutions:
    if not _of_one_king(position) or len(moves) > 3:
        return None
    return moves if all(len(move.captures) > 1 for move in moves) else None


def _landing(**facts: object) -> Callable[[Position, Sequence[Move]], Solutions]:
    toggled = _toggled(**facts)

    def holds(position: Position, moves: Sequence[Move]) -> Solutions:
        return toggled(position, moves) if _of_one_king(position) else None

    return holds


# The end, and what few games have


def _threats(position: Position, moves: Sequence[Move]) -> Solutions:
    more = _by(position, threat_rule=False)
    few = _quiet(moves) and len(moves) <= 4
    return moves if few and len(more) > len(moves) else None


def _same_king(position: Position, moves: Sequence[Move]) -> Solutions:
    if any(_is_king(position, move) for move in moves) or not _quiet(moves):
        return None
    return moves if any(_is_king(position, move) for move in _by(position, same_king_limit=0)) else None


def _ending(position: Position, moves: Sequence[Move], end: Termination) -> list[Move]:
    outcomes = ((move, position.play(move).outcome()) for move in moves)
    return [move for move, outcome in outcomes if outcome is not None and outcome.termination is end]


def _one_each(position: Position, moves: Sequence[Move]) -> Solutions:
    return moves if len(_ending(position, moves, Termination.ONE_PIECE_EACH)) == len(moves) <= 2 else None


def _win(position: Position, moves: Sequence[Move]) -> Solutions:
    if not _quiet(moves) or position.force(Color.BLACK)[1]:
        return None
    won = _ending(position, moves, Termination.NO_MOVES)
    return won if len(won) == 1 < len(moves) else None


def _give_away(position: Position, moves: Sequence[Move]) -> Solutions:
    if not _quiet(moves) or position.force(Color.WHITE) != (1, 0):
        return None
    good = [move for move in moves if _is_taken(position.play(move))]
    return good if 0 < len(good) < len(moves) else None


def _is_taken(position: Position) -> bool:
    """Whether every move takes the last piece, so that the other side has won."""
    replies = position.legal_moves()
    return bool(replies) and len(_ending(position, replies, Termination.ALL_GIVEN_AWAY)) == len(replies)


def _first_king(position: Position, moves: Sequence[Move]) -> Solutions:
    made = _promotion(position, moves)
    return made if made and len(_ending(position, made, Termination.FIRST_KING)) == len(made) else None


_CLAIMS: dict[TaskKind, Callable[[Position, Sequence[Move]], Solutions]] = {
    TaskKind.FIRST_MOVE: _first_move,
    TaskKind.MAN_STEP: _man_step,
    TaskKind.LINE_LEAP: _line_leap,
    TaskKind.CAPTURE_FORWARD: _capture(FORWARD),
    TaskKind.CAPTURE_SIDEWAYS: _capture(SIDEWAYS),
    TaskKind.CAPTURE_BACKWARD: _capture(BACKWARD),
    TaskKind.NOT_BACKWARD: _not_backward,
    TaskKind.FIRST_JUMP: _toggled(man_first_captures=None),
    TaskKind.NO_KINGS: _no_kings,
    TaskKind.MUST_CAPTURE: _must_capture,
    TaskKind.SEVERAL: _several,
    **{CHOICES[each]: _chosen(each) for each in Criterion},
    TaskKind.FREE_CHOICE: _free_choice,
    TaskKind.PROMOTION: _promotion,
    TaskKind.NOT_CROWNED: _on_the_way(Promotion.AT_END),
    TaskKind.CROWNING_STOPS: _on_the_way(Promotion.STOPS),
    TaskKind.CROWNED_GOES_ON: _on_the_way(Promotion.GOES_ON_AS_KING),
    TaskKind.KING_STEP: _king_step,
    TaskKind.KING_CAPTURE: _king_capture,
    TaskKind.KING_SEVERAL: _king_several,
    TaskKind.LANDS_TO_GO_ON: _landing(landing_goes_on=False),
    TaskKind.BEHIND_KING: _landing(lands=Lands.ANYWHERE),
    TaskKind.NO_TURNING: _landing(turns_back=True),
    TaskKind.TAKEN_AT_ONCE: _landing(instant_removal=False),
    TaskKind.TAKEN_AT_END: _landing(instant_removal=True),
    TaskKind.THREATS: _threats,
    TaskKind.SAME_KING: _same_king,
    TaskKind.ONE_EACH: _one_each,
    TaskKind.WIN: _win,
    TaskKind.GIVE_AWAY: _give_away,
    TaskKind.FIRST_KING: _first_king,
}
