"""A study as one HTML page that asks its questions: moves are made on its board, and answered.

Like the page of a game it needs no other file and no network. Its own words are
those of the language that the study is written in. Without scripts it shows every
chapter as text with a diagram.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from harzdame_engine.export import web_page
from harzdame_engine.export.score import GameScore, ScoreMove, score_of
from harzdame_engine.export.words import ExportWords
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.rules.board import Board
from harzdame_engine.study.questions import AnswerVerdict, question_at, reply_to
from harzdame_engine.study.study import Chapter, Study


class PageWords(NamedTuple):
    """What the page itself says, beside the words of any page of moves."""

    shared: ExportWords
    chapters: str = "Chapters"
    next: str = "Next"
    back: str = "Back"
    hint: str = "Hint"
    solution: str = "Show the solution"
    again: str = "Try again"
    next_chapter: str = "Next chapter"
    once_more: str = "This chapter again"
    anew: str = "Begin the study again"
    find: str = "What would you play? Make the move on the board."
    right: str = "Right!"
    also_right: str = "Also good. The study goes on with the move it had in mind."
    wrong: str = "Not this one. Try again."
    not_legal: str = "The rules do not allow that here."
    must_capture: str = "You must capture, and take as many as you can."
    start: str = "Beginning"
    done: str = "You have read this study to its end."
    keys: str = "Keys: → next, ← back. To move, click a piece and then a square."


_GERMAN = PageWords(
    ExportWords(
        language="de", white="Weiß", black="Schwarz", white_to_move="Weiß am Zug",
        black_to_move="Schwarz am Zug", men="Steine", kings="Damen", board="Brett", chapters="Kapitel",
        moves="Züge", beginning="Anfang",
    ),
    chapters="Kapitel", next="Weiter", back="Zurück", hint="Tipp", solution="Lösung zeigen",
    again="Noch einmal", next_chapter="Nächstes Kapitel",
    once_more="Dieses Kapitel noch einmal", anew="Lehrgang von vorn beginnen",
    find="Was würdest du spielen? Mach den Zug auf dem Brett.", right="Richtig!",
    also_right="Auch gut. Der Lehrgang geht mit dem Zug weiter, der gemeint war.",
    wrong="Dieser nicht. Versuch es noch einmal.", not_legal="Das erlauben die Regeln hier nicht.",
    must_capture="Hier muss geschlagen werden, und zwar so viel wie möglich.", start="Anfang",
    done="Du hast diesen Lehrgang bis zum Ende gelesen.",
    keys="Tasten: → weiter, ← zurück. Zum Ziehen erst einen Stein, dann ein Feld anklicken.",
)  # fmt: skip
LANGUAGES = ("en", "de")


def words_in(language: str) -> PageWords:
    """The page's words in a language, English where there are none."""
    return _GERMAN if language.lower().startswith("de") else PageWords(ExportWords())


def page(study: Study, words: PageWords) -> str:
    """The page. Chapters that cannot be set up are left out."""
    shown = [(chapter, tree) for chapter in study.chapters if (tree := chapter.tree) is not None]
    scores = [score_of(tree) for _, tree in shown]
    boards = {board.id: board for score in scores if (board := score.start.rules.board)}
    lessons = [_lesson(chapter, tree, score) for (chapter, tree), score in zip(shown, scores, strict=True)]
    spoken = {**words._asdict(), **words.shared._asdict()}
    del spoken["shared"]
    parts = {
        "language": escape(study.language or words.shared.language),
        "title": escape(study.title),
        "contents": _contents([chapter for chapter, _ in shown], study.title, words),
        "chapters": "\n".join(
            _section(number, chapter, score, words)
            for number, ((chapter, _), score) in enumerate(zip(shown, scores, strict=True), 1)
        ),
        "data": web_page.as_json(
            {
                "id": study.id,
                "words": spoken,
                "boards": web_page.board_data(boards),
                "lessons": lessons,
            }
        ),
    }
    return web_page.page(parts, boards, own="study")


