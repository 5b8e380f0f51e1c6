"""What is not on disk because it cannot be written just now, in words."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_gui.controllers.storage.file_failure import FailureKind, FileFailure, failure_of
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.text.files import failure_cause
from harzdame_gui.text.message import Message, listing
from harzdame_gui.text.whole_letters import breakable
from harzdame_gui.translation import translate

Failed = Sequence[tuple[Writing, Exception]]
_MUCH = 20
"""As much of a word as fits into a line of a card however large the letters are; more would be cut off."""


def unwritten_message(failed: Failed) -> Message:
    """What is not on disk and why; it stays true until it is written."""
    title = translate("Unwritten", "Not everything can be kept just now.")
    if all(writing.thing is Thing.NOTHING for writing, _error in failed):
        later = translate("Unwritten", "What you play and choose is written as soon as that works.")
        return Message(title, f"{_reason(failed)} {later}")
    if any(writing.thing is Thing.ALL for writing, _error in failed):
        passing = translate("Unwritten", "What you play and choose is gone when you close Harzdame.")
        return Message(title, f"{_reason(failed)} {passing}")
    kinds = {failure_of(error, writing.path).kind for writing, error in failed}
    if kinds == {FailureKind.UNFINISHED}:
        return Message(title, f"{_reason(failed)} {_missing(failed)}")
    if kinds <= {FailureKind.NO_ANSWER, FailureKind.UNFINISHED}:
        later = translate("Unwritten", "That is done as soon as it answers.")
    else:
        later = translate("Unwritten", "It is tried again all the time.")
    return Message(title, f"{_reason(failed)} {_missing(failed)} {later}")


def closing_message(failed: Failed) -> Message:
    """The same as the app is to be closed."""
    title = translate("Unwritten", "Not everything is on disk yet.")
    if all(writing.thing is Thing.IMPORT for writing, _error in failed):
        lost = translate("Unwritten", "If you close now, the library has only what was read so far.")
    else:
        lost = translate("Unwritten", "If you close now, that is lost.")
    text = f"{_reason(failed)} {_missing(failed)} {lost}"
    if all(writing.thing is not Thing.ALL for writing, _error in failed):
        itself = translate(
            "Unwritten", "While this question stands, Harzdame closes by itself as soon as all is written."
        )
        text = f"{text} {itself}"
    return Message(title, text)


def _reason(failed: Failed) -> str:
    writing, error = failed[0]
    failure = failure_of(error, writing.path)
    return _of_the_folder(failure) or failure_cause(failure)


def _of_the_folder(failure: FileFailure) -> str:
    """The reason where it lies with the folder; "": it does not."""
    sentences = {
        FailureKind.NOT_PERMITTED: translate("Unwritten", "Nothing may be written into {folder}."),
        FailureKind.NO_FOLDER: translate("Unwritten", "The folder {folder} is not there."),
        FailureKind.NOT_FOUND: translate("Unwritten", "The folder {folder} is not there."),
    }
    return sentences.get(failure.kind, "").format(folder=failure.path.parent)


def _missing(failed: Failed) -> str:
    things = {writing.thing for writing, _error in failed}
    chosen = (writing for writing, _error in failed if writing.thing is Thing.FILES)
    files = dict.fromkeys(path.name for writing in chosen for path in (writing.path, *writing.others))
    quoted = (translate("Unwritten", "“{name}”").format(name=breakable(name, _MUCH)) for name in files)
    named = listing((*(name for thing, name in _names().items() if thing in things), *quoted))
    return translate("Unwritten", "Still to be written: {things}.").format(things=named)


def _names() -> dict[Thing, str]:
    return {
        Thing.GAME: translate("Unwritten", "this game"),
        Thing.GAMES: translate("Unwritten", "games you played"),
        Thing.LIBRARY: translate("Unwritten", "games for the library"),
        Thing.IMPORT: translate("Unwritten", "the rest of an import"),
        Thing.MARKS: translate("Unwritten", "changes in the library"),
        Thing.TOURNAMENT: translate("Unwritten", "games of a tournament"),
        Thing.REPERTOIRES: translate("Unwritten", "your repertoire"),
        Thing.STUDIES: translate("Unwritten", "your studies"),
        Thing.ANSWERS: translate("Unwritten", "your answers in practice"),
        Thing.RESULTS: translate("Unwritten", "results of puzzles"),
        Thing.EDITS: translate("Unwritten", "what can be undone in files"),
        Thing.SETTINGS: translate("Unwritten", "settings"),
        Thing.ALL: translate("Unwritten", "games and settings"),
    }
