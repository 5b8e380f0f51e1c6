"""Refusals of moves and duties of the side to move, in words."""

from __future__ import annotations

from harzdame_engine import Clause, Position, Reason, Refusal, Square

from harzdame_gui.text.clauses import clause_sentence
from harzdame_gui.text.message import Message, count, listing
from harzdame_gui.translation import counted, translate


def refusal_message(refusal: Refusal, position: Position, eighths: int = 0) -> Message:
    """The refusal of a move in `position`: a short sentence, where it helps a second one, and the rule.

    The board is turned clockwise by so many `eighths`: the rule names directions as they are seen.
    """
    if refusal.reason is Reason.SAME_SQUARE:  # how to handle a piece is no rule of the game
        return _reason(refusal, position)
    piece = position.pieces.get(refusal.origin)
    mover = piece.color if piece is not None else position.turn
    rule = clause_sentence(refusal.clause, position.rules, mover, eighths)
    return _reason(refusal, position)._replace(rule=rule)


def _reason(refusal: Refusal, position: Position) -> Message:
    messages = {
        Reason.MUST_CAPTURE: _must_capture,
        Reason.MUST_TAKE_MORE: _must_take_more,
        Reason.NEVER_BACKWARDS: _never_backwards,
        Reason.TOO_FAR: _too_far,
        Reason.NO_SUCH_STEP: _no_such_step,
        Reason.MAKES_THREAT: _makes_threat,
    }
    if refusal.reason is Reason.SAME_KING:
        return _same_king(position)
    return messages.get(refusal.reason, _plain)(refusal)


def demand_message(position: Position, eighths: int = 0) -> Message | None:
    """The duty of the side to move, or None when it may move freely; `eighths` as in `refusal_message`."""
    captures = [move for move in position.legal_moves() if move.captures]
    if not captures:
        return None
    title = translate("Refusal", "You must capture.")
    origins = sorted({move.origin for move in captures})
    numbers = {len(move.captures) for move in captures}
    # one number for all, unless the choice is free between captures of several sizes
    taken = max(numbers) if len(numbers) == 1 else 1
    several = len(origins) > 1
    if several and taken > 1:
        text = translate("Refusal", "The pieces on {squares} can take {number}.")
    elif several:
        text = translate("Refusal", "The pieces on {squares} can.")
    elif taken > 1:
        text = translate("Refusal", "The piece on {squares} takes {number}.")
    else:
        text = translate("Refusal", "The piece on {squares} can.")
    # the title says the duty already; what is chosen from matters where more than one piece is taken
    clause = Clause.CHOICE if taken > 1 and position.rules.choice else Clause.COMPULSORY
    rule = clause_sentence(clause, position.rules, position.turn, eighths)
    return Message(title, text.format(squares=listing(origins), number=count(taken)), rule)


def _must_capture(refusal: Refusal) -> Message:
    able = len(refusal.squares)
    title = counted.tr("You must capture: these {number} pieces can.", "", able)
    return Message(title.format(number=count(able)))


def _must_take_more(refusal: Refusal) -> Message:
    title = translate("Refusal", "You must take as many as you can.")
    if refusal.taken == 1:
        text = translate("Refusal", "There are {number} to take here, not just one.")
    else:
        text = translate("Refusal", "There are {number} to take here, not {taken}.")
    return Message(title, text.format(number=count(refusal.required), taken=count(refusal.taken)))


def _never_backwards(refusal: Refusal) -> Message:
    title = translate("Refusal", "Men never step backwards.")
    return _where_to(refusal, title, translate("Refusal", "This one is blocked for now."))


def _no_such_step(refusal: Refusal) -> Message:
    title = translate("Refusal", "That piece cannot go there.")
    return _where_to(refusal, title, translate("Refusal", "It cannot move at all just now."))