def _contents(chapters: list[Chapter], title: str, words: PageWords) -> str:
    entries = "".join(
        f'<li><a href="#{number}"><span>{escape(chapter.name)}</span> <small></small></a></li>'
        for number, chapter in enumerate(chapters, 1)
    )
    return (
        f'<header class="study"><h1>{escape(title)}</h1></header>'
        f'<nav class="contents" aria-label="{escape(words.chapters)}"><ol>{entries}</ol></nav>'
    )


def _section(number: int, chapter: Chapter, score: GameScore, words: PageWords) -> str:
    """A chapter: what shows without scripts, and the places that the script fills."""
    text = "".join(f"<p>{escape(part.text)}</p>" for part in score.paragraphs)
    buttons = "".join(
        f'<button type="button" data-do="{name}">{escape(said)}</button>'
        for name, said in (
            ("back", words.back),
            ("hint", words.hint),
            ("solution", words.solution),
            ("once_more", words.once_more),
            ("anew", words.anew),
            ("next", words.next),
        )
    )
    picture = web_page.board_picture(score.start, chapter.flipped, words.shared)
    return (
        f'<section class="chapter" id="{number}" aria-labelledby="title-{number}">'
        f'<header><h2 id="title-{number}">{escape(chapter.name)}</h2></header>'
        f'<div class="sides"><div class="left"><figure>{picture}</figure>'
        f'<p class="turn">{escape(words.shared.to_move(score.start.turn))}</p></div>'
        f'<div class="lesson"><noscript>{text}</noscript>'
        f'<div class="said" aria-live="polite"></div><div class="steps">{buttons}</div>'
        f'<p class="keys">{escape(words.keys)}</p></div></div></section>'
    )


def _lesson(chapter: Chapter, tree: GameTree, score: GameScore) -> dict[str, object]:
    board = score.start.rules.board
    numbers = dict(_numbered(tree, score))
    return {
        "board": board.id,
        "flipped": chapter.flipped,
        "turn": str(score.start.turn),
        "start": {square: web_page.LETTERS[piece] for square, piece in score.start.pieces.items()},
        "text": score.remarks.comment,
        "marks": web_page.mark_data(board, score.remarks.marks),
        "steps": [_step(step, board) for step in score.steps],
        "questions": {numbers[node]: _question(node, numbers) for node in chapter.questions},
    }


def _step(step: ScoreMove, board: Board) -> dict[str, object]:
    told = web_page.step_data(step)
    told["marks"] = web_page.mark_data(board, step.remarks.marks)
    return told


def _question(node: Node, numbers: dict[Node, int]) -> dict[str, object]:
    """A question as the script asks it: each legal move by its squares, with the step that it leads to."""
    question = question_at(node)
    assert question is not None  # noqa: S101 - these nodes are those that ask
    moves = []
    for move in node.position.legal_moves():
        reply = reply_to(node, move)
        good = reply.verdict in (AnswerVerdict.RIGHT, AnswerVerdict.ALSO_RIGHT)
        squares = [move.origin, *(landing.square for landing in move.landings)]
        moves.append([squares, numbers[reply.node] if reply.node else 0, int(good)])
    return {
        "text": question.text,
        "hints": list(question.hints),
        "wrong": question.wrong,
        "answer": numbers[node.children[0]],
        "captures": any(move.captures for move in node.position.legal_moves()),
        "moves": moves,
    }


def _numbered(tree: GameTree, score: GameScore) -> Iterator[tuple[Node, int]]:
    """The nodes with the numbers of their steps: the score has the moves played at a place in their order."""
    followers: dict[int, list[int]] = {}
    for step in score.steps:
        followers.setdefault(step.parent, []).append(step.number)
    work = [(tree.root, 0)]
    while work:
        node, number = work.pop()
        yield node, number
        work += zip(node.children, followers.get(number, ()), strict=True)
