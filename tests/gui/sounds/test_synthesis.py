"""The sounds that are shipped: made by the synthesis, soft, short, as loud as they are named by."""

from __future__ import annotations

import wave
from array import array
from pathlib import Path

import pytest

from harzdame_gui.controllers.settings.choices import Loudness
from harzdame_gui.controllers.sounds.speaker import Sound
from harzdame_gui.resources import resource
from harzdame_gui.sounds.synthesis import PEAKS, RATE, write
from tests.for_each import for_each


def read(path: Path) -> array[int]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


def test_they_are_what_the_synthesis_makes(tmp_path: Path) -> None:
    write(tmp_path)
    made = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.wav"))
    shipped = sorted(path.relative_to(resource("sounds")) for path in resource("sounds").rglob("*.wav"))
    assert made == shipped
    for name in made:
        pairs = zip(read(tmp_path / name), read(resource("sounds") / name), strict=True)
        assert all(abs(one - other) <= 1 for one, other in pairs), name  # sines differ by a bit


@for_each("loudness", PEAKS)
@for_each("sound", Sound)
def test_they_begin_and_end_softly_and_are_never_too_loud(sound: Sound, loudness: Loudness) -> None:
    samples = read(resource(f"sounds/{loudness}/{sound}.wav"))
    assert len(samples) / RATE <= 1.2
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples)) == pytest.approx(PEAKS[loudness] * 32_767, abs=2)


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in resource("sounds").rglob("*")) < 250_000
