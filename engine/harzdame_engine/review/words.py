"""Facts in plain English, a sentence each, for the command line. The app has words of its own."""

from __future__ import annotations

from harzdame_engine.endgames.material import Side
from harzdame_engine.endgames.verdict import Verdict
from harzdame_engine.review.chains import Chain
from harzdame_engine.review.facts import (
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
from harzdame_engine.review.judgement import Judgement

_NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip


def sentence(fact: Fact) -> str:
    """A fact as a sentence about the move that was played."""
    match fact:
        case GameLost() | WinMissed() | VerdictChanged():
            return _result(fact)
        case Shot() | Hanging() | ShotMissed():
            return _tactics(fact)
        case EdgeLeft() | RaceLost() | BreakthroughMissed() | KingAllowed() | KingMissed():
            return _kings(fact)
        case NoSafeMove(answer, 1):
            return f"After {answer} the only move loses material."
        case NoSafeMove(answer, moves):
            return f"After {answer} each of the {_number(moves)} moves loses material."
        case WingStuck(_, squares):
            return f"Whatever is answered, the men on {_listing(squares)} cannot move next without loss."
    return _in_the_line(fact)


def _in_the_line(fact: Fact) -> str:
    """What is counted in the best line found."""
    match fact:
        case MaterialLost(pieces, line, True):
            more = f"{_number(pieces)} more {'piece' if pieces == 1 else 'pieces'}"
            soon = _count(fact.moves, "move")
            return (
                f"In the best line found this takes {more} than it gives away in {soon}, "
                f"beginning with {line[0]}."
            )
        case MaterialMissed(pieces, line, True):
            more = f"{_number(pieces)} more {'piece' if pieces == 1 else 'pieces'}"
            soon = _count(fact.moves, "move")
            return f"In the best line found {line[0]} gives away {more} than it takes in {soon}."
        case MaterialLost(pieces, line):
            soon = _count(fact.moves, "move")
            return f"In the best line found this loses {_pieces(pieces)} in {soon}, beginning with {line[0]}."
        case MaterialMissed(pieces, line):
            return f"In the best line found {line[0]} wins {_pieces(pieces)} in {_count(fact.moves, 'move')}."
        case EndAllowed(line):
            return (
                f"In the best line found this loses the game in {_count(fact.moves, 'move')}, "
                f"beginning with {line[0]}."
            )
        case EndMissed(line):
            return f"In the best line found {line[0]} wins the game in {_count(fact.moves, 'move')}."
        case KingGone(line):
            return f"In the best line found this loses a king, beginning with {line[0]}."
        case KingTaken(line):
            return f"In the best line found {line[0]} leads to the capture of a king."
    raise AssertionError(fact)


def comparison(judgement: Judgement) -> str:
    """What both moves promise, where nothing is proven."""
    before, after = round(100 * judgement.before), round(100 * judgement.after)
    better = judgement.better.pv[0]
    return f"{better} was better: it promises {before} points of a hundred, this move {after}."


def _result(fact: GameLost | WinMissed | VerdictChanged) -> str:
    match fact:
        case GameLost(line) if fact.moves == 1:
            return f"Loses the game at once: {line[0]}."
        case GameLost(line):
            return f"Loses the game in {_count(fact.moves, 'move')}, beginning with {line[0]}."
        case WinMissed(line) if fact.moves == 1:
            return f"Misses the win: {line[0]} ends the game."
        case WinMissed(line):
            return f"Misses a win in {_count(fact.moves, 'move')}: {line[0]}."
        case VerdictChanged(was, now, own, theirs):
            before = f"The endgame was {_verdict(was)}: {_side(own)} against {_side(theirs)}."
            return f"{before} Now it is {_verdict(now)}."


def _tactics(fact: Shot | Hanging | ShotMissed) -> str:
    match fact:
        case Shot(chain, _) if chain.ends_game:
            return f"Allows a shot that ends the game: {chain.line[0]} takes {_number(chain.taken)} in all."
        case Shot(chain, _) if chain.gives_away:
            given = f" and gives away {_number(chain.taken)}" if chain.taken else ""
            return f"Has to take {_number(fact.own)}{given}, beginning with {chain.line[0]}."
        case ShotMissed(chain) if chain.gives_away:
            taken = f" and takes {_number(chain.taken)}" if chain.taken else ""
            return f"Misses a shot: {chain.line[0]} gives away {_number(chain.given)}{taken}."
        case Shot(chain, captured) if captured or not chain.given:
            own = f"takes {_number(fact.own)} and " if fact.own else ""
            return f"{own}loses {_number(chain.taken)} to {chain.line[0]}.".capitalize()
        case Shot(chain, _):
            return f"Allows a shot: {_chain(chain)}."
        case Hanging(squares, _, before):
            does, to = ("Leaves", " to") if before else ("Lets", "")
            return f"{does} {_listing(squares)}{to} be taken for nothing."
        case ShotMissed(chain) if not chain.given:
            if chain.line[0].captures:
                return f"Misses a capture of {_number(chain.taken)}: {chain.line[0]}."
            return f"{chain.line[0]} would have won {_pieces(chain.net)} by force."
        case ShotMissed(chain):
            return f"Misses a shot: {_chain(chain)}."


def _chain(chain: Chain) -> str:
    return f"{chain.line[0]} wins {_pieces(chain.net)}, {_number(chain.taken)} for {_number(chain.given)}"


def _kings(fact: EdgeLeft | RaceLost | BreakthroughMissed | KingAllowed | KingMissed) -> str:
    match fact:
        case EdgeLeft(guard, moves, _):
            soon = _count(moves, "move")
            return f"Lets the edge go: {guard} was its guard. The other side makes a king in {soon}."
        case RaceLost(moves, _):
            return f"The other side makes a king in {_count(moves, 'move')}, and nothing stops it."
        case BreakthroughMissed(moves, line):
            return f"Misses a breakthrough: {line[0]} makes a king in {_count(moves, 'move')}."
        case KingAllowed(moves, line):
            return (
                f"In the best line found the other side makes a king in {_count(moves, 'move')}, "
                f"beginning with {line[0]}."
            )
        case KingMissed(moves, line):
            return f"In the best line found {line[0]} makes a king in {_count(moves, 'move')}."
    raise AssertionError(fact)


def _number(number: int) -> str:
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


def _count(number: int, noun: str) -> str:
    return f"{_number(number)} {noun if number == 1 else noun + 's'}"


def _pieces(number: int) -> str:
    return "a piece" if number == 1 else _count(number, "piece")


def _listing(squares: tuple[str, ...]) -> str:
    *most, last = squares
    return f"{', '.join(most)} and {last}" if most else last


def _verdict(verdict: Verdict) -> str:
    return "drawn" if verdict.is_draw else "won" if verdict.is_win else "lost"


def _side(side: Side) -> str:
    parts = [
        _counted(number, one, many)
        for number, one, many in ((side.kings, "king", "kings"), (side.men, "man", "men"))
    ]
    return " and ".join(filter(None, parts))


def _counted(number: int, one: str, many: str) -> str:
    return "" if not number else f"{_number(number)} {one if number == 1 else many}"
