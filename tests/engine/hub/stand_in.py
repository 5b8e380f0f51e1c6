"""A program of the protocol that does one thing wrong, the one that its argument names.

It knows the start of International draughts and one move there.
"""

from __future__ import annotations

import os
import signal
import sys
import time

WAYS = {
    "illegal move": "done move=1-50",
    "no move": "done",
    "broken line": 'done move="32-28',
    "trouble": 'error message="out of order"',
    "odd infos": 'info\ninfo depth=deep score=nan\ntitle: "x\n\ninfo depth=3\ndone move=32-28 ponder=1-2',
}


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def forever() -> None:
    while True:
        time.sleep(1)


def main(way: str) -> None:
    if way == "dies at once":
        sys.stderr.write("no weights\n")
        sys.exit(3)
    if way == "mute":
        forever()
    if way == "deaf":  # its input fills up
        say("wait")
        say("ready")
        forever()
    if way == "talkative":
        while True:
            say("info depth=1")
    if way == "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for line in sys.stdin:
        answer(line.split()[0], way)
        if line.startswith("quit") and way != "stubborn":
            return
    if way == "stubborn":
        forever()


def answer(command: str, way: str) -> None:
    match command:
        case "hub":
            say("A title\nid name=Stand-in")
            if way != "no variant":
                say('param name=variant value=frisian type=enum values="normal frisian"')
            sys.stderr.write("!" * 200_000)
            say("wait")
        case "init":
            say("ready")
        case "set-param" if way == "refuses parameters":
            say('error message="no such parameter"')
        case "go" if way in WAYS:
            say(WAYS[way])
        case "go" if way == "dies in a search":
            sys.stderr.write("\nassertion failed\n")
            sys.stderr.flush()
            os._exit(7)
        case "go":
            say("info depth=1")
        case "stop":
            say("done move=32-28")


main(sys.argv[1])
