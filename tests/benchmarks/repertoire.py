"""Edits of a large repertoire in its window: ``python -m tests.benchmarks.repertoire``.

A move is added at the end of a line, commented, deleted and brought back, each at many places of
a repertoire of 2,000 moves. Told of each kind of edit is the processor time that the GUI thread
spends on it in all, from the click until the window rests, and its longest piece of work in one go.
Set QT_QPA_PLATFORM or DISPLAY as for the app.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import statistics
import sys
import time
from collections.abc import Callable

from harzdame_engine import Color, Move, Node
from harzdame_engine.books.repertoire import Repertoire
from PySide6.QtWidgets import QApplication

from harzdame_gui.app import App
from harzdame_gui.controllers.settings.profile import Profile
from harzdame_gui.openings.room import OpeningsRoom
from tests.benchmarks.stepping import Spans, wait

_LIMIT = 20.0


def large_repertoire(moves: int, seed: int = 7) -> Repertoire:
    """A repertoire of White's with so many moves: one answer to each of up to three moves of Black's."""
    dice = random.Random(seed)
    repertoire = Repertoire.empty("harzdame", Color.WHITE)
    tree, ends, count = repertoire.tree, [repertoire.tree.root], 0
    while count < moves:
        node = ends.pop(0)
        legal = list(node.position.legal_moves())
        own = node.position.turn is Color.WHITE
        for move in dice.sample(legal, 1 if own else min(3 if node.ply < 8 else 1, len(legal))):
            ends.append(tree.add(node, move))
            count += 1
    return repertoire


class Desk:
    """The window with the repertoire in it."""

    def __init__(self, moves: int) -> None:
        self.app = App(QApplication(sys.argv[:1]), Profile.passing())
        self.app.start(None)
        wait(1000)
        self.app.workspace.rooms.openings.open()
        room = self.app.workspace.rooms.openings.room
        assert room is not None
        self.room: OpeningsRoom = room
        room.window.resize(1240, 860)
        while room.repertoire is None:
            wait(50)
        repertoires = self.app.late.repertoires
        repertoires._read["harzdame", Color.WHITE] = large_repertoire(moves)
        repertoires.save(repertoires._read["harzdame", Color.WHITE])
        wait(1000)
        self.spans = Spans()

    @property
    def repertoire(self) -> Repertoire:
        """As it is now."""
        found = self.room.repertoire
        assert found is not None
        return found

    def place(self, dice: random.Random) -> tuple[Node, Move]:
        """An end of a line, and a move that can be added there."""
        below = self.repertoire.tree.root.below()
        ends = [node for node in below if not node.children and node.position.legal_moves()]
        node = dice.choice(ends)
        return node, dice.choice(list(node.position.legal_moves()))

    def measured(self, work: Callable[[], object]) -> tuple[float, float]:
        """The milliseconds that an edit takes in all, and those of its longest piece."""
        wait(150)
        self.spans.work.clear()
        start = time.thread_time()
        work()
        at_once = 1000 * (time.thread_time() - start)
        wait(400)
        rounds = [each for each in self.spans.work if each > 0.2]
        return max(sum(rounds), at_once), max(at_once, *rounds, 0.0)


def main() -> int:
    """Print the figures, and whether the longest piece of work of the median edit is within 20 ms."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=2000)
    parser.add_argument("--edits", type=int, default=40)
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args()
    desk, dice = Desk(options.moves), random.Random(1)
    room, kinds = desk.room, ("move", "comment", "delete", "undo")
    times: dict[str, list[tuple[float, float]]] = {kind: [] for kind in kinds}
    profile = cProfile.Profile()
    for _ in range(options.edits):
        node, move = desk.place(dice)
        room._go(node)
        if options.profile:
            profile.enable()
        times["move"].append(desk.measured(lambda move=move: room.window.board.moveChosen.emit(move)))
        times["comment"].append(desk.measured(lambda: room.window.commented.emit("A comment.")))
        times["delete"].append(desk.measured(room.window.actions_of.delete.trigger))
        times["undo"].append(desk.measured(room.window.actions_of.undo.trigger))
        profile.disable()
    worst = 0.0
    for kind, found in times.items():
        whole, longest = (sorted(each) for each in zip(*found, strict=True))
        middle = statistics.median(longest)
        worst = max(worst, middle)
        print(
            f"{kind}: in all {statistics.median(whole):.1f} ms; longest piece, median {middle:.1f}, "
            f"95 % {longest[round(0.95 * (len(longest) - 1))]:.1f} ms"
        )
    if options.profile:
        pstats.Stats(profile).sort_stats("cumulative").print_stats(45)
    desk.app.window.dispose()
    desk.app.stop()
    return 0 if worst <= _LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
