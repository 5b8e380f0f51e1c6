"""Tournaments in words: formats, causes of games' ends, standings."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine.match.errors import FailureReason, Hindrance, MatchError
from harzdame_engine.match.game import Cause
from harzdame_engine.match.statistics import SprtVerdict
from harzdame_engine.rating.scale import ScalePlace
from harzdame_engine.rules.rules import Rules
from harzdame_engine.tournament.plan import Format
from harzdame_engine.tournament.record import GameResult, RecordError, RecordProblem
from harzdame_engine.tournament.standings import ResultCounts
from PySide6.QtCore import QLocale

from harzdame_gui.controllers.tournament.course import Course
from harzdame_gui.controllers.tournament.holding import TakenError
from harzdame_gui.controllers.tournament.kept import Unreadable
from harzdame_gui.text.figures import from_left
from harzdame_gui.text.message import Message, as_sentence
from harzdame_gui.text.outcomes import result_figures
from harzdame_gui.text.sizes import one_line
from harzdame_gui.translation import counted, translate


def format_name(kind: Format) -> str:
    """The name of a format."""
    return {
        Format.ROUND_ROBIN: translate("Tournament", "Round-robin"),
        Format.GAUNTLET: translate("Tournament", "Gauntlet"),
        Format.KNOCK_OUT: translate("Tournament", "Knock-out"),
        Format.SWISS: translate("Tournament", "Swiss system"),
    }[kind]


def format_sentence(kind: Format) -> str:
    """What happens in it."""
    return {
        Format.ROUND_ROBIN: translate("Tournament", "Everybody meets everybody."),
        Format.GAUNTLET: translate("Tournament", "The first player meets each of the others."),
        Format.KNOCK_OUT: translate(
            "Tournament", "Who loses is out. What is level is played again; at last a lot is drawn."
        ),
        Format.SWISS: translate(
            "Tournament", "In each round players with about the same points meet, and nobody meets twice."
        ),
    }[kind]


def points_text(points: float) -> str:
    """Points with a half where there is one: ``2½``."""
    whole, half = divmod(round(2 * points), 2)
    if not half:
        return QLocale().toString(whole)
    return from_left(f"{QLocale().toString(whole) if whole else ''}½")


def score_text(score: ResultCounts) -> str:
    """The points of so many games: ``2½/4``."""
    return from_left(f"{points_text(score.points)}/{QLocale().toString(score.games)}")


def elo_text(place: ScalePlace | None) -> str:
    """The Elo with its error: ``+35 ± 60``."""
    if place is None:
        return ""
    elo = round(place.elo)
    sign = "+" if elo > 0 else "−" if elo < 0 else "±"
    told, error = QLocale().toString(abs(elo)), QLocale().toString(round(place.error))
    return from_left(f"{sign if elo else ''}{told} ± {error}")


def result_text(result: GameResult, rules: Rules | None) -> str:
    """The result as tables show it, counted as the game counts."""
    return result_figures({1.0: "1-0", 0.5: "1/2-1/2", 0.0: "0-1"}[result.points], rules)


def cause_text(result: GameResult) -> str:
    """How a game ended, where that is not by the rules."""
    return {
        Cause.RULES: "",
        Cause.TIME: translate("Tournament", "too late"),
        Cause.ILLEGAL: translate("Tournament", "illegal move"),
        Cause.DIED: translate("Tournament", "program crashed"),
        Cause.ADJUDICATED: translate("Tournament", "adjudicated"),
        Cause.LENGTH: translate("Tournament", "too long"),
    }[result.cause]


def games_text(played: int, total: int) -> str:
    """How many games were played."""
    return counted.tr("{played} of %Ln games", "", total).format(played=QLocale().toString(played))


def sprt_sentence(course: Course) -> str:
    """How the test of a match stands."""
    sprt = course.plan.sprt
    if sprt is None:
        return ""
    low, high = (QLocale().toString(float(elo), "g", 4) for elo in (sprt.elo0, sprt.elo1))
    text = translate("Tournament", "The test is open: {low} or {high} Elo for {name}?")
    if course.verdict is SprtVerdict.H1:
        text = translate("Tournament", "The test is decided: {high} Elo for {name}, rather than {low}.")
    elif course.verdict is SprtVerdict.H0:
        text = translate("Tournament", "The test is decided: {low} Elo for {name}, rather than {high}.")
    return text.format(low=low, high=high, name=course.names[0])


def unknown_program_message(name: str) -> Message:
    """The opponent in a game of a tournament is no longer among the user's engines."""
    return Message(
        translate("Tournament", "{name} is not among your engines any more.").format(name=name),
        translate("Tournament", "Add it again, and the game can be played."),
    )


