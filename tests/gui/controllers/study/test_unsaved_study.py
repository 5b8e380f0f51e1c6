"""A study that cannot be written is kept in the profile, whatever its file is called."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import pdn

from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.study.unsaved_study import UnsavedStudy, rescue


@pytest.mark.parametrize("name", ["mine", "稽" * 83, "a" + "é" * 124])
def test_a_study_is_rescued_whatever_its_file_is_called(name: str, tmp_path: Path) -> None:
    path = tmp_path / f"{name}.pdn"
    path.write_text('[White "One"]\n\n1. e2-e3 *\n', encoding="utf-8")
    changed = UnsavedStudy(PdnDocument.read(path), {1: '[White "Two"]\n\n1. e2-e3 *'})
    kept = rescue(changed, kept=tmp_path / "profile" / "studies.json", study_id="0123456789", title="Mine")
    assert kept is not None
    assert name.startswith(kept.stem.removesuffix("-01234567"))
    (game,) = pdn.Document.read(kept.read_bytes()).content.games
    assert game.tags["White"] == "Two"
