"""The table of a tournament: standings and cross table in one, best player first."""

from __future__ import annotations

from harzdame_engine.tournament.plan import Format
from harzdame_engine.tournament.standings import TableRow
from PySide6.QtCore import QLocale, QObject

from harzdame_gui.controllers.tournament.course import Course
from harzdame_gui.lists.rows_model import MIDDLE, Column, RowsModel
from harzdame_gui.text.message import listing
from harzdame_gui.tournament.text import elo_text, points_text, score_text

FIXED = 5
"""The columns before those of the opponents: place, name, points, Elo, faults."""


class TableModel(RowsModel):
    """A row for each player; the last columns are the opponents in the order of their places."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__((), parent)
        self._course: Course | None = None
        self.show_course(None)

    def show_course(self, course: Course | None) -> None:
        """Show other standings."""
        self.beginResetModel()
        self._course = course
        rows = self._rows()
        names = [course.names[row.player] for row in rows] if course is not None else []
        self.numbers = range(1, len(rows) + 1)
        self.columns = (
            Column("", MIDDLE),
            Column(self.tr("Player")),
            Column(self.tr("Points"), MIDDLE),
            Column(self.tr("Elo"), MIDDLE, self.tr("Relative to the mean of all, with the 95 % error")),
            Column(self.tr("Faults"), MIDDLE, self.tr("Games lost by a crash, an illegal or a late move")),
            *(Column(f"{QLocale().toString(place)}.", MIDDLE, name) for place, name in enumerate(names, 1)),
        )
        self.endResetModel()

    def _rows(self) -> tuple[TableRow, ...]:
        return self._course.table.standings if self._course is not None else ()

    def text(self, row: int, column: int, /) -> str:
        """What stands in a cell."""
        course, of = self._course, self._rows()[row]
        if course is None:
            return ""
        if column >= FIXED:
            other = course.table.standings[column - FIXED].player
            if other == of.player:
                return "·"
            score = course.table.cross.get((of.player, other))
            return score_text(score) if score is not None else ""
        number = QLocale().toString
        return (
            f"{number(of.place)}.",
            course.names[of.player],
            f"{points_text(of.points)}/{number(of.score.games)}",
            elo_text(of.elo),
            number(of.faults) if of.faults else "",
        )[column]

    def tip(self, row: int, _column: int, /) -> str:
        """A player's whole score, whatever the column."""
        course, of = self._course, self._rows()[row]
        if course is None:
            return ""
        wins, draws, losses = map(QLocale().toString, of.score)
        berger = QLocale().toString(of.sonneborn_berger, "g", 6)
        lines = [
            course.names[of.player],
            listing(
                [
                    self.tr("{count} won").format(count=wins),
                    self.tr("{count} drawn").format(count=draws),
                    self.tr("{count} lost").format(count=losses),
                ]
            ),
            self.tr("Sonneborn-Berger {value}").format(value=berger),
        ]
        if course.plan.format is Format.SWISS:
            lines.insert(2, self.tr("Buchholz {value}").format(value=points_text(of.buchholz)))
        return "\n".join(lines)
