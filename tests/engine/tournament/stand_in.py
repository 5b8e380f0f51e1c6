"""A Hub program that plays some legal move at once, dies at random, and keeps a list of its deaths.

Arguments: its name, the seed of its chance, the rate of deaths in a game of forty moves, the list.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

from harzdame_engine.hub.lines import parse_line
from harzdame_engine.hub.notation import format_move, parse_moves, parse_position
from harzdame_engine.rules.variants import variant

_MOVES = 40


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    name, seed, rate, deaths = sys.argv[1:]
    chance = random.Random(f"{seed}/{name}/{os.getpid()}")
    given = {}
    for line in sys.stdin:
        message = parse_line(line)
        assert message is not None
        match message.command:
            case "hub":
                say(f"id name={name}")
                say("param name=variant value=harzdame type=enum values=harzdame")
                say("wait")
            case "init":
                say("ready")
            case "pos":
                given = message.arguments
            case "go":
                if chance.random() < float(rate) / _MOVES:
                    with Path(deaths).open("a") as file:
                        file.write(f"{name}\n")
                    os.abort()
                root = parse_position(given["pos"], variant("harzdame"))
                position = parse_moves(given.get("moves", ""), root)[-1]
                say("info depth=1 score=0 nodes=1 time=0.001")
                say(f"done move={format_move(chance.choice(position.legal_moves()))}")
            case "quit":
                return


if __name__ == "__main__":
    main()
