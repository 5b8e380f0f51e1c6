"""Hints in words: a piece, its square, and why the move is good as far as the rules alone can tell."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from harzdame_engine import Move
from harzdame_engine.game.merits import Merits
from harzdame_engine.review.chains import Chain

from harzdame_gui.text.message import Message, count, listing
from harzdame_gui.translation import counted, translate

_MOST = 2
"""The most reasons that are given."""


def piece_message(move: Move) -> Message:
    """The hint’s first step: which piece to look at."""
    title = translate("Hint", "Look at {square}.").format(square=move.origin)
    return Message(title, translate("Hint", "H once more shows where it goes."))


def square_message(move: Move) -> Message:
    """The hint’s second step: where that piece goes."""
    if move.captures:
        title = translate("Hint", "{origin} takes and lands on {target}.")
    else:
        title = translate("Hint", "{origin} goes to {target}.")
    text = translate("Hint", "H once more says why.")
    return Message(title.format(origin=move.origin, target=move.target), text)


def hint_message(move: Move, merits: Merits, chain: Chain | None = None) -> Message:
    """The move to try, with its weightiest reasons; the `chain` that it begins is one."""
    title = translate("Hint", "Try {move}.").format(move=move)
    return Message(title, " ".join(islice(_reasons(merits, chain), _MOST)))


def _reasons(merits: Merits, chain: Chain | None) -> Iterator[str]:
    if merits.wins:
        yield translate("Hint", "It wins the game.")
        return
    if chain is not None and chain.ends_game:
        yield translate("Hint", "It wins by force, however your opponent answers.")
        return
    if chain is not None and len(chain.line) > 1:
        given, taken = _number(chain.given), _number(chain.taken)
        if chain.gives_away:
            yield _giving(chain)
        elif chain.given:
            yield translate("Hint", "It begins a shot: you give {given} and take {taken}.").format(
                given=given, taken=taken
            )
        else:
            yield translate("Hint", "It wins {taken} by force.").format(taken=taken)
        return
    if merits.only:
        yield translate("Hint", "It is the only move.")
    yield from _gains(merits)
    yield from _safety(merits)


def _giving(chain: Chain) -> str:
    given, taken = _number(chain.given), _number(chain.taken)
    if chain.taken:
        return translate("Hint", "It begins a shot: you give {given} away and take only {taken}.").format(
            given=given, taken=taken
        )
    return translate("Hint", "It makes your opponent take {given}.").format(given=given)


def _gains(merits: Merits) -> Iterator[str]:
    if merits.captures:
        yield counted.tr("It takes {number}.", "", merits.captures).format(number=count(merits.captures))
    if merits.crowns:
        yield translate("Hint", "It makes a king.")
    if merits.offered:
        yield counted.tr("Your opponent must take at least {number}.", "", merits.offered).format(
            number=count(merits.offered)
        )
    if merits.regained:
        given, back = (_number(number) for number in (merits.given, merits.regained))
        yield translate("Hint", "It gives {given} and takes {back} back.").format(given=given, back=back)


def _safety(merits: Merits) -> Iterator[str]:
    if merits.saved:
        text = counted.tr(
            "The men on {squares} could have been taken; now nothing can.", "", len(merits.saved)
        )
        yield text.format(squares=listing(merits.saved))
    if merits.threatens:
        text = counted.tr("It threatens to take {number}.", "", merits.threatens)
        yield text.format(number=count(merits.threatens))
    if merits.safe and not (merits.saved or merits.only):
        yield translate("Hint", "After it none of your pieces can be taken.")


def _number(number: int) -> str:
    return translate("Hint", "one") if number == 1 else count(number)
