"""Hints in words: a move, and why it is good as far as the rules alone can tell."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from harzdame_engine import Move
from harzdame_engine.game.merits import Merits

from harzdame_gui.text.message import Message, count, listing
from harzdame_gui.translation import translate

_MOST = 2
"""The most reasons that are given."""


def hint_message(move: Move, merits: Merits) -> Message:
    """The move to try, with its weightiest reasons."""
    title = translate("Hint", "Try {move}.").format(move=move)
    return Message(title, " ".join(islice(_reasons(merits), _MOST)))


def _reasons(merits: Merits) -> Iterator[str]:
    if merits.wins:
        yield translate("Hint", "It wins the game.")
        return
    if merits.only:
        yield translate("Hint", "It is the only move.")
    yield from _gains(merits)
    yield from _safety(merits)


def _gains(merits: Merits) -> Iterator[str]:
    if merits.captures == 1:
        yield translate("Hint", "It takes a piece.")
    elif merits.captures:
        yield translate("Hint", "It takes {number}.").format(number=count(merits.captures))
    if merits.crowns:
        yield translate("Hint", "It makes a king.")
    if merits.regained:
        given, back = (_number(number) for number in (merits.given, merits.regained))
        yield translate("Hint", "It gives {given} and takes {back} back.").format(given=given, back=back)


def _safety(merits: Merits) -> Iterator[str]:
    if len(merits.saved) == 1:
        text = translate("Hint", "The man on {square} could have been taken; now nothing can.")
        yield text.format(square=merits.saved[0])
    elif merits.saved:
        text = translate("Hint", "The men on {squares} could have been taken; now nothing can.")
        yield text.format(squares=listing(merits.saved))
    if merits.threatens == 1:
        yield translate("Hint", "It threatens to take a piece.")
    elif merits.threatens:
        yield translate("Hint", "It threatens to take {number}.").format(number=count(merits.threatens))
    if merits.safe and not (merits.saved or merits.only):
        yield translate("Hint", "After it none of your pieces can be taken.")


def _number(number: int) -> str:
    return translate("Hint", "one") if number == 1 else count(number)
