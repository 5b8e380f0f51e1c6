"""Whether windows come to rest: a layout that never does costs a core for as long as it is seen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

_STILL_MS = 40


class _LaidOut(QObject):
    """Notes which widgets are laid out."""

    def __init__(self) -> None:
        super().__init__()
        self.widgets: set[QWidget] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.LayoutRequest and isinstance(watched, QWidget):
            self.widgets.add(watched)
        return False


def wait_for_rest(qtbot: QtBot) -> None:
    """Wait until no widget of the app is laid out any more; it fails where one always is."""
    laid_out, app = _LaidOut(), QApplication.instance()
    assert app is not None

    def rests() -> bool:
        laid_out.widgets.clear()
        QTest.qWait(_STILL_MS)
        return not laid_out.widgets

    app.installEventFilter(laid_out)
    try:
        qtbot.waitUntil(rests)
    finally:
        app.removeEventFilter(laid_out)
