"""The room of puzzles: joins its window to the trainer, and shows each exercise on the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from harzdame_engine import Color, GameTree, Move, Position
from harzdame_engine.files.errors import PuzzleError
from harzdame_engine.game.numbering import first_number
from harzdame_engine.game.tree import Mark
from harzdame_engine.puzzles.results import Mode
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.controllers.puzzles.continuation import Continuation
from harzdame_gui.controllers.puzzles.ending_tables import EndingTables
from harzdame_gui.controllers.puzzles.exercise import Exercise, ExercisePhase, ExerciseWords
from harzdame_gui.controllers.puzzles.on_paper import puzzles_on_paper
from harzdame_gui.controllers.puzzles.trainer import Empty
from harzdame_gui.controllers.puzzles.training import Training
from harzdame_gui.controllers.storage.file_failure import FileFailure
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.late_services import LateServices
from harzdame_gui.notices.card import Tone
from harzdame_gui.play.move_input import MoveInput
from harzdame_gui.puzzles.offers import Offers
from harzdame_gui.puzzles.text import empty_message, feedback, task
from harzdame_gui.puzzles.window import PuzzleWindow
from harzdame_gui.services import Services
from harzdame_gui.text.files import failure_reason
from harzdame_gui.text.games import game_name
from harzdame_gui.text.message import Message
from harzdame_gui.text.unusable_files import unusable_message
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.connections import close_for_good

if TYPE_CHECKING:
    from harzdame_gui.export.exercise_sheets import ExerciseSheets

_STORM_REST_MS = 350
"""The time for which the end of a puzzle is seen in a storm."""
_SHOW_MS = 900
"""The time between two moves of a solution that plays by itself."""


class PuzzleRoom(QObject):
    """The window and what happens in it.

    *Signals*
    warned(Message): something is wrong with files.
    addWanted(Position, list[Move]): a puzzle and its solution are to be added to a study.
    """

    warned = Signal(object)
    addWanted = Signal(object, object)

    def __init__(
        self,
        services: Services,
        late: LateServices,
        study: Callable[[GameTree], None],
        parent: QWidget,
        training: Training | None = None,
    ) -> None:
        """`training` was handed over by the room of another window."""
        super().__init__(parent)
        self._services = services
        self._study = study
        self._main_window = parent
        self._continuation = Continuation(services.engine, self)
        self._training: Training | None = training or _new_training(services, late)
        self._training.setParent(self)
        self.trainer, self.own = self._training.trainer, self._training.own
        puzzles = self._training.puzzles
        puzzles.notRead.connect(self._on_not_read, Qt.ConnectionType.QueuedConnection)
        puzzles.unusable.connect(self._on_unusable, Qt.ConnectionType.QueuedConnection)
        self.window = PuzzleWindow(services.settings)
        self._tables = EndingTables(late.endgames, late.builder, services.settings, self)
        self._commands = Offers(self.window, self.trainer, self.own, self._tables, self)
        self._exercises: ExerciseSheets | None = None
        self._refusal: Message | None = None
        self._unusable: dict[str, Message] = {}
        """The games whose file of puzzles cannot be used, and why."""
        self._begun = training is not None
        self._was_shown = False
        """Whether the solution of the exercise has begun to play by itself."""
        self._answering = QTimer(self, singleShot=True)
        self._going_on = QTimer(self, singleShot=True)
        self._showing = QTimer(self, interval=_SHOW_MS)
        self._day = QTimer(self, interval=60_000)  # what is due changes with time alone
        self._connect()
        exercise = self.trainer.exercise
        if exercise is not None and exercise.phase is ExercisePhase.OVER:
            self._on_decided(0.0)  # what was to follow in the other window

    def open(self) -> None:
        """Bring the window to the front."""
        self.window.come_forward()
        if not self._begun:
            self._begun = True
            self.trainer.begin()

    def close(self) -> None:
        """Close the window for good."""
        self.window.blockSignals(True)
        for timer in (self._answering, self._going_on, self._showing, self._day):
            timer.stop()
        if self._training is not None:
            self.trainer.blockSignals(True)
            self.own.blockSignals(True)
            self._training.rest()
        self._continuation.follow(None)
        close_for_good(self.window, self)

    def hand_over(self) -> Training | None:
        """Let the room of another window go on; this one is only to be closed."""
        training, self._training = self._training, None
        self._continuation.follow(None)  # the exercise may be gone before this room is
        if training is not None:
            for talker in (training.puzzles, training.trainer, training.own, training.trainer.exercise):
                if talker is not None:
                    talker.disconnect(self)
            training.setParent(None)
        return training

    def _connect(self) -> None:
        board, actions = self.window.board, self.window.actions_of
        trainer, window = self.trainer, self.window
        trainer.exerciseSet.connect(self._on_set)
        trainer.progressChanged.connect(self._show_progress)
        trainer.stormTicked.connect(self._show_storm)
        trainer.themesCounted.connect(self._show_themes)
        self._services.themes.changed.connect(self._set_theme)
        window.closed.connect(self._on_closed)
        window.choice.gameChosen.connect(trainer.set_game)
        window.choice.modeChosen.connect(trainer.set_mode)
        window.choice.themeChosen.connect(trainer.set_theme)
        window.choice.difficultyChosen.connect(trainer.set_difficulty)
        MoveInput(
            board,
            window.entry,
            key=actions.type_move,
            position=self._position,
            play=self._on_move,
            say=self._say,
        )
        actions.serve(board, step=self._step)
        board.marksEdited.connect(board.set_drawn_marks)  # until the next move
        actions.analyse.triggered.connect(self._analyse)
        actions.study.triggered.connect(self._add_to_study)
        actions.sheet.triggered.connect(self._ask_for_sheet)
        self._commands.changed.connect(self._refresh)
        self._answering.timeout.connect(self._answer)
        self._going_on.timeout.connect(trainer.next)
        self._showing.timeout.connect(self._show_next)
        self._day.timeout.connect(self._show_progress)
        self._day.start()
        self._on_set()

    # What is shown

    @Slot()
    def _on_set(self) -> None:
        """Show another exercise, or why there is none."""
        for timer in (self._answering, self._going_on, self._showing):
            timer.stop()
        self._refusal, self._was_shown = None, False
        exercise, board = self.trainer.exercise, self.window.board
        self.window.entry.clear()
        board.set_animation_speed(0)
        board.set_drawn_marks(())
        board.clear_marks()
        self._continuation.follow(exercise if self.trainer.storm is None else None)
        if exercise is not None:
            board.set_flipped(exercise.solver is Color.BLACK)
            board.set_position(exercise.position)
            board.set_last_move(None)
            exercise.moved.connect(self._on_moved)
            exercise.changed.connect(self._refresh)
            exercise.decided.connect(self._on_decided)
        elif self.trainer.storm is None:  # at its end the last one stays in sight
            board.set_flipped(False)
            board.set_position(self._commands.start_position())
            board.set_last_move(None)
            if self.trainer.empty is Empty.NO_ENDINGS:
                self._tables.build_first(self.trainer.game)
        board.set_animation_speed(self._services.settings.motion.speed)
        self._refresh()
        self._show_progress()

    @Slot(object)
    def _on_moved(self, transition: Transition) -> None:
        board = self.window.board
        board.clear_marks()
        board.set_position(transition.after, transition)
        exercise = self.trainer.exercise
        if exercise is not None:
            board.set_last_move(exercise.last_move)

    @Slot()
    def _refresh(self) -> None:
        exercise, window = self.trainer.exercise, self.window
        window.board.set_playable(exercise is not None and exercise.phase is ExercisePhase.YOURS)
        window.choice.show_choice(self.trainer.game, self.trainer.mode)
        going_on = exercise is not None and exercise.phase is not ExercisePhase.OVER
        window.entry.setVisible(going_on and self.trainer.storm is None)
        window.entry.setEnabled(exercise is not None and exercise.phase is ExercisePhase.YOURS)
        self._show_hint(exercise)
        self._show_words(exercise)
        self._commands.refresh()
        if exercise is not None and exercise.answer_wanted and not self._answering.isActive():
            self._answering.start(self._pause())
        if exercise is not None and exercise.said is ExerciseWords.SHOWN and not self._was_shown:
            self._was_shown = True
            self._showing.start()

    def _empty_message(self) -> Message:
        trainer = self.trainer
        unusable = self._unusable.get(trainer.game) if trainer.empty is Empty.NO_PUZZLES else None
        return unusable or empty_message(trainer.empty, game_name(self._commands.rules()), trainer.next_due)

    def _show_words(self, exercise: Exercise | None) -> None:
        view = self.window.task
        if exercise is None:
            view.show_task(self._commands.work_message() or self._empty_message(), None)
            view.show_feedback(None, Tone.CALM)
            view.show_checking(checking=False)
            view.show_line((), 0, solved=0)
            return
        view.show_task(task(exercise), exercise.solver)
        view.show_checking(checking=exercise.phase is ExercisePhase.CHECKING)
        wrong = exercise.phase is ExercisePhase.WRONG
        solved = exercise.said in {ExerciseWords.SOLVED, ExerciseWords.ALSO_WINS}
        tone = Tone.WARNING if wrong else Tone.RESULT if solved else Tone.CALM
        said = self._refusal or feedback(exercise) or self._commands.repeat_message()
        view.show_feedback(said, tone)
        first = first_number(exercise.start)
        view.show_line(exercise.line, exercise.shown, solved=exercise.solved_at, first=first)

    def _show_hint(self, exercise: Exercise | None) -> None:
        board = self.window.board
        move = exercise.hint_move if exercise is not None and exercise.phase is ExercisePhase.YOURS else None
        shown = exercise.hints if exercise is not None and move is not None else 0
        board.set_drawn_marks((Mark("G", move.origin),) if move is not None and shown == 1 else ())
        board.show_hint(move if shown > 1 else None)

    @Slot()
    def _show_progress(self) -> None:
        trainer, window = self.trainer, self.window
        storm = trainer.mode is Mode.STORM
        window.storm.setVisible(storm)
        rated = trainer.mode in {Mode.DAILY, Mode.TRAIN}
        window.rating.setVisible(rated)
        window.choice.show_counts(trainer.counts)
        self._show_storm()
        if rated:
            progress = trainer.progress
            course = progress.courses.get(trainer.game, ())
            today = progress.solved_since(self._commands.midnight())
            window.rating.show_rating(trainer.rating, course, trainer.gained, progress.streak, today)

    @Slot()
    def _show_themes(self) -> None:
        self.window.choice.show_themes(self.trainer.themes, self.trainer.theme)

    @Slot()
    def _show_storm(self) -> None:
        self.window.storm.show_storm(self.trainer.storm, self.trainer.progress.best_storm(self.trainer.game))

    # What a person does

    def _position(self) -> Position | None:
        """The position in which a move is wanted."""
        exercise = self.trainer.exercise
        return exercise.position if exercise is not None and exercise.phase is ExercisePhase.YOURS else None

    def _on_move(self, move: Move) -> None:
        self._refusal = None
        if self.trainer.exercise is not None:
            self.trainer.exercise.play(move)

    def _say(self, message: Message) -> None:
        """Say why what was done is no move."""
        self._refusal = message
        self._show_words(self.trainer.exercise)

    @Slot(int)
    def _step(self, by: int) -> None:
        self._showing.stop()
        if self.trainer.exercise is not None:
            self.trainer.exercise.step(by)

    @Slot()
    def _show_next(self) -> None:
        """Play the solution by itself, move by move; what follows is left to the person."""
        exercise = self.trainer.exercise
        if exercise is None or exercise.at == exercise.solved_at or not exercise.step(1):
            self._showing.stop()

    @Slot()
    def _analyse(self) -> None:
        exercise = self.trainer.exercise
        if exercise is None or exercise.phase is not ExercisePhase.OVER:
            return
        tree = GameTree(exercise.start)
        node = tree.root
        for move in exercise.line:
            node = tree.add(node, move)
        self._study(tree)
        self._main_window.activateWindow()
        self._main_window.raise_()

    @Slot()
    def _add_to_study(self) -> None:
        exercise = self.trainer.exercise
        if exercise is not None and exercise.phase is ExercisePhase.OVER:
            self.addWanted.emit(exercise.start, list(exercise.line))

    @Slot()
    def _ask_for_sheet(self) -> None:
        from harzdame_gui.export.exercise_sheets import ExerciseSheets

        if self._exercises is None:
            window = self.window
            warn = partial(window.say, warning=True)
            self._exercises = ExerciseSheets(self._services, window, say=window.say, warn=warn)
        title = self.tr("Puzzles: {game}").format(game=game_name(self._commands.rules()))
        if self._training is not None:
            job = puzzles_on_paper(self.trainer, self._training.puzzles)
            hear(self, job, finished=partial(self._exercises.ask, title))

    # What happens by itself

    @Slot(float)
    def _on_decided(self, _points: float) -> None:
        if self.trainer.storm is not None and not self.trainer.storm.over:
            self._going_on.start(self.window.board.motion_left + self._scaled(_STORM_REST_MS))

    @Slot()
    def _answer(self) -> None:
        if self.trainer.exercise is not None:
            self.trainer.exercise.answer()

    def _pause(self) -> int:
        """Milliseconds until the other side's move."""
        natural = current_theme().durations.answer_shortest
        factor = 0.5 if self.trainer.storm is not None else 1.0
        return round(self.window.board.motion_left + self._scaled(natural * factor))

    def _scaled(self, milliseconds: float) -> int:
        return round(milliseconds * min(1.0, self._services.settings.pace.value.factor))

    @Slot()
    def _on_closed(self) -> None:
        self._begun = False
        if self._training is not None:
            self.trainer.rest()

    @Slot(object)
    def _on_not_read(self, failure: FileFailure) -> None:
        title = self.tr("Your results of puzzles cannot be read now.")
        self.warned.emit(Message(title, failure_reason(failure, saving=False)))

    @Slot(object)
    def _on_unusable(self, error: PuzzleError) -> None:
        message = self._unusable[error.path.stem] = unusable_message(error)
        self.warned.emit(message)
        self._refresh()

    @Slot()
    def _set_theme(self) -> None:
        self._refresh()
        self._show_progress()


def _new_training(services: Services, late: LateServices) -> Training:
    return Training(
        late.folder,
        engine=services.engine,
        jobs=services.jobs,
        settings=services.settings,
        endgames=late.endgames,
        games=late.own,
    )
