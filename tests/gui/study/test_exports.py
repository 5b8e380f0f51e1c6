"""A study on its way to paper and to the browser."""

from __future__ import annotations

from pathlib import Path
from threading import current_thread, main_thread

import pytest
from harzdame_engine import pdn
from PySide6.QtTest import QTest

from tests.gui.study.test_room import choose_file
from tests.gui.study.test_study_editor import Workshop


def test_it_has_what_is_being_typed_and_is_read_for_that_beside_the_gui_thread(
    shop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    original, path = pdn.PdnGame.read, tmp_path / "study.html"

    def noting(game: pdn.PdnGame) -> object:
        if current_thread() is main_thread():
            read.append(game.number)
        return original(game)

    shop.form._quiet.setInterval(60_000)
    shop.form.text.setFocus()
    QTest.keyClicks(shop.form.text, "Last words")
    monkeypatch.setattr(pdn.PdnGame, "read", noting)
    shop.room.window.commands.publish.trigger()
    choose_file(shop, path)
    shop.wait(path.exists)
    shop.settle()
    assert "Last words" in path.read_text(encoding="utf-8")
    assert read == []
