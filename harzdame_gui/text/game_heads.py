"""Heads of the rules pages: the games' names, and what is special about each.

Apart from the pages themselves, because a game's name is shown from the start. Knows neither the
engine nor Qt.
"""

from functools import cache
from typing import NamedTuple

from harzdame_gui.controllers.settings.languages import OF_THE_SOURCES, languages
from harzdame_gui.resources import resource


class PageError(ValueError):
    """A page is not written in the form above; the text says where and why."""


class PageHead(NamedTuple):
    """A game's entry in the list of games: names, family, and what is special in one sentence.

    `also` is another name the game goes by, `built_on` the id of the game it
    was made from, `year` that of its invention; None where there is none to tell.
    By `names`, which may be in any language, it is found but not called.
    """

    variant_id: str
    name: str
    family: str
    summary: str
    also: str | None = None
    names: str = ""
    built_on: str | None = None
    year: int | None = None


@cache
def written_languages() -> tuple[str, ...]:
    """The languages in which every built-in game has a page, that of the sources first."""
    folder = resource("rules/shared")
    written = (code for code in languages() if (folder / f"end.{code}.md").exists())
    return tuple(sorted(written, key=lambda code: (code != OF_THE_SOURCES, code)))


@cache
def read_head(variant_id: str, language: str) -> PageHead:
    """The head of a game's page, read once; in a language without pages its name and family.

    Raises as `pages.read_page` does.
    """
    if language in written_languages():
        return split_head(read_text(variant_id, language), variant_id)[0]
    head = read_head(variant_id, OF_THE_SOURCES)
    told = _told_heads(language).get(variant_id)
    if told is None:
        return head
    name, family = told
    names = ", ".join(filter(None, (head.name, head.also, head.names)))
    return head._replace(name=name, family=family, summary="", also=None, names=names)


@cache
def _told_heads(language: str) -> dict[str, tuple[str, str]]:
    """Name and family by the ids of the games: the lines of ``resources/rules/heads.<language>.txt``."""
    lines = resource(f"rules/heads.{language}.txt").read_text(encoding="utf-8").splitlines()
    rows = (line.split("|") for line in lines)
    return {variant_id: (name, family) for variant_id, name, family in rows}


def read_text(variant_id: str, language: str) -> str:
    """A page as it is written; FileNotFoundError: there is none."""
    return resource(f"rules/{variant_id}.{language}.md").read_text(encoding="utf-8")


def split_head(text: str, variant_id: str) -> tuple[PageHead, str]:
    """The head of a page, and what follows it. Raises PageError where it is not well formed."""
    head_text, end, body = text.removeprefix("---\n").partition("\n---\n")
    if not text.startswith("---\n") or not end:
        raise PageError(f"{variant_id}: the page does not begin with a head between two lines of ---")
    facts = dict(line.split(": ", 1) for line in head_text.splitlines() if ": " in line)
    year = facts.pop("year", None)
    try:
        head = PageHead(
            variant_id,
            name=facts.pop("name"),
            family=facts.pop("family"),
            summary=facts.pop("summary"),
            also=facts.pop("also", None),
            names=facts.pop("names", ""),
            built_on=facts.pop("built-on", None),
            year=int(year) if year else None,
        )
    except KeyError as missing:
        raise PageError(f"{variant_id}: the head does not tell the {missing.args[0]}") from None
    if facts:
        raise PageError(f"{variant_id}: the head knows no {', '.join(facts)}")
    return head, body
