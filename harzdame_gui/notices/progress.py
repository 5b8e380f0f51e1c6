"""The display of work that takes a while, with its progress."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Slot

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.notices.progress_card import ProgressCard
from harzdame_gui.notices.progress_text import doing_text, progress_text
from harzdame_gui.text.message import Message

PATIENCE = 1.0
"""Seconds that work may take unseen."""
_INTERVAL_MS = 100


class ProgressView(QObject):
    """Shows the job begun last of those that take long, else a message about one that ended."""

    def __init__(self, jobs: Jobs, card: ProgressCard) -> None:
        super().__init__(card)
        self._jobs = jobs
        self._card = card
        self._message: Message | None = None
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.timeout.connect(self._show)
        jobs.began.connect(self._on_began)
        self._timer.start()  # some may be under way already

    def say(self, message: Message | None) -> None:
        """Set the message for when no job is under way; None: there is none."""
        self._message = message
        self._show()

    @Slot(object)
    def _on_began(self, job: Job) -> None:
        if job.doing is not None:
            self._timer.start()

    @Slot()
    def _show(self) -> None:
        seen = [(job, doing) for job in self._jobs.under_way if (doing := job.doing) is not None]
        if not seen:
            self._timer.stop()
        before = time.monotonic() - PATIENCE
        long = [(begun, job, doing) for job, doing in seen if (begun := job.begun) and begun <= before]
        if long:
            _, job, doing = max(long, key=lambda entry: entry[0])
            text = Message(doing_text(doing), progress_text(job.told, job.seconds_left))
            self._card.show_progress(text, job.share, doing)
        elif self._message is not None:
            self._card.show_message(self._message)
        else:
            self._card.hide()
