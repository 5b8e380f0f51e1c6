"""The clauses of a game's rules in words, put together from the game's record."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import MAJORITY, Clause, Color, Criterion, Direction, Lands, Promotion, Rules
from harzdame_engine.rules.board import DIAGONAL
from harzdame_engine.rules.rules import Goal

from harzdame_gui.text.directions import directions_text
from harzdame_gui.text.draws import draw_sentence
from harzdame_gui.text.message import count, listing
from harzdame_gui.translation import translate


class _Seen(NamedTuple):
    """The side whose pieces move, and how many eighths the board is turned clockwise."""

    mover: Color
    eighths: int


def clause_sentence(clause: Clause, rules: Rules, mover: Color, eighths: int = 0) -> str:
    """The clause as the rules of this game have it, for the pieces of `mover`; empty where there is none.

    Directions are named as they are seen on a board turned clockwise by so many `eighths`.
    """
    sentences = {
        Clause.END: _end,
        Clause.TURNS: _turns,
        Clause.ONE_PIECE_A_SQUARE: _one_piece_a_square,
        Clause.MAN_STEP: _man_step,
        Clause.MAN_CAPTURE: _man_capture,
        Clause.FIRST_JUMP: _first_jump,
        Clause.LINE_LEAP: _line_leap,
        Clause.KING_STEP: _king_step,
        Clause.KING_CAPTURE: _king_capture,
        Clause.LANDS_NEXT: _landing,
        Clause.COMPULSORY: _compulsory,
        Clause.CARRY_ON: _carry_on,
        Clause.CHOICE: _choice,
        Clause.THREATS: _threats,
        Clause.SAME_KING: _same_king,
    }
    return sentences[clause](rules, _Seen(mover, eighths))


def _text(pattern: str, directions: tuple[Direction, ...], rules: Rules, seen: _Seen) -> str:
    return pattern.format(directions=directions_text(directions, rules.board, *seen))


def _end(rules: Rules, _seen: _Seen) -> str:
    sentences = [goal_sentences(rules)]
    if rules.one_piece_each_draws:
        sentences.append(translate("Clause", "With one piece left on each side it is a draw at once."))
    if rules.goal is Goal.FIRST_KING:
        pass  # men never come back to a square, so that no position comes up twice
    elif rules.repetitions == 3:
        sentences.append(
            translate("Clause", "It is also a draw when a position comes up for the third time.")
        )
    else:
        sentences.append(
            translate("Clause", "It is also a draw when a position comes up for the fourth time.")
        )
    sentences += [draw_sentence(draw) for draw in rules.draws]
    return " ".join(sentences)


def goal_sentences(rules: Rules) -> str:
    """Who wins."""
    loses = translate("Clause", "A player who cannot move loses.")
    match rules.goal:
        case Goal.BLOCK:
            return loses
        case Goal.GIVE_AWAY:
            return translate("Clause", "The aim is to give all pieces away: a player who cannot move wins.")
        case Goal.FIRST_KING:
            wins = translate("Clause", "Who makes a king first wins at once.")
            return f"{wins} {loses}"


def _turns(rules: Rules, _seen: _Seen) -> str:
    if rules.black_begins:
        return translate("Clause", "The players move in turn, Black first, and each only their own pieces.")
    return translate("Clause", "The players move in turn, White first, and each only their own pieces.")


def _one_piece_a_square(_rules: Rules, _seen: _Seen) -> str:
    return translate("Clause", "A square holds one piece only.")


def _man_step(rules: Rules, seen: _Seen) -> str:
    pattern = translate("Clause", "Men step {directions}.")
    return _text(pattern, rules.man_steps, rules, seen)


def _man_capture(rules: Rules, seen: _Seen) -> str:
    pattern = translate(
        "Clause",
        "Men capture {directions}: over an adjacent enemy piece to the empty square right behind it.",
    )
    sentence = _text(pattern, rules.man_captures, rules, seen)
    no_kings = "" if rules.men_capture_kings else translate("Clause", "Men cannot capture kings.")
    straight = _straight_on_half_board(rules.man_captures, rules)
    return " ".join(filter(None, (sentence, straight, no_kings, _first_jump(rules, seen))))


def _straight_on_half_board(directions: tuple[Direction, ...], rules: Rules) -> str:
    """What straight directions are where only the squares of one colour are played on."""
    if not rules.board.is_half or set(directions) <= set(DIAGONAL):
        return ""
    return translate("Clause", "Straight, only the squares that are played on count.")


def _first_jump(rules: Rules, seen: _Seen) -> str:
    if rules.man_first_captures is None:
        return ""
    later = tuple(each for each in rules.man_captures if each not in rules.man_first_captures)
    first = _text(
        translate("Clause", "The first jump of a man’s capture goes {directions}."),
        rules.man_first_captures,
        rules,
        seen,
    )
    then = translate("Clause", "Only the jumps after it may also go {directions}.")
    return f"{first} {_text(then, later, rules, seen)}"


def _line_leap(rules: Rules, seen: _Seen) -> str:
    if not rules.line_leaps:
        return ""
    leap = translate(
        "Clause",
        "Instead of a step, a man may leap {directions} over an unbroken line of friendly men "
        "to the empty square right behind; a king in the line bars it.",
    )
    return f"{_text(leap, rules.line_leaps, rules, seen)} {_leap_begins(rules, seen)}"


def _leap_begins(rules: Rules, seen: _Seen) -> str:
    """The squares on which a line leap may begin, in words."""
    board, origins = rules.board, rules.line_leap_from
    if origins == frozenset(board.names):
        return translate("Clause", "It may do so from anywhere.")
    if origins == frozenset(square for square in board.names if board.place(square)[1] == 0):
        return translate("Clause", "Only from its own first row.")
    own = origins if seen.mover is Color.WHITE else rules.turned(origins)
    squares = listing(square for square in board.names if square in own)
    return translate("Clause", "Only from {squares}.").format(squares=squares)


def _king_step(rules: Rules, seen: _Seen) -> str:
    if rules.flying:
        pattern = translate("Clause", "Kings go {directions}, any number of empty squares.")
    else:
        pattern = translate("Clause", "Kings go {directions}, one square at a time.")
    return " ".join(filter(None, (_text(pattern, rules.king_steps, rules, seen), _same_king(rules, seen))))


def _king_capture(rules: Rules, seen: _Seen) -> str:
    if not rules.flying:
        pattern = translate(
            "Clause",
            "Kings capture {directions}: over an adjacent enemy piece to the empty square right behind it.",
        )
    elif rules.lands is Lands.NEXT:
        pattern = translate(
            "Clause",
            "Kings capture {directions}, from any distance over one enemy piece, "
            "and land on the empty square right behind it.",
        )
    else:
        pattern = translate(
            "Clause",
            "Kings capture {directions}, from any distance over one enemy piece "
            "to any empty square behind it.",
        )
    sentences = [_text(pattern, rules.king_captures, rules, seen)]
    if straight := _straight_on_half_board(rules.king_captures, rules):
        sentences.append(straight)
    if rules.flying and rules.landing_goes_on:
        sentences.append(_where_it_goes_on())
    if rules.flying and rules.lands is Lands.NEXT_BEHIND_KING:
        sentences.append(_next_behind_a_king())
    if not rules.turns_back:
        sentences.append(_no_turning_back())
    return " ".join(sentences)


def _where_it_goes_on() -> str:
    return translate(
        "Clause", "Where its capture can go on from one of several squares, a king must land on such a one."
    )


def _next_behind_a_king() -> str:
    return translate("Clause", "But a capture that ends with a king ends right behind that king.")


def _no_turning_back() -> str:
    return translate("Clause", "Within one capture a king may not turn straight back.")


def _landing(rules: Rules, _seen: _Seen) -> str:
    if rules.lands is Lands.NEXT or not rules.flying:
        return translate("Clause", "A capturing king lands right behind the piece that it jumps over.")
    if rules.landing_goes_on:
        return _where_it_goes_on()
    anywhere = translate(
        "Clause", "A capturing king may land on any empty square behind the piece it jumps over."
    )
    return f"{anywhere} {_next_behind_a_king()}" if rules.lands is Lands.NEXT_BEHIND_KING else anywhere


def _compulsory(rules: Rules, seen: _Seen) -> str:
    duty = translate("Clause", "A player who can capture must capture.")
    return f"{duty} {_choice(rules, seen)}"


def _carry_on(rules: Rules, _seen: _Seen) -> str:
    sentences = [translate("Clause", "A capture goes on as long as the same piece can take more.")]
    if rules.promotion_rule is Promotion.STOPS:
        sentences.append(translate("Clause", "It ends where a man becomes a king."))
    elif rules.promotion_rule is Promotion.GOES_ON_AS_KING:
        sentences.append(translate("Clause", "A man that becomes a king on its way goes on as a king."))
    if not rules.turns_back:
        sentences.append(_no_turning_back())
    return " ".join(sentences)


def _choice(rules: Rules, _seen: _Seen) -> str:
    if not rules.choice:
        return translate("Clause", "Among several captures the choice is free.")
    if rules.choice == MAJORITY:
        return translate("Clause", "Majority capture: you must choose a capture that takes the most pieces.")
    first, *others = rules.choice
    sentences = " ".join([_FIRST_CRITERION[first](), *(_NEXT_CRITERION[each]() for each in others)])
    man, king = rules.values or (0, 0)
    return sentences.format(man=man, king=king)


_FIRST_CRITERION = {
    Criterion.NUMBER: lambda: translate("Clause", "You must choose a capture that takes the most pieces."),
    Criterion.WITH_KING: lambda: translate("Clause", "If a king can capture, you must capture with a king."),
    Criterion.KINGS: lambda: translate("Clause", "You must choose a capture that takes the most kings."),
    Criterion.KINGS_FIRST: lambda: translate(
        "Clause", "You must choose a capture that takes kings as early as it can."
    ),
    Criterion.VALUE: lambda: translate(
        "Clause",
        "You must choose a capture of the greatest value: each man taken counts {man}, each king {king}.",
    ),
}
"""Each looked up in a language when it is wanted."""
_NEXT_CRITERION = {
    Criterion.NUMBER: lambda: translate("Clause", "Among equal ones, one that takes the most pieces."),
    Criterion.WITH_KING: lambda: translate("Clause", "Among equal ones, one by a king."),
    Criterion.KINGS: lambda: translate("Clause", "Among equal ones, one that takes the most kings."),
    Criterion.KINGS_FIRST: lambda: translate(
        "Clause", "Among equal ones, one that takes kings as early as it can."
    ),
    Criterion.VALUE: lambda: translate(
        "Clause",
        "Among equal ones, one of the greatest value: each man taken counts {man}, each king {king}.",
    ),
}


def _threats(rules: Rules, _seen: _Seen) -> str:
    if not rules.threat_rule:
        return ""
    return translate(
        "Clause", "While one of your men is threatened, no other man of yours may step to make a threat."
    )


def _same_king(rules: Rules, _seen: _Seen) -> str:
    if not rules.same_king_limit:
        return ""
    pattern = translate(
        "Clause",
        "A player with men may not move the same king more than {number} times in a row without capturing.",
    )
    return pattern.format(number=count(rules.same_king_limit))
