"""The topics of a game's rules in words, as they stand beside those of another game or on a page.

What the rules say is worded by `clauses`.
"""

from __future__ import annotations

from dataclasses import replace

from harzdame_engine import Board, Clause, Color, Promotion, Rules
from harzdame_engine.comparison.facts import Topic

from harzdame_gui.text.clauses import clause_sentence
from harzdame_gui.text.message import listing
from harzdame_gui.translation import counted, translate

_CLAUSES = {
    Topic.MAN_STEP: Clause.MAN_STEP,
    Topic.LINE_LEAP: Clause.LINE_LEAP,
    Topic.MAN_CAPTURE: Clause.MAN_CAPTURE,
    Topic.KING_STEP: Clause.KING_STEP,
    Topic.KING_CAPTURE: Clause.KING_CAPTURE,
    Topic.CHOICE: Clause.CHOICE,
    Topic.CARRY_ON: Clause.CARRY_ON,
    Topic.THREATS: Clause.THREATS,
    Topic.END: Clause.END,
}


def topic_title(topic: Topic) -> str:
    """What a row is about, in a few words."""
    titles = {
        Topic.START: translate("Comparison", "Board and start"),
        Topic.MAN_STEP: translate("Comparison", "How men step"),
        Topic.LINE_LEAP: translate("Comparison", "Leaps of men"),
        Topic.MAN_CAPTURE: translate("Comparison", "How men capture"),
        Topic.KING_STEP: translate("Comparison", "How kings move"),
        Topic.KING_CAPTURE: translate("Comparison", "How kings capture"),
        Topic.CHOICE: translate("Comparison", "Which capture"),
        Topic.CARRY_ON: translate("Comparison", "How a capture goes on"),
        Topic.REMOVAL: translate("Comparison", "When captured pieces go"),
        Topic.THREATS: translate("Comparison", "Threats"),
        Topic.END: translate("Comparison", "How a game ends"),
    }
    return titles[topic]


def topic_sentence(topic: Topic, rules: Rules) -> str:
    """What a game says of a topic; White's pieces are meant, and White sits below."""
    if topic is Topic.START:
        return " ".join((_board(rules), _setup(rules), _beginner(rules), promotion_sentence(rules)))
    if topic is Topic.REMOVAL:
        return _removal(rules)
    if topic is Topic.KING_CAPTURE:
        rules = replace(rules, turns_back=True)  # told of in the row on how a capture goes on
    said = clause_sentence(_CLAUSES[topic], rules, Color.WHITE)
    if topic is Topic.CARRY_ON and rules.promotion_rule is Promotion.AT_END:
        at_end = translate("Comparison", "A man becomes a king only where its capture ends.")
        return f"{said} {at_end}"
    return said or _nothing(topic)


def _nothing(topic: Topic) -> str:
    """What is to be said of a game that knows no such rule."""
    if topic is Topic.LINE_LEAP:
        return translate("Comparison", "Men leap over no men of their own side.")
    return translate("Comparison", "Threats make no difference.")


def _removal(rules: Rules) -> str:
    if rules.instant_removal:
        return translate(
            "Comparison",
            "Each captured piece is taken off at once, and the capture may go on over its square.",
        )
    return translate(
        "Comparison",
        "Captured pieces stay until the whole capture is over. None is jumped twice, and none may be passed.",
    )


def _board(rules: Rules) -> str:
    board = rules.board
    squares = len(board.names)
    if board.cell.shades == 3:
        return counted.tr("%Ln hexagons.", "", squares)
    size = f"{max(board.columns) + 1} × {max(board.rows) + 1}"
    if board.is_half:
        half = counted.tr("{size}, the %Ln squares of one colour.", "", squares).format(size=size)
        return f"{half} {_corner(board)}"
    return counted.tr("{size}, all %Ln squares.", "", squares).format(size=size)


def _corner(board: Board) -> str:
    """The corner of White's that is played on, and so how the squares are named."""
    first_row = [square for square in board.names if board.place(square)[1] == 0]
    square = min(
        first_row, key=lambda square: min(board.place(square)[0], max(board.columns) - board.place(square)[0])
    )
    if board.place(square)[0] == 0:
        return translate("Comparison", "White’s left corner is {square}.").format(square=square)
    return translate("Comparison", "White’s right corner is {square}.").format(square=square)


def _setup(rules: Rules) -> str:
    """The number of men, and their rows where they fill whole ones."""
    men = counted.tr("%Ln men each", "", len(rules.setup))
    board = rules.board
    taken = sorted({board.place(square)[1] for square in rules.setup})
    filled = {square for square in board.names if board.place(square)[1] in taken}
    if filled != rules.setup:
        return f"{men}."
    rows = listing(str(row + 1) for row in taken)
    return translate("Comparison", "{men}, on rows {rows}.").format(men=men, rows=rows)


def _beginner(rules: Rules) -> str:
    if rules.black_begins:
        return translate("Comparison", "Black begins.")
    return translate("Comparison", "White begins.")


def promotion_sentence(rules: Rules) -> str:
    """Where men become kings."""
    board = rules.board
    last_row = {square for square in board.names if board.place(square)[1] == max(board.rows)}
    if rules.promotion_squares == last_row:
        return translate("Comparison", "Men become kings on the last row.")
    squares = listing(square for square in board.names if square in rules.promotion_squares)
    return translate("Comparison", "Men become kings on {squares}.").format(squares=squares)
