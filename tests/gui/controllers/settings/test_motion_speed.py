"""How fast pieces move: as a person chose, or as the system wishes."""

from __future__ import annotations

from pathlib import Path

import pytest

from harzdame_gui.controllers.settings.choices import AnimationSpeed
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs


@pytest.fixture
def settings(tmp_path: Path, jobs: Jobs) -> Settings:
    return Settings(tmp_path / "settings.json", jobs)


class Follower:
    def __init__(self) -> None:
        self.heard: list[float] = []

    def hear(self, speed: float) -> None:
        self.heard.append(speed)


def test_by_itself_it_is_as_the_system_wishes(settings: Settings) -> None:
    follower = Follower()
    settings.motion.follow(follower.hear)
    settings.motion.set_less_wished(True)
    settings.motion.set_less_wished(True)
    settings.motion.set_less_wished(False)
    assert follower.heard == [1.0, 0.0, 1.0]


@pytest.mark.parametrize("speed", [each for each in AnimationSpeed if each is not AnimationSpeed.SYSTEM])
def test_what_a_person_chose_holds_whatever_the_system_wishes(
    settings: Settings, speed: AnimationSpeed
) -> None:
    settings.motion.set_less_wished(True)
    settings.animation_speed.set(speed)
    assert settings.motion.speed == speed.factor
    settings.motion.set_less_wished(False)
    assert settings.motion.speed == speed.factor
    settings.animation_speed.reset()
    assert settings.motion.speed == 1.0
