"""One app on a profile: later ones hand their file over, and never wait for one that does not answer."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from harzdame_gui.controllers.settings import instance as instance_module
from harzdame_gui.controllers.settings.instance import Instance, Wish

_APP = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from harzdame_gui.controllers.settings.instance import Instance
app = QCoreApplication([])
instance = Instance(Path(sys.argv[1]))
print(instance.claim(), flush=True)
if sys.argv[2] == "listen":
    instance.wanted.connect(lambda wish: (print(wish.file, flush=True), wish.file is None and app.quit()))
    instance.listen()
app.exec()
"""


def start(folder: Path, mode: str) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", _APP, str(folder), mode], stdout=subprocess.PIPE, text=True, cwd=Path.cwd()
    )
    assert process.stdout.readline() == "True\n"
    return process


def test_another_process_takes_the_file(qapp, tmp_path):
    with start(tmp_path, "listen") as process:
        later = Instance(tmp_path)
        assert not later.claim()
        assert later.hand_over(Path("games ü.pdn"), patience=10)
        assert process.stdout.readline() == f"{Path('games ü.pdn').absolute()}\n"
        assert later.hand_over(None, patience=10)
        assert process.stdout.readline() == "None\n"
    assert list((tmp_path / "inbox").iterdir()) == []


def test_one_that_hangs_is_waited_for_only_so_long(qapp, tmp_path, monkeypatch):
    slept: list[float] = []
    clock = SimpleNamespace(monotonic=lambda: sum(slept), sleep=slept.append)
    monkeypatch.setattr(instance_module, "time", clock)
    with start(tmp_path, "hang") as process:
        later = Instance(tmp_path)
        taken = later.hand_over(Path("game.pdn"), patience=0.3)
        process.kill()
    assert not taken
    assert sum(slept) == pytest.approx(0.3, abs=2 * instance_module._STEP_S)
    assert list((tmp_path / "inbox").iterdir()) == []  # it is not opened late, a second time


def test_the_place_of_one_that_was_killed_is_free(qapp, tmp_path):
    with start(tmp_path, "listen") as process:
        later = Instance(tmp_path)
        assert not later.claim()
        process.kill()
        process.wait()
    assert not later.hand_over(None)
    assert not Instance(tmp_path).claim()  # the later one has it
    later.close()


def test_the_place_is_free_whose_lock_a_power_cut_emptied(qapp, tmp_path):
    lock = tmp_path / "instance.lock"
    lock.write_bytes(b"")
    os.utime(lock, (time.time() - 60,) * 2)
    first = Instance(tmp_path)
    assert first.claim()
    first.close()


@pytest.mark.skipif(os.name != "posix", reason="needs a folder that goes while it is used")
def test_a_file_can_be_handed_over_from_a_folder_that_is_gone(qapp, tmp_path, monkeypatch):
    gone = tmp_path / "gone"
    gone.mkdir()
    with start(tmp_path, "listen") as process:
        monkeypatch.chdir(gone)
        monkeypatch.setenv("PWD", str(gone))
        gone.rmdir()
        try:
            assert Instance(tmp_path).hand_over(Path("game.pdn"), patience=10)
            assert process.stdout.readline() == f"{gone / 'game.pdn'}\n"
        finally:
            process.kill()


def test_a_message_that_makes_no_sense_still_brings_the_window_forward(qtbot, tmp_path):
    first = Instance(tmp_path)
    assert first.claim()
    heard = []
    first.wanted.connect(heard.append)
    (tmp_path / "inbox").mkdir()
    (tmp_path / "inbox" / "1.json").write_bytes(b'{"file": 1}')
    first.listen()
    (tmp_path / "inbox" / "2.json").write_bytes(b"\xff")
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard == [Wish(), Wish()]
    first.close()


def test_the_place_is_taken_late_where_nobody_has_it(qtbot, jobs, tmp_path):
    folder = tmp_path / "profile"
    first = Instance(folder)
    assert not first.claim()
    first.listen()
    heard = []
    first.wanted.connect(heard.append)
    folder.mkdir()
    first.claim_late(jobs)
    qtbot.waitUntil((folder / "inbox").exists)
    (folder / "inbox" / "1.json").write_bytes(b"{}")
    qtbot.waitUntil(lambda: heard == [Wish()])
    first.close()
    assert Instance(folder).claim()


def test_the_place_is_left_to_who_took_it_first(qtbot, jobs, tmp_path):
    folder = tmp_path / "profile"
    late = Instance(folder)
    assert not late.claim()
    folder.mkdir()
    with start(folder, "listen") as process:
        late.claim_late(jobs)
        qtbot.waitUntil(lambda: not jobs.under_way)
        later = Instance(folder)
        assert later.hand_over(Path("games.pdn"), patience=10)
        assert process.stdout.readline() == f"{Path('games.pdn').absolute()}\n"
        late.close()
        assert not later.claim()
        process.kill()


@pytest.mark.parametrize("usable", [True, False])
def test_two_starts_of_the_app_make_one_window_which_opens_the_file(tmp_path, usable):
    """Also where the profile could not be used at the first start, and can be at the second."""
    code = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
import harzdame_gui.app as app
from harzdame_gui.controllers.work import repeated_job

class Told(app.App):
    def start(self, file):
        self.completed.connect(self.listen)
        super().start(file)

    def listen(self):
        self.late.file.gameRead.connect(lambda _: (print(self.late.file.path.name, flush=True),
                                                   self.window.close()))

app.App = Told
listen = app.Instance.listen
repeated_job.RETRY_MS = 100
app.Instance.listen = lambda self: (listen(self), print("ready" if self._watcher else "alone", flush=True))
sys.exit(app.run())
"""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": str(tmp_path / "data")}
    if not usable:
        (tmp_path / "data").write_text("in the way", encoding="utf-8")
    path = tmp_path / "games.pdn"
    path.write_text("1. f1-g1 f5-f4 *\n", encoding="utf-8")
    options = {"env": environment, "cwd": Path.cwd(), "text": True}
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, **options) as first:
        patience = threading.Timer(120, first.kill)  # else a failure would wait for it
        patience.start()
        try:
            if not usable:
                assert first.stdout.readline() == "alone\n"
                (tmp_path / "data").unlink()
            assert first.stdout.readline() == "ready\n"
            second = subprocess.run(
                [sys.executable, "-m", "harzdame_gui", str(path)], timeout=60, check=False, **options
            )
            assert second.returncode == 0
            assert first.stdout.readline() == "games.pdn\n"
            assert first.wait(60) == 0
        finally:
            patience.cancel()
            first.kill()
