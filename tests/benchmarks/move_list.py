"""The move list with a tree of 5,000 nodes: ``python -m tests.benchmarks.move_list``.

A game with nested variations, comments, glyphs and clock times is shown, gone
through and edited. Each time holds the layout and the painting of what is seen,
in milliseconds of processor time of the GUI thread: the median, the 95th
percentile and the longest. Set QT_QPA_PLATFORM or DISPLAY as for the app.
"""

from __future__ import annotations

import argparse
import gc
import random
import statistics
import sys
import time
from collections.abc import Callable

from harzdame_engine import GameTree, Node, Position
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from harzdame_gui.app import App
from harzdame_gui.controllers.settings.profile import Profile
from harzdame_gui.controllers.work.garbage import GarbageCollector
from harzdame_gui.play.move_list import MoveList

STEP_LIMIT, EDIT_LIMIT = 16.0, 50.0
REMARK = "Black must answer at once, and the men of the left wing are a row further up. "


def annotated_tree(nodes: int, seed: int = 1) -> GameTree:
    """A tree of about `nodes` nodes, its main line at most 100 plies long."""
    dice = random.Random(seed)
    tree = GameTree(Position.start())
    left = nodes

    def add_line(node: Node, plies: int, depth: int) -> None:
        nonlocal left
        for _ in range(plies):
            moves = node.position.legal_moves()
            if not moves or left <= 0:
                return
            parent, node, left = node, tree.insert(node, dice.choice(moves)), left - 1
            if dice.random() < 0.3:
                node.comment = REMARK * dice.randint(1, 4)
            if dice.random() < 0.2:
                node.glyphs.append(dice.choice((1, 2, 5, 6, 14, 16, 48)))
            if depth == 0:
                node.clock = 6000.0 - 60 * node.ply
            if depth < 8 and len(moves) > 1 and dice.random() < 0.35:
                add_line(parent, dice.randint(2, 14), depth + 1)

    add_line(tree.root, 100, 0)
    while left > 0:
        add_line(dice.choice(tree.mainline()[:-1]), 14, 1)
    return tree


def milliseconds(work: Callable[[], object]) -> float:
    """The processor time of `work` and of the painting that it asks for."""
    start = time.thread_time()
    work()
    QCoreApplication.processEvents()
    return (time.thread_time() - start) * 1000


def report(name: str, times: list[float]) -> float:
    """Print a distribution; returns its 95th percentile."""
    percentile = statistics.quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
    print(
        f"{name}: median {statistics.median(times):.1f}, 95 % {percentile:.1f}, longest {max(times):.1f} ms"
    )
    return percentile


def main() -> int:
    """Print all distributions and whether the list’s steps and edits stay within their limits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=5000)
    nodes = parser.parse_args().nodes
    application = QApplication(sys.argv[:1])
    tree = annotated_tree(nodes)
    gc.freeze()
    GarbageCollector(application)  # as in the app
    every = list(tree.root.below())[1:]
    dice = random.Random(2)
    moves = MoveList()
    moves.resize(420, 700)
    moves.show()
    report("first shown", [milliseconds(lambda: moves.show_tree(tree, tree.root))])
    report("shown again", [milliseconds(lambda: moves.show_tree(tree, tree.root)) for _ in range(20)])
    while moves._improving.isActive():
        QTest.qWait(1)
    steps = [milliseconds(lambda node=node: moves.set_current(node)) for node in every[:1500]]
    slowest_step = report("step", steps)
    report("jump", [milliseconds(lambda: moves.set_current(dice.choice(every))) for _ in range(200)])

    def edit() -> None:
        node = dice.choice(every)
        node.comment = REMARK * dice.randint(1, 5)
        moves.show_tree(tree, node)

    slowest_edit = report("edit of a comment", [milliseconds(edit) for _ in range(100)])
    report(
        "scroll", [milliseconds(lambda y=y: moves.verticalScrollBar().setValue(y * 60)) for y in range(200)]
    )
    moves.deleteLater()
    app = App(application, Profile.passing())
    app.start(None)
    QTest.qWait(300)
    session = app.services.session
    session.load(tree)
    QTest.qWait(300)
    whole = [milliseconds(session.step_forward) for _ in range(90)]
    whole += [milliseconds(lambda node=node: session.go_to(node)) for node in every[200:700]]
    report("step of the whole window, the board painted", whole)
    session.mark_saved()
    app.window.dispose()
    app.stop()
    return 0 if slowest_step <= STEP_LIMIT and slowest_edit <= EDIT_LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
