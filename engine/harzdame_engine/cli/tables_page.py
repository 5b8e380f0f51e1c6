"""Writes what the tables answer to the questions about endgames into a page of the documentation."""

from __future__ import annotations

import argparse
import sys

from harzdame_engine.cli.tables_run import make, tables_of
from harzdame_engine.endgames.errors import TableError
from harzdame_engine.reports.endgame_page import passages
from harzdame_engine.reports.endgame_questions import QUESTIONS
from harzdame_engine.reports.written_page import rewrite

MARK = "<!-- what follows is written by `harzdame-engine tables page` -->\n"
_DRAWINGS = "images/endgames"


def write(options: argparse.Namespace) -> None:
    """Make the tables that are missing; then replace what follows the mark in the page, and its drawings."""
    tables = {rules.id: tables_of(rules, options) for rules in (question.rules for question in QUESTIONS)}
    for game, known in tables.items():
        make(known, [each.material for each in QUESTIONS if each.rules.id == game], options)
    try:
        rewrite(options.file, MARK, passages(QUESTIONS, tables, _DRAWINGS), _DRAWINGS)
    except (OSError, ValueError, TableError) as error:
        print(f"harzdame-engine: {error}", file=sys.stderr)
        sys.exit(2)
    print(f"{options.file}: {len(QUESTIONS)} questions")
