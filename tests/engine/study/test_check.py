"""The check of studies, and the command for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import pdn
from harzdame_engine.cli.__main__ import main
from harzdame_engine.study.check import Flaw, problems
from harzdame_engine.study.study import read_study

HEAD = '[GameType "200,W,8,8,A0,0"]\n[FEN "W:Wd4:Bg7"]\n[ChapterName "C"]\n\n'


@pytest.mark.parametrize(
    ("moves", "flaws"),
    [
        ("{[%ask]} 1. d4-d5 *", []),
        ("{words} *", []),
        ("*", [Flaw.EMPTY]),
        ("{[%ask] words} *", [Flaw.NO_ANSWER]),
        ("{[%hint x]} 1. d4-d5 *", [Flaw.NO_QUESTION]),
        ("{[%ask]} 1. d4-d5 (1. d4-e4) *", [Flaw.SILENT]),
        ("{[%ask]} 1. d4-d5 (1. d4-e4 {No}) *", []),
        ("{[%ask]} 1. d4-d5 (1. d4-e4 {[%ask] No} 1... g7-g6) *", [Flaw.NEVER_ASKED]),
        ("{[%ask]} 1. d4-d9 *", [Flaw.UNREADABLE, Flaw.NO_ANSWER]),
    ],
)
def test_flaws_are_found(moves: str, flaws: list[Flaw]) -> None:
    study = read_study(pdn.scan(HEAD + moves + "\n"))
    assert [problem.flaw for problem in problems(study)] == flaws


def test_the_command_names_the_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "s.pdn"
    file.write_text(HEAD + "1. d4-d5 {[%ask] words} g7-g6 2. d5-d6 {[%hint x]} *\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["study", "check", str(file)])
    told = capsys.readouterr().out
    assert "chapter 1 “C” at 2. d5-d6: a hint without a question" in told
    assert main(["study", "list", str(file)]) == 0
    assert "1. C  (1 question)" in capsys.readouterr().out


def test_the_page_is_written(tmp_path: Path) -> None:
    file, page = tmp_path / "s.pdn", tmp_path / "s.html"
    file.write_text(HEAD + "{[%ask]} 1. d4-d5 *\n", encoding="utf-8")
    assert main(["study", "page", str(file), "--output", str(page), "--language", "de"]) == 0
    assert "Lösung zeigen" in page.read_text(encoding="utf-8")
