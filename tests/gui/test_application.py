"""Files that macOS asks for by an event: before there is a window, and when it is there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

_ASKED_TWICE = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFileOpenEvent
import harzdame_gui.app as app

early, later = sys.argv[1:]

def ask(name):
    QCoreApplication.postEvent(QCoreApplication.instance(), QFileOpenEvent(name))

class Asked(app.App):
    def __init__(self, application, profile, **how):
        ask(early)
        QCoreApplication.sendPostedEvents(application, 0)
        super().__init__(application, profile, **how)
        self.look = QTimer(self, interval=50)
        self.look.timeout.connect(self.see)
        self.look.start()

    def see(self):
        title = self.window.windowTitle()
        if Path(early).name in title and not self.look.property("asked"):
            print(title)
            self.look.setProperty("asked", True)
            ask("")
            ask(later)
        elif Path(later).name in title:
            print(title)
            self.leave()

app.App = Asked
sys.exit(app.run(temp_profile=True))
"""


def test_a_file_asked_for_before_and_after_the_window_is_there_is_opened(tmp_path: Path) -> None:
    early, later = tmp_path / "früh.pdn", tmp_path / "later.pdn"
    for path in (early, later):
        path.write_text('[White "Ada"]\n\n1. f1-g1 *\n', encoding="utf-8")
    shown = subprocess.run(
        [sys.executable, "-c", _ASKED_TWICE, str(early), str(later)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.splitlines() == ["früh.pdn[*] – Harzdame", "later.pdn[*] – Harzdame"]
