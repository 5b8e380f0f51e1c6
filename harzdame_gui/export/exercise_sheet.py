"""Exercises on paper: several diagrams to a page, and the solutions behind them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine.export.diagram import svg
from harzdame_engine.export.exercises import PaperExercise
from harzdame_engine.export.words import ExportWords
from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.export.booklet import Booklet, PaperStyle, logical_dpi
from harzdame_gui.translation import translate

GRIDS = {6: (2, 3), 9: (3, 3), 12: (3, 4)}
"""Columns and rows, by the diagrams on a page."""
_GAP = 14.0
_LINE = 20.0
"""The height of the caption, and of the line to write on."""
_RULE = "#999999"
_POINTS = 9.5


class SheetChoice(NamedTuple):
    """What of a set of exercises is printed, and how."""

    number: int
    per_page: int = 6
    solutions: bool = True


class WantedSheet(NamedTuple):
    """The exercises that a sheet is made of, and its looks."""

    title: str
    exercises: Sequence[PaperExercise]
    words: ExportWords
    style: PaperStyle


class ExerciseSheet(Booklet):
    """The pages of exercises. They are numbered through, and solved on pages of their own at the end."""

    def __init__(self, wanted: WantedSheet, choice: SheetChoice, job: Job) -> None:
        super().__init__((), wanted.words, wanted.style, wanted.title, job)
        self._exercises = wanted.exercises[: choice.number]
        self._choice = choice
        self._grid = GRIDS[choice.per_page]
        if choice.solutions:
            self._write_solutions()

    @property
    def _sheets(self) -> int:
        return math.ceil(len(self._exercises) / self._choice.per_page)

    @property
    def pages(self) -> int:
        """The number of pages, those of the solutions included."""
        return self._sheets + (self._document.pageCount() if self._choice.solutions else 0)

    def _paint_body(self, painter: QPainter, page: int) -> None:
        if page >= self._sheets:
            super()._paint_body(painter, page - self._sheets)
            return
        body, (columns, rows) = self._document.pageSize(), self._grid
        width = (body.width() - (columns - 1) * 2 * _GAP) / columns
        height = (body.height() - rows * _GAP) / rows
        first = page * self._choice.per_page
        for place in range(min(self._choice.per_page, len(self._exercises) - first)):
            row, column = divmod(place, columns)
            corner = QPointF(column * (width + 2 * _GAP), row * (height + _GAP))
            self._paint_exercise(painter, QRectF(corner.x(), corner.y(), width, height), first + place)

    def _paint_exercise(self, painter: QPainter, room: QRectF, number: int) -> None:
        exercise = self._exercises[number]
        drawing = svg(exercise.start, look=self._style.look, flipped=exercise.flipped)
        renderer = QSvgRenderer(QByteArray(drawing.encode()))
        size = renderer.viewBoxF().size()
        size.scale(room.width(), room.height() - 2 * _LINE, Qt.AspectRatioMode.KeepAspectRatio)
        left = room.left() + (room.width() - size.width()) / 2
        renderer.render(painter, QRectF(left, room.top() + _LINE, size.width(), size.height()))
        font = QFont(self._style.font)
        font.setPointSizeF(_POINTS * 96 / logical_dpi(painter))
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor("#000000"))
        caption = QRectF(room.left(), room.top(), room.width(), _LINE)
        text = f"{number + 1}   {self._words.to_move(exercise.start.turn)}"
        painter.drawText(caption, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, text)
        painter.setPen(QPen(QColor(_RULE), 0.6))
        below = room.top() + _LINE + size.height() + _LINE * 0.9
        painter.drawLine(QPointF(left, below), QPointF(left + size.width(), below))

    def _write_solutions(self) -> None:
        points = self._style.font.pointSizeF()
        self._block(after=10, first=True)
        self._say(translate("ExerciseSheet", "Solutions"), points * 1.4, bold=True)
        for number, exercise in enumerate(self._exercises, 1):
            self._block(after=4)
            self._say(f"{number}\u2003", points, bold=True)
            if exercise.title:
                self._say(f"{exercise.title}: ", points, muted=True)
            self._say(exercise.solution_text.replace("-", "\u2011"), points)
