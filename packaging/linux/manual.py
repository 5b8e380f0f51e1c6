"""The manual pages: what is written in the folder `man`, and the options as the programs know them.

    python manual.py FOLDER

Run by the Python of an environment with Harzdame in it. In a page, `@OPTIONS@` stands for the options
of the program, `@COMMANDS@` for its commands with theirs, `@GAMES@` for the names of all games. A command
that needs packages which are not there is left out.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from environment import today
from harzdame_engine import variants
from harzdame_engine.cli.__main__ import COMMANDS
from harzdame_engine.cli.__main__ import parser as engine_parser

from harzdame_gui.__main__ import parser as app_parser

PAGES = Path(__file__).resolve().parent / "man"
_FEW = 8
"""So many values are listed; more have a name, and the page says what they are."""


def main(arguments: list[str]) -> None:
    """Write the pages into the folder that the command line names."""
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for page in PAGES.glob("*.1"):
        (folder / page.name).write_text(filled(page.read_text(encoding="utf-8")), encoding="utf-8")


def filled(page: str) -> str:
    """A page with the date, and with the options of the program that it is about."""
    if "@OPTIONS@" in page:
        page = page.replace("@OPTIONS@\n", listed(app_parser()))
    if "@COMMANDS@" in page:
        page = page.replace("@COMMANDS@\n", "".join(command(name) for name in COMMANDS))
    page = page.replace("@GAMES@", ", ".join(f"{rules.id}" for rules in variants()))
    return page.replace("@DATE@", f"{today():%B} {today().day}, {today().year}")


def command(name: str) -> str:
    """A section on a command of the engine, and on the commands below it."""
    with contextlib.redirect_stderr(io.StringIO()):  # where it would say what it lacks
        try:
            own = commands_of(engine_parser([name]))[name]
        except SystemExit:
            return ""
    return f".Ss {name}\n{escaped(sentence(COMMANDS[name]))}" + described(own)


def described(parser: argparse.ArgumentParser) -> str:
    """The options of a parser, then its commands with theirs."""
    below = commands_of(parser)
    text = listed(parser)
    for name, one in below.items():
        words = " ".join([*parser.prog.split()[1:], name])
        text += f".Pp\n.Sy {words}\n{described(one)}"
    return text


def listed(parser: argparse.ArgumentParser) -> str:
    """The list of a parser's arguments and options, each with its help; nothing where it has none."""
    items = [item(action, parser) for action in actions(parser)]
    return ".Bl -tag -width Ds\n" + "".join(items) + ".El\n" if items else ""


def item(action: argparse.Action, parser: argparse.ArgumentParser) -> str:
    """One argument or option, and what it is for."""
    help_text = parser._get_formatter()._expand_help(action) if action.help else ""  # noqa: SLF001 - it has no other
    value = "" if action.nargs == 0 else f" Ar {_value(action)}"
    names = " , ".join(f"Fl {name[1:]}{value}" for name in action.option_strings)
    return f".It {names or value.strip()}\n{escaped(sentence(help_text))}"


def actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """The arguments and options of a parser; `--help`, which all have, is left to the page."""
    for action in parser._actions:  # noqa: SLF001 - argparse has no list of its own
        shown = action.help is not argparse.SUPPRESS
        if shown and not isinstance(action, argparse._HelpAction | argparse._SubParsersAction):  # noqa: SLF001
            yield action


def commands_of(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The parsers below this one, by the command."""
    for action in parser._actions:  # noqa: SLF001
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            return dict(action.choices)
    return {}


def sentence(text: str) -> str:
    """Words of help as a sentence."""
    text = " ".join(text.split())
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?")) else ".") if text else ""


def escaped(text: str) -> str:
    """A text in which nothing is a command of the page's language, each sentence on a line."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    lines = re.sub(r"([.?]) (?=[A-Z])", r"\1\n", text).splitlines()
    return "".join(f"\\&{line}\n" if line.startswith((".", "'")) else f"{line}\n" for line in lines)


def _value(action: argparse.Action) -> str:
    """The name of a value, or the values there are."""
    if action.metavar is not None:
        names = [action.metavar] if isinstance(action.metavar, str) else action.metavar
        return " ".join(name.replace(" ", "\\ ") for name in names)
    if action.choices is not None and len(choices := list(action.choices)) <= _FEW:
        return "|".join(map(str, choices))
    return action.dest if not action.option_strings else action.dest.upper()


if __name__ == "__main__":
    main(sys.argv[1:])
