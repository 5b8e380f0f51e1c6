"""What is not on disk, in words."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.storage.file_failure import UnfinishedError
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.text.unwritten import closing_message, unwritten_message


def test_a_long_name_is_not_cut_off(qtbot: QtBot) -> None:
    path = Path("Tournament_report_" * 9 + ".html")
    failed = [(Writing(Thing.FILES, path), UnfinishedError(path))]
    for message in (closing_message(failed), unwritten_message(failed)):
        label = QLabel(message.text, wordWrap=True)
        qtbot.addWidget(label)
        assert label.minimumSizeHint().width() < 30 * label.fontMetrics().averageCharWidth()
        assert path.name in message.text.replace("\u200b", "")
