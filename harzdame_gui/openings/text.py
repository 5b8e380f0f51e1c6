"""Sentences on repertoires, on their practice, and on games that left them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from harzdame_engine import Color, Move
from harzdame_engine.books.repertoire import AddedLine, Departure
from harzdame_engine.game.numbering import number_of
from PySide6.QtCore import QLocale

from harzdame_gui.controllers.openings.drill import Drill, DrillPhase
from harzdame_gui.text.message import Message
from harzdame_gui.text.short_moves import short_move
from harzdame_gui.translation import counted, translate

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


def side_name(color: Color) -> str:
    """``your repertoire for White``, as the object of a sentence."""
    if color is Color.WHITE:
        return translate("Openings", "your repertoire for White")
    return translate("Openings", "your repertoire for Black")


def added_message(added: AddedLine, color: Color) -> Message:
    """What became of a line that was added."""
    side = side_name(color)
    if not added.new and not added.replaced:
        return Message(translate("Openings", "This line is in {side} already.").format(side=side))
    title = counted.tr("%Ln moves were added to {side}.", "", len(added.new)).format(side=side)
    if not added.replaced:
        return Message(title)
    text = translate("Openings", "In place of {moves} you play another move now.")
    return Message(title, text.format(moves=listed(added.replaced)))


def departure_message(departure: Departure) -> Message:
    """By whom, and at which move, a game left the repertoire, and what is known there."""
    number = number_of(departure.node).number
    if departure.own:
        title = translate("Openings", "You left your repertoire at move {number}.").format(number=number)
        text = translate("Openings", "You played {played}; you know {known}.")
    else:
        title = translate("Openings", "Your opponent left your repertoire at move {number}.").format(
            number=number
        )
        text = translate("Openings", "They played {played}; you have an answer to {known}.")
    played = short_move(departure.node.move) if departure.node.move is not None else ""
    return Message(title, text.format(played=played, known=listed(departure.known)))


def missing_message(path: Path) -> Message:
    """The file of a repertoire is away, perhaps with its drive."""
    title = translate("Openings", "“{name}” is not there now.").format(name=path.name)
    text = translate(
        "Openings",
        "Your repertoire is read as soon as it is back, and gets what you add until then.",
    )
    return Message(title, text)


def returned_message(path: Path, *, joined: bool) -> Message:
    """The file of a repertoire is back; `joined`: it got what was added meanwhile."""
    title = translate("Openings", "“{name}” is there again.").format(name=path.name)
    if not joined:
        return Message(title, translate("Openings", "Your repertoire was read."))
    return Message(title, translate("Openings", "Your repertoire was read; what you added is in it now."))


def chosen_message(path: Path, others: int) -> Message:
    """A repertoire is kept in a file that has other games as well."""
    title = translate("Openings", "Your repertoire is the first game of “{name}”.").format(name=path.name)
    return Message(title, counted.tr("The %Ln other games in it stay as they are.", "", others))


def set_aside_message(copy: Path) -> Message:
    """Something of a damaged repertoire is now only in a copy."""
    title = translate("Openings", "A part of your repertoire could not be read, and is no longer in it.")
    return Message(
        title, translate("Openings", "The file as it was is kept as “{name}”.").format(name=copy.name)
    )


def listed(moves: Sequence[Move]) -> str:
    """Some moves, separated by commas."""
    return ", ".join(map(short_move, moves))


def summary(questions: int, due: int, gaps: int, *, away: Path | None = None) -> str:
    """What there is in a repertoire, and what of it waits. `away`: its file, which is not there now."""
    if away is not None:
        title, text, _ = missing_message(away)
        return "\n".join((title, text, *([summary(questions, due, gaps)] if questions else [])))
    if not questions:
        return translate("Openings", "Nothing yet. Play moves on the board, and they are added.")
    locale = QLocale()
    parts = [
        translate("Openings", "Positions: {count}").format(count=locale.toString(questions)),
        translate("Openings", "due: {count}").format(count=locale.toString(due)),
    ]
    if gaps:
        parts.append(translate("Openings", "without an answer: {count}").format(count=locale.toString(gaps)))
    return " · ".join(parts)


def task_message(drill: Drill) -> Message:
    """What is asked of the person now."""
    match drill.phase:
        case DrillPhase.OVER:
            return _end(drill)
        case DrillPhase.GOING_ON:
            return Message(translate("Openings", "Watch"), drill.words)
        case DrillPhase.WRONG:
            return Message(translate("Openings", "That is not your move."))
        case DrillPhase.YOURS:
            if drill.tried is not None:
                right = translate("Openings", "Now play the right move.")
                return Message(right, drill.words or translate("Openings", "It is shown on the board."))
            if drill.is_new:
                new = translate("Openings", "A new move")
                return Message(new, drill.words or translate("Openings", "Play it, to remember it."))
            return Message(translate("Openings", "Your move?"), drill.words)


def _end(drill: Drill) -> Message:
    if not drill.wanted:
        return Message(translate("Openings", "Nothing is due."))
    old = drill.wanted - drill.new
    said = []
    if old > 0:
        text = counted.tr("You knew {known} of %Ln moves.", "", old)
        said.append(text.format(known=max(old - drill.failed, 0)))
    if drill.new:
        said.append(translate("Openings", "New moves: {count}.").format(count=drill.new))
    return Message(translate("Openings", "Done for now."), " ".join(said))


def waiting(seconds: float) -> str:
    """The time until a question is due again."""
    if seconds < _HOUR:
        return translate("Openings", "The next one is due in {count} min.").format(
            count=max(round(seconds / _MINUTE), 1)
        )
    if seconds < 2 * _DAY:
        return translate("Openings", "The next one is due in {count} h.").format(
            count=max(round(seconds / _HOUR), 1)
        )
    return counted.tr("The next one is due in %Ln days.", "", round(seconds / _DAY))
