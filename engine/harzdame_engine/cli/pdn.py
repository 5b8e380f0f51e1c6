"""``pdn``: files of games listed, checked, and written in another form."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import pdn
from harzdame_engine.cli.options import Exit, leave, reader, whole
from harzdame_engine.files.whole_file import write_out, write_whole
from harzdame_engine.pdn.conversion import chosen, in_result_form, merged, rewritten
from harzdame_engine.pdn.encoding import Text, mark_of

STANDARD_INPUT = "-"
_SHOWN = ("White", "Black", "Result", "Date", "Event")
"""Tags in a line of the list."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command and its actions."""
    actions = parser.add_subparsers(required=True, metavar="action")
    files = argparse.ArgumentParser(add_help=False)
    files.add_argument("files", nargs="+", metavar="FILE", help="- is standard input")
    files.add_argument(
        "--read-as", type=reader(_encoding), metavar="ENCODING",
        help="encoding of the files (default: told by their bytes)",
    )  # fmt: skip
    listing = actions.add_parser("list", parents=[files], help="the games: their places, tags and rules")
    listing.set_defaults(run=_list)
    listing.add_argument("--json", action="store_true", help="one JSON object a game, with all tags")
    check = actions.add_parser(
        "check", parents=[files], help="problems, with file, line and game",
        description="Reads every move. The exit status is 1 if there is a problem.",
    )  # fmt: skip
    check.set_defaults(run=_check)
    check.add_argument("--json", action="store_true", help="one JSON object a problem")
    _declare_convert(
        actions.add_parser(
            "convert",
            parents=[files],
            help="write games in another form",
            description="What no option asks to change is written as it is, byte by byte.",
        )
    )


def _declare_convert(convert: argparse.ArgumentParser) -> None:
    convert.set_defaults(run=_convert)
    convert.add_argument(
        "--output", type=Path, metavar="PATH",
        help="the file to write, or with --split the folder (default: standard output)",
    )  # fmt: skip
    convert.add_argument("--encoding", type=reader(_encoding), metavar="ENCODING", help="to write")
    convert.add_argument("--result-form", choices=("1-0", "2-0"), help="points of a won game")
    convert.add_argument("--game", type=whole, nargs="+", metavar="N", help="only games of these numbers")
    how = convert.add_mutually_exclusive_group()
    how.add_argument("--split", action="store_true", help="a file for each game")
    how.add_argument("--merge", action="store_true", help="several files in one")


def _encoding(name: str) -> str:
    """An encoding by any name that Python has for it."""
    if (found := pdn.known_encoding(name)) is None:
        raise ValueError(f"{name} is no encoding of text; some are {', '.join(pdn.ENCODINGS[:12])}")
    return found


class _File(NamedTuple):
    """A file that was read, and its name on the command line."""

    name: str
    document: pdn.Document


def _files(options: argparse.Namespace) -> Iterator[_File]:
    """The files in order; ends the program if one cannot be read at all."""
    for name in options.files:
        try:
            data = sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
            yield _File(name, pdn.Document.read(data, options.read_as))
        except (OSError, pdn.PdnError) as error:
            leave(Exit.FAILED, f"{name}: {error}")


def _list(options: argparse.Namespace) -> None:
    """Print a line for each game."""
    for name, document in _files(options):
        for game in document.content.games:
            tags, rules = game.tags, game.rules
            known = rules.name if rules else game.game_name
            if options.json:
                record = {
                    "file": name,
                    "game": game.number,
                    "line": game.line,
                    "rules": rules.id if rules else None,
                    "name": known,
                    "guessed": game.guessed,
                    "tags": tags,
                }
                print(json.dumps(record, ensure_ascii=False))
            else:
                told = f"{known} (guessed)" if game.guessed else known
                shown = "  ".join([*(tags.get(tag, "?") or "?" for tag in _SHOWN), told])
                print(f"{name}:{game.line}: {game.number}. {shown}")


