"""The table of a tournament: standings and cross table in one, best player first."""

from __future__ import annotations

from typing import Any

from harzdame_engine.tournament.plan import Format
from harzdame_engine.tournament.standings import TableRow
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from harzdame_gui.controllers.tournament.course import Course
from harzdame_gui.text.message import listing
from harzdame_gui.tournament.text import elo_text, points_text, score_text
from harzdame_gui.widgets.labels import plain_tip

_Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
FIXED = 5
"""The columns before those of the opponents: place, name, points, Elo, faults."""


class TableModel(QAbstractTableModel):
    """A row for each player; the last columns are the opponents in the order of their places."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._course: Course | None = None

    def show_course(self, course: Course | None) -> None:
        """Show other standings."""
        self.beginResetModel()
        self._course = course
        self.endResetModel()

    def player(self, row: int) -> int | None:
        """The player of a row, by index."""
        rows = self._rows()
        return rows[row].player if 0 <= row < len(rows) else None

    def _rows(self) -> tuple[TableRow, ...]:
        return self._course.table.standings if self._course is not None else ()

    def _cell(self, course: Course, row: TableRow, column: int) -> str:
        if column >= FIXED:
            other = course.table.standings[column - FIXED].player
            if other == row.player:
                return "·"
            score = course.table.cross.get((row.player, other))
            return score_text(score) if score is not None else ""
        number = self._locale.toString
        return (
            f"{number(row.place)}.",
            course.names[row.player],
            f"{points_text(row.points)}/{number(row.score.games)}",
            elo_text(row.elo),
            number(row.faults) if row.faults else "",
        )[column]

    def _tip(self, course: Course, row: TableRow) -> str:
        wins, draws, losses = map(self._locale.toString, row.score)
        berger = self._locale.toString(row.sonneborn_berger, "g", 6)
        lines = [
            course.names[row.player],
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
            lines.insert(2, self.tr("Buchholz {value}").format(value=points_text(row.buchholz)))
        return "\n".join(lines)

    @property
    def _locale(self) -> Any:
        from_parent = self.parent()
        return from_parent.locale() if from_parent is not None else None  # type: ignore[attr-defined]

    # Qt's own

    def rowCount(self, _parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return len(self._rows())

    def columnCount(self, _parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return FIXED + len(self._rows())

    def data(self, index: _Index, role: int = _ROLE.DisplayRole) -> Any:
        course = self._course
        if course is None or not index.isValid():
            return None
        row, column = course.table.standings[index.row()], index.column()
        if role == _ROLE.DisplayRole:
            return self._cell(course, row, column)
        if role == _ROLE.ToolTipRole:
            return plain_tip(self._tip(course, row))
        if role == _ROLE.TextAlignmentRole:
            across = Qt.AlignmentFlag.AlignLeft if column == 1 else Qt.AlignmentFlag.AlignHCenter
            return across | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.ToolTipRole:
            return (
                "",
                "",
                "",
                self.tr("Relative to the mean of all, with the 95 % error"),
                self.tr("Games lost by a crash, an illegal or a late move"),
                *self._names(),
            )[section]
        if role == _ROLE.TextAlignmentRole:
            across = Qt.AlignmentFlag.AlignLeft if section == 1 else Qt.AlignmentFlag.AlignHCenter
            return across | Qt.AlignmentFlag.AlignVCenter
        if role != _ROLE.DisplayRole:
            return None
        if section >= FIXED:
            return f"{self._locale.toString(section - FIXED + 1)}."
        return ("", self.tr("Player"), self.tr("Points"), self.tr("Elo"), self.tr("Faults"))[section]

    def _names(self) -> list[str]:
        return [self._course.names[row.player] for row in self._rows()] if self._course is not None else []
