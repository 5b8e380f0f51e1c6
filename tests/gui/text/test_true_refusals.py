"""No refusal denies what the rules allow: every sentence, in both languages, against record and position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, wraps
from typing import Any

import pytest
from harzdame_engine import Criterion, Lands, Move, Position, variants

from harzdame_gui.text.message import count, listing
from harzdame_gui.text.refusals import refusal_message
from tests.gui.text.attempts import Attempt, attempts, forward, positions

GAMES = [rules.id for rules in variants()]


@dataclass(frozen=True, slots=True)
class Claim:
    """A sentence as it reads in each language, with its values left open, and when it is true."""

    english: str
    german: str
    holds: Callable[[Attempt], bool]

    def pattern(self, language: str) -> str:
        return self.english if language == "en" else self.german


def never_backwards(at: Attempt) -> bool:
    ahead = [forward(at.rules, step) for step in at.rules.man_steps]
    back = at.direction
    return not at.piece.king and back is not None and forward(at.rules, back) < 0 <= min(ahead)


def must_capture(at: Attempt) -> bool:
    return bool(at.capturing) and set(at.refusal.squares) == at.capturing


def must_take_more(at: Attempt) -> bool:
    taken, required = at.refusal.taken, at.refusal.required
    sizes = {len(move.captures) for move in at.position.legal_moves()}
    less = [
        len(move.captures) for move in at.captures_of(at.position.turn) if move.origin == at.refusal.origin
    ]
    return (
        Criterion.NUMBER in at.rules.choice
        and sizes == {required}
        and 0 < taken < required
        and max(less) >= taken
    )


def kings_taken(at: Attempt, move: Move) -> int:
    return sum(at.position.pieces[square].king for square in move.captures)


def must_take_with_king(at: Attempt) -> bool:
    kings = {at.position.pieces[square].king for square in at.capturing}
    return Criterion.WITH_KING in at.rules.choice and not at.piece.king and kings == {True}


def must_take_kings(at: Attempt) -> bool:
    (most,) = {kings_taken(at, move) for move in at.position.legal_moves()}
    fewer = [kings_taken(at, move) for move in at.captures_of(at.position.turn)]
    return Criterion.KINGS in at.rules.choice and min(fewer) < most


def must_take_value(at: Attempt) -> bool:
    man, king = at.rules.values or (0, 0)

    def value(move: Move) -> int:
        kings = kings_taken(at, move)
        return kings * king + (len(move.captures) - kings) * man

    (most,) = {value(move) for move in at.position.legal_moves()}
    return Criterion.VALUE in at.rules.choice and most > min(
        value(move) for move in at.captures_of(at.position.turn) if move.origin == at.refusal.origin
    )


def waits(at: Attempt) -> bool:
    walk = at.position.king_walks[at.position.turn]
    others = {move.origin for move in at.position.legal_moves()} - {at.refusal.origin}
    return (
        at.rules.same_king_limit == 3
        and walk == (at.refusal.origin, 3)
        and at.can_step_there
        and set(at.refusal.squares) == others
    )


def kings_first(at: Attempt) -> bool:
    return Criterion.KINGS_FIRST in at.rules.choice and all(
        kings_taken(at, move) for move in at.position.legal_moves()
    )


def men_take_no_kings(at: Attempt) -> bool:
    kings = [at.position.pieces[square].king for square in at.crossed]
    return not at.rules.men_capture_kings and not at.piece.king and kings == [True]


def lands_behind_a_king(at: Attempt) -> bool:
    (behind,) = at.refusal.squares
    where = (*at.between, at.refusal.target)
    (victim,) = at.crossed
    return (
        at.rules.lands is Lands.NEXT_BEHIND_KING
        and at.piece.king
        and at.position.pieces[victim].king
        and where.index(behind) == where.index(victim) + 1 < len(where) - 1
    )


def must_continue(at: Attempt) -> bool:
    begun = [(at.refusal.origin,)]
    while begun:
        path = begun.pop()
        landings = at.position.next_landings(path)
        if len(path) > 1 and path[-1] == at.refusal.target and landings:
            return True
        begun += [(*path, landing) for landing in landings]
    return False


def no_such_jump(at: Attempt) -> bool:
    ways = at.rules.king_captures if at.piece.king else at.rules.man_captures
    return at.jumps_one_enemy and at.direction not in ways


def no_first_jump(at: Attempt) -> bool:
    first = at.rules.man_first_captures or at.rules.man_captures
    return not at.piece.king and at.direction in set(at.rules.man_captures) - set(first)


def too_far(at: Attempt) -> bool:
    """The direction is right, and a short jump would be over one adjacent enemy to the square behind."""
    ways = at.rules.king_captures if at.piece.king else at.rules.man_captures
    short = len(at.between) == 1
    return at.jumps_one_enemy and at.direction in ways and not short


def lands_next(at: Attempt) -> bool:
    (behind,) = at.refusal.squares
    where = (*at.between, at.refusal.target)
    return (
        at.piece.king
        and at.rules.flying
        and at.rules.lands is Lands.NEXT
        and where.index(behind) == where.index(at.crossed[0]) + 1 < len(where) - 1
        and behind in at.position.next_landings((at.refusal.origin,))
    )


def lands_to_go_on(at: Attempt) -> bool:
    """The squares lie behind the piece jumped, and the capture goes on from each: no others are allowed."""
    origin, squares = at.refusal.origin, at.refusal.squares
    landings = at.position.next_landings((origin,))
    (victim,) = at.crossed
    return (
        at.rules.landing_goes_on
        and at.piece.king
        and set(squares) <= set(landings)
        and at.refusal.target not in landings
        and all(at.position.next_landings((origin, square)) for square in squares)
        and all(victim in move.captures for move in at.position.moves_along((origin, squares[0])))
    )


def blocked(at: Attempt) -> bool:
    return (
        at.piece.king and at.direction in at.rules.king_steps and at.crossed[:1] == list(at.refusal.squares)
    )


def two_in_a_row(at: Attempt) -> bool:
    first, second = (at.between.index(square) for square in at.refusal.squares)
    enemy = at.position.pieces[at.refusal.squares[0]].color is not at.piece.color
    return enemy and second == first + 1 and {*at.refusal.squares} <= {*at.crossed}


def own_side(at: Attempt) -> bool:
    pieces = at.position.pieces
    mine = [pieces[square].color is at.piece.color for square in at.refusal.squares]
    return (
        mine == [True]
        and at.crossed[:1] == list(at.refusal.squares)
        and at.direction not in at.rules.line_leaps
    )


def makes_threat(at: Attempt) -> bool:
    return (
        at.rules.threat_rule
        and not at.piece.king
        and not at.capturing
        and at.can_step_there
        and at.would_threaten
        and all(at.threatened(square) for square in at.refusal.squares)
        and bool(set(at.refusal.squares) - {at.refusal.origin})
    )


def others_threatened(at: Attempt) -> bool:
    return makes_threat(at) and not at.threatened(at.refusal.origin)


def itself_threatened(at: Attempt) -> bool:
    return makes_threat(at) and at.threatened(at.refusal.origin)


def cannot_go_there(at: Attempt) -> bool:
    return not at.capturing and not at.can_step_there


def lit(at: Attempt) -> bool:
    return {move.target for move in at.own_moves} == set(at.refusal.squares) != set()


def shut_in(at: Attempt) -> bool:
    return not at.own_moves


CLAIMS = (
    Claim("The game is over.", "Die Partie ist zu Ende.", lambda at: not at.position.legal_moves()),
    Claim(
        "There is no piece on {origin}.",
        "Auf {origin} steht kein Stein.",
        lambda at: at.refusal.origin not in at.position.pieces,
    ),
    Claim(
        "That piece is your opponent’s.",
        "Dieser Stein gehört der Gegenseite.",
        lambda at: at.piece.color is not at.position.turn,
    ),
    Claim(
        "It is not your turn yet.",
        "Du bist noch nicht am Zug.",
        lambda at: at.piece.color is not at.position.turn,
    ),
    Claim(
        "Put the piece on another square to move it.",
        "Zum Ziehen den Stein auf ein anderes Feld setzen.",
        lambda at: at.refusal.origin == at.refusal.target,
    ),
    Claim(
        "There is already a piece on {target}.",
        "Auf {target} steht schon ein Stein.",
        lambda at: at.refusal.target in at.position.pieces,
    ),
    Claim("You must capture: this piece can.", "Du musst schlagen: Dieser Stein kann es.", must_capture),
    Claim(
        "You must capture: these {squares_count} pieces can.",
        "Du musst schlagen: Diese {squares_count} Steine können es.",
        must_capture,
    ),
    Claim(
        "You must take as many as you can. There are {required} to take here, not just one.",
        "Du musst so viele wie möglich schlagen. Hier sind {required} zu schlagen, nicht nur einer.",
        lambda at: must_take_more(at) and at.refusal.taken == 1,
    ),
    Claim(
        "You must take as many as you can. There are {required} to take here, not {taken}.",
        "Du musst so viele wie möglich schlagen. Hier sind {required} zu schlagen, nicht {taken}.",
        must_take_more,
    ),
    Claim(
        "You must capture with a king here.", "Du musst hier mit einer Dame schlagen.", must_take_with_king
    ),
    Claim(
        "You must take as many kings as you can.",
        "Du musst so viele Damen wie möglich schlagen.",
        must_take_kings,
    ),
    Claim(
        "You must take kings as early as you can.",
        "Du musst Damen so früh wie möglich schlagen.",
        kings_first,
    ),
    Claim(
        "You must take what is worth the most.",
        "Du musst schlagen, was am meisten wert ist.",
        must_take_value,
    ),
    Claim(
        "This king has moved three times in a row. Move another piece.",
        "Diese Dame hat drei Mal hintereinander gezogen. Zieh mit einem anderen Stein.",
        waits,
    ),
    Claim("Men cannot capture kings.", "Steine können keine Damen schlagen.", men_take_no_kings),
    Claim(
        "That is too far: a capture that ends with a king lands on {squares}.",
        "Das ist zu weit: Ein Schlag, der mit einer Dame endet, landet auf {squares}.",
        lands_behind_a_king,
    ),
    Claim(
        "The capture goes on: keep jumping with this piece.",
        "Der Schlag geht weiter: Spring mit diesem Stein weiter.",
        must_continue,
    ),
    Claim(
        "Men never step backwards. The squares it can go to are lit.",
        "Steine ziehen nie rückwärts. Die möglichen Felder leuchten auf.",
        lambda at: never_backwards(at) and lit(at),
    ),
    Claim(
        "Men never step backwards. This one is blocked for now.",
        "Steine ziehen nie rückwärts. Dieser sitzt im Augenblick fest.",
        lambda at: never_backwards(at) and shut_in(at),
    ),
    Claim(
        "That piece cannot go there. The squares it can go to are lit.",
        "Dahin kann dieser Stein nicht ziehen. Die möglichen Felder leuchten auf.",
        lambda at: cannot_go_there(at) and lit(at),
    ),
    Claim(
        "That piece cannot go there. It cannot move at all just now.",
        "Dahin kann dieser Stein nicht ziehen. Er kann im Augenblick gar nicht ziehen.",
        lambda at: cannot_go_there(at) and shut_in(at),
    ),
    Claim(
        "That is too far: here even kings make short jumps only.",
        "Das ist zu weit: Hier dürfen auch Damen nur kurz springen.",
        lambda at: too_far(at) and at.piece.king and not at.rules.flying,
    ),
    Claim(
        "That is too far: men make short jumps only.",
        "Das ist zu weit: Steine dürfen nur kurz springen.",
        lambda at: too_far(at) and not at.piece.king,
    ),
    Claim(
        "That is too far: land on {squares}.",
        "Das ist zu weit: Die Dame muss auf {squares} landen.",
        lands_next,
    ),
    Claim(
        "The capture goes on from {squares}: land there.",
        "Der Schlag geht auf {squares} weiter: Die Dame muss dort landen.",
        lands_to_go_on,
    ),
    Claim(
        "This piece cannot capture in that direction.",
        "In diese Richtung kann dieser Stein nicht schlagen.",
        no_such_jump,
    ),
    Claim(
        "A capture cannot begin in that direction.",
        "In diese Richtung kann ein Schlag nicht beginnen.",
        no_first_jump,
    ),
    Claim("The way is blocked.", "Der Weg ist versperrt.", blocked),
    Claim(
        "Two pieces in a row with no gap between them cannot be jumped.",
        "Zwei Steine ohne Lücke hintereinander kann man nicht überspringen.",
        two_in_a_row,
    ),
    Claim(
        "It cannot jump over its own side here.",
        "Über eigene Steine kann er hier nicht springen.",
        own_side,
    ),
    Claim(
        "Not with this man: your man on {others} is threatened.",
        "Nicht mit diesem Stein: Dein Stein auf {others} ist bedroht.",
        others_threatened,
    ),
    Claim(
        "Not with this man: your men on {others} are threatened.",
        "Nicht mit diesem Stein: Deine Steine auf {others} sind bedroht.",
        others_threatened,
    ),
    Claim(
        "This man and {others} are both threatened; neither may threaten.",
        "Dieser Stein und der auf {others} sind beide bedroht; keiner von beiden darf drohen.",
        itself_threatened,
    ),
    Claim(
        "This man is threatened, and so are {others}; none of them may threaten.",
        "Dieser Stein ist bedroht, ebenso die auf {others}; keiner von ihnen darf drohen.",
        itself_threatened,
    ),
)

BEGINNINGS = {
    language: [(claim, claim.pattern(language).partition("{")[0]) for claim in CLAIMS]
    for language in ("en", "de")
}
"""The part of each sentence before its first value."""


@cache
def alike(text: str, language: str) -> list[Claim]:
    """The claims that begin like a sentence; many attempts are refused by the same one."""
    return [claim for claim, begin in BEGINNINGS[language] if text.startswith(begin)]


def filled_in(claim: Claim, at: Attempt, language: str) -> str:
    """The sentence with this attempt's values."""
    pattern = claim.pattern(language)
    if "{" not in pattern:
        return pattern
    refusal = at.refusal
    others = [square for square in refusal.squares if square != refusal.origin]
    values = {
        "origin": lambda: refusal.origin,
        "target": lambda: refusal.target,
        "squares": lambda: listing(refusal.squares),
        "others": lambda: listing(others),
        "squares_count": lambda: count(len(refusal.squares)),
        "required": lambda: count(refusal.required),
        "taken": lambda: count(refusal.taken),
    }
    return pattern.format(**{name: value() for name, value in values.items() if f"{{{name}}}" in pattern})


