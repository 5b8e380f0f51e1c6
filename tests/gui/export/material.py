"""Games as sources of exports, and a job that nobody runs."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine import GameTree, StopToken
from harzdame_engine.export.words import ExportWords
from PySide6.QtGui import QFont, QPageSize

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.export.source import ExportSource, SourceFile, source_of


def job() -> Job:
    made = Job(lambda _: None)
    assert isinstance(made.token, StopToken)
    return made


def source(tree: GameTree, *, at_end: bool = True, study: SourceFile | None = None) -> ExportSource:
    font = QFont("DejaVu Sans")
    font.setPointSizeF(10.5)
    node = tree.end_of_line(tree.root) if at_end else tree.root
    page = QPageSize(QPageSize.PageSizeId.A4)
    return source_of(tree, node, study=study, words=ExportWords(), font=font, page=page)


def study(path: Path, number: int, games: int) -> SourceFile:
    return SourceFile(path, number, games)
