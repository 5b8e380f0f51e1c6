"""What is said in the reader beside the study's own words: verdicts on answers, questions, rules."""

from __future__ import annotations

from html import escape

from harzdame_engine.study.questions import AnswerVerdict, Reply, StudyQuestion

from harzdame_gui.translation import translate


def verdict_text(reply: Reply, *, otherwise: str = "", kept: bool = False) -> str:
    """What is said to an answer; `otherwise` is what the study says to a move that it does not know.

    `kept`: the study stays with the move that was played.
    """
    match reply.verdict:
        case AnswerVerdict.RIGHT:
            return translate("StudyReader", "Right!")
        case AnswerVerdict.ALSO_RIGHT:
            if kept:
                return translate("StudyReader", "Right!")
            return translate("StudyReader", "Also good! The study goes on with this move.")
        case AnswerVerdict.EXPLAINED:
            return translate("StudyReader", "Not this one. See why:")
        case AnswerVerdict.UNKNOWN:
            return otherwise or translate("StudyReader", "Not this one. Try again.")


def question_text(question: StudyQuestion) -> str:
    """The question, in the usual words where it has none of its own."""
    return question.text or translate("StudyReader", "What would you play? Make the move on the board.")


def paragraphs(text: str, *, height: int = 140) -> str:
    """Plain text as rich text of well-spaced lines."""
    lines = [escape(line) for line in text.split("\n") if line.strip()]
    return "".join(
        f'<p style="margin:{10 if index else 0}px 0 0 0; line-height:{height}%">{line}</p>'
        for index, line in enumerate(lines)
    )
