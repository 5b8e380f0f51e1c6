"""A Hub program that plays the first legal move, and in its third search does what its argument says."""

from __future__ import annotations

import sys
import threading
from collections.abc import Mapping

from harzdame_engine.game.position import Position
from harzdame_engine.hub.lines import parse_line
from harzdame_engine.hub.notation import format_move, parse_moves, parse_position
from harzdame_engine.rules.variants import variant


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Program:
    def __init__(self, fault: str) -> None:
        self.fault = fault
        self.searches = 0
        self.game = "international"
        self.place: Mapping[str, str] = {}

    def hear(self, line: str) -> None:
        message = parse_line(line)
        assert message is not None
        given = message.arguments
        match message.command:
            case "hub":
                if self.fault == "mute":
                    threading.Event().wait()
                say("id name=Fake")
                say('param name=variant value=normal type=enum values="normal harzdame"')
                say("wait")
            case "set-param":
                self.game = given["value"]
            case "init":
                say("ready")
            case "pos":
                self.place = given
            case "go":
                self.search()
            case "quit":
                sys.exit()

    def search(self) -> None:
        self.searches += 1
        say("info depth=7 score=0.35 nodes=1000 time=0.001")
        if self.searches == 3:
            match self.fault:
                case "dies":
                    sys.exit("out of memory")
                case "hangs":
                    threading.Event().wait()
                case "complains":
                    say('error message="no idea"')
                case "exaggerates":
                    say("info depth=1 score=1e308 nodes=1e308 time=1e308")
                case "illegal":
                    say("done move=a1-h8")
                    return
        say(f"done move={format_move(self.position().legal_moves()[0])}")

    def position(self) -> Position:
        root = parse_position(self.place["pos"], variant(self.game))
        return parse_moves(self.place.get("moves", ""), root)[-1]


def main() -> None:
    program = Program(sys.argv[1])
    for line in sys.stdin:
        program.hear(line)


if __name__ == "__main__":
    main()
