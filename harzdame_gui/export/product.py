"""The making of a file from what is on the board. Slow: for a job."""

from __future__ import annotations

from harzdame_engine.export.diagram import svg
from harzdame_engine.export.plain_text import game_text, position_text
from harzdame_engine.export.replay import replay
from harzdame_engine.export.score import GameScore

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.export.booklet import Booklet, PaperStyle, Sheets
from harzdame_gui.export.frames import drawings
from harzdame_gui.export.pictures import image_of, png_of
from harzdame_gui.export.request import ExportFormat, ExportRequest, What
from harzdame_gui.export.source import ExportSource, chapters, chapters_of
from harzdame_gui.text.games import game_name


def produce(request: ExportRequest, source: ExportSource, job: Job) -> bytes:
    """The contents of the file.

    Raises:
        OSError, PdnError: the file of a study cannot be read.
    """
    match request.format:
        case ExportFormat.PNG:
            return png_of(image_of(drawing_of(request, source), request.size))
        case ExportFormat.SVG:
            return drawing_of(request, source).encode()
        case ExportFormat.TEXT:
            return text_of(request, source, job).encode()
        case ExportFormat.PDF:
            return booklet_of(request, source, job).pdf(job)
        case ExportFormat.GIF:
            from harzdame_gui.export.gif import gif_of

            drawn = drawings(
                scores_of(request, source, job)[0],
                request.look.look,
                flipped=request.flipped,
                pace=request.pace,
                job=job,
            )
            return gif_of(tuple(drawn), request.size, job)
        case ExportFormat.HTML:
            scores = scores_of(request, source, job)
            title = title_of(request, source)
            return replay(chapters(scores, flipped=request.flipped), source.words, title=title).encode()


def drawing_of(request: ExportRequest, source: ExportSource) -> str:
    """The position as a drawing."""
    return svg(
        source.position,
        look=request.look.look,
        flipped=request.flipped,
        width=request.size,
        marks=source.marks,
        title=source.position.fen,
    )


def text_of(request: ExportRequest, source: ExportSource, job: Job) -> str:
    """The position, game or games as plain text."""
    if request.what is What.POSITION:
        return position_text(source.position, source.words, flipped=request.flipped)
    return "\n\n".join(
        game_text(
            score,
            source.words,
            diagrams=request.diagrams,
            flipped=request.flipped,
            name=game_name(score.start.rules),
        )
        for score in scores_of(request, source, job)
        if not job.token.stopped
    )


def booklet_of(request: ExportRequest, source: ExportSource, job: Job) -> Booklet:
    """The position, game or games on pages."""
    style = PaperStyle(source.page, source.font, diagrams=request.diagrams)
    scores = scores_of(request, source, job)
    if request.what is What.POSITION:
        style = style._replace(diagram=120.0)
    made = chapters(scores, flipped=request.flipped)
    return Booklet(made, source.words, style, title_of(request, source), job)


def sheets_of(request: ExportRequest, source: ExportSource, job: Job) -> Sheets:
    """The same, to be printed."""
    return booklet_of(request, source, job).sheets(job)


def scores_of(request: ExportRequest, source: ExportSource, job: Job) -> list[GameScore]:
    """The games that are asked for; a position is a game without moves."""
    if request.what is What.POSITION:
        alone = source.score._replace(start=source.position, steps=(), paragraphs=(), result="*")
        return [alone._replace(remarks=alone.remarks._replace(comment="", marks=source.marks))]
    if request.what is What.LINE:
        return [source.line]
    if request.what is What.STUDY and source.study is not None:
        return chapters_of(source.study, source.score, job)
    return [source.score]


def title_of(request: ExportRequest, source: ExportSource) -> str:
    """The title of a study, the name of its file; "" for a single game."""
    study = source.study if request.what is What.STUDY else None
    return study.path.stem if study is not None else ""
