"""The dialog for a position (FEN) or games (PDN) as text, which become chapters of a study."""

from __future__ import annotations

from functools import partial

from harzdame_engine import Rules
from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.editing.bounded_field import BoundedField
from harzdame_gui.files.found_text import FoundText, find
from harzdame_gui.study.new_chapter import NewChapter, in_games, of_game
from harzdame_gui.text.problems import position_sentence
from harzdame_gui.text.sizes import shown_part
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.dialog_buttons import make_default, reject_with
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill

_WIDTH, _HEIGHT = 560, 200


class ChapterTextDialog(QDialog):
    """Begins with what is on the clipboard, unless that is huge; what cannot be read is said, and it stays.

    *Signals*
    found(list[NewChapter]): the text holds these.
    """

    found = Signal(object)

    def __init__(self, rules: Rules, jobs: Jobs, parent: QWidget) -> None:
        """`rules`: those of the game that a position is of where it does not say so."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Chapters from text"))
        self._rules, self._jobs = rules, jobs
        self._text = BoundedField()
        self._text.setAccessibleName(self.tr("Position or games as text"))
        self._text.setMinimumSize(_WIDTH, _HEIGHT)
        self._error = label("error", wrap=True)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._add = box.addButton(self.tr("Add"), QDialogButtonBox.ButtonRole.AcceptRole)
        space = current_theme().spacing
        what = label("muted", self.tr("A position (FEN), or one or several games (PDN):"), wrap=True)
        margins = (space.xl, space.l, space.xl, space.l)
        parts = (what, self._text, self._error, box)
        fill(QVBoxLayout(self), *parts, spacing=space.s, margins=margins, grow=(self._text,))
        make_default(self._add, box)
        box.accepted.connect(self._read)
        reject_with(box, self)
        self._text.edited.connect(self._on_edited)
        copied = QGuiApplication.clipboard().text()
        if shown_part(copied) == copied:  # the rest of a huge text would stay behind what is typed
            self._text.show_text(copied)
        self._text.selectAll()
        self._text.setFocus()
        self._on_edited()

    @Slot()
    def _on_edited(self) -> None:
        self._error.hide()
        self._add.setEnabled(bool(self._text.text.strip()))

    @Slot()
    def _read(self) -> None:
        self._add.setEnabled(False)
        job = self._jobs.run(partial(_chapters, self._text.text, self._rules), doing=Doing.READING)
        hear(self, job, finished=self._on_read)

    def _on_read(self, told: tuple[FoundText, list[NewChapter]]) -> None:
        text, chapters = told
        if chapters:
            self.found.emit(chapters)
            self.accept()
            return
        if text.bad is not None:
            reason = position_sentence(text.bad.error, text.bad.rules)
        elif text.too_long:
            reason = self.tr("This text is too long to look for games in it.")
        elif text.games is not None:
            reason = self.tr("No game in this text can be set up.")
        else:
            reason = self.tr("The text is neither a position (FEN) nor a game (PDN).")
        self._error.setText(reason)
        self._error.show()
        self._add.setEnabled(True)


def _chapters(text: str, rules: Rules, _job: Job) -> tuple[FoundText, list[NewChapter]]:
    found = find(text, rules)
    if found.position is not None:
        return found, [of_game(found.position)]
    return found, in_games(found.games) if found.games is not None else []
