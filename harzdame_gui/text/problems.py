"""Problems of files, positions and pasted text, in words."""

from __future__ import annotations

from harzdame_engine import Color, Position, PositionError, PositionProblem, Rules
from harzdame_engine.pdn import PdnProblem, ProblemKind, Unclosed
from PySide6.QtCore import QCoreApplication

_QUOTED = 40


def position_sentence(error: PositionError, rules: Rules) -> str:
    """The reason why a position of the game with these rules cannot be played."""
    translate = QCoreApplication.translate
    match error.problem:
        case PositionProblem.NO_PIECES:
            text = translate("Problem", "There are no pieces on the board yet.")
        case PositionProblem.MAN_ON_PROMOTION_SQUARE:
            text = translate("Problem", "A man cannot stand on {detail}: there it would be a king.")
        case PositionProblem.OCCUPIED_TWICE:
            text = translate("Problem", "Two pieces stand on {detail}.")
        case PositionProblem.NO_SUCH_SQUARE:
            text = translate("Problem", "There is no square {detail} on this board.")
        case _:
            text = translate("Problem", "“{detail}” is no position; one looks like {example}.")
    return text.format(detail=_quote(error.detail), example=_example(rules))


def _example(rules: Rules) -> str:
    """A few pieces of the game's start, as a position is written."""
    pieces = Position.start(rules.id).pieces
    white, black = ([square for square in pieces if pieces[square].color is color][:2] for color in Color)
    return f"W:W{','.join(white)}:B{black[0]},K{black[1]}"


_OF_THE_FILE = (
    ProblemKind.EMPTY,
    ProblemKind.BINARY,
    ProblemKind.NO_GAMES,
    ProblemKind.GUESSED_ENCODING,
)
"""Problems of no single line."""


def file_sentence(problem: PdnProblem) -> str:
    """A problem of a file of games, with the line and, where it is one game's, its number."""
    translate = QCoreApplication.translate
    what = _pdn_text(problem).format(detail=_quote(problem.detail))
    if problem.kind in _OF_THE_FILE and not problem.game:
        return what
    if problem.game:
        pattern = translate("Problem", "Game {game}, line {line}: {what}")
    else:
        pattern = translate("Problem", "Line {line}: {what}")
    return pattern.format(game=problem.game, line=problem.line, what=what)


def _pdn_text(problem: PdnProblem) -> str:
    translate = QCoreApplication.translate
    match problem.kind:
        case ProblemKind.EMPTY:
            return translate("Problem", "The file is empty.")
        case ProblemKind.NO_GAMES:
            return translate("Problem", "There is no game in it.")
        case ProblemKind.BINARY if problem.game:
            return translate("Problem", "From here on there are bytes that are no text.")
        case ProblemKind.BINARY:
            return translate("Problem", "This is not a text file, so there are no games in it.")
        case ProblemKind.GUESSED_ENCODING:
            return translate("Problem", "Its letters were taken for {detail}, which may be wrong.")
        case ProblemKind.TRUNCATED:
            return _unclosed(problem)
        case ProblemKind.UNREADABLE_TOKEN:
            return translate("Problem", "“{detail}” makes no sense here.")
        case _:
            return _contradiction(problem)


def _contradiction(problem: PdnProblem) -> str:
    """The contradiction in text that could be read."""
    translate = QCoreApplication.translate
    match problem.kind:
        case ProblemKind.ILLEGAL_MOVE:
            return translate("Problem", "The move {detail} is not allowed; the moves before it are shown.")
        case ProblemKind.AMBIGUOUS_MOVE:
            written, _, taken = problem.detail.rpartition(" ")
            text = translate("Problem", "{written} can mean several moves; it is read as {taken}.")
            return text.format(written=written, taken=taken)
        case ProblemKind.UNKNOWN_VARIANT:
            return translate("Problem", "This is a game that Harzdame does not know: {detail}.")
        case ProblemKind.CONTRADICTORY_GAME:
            return translate("Problem", "Its tags name two different games: {detail}.")
        case ProblemKind.BAD_FEN:
            text = translate("Problem", "The position it begins with is not possible.")
            bad = problem.position
            return f"{text} {position_sentence(bad.error, bad.rules)}" if bad else text
        case _:
            return translate("Problem", "The result after the moves differs from the one above them.")


def _unclosed(problem: PdnProblem) -> str:
    translate = QCoreApplication.translate
    match problem.detail:
        case Unclosed.TAG:
            return translate("Problem", "The tag that begins here has no end; the file may be cut off.")
        case Unclosed.COMMENT:
            return translate("Problem", "The comment that begins here has no end; the file may be cut off.")
        case Unclosed.VARIATION:
            return translate("Problem", "The variation that begins here has no end; the file may be cut off.")
        case _:
            return translate("Problem", "The game breaks off here; what comes before it is shown.")


def _quote(text: str) -> str:
    short = " ".join(text.split())
    return short if len(short) <= _QUOTED else short[: _QUOTED - 1] + "…"
