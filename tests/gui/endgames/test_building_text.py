"""The cost, progress and end of building tables, in words."""

from __future__ import annotations

import errno

import pytest
from harzdame_engine.endgames.builder import BuildingPlan, TooLargeError
from harzdame_engine.endgames.material import Material

from harzdame_gui.controllers.engine.endgame_builder import BuildingEnd
from harzdame_gui.endgames.building_text import ending_message, takes
from harzdame_gui.text.sizes import duration, memory_text

KKMVK = Material.parse("KKMvK")


def test_what_it_takes_is_a_list(german: None) -> None:
    assert takes(BuildingPlan((KKMVK,), (7_741_440,), (129,)), threads=1).splitlines() == [
        "Tabellen: 1",
        "Stellungen: 7.741.440",
        "Dauer: etwa 20 Sekunden",
        "Arbeitsspeicher währenddessen: 129 MiB",
        "Auf der Platte: etwa 1,5 MB",
    ]


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (OSError(errno.ENOSPC, "No space left"), "The disk is full."),
        (OSError(errno.EFBIG, "File too large"), "No file can be that large in their folder."),
        (OSError(errno.EACCES, "Permission denied"), "Their folder cannot be written to."),
        (OSError(errno.ENOTDIR, "Not a directory"), "Not a directory."),
        (MemoryError(), "There is not enough memory."),
        (ValueError(), "ValueError."),
    ],
)
def test_a_failure_is_told_with_its_reason(qapp: object, error: Exception, reason: str) -> None:
    message = ending_message(BuildingEnd(1, 3, error), 2048)
    assert message.title == "Building endgame tables failed."
    assert reason in message.text
    assert "What was finished is kept" in message.text


def test_too_little_memory_tells_how_much_it_takes(qapp: object) -> None:
    message = ending_message(BuildingEnd(0, 3, TooLargeError(KKMVK, 3072)), 2048)
    assert "takes 3 GiB; 2 GiB are allowed" in message.text


def test_other_endings(language: object) -> None:
    done, stopped = ending_message(BuildingEnd(3, 3), 2048), ending_message(BuildingEnd(1, 3), 2048)
    assert done.title != stopped.title
    assert "1" in stopped.text
    assert "3" in stopped.text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "10 seconds"), (44, "40 seconds"), (89, "90 seconds"), (100, "2 minutes"), (7300, "2 hours")],
)
def test_durations_are_round(qapp: object, seconds: float, text: str) -> None:
    assert duration(seconds) == text


def test_memory_is_told_in_a_unit_that_fits(german: None) -> None:
    assert memory_text(512) == "512 MiB"
    assert memory_text(1536) == "1,5 GiB"
