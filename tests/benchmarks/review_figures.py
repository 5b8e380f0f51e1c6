"""Figures of reviewed games: the accuracy of each player, and how many reproaches give a reason.

python -m tests.benchmarks.review_figures reviewed.pdn …
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path
from statistics import mean

from harzdame_engine import Color, pdn
from harzdame_engine.review.judgement import GLYPHS
from harzdame_engine.review.summary import summary_of

_BARE = re.compile(r"promises \d+ points of a hundred, this move \d+\.$")
"""A comment that says only that another move promises more."""


def main(paths: list[str]) -> None:
    """Print the figures of each file, and of all reproaches together."""
    reproaches = reasons = 0
    for path in paths:
        figures: dict[str, list[float]] = defaultdict(list)
        for game in pdn.Document.read(Path(path).read_bytes()).content.games:
            tree = game.read().tree
            summary = summary_of(tree) if tree is not None else None
            if tree is None or summary is None:
                continue
            for color, tag in ((Color.WHITE, "White"), (Color.BLACK, "Black")):
                accuracy = summary.sides[color].accuracy
                figures[game.tags.get(tag, "?")] += [] if accuracy is None else [accuracy]
            bad = [node for node in tree.mainline() if set(GLYPHS.values()) & set(node.glyphs)]
            reproaches += len(bad)
            reasons += sum(not _BARE.search(node.comment) for node in bad)
        for name, values in figures.items():
            range_ = f"{mean(values):3.0f} ({min(values):.0f} to {max(values):.0f})" if values else "  –"
            print(f"{Path(path).stem:28} {name:12} {range_}, {len(values)} games")
    print(f"{reasons} of {reproaches} reproaches give a reason")


if __name__ == "__main__":
    main(sys.argv[1:])
