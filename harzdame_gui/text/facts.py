"""Facts about a move that was played, as sentences for the coach and the review."""

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
from harzdame_engine.review.gain import Gain

from harzdame_gui.text.message import count, listing
from harzdame_gui.translation import counted, translate


def fact_sentence(fact: Fact) -> str:
    """A fact in one short sentence, whoever made the move."""
    match fact:
        case GameLost() | WinMissed() | VerdictChanged():
            return _result(fact)
        case Shot() | ShotMissed():
            return _shot(fact)
        case Hanging():
            return _hanging(fact)
        case EdgeLeft() | RaceLost() | BreakthroughMissed():
            return _kings(fact)
    return _play(fact)


def count_sentence(taken: int, own: int) -> str:
    """The count of a chain against the player: ``You take 1, they take 3.``"""
    if own:
        return translate("Fact", "You take {own}, they take {taken}.").format(own=own, taken=taken)
    return translate("Fact", "They take {taken}.").format(taken=taken)


def taking_sentence(own: int, given: int) -> str:
    """The count of a chain where pieces are to be given away: ``You must take 3 and give away 1.``"""
    if given:
        return translate("Fact", "You must take {own} and give away {given}.").format(own=own, given=given)
    return translate("Fact", "You must take {own}.").format(own=own)


def gain_sentence(gain: Gain) -> str:
    """What a line wins, in one short sentence; empty if nothing that can be counted."""
    if gain.ends_game:
        return translate("Fact", "That ends the game.")
    if gain.gives_away:
        text = counted.tr("That gives away {number} more pieces than it takes.", "", gain.pieces)
        return text.format(number=count(gain.pieces)) if gain.pieces > 0 else ""
    if gain.pieces == 1 and gain.caught and not gain.crowned:
        return translate("Fact", "That wins a king.")
    if gain.pieces <= 0 and gain.crowned:
        return translate("Fact", "That makes a king.")
    if gain.pieces <= 0:
        return translate("Fact", "That takes a king.") if gain.caught else ""
    if gain.crowned:
        text = counted.tr("That wins {number} pieces and makes a king.", "", gain.pieces)
    else:
        text = counted.tr("That wins {number} pieces.", "", gain.pieces)
    return text.format(number=count(gain.pieces))


def _play(fact: Fact) -> str:
    match fact:
        case NoSafeMove(answer, moves):
            text = counted.tr("After {answer} each of the {number} moves loses material.", "", moves)
            return text.format(answer=answer, number=count(moves))
        case WingStuck(_, squares):
            text = translate(
                "Fact", "Whatever is answered, the men on {squares} cannot move next without loss."
            )
            return text.format(squares=listing(squares))
    return _in_the_line(fact)


def _in_the_line(fact: Fact) -> str:
    """What is counted in the best line found, and told as that."""
    match fact:
        case EndAllowed(line) | MaterialLost(_, line, _) | KingAllowed(_, line) | KingGone(line):
            return _lost_in_the_line(fact).format(answer=line[0])
        case EndMissed(line):
            text = translate("Fact", "In the best line found {move} wins the game {soon}.")
            return text.format(soon=_soon(fact.moves), move=line[0])
        case MaterialMissed(pieces, line, True):
            text = counted.tr(
                "In the best line found {move} gives away {number} more pieces than it takes {soon}.",
                "",
                pieces,
            )
            return text.format(soon=_soon(fact.moves), move=line[0], number=count(pieces))
        case MaterialMissed(pieces, line, _):
            text = counted.tr("In the best line found {move} wins {number} pieces {soon}.", "", pieces)
            return text.format(soon=_soon(fact.moves), move=line[0], number=count(pieces))
        case KingMissed(moves, line):
            text = translate("Fact", "In the best line found {move} makes a king {soon}.")
            return text.format(soon=_soon(moves), move=line[0])
        case KingTaken(line):
            text = translate("Fact", "In the best line found {move} leads to the capture of a king.")
            return text.format(move=line[0])
    raise AssertionError(fact)


def _lost_in_the_line(fact: EndAllowed | MaterialLost | KingAllowed | KingGone) -> str:
    """The sentence for a loss in the best line, with a placeholder for the answer."""
    match fact:
        case EndAllowed():
            text = translate(
                "Fact", "In the best line found this loses the game {soon}, beginning with {answer}."
            )
            return text.replace("{soon}", _soon(fact.moves))
        case MaterialLost(pieces, _, True):
            text = counted.tr(
                "In the best line found this takes {number} more pieces than it gives away {soon}, "
                "beginning with {answer}.",
                "",
                pieces,
            )
            return text.replace("{soon}", _soon(fact.moves)).replace("{number}", count(pieces))
        case MaterialLost(pieces, _, _):
            text = counted.tr(
                "In the best line found this loses {number} pieces {soon}, beginning with {answer}.",
                "",
                pieces,
            )
            return text.replace("{soon}", _soon(fact.moves)).replace("{number}", count(pieces))
        case KingAllowed(moves, _):
            text = translate(
                "Fact", "In the best line found the other side makes a king {soon}, beginning with {answer}."
            )
            return text.replace("{soon}", _soon(moves))
        case KingGone():
            return translate("Fact", "In the best line found this loses a king, beginning with {answer}.")


