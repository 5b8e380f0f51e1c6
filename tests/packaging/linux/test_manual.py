"""The manual pages, as the programs know their options."""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.checkout import ROOT
from tests.packaging.conftest import Script

PAGES = ROOT / "packaging/linux/man"


@pytest.fixture
def pages(script: Script, tmp_path: Path) -> Path:
    script("linux.manual").main([str(tmp_path)])
    return tmp_path


def test_every_option_and_command_has_its_line(pages: Path) -> None:
    app = (pages / "harzdame.1").read_text(encoding="utf-8")
    engine = (pages / "harzdame-engine.1").read_text(encoding="utf-8")
    options = set(re.findall(r"^\.It (?:Fl|Ar) (.*)$", app, re.MULTILINE))
    assert {"FILE.pdn", "-temp-profile", "-new-window", "-version"} <= options
    assert {"perft", "analyse", "review", "tables"} <= set(re.findall(r"^\.Ss (\w+)$", engine, re.MULTILINE))
    assert "harzdame, international, hexdame" in engine
    assert not re.search(r"@[A-Z]+@", app + engine)


@pytest.mark.skipif(shutil.which("mandoc") is None, reason="needs mandoc")
def test_they_are_well_formed(pages: Path) -> None:
    for page in pages.iterdir():
        said = subprocess.run(
            ["mandoc", "-T", "lint", "-W", "warning", page], capture_output=True, text=True, check=False
        )
        assert said.stdout == ""


def test_words_of_help_are_no_commands_of_the_page(script: Script) -> None:
    manual = script("linux.manual")
    parser = argparse.ArgumentParser(prog="x")
    parser.add_argument("--path", metavar="A B", help=".hidden files \\ too. Then more")
    parser.add_argument("--kind", choices=list("abcdefghij"), help="one of many")
    assert manual.listed(parser) == (
        ".Bl -tag -width Ds\n"
        ".It Fl -path Ar A\\ B\n\\&.hidden files \\e too.\nThen more.\n"
        ".It Fl -kind Ar KIND\nOne of many.\n"
        ".El\n"
    )
