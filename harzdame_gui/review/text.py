"""The sentences of a review's results."""

from __future__ import annotations

from harzdame_engine import Color
from harzdame_engine.review.judgement import Quality
from harzdame_engine.review.summary import GraphPoint, SideSummary, Summary
from harzdame_engine.search.info import Score
from PySide6.QtCore import QLocale

from harzdame_gui.controllers.review.file_review import FileReport
from harzdame_gui.text.files import failure_reason
from harzdame_gui.text.message import Message
from harzdame_gui.text.move_numbers import told_move
from harzdame_gui.text.scores import score_text
from harzdame_gui.translation import counted, translate

SIGNS = {Quality.INACCURACY: "?!", Quality.MISTAKE: "?", Quality.BLUNDER: "??"}
"""The signs of bad moves, as they stand behind moves."""


def percent(share: float) -> str:
    """A share as “71 %”."""
    return translate("Review", "{number} %").format(number=QLocale().toString(round(100 * share)))


def moment_text(moment: GraphPoint) -> str:
    """A move with its score and what it promises: “12… e6-e5 ?? · +0.84 · White scores 66 %”."""
    node = moment.node
    parts = [told_move(node) or translate("Review", "The beginning")]
    if moment.quality in SIGNS:
        parts[0] += f" {SIGNS[moment.quality]}"
    if node.evaluation is not None:
        value, win_in, _depth = node.evaluation
        plies = None if win_in is None else win_in * 2 - (1 if win_in > 0 else -1)
        parts.append(score_text(Score(round((value or 0.0) * 100), plies)))
    if moment.promise is not None:
        text = translate("Review", "White scores {percent}")
        parts.append(text.format(percent=percent(moment.promise)))
    return " · ".join(parts)


def accuracy_text(side: SideSummary) -> str:
    """The accuracy of a side; a dash if too little was at stake for one."""
    return "–" if side.accuracy is None else percent(side.accuracy / 100)


def reviewed_message(summary: Summary) -> Message:
    """What a whole review says at its end."""
    title = translate("Review", "The game is reviewed.")
    if without_figures(summary):
        undo = translate("Review", "Undo removes it all.")
        return Message(title, f"{no_figures_text()} {undo}")
    pattern = translate("Review", "Accuracy: White {white}, Black {black}. Undo removes it all.")
    white, black = (accuracy_text(summary.sides[color]) for color in (Color.WHITE, Color.BLACK))
    return Message(title, pattern.format(white=white, black=black))


def without_figures(summary: Summary) -> bool:
    """Whether neither side has an accuracy."""
    return all(side.accuracy is None for side in summary.sides.values())


def no_figures_text() -> str:
    """What is said in place of the accuracies of both sides."""
    return translate("Review", "Too little was at stake for an accuracy.")


def stopped_message(summary: Summary) -> Message:
    """What one says that was stopped: too little is known for an accuracy."""
    count = len(summary.moments)
    text = counted.tr("{known} of %Ln positions are judged. Undo removes it all.", "", count)
    known = sum(moment.promise is not None for moment in summary.moments)
    return Message(translate("Review", "The review was stopped."), text.format(known=known))


def side_text(color: Color, side: SideSummary) -> str:
    """All about a side, as a screen reader says it."""
    counts = counts_text(side)
    if side.accuracy is None:
        few = (
            translate("Review", "White: too little at stake for an accuracy, {counts}")
            if color is Color.WHITE
            else translate("Review", "Black: too little at stake for an accuracy, {counts}")
        )
        return few.format(counts=counts)
    pattern = (
        translate("Review", "White: accuracy {accuracy}, {counts}")
        if color is Color.WHITE
        else translate("Review", "Black: accuracy {accuracy}, {counts}")
    )
    return pattern.format(accuracy=accuracy_text(side), counts=counts)


def counts_text(side: SideSummary) -> str:
    """The counts of bad moves in words."""
    pattern = translate("Review", "inaccuracies: {inaccuracies}, mistakes: {mistakes}, blunders: {blunders}")
    text = pattern.format(inaccuracies=side.inaccuracies, mistakes=side.mistakes, blunders=side.blunders)
    if side.missed_shots:
        text += translate("Review", ", shots missed: {count}").format(count=side.missed_shots)
    if side.only_moves:
        text += translate("Review", ", only moves found: {count}").format(count=side.only_moves)
    return text


def report_message(report: FileReport) -> Message:
    """What became of the games of a file that were to be reviewed."""
    name, failure = report.path.name, report.failure
    if failure is not None:
        title = translate("Review", "The review of “{name}” was stopped.").format(name=name)
    elif not report.written:
        title = translate("Review", "No game was reviewed in “{name}”.").format(name=name)
    else:
        title = counted.tr("%Ln games were reviewed in “{name}”.", "", report.written).format(name=name)
    sentences = [failure_reason(failure, saving=True)] if failure is not None else []
    for count, text in (
        (report.changed, translate("Review", "Changed meanwhile and left alone: {count}.")),
        (report.refused, translate("Review", "Not written because of their encoding: {count}.")),
        (report.left, translate("Review", "Not reviewed yet: {count}. The same command goes on with them.")),
    ):
        if count:
            sentences.append(text.format(count=QLocale().toString(count)))
    if report.on_board:
        sentences.append(
            translate("Review", "The game on the board is among them; it has an undo of its own.")
        )
    return Message(title, " ".join(sentences))
