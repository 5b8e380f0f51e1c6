"""The page of settings: subjects with their rows, of which one subject, or what was looked for, is shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from harzdame_gui.controllers.settings.exchange import live
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.settings.row_view import RowView
from harzdame_gui.settings.rows import Subject
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.scrolled_column import ScrolledColumn


class SubjectView(QWidget):
    """A title and the rows under it."""

    def __init__(self, subject: Subject, settings: Settings) -> None:
        super().__init__()
        self._title = subject.title.casefold()
        self.views = tuple(RowView(row, live(settings, row.name)) for row in subject.rows)
        parts = (label("heading", subject.title), *self.views)
        fill(QVBoxLayout(self), *parts, spacing=current_theme().spacing.m)

    def filter(self, typed: Sequence[str]) -> bool:
        """Show the rows in which all words that were `typed` occur; False: there is none."""
        found = [view.filter(typed, above=self._title) for view in self.views]
        self.setVisible(any(found))
        return any(found)


class SettingsPage(ScrolledColumn):
    """All subjects below one another; the rows change their settings."""

    def __init__(self, subjects: Sequence[Subject], settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.views = tuple(SubjectView(subject, settings) for subject in subjects)
        fill(self.column, *self.views, spacing=current_theme().spacing.xl)
        self.column.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.column.minimumSize().width(), 0)  # narrower, texts would be cut off below

    def show_subject(self, number: int) -> None:
        """Show one subject, by its number, and no other."""
        for place, view in enumerate(self.views):
            view.filter(())
            view.setVisible(place == number)
        self.verticalScrollBar().setValue(0)

    def search(self, typed: Sequence[str]) -> list[bool]:
        """Show what has all words that were `typed`; returns of each subject whether it has any."""
        found = [view.filter(typed) for view in self.views]
        self.verticalScrollBar().setValue(0)
        return found

    def place_of(self, name: str) -> int | None:
        """The number of the subject in which a setting is, by its name; None: it is not offered."""
        for place, view in enumerate(self.views):
            if any(row.row.name == name for row in view.views):
                return place
        return None

    def row(self, name: str) -> RowView | None:
        """The row of a setting, by its name."""
        return next((row for view in self.views for row in view.views if row.row.name == name), None)

    def point_at(self, name: str) -> None:
        """Bring the row of a setting into sight, with the focus."""
        if (row := self.row(name)) is not None:
            QTimer.singleShot(0, row, row.editor.setFocus)  # once it is laid out
