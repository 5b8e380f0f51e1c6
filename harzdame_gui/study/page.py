"""The page beside the board: the words on a step, what is said to an answer, and the buttons."""

from __future__ import annotations

from harzdame_engine.study.questions import AnswerVerdict
from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from harzdame_gui.controllers.study.reading import Reading
from harzdame_gui.notices.card import announce
from harzdame_gui.study.words import paragraphs, question_text, verdict_text
from harzdame_gui.text.move_numbers import told_move
from harzdame_gui.text.sizes import bounded
from harzdame_gui.theme import Themed, current_theme, mark
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill

_LARGER = 1.1
"""The size of the study's words against the app's."""


class StepPage(QWidget, Themed):
    """Shows one step of a reading. The buttons are public; what they do is the reader's matter.

    What is said to a move that leads nowhere stands below all else, so that nothing that is read moves.
    """

    def __init__(self) -> None:
        super().__init__()
        self._end = ""
        self._title = label("heading", wrap=True)
        self._place = label("caption")
        self._verdict = QLabel(wordWrap=True)
        self._verdict.setObjectName("studyVerdict")
        self._answer = QLabel(wordWrap=True)
        self._answer.setObjectName("studyVerdict")
        self._move = label("strong")
        self._text = QLabel(wordWrap=True)
        self._question = QLabel(wordWrap=True)
        self._question.setObjectName("studyQuestion")
        self._hints = label("muted", wrap=True)
        self.back = QPushButton(self.tr("Back"), autoDefault=False)
        self.hint = QPushButton(self.tr("Hint"), autoDefault=False)
        self.solution = QPushButton(self.tr("Show solution"), autoDefault=False)
        self.next = QPushButton(self.tr("Next"), autoDefault=False)
        self.next.setProperty("role", "primary")
        self.back.setToolTip(self.tr("The step before (←)"))
        self.next.setToolTip(self.tr("The next step (→)"))
        self.hint.setToolTip(self.tr("A hint (H)"))
        self.solution.setToolTip(self.tr("The move that was meant (S)"))
        space = current_theme().spacing
        self._area = QScrollArea(widgetResizable=True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidget(self._words())
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        help_row = QWidget()
        fill(QHBoxLayout(help_row), self.hint, self.solution, STRETCH, spacing=space.s)
        for each in (self.hint, self.solution):
            policy = each.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            each.setSizePolicy(policy)
        row = fill(QHBoxLayout(), self.back, STRETCH, self.next, spacing=space.s)
        fill(
            QVBoxLayout(self), self._place, self._title, space.s, self._area, help_row, row, spacing=space.xs,
            margins=(space.xl, space.l, space.l, space.l), grow=(self._area,),
        )  # fmt: skip
        self.take_theme()

    def _words(self) -> QWidget:
        """What is said of the step, one below the other."""
        for each in (self._text, self._hints):
            each.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for each in (self._text, self._question, self._verdict, self._answer, self._hints):
            each.setTextFormat(Qt.TextFormat.RichText)
            each.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        words = QWidget()
        words.setObjectName("studyWords")
        space = current_theme().spacing
        parts = (self._verdict, self._move, self._text, self._question, self._hints, self._answer, STRETCH)
        fill(QVBoxLayout(words), *parts, spacing=space.m, margins=(0, 0, space.s, 0))
        return words

    def take_theme(self) -> None:
        """Take other fonts and colours."""
        font = QFont(current_theme().font())
        font.setPointSizeF(font.pointSizeF() * _LARGER)
        strong = QFont(font)
        strong.setWeight(QFont.Weight.DemiBold)
        self._text.setFont(font)
        self._verdict.setFont(font)
        self._answer.setFont(font)
        self._hints.setFont(font)
        self._question.setFont(strong)

    def set_end(self, text: str) -> None:
        """Call the button so that leads on from the end of the study."""
        self._end = text

    def show_step(self, reading: Reading) -> None:
        """Show what is said where the reading stands."""
        self._area.verticalScrollBar().setValue(0)
        self._show_place(reading)
        reply = reading.reply
        said = ""
        if reply is not None and reply.verdict is not AnswerVerdict.UNKNOWN:
            said = verdict_text(reply, kept=reply.node is reading.node)
        good = reply is not None and reply.verdict.name.endswith("RIGHT")
        self._fill(self._verdict, said)
        mark(self._verdict, "tone", "good" if good else "plain")
        self._fill(self._text, reading.text)
        self._fill(self._question, question_text(reading.question) if reading.question is not None else "")
        self._show_help(reading)
        self._show_ways(reading)
        announce(self, " ".join(filter(None, (bounded(said), self._move.text(), bounded(reading.text)))))

    def show_answer(self, reading: Reading, refusal: str = "") -> None:
        """Show a hint that was asked for, and what is said to a move that is none, or not the one meant."""
        self._show_help(reading, refusal)
        QTimer.singleShot(0, self, self._reveal)  # once it has its height
        said = (*reading.hints[-1:], refusal or self._said(reading))
        announce(self, bounded(" ".join(filter(None, said))))

    @Slot()
    def _reveal(self) -> None:
        for each in (self._hints, self._answer):
            if not each.isHidden():
                self._area.ensureWidgetVisible(each, 0, 0)

    def _show_place(self, reading: Reading) -> None:
        chapter, node = reading.chapter, reading.node
        root = chapter.tree.root if chapter.tree is not None else node
        place = self.tr("Chapter {number} of {count}")
        self._place.setText(place.format(number=reading.index + 1, count=len(reading.chapters)))
        self._title.setText(bounded(chapter.name))
        self._move.setText(told_move(node))
        self._move.setVisible(node is not root)

    def _show_help(self, reading: Reading, refusal: str = "") -> None:
        question = reading.question
        self._fill(self._hints, "\n".join(reading.hints))
        self._fill(self._answer, refusal or self._said(reading))
        for each in (self.hint, self.solution):
            each.setVisible(question is not None)
        self.hint.setEnabled(question is not None and len(reading.hints) < len(question.hints))

    def _said(self, reading: Reading) -> str:
        """What is said to a move that the study does not know."""
        question, reply = reading.question, reading.reply
        if question is None or reply is None or reply.verdict is not AnswerVerdict.UNKNOWN:
            return ""
        return verdict_text(reply, otherwise=question.wrong)

    def _show_ways(self, reading: Reading) -> None:
        self.back.setEnabled(reading.can_go_back)
        self.next.setEnabled(reading.can_go_on or reading.is_over)
        if reading.is_over:
            self.next.setText(self._end)
        elif reading.explaining and reading.at_end:
            self.next.setText(self.tr("Try again"))
        elif reading.at_end:
            self.next.setText(self.tr("Next chapter"))
        else:
            self.next.setText(self.tr("Next"))

    def _fill(self, part: QLabel, text: str) -> None:
        part.setText(paragraphs(bounded(text)))
        part.setVisible(bool(text))
