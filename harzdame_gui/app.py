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
from typing import TYPE_CHECKING, cast

from harzdame_engine.machine import share_one_arena
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from harzdame_gui.application import Application
from harzdame_gui.controllers.crashes.run_file import SAFE, RunFile, has_left_runs
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.power import power
from harzdame_gui.controllers.engine.programs import FILE_NAME, Programs
from harzdame_gui.controllers.files.folders import Folders
from harzdame_gui.controllers.game.pondering import Pondering
from harzdame_gui.controllers.game.result_recorder import ResultRecorder
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.choices import OpeningVariety
from harzdame_gui.controllers.settings.instance import Instance, Wish
from harzdame_gui.controllers.settings.languages import SYSTEM
from harzdame_gui.controllers.settings.profile import Profile
from harzdame_gui.controllers.settings.settings import KEPT_WHEN_SAFE, Settings
from harzdame_gui.controllers.work.garbage import GarbageCollector
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.termination import TerminationSignals
from harzdame_gui.exit_codes import ExitCode
from harzdame_gui.main_window.current_window import BREATH_MS, CurrentWindow
from harzdame_gui.main_window.early_commands import EarlyCommands
from harzdame_gui.main_window.loading import parts_of_the_workspace
from harzdame_gui.main_window.main_window import MainWindow
from harzdame_gui.new_game.defaults import last_choice, with_names
from harzdame_gui.notices.hooks import Hooks
from harzdame_gui.notices.queue import NoticeQueue
from harzdame_gui.notices.unexpected import UnexpectedFailures
from harzdame_gui.overrides import make_failures_safe
from harzdame_gui.qt_types import made_types
from harzdame_gui.resources import resource
from harzdame_gui.services import Services
from harzdame_gui.theme import STYLE_ARGUMENTS, ThemeSource
from harzdame_gui.translation import Translation
from harzdame_gui.widgets.placement import fit_active_window

if TYPE_CHECKING:
    from harzdame_gui.controllers.storage.file_failure import FileFailure
    from harzdame_gui.controllers.work.log import Log
    from harzdame_gui.late_services import LateServices
    from harzdame_gui.main_window.workspace import Workspace
    from harzdame_gui.text.unusable_files import UnusableFile

UNFINISHED = "unfinished-*.json"
"""The files that Recovery leaves in the profile after a crash."""
_MOST_FAILED_STARTS = 2
"""Those in a row that got to no window before a safe one is offered."""