def _where_to(refusal: Refusal, title: str, nowhere: str) -> Message:
    """The refusal of a step: the piece may go elsewhere, or `nowhere`."""
    lit = translate("Refusal", "The squares it can go to are lit.")
    return Message(title, lit if refusal.squares else nowhere)


def _too_far(refusal: Refusal) -> Message:
    if refusal.clause is Clause.KING_CAPTURE:  # the clause says what a short jump is
        return Message(translate("Refusal", "That is too far: here even kings make short jumps only."))
    return Message(translate("Refusal", "That is too far: men make short jumps only."))


def _makes_threat(refusal: Refusal) -> Message:
    others = [square for square in refusal.squares if square != refusal.origin]
    if others != list(refusal.squares):
        return Message(_also_threatened(others))
    title = counted.tr("Not with this man: your men on {squares} are threatened.", "", len(others))
    return Message(title.format(squares=listing(others)))


def _same_king(position: Position) -> Message:
    title = translate("Refusal", "This king has moved {number} times in a row.")
    text = translate("Refusal", "Move another piece.")
    return Message(title.format(number=count(position.rules.same_king_limit)), text)


def _also_threatened(others: list[Square]) -> str:
    """The addition for a man that is threatened itself, as `others` are."""
    text = counted.tr(
        "This man is threatened, and so are {squares}; none of them may threaten.", "", len(others)
    )
    return text.format(squares=listing(others))


_PLAIN = {
    Reason.GAME_OVER: lambda: translate("Refusal", "The game is over."),
    Reason.NO_PIECE: lambda: translate("Refusal", "There is no piece on {origin}."),
    Reason.NOT_YOUR_PIECE: lambda: translate("Refusal", "That piece is your opponent’s."),
    Reason.NOT_YOUR_TURN: lambda: translate("Refusal", "It is not your turn yet."),
    Reason.SAME_SQUARE: lambda: translate("Refusal", "Put the piece on another square to move it."),
    Reason.OCCUPIED: lambda: translate("Refusal", "There is already a piece on {target}."),
    Reason.MUST_TAKE_WITH_KING: lambda: translate("Refusal", "You must capture with a king here."),
    Reason.MUST_TAKE_KINGS: lambda: translate("Refusal", "You must take as many kings as you can."),
    Reason.KINGS_FIRST: lambda: translate("Refusal", "You must take kings as early as you can."),
    Reason.MUST_TAKE_VALUE: lambda: translate("Refusal", "You must take what is worth the most."),
    Reason.MUST_CONTINUE: lambda: translate("Refusal", "The capture goes on: keep jumping with this piece."),
    Reason.LANDS_NEXT: lambda: translate("Refusal", "That is too far: land on {squares}."),
    Reason.LANDS_NEXT_BEHIND_KING: lambda: translate(
        "Refusal", "That is too far: a capture that ends with a king lands on {squares}."
    ),
    Reason.LANDS_TO_GO_ON: lambda: translate("Refusal", "The capture goes on from {squares}: land there."),
    Reason.NO_SUCH_JUMP: lambda: translate("Refusal", "This piece cannot capture in that direction."),
    Reason.MEN_TAKE_NO_KINGS: lambda: translate("Refusal", "Men cannot capture kings."),
    Reason.NO_FIRST_JUMP: lambda: translate("Refusal", "A capture cannot begin in that direction."),
    Reason.BLOCKED: lambda: translate("Refusal", "The way is blocked."),
    Reason.TWO_IN_A_ROW: lambda: translate(
        "Refusal", "Two pieces in a row with no gap between them cannot be jumped."
    ),
    Reason.OWN_PIECE_IN_THE_WAY: lambda: translate("Refusal", "It cannot jump over its own side here."),
}
"""The sentences that are the same whatever the position, each looked up in a language when it is wanted."""


def _plain(refusal: Refusal) -> Message:
    squares = listing(refusal.squares) if refusal.squares else ""
    text = _PLAIN[refusal.reason]()
    return Message(text.format(origin=refusal.origin, target=refusal.target, squares=squares))
