"""Synthesis of the sounds: sums of decaying tones, written as small WAV files. The app only plays these.

python -m harzdame_gui.sounds.synthesis resources/sounds
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from harzdame_gui.controllers.settings.choices import Loudness
from harzdame_gui.controllers.sounds.speaker import Sound

RATE = 11_025
"""Samples in a second; a sound has one channel of 16 bits."""
_LARGEST = 32_767
_ATTACK = 0.0015
_FADE = 0.02
"""Seconds in which a sound begins and ends, so that it does not click."""
PEAKS = {Loudness.QUIET: 0.1, Loudness.NORMAL: 0.3, Loudness.LOUD: 0.8}
"""The largest sample of a sound, as a part of what is possible."""


class PureTone(NamedTuple):
    """A tone of `pitch` hertz that begins at `start` and falls to a third in every `decay` seconds."""

    start: float
    pitch: float
    strength: float
    decay: float


def _knock(start: float, pitch: float, strength: float) -> tuple[PureTone, ...]:
    """Wood on wood: tones whose pitches are no multiples of one another, the high ones soon gone."""
    partials = ((1.0, 1.0, 0.030), (2.57, 0.5, 0.017), (5.4, 0.28, 0.009), (10.9, 0.12, 0.004))
    return tuple(PureTone(start, pitch * times, strength * part, decay) for times, part, decay in partials)


def _bell(start: float, pitch: float, strength: float, decay: float) -> tuple[PureTone, ...]:
    """A soft bell: a tone with a little of its octave and of the twelfth."""
    partials = ((1.0, 1.0, 1.0), (2.0, 0.25, 0.6), (3.0, 0.08, 0.4))
    return tuple(
        PureTone(start, pitch * times, strength * part, decay * lasting) for times, part, lasting in partials
    )


SOUNDS: dict[Sound, tuple[float, tuple[PureTone, ...]]] = {
    Sound.MOVE: (0.14, _knock(0.0, 210, 1.0)),
    Sound.CAPTURE: (0.22, (*_knock(0.0, 245, 0.7), *_knock(0.07, 175, 1.0))),
    Sound.CROWNING: (
        0.65,
        (*_knock(0.0, 210, 1.0), *_bell(0.06, 523.25, 0.4, 0.13), *_bell(0.16, 783.99, 0.45, 0.15)),
    ),
    Sound.END: (
        1.1,
        (
            *_bell(0.0, 392.0, 0.7, 0.2),
            *_bell(0.15, 523.25, 0.7, 0.2),
            *_bell(0.3, 659.26, 0.8, 0.25),
        ),
    ),
    Sound.LOW_CLOCK: (0.4, (*_bell(0.0, 987.77, 0.8, 0.05), *_bell(0.16, 987.77, 0.8, 0.05))),
}
"""The length of each sound in seconds, and its tones."""


def samples(seconds: float, tones: Sequence[PureTone], peak: float) -> array[int]:
    """The samples of a sound whose largest is `peak`."""
    count = round(seconds * RATE)
    waves = [0.0] * count
    for tone in tones:
        first, turn = round(tone.start * RATE), 2 * math.pi * tone.pitch / RATE
        for number in range(first, count):
            age = (number - first) / RATE
            loud = tone.strength * min(1.0, age / _ATTACK) * math.exp(-age / tone.decay)
            waves[number] += loud * math.sin(turn * (number - first))
    largest = max(map(abs, waves))
    fade = round(_FADE * RATE)
    return array(
        "h",
        (
            round(_LARGEST * peak * each / largest * min(1.0, (count - 1 - number) / fade))
            for number, each in enumerate(waves)
        ),
    )


def write(folder: Path) -> None:
    """Write every sound in every loudness below `folder`."""
    for loudness, peak in PEAKS.items():
        (folder / loudness).mkdir(parents=True, exist_ok=True)
        for sound, (seconds, tones) in SOUNDS.items():
            found = samples(seconds, tones, peak)
            if sys.byteorder == "big":
                found.byteswap()
            with wave.open(str(folder / loudness / f"{sound}.wav"), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(found.itemsize)
                file.setframerate(RATE)
                file.writeframes(found.tobytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]))