class App(QObject):
    """What lives as long as the process: the services, and the place of the one window.

    - `services` are there from the first: settings, game, engine, jobs. `late` are those that
      deal with files, made once the window has been painted.
    - `window` and its `workspace` live until the language is changed: `CurrentWindow` makes them
      anew, and nothing that lives longer notices.
    - `start` shows the window and makes the rest while it is used; `stop` writes what is unwritten
      and ends what runs.

    Signals:
        completed(): late services and workspace are there, or the notice that they cannot be made.
        profileUsable(Jobs): the profile, which could not be used at the start, can be used now.
    """

    completed = Signal()
    profileUsable = Signal(object)
    _unusable = Signal(object)  # a file of the engine's; emitted by the threads that search and look up

    def __init__(self, application: QApplication, profile: Profile, *, safe: bool = False) -> None:
        """`safe`: without added engines, by the usual settings, and nothing is reopened."""
        super().__init__(application)
        make_failures_safe()
        self.profile = profile
        self._safe = safe
        self.translation = Translation(application)
        self.services = services = self._build_services()
        self.late: LateServices | None = None
        self._pondering = Pondering(services.session, services.engine, services.settings, self)
        services.session.new_game(with_names(last_choice(services.settings)))
        self.log: Log | None = None
        self._rest: Iterator[QObject] | None = None
        """The steps to a whole window at the start, until they are made."""
        self.notices = NoticeQueue(services.session, self)
        self.failures = UnexpectedFailures(self.notices, self)
        self._unusable.connect(self._on_unusable)
        self._follow_settings()
        self._current = CurrentWindow(services, self.notices, self.failures, self.translation, self)

    def _build_services(self) -> Services:
        folder, jobs = self.profile.folder, Jobs(self)
        settings = Settings(folder / "settings.json", jobs, self, only=KEPT_WHEN_SAFE if self._safe else None)
        self.translation.use(settings.language.value)
        themes = ThemeSource(settings.appearance.value, settings.board_look.value, self)
        programs = Programs(None if self._safe else folder / FILE_NAME, jobs, self)
        programs.setAside.connect(self._on_programs_set_aside, Qt.ConnectionType.QueuedConnection)
        programs.notRead.connect(self._on_programs_not_read, Qt.ConnectionType.QueuedConnection)
        engine = EngineService(jobs, parent=self, programs=programs)
        folders = Folders(settings, jobs, self)
        session = GameSession(engine, self)
        recorder = ResultRecorder(session, settings, self)
        return Services(session, engine, settings, jobs, themes, folders, recorder, self._safe)

    def _follow_settings(self) -> None:
        settings, services = self.services.settings, self.services
        for share in (settings.engine_memory, settings.engine_threads):
            share.changed.connect(self._set_power)
        self._set_power()
        settings.openings.follow(self._set_book_margin)
        settings.clock_at_once.follow(services.session.set_clock_runs_from_start)
        settings.appearance.changed.connect(services.themes.set_appearance)
        settings.board_look.changed.connect(services.themes.set_board_look)
        if settings.set_aside is not None:
            kept = self.tr("The usual ones hold. The file was kept as {path}.")
            title = self.tr("Your settings could not be read.")
            self.notices.add(title, kept.format(path=settings.set_aside))
        if settings.not_read is not None:
            stays = self.tr("The usual ones hold for now. The file stays as it is: {path}")
            title = self.tr("Your settings cannot be read just now.")
            self.notices.add(title, stays.format(path=settings.not_read.path))

    @property
    def window(self) -> MainWindow:
        """The window, which is another one after a change of language."""
        return self._current.window

    @property
    def workspace(self) -> Workspace | None:
        """All of the window but its board; None: it is not made yet, or cannot be made."""
        return self._current.workspace

    @property
    def is_changing_window(self) -> bool:
        """Whether another window is being made in place of this one."""
        return self._current.is_changing

    def start(self, file: Path | None) -> None:
        """Show the window with a game in it: the one a crash left, that of `file`, or a new one.

        Engines and whatever deals with files are made once the window has been painted; searches wait.
        """
        if file is not None:
            self._current.open(file)
        self._rest, early = self._made(), EarlyCommands(self.window)
        self.completed.connect(early.obey)
        if not self._safe and any(self.profile.folder.glob(UNFINISHED)):
            self._complete()
        else:
            parts = chain(parts_of_the_workspace(), self.window.prepared(), self._rest)
            self.window.painted.connect(partial(self._load, parts), Qt.ConnectionType.QueuedConnection)
        self.window.show()

    def _load(self, parts: Iterator[object]) -> None:
        """Make one part more; the window is used meanwhile. What cannot be made, `_complete` tells of."""
        with suppress(Exception):
            if next(parts, None) is not None:
                QTimer.singleShot(BREATH_MS, self, partial(self._load, parts))
                return
        self._complete()

    def _made(self) -> Iterator[QObject]:
        """Makes the late services and the second half of the window, step by step."""
        self._begin_log()
        for _ in made_types():
            yield self
        late = None
        with self.failures.part():
            late = self._build_late_services()
        yield self
        yield from self._current.completed(late)
        self.late = late  # in the same step as `_complete`: whoever finds it finds everything

    def _begin_log(self) -> None:
        from harzdame_gui.controllers.work.log import Log

        self.log = Log(self.profile.folder)

    def _build_late_services(self) -> LateServices:
        from harzdame_gui.late_services import LateServices

        return LateServices.build(self.services, self.profile.folder, self._unusable, self)

    @Slot()
    def _complete(self) -> None:
        """Make the rest. What cannot be made is told of, and what is there works without it."""
        for _ in self._rest or ():
            pass
        self._rest, late = None, self.late
        self._current.follow_language()
        if late is None:
            from harzdame_gui.controllers.engine.engines import Engines

            self.services.engine.begin(Engines.bare())
        else:
            self._begin(late)
        self.completed.emit()

    def _begin(self, late: LateServices) -> None:
        """Have the late services take up what the last start left."""
        self.services.settings.endgame_tables.follow(late.endgames.use)
        self._current.take_up_last()
        with self.failures.told():
            late.own.clean()
            late.earlier.load()
            late.edit_journal.load()
            late.library.begun.find()
            late.crashes.look()
        late.recovery.watch(self.services.session, late.file)
        self._follow_system()
        if self.profile.problem:
            from harzdame_gui.controllers.game.unusable_profile import note_unusable

            jobs = self.services.jobs
            note_unusable(self.profile, jobs, partial(self.profileUsable.emit, jobs))
        self._current.open_wanted()
        self.services.engine.begin(late.engines)  # last: a game that was left unfinished needs other searches

    def _follow_system(self) -> None:
        from harzdame_gui.theme.less_motion import LessMotion

        cast("QApplication", self.parent()).focusWindowChanged.connect(fit_active_window)
        wish = LessMotion(self)
        wish.told.connect(self.services.settings.motion.set_less_wished)
        with self.failures.told():
            wish.ask()

    def stop(self) -> bool:
        """Write what is unwritten and end what is running.

        False: something hangs and still runs. The process must then leave by `os._exit`,
        because Qt waits for threads when it takes their pool apart.
        """
        self._current.stay()
        try:
            if self.late is not None:
                self.late.review.close()  # first: the journal has what it found
                self.late.file_review.close()  # likewise, where that is about the game on the board
                self.late.recovery.leave()  # before players end: it notes who is thinking
        finally:  # whatever is wrong with the journal, no search may go on for ever
            ended = self._end()
        return ended

    def _end(self) -> bool:
        services = self.services
        ended = services.session.shut_down()
        services.settings.flush()
        ended = services.jobs.shut_down() and ended
        if self.late is not None and ended:
            self.late.library.close()
        self.translation.stop()
        if self.log is not None:
            self.log.close()
        self.profile.close()
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
        if wish.file is not None:
            self.open(wish.file)

    def open(self, file: Path) -> None:
        """Open a file in the window, once it is whole."""
        self._current.open(file)

    @Slot(object)
    def _on_programs_set_aside(self, path: Path) -> None:
        title = self.tr("The engines that you have added could not be read.")
        self.notices.add(title, self.tr("The file was kept as {path}.").format(path=path))

    @Slot(object)
    def _on_programs_not_read(self, failure: FileFailure) -> None:
        title = self.tr("The engines that you have added cannot be read just now.")
        stays = self.tr("They are there again as soon as that works. The file stays as it is: {path}")
        self.notices.add(title, stays.format(path=failure.path))

    @Slot(object)
    def _on_unusable(self, error: UnusableFile) -> None:
        from harzdame_gui.text.unusable_files import unusable_message

        message = unusable_message(error)
        self.notices.add(message.title, message.text)

    @Slot()
    def _set_power(self) -> None:
        self.services.engine.set_power(power(self.services.settings))

    @Slot(object)
    def _set_book_margin(self, variety: OpeningVariety) -> None:
        self.services.session.set_book_margin(variety.margin)


