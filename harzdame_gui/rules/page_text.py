"""A rules page as the rich text that Qt shows. Knows no widget and draws no diagram."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from harzdame_gui.rules.pages import PageDiagram, Prose, RulesPage
from harzdame_gui.theme import current_theme
from harzdame_gui.translation import translate


@dataclass(frozen=True, slots=True)
class PageStyle:
    """The layout of a page: size of the text in points, side of a diagram in pixels, diagrams in a row."""

    points: float
    diagram: int
    columns: int


def page_html(page: RulesPage, style: PageStyle) -> str:
    """The HTML of a page; its diagrams are the images ``board:0``, ``board:1`` and so on, in their order."""
    numbers = {id(diagram): number for number, diagram in enumerate(page.diagrams)}
    parts = [_sheet(style), "<body>", f"<h1>{html.escape(page.head.name)}</h1>"]
    if page.head.also:
        parts.append(f'<p class="muted">{html.escape(page.head.also)}</p>')
    for section in page.sections:
        if section.title:
            parts.append(f'<h2><a name="{section.id}"></a>{html.escape(section.title)}</h2>')
        for pictures, blocks in groupby(section.blocks, lambda block: isinstance(block, PageDiagram)):
            if pictures:
                diagrams = [block for block in blocks if isinstance(block, PageDiagram)]
                parts.append(_diagrams(diagrams, numbers, style))
            else:
                parts += (_prose(block.markdown) for block in blocks if isinstance(block, Prose))
        if section.id == "board":
            parts.append(f'<p class="muted">{html.escape(_edges())}</p>')
    return "\n".join([*parts, "</body>"])


def _edges() -> str:
    """What the red edges mean: the same in every game, for the board is drawn so in all of them."""
    return translate(
        "RulesPage",
        "The strong red edge is the goal of the side below: its men become kings there. "
        "The pale one is the other side’s.",
    )


def _sheet(style: PageStyle) -> str:
    theme = current_theme()
    colors, scale = theme.palette, theme.type_scale
    body, small = style.points, style.points * scale.caption
    return f"""<style>
        body {{ font-size: {body:.1f}pt; color: {colors.text}; }}
        p, li {{ line-height: 140%; }}
        h1 {{ font-size: {body * scale.title:.1f}pt; font-weight: 600; margin-bottom: 4px; }}
        h2 {{ font-size: {body * scale.heading:.1f}pt; font-weight: 600; }}
        h2 {{ margin-top: 22px; margin-bottom: 4px; }}
        .muted {{ color: {colors.text_muted}; }}
        .caption {{ color: {colors.text_muted}; font-size: {small:.1f}pt; }}
        a {{ color: {colors.accent}; text-decoration: none; }}
        th {{ color: {colors.text_muted}; font-weight: 600; text-align: left; }}
    </style>"""


def _diagrams(diagrams: Sequence[PageDiagram], numbers: dict[int, int], style: PageStyle) -> str:
    """Rows of diagrams, each over its caption."""
    rows = []
    for first in range(0, len(diagrams), style.columns):
        row = diagrams[first : first + style.columns]
        pictures = "".join(
            f'<td width="{style.diagram}"><img src="board:{numbers[id(diagram)]}" '
            f'width="{style.diagram}" height="{style.diagram}"></td>'
            for diagram in row
        )
        captions = "".join(
            f'<td class="caption" width="{style.diagram}">{_inline(diagram.caption)}</td>' for diagram in row
        )
        rows.append(f"<tr>{pictures}</tr><tr>{captions}</tr>")
    return f'<table cellspacing="0" cellpadding="8">{"".join(rows)}</table>'


def _prose(markdown: str) -> str:
    """Paragraphs, lists and tables: the part of Markdown that the pages use."""
    return "\n".join(_block(block.splitlines()) for block in re.split(r"\n\s*\n", markdown.strip()))


def _block(lines: Sequence[str]) -> str:
    parts = []
    for kind, group in groupby(lines, _kind):
        content = list(group)
        if kind == "-":
            items = "".join(f"<li>{_inline(line[2:])}</li>" for line in content)
            parts.append(f"<ul>{items}</ul>")
        elif kind == "|":
            parts.append(_table(content))
        else:
            parts.append(f"<p>{_inline(' '.join(content))}</p>")
    return "\n".join(parts)


def _kind(line: str) -> str:
    return "-" if line.startswith("- ") else "|" if line.startswith("|") else ""


def _table(lines: Iterable[str]) -> str:
    head, _rule, *rows = (list(_cells(line)) for line in lines)
    top = "".join(f"<th>{cell}</th>" for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<table cellspacing="0" cellpadding="6"><tr>{top}</tr>{body}</table>'


def _cells(line: str) -> Iterator[str]:
    return (_inline(cell.strip()) for cell in line.strip().strip("|").split("|"))


def _inline(markdown: str) -> str:
    text = html.escape(markdown, quote=False)
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
    return re.sub(r"\[([^\]]+)\]\(([^)\s]+)\)", r'<a href="\2">\1</a>', text)
