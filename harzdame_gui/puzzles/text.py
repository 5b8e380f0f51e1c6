"""What is asked and said of puzzles, in words."""

from __future__ import annotations

import math

from harzdame_engine import Color
from harzdame_engine.puzzles.puzzle import Puzzle, PuzzleTheme
from harzdame_engine.puzzles.results import Mode
from harzdame_engine.puzzles.solver_rating import SolverRating

from harzdame_gui.controllers.puzzles.ending import EndingExercise
from harzdame_gui.controllers.puzzles.exercise import Exercise, ExercisePhase, ExerciseWords, PuzzleExercise
from harzdame_gui.controllers.puzzles.trainer import Empty
from harzdame_gui.text.facts import gain_sentence
from harzdame_gui.text.message import Message
from harzdame_gui.translation import counted, translate


def mode_name(mode: Mode) -> str:
    """The name of a mode, as its button has it."""
    names = {
        Mode.DAILY: translate("Puzzles", "Today’s puzzle"),
        Mode.TRAIN: translate("Puzzles", "Train"),
        Mode.DUE: translate("Puzzles", "Due"),
        Mode.MISTAKES: translate("Puzzles", "My mistakes"),
        Mode.STORM: translate("Puzzles", "Storm"),
        Mode.ENDINGS: translate("Puzzles", "Endings"),
    }
    return names[mode]


def mode_words(mode: Mode) -> str:
    """What a mode is, in a sentence."""
    words = {
        Mode.DAILY: translate("Puzzles", "One puzzle a day, the same for everybody"),
        Mode.TRAIN: translate("Puzzles", "Puzzles as hard as you are strong"),
        Mode.DUE: translate("Puzzles", "What you failed comes back until you know it"),
        Mode.MISTAKES: translate("Puzzles", "Wins that you missed in your own games"),
        Mode.STORM: translate("Puzzles", "As many as you can in three minutes"),
        Mode.ENDINGS: translate("Puzzles", "Win against perfect defence"),
    }
    return words[mode]


def theme_name(theme: PuzzleTheme) -> str:
    """The name of a theme."""
    names = {
        PuzzleTheme.SHOT: translate("Puzzles", "Shot"),
        PuzzleTheme.BREAKTHROUGH: translate("Puzzles", "Breakthrough"),
        PuzzleTheme.PROMOTION_RACE: translate("Puzzles", "Race to promotion"),
        PuzzleTheme.KING_HUNT: translate("Puzzles", "King hunt"),
        PuzzleTheme.EDGE: translate("Puzzles", "To the edge"),
        PuzzleTheme.ENDGAME: translate("Puzzles", "Endgame"),
        PuzzleTheme.CHOICE: translate("Puzzles", "Choice of captures"),
        PuzzleTheme.BLOCKADE: translate("Puzzles", "Blockade"),
        PuzzleTheme.QUIET: translate("Puzzles", "Quiet move"),
    }
    return names[theme]


def task(exercise: Exercise) -> Message:
    """Who moves, and what is asked."""
    white = exercise.solver is Color.WHITE
    if isinstance(exercise, EndingExercise):
        title = (
            translate("Puzzles", "White to move and win")
            if white
            else translate("Puzzles", "Black to move and win")
        )
        return Message(title, _way(exercise))
    title = translate("Puzzles", "White to move") if white else translate("Puzzles", "Black to move")
    themes = exercise.puzzle.themes if isinstance(exercise, PuzzleExercise) else ()
    if PuzzleTheme.SHOT in themes:
        return Message(title, translate("Puzzles", "Find the shot."))
    if PuzzleTheme.CHOICE in themes:
        return Message(title, translate("Puzzles", "Find the capture that wins."))
    return Message(title, translate("Puzzles", "Find the move that wins."))


def _way(exercise: EndingExercise) -> str:
    if not exercise.moves:
        return counted.tr("It can be done in %Ln moves.", "", exercise.shortest)
    return translate("Puzzles", "Your moves: {moves}. The shortest way has {count}.").format(
        moves=exercise.moves, count=exercise.shortest
    )


def feedback(exercise: Exercise) -> Message | None:
    """What is to be said about the last move; None: nothing."""
    match exercise.said:
        case ExerciseWords.RIGHT:
            if isinstance(exercise, EndingExercise):
                return Message(translate("Puzzles", "You are still winning."))
            return Message(translate("Puzzles", "Right!"), translate("Puzzles", "And what now?"))
        case ExerciseWords.WRONG | ExerciseWords.DRAWN | ExerciseWords.LOST:
            return Message(_wrong(exercise), _refutation(exercise))
        case ExerciseWords.UNKNOWN:
            return Message(
                translate("Puzzles", "This move could not be checked."),
                translate("Puzzles", "It does not count. Try another one."),
            )
        case ExerciseWords.AGAIN:
            return Message(translate("Puzzles", "Try again."), _helped(exercise))
        case ExerciseWords.SHOWN:
            return Message(translate("Puzzles", "This is the solution."), _about(exercise))
        case ExerciseWords.SOLVED | ExerciseWords.ALSO_WINS:
            return _success(exercise)
    return Message(_helped(exercise)) if exercise.hints else None


