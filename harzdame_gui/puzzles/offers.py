"""The commands of the puzzle window: which are offered when, and what the likeliest one does."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, time

from harzdame_engine import Position, Rules, variant
from harzdame_engine.puzzles.results import Mode
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.puzzles.ending_tables import EndingTables
from harzdame_gui.controllers.puzzles.exercise import Exercise, ExercisePhase
from harzdame_gui.controllers.puzzles.own_puzzles import OwnPuzzles
from harzdame_gui.controllers.puzzles.trainer import Empty, Trainer
from harzdame_gui.endgames.building_text import ending_message
from harzdame_gui.puzzles.window import PuzzleWindow
from harzdame_gui.text.message import Message


class Offers(QObject):
    """Offers hint, solution, taking back and going on, as the exercise shown allows.

    *Signals*
    changed(): what is offered, or what is to be said where there is no exercise, is another.
    """

    changed = Signal()

    def __init__(
        self, window: PuzzleWindow, trainer: Trainer, own: OwnPuzzles, tables: EndingTables, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._trainer = trainer
        self._own = own
        self._tables = tables
        self._main: Callable[[], None] = trainer.next
        actions = window.actions_of
        actions.main.triggered.connect(self._on_main)
        actions.hint.triggered.connect(self._on_hint)
        actions.solution.triggered.connect(self._on_solution)
        actions.take_back.triggered.connect(self._take_back)
        actions.stop.triggered.connect(self._on_stop)
        actions.missed.triggered.connect(trainer.show_missed)
        own.changed.connect(self.changed)
        tables.changed.connect(self.changed)
        own.ended.connect(self._on_looked_through)

    # What the room asks

    def rules(self) -> Rules:
        """The game whose puzzles are set."""
        return variant(self._trainer.game)

    def start_position(self) -> Position:
        """What the board shows without an exercise."""
        return Position.start(self._trainer.game)

    def midnight(self) -> float:
        """When today began."""
        return datetime.combine(self._trainer.day, time()).timestamp()

    def repeat_message(self) -> Message | None:
        """What is said when the puzzle of the day comes up again."""
        if not self._trainer.repeats:
            return None
        text = self.tr("You can solve it again; it does not count.")
        return Message(self.tr("You have had today’s puzzle."), text)

    def work_message(self) -> Message | None:
        """What is said of work for the mode: games that are looked through, tables that are built."""
        match self._trainer.mode:
            case Mode.MISTAKES:
                return self._message_of_games()
            case Mode.ENDINGS:
                return self._message_of_tables()
        return None

    def _message_of_games(self) -> Message | None:
        if self._own.running:
            title = self.tr("Looking through your games")
            if not self._own.total:
                return Message(title)
            text = self.tr("Game {number} of {total}; puzzles found: {found}")
            return Message(
                title,
                text.format(
                    number=min(self._own.done + 1, self._own.total),
                    total=self._own.total,
                    found=self._own.found,
                ),
            )
        if self._own.looked and not self._own.found and self._trainer.empty is Empty.NO_MISTAKES:
            if not self._own.total:
                return Message(
                    self.tr("There is no new game to look through."),
                    self.tr("Play one: wins that you miss become puzzles here."),
                )
            return Message(
                self.tr("No missed win was found."), self.tr("Your next games can be looked through later.")
            )
        return None

    def _message_of_tables(self) -> Message | None:
        tables = self._tables
        if self._trainer.empty is not Empty.NO_ENDINGS:
            return None
        if tables.running:
            title, progress = self.tr("Building endgame tables"), tables.progress
            if progress is None:
                return Message(title)
            text = self.tr("Table {number} of {total}")
            number = min(progress.done + 1, progress.tables)
            return Message(title, text.format(number=number, total=progress.tables))
        if not tables.used:
            return Message(
                self.tr("Endings are drawn from endgame tables."),
                self.tr("These are switched off in the menu of the analysis."),
            )
        return ending_message(tables.ending, tables.memory_mb) if tables.ending is not None else None

    # What is offered

    def refresh(self) -> None:
        """Offer what can be done now."""
        actions, exercise = self._window.actions_of, self._trainer.exercise
        storm = self._trainer.storm is not None and not self._trainer.storm.over
        yours = exercise is not None and exercise.phase is ExercisePhase.YOURS
        over = exercise is not None and exercise.phase is ExercisePhase.OVER
        helps = exercise is not None and not over and not storm
        for action in (actions.hint, actions.solution):
            action.setVisible(helps)
        actions.hint.setEnabled(helps and yours)
        actions.solution.setEnabled(helps)
        actions.take_back.setEnabled(
            exercise is not None and exercise.phase is ExercisePhase.WRONG and not storm
        )
        for action in (actions.analyse, actions.study):
            action.setVisible(over and not storm)
            action.setEnabled(over and not storm)
        stop = storm or self._works()
        actions.stop.setVisible(stop)
        actions.stop.setEnabled(stop)
        actions.stop.setText(self.tr("End the storm") if storm else self.tr("Stop"))
        ended = self._trainer.storm
        missed = ended is not None and ended.over and bool(ended.failed)
        actions.missed.setVisible(missed)
        actions.missed.setEnabled(missed)
        for action in actions.steps:
            action.setEnabled(over)
        text, self._main = self._likeliest(exercise)
        actions.main.setText(text)
        offered = bool(text) and not storm
        actions.main.setVisible(offered)
        actions.main.setEnabled(offered)

    def _works(self) -> bool:
        """Whether work for the mode goes on."""
        building = self._trainer.empty is Empty.NO_ENDINGS and self._tables.running
        return {Mode.MISTAKES: self._own.running, Mode.ENDINGS: building}.get(self._trainer.mode, False)

    def _likeliest(self, exercise: Exercise | None) -> tuple[str, Callable[[], None]]:
        if exercise is not None:
            return self._after(exercise)
        trainer = self._trainer
        match trainer.empty:
            case Empty.STORM_READY:
                return self.tr("Begin"), trainer.begin_storm
            case Empty.STORM_OVER:
                return self.tr("Once more"), trainer.begin_storm
            case Empty.NOTHING_DUE | Empty.NOTHING_FAILED:
                return self.tr("Train"), self._train
            case Empty.NO_MISTAKES | Empty.MISTAKES_DONE if not self._own.running:
                return self.tr("Look through my games"), self._own.look_through
            case Empty.NO_ENDINGS if self._tables.can_build(trainer.game):
                return self.tr("Build endgame tables"), self._build
        return "", trainer.next

    def _after(self, exercise: Exercise) -> tuple[str, Callable[[], None]]:
        if exercise.phase is ExercisePhase.WRONG:
            return self.tr("Take back and try again"), exercise.take_back
        if exercise.phase is not ExercisePhase.OVER and not self._trainer.repeats:
            return "", self._trainer.next
        match self._trainer.mode:
            case Mode.DAILY:
                return self.tr("Go on training"), self._train
            case Mode.ENDINGS:
                return self.tr("Next ending"), self._trainer.next
        return self.tr("Next puzzle"), self._trainer.next

    def _train(self) -> None:
        self._trainer.set_mode(Mode.TRAIN)

    def _build(self) -> None:
        self._tables.build(self._trainer.game)

    @Slot()
    def _on_main(self) -> None:
        self._main()

    @Slot()
    def _on_hint(self) -> None:
        if self._trainer.exercise is not None:
            self._trainer.exercise.hint()

    @Slot()
    def _on_solution(self) -> None:
        if self._trainer.exercise is not None:
            self._trainer.exercise.give_up()

    @Slot()
    def _take_back(self) -> None:
        if self._trainer.exercise is not None:
            self._trainer.exercise.take_back()

    @Slot()
    def _on_stop(self) -> None:
        if self._trainer.storm is not None:
            self._trainer.storm.end()
        elif self._trainer.mode is Mode.ENDINGS:
            self._tables.stop()
        else:
            self._own.stop()

    @Slot()
    def _on_looked_through(self) -> None:
        if self._trainer.mode is Mode.MISTAKES and self._trainer.exercise is None:
            self._trainer.next()
        self.changed.emit()