def run(
    file: Path | None = None, *, temp_profile: bool = False, new_window: bool = False, safe: bool = False
) -> int:
    """Run the app until its window is closed; returns the exit code.

    If an app runs on this profile already, that one opens the file instead, unless
    there is to be a `new_window`, or a `safe` start.
    """
    share_one_arena()
    QCoreApplication.setApplicationName("harzdame")  # the profile is called so
    profile = Profile.passing() if temp_profile else Profile.usual()
    with RunFile(profile.folder) as run_file:
        return _run(profile, run_file, file, new_window=new_window, safe=safe)


def _run(profile: Profile, run_file: RunFile, file: Path | None, *, new_window: bool, safe: bool) -> int:
    application = Application([*sys.argv[:1], *STYLE_ARGUMENTS])
    application.setApplicationDisplayName("Harzdame")
    application.setDesktopFileName("alt.harzdame.harzdame")
    application.setWindowIcon(QIcon(str(resource("icons/harzdame.svg"))))
    instance = Instance(profile.folder, application)
    if not instance.claim() and not (new_window or safe) and instance.hand_over(file):
        profile.close()
        return ExitCode.ENDED
    safe = safe or _is_to_be_safe(application, profile)
    if safe:
        run_file.note(SAFE)
    app = App(application, profile, safe=safe)
    hooks = Hooks(app.failures, run_file.note)
    termination = TerminationSignals(app)
    termination.asked.connect(app.leave)
    instance.wanted.connect(app.open_for)
    app.profileUsable.connect(instance.claim_late)
    app.completed.connect(run_file.note_window)
    code: int = ExitCode.FAILED
    try:
        app.start(file)
        application.open_files_by(app.open)
        QTimer.singleShot(0, instance, instance.listen)
        gc.freeze()
        GarbageCollector(app)
        code = application.exec()
    except Exception as error:
        run_file.fail(error)
        raise
    finally:
        try:
            ended = app.stop()
            termination.close()
        finally:
            instance.close()  # last: who comes next finds what was left
            hooks.close()
            run_file.end()
            profile.close()  # once more: Windows removes no folder with a file that is open
        gc.unfreeze()
        gc.enable()
    if not ended:
        from harzdame_engine.hub.program import kill_all

        kill_all()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    return code


def _is_to_be_safe(application: QApplication, profile: Profile) -> bool:
    """Whether a person wants a safe start, who is asked after starts without a window."""
    if not has_left_runs(profile.folder):
        return False
    from harzdame_gui.controllers.crashes.left_runs import failed_starts

    if failed_starts(profile.folder) < _MOST_FAILED_STARTS:
        return False
    from harzdame_gui.crashes.safe_offer import wants_safe_start

    translation = Translation(application)
    translation.use(SYSTEM)  # the one that was chosen may be at fault
    try:
        return wants_safe_start()
    finally:
        translation.stop()
