"""The library in words: failures, reports of imports, dates, results and scores."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine.library.errors import GameChangedError, LibraryError, LibraryProblem
from harzdame_engine.library.importing import ImportProgress, ImportReport
from harzdame_engine.library.records import GameRow
from harzdame_engine.rules.variants import variant
from PySide6.QtCore import QLocale

from harzdame_gui.controllers.library.tag_changes import TagProgress, TagReport
from harzdame_gui.controllers.storage.file_failure import FileError, failure_of
from harzdame_gui.text.dates import known_day_text
from harzdame_gui.text.files import failure_reason
from harzdame_gui.text.games import foreign_name, game_name, told_name
from harzdame_gui.text.message import Message
from harzdame_gui.text.outcomes import result_figures
from harzdame_gui.translation import counted, translate


def failure_message(error: Exception) -> Message:
    """What happened and what is safe, when the library or a file could not be used."""
    if isinstance(error, GameChangedError):
        title = translate("Library", "This change was not made.")
        if error.removed:
            return Message(title, translate("Library", "The game was removed from the library meanwhile."))
        return Message(
            title,
            translate("Library", "The game was changed elsewhere meanwhile; its new state is shown now."),
        )
    if isinstance(error, LibraryError):
        if error.problem is LibraryProblem.DAMAGED_GAME:
            title = translate("Library", "This game cannot be read.")
        else:
            title = translate("Library", "The library cannot be used.")
        return Message(title, _library_sentence(error))
    if isinstance(error, TimeoutError):
        return Message(
            translate("Library", "The library does not answer."),
            translate("Library", "The disk may be busy; try again in a moment."),
        )
    if isinstance(error, OSError | FileError):
        detail = failure_reason(failure_of(error, Path()), saving=True)
    else:
        detail = str(error) or type(error).__name__
    return Message(translate("Library", "That did not work."), detail)


def _library_sentence(error: LibraryError) -> str:
    sentences = {
        LibraryProblem.UNREADABLE: translate("Library", "{name} cannot be read or written: {detail}."),
        LibraryProblem.NO_LIBRARY: translate("Library", "{name} is no library of games; it was left alone."),
        LibraryProblem.NEWER: translate(
            "Library", "{name} was written by a newer version of this program; it was left alone."
        ),
        LibraryProblem.OTHER_FORM: translate(
            "Library",
            "{name} holds things that no library of this program has, and that could change your games. "
            "It was left alone.",
        ),
        LibraryProblem.DAMAGED: translate(
            "Library",
            "{name} is damaged. Put a copy of it in its place; the files it was made of are untouched.",
        ),
        LibraryProblem.DAMAGED_GAME: translate(
            "Library", "{name} is damaged where this game is; the other games are as they were."
        ),
        LibraryProblem.LOCKED: translate(
            "Library", "Another program is writing {name}; try again in a moment."
        ),
        LibraryProblem.READ_ONLY: translate(
            "Library", "{name} or its folder may not be written. It was left as it was."
        ),
        LibraryProblem.FULL: translate("Library", "The disk is full. Nothing in the library was lost."),
    }
    return sentences[error.problem].format(name=error.path.name, detail=error.detail)


def progress_line(told: object) -> str:
    """How far long work is."""
    if isinstance(told, ImportProgress):
        text = counted.tr("{file}: %Ln games added, {duplicates} left out", "", told.added)
        return text.format(file=told.path.name, duplicates=number(told.duplicates))
    if isinstance(told, TagProgress):
        return counted.tr("{done} of %Ln games changed", "", told.games).format(done=number(told.done))
    return ""


def tag_message(report: TagReport) -> Message:
    """What a change of tags has done."""
    if report.stopped:
        title = translate("Library", "The change was stopped.")
    elif not report.changed:
        title = translate("Library", "Nothing had to be changed.")
    else:
        title = translate("Library", "The games are changed.")
    parts = [
        translate("Library", "Games changed in the library: {count}.").format(count=number(report.changed))
    ]
    if report.written or report.failures:
        text = translate("Library", "Changed in their files, too: {count}.")
        parts.append(text.format(count=number(report.written)))
    if report.lost:
        text = translate("Library", "Left alone, because they were changed elsewhere meanwhile: {count}.")
        parts.append(text.format(count=number(report.lost)))
    return Message(title, " ".join(parts))


def tag_lines(report: TagReport) -> list[str]:
    """One line for each file in which games could not be changed."""
    text = translate("Library", "{file}, games: {count}. {reason}")
    return [
        text.format(file=failure.path.name, count=number(games), reason=failure_reason(failure, saving=True))
        for failure, games in report.failures
    ]


def report_message(report: ImportReport) -> Message:
    """What an import has brought."""
    if report.stopped:
        title = translate("Library", "The import was stopped.")
    elif report.added == 0:
        title = translate("Library", "There was no new game.")
    else:
        title = translate("Library", "The games are in the library.")
    parts = [translate("Library", "Games added: {count}.").format(count=number(report.added))]
    if report.duplicates:
        text = translate("Library", "Left out, because they are in the library already: {count}.")
        parts.append(text.format(count=number(report.duplicates)))
    if report.incomplete_games:
        text = translate("Library", "Kept as text, because they cannot be read to the end: {count}.")
        parts.append(text.format(count=number(report.incomplete_games)))
    if report.failed_files:
        text = translate("Library", "Files without a readable game: {count}.")
        parts.append(text.format(count=number(report.failed_files)))
    if report.other_files:
        text = translate("Library", "Other files in the folders, which were not looked at: {count}.")
        parts.append(text.format(count=number(sum(report.other_files.values()))))
    return Message(title, " ".join(parts))


def number(value: int) -> str:
    """A number with the separators of the language."""
    return QLocale().toString(value)


def result_text(row: GameRow) -> str:
    """The result of a game as all lists show it; "" if it has none."""
    return result_figures(row.result, variant(row.variant) if row.variant else None)


def day_text(row: GameRow) -> str:
    """When a game was played, as far as that is known; a date of another form as it was written."""
    return known_day_text(row.day, row.date)


def kind_text(row: GameRow) -> str:
    """The name of the game that was played; whether it was guessed."""
    if not row.variant:
        return foreign_name(row.foreign)
    try:
        return told_name(game_name(variant(row.variant)), guessed=row.guessed)
    except KeyError:
        return row.variant


def stars_text(stars: int) -> str:
    """The stars of a game, as characters."""
    return "★" * stars


def share_text(share: float) -> str:
    """``57 %``, as the language writes it."""
    return translate("Library", "{number} %").format(number=round(100 * share))


def players_text(row: GameRow) -> str:
    """Both players; a question mark for one who is unknown."""
    return f"{row.white or '?'} – {row.black or '?'}"
