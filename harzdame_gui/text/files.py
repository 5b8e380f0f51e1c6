"""Failures to open or save a file, in words."""

from __future__ import annotations

from harzdame_gui.controllers.storage.file_failure import FailureKind, FileFailure
from harzdame_gui.text.message import Message, as_sentence
from harzdame_gui.text.problems import file_sentence
from harzdame_gui.translation import translate


def failure_message(failure: FileFailure, *, saving: bool) -> Message:
    """The failure and its remedy; the game on the board is untouched in every case."""
    if saving:
        title = translate("File", "“{name}” was not saved.")
    else:
        title = translate("File", "“{name}” was not opened.")
    text = failure_reason(failure, saving=saving)
    if failure.kind is FailureKind.DISK_FULL:
        text = translate("File", "The disk is full. Your game is still here.")
    return Message(title.format(name=failure.path.name), text)


def arrangement_message(failure: FileFailure) -> Message:
    """The games of a file could not be moved about; the file is untouched."""
    title = translate("File", "“{name}” was left as it is.").format(name=failure.path.name)
    sentences = {
        FailureKind.CHANGED: translate(
            "File", "Another program has changed the file meanwhile. Read it again to go on."
        ),
        FailureKind.NOT_ENCODABLE: translate(
            "File", "Its encoding lacks a letter that is needed, or some of its letters are damaged."
        ),
    }
    return Message(title, sentences.get(failure.kind) or failure_cause(failure))


def failure_cause(failure: FileFailure) -> str:
    """The reason alone, where nobody can choose another file or folder."""
    sentences = {
        FailureKind.NOT_PERMITTED: translate("File", "You are not allowed to change it."),
        FailureKind.TOO_LARGE: translate("File", "No file can be that large there."),
    }
    return sentences.get(failure.kind) or failure_reason(failure, saving=True)


def failure_reason(failure: FileFailure, *, saving: bool) -> str:
    """The reason why a file could not be read, or written if it was `saving`, as a sentence."""
    if failure.problem is not None:
        return file_sentence(failure.problem)
    not_read = translate("File", "You are not allowed to read it.")
    not_written = translate("File", "You are not allowed to do that there; choose another folder.")
    sentences = {
        FailureKind.NOT_FOUND: translate("File", "There is no such file."),
        FailureKind.NO_FOLDER: translate("File", "Its folder does not exist; choose another."),
        FailureKind.IS_FOLDER: translate("File", "It is a folder, not a file."),
        FailureKind.NOT_PLAIN: translate("File", "It is not a plain file."),
        FailureKind.NOT_PERMITTED: not_written if saving else not_read,
        FailureKind.DISK_FULL: translate("File", "The disk is full."),
        FailureKind.TOO_LARGE: translate("File", "No file can be that large there; choose another folder."),
        FailureKind.UNREADABLE: translate("File", "There is no game in it."),
        FailureKind.CHANGED: translate(
            "File", "Another program has changed or removed the file meanwhile. Save under another name."
        ),
        FailureKind.GAME_CHANGED: translate("File", "The game has been changed or removed there meanwhile."),
        FailureKind.ON_BOARD: translate(
            "File", "One of its chapters is on the main board with changes that are not saved."
        ),
        FailureKind.IN_USE: translate("File", "Another program has it open. Close it there, then try again."),
        FailureKind.BUSY: translate("File", "It is just being written by another window: {detail}").format(
            detail=failure.detail
        ),
        FailureKind.NOT_ENCODABLE: translate(
            "File", "Its encoding lacks a letter that is needed. Save under another name."
        ),
        FailureKind.NOT_KNOWN: translate(
            "File", "What “{name}” holds cannot be told just now: {detail}"
        ).format(name=failure.path.name, detail=failure.detail),
        FailureKind.NO_ANSWER: translate("File", "The disk does not answer."),
        FailureKind.UNFINISHED: translate("File", "It takes a little longer."),
        FailureKind.RUN_TOGETHER: translate(
            "File", "The text of its games is damaged: moved, they would run into one another."
        ),
    }
    return as_sentence(sentences.get(failure.kind, failure.detail))
