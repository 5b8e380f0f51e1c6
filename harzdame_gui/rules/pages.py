"""The reader of rules pages: Markdown with a head, and diagrams as image links of a form of their own.

It knows neither the engine nor Qt: the tests check the positions and moves of
the diagrams.

A page is ``resources/rules/<variant id>.<language>.md``::

    ---
    name: Turkish draughts
    family: Turkish
    summary: One sentence that says what is special.
    ---
    A paragraph that opens the page.

    ## How men move {#man-moves}
    Prose in Markdown, with links to [other pages](rules:armenian).
    {{shared:compulsory}}
    ![A man steps up or to the right](board:W:Wd4:B?only=d4-d5,d4-e4)

``{{shared:x}}`` stands for the text of ``resources/rules/shared/x.<language>.md``.
After ``board:`` comes a FEN or the word ``start``; then, joined by ``&``,
``moves=`` (arrows to draw) or ``only=`` (the same, and a claim that these are
all legal moves; with nothing behind it, that there is none), ``squares=`` (to
be marked) and ``barred=`` (to be marked as closed to the side to move).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from harzdame_gui.resources import resource
from harzdame_gui.text.game_heads import PageError, PageHead, read_text, split_head


@dataclass(frozen=True, slots=True)
class Prose:
    """Paragraphs and lists in Markdown; links of the scheme ``rules:`` lead to other pages."""

    markdown: str


@dataclass(frozen=True, slots=True)
class PageDiagram:
    """A position of the page's game; `fen` is None for the start.

    `moves` are arrows to draw, in PDN form, for the side to move; `squares`
    are to be marked, `barred` ones as closed. `complete` says that `moves` are all legal ones.
    `source` is the link itself, to know the picture by.
    """

    caption: str
    source: str
    fen: str | None
    moves: tuple[str, ...] = ()
    squares: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    complete: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A headed part of a page. `id` is the same in every language; the opening one has none, and no title."""

    id: str
    title: str
    blocks: tuple[Prose | PageDiagram, ...]


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A page in its parts."""

    language: str
    head: PageHead
    sections: tuple[Section, ...]

    @property
    def diagrams(self) -> tuple[PageDiagram, ...]:
        """All diagrams, from top to bottom."""
        return tuple(
            block for section in self.sections for block in section.blocks if isinstance(block, PageDiagram)
        )


def read_page(variant_id: str, language: str) -> RulesPage:
    """The page of a game.

    Raises:
        FileNotFoundError: the game has no page, as one that a user invented.
        PageError: the page is not well formed.
    """
    return parse_page(read_text(variant_id, language), variant_id, language, _shared(language))


def parse_page(text: str, variant_id: str, language: str, shared: Callable[[str], str]) -> RulesPage:
    """A page from its text; `shared` gives the text of a passage by its name.

    Raises:
        PageError: it is not well formed.
    """
    head, body = split_head(text, variant_id)
    body = _SHARED.sub(lambda match: shared(match[1]).strip("\n"), body)
    if "{{" in body:
        raise PageError(
            f"{variant_id}.{language}: a directive is not understood, or stands in a shared passage"
        )
    # split at the headings: the opening part, then id, title and text of each section in turn
    opening, *parts = _HEADING.split(body)
    sections = [Section("", "", _blocks(opening))] if opening.strip() else []
    for title, section_id, content in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        sections.append(Section(section_id, title, _blocks(content)))
    return RulesPage(language, head, tuple(sections))


_HEADING = re.compile(r"^## (.+?) \{#([a-z-]+)\}$", re.MULTILINE)
_SHARED = re.compile(r"\{\{shared:([a-z0-9-]+)\}\}")
_IMAGE = re.compile(r"!\[(.*)\]\((board:[^\s()]+)\)")


def _shared(language: str) -> Callable[[str], str]:
    return lambda name: resource(f"rules/shared/{name}.{language}.md").read_text(encoding="utf-8")


def _blocks(content: str) -> tuple[Prose | PageDiagram, ...]:
    blocks: list[Prose | PageDiagram] = []
    prose: list[str] = []

    def end_prose() -> None:
        if text := "\n".join(prose).strip():
            blocks.append(Prose(text))
        prose.clear()

    for line in content.splitlines():
        if match := _IMAGE.fullmatch(line):
            end_prose()
            blocks.append(_diagram(match[1], match[2]))
        elif "](board:" in line:
            raise PageError(f"a diagram stands alone on its line, in the form ![caption](board:…): {line}")
        else:
            prose.append(line)
    end_prose()
    return tuple(blocks)


def _diagram(caption: str, source: str) -> PageDiagram:
    fen, _, query = source.removeprefix("board:").partition("?")
    wishes = dict(part.partition("=")[::2] for part in query.split("&") if part)
    if not wishes.keys() <= {"moves", "only", "squares", "barred"} or {"moves", "only"} <= wishes.keys():
        raise PageError(f"a diagram asks for what there is not: {source}")

    def words(key: str) -> tuple[str, ...]:
        return tuple(filter(None, wishes.get(key, "").split(",")))

    return PageDiagram(
        caption,
        source,
        fen=None if fen == "start" else fen,
        moves=words("only") or words("moves"),
        squares=words("squares"),
        barred=words("barred"),
        complete="only" in wishes,
    )
