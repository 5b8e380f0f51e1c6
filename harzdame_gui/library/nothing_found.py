"""What stands in place of the games where there is none: an invitation, or a way back to all games."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill


class Nothing(Enum):
    """The reasons why there is no game to show."""

    UNKNOWN = auto()  # the library has not answered yet, or cannot be used
    EMPTY = auto()  # the library has none
    NO_MATCH = auto()  # none is as it was searched for
    EMPTY_PLACE = auto()  # none lies in the folder, or has the mark, that is chosen


class NothingFound(QFrame):
    """A heading, a sentence and what can be done.

    *Signals*
    filesWanted(), folderWanted(): games are to be imported.
    allWanted(): all games are to be shown again.
    """

    filesWanted = Signal()
    folderWanted = Signal()
    allWanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._why = Nothing.UNKNOWN
        self.setProperty("role", "panel")
        self._title = label("heading", wrap=True)
        self._text = label("muted", wrap=True)
        self._files = QPushButton(self.tr("Import files…"), autoDefault=False)
        self._folder = QPushButton(self.tr("Import a folder…"), autoDefault=False)
        self._all = QPushButton(autoDefault=False)
        self._files.setProperty("role", "primary")
        for text in (self._title, self._text):
            text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._files.clicked.connect(self.filesWanted)
        self._folder.clicked.connect(self.folderWanted)
        self._all.clicked.connect(self.allWanted)
        space = current_theme().spacing
        buttons = fill(QVBoxLayout(), self._files, self._folder, self._all, spacing=space.s)
        row = fill(QHBoxLayout(), STRETCH, buttons, STRETCH)
        margins = (space.xl, space.l, space.xl, space.l)
        parts = (STRETCH, self._title, self._text, space.s, row, STRETCH)
        fill(QVBoxLayout(self), *parts, spacing=space.s, margins=margins)
        self.show_why(Nothing.UNKNOWN)

    @property
    def why(self) -> Nothing:
        """The reason that is shown."""
        return self._why

    @Slot(object)
    def show_why(self, why: Nothing) -> None:
        """Show another reason."""
        self._why = why
        titles = {
            Nothing.EMPTY: self.tr("Your library is empty."),
            Nothing.NO_MATCH: self.tr("No game matches."),
            Nothing.EMPTY_PLACE: self.tr("There is no game here yet."),
        }
        texts = {
            Nothing.EMPTY: self.tr("Add the games of files or folders; they can also be dropped here."),
            Nothing.NO_MATCH: self.tr("No game in this place is as you search for it."),
            Nothing.EMPTY_PLACE: self.tr("The menu of a game puts it into folders, marks and labels it."),
        }
        self._title.setText(titles.get(why, ""))
        self._text.setText(texts.get(why, ""))
        self._all.setText(
            self.tr("Clear the search") if why is Nothing.NO_MATCH else self.tr("Show all games")
        )
        for button in (self._files, self._folder):
            button.setVisible(why is Nothing.EMPTY)
        self._all.setVisible(why in {Nothing.NO_MATCH, Nothing.EMPTY_PLACE})
