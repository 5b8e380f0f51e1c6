"""Text from files on the screen: it must never be taken for HTML, which can name files to be read."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from tests.gui.driver import Driver

HOSTILE = "<img src=nowhere.png>"
GAME = """[Event "{0}"]
[Site "{0}"]
[Date "{0}"]
[White "{0}"]
[Black "{0}"]
[WhiteRating "{0}"]
[WhiteCountry "{0}"]
[Odd "{0}"]
[Result "1-0"]

{{ {0} }} 1. f1-g1 {{ {0} }} f5-f4 {{ {0} }} 2. {0} 1-0

"""
_TAG = re.compile(r"<\s*(?!span\b|/span\b|br\b)\w")


def dangerous(top: QWidget) -> list[str]:
    """The texts of labels and tooltips that Qt would take for HTML."""
    widgets = [top, *top.findChildren(QWidget)]
    labels = [one for one in widgets if isinstance(one, QLabel)]
    texts = [one.text() for one in labels if one.textFormat() is not Qt.TextFormat.PlainText]
    return [text for text in [*texts, *(one.toolTip() for one in widgets)] if _TAG.search(text)]


def test_a_game_full_of_html_is_shown_as_it_stands(start: Callable[..., Driver], tmp_path: Path) -> None:
    path = tmp_path / "games.pdn"
    path.write_text(GAME.format(HOSTILE), encoding="utf-8")
    driver = start(path)
    driver.list_games()
    driver.window.resize(400, 700)

    def shown() -> str:
        return " ".join(one.text() for one in driver.window.findChildren(QLabel))

    driver.qtbot.waitUntil(lambda: HOSTILE in shown(), timeout=20_000)
    driver.qtbot.wait(200)
    assert dangerous(driver.window) == []