def told(at: Attempt) -> str:
    message = refusal_message(at.refusal, at.position)
    return f"{message.title} {message.text}".strip()


def where(at: Attempt) -> str:
    return f"{at.position.fen} {at.refusal.origin} {at.refusal.target} {at.refusal.reason}:"


def claim_of(at: Attempt, language: str) -> Claim:
    """The claim that the refusal makes."""
    text = told(at)
    claims = [claim for claim in alike(text, language) if filled_in(claim, at, language) == text]
    assert len(claims) == 1, f"no fact is known to this sentence: {where(at)} {text}"
    return claims[0]


Speak = Callable[[str], None]


@pytest.fixture
def asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A position, which never changes, finds out only once what each of its many attempts asks of it."""
    for name in ("next_landings", "moves_along", "takings", "threatened"):
        monkeypatch.setattr(Position, name, remembered(getattr(Position, name)))


def remembered(method: Callable[..., Any]) -> Callable[..., Any]:
    """`method`, whose answers the object itself keeps: equal positions may have different rules."""

    @wraps(method)
    def ask(position: Position, *asked: Any) -> Any:
        known = vars(position).setdefault(f"answers of {method.__name__}", {})
        if asked not in known:
            known[asked] = method(position, *asked)
        return known[asked]

    return ask


@pytest.mark.usefixtures("asked_once")
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_true(speak: Speak, game: str) -> None:
    tried = [at for position in positions(game, made=14, played=2) for at in attempts(position)]
    made = []
    for language in BEGINNINGS:
        speak(language)
        made.append([claim_of(at, language) for at in tried])
    assert made[0] == made[1]  # both languages claim the same
    for at, claim in zip(tried, made[0], strict=True):
        assert claim.holds(at), f"untrue: {where(at)} {claim.english}"
