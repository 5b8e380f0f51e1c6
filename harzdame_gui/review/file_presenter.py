"""The review of the games of a file in the window: its command, its progress and its end."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, Qt, Signal, Slot

from harzdame_gui.context import Context
from harzdame_gui.controllers.review.file_games import ReviewSurvey
from harzdame_gui.controllers.review.file_review import FileReport
from harzdame_gui.controllers.review.game_review import EFFORTS
from harzdame_gui.controllers.review.speed import Speed
from harzdame_gui.controllers.settings.choices import ReviewDepth
from harzdame_gui.controllers.work.job import Doing
from harzdame_gui.notices.progress_card import ProgressCard
from harzdame_gui.notices.progress_text import progress_text
from harzdame_gui.review.commands import ReviewCommands
from harzdame_gui.review.text import report_message
from harzdame_gui.text.message import Message
from harzdame_gui.translation import counted


class FileReviewing(QObject):
    """Carries the command out, and keeps its `card` in step with the work.

    *Signals*
    begun(): a review begins, and its card is to be seen.
    """

    begun = Signal()

    def __init__(self, context: Context, actions: ReviewCommands) -> None:
        super().__init__(context.window)
        services, late, notices = context.services, context.late, context.notices
        self._services = services
        self._files = late.files
        self._editing = late.editing
        self._actions = actions
        self._notices = notices
        self._window = context.window
        self._report: FileReport | None = None
        self._review = late.file_review
        self._speed = Speed(services.engine, services.settings, self)
        self.card = ProgressCard({Doing.REVIEWING: actions.stop_games}, actions.end_games)
        actions.review_games.triggered.connect(lambda: self.ask(self._files.current))
        actions.stop_games.triggered.connect(self._review.cancel)
        actions.undo_games.triggered.connect(self._undo)
        actions.end_games.triggered.connect(notices.dismiss)
        self._review.surveyed.connect(self._on_surveyed)
        self._review.progressed.connect(self._on_progressed)
        self._review.finished.connect(self._on_finished)
        self._review.failed.connect(self._on_failed)
        self._review.tell()

    @Slot(object, object)
    def ask(self, path: Path | None, numbers: Sequence[int] = ()) -> None:
        """Ask how deep to look into these games of a file, or all, or say why there is nothing to review."""
        if self._review.running:
            self._notices.say(Message(self.tr("A review is under way.")))
        elif path is None or self._files.document(path) is None:
            title = self.tr("There are no games to review.")
            self._notices.say(Message(title, self.tr("Open a file of games first.")))
        else:
            self._review.survey(path, numbers)

    @Slot(object)
    def _on_surveyed(self, survey: ReviewSurvey) -> None:
        from harzdame_gui.review.dialog import ReviewDialog

        if not survey.games:
            title = self.tr("All of these games were reviewed before.")
            self._notices.say(Message(title, self.tr("The game on the board can be reviewed once more.")))
            return
        dialog = ReviewDialog(
            survey.plies,
            self._services.settings.review_depth.value,
            self._window,
            games=survey,
        )
        if survey.typical is not None:
            self._speed.measured.connect(dialog.show_speed)
            self._speed.measure(survey.typical)
        dialog.chosen.connect(lambda depth: self._begin(survey, depth))
        dialog.finished.connect(self._speed.stop)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _begin(self, survey: ReviewSurvey, depth: ReviewDepth) -> None:
        self._services.settings.review_depth.set(depth)
        self._review.begin(survey, EFFORTS[depth], self._speed.found)
        self.begun.emit()

    @Slot(int, int, float)
    def _on_progressed(self, done: int, total: int, share: float) -> None:
        far = counted.tr("{done} of %Ln games, {percent} %", "", total).format(
            done=QLocale().toString(done), percent=int(100 * share)
        )
        detail = " · ".join(filter(None, (far, progress_text(None, self._review.seconds_left))))
        self.card.show_progress(Message(self.tr("Reviewing the games"), detail), share, Doing.REVIEWING)

    @Slot(object)
    def _on_finished(self, report: FileReport) -> None:
        self.card.hide()
        self._report = report
        message = report_message(report)
        actions = (self._actions.undo_games,) if self._can_undo(report) else ()
        if report.failure is not None:
            self._notices.warn(message, actions)
        else:
            self._notices.ask(
                message, (*actions, self._actions.end_games)
            )  # perhaps nobody is there to see it now

    @Slot(str)
    def _on_failed(self, detail: str) -> None:
        title = self.tr("The review could not go on.")
        text = self.tr("What was found is kept. ({detail})")
        self._notices.warn(Message(title, text.format(detail=detail)))

    @Slot()
    def _undo(self) -> None:
        if self._report is not None and self._can_undo(self._report):
            self._editing.undo(self._report.path)

    def _can_undo(self, report: FileReport) -> bool:
        """Whether what that review wrote is the last edit of its file."""
        edit = self._editing.next_undo(report.path)
        return edit is not None and edit.run == report.run
