"""The composition root: builds what the app is made of, wires it, and takes it apart again."""

from __future__ import annotations

import gc
import os
import sys
import traceback
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from harzdame_engine import Engine
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from harzdame_gui.controllers.engine.endgame_builder import TableBuilder
from harzdame_gui.controllers.engine.endgames import Endgames
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.openings import Openings
from harzdame_gui.controllers.engine.power import power
from harzdame_gui.controllers.game.result_recorder import ResultRecorder
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.profile import Profile
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.garbage import GarbageCollector
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.main_window.main_window import MainWindow
from harzdame_gui.main_window.notice_queue import NoticeQueue
from harzdame_gui.new_game.defaults import last_choice, with_names
from harzdame_gui.services import Services
from harzdame_gui.text.message import Message
from harzdame_gui.theme import STYLE_ARGUMENTS, Scheme, ThemeSource
from harzdame_gui.translation import Translation

if TYPE_CHECKING:
    from harzdame_gui.controllers.files.file_failure import FileFailure
    from harzdame_gui.controllers.files.game_file import GameFile
    from harzdame_gui.controllers.game.recovery import Recovery
    from harzdame_gui.text.unusable_files import UnusableFile

UNFINISHED = "unfinished-*.json"
"""What Recovery leaves behind in the profile after a crash."""


class App(QObject):
    """Everything that lives as long as the app does, and the one window."""

    _unusable = Signal(object)  # told from the threads that search and look up

    def __init__(self, application: QApplication, profile: Profile) -> None:
        super().__init__(application)
        self._application = application
        self._profile = profile
        self._jobs = Jobs(self)
        self._settings = Settings(profile.folder / "settings.json", self._jobs, self)
        self._translation = Translation(application)
        self._translation.use(self._settings.language)
        themes = ThemeSource(Scheme(self._settings.appearance.value), self)
        openings = Openings(self._jobs, parent=self)
        endgames = Endgames(profile.folder / "tables", self._jobs, self)
        endgames.use(self._settings.endgame_tables)
        for unusable in (openings.unusable, endgames.unusable, self._unusable):
            unusable.connect(self._on_unusable)
        make_engine = partial(Engine, on_problem=self._unusable.emit, tables=endgames.cache)
        self._engine = EngineService(self._jobs, make_engine, openings.cache, self)
        self._engine.set_power(power(self._settings))
        self._session = GameSession(self._engine, self)
        self._session.set_book_margin(self._settings.openings.margin)
        self._scorekeeper = ResultRecorder(self._session, self._settings, self)
        self._session.new_game(with_names(last_choice(self._settings)))
        self._file: GameFile | None = None
        self._recovery: Recovery | None = None
        self._builder = TableBuilder(endgames, self._jobs, self)
        self._services = Services(
            self._session,
            self._engine,
            self._settings,
            openings,
            endgames,
            self._builder,
            self._jobs,
            themes,
        )
        self._wanted: Path | None = None
        self._failures = NoticeQueue(self._session, self)
        self._settings.changed.connect(self._on_setting_changed)
        self._settings.notSaved.connect(self._on_settings_not_saved)
        self.window = MainWindow(self._services)
        self._failures.speak_in(self.window)

    def start(self, file: Path | None) -> None:
        """Show the window with a game in it: the one a crash left, that of `file`, or a new one.

        What deals with files is made once the window has been painted, unless it is needed before.
        """
        self._wanted = file
        if any(self._profile.folder.glob(UNFINISHED)):
            self._furnish()
        else:
            self.window.painted.connect(self._furnish, Qt.ConnectionType.QueuedConnection)
        self.window.show()

    @Slot()
    def _furnish(self) -> None:
        from harzdame_gui.controllers.files.game_file import GameFile
        from harzdame_gui.controllers.game.recovery import Recovery

        self._file = GameFile(self._jobs, self)
        self._recovery = Recovery(self._profile.folder, self._jobs, self)
        self._recovery.notKept.connect(self._on_game_not_kept)
        games = self.window.furnish(self._file, self._recovery)
        self.window.restore()
        self._recovery.watch(self._session, self._file)
        if self._profile.problem:
            reason = self.tr("The folder for them cannot be used: {reason}.")
            self._failures.tell(
                self.tr("Settings cannot be kept this time."), reason.format(reason=self._profile.problem)
            )
        if self._wanted is not None:
            games.open_path(self._wanted)

    def stop(self) -> bool:
        """Leave nothing unwritten and nothing running.

        False: something hung and still runs; the process must then leave by `os._exit`,
        for Qt aborts when it takes a running thread apart.
        """
        self._session.shut_down()
        if self._recovery is not None:
            self._recovery.forget()
        self._settings.flush()
        ended = self._jobs.shut_down()
        self._translation.stop()
        self._profile.close()
        return ended

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """The one place for failures that nobody expected: told on stderr and in the window."""
        sys.stderr.write("".join(traceback.format_exception(kind, error, trace)))
        self.window.say(
            Message(
                self.tr("Something went wrong."),
                self.tr("Your game is still here; saving it now is a good idea. ({detail})").format(
                    detail=f"{kind.__name__}: {error}"
                ),
            ),
            warning=True,
        )

    @Slot(object)
    def _on_settings_not_saved(self, failure: FileFailure) -> None:
        from harzdame_gui.text.files import failure_reason

        self._failures.tell(self.tr("Settings cannot be kept this time."), failure_reason(failure))

    @Slot(object)
    def _on_game_not_kept(self, failure: FileFailure) -> None:
        from harzdame_gui.text.files import failure_reason

        self._failures.tell(self.tr("A crash would cost you this game: save it."), failure_reason(failure))

    @Slot(object)
    def _on_unusable(self, error: UnusableFile) -> None:
        from harzdame_gui.text.unusable_files import unusable_message

        message = unusable_message(error)
        self._failures.tell(message.title, message.text)

    @Slot(str)
    def _on_setting_changed(self, name: str) -> None:
        if name in ("engine_memory", "engine_threads"):
            self._engine.set_power(power(self._settings))
        if name == "endgame_tables":
            self._services.endgames.use(self._settings.endgame_tables)
        if name == "openings":
            self._session.set_book_margin(self._settings.openings.margin)
        if name == "language":
            # not from within the menu that belongs to the old window
            QTimer.singleShot(0, self, self._renew_window)

    @Slot()
    def _renew_window(self) -> None:
        self._translation.use(self._settings.language)
        old = self.window
        self._settings.window_geometry = old.saveGeometry().toBase64().toStdString()
        self.window = MainWindow(self._services)
        self._failures.speak_in(self.window)
        if self._file is not None and self._recovery is not None:
            self.window.furnish(self._file, self._recovery)
        self.window.show()
        old.dispose()


def run(file: Path | None = None, *, temp_profile: bool = False) -> int:
    """Run the app until its window is closed; returns the exit code."""
    application = QApplication([*sys.argv[:1], *STYLE_ARGUMENTS])
    application.setApplicationName("harzdame")
    application.setApplicationDisplayName("Harzdame")
    application.setDesktopFileName("harzdame")
    app = App(application, Profile.passing() if temp_profile else Profile.usual())
    sys.excepthook = app.report
    code = 1
    try:
        app.start(file)
        gc.freeze()
        GarbageCollector(app)
        code = application.exec()
    finally:
        ended = app.stop()
        sys.excepthook = sys.__excepthook__
        gc.unfreeze()
        gc.enable()
    if not ended:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    return code
