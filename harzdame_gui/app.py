"""The composition root: builds the parts of the app, connects them, and takes them apart again."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from harzdame_engine.machine import share_one_arena
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.power import power
from harzdame_gui.controllers.engine.programs import FILE_NAME, Programs
from harzdame_gui.controllers.files.folders import Folders
from harzdame_gui.controllers.game.pondering import Pondering
from harzdame_gui.controllers.game.result_recorder import ResultRecorder
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.choices import OpeningVariety
from harzdame_gui.controllers.settings.instance import Instance, Wish
from harzdame_gui.controllers.settings.profile import Profile
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.garbage import GarbageCollector
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.termination import TerminationSignals
from harzdame_gui.exit_codes import ExitCode
from harzdame_gui.main_window.loading import parts_of_the_workspace
from harzdame_gui.main_window.main_window import MainWindow
from harzdame_gui.new_game.defaults import last_choice, with_names
from harzdame_gui.notices.queue import NoticeQueue
from harzdame_gui.notices.unexpected import UnexpectedFailures
from harzdame_gui.overrides import make_failures_safe
from harzdame_gui.renewal import window_in_place_of
from harzdame_gui.resources import resource
from harzdame_gui.services import Services
from harzdame_gui.text.message import Message
from harzdame_gui.theme import STYLE_ARGUMENTS, ThemeSource
from harzdame_gui.translation import Translation
from harzdame_gui.widgets import placement

if TYPE_CHECKING:
    from harzdame_gui.controllers.work.log import Log
    from harzdame_gui.late_services import LateServices
    from harzdame_gui.main_window.workspace import Workspace
    from harzdame_gui.text.unusable_files import UnusableFile

_BREATH_MS = 1
"""Between two steps of long work. After 0, Qt makes two of them before it looks what else there is to do."""
UNFINISHED = "unfinished-*.json"
"""The files that Recovery leaves in the profile after a crash."""


class App(QObject):
    """Everything that lives as long as the app does, and the one window.

    Signals:
        profileUsable(Jobs): the profile, which could not be used at the start, can be used now.
    """

    profileUsable = Signal(object)
    _unusable = Signal(object)  # a file of the engine's; emitted by the threads that search and look up

    def __init__(self, application: QApplication, profile: Profile) -> None:
        super().__init__(application)
        make_failures_safe()
        self._profile = profile
        self._jobs = Jobs(self)
        self._settings = Settings(profile.folder / "settings.json", self._jobs, self)
        self._translation = Translation(application)
        self._translation.use(self._settings.language.value)
        themes = ThemeSource(self._settings.appearance.value, self._settings.board_look.value, self)
        self._unusable.connect(self._on_unusable)
        programs = Programs(profile.folder / FILE_NAME, self._jobs, self)
        programs.setAside.connect(self._on_programs_set_aside, Qt.ConnectionType.QueuedConnection)
        self._engine = EngineService(self._jobs, parent=self, programs=programs)
        self._session = GameSession(self._engine, self)
        self._recorder = ResultRecorder(self._session, self._settings, self)
        self._pondering = Pondering(self._session, self._engine, self._settings, self)
        self._session.new_game(with_names(last_choice(self._settings)))
        folders = Folders(self._settings, self._jobs, self)
        self._services = Services(self._session, self._engine, self._settings, self._jobs, themes, folders)
        self._late: LateServices | None = None
        self._workspace: Workspace | None = None
        self._log: Log | None = None
        self._wanted: list[Path] = []
        """Files to be opened once there is a workspace."""
        self._renewal: Iterator[QObject] | None = None
        """The steps to a window in another language that are not made yet."""
        self._rest: Iterator[QObject] | None = None
        """The steps to a whole window at the start, until they are made."""
        self._notices = NoticeQueue(self._session, self)
        self.failures = UnexpectedFailures(self._notices, self)
        self._follow_settings()
        if self._settings.set_aside is not None:
            kept = self.tr("The usual ones hold. The file was kept as {path}.")
            self._notices.add(
                self.tr("Your settings could not be read."), kept.format(path=self._settings.set_aside)
            )
        self.window = MainWindow(self._services)

    def _follow_settings(self) -> None:
        settings, services = self._settings, self._services
        for share in (settings.engine_memory, settings.engine_threads):
            share.changed.connect(self._set_power)
        self._set_power()
        settings.openings.follow(self._set_book_margin)
        settings.clock_at_once.follow(self._session.clock.set_runs_from_start)
        settings.appearance.changed.connect(services.themes.set_appearance)
        settings.board_look.changed.connect(services.themes.set_board_look)
        settings.language.changed.connect(self._on_language_changed)

    def start(self, file: Path | None) -> None:
        """Show the window with a game in it: the one a crash left, that of `file`, or a new one.

        Engines and whatever deals with files are made once the window has been painted; searches wait.
        """
        self._wanted = [file] if file is not None else []
        self._rest = self._made()
        if any(self._profile.folder.glob(UNFINISHED)):
            self._complete()
        else:
            parts = chain(parts_of_the_workspace(), self.window.prepared(), self._rest)
            self.window.painted.connect(partial(self._load, parts), Qt.ConnectionType.QueuedConnection)
        self.window.show()

    def _load(self, parts: Iterator[object]) -> None:
        """Make one part more; the window is used meanwhile. What cannot be made, `_complete` tells of."""
        with suppress(Exception):
            if next(parts, None) is not None:
                QTimer.singleShot(_BREATH_MS, self, partial(self._load, parts))
                return
        self._complete()

    @Slot()
    def _complete(self) -> None:
        """Make the rest. What cannot be made is told of, and what is there works without it."""
        for _ in self._rest or ():
            pass
        self._rest, late = None, self._late
        if late is None:
            from harzdame_gui.controllers.engine.engines import Engines

            self._engine.begin(Engines.bare())
            return
        self._settings.endgame_tables.follow(late.endgames.use)
        if self._workspace is not None:
            self._take_up(self._workspace)
        with self.failures.told():
            late.own.clean()
            late.earlier.load()
            late.edit_journal.load()
        late.recovery.watch(self._session, late.file)
        if self._profile.problem:
            from harzdame_gui.controllers.game.unusable_profile import note_unusable

            note_unusable(self._profile, self._jobs, partial(self.profileUsable.emit, self._jobs))
        self._open_wanted()
        self._engine.begin(late.engines)  # last: a game that was left unfinished needs other searches

    def _made(self) -> Iterator[QObject]:
        """Makes the late services and the second half of the window, step by step."""
        self._begin_log()
        late = None
        with self.failures.part():
            late = self._late_services()
        yield self
        yield from self._completed(self.window, late)
        self._late = late  # in the same step as `_complete`: whoever finds it finds everything

    def _open_wanted(self) -> None:
        while self._wanted and self._workspace is not None:
            with self.failures.told():
                self._workspace.games.open_path(self._wanted.pop(0))

    def _begin_log(self) -> None:
        from harzdame_gui.controllers.work.log import Log

        self._log = Log(self._profile.folder)

    def _late_services(self) -> LateServices:
        from harzdame_gui.late_services import LateServices

        return LateServices.build(self._services, self._profile.folder, self._unusable, self)

    def _completed(self, window: MainWindow, late: LateServices | None) -> Iterator[QObject]:
        """Adds the second half of a window, step by step, or else a place for notices."""
        workspace = None
        if late is not None:
            with self.failures.part():
                workspace = yield from window.completed(late)
        self._workspace = workspace
        if workspace is None:
            self._notices.show_in(window.stand_in(self.failures.copy))
        else:
            self._notices.show_in(workspace.notices)
            self.failures.tell_in(workspace.notices)

    def _leave_workspace(self) -> None:
        """Have nothing done or told by the workspace of a window that goes."""
        self._workspace = None
        self.failures.tell_in(None)
        self._notices.show_in(None)

    def _take_up(self, workspace: Workspace) -> None:
        """Bring back what the last start left, unless a file is wanted."""
        with self.failures.told():
            if not self._wanted:
                workspace.recovering.restore()
            else:
                workspace.recovering.announce()

    def stop(self) -> bool:
        """Write what is unwritten and end what is running.

        False: something hangs and still runs. The process must then leave by `os._exit`,
        because Qt waits for threads when it takes their pool apart.
        """
        self._renewal = None
        try:
            if self._late is not None:
                self._late.review.close()  # first: the journal has what it found
                self._late.recovery.leave()  # before players end: it notes who is thinking
                self._late.file_review.close()
        finally:  # whatever is wrong with the journal, no search may go on for ever
            ended = self._end()
        return ended

    def _end(self) -> bool:
        ended = self._session.shut_down()
        self._settings.flush()
        ended = self._jobs.shut_down() and ended
        if self._late is not None and ended:
            self._late.library.close()
        self._translation.stop()
        if self._log is not None:
            self._log.close()
        self._profile.close()
        return ended

    @Slot()
    def leave(self) -> None:
        """End at once, whatever is open: as at the end of a session, what is unsaved comes back."""
        self.window.end()
        QApplication.closeAllWindows()
        QApplication.exit(ExitCode.ENDED)

    @Slot(object)
    def open_for(self, wish: Wish) -> None:
        """Come forward for another app that was started, with the file that it was to open."""
        if wish.activation:
            os.environ["XDG_ACTIVATION_TOKEN"] = wish.activation  # Qt shows it to the desktop
        self.window.come_forward()
        if wish.file is None:
            return
        if self._workspace is not None:
            self._workspace.games.open_path(wish.file)
        else:
            self._wanted.append(wish.file)

    @Slot(object)
    def _on_programs_set_aside(self, path: Path) -> None:
        title = self.tr("The engines that you have added could not be read.")
        self._notices.add(title, self.tr("The file was kept as {path}.").format(path=path))

    @Slot(object)
    def _on_unusable(self, error: UnusableFile) -> None:
        from harzdame_gui.text.unusable_files import unusable_message

        message = unusable_message(error)
        self._notices.add(message.title, message.text)

    @Slot()
    def _set_power(self) -> None:
        self._engine.set_power(power(self._settings))

    @Slot(object)
    def _set_book_margin(self, variety: OpeningVariety) -> None:
        self._session.set_book_margin(variety.margin)

    @Slot()
    def _on_language_changed(self) -> None:
        if self._workspace is not None and self._workspace.windows.is_on_network:
            title = self.tr("The connection over the network stays.")
            text = self.tr("The language changes with the next start.")
            self._workspace.notices.say(Message(title, text))
            return
        # not from within the menu, which belongs to the old window
        QTimer.singleShot(0, self, self._renew_window)

    @Slot()
    def _renew_window(self) -> None:
        """Make the window anew, in steps."""
        if self._rest is not None:
            QTimer.singleShot(_BREATH_MS, self, self._renew_window)  # once this one is whole
        elif self._renewal is None:
            self._renewal = self._renewed()
            self._go_on_renewing()

    @Slot()
    def _go_on_renewing(self) -> None:
        if self._renewal is None:
            return
        made: QObject | None = None
        with self.failures.told():
            made = next(self._renewal, None)
        if made is not None:
            QTimer.singleShot(_BREATH_MS, self, self._go_on_renewing)
            return
        self._renewal = None
        self._jobs.release()  # whatever went wrong
        self.window.reveal()
        if self._translation.language is not self._settings.language.value:
            self._renew_window()  # it was changed once more meanwhile

    def _renewed(self) -> Iterator[QObject]:
        """Makes what hears nothing beside the old window; once that is gone, the rest, as at the start."""
        old = self.window
        old.cover()  # or what it says would be in both languages
        yield old
        self._translation.use(self._settings.language.value)
        self._settings.window_geometry.set(placement.saved(old))
        new = yield from window_in_place_of(old, self._services)
        if new is None:
            return
        self._jobs.hold()  # until there is a workspace again: what ends meanwhile would be told to nobody
        self._leave_workspace()
        self.window = new  # in the same step: nobody finds one window with the workspace of the other
        new.show()
        old.end()
        yield new  # painted first
        old.deleteLater()
        while isValid(old):  # it hears what the new workspace hears, and would do the same once more
            yield new
        yield from self._completed(new, self._late)
        yield from new.opened_inside(self.failures.told)
        self._jobs.release()
        new.reveal()
        self._open_wanted()
        yield new
        yield from new.opened_beside(self.failures.told)


def run(file: Path | None = None, *, temp_profile: bool = False, new_window: bool = False) -> int:
    """Run the app until its window is closed; returns the exit code.

    If an app runs on this profile already, that one opens the file instead, unless
    there is to be a `new_window`.
    """
    share_one_arena()
    application = QApplication([*sys.argv[:1], *STYLE_ARGUMENTS])
    application.setApplicationName("harzdame")
    application.setApplicationDisplayName("Harzdame")
    application.setDesktopFileName("harzdame")
    application.setWindowIcon(QIcon(str(resource("icons/harzdame.svg"))))
    profile = Profile.passing() if temp_profile else Profile.usual()
    instance = Instance(profile.folder, application)
    if not instance.claim() and not new_window and instance.hand_over(file):
        profile.close()
        return ExitCode.ENDED
    app = App(application, profile)
    termination = TerminationSignals(app)
    termination.asked.connect(app.leave)
    instance.wanted.connect(app.open_for)
    app.profileUsable.connect(instance.claim_late)
    sys.excepthook = app.failures.report
    code: int = ExitCode.FAILED
    try:
        app.start(file)
        QTimer.singleShot(0, instance, instance.listen)
        gc.freeze()
        GarbageCollector(app)
        code = application.exec()
    finally:
        try:
            ended = app.stop()
            termination.close()
        finally:
            instance.close()  # last: who comes next finds what was left
        sys.excepthook = sys.__excepthook__
        gc.unfreeze()
        gc.enable()
    if not ended:
        from harzdame_engine.hub.program import kill_all

        kill_all()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    return code
