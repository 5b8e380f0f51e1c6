"""Studies from the main window: the way to their room, and to the course for beginners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from harzdame_engine import GameTree
from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from harzdame_gui.context import Context
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.study.commands import StudiesCommands
from harzdame_gui.study.stand import StudyStand
from harzdame_gui.text.message import Message

if TYPE_CHECKING:
    from harzdame_gui.controllers.opponents.opponents import Opponent
    from harzdame_gui.study.adding import StudyAdding
    from harzdame_gui.study.new_chapter import NewChapter, Offer
    from harzdame_gui.study.room import StudyRoom


class AddToStudy(Protocol):
    """Asks to which study one of these is added; `over`: the window in which that was wanted."""

    def __call__(self, offers: Sequence[Offer], over: QWidget | None = None) -> None: ...


class Studies(QObject):
    """Makes the room when it is first entered."""

    def __init__(
        self,
        context: Context,
        study: Callable[[GameTree], None],
        play: Callable[[Opponent, str], None],
    ) -> None:
        """`study` puts a game on the main board; `play` begins one against somebody, by the game's id."""
        super().__init__(context.window)
        late = context.late
        self._services = context.services
        self._late = late
        self._study = study
        self._play = play
        self._notices = context.notices
        self._window = context.window
        self.room: StudyRoom | None = None
        self.actions = StudiesCommands(self)
        context.menu.offer(self.actions)
        context.window.addActions(self.actions.all())
        self._look_ahead = context.look_ahead
        self._adding: StudyAdding | None = None
        self.actions.add.triggered.connect(self._add_board)
        context.commands.studies.triggered.connect(self.show)
        self.actions.begin_course.triggered.connect(self.begin_course)
        self.actions.tour.triggered.connect(self._take_tour_of_board)
        late.study_writing.failed.connect(self._on_not_written)
        if late.study_writing.failures:
            QTimer.singleShot(0, self, self._on_not_written)

    def close(self) -> None:
        """Close the window."""
        self._late.study_writing.failed.disconnect(self._on_not_written)  # another window tells of it
        if self._adding is not None:
            self._adding.close()
        if self.room is not None:
            self.room.close()

    def take_tour(self, game: str) -> None:
        """Take the tour of a game, by its id, or go on with it."""
        self._entered().open_tour(game)

    @Slot()
    def _take_tour_of_board(self) -> None:
        self.take_tour(self._services.session.position.rules.id)

    # Additions from anywhere

    def add(self, offers: Sequence[Offer], over: QWidget | None = None) -> None:
        """Ask to which study one of these is added; `over`: the window in which that was wanted."""
        if self._adding is None:
            from harzdame_gui.study.adding import StudyAdding

            self._adding = StudyAdding(self._services, self._late, self._notices, self._window)
            self._adding.showWanted.connect(self._on_show_wanted)
        self._adding.ask(offers, over)

    def add_text(self, text: str, over: QWidget | None = None) -> None:
        """Ask to which study the games of a PDN text are added."""
        job = self._services.jobs.run(partial(_chapters_in, text), lane=Lane.READING, doing=Doing.READING)
        hear(self, job, finished=partial(self._on_chapters_read, over))

    def _on_chapters_read(self, over: QWidget | None, chapters: list[NewChapter]) -> None:
        from harzdame_gui.study.new_chapter import Offer

        if chapters:
            self.add((Offer("", chapters),), over)
        else:
            self._notices.tell(Message(self.tr("There is no game here that can be a chapter.")))

    @Slot()
    def _add_board(self) -> None:
        from harzdame_gui.study import new_chapter

        session, ahead = self._services.session, self._look_ahead
        position = ahead.position if ahead.active else session.position
        offers = [new_chapter.Offer(self.tr("This position"), (new_chapter.of_position(position),))]
        line = new_chapter.line_from(session.node)
        if line and not ahead.active:
            asked = new_chapter.exercise(position, line)
            offers.append(new_chapter.Offer(self.tr("This position, to find the next move"), (asked,)))
        if session.tree.root.children:
            game = new_chapter.of_game(session.tree)
            offers.append(new_chapter.Offer(self.tr("The whole game"), (game,)))
        self.add(offers)

    @Slot(object)
    def _on_show_wanted(self, path: Path) -> None:
        room = self._entered()
        room.window.come_forward()
        room.open_study(path)

    def _entered(self) -> StudyRoom:
        if self.room is None:
            from harzdame_gui.study.room import StudyRoom

            self.room = StudyRoom(self._services, self._late, self._study, self._play, self._window)
            self.room.warned.connect(self._notices.warn)
            self.room.ended.connect(self._on_ended)
            self.room.take_up()
        return self.room

    @Slot(object)
    def _on_ended(self, message: Message) -> None:
        if self._notices.said == message:
            self._notices.dismiss()

    @Slot()
    def _on_not_written(self) -> None:
        """Make the room, which tells of it: it may have been written in that of an earlier window."""
        self._entered()

    @Slot()
    def show(self) -> None:
        """Open the window."""
        self._entered().open()

    def show_study(self, study: StudyStand | None) -> None:
        """Open the window on a study, or all of them, as `StudyRoom.hand_over` returned it."""
        room = self._entered()
        room.open()
        if study is not None:
            room.show_again(study)

    def read_shipped(self, path: Path) -> None:
        """Open the window on a study that came with the app."""
        self.show_study(StudyStand(path, shipped=True, editor=None))

    @Slot()
    def begin_course(self) -> None:
        """Begin the course for beginners, or go on with it."""
        self._entered().open_course()


def _chapters_in(text: str, _job: Job) -> list[NewChapter]:
    from harzdame_gui.study.new_chapter import in_text

    return in_text(text)