def _check(options: argparse.Namespace) -> None:
    """Print a line for each problem."""
    found = 0
    for name, document in _files(options):
        for problem in _problems(document):
            found += 1
            if options.json:
                record = {
                    "file": name,
                    "line": problem.line,
                    "column": problem.column,
                    "game": problem.game,
                    "kind": problem.kind,
                    "detail": problem.detail,
                }
                print(json.dumps(record, ensure_ascii=False))
            else:
                game = f"game {problem.game}: " if problem.game else ""
                detail = f": {problem.detail}" if problem.detail else ""
                print(f"{name}:{problem.line}:{problem.column}: {game}{problem.kind}{detail}")
    if found:
        leave(Exit.FAILED, f"{found} problem{'s' if found > 1 else ''}")


def _problems(document: pdn.Document) -> Iterator[pdn.PdnProblem]:
    """The problems of the whole file, then of every game."""
    yield from (problem for problem in document.problems if not problem.game)
    for game in document.content.games:
        yield from game.read().problems


def _convert(options: argparse.Namespace) -> None:
    """Write the games in another form."""
    if len(options.files) > 1 and not (options.merge or options.split):
        leave(
            Exit.REFUSED,
            "several files are written as one with --merge, or as one for each game with --split",
        )
    if options.split and options.output is None:
        leave(Exit.REFUSED, "--split needs the folder --output")
    files = list(_files(options))
    try:
        if options.split:
            _split(files, options)
        else:
            _write(_converted(files, options), files[0].document.form, options)
    except UnicodeEncodeError as error:
        leave(Exit.FAILED, f"{error.object[error.start : error.end]} cannot be written in {error.encoding}")
    except OSError as error:
        leave(Exit.FAILED, error)


def _converted(files: list[_File], options: argparse.Namespace) -> bytes:
    """The contents of the one file to write."""
    first = files[0].document
    if not (options.merge or options.encoding or options.result_form or options.game):
        return first.data
    texts = [_text(file, options) for file in files]
    same = all(file.document.form.encoding == first.form.encoding for file in files)
    form = first.form if same else first.form._replace(encoding="utf-8", mark=b"")
    return _encoded(merged(texts), form, options)


def _text(file: _File, options: argparse.Namespace) -> str:
    """The text of one file, with its games in their new form."""
    content = file.document.content
    if options.game:
        return chosen(_chosen(file, options), _form(options))
    return rewritten(content, _form(options)) if options.result_form else content.text


def _chosen(file: _File, options: argparse.Namespace) -> list[pdn.PdnGame]:
    """The games asked for; ends the program if there is none of a number."""
    games = file.document.content.games
    if not options.game:
        return list(games)
    if missing := [number for number in options.game if number > len(games)]:
        leave(Exit.REFUSED, f"{file.name} has {len(games)} games, and no game {missing[0]}")
    return [games[number - 1] for number in options.game]


def _form(options: argparse.Namespace) -> Callable[[pdn.PdnGame], str]:
    """The text of a game in the form asked for."""
    if options.result_form:
        return partial(in_result_form, draughts=options.result_form == "2-0")
    return lambda game: game.text


def _encoded(text: str, form: Text, options: argparse.Namespace) -> bytes:
    if options.encoding:
        form = form._replace(encoding=options.encoding, mark=mark_of(options.encoding))
    return form.encode(text)


def _split(files: list[_File], options: argparse.Namespace) -> None:
    """Write a file for each game: the file's name and the game's number."""
    options.output.mkdir(parents=True, exist_ok=True)
    for file in files:
        stem = "games" if file.name == STANDARD_INPUT else Path(file.name).stem
        digits = len(str(len(file.document.content.games)))
        for game in _chosen(file, options):
            data = _encoded(chosen([game], _form(options)), file.document.form, options)
            with write_whole(options.output / f"{stem}-{game.number:0{digits}}.pdn") as whole:
                whole.write(data)


def _write(data: bytes, form: Text, options: argparse.Namespace) -> None:
    if options.output is not None:
        with write_out(options.output) as file:
            file.write(data)
    elif sys.stdout.isatty():
        sys.stdout.write(data.decode(options.encoding or form.encoding, errors="replace"))
    else:
        sys.stdout.buffer.write(data)
