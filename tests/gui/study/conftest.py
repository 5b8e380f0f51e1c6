"""The app with its studies open, a study that is being made, and a file of it that cannot be written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from harzdame_engine import pdn

from harzdame_gui.controllers.files.pdn_document import Arranger, PdnDocument
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure
from tests.gui.driver import Driver
from tests.gui.study.test_room import Desk
from tests.gui.study.test_study_editor import Workshop


@pytest.fixture
def desk(start: Callable[..., Driver]) -> Desk:
    return Desk(start())


@pytest.fixture
def shop(start: Callable[..., Driver], tmp_path: Path) -> Workshop:
    return Workshop(start(), tmp_path / "mine.pdn")


@pytest.fixture
def unwritable(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """The file of the study cannot be written until this is set."""
    go, arranged = Event(), PdnDocument.arranged

    def fails(document: PdnDocument, make: Arranger) -> tuple[PdnDocument, pdn.Arrangement | None]:
        if document.path == shop.path and not go.is_set():
            raise FileError(FileFailure(FailureKind.NOT_PERMITTED, document.path))
        return arranged(document, make)

    monkeypatch.setattr(PdnDocument, "arranged", fails)
    shop.room.editor.writing._retry.setInterval(100)
    go.set()
    yield go
    go.set()