def _result(fact: GameLost | WinMissed | VerdictChanged) -> str:
    match fact:
        case GameLost(line):
            text = counted.tr("Loses the game in {number} moves, beginning with {answer}.", "", fact.moves)
            return text.format(number=count(fact.moves), answer=line[0])
        case WinMissed(line):
            text = counted.tr("Misses a win in {number} moves, beginning with {move}.", "", fact.moves)
            return text.format(number=count(fact.moves), move=line[0])
        case VerdictChanged(was, now, own, theirs):
            text = translate("Fact", "The endgame was {was}: {own} against {theirs}. Now it is {now}.")
            return text.format(was=_verdict(was), now=_verdict(now), own=_side(own), theirs=_side(theirs))


def _shot(fact: Shot | ShotMissed) -> str:
    match fact:
        case Shot(chain, _) if chain.ends_game:
            text = translate("Fact", "Allows a shot that ends the game, beginning with {answer}.")
            return text.format(answer=chain.line[0])
        case Shot(chain, _) | ShotMissed(chain) if chain.gives_away:
            return _giving(fact)
        case Shot(chain, captured) if captured:
            text = translate("Fact", "Takes {own}, but {answer} begins to take {taken} back.")
            return text.format(own=_number(fact.own), taken=_number(chain.taken), answer=chain.line[0])
        case Shot(chain, _) if chain.given:
            text = translate("Fact", "Allows a shot: {answer} wins {net}, {taken} for {given}.")
            return text.format(answer=chain.line[0], **_counts(chain))
        case Shot(chain, _):
            text = translate("Fact", "Loses {taken}, beginning with {answer}.")
            return text.format(answer=chain.line[0], taken=_number(chain.taken))
        case ShotMissed(chain) if not chain.given:
            if chain.line[0].captures:
                text = translate("Fact", "Misses a capture of {taken}: {move}.")
            else:
                text = translate("Fact", "{move} would have won {taken} by force.")
            return text.format(taken=_number(chain.taken), move=chain.line[0])
        case ShotMissed(chain):
            text = translate("Fact", "Misses a shot: {move} wins {net}, {taken} for {given}.")
            return text.format(move=chain.line[0], **_counts(chain))


def _giving(fact: Shot | ShotMissed) -> str:
    """A shot where pieces are to be given away."""
    match fact:
        case Shot(chain, _) if chain.taken:
            text = translate("Fact", "Has to take {own} and gives away {taken}, beginning with {answer}.")
            return text.format(own=_number(fact.own), taken=_number(chain.taken), answer=chain.line[0])
        case Shot(chain, _):
            text = translate("Fact", "Has to take {own}, beginning with {answer}.")
            return text.format(own=_number(fact.own), answer=chain.line[0])
        case ShotMissed(chain) if chain.taken:
            text = translate("Fact", "Misses a shot: {move} gives away {given} and takes {taken}.")
            return text.format(move=chain.line[0], given=_number(chain.given), taken=_number(chain.taken))
        case ShotMissed(chain):
            text = translate("Fact", "{move} would have made the other side take {given}.")
            return text.format(move=chain.line[0], given=_number(chain.given))


def _counts(chain: Chain) -> dict[str, str]:
    return {"net": _number(chain.net), "taken": _number(chain.taken), "given": _number(chain.given)}


def _hanging(fact: Hanging) -> str:
    match fact:
        case Hanging((square,), _, True):
            return translate("Fact", "Leaves {square} to be taken for nothing.").format(square=square)
        case Hanging((square,), _, False):
            return translate("Fact", "Lets {square} be taken for nothing.").format(square=square)
        case Hanging(squares, _, True):
            text = translate("Fact", "Leaves {squares} to be taken for nothing.")
            return text.format(squares=listing(squares))
    return translate("Fact", "Lets {squares} be taken for nothing.").format(squares=listing(fact.squares))


def _kings(fact: EdgeLeft | RaceLost | BreakthroughMissed) -> str:
    match fact:
        case EdgeLeft(guard, moves, _):
            text = translate(
                "Fact", "Lets the edge go: {guard} guarded it. The other side makes a king {soon}."
            )
            return text.format(guard=guard, soon=_soon(moves))
        case RaceLost(moves, _):
            text = translate("Fact", "The other side makes a king {soon}, and nothing stops it.")
            return text.format(soon=_soon(moves))
        case BreakthroughMissed(moves, line):
            text = translate("Fact", "Misses a breakthrough: {move} makes a king {soon}.")
            return text.format(move=line[0], soon=_soon(moves))
    raise AssertionError(fact)


def _soon(moves: int) -> str:
    return counted.tr("in {number} moves", "", moves).format(number=count(moves))


def _number(number: int) -> str:
    return translate("Fact", "one") if number == 1 else count(number)


def _verdict(verdict: Verdict) -> str:
    if verdict.is_draw:
        return translate("Fact", "drawn")
    return translate("Fact", "won") if verdict.is_win else translate("Fact", "lost")


def _side(side: Side) -> str:
    parts = []
    if side.kings:
        parts.append(counted.tr("{number} kings", "", side.kings).format(number=count(side.kings)))
    if side.men:
        parts.append(counted.tr("{number} men", "", side.men).format(number=count(side.men)))
    return listing(parts)
