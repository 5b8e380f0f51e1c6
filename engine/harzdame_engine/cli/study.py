"""``study``: studies checked, listed and written as a page that asks its questions."""

from __future__ import annotations

import argparse
from pathlib import Path

from harzdame_engine import pdn
from harzdame_engine.cli.options import Exit, leave
from harzdame_engine.files.whole_file import write_out
from harzdame_engine.study.check import problems
from harzdame_engine.study.page import LANGUAGES, page, words_in
from harzdame_engine.study.study import Study, read_study


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command and its actions."""
    actions = parser.add_subparsers(required=True, metavar="action")
    files = argparse.ArgumentParser(add_help=False)
    files.add_argument("files", nargs="+", type=Path, metavar="FILE")
    listing = actions.add_parser("list", parents=[files], help="the chapters, with their questions")
    listing.set_defaults(run=_list)
    check = actions.add_parser(
        "check", parents=[files], help="moves that cannot be read, questions that nobody can answer",
        description="The exit status is 1 if there is a problem.",
    )  # fmt: skip
    check.set_defaults(run=_check)
    written = actions.add_parser("page", help="one HTML page that asks the questions")
    written.set_defaults(run=_page)
    written.add_argument("file", type=Path, metavar="FILE")
    written.add_argument("--output", type=Path, required=True, metavar="PATH", help="the page")
    written.add_argument(
        "--language", choices=LANGUAGES, help="of the page's own words (default: that of the study)"
    )


def _read(path: Path) -> Study:
    try:
        return read_study(pdn.Document.read(path.read_bytes()).content, path.stem)
    except (OSError, pdn.PdnError) as error:
        leave(Exit.FAILED, f"{path}: {error}")


def _list(options: argparse.Namespace) -> None:
    for path in options.files:
        study = _read(path)
        print(f"{path}: {study.title}")
        for chapter in study.chapters:
            count = len(chapter.questions)
            asked = f"  ({count} question{'s' if count > 1 else ''})" if count else ""
            print(f"{chapter.number:3}. {chapter.name}{asked}")


def _check(options: argparse.Namespace) -> None:
    found = 0
    for path in options.files:
        for problem in problems(_read(path)):
            found += 1
            place = f"chapter {problem.chapter} “{problem.name}”"
            at = f" at {problem.move}" if problem.move else ""
            detail = f": {problem.detail}" if problem.detail else ""
            print(f"{path}: {place}{at}: {problem.flaw}{detail}")
    if found:
        leave(Exit.FAILED, f"{found} problem{'s' if found > 1 else ''}")


def _page(options: argparse.Namespace) -> None:
    study = _read(options.file)
    try:
        with write_out(options.output) as file:
            file.write(page(study, words_in(options.language or study.language)).encode())
    except OSError as error:
        leave(Exit.FAILED, error)
