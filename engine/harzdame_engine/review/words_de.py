"""Facts in plain German, a sentence each, for the command line: see `words`, which has them in English."""

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
    "keinen", "einen", "zwei", "drei", "vier", "fünf", "sechs",
    "sieben", "acht", "neun", "zehn", "elf", "zwölf",
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
            return f"Nach {answer} verliert der einzige Zug Material."
        case NoSafeMove(answer, moves):
            return f"Nach {answer} verliert jeder der {_number(moves)} Züge Material."
        case WingStuck(_, squares):
            where = _listing(squares)
            return f"Was auch geantwortet wird: Von {where} kann als Nächstes kein Stein ohne Verlust ziehen."
    return _in_the_line(fact)


def _in_the_line(fact: Fact) -> str:
    """What is counted in the best line found."""
    match fact:
        case MaterialLost(pieces, line, True):
            more = f"{_soon(fact.moves)} {_pieces(pieces)}"
            return (
                f"In der besten gefundenen Folge muss diese Seite {more} mehr schlagen, als sie loswird, "
                f"angefangen mit {line[0]}."
            )
        case MaterialMissed(pieces, line, True):
            more = f"{_soon(fact.moves)} {_pieces(pieces)}"
            return f"In der besten gefundenen Folge wird man mit {line[0]} {more} mehr los, als man schlägt."
        case MaterialLost(pieces, line):
            cost = f"{_soon(fact.moves)} {_pieces(pieces)}"
            return f"In der besten gefundenen Folge kostet das {cost}, angefangen mit {line[0]}."
        case MaterialMissed(pieces, line):
            won = f"{_soon(fact.moves)} {_pieces(pieces)}"
            return f"In der besten gefundenen Folge gewinnt {line[0]} {won}."
        case EndAllowed(line):
            soon = _soon(fact.moves)
            return f"In der besten gefundenen Folge verliert das die Partie {soon}, angefangen mit {line[0]}."
        case EndMissed(line):
            return f"In der besten gefundenen Folge gewinnt {line[0]} die Partie {_soon(fact.moves)}."
        case KingGone(line):
            return f"In der besten gefundenen Folge kostet das eine Dame, angefangen mit {line[0]}."
        case KingTaken(line):
            return f"In der besten gefundenen Folge führt {line[0]} dazu, dass eine Dame geschlagen wird."
    raise AssertionError(fact)


def comparison(judgement: Judgement) -> str:
    """What both moves promise, where nothing is proven."""
    before, after = round(100 * judgement.before), round(100 * judgement.after)
    better = judgement.better.pv[0]
    return f"Besser war {better}: Das verspricht {before} von hundert Punkten, dieser Zug {after}."


def _result(fact: GameLost | WinMissed | VerdictChanged) -> str:
    match fact:
        case GameLost(line) if fact.moves == 1:
            return f"Verliert die Partie sofort durch {line[0]}."
        case GameLost(line):
            return f"Verliert die Partie {_soon(fact.moves)}, angefangen mit {line[0]}."
        case WinMissed(line) if fact.moves == 1:
            return f"Verpasst den Gewinn: {line[0]} beendet die Partie."
        case WinMissed(line):
            return f"Verpasst einen Gewinn {_soon(fact.moves)}, angefangen mit {line[0]}."
        case VerdictChanged(was, now, own, theirs):
            before = f"Das Endspiel war {_verdict(was)}: hier {_side(own)}, dort {_side(theirs)}."
            return f"{before} Jetzt ist es {_verdict(now)}."


def _tactics(fact: Shot | Hanging | ShotMissed) -> str:
    match fact:
        case Shot(chain, _) if chain.ends_game:
            return f"Erlaubt einen Schlag, der die Partie beendet, angefangen mit {chain.line[0]}."
        case Shot(chain, _) if chain.gives_away:
            given = f" und wird nur {_number(chain.taken)} los" if chain.taken else ""
            return f"Muss {_number(fact.own)} schlagen{given}, angefangen mit {chain.line[0]}."
        case Shot(chain, captured) if captured or not chain.given:
            taken, first = _number(chain.taken), chain.line[0]
            if fact.own:
                return (
                    f"Schlägt {_number(fact.own)}, doch mit {first} beginnt ein Schlag, der {taken} kostet."
                )
            return f"Verliert {taken}, angefangen mit {first}."
        case Shot(chain, _):
            return f"Erlaubt einen Schlag: {_chain(chain)}."
        case Hanging(squares, _, False):
            return f"Lässt {_listing(squares)} ohne Gegenwert schlagen."
        case Hanging((square,), _, True):
            return f"Rettet {square} nicht: Der Stein geht ohne Gegenwert verloren."
        case Hanging(squares, _, True):
            return f"Rettet {_listing(squares)} nicht: Die Steine gehen ohne Gegenwert verloren."
        case ShotMissed(chain):
            return _shot_missed(chain)
    raise AssertionError(fact)


def _shot_missed(chain: Chain) -> str:
    first = chain.line[0]
    if chain.gives_away:
        taken = f" für {_number(chain.taken)}" if chain.taken else ""
        return f"Verpasst einen Schlag: {first} wird {_number(chain.given)} los{taken}."
    if chain.given:
        return f"Verpasst einen Schlag: {_chain(chain)}."
    if first.captures:
        return f"Verpasst mit {first} einen Schlag über {_number(chain.taken)}."
    return f"{first} hätte zwangsläufig {_pieces(chain.net)} gewonnen."


def _chain(chain: Chain) -> str:
    return f"{chain.line[0]} gewinnt {_pieces(chain.net)}, {_number(chain.taken)} für {_number(chain.given)}"


def _kings(fact: EdgeLeft | RaceLost | BreakthroughMissed | KingAllowed | KingMissed) -> str:
    match fact:
        case EdgeLeft(guard, moves, _):
            soon = _soon(moves)
            return f"Gibt den Rand frei, den {guard} bewacht hat: Die andere Seite bekommt {soon} eine Dame."
        case RaceLost(moves, _):
            return f"Die andere Seite bekommt {_soon(moves)} eine Dame, und nichts hält sie auf."
        case BreakthroughMissed(moves, line):
            return f"Verpasst einen Durchbruch: {line[0]} bringt {_soon(moves)} eine Dame."
        case KingAllowed(moves, line):
            return (
                f"In der besten gefundenen Folge bekommt die andere Seite {_soon(moves)} eine Dame, "
                f"angefangen mit {line[0]}."
            )
        case KingMissed(moves, line):
            return f"In der besten gefundenen Folge bringt {line[0]} {_soon(moves)} eine Dame."
    raise AssertionError(fact)


def _number(number: int) -> str:
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


def _pieces(number: int) -> str:
    return f"{_number(number)} {'Stein' if number == 1 else 'Steine'}"


def _soon(moves: int) -> str:
    return "mit dem nächsten Zug" if moves == 1 else f"in {_number(moves)} Zügen"


def _listing(squares: tuple[str, ...]) -> str:
    *most, last = squares
    return f"{', '.join(most)} und {last}" if most else last


def _verdict(verdict: Verdict) -> str:
    return "unentschieden" if verdict.is_draw else "gewonnen" if verdict.is_win else "verloren"


def _side(side: Side) -> str:
    parts = (
        _counted(side.kings, "eine Dame", "Damen"),
        _counted(side.men, "ein Stein", "Steine"),
    )
    return " und ".join(filter(None, parts))


def _counted(number: int, one: str, many: str) -> str:
    return "" if not number else one if number == 1 else f"{_number(number)} {many}"
