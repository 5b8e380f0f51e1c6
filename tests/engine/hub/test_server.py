"""Our engine as a program, over real pipes."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator

import pytest
from harzdame_engine import Position
from harzdame_engine.hub.notation import format_position, parse_move

from tests.engine.hub.conftest import OURS, PATIENCE, Conversation

START = Position.start("international")
POS = f"pos pos={format_position(START)}"


def test_a_session_as_the_protocol_shows_it(engine: Conversation) -> None:
    engine.say("hub")
    engine.hear("wait")
    engine.say("set-param name=hash value=1", "init")
    engine.hear("ready")
    engine.say(POS, "level move-time=0.05", "go think")
    done = engine.hear("done")
    assert parse_move(done.arguments["move"], START)


def test_ping_is_answered_and_stop_obeyed_during_a_search(engine: Conversation) -> None:
    engine.say(POS, "level infinite", "go analyze")
    engine.hear("info")
    engine.say("ping")
    engine.hear("pong")
    engine.hear("info")
    engine.say("stop")
    engine.hear("done")


def test_a_stop_that_comes_at_once_is_not_lost(engine: Conversation) -> None:
    for _ in range(20):
        engine.say(POS, "level infinite", "go think", "stop")
        engine.hear("done")


def test_pondering_ends_by_its_time_after_the_hit(engine: Conversation) -> None:
    engine.say(f"{POS} moves=32-28", "level move-time=0.05", "go ponder")
    for _ in range(3):
        engine.hear("info")
    engine.say("ponder-hit")
    engine.hear("done")


def test_another_command_ends_the_search_and_comes_after_it(engine: Conversation) -> None:
    engine.say(POS, "level infinite", "go think")
    engine.hear("info")
    engine.say("new-game", f"{POS} moves=32-28", "level depth=1", "go think")
    assert parse_move(engine.hear("done").arguments["move"], START)
    answer = engine.hear("done").arguments["move"]
    assert parse_move(answer, START.play(START.parse_move("32-28")))


def test_what_it_does_not_know_does_not_disturb_a_search(engine: Conversation) -> None:
    engine.say(POS, "level infinite", "go think")
    engine.hear("info")
    engine.say("dance fast=yes", '"', "ping")
    engine.hear("error")
    engine.hear("pong")
    engine.hear("info")
    engine.say("stop")
    engine.hear("done")


@pytest.mark.parametrize("farewell", [b"quit\n", b""])
@pytest.mark.parametrize(
    "last", [b"level infinite\ngo think\n", b"set-param name=hash value=256\ninit\n", b""]
)
def test_it_ends_when_told_to_or_left_alone(farewell: bytes, last: bytes) -> None:
    with subprocess.Popen(
        OURS, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"hub\n" + POS.encode() + b"\n" + last)
        process.stdin.flush()
        until = b"info" if b"think" in last else b"wait"
        while not process.stdout.readline().startswith(until):
            pass
        process.stdin.write(farewell)
        process.stdin.flush()
        if not farewell:
            process.stdin.close()
        assert process.wait(PATIENCE) == 0
        assert process.stderr
        assert process.stderr.read() == b""


def test_everything_said_before_the_end_of_input_is_answered() -> None:
    script = f"hub\n{POS}\nlevel infinite\ngo think"
    result = subprocess.run(OURS, input=script.encode(), capture_output=True, timeout=PATIENCE, check=True)
    lines = result.stdout.decode().splitlines()
    assert "wait" in lines
    assert lines[-1].startswith("done move=")
    assert result.stderr == b""


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    with subprocess.Popen(
        OURS, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(f"{POS}\nlevel infinite\ngo think\n".encode())
        process.stdin.flush()
        process.stdout.readline()
        process.stdout.close()
        # its standard input stays open
        assert process.wait(PATIENCE) == 0
        assert process.stderr.read() == b""


def nonsense(rng: random.Random) -> Iterator[str]:
    """Lines of bits of the protocol and of noise."""
    commands = "hub init pos level go stop ponder-hit new-game set-param ping"
    arguments = (
        "name=variant value=dameo value=international think analyze ponder pos=W moves=1-50 moves= depth=1 "
        'nodes=-5 time=nan inc=1e999 move-time=0 infinite " = == \x00 \ufffd'
    )
    bits = [
        *commands.split(),
        *arguments.split(" "),
        'moves="32-28 19-23"',
        POS,
        "♟" * 50,
        "a" * 3000,
        " ",
        "\t",
    ]
    for _ in range(300):
        yield " ".join(rng.choices(bits, k=rng.randint(1, 5)))


def test_no_nonsense_stops_it(engine: Conversation) -> None:
    engine.say("set-param name=hash value=1", *nonsense(random.Random(1)))
    engine.say("x" * 3_000_000, "set-param name=variant value=normal", POS, "level depth=2", "ping")
    while "longer than" not in engine.hear("error").arguments["message"]:
        pass
    engine.hear("pong")
    engine.say("go think", "ping")
    assert parse_move(engine.hear("done").arguments["move"], START)


def test_bytes_that_are_no_text_do_not_stop_it() -> None:
    rng = random.Random(2)
    noise = b"\n".join(rng.randbytes(80) for _ in range(200))
    script = noise + f"\n{POS}\nlevel depth=1\ngo think\n".encode()
    result = subprocess.run(OURS, input=script, capture_output=True, timeout=PATIENCE, check=True)
    assert result.stdout.decode().splitlines()[-1].startswith("done move=")
    assert result.stderr == b""