def unreadable_text(record: Unreadable) -> str:
    """Why a record is of no use, in one line."""
    error = record.error
    reason = failure_detail(error).removeprefix(f"{record.path}: ").removesuffix(".")
    if isinstance(error, RecordError):
        reason = {
            RecordProblem.NO_RECORD: translate("Tournament", "it is no record of a tournament"),
            RecordProblem.NEWER: translate("Tournament", "a newer version wrote it"),
            RecordProblem.LARGE: translate("Tournament", "it is too large"),
        }[error.problem]
    return translate("Tournament", "cannot be read: {reason}").format(reason=one_line(reason))


def place_message(path: Path) -> Message:
    """Where a record lies that cannot be read."""
    return Message(
        translate("Tournament", "{name} cannot be read.").format(name=one_line(path.name)),
        translate("Tournament", "It lies in {folder}, and stays as it is.").format(folder=path.parent),
    )


def failure_message(error: Exception, *, begun: bool) -> Message:
    """What happened and what is safe, when a tournament could not begin or go on."""
    detail = failure_detail(error)
    if not begun:
        return Message(translate("Tournament", "The tournament cannot begin."), detail)
    return Message(
        translate("Tournament", "The tournament cannot go on."),
        translate("Tournament", "{detail} Every game that was finished is kept.").format(detail=detail),
    )


def failure_detail(error: Exception) -> str:
    """The reason why something cannot be done with a tournament, as a sentence."""
    if isinstance(error, TakenError):
        return translate("Tournament", "Another window plays it now.")
    if isinstance(error, MatchError) and error.reasons:
        return "\n".join(map(_reason_sentence, error.reasons))
    known = isinstance(error, (MatchError, OSError))
    return as_sentence(str(error) if known else f"{type(error).__name__}: {error}")


def _reason_sentence(reason: FailureReason) -> str:
    """Why a tournament stops, with what an engine or the system says of it as it is."""
    sentence = {
        Hindrance.NOT_STARTED: translate("Tournament", "{name} cannot be started."),
        Hindrance.OTHER_GAMES: translate("Tournament", "{name} does not play this game."),
        Hindrance.ENDED: translate("Tournament", "{name} ended instead of answering."),
        Hindrance.SILENT: translate("Tournament", "{name} does not answer."),
        Hindrance.REPORTED: translate("Tournament", "{name} reports an error."),
        Hindrance.NONSENSE: translate("Tournament", "The answers of {name} make no sense."),
        Hindrance.NO_BOOK: translate("Tournament", "{name} has no opening book for this game."),
        Hindrance.NO_TABLES: translate("Tournament", "{name} has no endgame tables for this game."),
        Hindrance.DAMAGED: translate("Tournament", "A file that {name} needs cannot be used."),
        Hindrance.LIMIT: translate("Tournament", "{name} cannot be held to such a limit."),
        Hindrance.UNREADABLE: translate("Tournament", "{name} cannot be read."),
        Hindrance.UNWRITABLE: translate("Tournament", "{name} cannot be written."),
        Hindrance.NOT_TEXT: translate("Tournament", "{name} is not a text file."),
        Hindrance.NO_OPENINGS: translate("Tournament", "{name} holds no openings."),
        Hindrance.BAD_OPENING: translate("Tournament", "The opening at {name} cannot be played."),
        Hindrance.FEW_OPENINGS: translate(
            "Tournament", "There are not enough different openings: choose fewer games."
        ),
        Hindrance.LOST_PROCESS: translate("Tournament", "A process that played a game came to a sudden end."),
    }[reason.hindrance].format(name=one_line(reason.name))
    if not reason.words:
        return sentence
    return translate("Tournament", "{sentence} (“{words}”)").format(
        sentence=sentence, words=one_line(reason.words)
    )
