"""The tour of a game as a course: the tasks that its record leads to, in the words of its rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

from harzdame_engine import Color, GameTree, Position, Rules, pdn, variant, variants
from harzdame_engine.comparison.facts import Topic, differing
from harzdame_engine.game.tree import Mark
from harzdame_engine.pdn.writer import write
from harzdame_engine.study.questions import StudyQuestion, ask
from harzdame_engine.study.study import Heading, chapter_tags
from harzdame_engine.study.tags import LEVEL, ORIENTATION, SUMMARY
from harzdame_engine.tours.task import Task, TaskKind
from harzdame_engine.tours.tour import length, tour

from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.opponents.opponents import OPPONENTS
from harzdame_gui.controllers.study.study_service import Made
from harzdame_gui.resources import resource
from harzdame_gui.text.games import game_name, spoken_language
from harzdame_gui.text.message import listing
from harzdame_gui.text.topics import promotion_sentence, topic_sentence, topic_title
from harzdame_gui.text.tours import task_hint, task_rule, task_words
from harzdame_gui.translation import counted, translate

_PREFIX = "tour-"
_KNOWN = ("international", "russian", "english")
"""The games that many know, from which it is told how this one differs."""
_GOOD = 1
"""The glyph of a move that is as right as the main line's."""
_MARKED = frozenset({TaskKind.MAN_STEP, TaskKind.LINE_LEAP, TaskKind.KING_STEP})
"""The tasks that name a square."""


def tour_path(game: str) -> Path:
    """The name by which the tour of a game is known; there is no file."""
    return resource("study") / f"{_PREFIX}{game}.{spoken_language()}.pdn"


def tour_game(path: Path) -> str:
    """The id of the game whose tour has this name; "": it is none."""
    game = path.name.partition(".")[0].removeprefix(_PREFIX)
    known = path.name.startswith(_PREFIX) and any(game == rules.id for rules in variants())
    return game if known else ""


def tour_heading(game: str) -> Heading:
    """What the shelf tells of a tour, before it is made."""
    rules = variant(game)
    return Heading(_title(rules), _summary(rules), spoken_language(), f"{_PREFIX}{game}", length(rules) + 2)


def tour_document(path: Path) -> PdnDocument:
    """The tour with this name. It takes a moment."""
    return PdnDocument(path, pdn.Document.of(_text(variant(tour_game(path)))))


def tours() -> list[Made]:
    """Those of all games."""
    return [(tour_path(rules.id), tour_heading(rules.id)) for rules in variants()]


def _title(rules: Rules) -> str:
    return translate("Tour", "{game}: a tour").format(game=game_name(rules))


def _summary(rules: Rules) -> str:
    return counted.tr("%Ln small tasks, from the first move to the end of a game.", "", length(rules))


def _text(rules: Rules) -> str:
    trees = [_page(rules, translate("Tour", "Welcome"), _welcome(rules))]
    trees += map(partial(_chapter, rules), tour(rules))
    trees.append(_page(rules, translate("Tour", "Now play"), _farewell(rules)))
    trees[0].tags[SUMMARY] = _summary(rules)
    trees[-1].tags[LEVEL] = OPPONENTS[0].level.id
    return "\n".join(map(write, trees))


def _tags(rules: Rules, name: str) -> dict[str, str]:
    study = f"{_PREFIX}{rules.id}"
    return chapter_tags({}, study=_title(rules), chapter=name, study_id=study, language=spoken_language())


def _page(rules: Rules, name: str, lines: Iterable[str]) -> GameTree:
    tree = GameTree(Position.start(rules.id), tags=_tags(rules, name))
    tree.root.comment = "\n".join(lines)
    return tree


def _welcome(rules: Rules) -> Iterator[str]:
    yield topic_sentence(Topic.START, rules)
    for known in map(variant, _KNOWN):
        if known.id == rules.id:
            continue
        told = (topic for topic in Topic if topic is not Topic.START)
        topics = [topic_title(topic) for topic in told if differing(rules, known, topic)]
        names = {"known": game_name(known), "topics": " · ".join(topics)}
        if topics:
            yield translate("Tour", "New if you know {known}: {topics}.").format(**names)
        else:
            yield translate("Tour", "Board and start apart, the rules are those of {known}.").format(**names)


def _farewell(rules: Rules) -> Iterator[str]:
    yield topic_sentence(Topic.END, rules)
    play = translate(
        "Tour", "You know what you need. The button below begins a game of {game} against {name}."
    )
    yield play.format(game=game_name(rules), name=OPPONENTS[0].name)


def _chapter(rules: Rules, task: Task) -> GameTree:
    words = task_words(task)
    tree = GameTree(task.position, tags=_tags(rules, words.title))
    root = tree.root
    if task.position.turn is Color.BLACK:
        tree.tags[ORIENTATION] = "black"
    root.comment = " ".join(filter(None, (_rule(rules, task), _unlike(rules, task))))
    hints = tuple(filter(None, (task_hint(task),)))
    ask(root, StudyQuestion(words.question, hints, words.wrong)).apply()
    if task.kind in _MARKED:
        root.marks = (Mark("R", task.solutions[0].target),)
    for index, move in enumerate(task.solutions):
        node = tree.add(root, move)
        if index:
            node.glyphs = [_GOOD]
        else:
            node.comment = words.answered
    return tree


def _rule(rules: Rules, task: Task) -> str:
    """The rule, in the words of the clauses, or of the comparison where no clause says it alone."""
    topics = {
        TaskKind.NOT_CROWNED: Topic.CARRY_ON,
        TaskKind.TAKEN_AT_ONCE: Topic.REMOVAL,
        TaskKind.TAKEN_AT_END: Topic.REMOVAL,
    }
    if task.kind is TaskKind.PROMOTION:
        return promotion_sentence(rules)
    if task.kind in topics:
        return topic_sentence(topics[task.kind], rules)
    return task_rule(task.kind, rules, task.position.turn)


_TOPICS = {
    TaskKind.MAN_STEP: Topic.MAN_STEP,
    TaskKind.LINE_LEAP: Topic.LINE_LEAP,
    TaskKind.CAPTURE_FORWARD: Topic.MAN_CAPTURE,
    TaskKind.MOST: Topic.CHOICE,
    TaskKind.VALUE: Topic.CHOICE,
    TaskKind.FREE_CHOICE: Topic.CHOICE,
    TaskKind.KING_STEP: Topic.KING_STEP,
    TaskKind.KING_CAPTURE: Topic.KING_CAPTURE,
    TaskKind.SEVERAL: Topic.CARRY_ON,
    TaskKind.TAKEN_AT_ONCE: Topic.REMOVAL,
    TaskKind.TAKEN_AT_END: Topic.REMOVAL,
    TaskKind.THREATS: Topic.THREATS,
}
"""What a task is about, where a comparison has a row of it."""


def _unlike(rules: Rules, task: Task) -> str:
    """The games that many know, and that are different in this."""
    topic = _TOPICS.get(task.kind)
    known = [variant(game) for game in _KNOWN if game != rules.id]
    names = [game_name(each) for each in known if topic is not None and differing(rules, each, topic)]
    return translate("Tour", "Different in {games}.").format(games=listing(names)) if names else ""
