"""Positions and games from text that a person pastes or drops."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from harzdame_engine import GameTree, Rules, pdn
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication

from harzdame_gui.context import Context
from harzdame_gui.controllers.files.first_moves import find_first_moves
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.files.dropping import files_in
from harzdame_gui.files.found_text import FoundText, find, find_at_once
from harzdame_gui.text.message import Message
from harzdame_gui.text.problems import position_sentence


class Pasting(QObject):
    """Finds what a text holds, lets a person choose among several games, and has it shown.

    `show` takes a game that is in no file, after asking about unsaved work; `open_file` a file's
    path; `tell_reading` a game that is shown, or cannot be, and how it was read.
    """

    def __init__(
        self,
        context: Context,
        *,
        show: Callable[[GameTree], None],
        open_file: Callable[[Path], None],
        tell_reading: Callable[[pdn.PdnGame, pdn.PdnReading], None],
    ) -> None:
        super().__init__(context.window)
        self._session = context.session
        self._jobs: Jobs = context.jobs
        self._notices = context.notices
        self._show = show
        self._open_file = open_file
        self._tell_reading = tell_reading
        self._window = context.window

    @Slot()
    def paste(self) -> None:
        """Show the position or game on the clipboard, or open the file that was copied there."""
        data = QGuiApplication.clipboard().mimeData()
        if data is not None and (files := files_in(data)):
            self._open_file(files[0])
        elif text := QGuiApplication.clipboard().text().strip():
            self.take(text)
        else:
            self._say_nothing(self.tr("The clipboard holds no text."))

    @Slot(str)
    def take(self, text: str) -> None:
        """Show the position or game in `text`."""
        rules = self._session.position.rules
        if (found := find_at_once(text, rules)) is not None:
            self._on_found(found)
            return
        job = self._jobs.run(partial(_find, text, rules), doing=Doing.READING)
        job.finished.connect(self._on_found)

    @Slot(object)
    def _on_found(self, found: FoundText) -> None:
        if found.position is not None:
            self._show(found.position)
        elif found.bad is not None:
            reason = position_sentence(found.bad.error, found.bad.rules)
            self._notices.warn(Message(self.tr("This position cannot be played."), reason))
        elif found.too_long:
            remedy = self.tr("Copy a part of it, or save it as a file and open that.")
            self._notices.warn(Message(self.tr("This text is too long to look for games in it."), remedy))
        elif found.games is None:
            self._say_nothing(self.tr("The text is neither a position (FEN) nor a game (PDN)."))
        elif len(found.games.games) == 1:
            self._read(found.games, 1)
        else:
            self._choose(found.games)

    def _choose(self, games: pdn.PdnFile) -> None:
        from harzdame_gui.files.open_dialog import OpenGameDialog

        rules = self._session.position.rules
        dialog = OpenGameDialog(games, rules, self._jobs, self._window)
        dialog.gameChosen.connect(partial(self._read, games))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _read(self, games: pdn.PdnFile, number: int) -> None:
        game = games.games[number - 1]
        job = self._jobs.run(partial(_read, game), doing=Doing.READING)
        hear(self, job, finished=partial(self._on_read, game))

    def _on_read(self, game: pdn.PdnGame, reading: pdn.PdnReading) -> None:
        if reading.tree is not None:
            self._show(reading.tree)
        if reading.tree in (None, self._session.tree):
            self._tell_reading(game, reading)

    def _say_nothing(self, reason: str) -> None:
        self._notices.warn(Message(self.tr("Nothing to paste."), reason))


def _find(text: str, rules: Rules, _job: Job) -> FoundText:
    found = find(text, rules)
    find_first_moves(found.position)
    return found


def _read(game: pdn.PdnGame, _job: Job) -> pdn.PdnReading:
    reading = game.read()
    find_first_moves(reading.tree)
    return reading
