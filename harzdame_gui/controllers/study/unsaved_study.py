"""Studies that are not in their files as they should be, and copies of studies in files of their own."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import pdn
from harzdame_engine.library.tag_edit import with_tags
from harzdame_engine.study.study import Study, heading_of, read_study
from harzdame_engine.study.tags import IDENTITY, STUDY

from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import FileError
from harzdame_gui.controllers.storage.storage import write_whole
from harzdame_gui.controllers.study.progress import StudyProgress, write

FOLDER = "rescued studies"
_MOST_BYTES = 160
"""Of a file's name, to which more is added, also while it is written: a file system has room for 255."""


class UnsavedStudy(NamedTuple):
    """A study as it would be if it could be written: its file, and `chapters` that differ, by their numbers.

    `others` have no chapter in the file any more, which was changed. `name`: the study's; "": as it is.
    """

    document: PdnDocument
    chapters: Mapping[int, str] = {}
    others: Sequence[str] = ()
    name: str = ""

    @property
    def title(self) -> str:
        """The name of the study."""
        return self.name or heading_of(self.document.content, self.document.path.stem).title

    @property
    def texts(self) -> list[str]:
        """All that is not in the file."""
        return [*self.chapters.values(), *self.others]


def new_id() -> str:
    """An id for a study that no other has."""
    return secrets.token_hex(8)


def copy_of(study: UnsavedStudy, study_id: str, title: str) -> bytes:
    """The contents of a file with the whole study, under another id and title. Slow for a large one."""
    return _whole(study, {STUDY: title, IDENTITY: study_id})


def study_of(study: UnsavedStudy) -> Study:
    """The study as it would be read if it could be written. Reads every move."""
    content = study.document.content
    if study.texts or study.name:
        tags = {STUDY: study.name} if study.name else {}
        content = pdn.Document.read(_whole(study, tags)).content
    return read_study(content, study.document.path.stem)


def _whole(study: UnsavedStudy, tags: Mapping[str, str]) -> bytes:
    games = [study.chapters.get(game.number, game.text) for game in study.document.content.games]
    texts = [with_tags(text.strip(), tags) for text in (*games, *study.others)]
    return "".join(f"{text}\n\n" for text in texts).encode()


def rescue(study: UnsavedStudy, *, kept: Path, study_id: str, title: str) -> Path | None:
    """Unless its file has become what it should be, keep a study beside `kept`, and put it on the shelf.

    Returns the file that it is in; None: that was not needed.

    Raises:
        OSError, FileError: that cannot be done either.
    """
    if _is_in_its_file(study):
        return None
    stem = study.document.path.stem.encode(errors="replace")[:_MOST_BYTES].decode(errors="ignore")
    path = kept.parent / FOLDER / f"{stem}-{study_id[:8]}.pdn"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, copy_of(study, study_id, title))
    write(kept, study_id, StudyProgress(path=str(path), opened=time.time(), own=True))
    return path


def _is_in_its_file(study: UnsavedStudy) -> bool:
    try:
        content = PdnDocument.read(study.document.path).content
    except (OSError, FileError, pdn.PdnError):
        return False
    there = {tuple(game.text.split()) for game in content.games}
    named = not study.name or heading_of(content).title == study.name
    return named and all(tuple(text.split()) in there for text in study.texts)
