"""Sounds through programs of the system: one that plays, fails, hangs or is not there."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.settings.choices import Loudness
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.sounds import speaker as module
from harzdame_gui.controllers.sounds.speaker import PROGRAMS, Silence, Sound, Speaker
from harzdame_gui.controllers.work.jobs import Jobs

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the programs are those of Linux")


class Programs:
    """Programs on PATH that write down what they are asked to play."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._calls = folder / "calls"

    def add(self, name: str, then: str = "") -> None:
        program = self._folder / name
        program.write_text(f'#!/bin/sh\necho "{name} $*" >> "{self._calls}"\n{then}\n', encoding="utf-8")
        program.chmod(0o755)

    @property
    def calls(self) -> list[str]:
        """What was asked of them, with the files by their names."""
        if not self._calls.exists():
            return []
        lines = self._calls.read_text(encoding="utf-8").splitlines()
        return [line.replace(str(Path(line.split()[-1]).parents[2]) + os.sep, "") for line in lines]


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Programs:
    folder = tmp_path / "bin"
    folder.mkdir()
    for tool in ("sh", "sleep"):
        found = next(place for place in ("/bin", "/usr/bin") if Path(place, tool).exists())
        (folder / tool).symlink_to(Path(found, tool))
    monkeypatch.setenv("PATH", str(folder))
    return Programs(folder)


@pytest.fixture
def settings(tmp_path: Path, jobs: Jobs) -> Settings:
    return Settings(tmp_path / "settings.json", jobs)


@pytest.fixture
def speaker(settings: Settings, jobs: Jobs) -> Speaker:
    return Speaker(settings.sounds, jobs, jobs)


def played(speaker: Speaker, qtbot: QtBot, *sounds: Sound) -> None:
    for sound in sounds:
        speaker.play(sound)
    qtbot.waitUntil(lambda: speaker._job is None, timeout=15_000)


def test_a_sound_is_played_in_the_loudness_chosen(
    speaker: Speaker, settings: Settings, programs: Programs, qtbot: QtBot
) -> None:
    for name, *_ in PROGRAMS:
        programs.add(name)
    played(speaker, qtbot, Sound.MOVE)
    settings.sounds.set(Loudness.LOUD)
    played(speaker, qtbot, Sound.CAPTURE)
    assert programs.calls == ["pw-play sounds/quiet/move.wav", "pw-play sounds/loud/capture.wav"]
    assert speaker.silence is None


def test_no_program_is_started_while_sounds_are_off(
    speaker: Speaker, settings: Settings, programs: Programs, qtbot: QtBot
) -> None:
    programs.add("paplay")
    settings.sounds.set(Loudness.OFF)
    assert not speaker.play(Sound.END)
    qtbot.wait(50)
    assert programs.calls == []


def test_without_a_program_it_is_silent_and_says_so(
    speaker: Speaker, settings: Settings, programs: Programs, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(speaker.changed):
        speaker.look()
    assert speaker.silence is Silence.NO_PROGRAM
    assert not speaker.play(Sound.MOVE)
    programs.add("aplay")  # it is installed later
    settings.sounds.set(Loudness.NORMAL)
    assert speaker.silence is None
    played(speaker, qtbot, Sound.MOVE)
    assert programs.calls == ["aplay -q sounds/normal/move.wav"]


def test_one_that_fails_gives_way_to_the_next_for_good(
    speaker: Speaker, programs: Programs, qtbot: QtBot
) -> None:
    programs.add("pw-play", "exit 1")
    programs.add("paplay", "kill -9 $$")
    programs.add("aplay")
    played(speaker, qtbot, Sound.MOVE)
    played(speaker, qtbot, Sound.MOVE)
    names = [call.split()[0] for call in programs.calls]
    assert names == ["pw-play", "paplay", "aplay", "aplay"]
    assert speaker.silence is None


def test_when_all_fail_it_is_silent_and_says_so(speaker: Speaker, programs: Programs, qtbot: QtBot) -> None:
    programs.add("paplay", "exit 1")
    played(speaker, qtbot, Sound.MOVE)
    assert speaker.silence is Silence.NONE_WORKS
    assert not speaker.play(Sound.MOVE)
    assert len(programs.calls) == 1


def test_one_that_is_no_program_is_as_one_that_fails(
    speaker: Speaker, programs: Programs, qtbot: QtBot
) -> None:
    programs.add("paplay")
    (programs._folder / "paplay").write_bytes(b"\x7fELF broken")
    played(speaker, qtbot, Sound.MOVE)
    assert speaker.silence is Silence.NONE_WORKS


def test_one_that_hangs_keeps_nobody_waiting_and_is_ended(
    speaker: Speaker, programs: Programs, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGEST", 0.3)
    programs.add("pw-play", 'echo $$ > "$0.pid"; exec sleep 60')
    programs.add("paplay")
    played_by: list[threading.Thread] = []
    play = module._play

    def noted(*args: object) -> object:
        played_by.append(threading.current_thread())
        return play(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "_play", noted)
    speaker.play(Sound.MOVE)
    assert speaker._job is not None
    qtbot.waitUntil(lambda: speaker._job is None, timeout=15_000)
    assert played_by
    assert threading.main_thread() not in played_by
    assert [call.split()[0] for call in programs.calls] == ["pw-play", "paplay"]
    pid = int((programs._folder / "pw-play.pid").read_text())
    assert not Path(f"/proc/{pid}").exists()


def test_another_loudness_ends_one_that_hangs_and_is_heard(
    speaker: Speaker, settings: Settings, programs: Programs, qtbot: QtBot
) -> None:
    programs.add("paplay", 'case "$*" in */quiet/*) echo $$ > "$0.pid"; exec sleep 60;; esac')
    speaker.play(Sound.MOVE)
    kept = programs._folder / "paplay.pid"
    qtbot.waitUntil(lambda: kept.exists() and kept.read_text().strip() != "")
    settings.sounds.set(Loudness.LOUD)
    played(speaker, qtbot, Sound.CAPTURE)
    assert programs.calls == ["paplay sounds/quiet/move.wav", "paplay sounds/loud/capture.wav"]
    qtbot.waitUntil(lambda: not Path(f"/proc/{int(kept.read_text())}").exists())


def test_closing_ends_a_sound(speaker: Speaker, programs: Programs, qtbot: QtBot, jobs: Jobs) -> None:
    programs.add("pw-play", 'echo $$ > "$0.pid"; exec sleep 60')
    speaker.play(Sound.END)
    kept = programs._folder / "pw-play.pid"
    qtbot.waitUntil(lambda: kept.exists() and kept.read_text().strip() != "")
    assert jobs.shut_down()
    assert not Path(f"/proc/{int(kept.read_text())}").exists()


def test_what_comes_meanwhile_is_dropped_unless_it_matters(
    speaker: Speaker, programs: Programs, qtbot: QtBot
) -> None:
    programs.add("paplay", "sleep 0.2")
    played(speaker, qtbot, Sound.MOVE, Sound.CAPTURE, Sound.END, Sound.MOVE)
    assert programs.calls == ["paplay sounds/quiet/move.wav", "paplay sounds/quiet/end.wav"]


def test_a_program_of_the_system_gets_no_libraries_of_a_bundle(
    speaker: Speaker, programs: Programs, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle")
    programs.add("paplay", 'echo "${LD_LIBRARY_PATH-none}" > "$0.libraries"')
    played(speaker, qtbot, Sound.MOVE)
    assert (programs._folder / "paplay.libraries").read_text().strip() == "none"