def _helped(exercise: Exercise) -> str:
    if exercise.phase is ExercisePhase.YOURS and exercise.hint_move is not None:
        if exercise.hints == 1:
            text = translate("Puzzles", "The piece on {square} moves.")
            return text.format(square=exercise.hint_move.origin)
        return translate("Puzzles", "It goes to {square}.").format(square=exercise.hint_move.target)
    return ""


def _wrong(exercise: Exercise) -> str:
    white = exercise.solver is Color.WHITE
    if exercise.said is ExerciseWords.DRAWN:
        return translate("Puzzles", "That is only a draw.")
    if exercise.said is ExerciseWords.LOST:
        return translate("Puzzles", "Now Black wins.") if white else translate("Puzzles", "Now White wins.")
    return translate("Puzzles", "That does not win.")


def _refutation(exercise: Exercise) -> str:
    move = exercise.answered
    if move is None:
        return ""
    if exercise.solver is Color.WHITE:
        return translate("Puzzles", "Black answers {move}.").format(move=move)
    return translate("Puzzles", "White answers {move}.").format(move=move)


def _success(exercise: Exercise) -> Message:
    if isinstance(exercise, EndingExercise):
        title = counted.tr("Won in %Ln moves!", "", exercise.moves)
        if exercise.moves <= exercise.shortest:
            return Message(title, translate("Puzzles", "There is no shorter way."))
        text = translate("Puzzles", "The shortest way has {count}: step through it below.")
        return Message(title, text.format(count=exercise.shortest))
    if exercise.said is ExerciseWords.ALSO_WINS:
        title = translate("Puzzles", "That wins as well!")
    elif exercise.points == 1:
        title = translate("Puzzles", "Solved!")
    elif exercise.points:
        title = translate("Puzzles", "Solved, with a hint.")
    else:
        title = translate("Puzzles", "That is it.")
    return Message(title, _about(exercise))


def _about(exercise: Exercise) -> str:
    if not isinstance(exercise, PuzzleExercise):
        return ""
    puzzle: Puzzle = exercise.puzzle
    parts = [theme_name(theme) for theme in puzzle.themes]
    parts.append(translate("Puzzles", "rated {rating}").format(rating=puzzle.rating))
    won = gain_sentence(exercise.gain) if exercise.gain is not None else ""
    return "\n".join(filter(None, (won, " · ".join(parts))))


def empty_message(empty: Empty, game: str, seconds: float | None) -> Message:
    """Why there is no exercise, and what to do; `seconds` until the next one is due."""
    if empty in {Empty.NOTHING_DUE, Empty.MISTAKES_DONE}:
        known = empty is Empty.MISTAKES_DONE
        title = translate("Puzzles", "You know them all for now.") if known else _nothing_due()
        return Message(title, _when(seconds))
    messages = {
        Empty.LOADING: Message(""),
        Empty.NO_PUZZLES: Message(
            translate("Puzzles", "There are no puzzles for {game}.").format(game=game),
            translate("Puzzles", "Choose another game above."),
        ),
        Empty.NOTHING_FAILED: Message(
            _nothing_due(), translate("Puzzles", "What you fail elsewhere comes back here until you know it.")
        ),
        Empty.NO_MISTAKES: Message(
            translate("Puzzles", "No puzzles from your games yet."),
            translate("Puzzles", "Let your games be looked through for wins that you missed, or gave away."),
        ),
        Empty.NO_ENDINGS: Message(
            translate("Puzzles", "There are no endings for {game}.").format(game=game),
            translate("Puzzles", "They are drawn from endgame tables."),
        ),
        Empty.STORM_READY: Message(
            translate("Puzzles", "Three minutes"),
            translate(
                "Puzzles", "Solve as many as you can. They get harder, and each mistake costs ten seconds."
            ),
        ),
        Empty.STORM_OVER: Message(translate("Puzzles", "The storm is over.")),
    }
    return messages[empty]


def _nothing_due() -> str:
    return translate("Puzzles", "Nothing is due.")


def _when(seconds: float | None) -> str:
    if seconds is None:
        return ""
    if seconds < 90 * 60:
        text = translate("Puzzles", "The next one in {count} min.")
        return text.format(count=max(1, math.ceil(seconds / 60)))
    if seconds < 36 * 3600:
        return counted.tr("The next one in %Ln hours.", "", round(seconds / 3600))
    return counted.tr("The next one in %Ln days.", "", round(seconds / 86_400))


_COARSE = 50
"""Points that a provisional rating is rounded to."""


def rating_text(rating: SolverRating) -> str:
    """A rating with its uncertainty, coarse as long as that is great."""
    if not rating.is_sure:
        text = translate("Puzzles", "about {rating}, provisional")
        return text.format(rating=_COARSE * round(rating.rating / _COARSE))
    return translate("Puzzles", "{rating} ± {error}").format(
        rating=round(rating.rating), error=round(2 * rating.deviation)
    )


def gained_text(gained: float) -> str:
    """What a puzzle did to the rating: +8 or −12; empty where nothing."""
    points = round(gained)
    return "" if not points else f"{points:+d}".replace("-", "−")


def clock_text(seconds: float) -> str:
    """Time left, as minutes and seconds."""
    whole = math.ceil(seconds)
    return f"{whole // 60}:{whole % 60:02d}"
