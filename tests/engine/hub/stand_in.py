"""A program of the protocol that does one thing wrong, the one that its argument names.

It knows the start of International draughts and one move there.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

WAYS = {
    "illegal move": "done move=1-50",
    "no move": "done",
    "broken line": 'done move="32-28',
    "records": "done move=32-28",
    "trouble": 'error message="out of order"',
    "huge numbers": (
        "info depth=1 score=1e308 nodes=1e30 time=nan multipv=1e9\n"
        "info depth=-1 score=-1e308 time=-5 end=1e308 pv=32-28\n"
        "done move=32-28"
    ),
    "odd infos": 'info\ninfo depth=deep score=nan\ntitle: "x\n\ninfo depth=3\ndone move=32-28 ponder=1-2',
}


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def forever() -> None:
    while True:
        time.sleep(1)


def die() -> None:
    sys.stderr.write("no weights\n")
    sys.exit(3)


def be_deaf() -> None:  # its input fills up
    say("wait")
    say("ready")
    forever()


def talk() -> None:
    while True:
        say("info depth=1")


def search_silently() -> None:
    """Say nothing before a stop; one that came before the search is none."""
    line = sys.stdin.readline()
    while line and not line.startswith("stop"):
        line = sys.stdin.readline()
    say("done move=32-28")


def write_without_end() -> None:
    while True:
        sys.stdout.write("?" * 100_000)


def be_greedy() -> None:
    kept = [bytearray(1 << 20) for _ in range(4096)]
    say(f"it got {len(kept)} MiB")


AT_ONCE = {
    "dies at once": die,
    "mute": forever,
    "deaf": be_deaf,
    "talkative": talk,
    "endless line": write_without_end,
    "greedy": be_greedy,
    "stubborn": lambda: signal.signal(signal.SIGTERM, signal.SIG_IGN),
}


def die_searching() -> None:
    sys.stderr.write("\nassertion failed\n")
    sys.stderr.flush()
    os._exit(7)


def ignore_stops() -> None:
    say("info depth=1")
    forever()


def flood() -> None:
    while True:
        sys.stdout.write("info depth=1 score=0.1 pv=32-28\n" * 100)


def die_once() -> None:
    """The second time, which the file that its next argument names shows, it answers."""
    if not os.path.exists(sys.argv[2]):  # noqa: PTH110 - quick to start
        open(sys.argv[2], "w").close()  # noqa: PTH123
        os._exit(7)
    say("done move=32-28")


SEARCHING = {
    "dies in a search": die_searching,
    "deaf to stop": ignore_stops,
    "floods": flood,
    "dies once": die_once,
    "silent": search_silently,
}


def main(way: str) -> None:
    if way in AT_ONCE:
        AT_ONCE[way]()
    for line in sys.stdin:
        if way == "records":
            with open(sys.argv[2], "a") as record:  # noqa: PTH123 - quick to start
                record.write(line)
        answer(line.split()[0], way)
        if line.startswith("quit") and way != "stubborn":
            return
    if way == "stubborn":
        forever()


def introduce(way: str) -> None:
    say("A title\nid name=Stand-in")
    if way == "records":
        say('param name=variant value=normal type=enum values="normal killer bt frisian losing"')
    elif way != "no variant":
        say('param name=variant value=frisian type=enum values="normal frisian"')
    say("param name=threads value=1 type=int min=1 max=16")
    say("param name=margin value=0.5 type=real min=0 max=1")
    say("param name=book value=true type=bool")
    say('param name=folder value="a b" type=string')
    if way == "with a child":
        child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(600)"])
        say(f"param name=child value={child.pid} type=int")
    sys.stderr.write("!" * 200_000)
    say("wait")


def live(sign: str) -> None:
    """Search in silence, with a sign of life when asked; the second time the search is over."""
    pings.append(sign)
    say(sign if len(pings) < 2 else "done move=32-28")


pings: list[str] = []
SIGNS_OF_LIFE = {"pongs": "pong", "knows no ping": 'error message="ping?"', "talks when asked": "yes, yes"}


def answer(command: str, way: str) -> None:
    match command:
        case "ping" if way in SIGNS_OF_LIFE:
            live(SIGNS_OF_LIFE[way])
        case "go" if way in SIGNS_OF_LIFE:
            pass
        case "hub":
            introduce(way)
        case "init":
            say("ready")
        case "set-param" if way == "refuses parameters":
            say('error message="no such parameter"')
        case "go" if way in WAYS:
            say(WAYS[way])
        case "go" if way in SEARCHING:
            SEARCHING[way]()
        case "go":
            say("info depth=1")
        case "stop" if way != "silent":
            say("done move=32-28")


main(sys.argv[1])
