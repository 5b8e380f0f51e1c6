"""The tasks of a tour in words: what is asked, the rule behind it, and what is said to another move."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from harzdame_engine import Clause, Color, Rules
from harzdame_engine.tours.task import Task, TaskKind

from harzdame_gui.text.clauses import clause_sentence, goal_sentences
from harzdame_gui.translation import translate


class TaskWords(NamedTuple):
    """A heading, the question, what is said when it was answered, and to a legal move that is another."""

    title: str
    question: str
    answered: str
    wrong: str = ""


def task_words(task: Task) -> TaskWords:
    """What is said of a task."""
    words = _WORDS[task.kind]()
    first = task.solutions[0]
    names = {"origin": first.origin, "target": first.target}
    return TaskWords(*(text.format(**names) for text in words))


def task_hint(task: Task) -> str:
    """A hint, where there is anything to find."""
    if task.kind is TaskKind.FIRST_MOVE:
        return ""
    return translate("Tour", "It is the piece on {square}.").format(square=task.solutions[0].origin)


def task_rule(kind: TaskKind, rules: Rules, mover: Color) -> str:
    """The rules that a task shows, as the game has them."""
    if kind in _GOALS:
        return goal_sentences(rules)
    clauses = _CLAUSES.get(kind, ())
    return " ".join(filter(None, (clause_sentence(each, rules, mover) for each in clauses)))


_GOALS = {TaskKind.WIN, TaskKind.GIVE_AWAY, TaskKind.FIRST_KING}
_CLAUSES = {
    TaskKind.FIRST_MOVE: (Clause.TURNS,),
    TaskKind.MAN_STEP: (Clause.MAN_STEP,),
    TaskKind.LINE_LEAP: (Clause.LINE_LEAP,),
    TaskKind.CAPTURE_FORWARD: (Clause.MAN_CAPTURE,),
    TaskKind.CAPTURE_SIDEWAYS: (Clause.MAN_CAPTURE,),
    TaskKind.CAPTURE_BACKWARD: (Clause.MAN_CAPTURE,),
    TaskKind.NOT_BACKWARD: (Clause.MAN_CAPTURE,),
    TaskKind.FIRST_JUMP: (Clause.FIRST_JUMP,),
    TaskKind.NO_KINGS: (Clause.MAN_CAPTURE,),
    TaskKind.MUST_CAPTURE: (Clause.COMPULSORY,),
    TaskKind.SEVERAL: (Clause.CARRY_ON,),
    TaskKind.MOST: (Clause.CHOICE,),
    TaskKind.WITH_KING: (Clause.CHOICE,),
    TaskKind.MOST_KINGS: (Clause.CHOICE,),
    TaskKind.KINGS_FIRST: (Clause.CHOICE,),
    TaskKind.VALUE: (Clause.CHOICE,),
    TaskKind.FREE_CHOICE: (Clause.CHOICE,),
    TaskKind.CROWNING_STOPS: (Clause.CARRY_ON,),
    TaskKind.CROWNED_GOES_ON: (Clause.CARRY_ON,),
    TaskKind.KING_STEP: (Clause.KING_STEP,),
    TaskKind.KING_CAPTURE: (Clause.KING_CAPTURE,),
    TaskKind.KING_SEVERAL: (Clause.KING_CAPTURE, Clause.CARRY_ON),
    TaskKind.LANDS_TO_GO_ON: (Clause.LANDS_NEXT,),
    TaskKind.BEHIND_KING: (Clause.LANDS_NEXT,),
    TaskKind.NO_TURNING: (Clause.CARRY_ON,),
    TaskKind.THREATS: (Clause.THREATS,),
    TaskKind.SAME_KING: (Clause.SAME_KING,),
    TaskKind.ONE_EACH: (Clause.END,),
}
"""The clauses that say what a task shows."""


_Words = tuple[str, ...]
_WORDS: dict[TaskKind, Callable[[], _Words]] = {
    TaskKind.FIRST_MOVE: lambda: (
        translate("Tour", "A first move"),
        translate("Tour", "Make a first move, whichever you like."),
        translate("Tour", "This is how a game begins."),
    ),
    TaskKind.MAN_STEP: lambda: (
        translate("Tour", "How men step"),
        translate("Tour", "Take the man on {origin} to {target}."),
        translate("Tour", "One step is a man’s whole move."),
        translate("Tour", "That is a step, too; but take it to {target}."),
    ),
    TaskKind.LINE_LEAP: lambda: (
        translate("Tour", "Over one’s own men"),
        translate("Tour", "Bring a man to {target} by a leap over your own."),
        translate("Tour", "The whole line was crossed in one move, and nothing was captured."),
        translate("Tour", "That is a step and no leap. The goal is {target}."),
    ),
    TaskKind.CAPTURE_FORWARD: lambda: (
        translate("Tour", "How men capture"),
        translate("Tour", "Take a black man."),
        translate("Tour", "Over it to the empty square behind: the man is gone."),
    ),
    TaskKind.CAPTURE_SIDEWAYS: lambda: (
        translate("Tour", "To the side"),
        translate("Tour", "Take a black man that stands beside yours."),
        translate("Tour", "Men capture to the side as well."),
    ),
    TaskKind.CAPTURE_BACKWARD: lambda: (
        translate("Tour", "Backward as well"),
        translate("Tour", "Take a man that is behind yours already."),
        translate("Tour", "Men capture backward, too, although they never step so."),
    ),
    TaskKind.NOT_BACKWARD: lambda: (
        translate("Tour", "Never backward"),
        translate("Tour", "Two men are near yours. Take the one that you can."),
        translate("Tour", "The other one is behind it, and men do not capture backward here."),
    ),
    TaskKind.FIRST_JUMP: lambda: (
        translate("Tour", "How a capture begins"),
        translate("Tour", "Capture. Mind how it must begin."),
        translate("Tour", "The way back is open only to a capture that is under way."),
    ),
    TaskKind.NO_KINGS: lambda: (
        translate("Tour", "Kings are safe from men"),
        translate("Tour", "A man and a king stand next to yours. Take what it can take."),
        translate("Tour", "The king could not be taken: only a king takes kings."),
    ),
    TaskKind.MUST_CAPTURE: lambda: (
        translate("Tour", "A duty"),
        translate("Tour", "Make the only move that is allowed."),
        translate("Tour", "A capture was possible, so that the other man had to wait."),
    ),
    TaskKind.SEVERAL: lambda: (
        translate("Tour", "Several in one move"),
        translate("Tour", "Take all that you can. Click the squares on which you land, or just the last."),
        translate("Tour", "The move is over only where nothing more can be taken."),
    ),
    TaskKind.MOST: lambda: (
        translate("Tour", "As many as you can"),
        translate("Tour", "There is more than one capture, but only one is allowed. Which?"),
        translate("Tour", "It takes the most pieces, so that there was no choice."),
    ),
    TaskKind.WITH_KING: lambda: (
        translate("Tour", "The king goes first"),
        translate("Tour", "A king and a man can capture, but only one of them may. Which?"),
        translate("Tour", "The king had to do it."),
    ),
    TaskKind.MOST_KINGS: lambda: (
        translate("Tour", "Kings before men"),
        translate("Tour", "Several captures are possible, but only one is allowed. Which?"),
        translate("Tour", "It takes the most kings."),
    ),
    TaskKind.KINGS_FIRST: lambda: (
        translate("Tour", "A king as early as possible"),
        translate("Tour", "Several captures take as much in another order. Which is allowed?"),
        translate("Tour", "It is the one that comes to a king the earliest."),
    ),
    TaskKind.VALUE: lambda: (
        translate("Tour", "What is worth the most"),
        translate("Tour", "There is more than one capture, but only one is allowed. Which?"),
        translate("Tour", "What it takes is worth the most."),
    ),
    TaskKind.FREE_CHOICE: lambda: (
        translate("Tour", "The choice is yours"),
        translate("Tour", "You can take more, or fewer. Take fewer this time."),
        translate("Tour", "Fewer are allowed, too; but whatever capture is chosen goes on to its end."),
        translate("Tour", "That is allowed, too, and takes more. This time take fewer."),
    ),
    TaskKind.PROMOTION: lambda: (
        translate("Tour", "Becoming a king"),
        translate("Tour", "Make a king."),
        translate("Tour", "Crowned: a king it stays until it is captured."),
        translate("Tour", "That man does not get there yet. Make a king."),
    ),
    TaskKind.NOT_CROWNED: lambda: (
        translate("Tour", "Passing is not ending"),
        translate("Tour", "Capture. Will the man become a king?"),
        translate("Tour", "It only passed the squares where men are crowned, and stays a man."),
    ),
    TaskKind.CROWNING_STOPS: lambda: (
        translate("Tour", "Crowned, and the move is over"),
        translate("Tour", "Capture. Where does it end?"),
        translate("Tour", "The man is a king now, but takes no more in this move."),
    ),
    TaskKind.CROWNED_GOES_ON: lambda: (
        translate("Tour", "Crowned on the way"),
        translate("Tour", "Capture, and do not stop too early."),
        translate("Tour", "It became a king in the middle of its move and went on as one."),
    ),
    TaskKind.KING_STEP: lambda: (
        translate("Tour", "How kings move"),
        translate("Tour", "Take the king to {target}."),
        translate("Tour", "So a king gets about."),
        translate("Tour", "It can go there, too; but take it to {target}."),
    ),
    TaskKind.KING_CAPTURE: lambda: (
        translate("Tour", "How kings capture"),
        translate("Tour", "Capture with the king."),
        translate("Tour", "What a king can reach is in danger."),
    ),
    TaskKind.KING_SEVERAL: lambda: (
        translate("Tour", "A king takes several"),
        translate("Tour", "Take more than one piece. Mind where the king lands."),
        translate("Tour", "Where it landed decided what it could take next."),
    ),
    TaskKind.LANDS_TO_GO_ON: lambda: (
        translate("Tour", "Where it must land"),
        translate("Tour", "Capture with the king. Mind where it has to land."),
        translate("Tour", "It had to land where it could go on."),
    ),
    TaskKind.BEHIND_KING: lambda: (
        translate("Tour", "Behind a king"),
        translate("Tour", "Capture with the king. Mind where it has to land."),
        translate("Tour", "Because the last piece taken was a king, yours stands right behind it."),
    ),
    TaskKind.NO_TURNING: lambda: (
        translate("Tour", "No turning back"),
        translate("Tour", "Capture with the king. It may not turn straight back on its way."),
        translate("Tour", "If it could turn straight back, other moves would be allowed here."),
    ),
    TaskKind.TAKEN_AT_ONCE: lambda: (
        translate("Tour", "Gone at once"),
        translate("Tour", "Capture with the king. What it takes is out of its way at once."),
        translate("Tour", "If they stayed until the end, other moves would be allowed here."),
    ),
    TaskKind.TAKEN_AT_END: lambda: (
        translate("Tour", "Gone at the end"),
        translate("Tour", "Capture with the king. What it takes stays in its way until the end."),
        translate("Tour", "If they were gone at once, other moves would be allowed here."),
    ),
    TaskKind.THREATS: lambda: (
        translate("Tour", "Threatened men and threats"),
        translate("Tour", "One of your men is threatened. Find a step that is allowed."),
        translate("Tour", "Another step would have made a threat, and those are forbidden now."),
    ),
    TaskKind.SAME_KING: lambda: (
        translate("Tour", "A king that has moved enough"),
        translate("Tour", "This king has made all the moves in a row that it may. Make a move."),
        translate("Tour", "Now the king is free again."),
    ),
    TaskKind.ONE_EACH: lambda: (
        translate("Tour", "One against one"),
        translate("Tour", "Capture, and see what becomes of the game."),
        translate("Tour", "One piece each: the game is drawn at once."),
    ),
    TaskKind.WIN: lambda: (
        translate("Tour", "Won without a capture"),
        translate("Tour", "Win at once: leave Black without a move."),
        translate("Tour", "Black has pieces, but none of them can move."),
        translate("Tour", "Black still has a move. Leave none."),
    ),
    TaskKind.GIVE_AWAY: lambda: (
        translate("Tour", "Lose, and win"),
        translate("Tour", "Give your last man away."),
        translate("Tour", "Black must take it, and you have won."),
        translate("Tour", "Black need not take it there. Give it away at once."),
    ),
    TaskKind.FIRST_KING: lambda: (
        translate("Tour", "The first king wins"),
        translate("Tour", "Win at once: make a king."),
        translate("Tour", "A king, and the game is won."),
        translate("Tour", "That man does not get there yet. Make a king."),
    ),
}
"""A heading, the question, what is said to the right move and to another; looked up when it is wanted."""
