"""The rules page of a game put together from its record, for a language in which nobody has written one.

What is said are the sentences of comparisons and refusals; what is shown are the positions of its tour.
"""

from __future__ import annotations

from collections.abc import Iterator

from harzdame_engine import Clause, Color, Rules, variant
from harzdame_engine.comparison.facts import Topic
from harzdame_engine.rules.rules import Goal
from harzdame_engine.tours.task import Task, TaskKind
from harzdame_engine.tours.tour import tour

from harzdame_gui.rules.pages import PageDiagram, Prose, RulesPage, Section, read_page
from harzdame_gui.text.clauses import clause_sentence
from harzdame_gui.text.game_heads import PageHead, written_languages
from harzdame_gui.text.games import game_head, spoken_language
from harzdame_gui.text.topics import topic_sentence, topic_title
from harzdame_gui.text.tours import task_words
from harzdame_gui.translation import translate

_IDS = {
    Topic.START: "board",
    Topic.MAN_STEP: "man-moves",
    Topic.LINE_LEAP: "line-leap",
    Topic.MAN_CAPTURE: "man-captures",
    Topic.CHOICE: "compulsory",
    Topic.CARRY_ON: "carry-on",
    Topic.KING_STEP: "kings",
    Topic.KING_CAPTURE: "king-captures",
    Topic.REMOVAL: "removal",
    Topic.THREATS: "threat",
    Topic.END: "end",
}
"""The sections in their order; refusals lead to most of them."""
_SHOWN = {
    Topic.START: (TaskKind.PROMOTION,),
    Topic.MAN_STEP: (TaskKind.MAN_STEP,),
    Topic.LINE_LEAP: (TaskKind.LINE_LEAP,),
    Topic.MAN_CAPTURE: (
        TaskKind.CAPTURE_FORWARD,
        TaskKind.CAPTURE_SIDEWAYS,
        TaskKind.CAPTURE_BACKWARD,
        TaskKind.NOT_BACKWARD,
        TaskKind.FIRST_JUMP,
        TaskKind.NO_KINGS,
    ),
    Topic.CHOICE: (
        TaskKind.MUST_CAPTURE,
        TaskKind.MOST,
        TaskKind.WITH_KING,
        TaskKind.MOST_KINGS,
        TaskKind.KINGS_FIRST,
        TaskKind.VALUE,
        TaskKind.FREE_CHOICE,
    ),
    Topic.CARRY_ON: (
        TaskKind.SEVERAL,
        TaskKind.NOT_CROWNED,
        TaskKind.CROWNING_STOPS,
        TaskKind.CROWNED_GOES_ON,
        TaskKind.NO_TURNING,
    ),
    Topic.KING_STEP: (TaskKind.KING_STEP, TaskKind.SAME_KING),
    Topic.KING_CAPTURE: (
        TaskKind.KING_CAPTURE,
        TaskKind.KING_SEVERAL,
        TaskKind.LANDS_TO_GO_ON,
        TaskKind.BEHIND_KING,
    ),
    Topic.REMOVAL: (TaskKind.TAKEN_AT_ONCE, TaskKind.TAKEN_AT_END),
    Topic.THREATS: (TaskKind.THREATS,),
    Topic.END: (TaskKind.WIN, TaskKind.GIVE_AWAY, TaskKind.FIRST_KING, TaskKind.ONE_EACH),
}
"""The tasks of a tour whose positions show what a section says."""


def page_of(game: str) -> RulesPage:
    """The page of a game, by its id, in the language of the app; raises as `read_page` does."""
    language = spoken_language()
    if language in written_languages():
        return read_page(game, language)
    rules = variant(game)
    return record_page(rules, game_head(rules), language)


def record_page(rules: Rules, head: PageHead, language: str) -> RulesPage:
    """The page of a game in the language of the app, whose code `language` is."""
    tasks = {task.kind: task for task in tour(rules)}
    sections = (_section(topic, rules, tasks) for topic in _IDS if _concerns(topic, rules))
    opening = Section("", "", (Prose(head.summary),) if head.summary else ())
    origin = translate("RulesPage", "This page is put together from the rules that the program plays by.")
    return RulesPage(language, head, (opening, *sections, Section("origin", "", (Prose(origin),))))


def _concerns(topic: Topic, rules: Rules) -> bool:
    """Whether there is anything to be said of a topic."""
    if topic is Topic.LINE_LEAP:
        return bool(rules.line_leaps)
    if topic is Topic.THREATS:
        return rules.threat_rule
    if topic in {Topic.KING_STEP, Topic.KING_CAPTURE}:
        return rules.goal is not Goal.FIRST_KING  # the game is over with it
    return True


def _section(topic: Topic, rules: Rules, tasks: dict[TaskKind, Task]) -> Section:
    said = (
        clause_sentence(Clause.COMPULSORY, rules, Color.WHITE)
        if topic is Topic.CHOICE
        else topic_sentence(topic, rules)
    )
    return Section(_IDS[topic], topic_title(topic), (Prose(said), *_diagrams(topic, tasks)))


def _diagrams(topic: Topic, tasks: dict[TaskKind, Task]) -> Iterator[PageDiagram]:
    if topic is Topic.START:
        yield PageDiagram("", "board:start", fen=None)
    for task in (tasks[kind] for kind in _SHOWN[topic] if kind in tasks):
        fen = task.position.fen
        yield PageDiagram(task_words(task).answered, f"board:{fen}", fen, moves=(str(task.solutions[0]),))
