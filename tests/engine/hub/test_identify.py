from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from harzdame_engine import StopToken, variants
from harzdame_engine.hub.declared import ParameterKind
from harzdame_engine.hub.identify import identify
from harzdame_engine.hub.program import EngineReportedError, EngineTerminated, EngineTimeout
from harzdame_engine.version import version

from tests.engine.hub.conftest import OURS, PATIENCE

STAND_IN = Path(__file__).with_name("stand_in.py")


def command(way: str) -> list[str]:
    return [sys.executable, "-S", "-E", str(STAND_IN), way]


def test_our_engine_says_what_it_is() -> None:
    found = identify(OURS, patience=PATIENCE)
    assert (found.name, found.version, found.author) == ("Harzdame", version(), "The Harzdame authors")
    assert set(found.games) == {rules.id for rules in variants()}
    kinds = {each.name: each.kind for each in found.parameters}
    assert kinds["threads"] is ParameterKind.INT
    assert kinds["book"] is ParameterKind.BOOL
    threads = next(each for each in found.parameters if each.name == "threads")
    assert (threads.least, threads.most) == (1, 256)


def test_a_program_with_all_types_of_parameters() -> None:
    found = identify(command("fine"), patience=PATIENCE)
    assert found.name == "Stand-in"
    assert found.games == ("international", "frisian")
    assert {each.kind for each in found.parameters} == set(ParameterKind)
    assert next(each for each in found.parameters if each.name == "folder").value == "a b"


def test_its_parameters_are_tried() -> None:
    with pytest.raises(EngineReportedError, match="no such parameter"):
        identify(command("refuses parameters"), parameters={"threads": "2"}, patience=PATIENCE)


@pytest.mark.usefixtures("ended_soon")
@pytest.mark.parametrize("way", ["mute", "talkative"])
def test_one_that_never_answers_is_given_up(way: str) -> None:
    with pytest.raises(EngineTimeout):
        identify(command(way), patience=0.5)


def test_one_that_dies_is_quoted() -> None:
    with pytest.raises(EngineTerminated, match="no weights"):
        identify(command("dies at once"), patience=PATIENCE)


def test_who_asked_can_give_up() -> None:
    stop = StopToken()
    threading.Timer(0.3, stop.stop).start()
    with pytest.raises(EngineTimeout):
        identify(command("mute"), patience=10 * PATIENCE, stop=stop)
