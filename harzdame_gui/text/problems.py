"""Problems of files, positions and pasted text, in words."""

from __future__ import annotations

from harzdame_engine import Color, Position, PositionError, PositionProblem, Rules
from harzdame_engine.pdn import PdnProblem, ProblemKind, Unclosed

from harzdame_gui.text.games import foreign_name
from harzdame_gui.text.whole_letters import begin_of
from harzdame_gui.translation import translate

_QUOTED = 40


def position_sentence(error: PositionError, rules: Rules) -> str:
    """The reason why a position of the game with these rules cannot be played."""
    sentences = {
        PositionProblem.NO_PIECES: translate("Problem", "There are no pieces on the board yet."),
        PositionProblem.MAN_ON_PROMOTION_SQUARE: translate(
            "Problem", "A man cannot stand on {detail}: there it would be a king."
        ),
        PositionProblem.OCCUPIED_TWICE: translate("Problem", "Two pieces stand on {detail}."),
        PositionProblem.NO_SUCH_SQUARE: translate("Problem", "There is no square {detail} on this board."),
        PositionProblem.BEYOND_PLAY: translate("Problem", "There are too many captures for it to be played."),
    }
    no_position = translate("Problem", "“{detail}” is no position; one looks like {example}.")
    return sentences.get(error.problem, no_position).format(
        detail=_quote(error.detail), example=_example(rules)
    )


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
    what = _pdn_text(problem)
    if problem.kind in _OF_THE_FILE and not problem.game:
        return what
    if problem.game:
        pattern = translate("Problem", "Game {game}, line {line}: {what}")
    else:
        pattern = translate("Problem", "Line {line}: {what}")
    return pattern.format(game=problem.game, line=problem.line, what=what)


def _pdn_text(problem: PdnProblem) -> str:
    sentences = {
        ProblemKind.EMPTY: translate("Problem", "The file is empty."),
        ProblemKind.NO_GAMES: translate("Problem", "There is no game in it."),
        ProblemKind.BINARY: translate("Problem", "This is not a text file, so there are no games in it."),
        ProblemKind.TRUNCATED: _unclosed(problem),
        ProblemKind.UNREADABLE_TOKEN: translate("Problem", "“{detail}” makes no sense here."),
        ProblemKind.ILLEGAL_MOVE: translate(
            "Problem", "The move {detail} is not allowed; the moves before it are shown."
        ),
        ProblemKind.AMBIGUOUS_MOVE: translate(
            "Problem", "{written} can mean several moves; it is read as {taken}."
        ),
        ProblemKind.GUESSED_ENCODING: translate(
            "Problem", "Its letters were taken for {detail}, which may be wrong."
        ),
        ProblemKind.UNKNOWN_VARIANT: translate(
            "Problem", "This is a game that Harzdame does not know: {detail}."
        ),
        ProblemKind.CONTRADICTORY_GAME: translate("Problem", "Its tags name two different games: {detail}."),
        ProblemKind.TOO_LONG: translate("Problem", "It is too long to be read: it is left as it is."),
        ProblemKind.BAD_FEN: translate("Problem", "The position it begins with is not possible."),
        ProblemKind.RESULT_MISMATCH: translate(
            "Problem", "The result after the moves differs from the one above them."
        ),
    }
    if problem.kind is ProblemKind.BINARY and problem.game:
        return translate("Problem", "From here on there are bytes that are no text.")
    written, _, taken = problem.detail.rpartition(" ")
    foreign = problem.kind is ProblemKind.UNKNOWN_VARIANT
    detail = foreign_name(problem.detail) if foreign else problem.detail
    text = sentences[problem.kind].format(detail=_quote(detail), written=written, taken=taken)
    bad = problem.position
    return f"{text} {position_sentence(bad.error, bad.rules)}" if bad else text


def _unclosed(problem: PdnProblem) -> str:
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
    return short if len(short) <= _QUOTED else begin_of(short, _QUOTED - 1) + "…"
