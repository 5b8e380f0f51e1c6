"""Writes what the installed books say into a page of the documentation."""

from __future__ import annotations

import sys
from pathlib import Path

from harzdame_engine.books.errors import BookError
from harzdame_engine.books.opening_book import installed_book
from harzdame_engine.game.position import Position
from harzdame_engine.reports.book_page import passage
from harzdame_engine.reports.written_page import rewrite
from harzdame_engine.rules.variants import variants

MARK = "<!-- what follows is written by `harzdame-engine book page` -->\n"
_DRAWINGS = "images/openings"


def write(page: Path) -> None:
    """Replace what follows the mark in `page`, and the drawings beside it; exit status 2 if it cannot be."""
    try:
        books = [(rules, book) for rules in variants() if (book := installed_book(rules))]
        passages = [passage(book, Position.start(rules.id), _DRAWINGS) for rules, book in books]
        rewrite(page, MARK, passages, _DRAWINGS)
    except (OSError, ValueError, BookError) as error:
        print(f"harzdame-engine: {error}", file=sys.stderr)
        sys.exit(2)
    print(f"{page}: {len(passages)} games")
