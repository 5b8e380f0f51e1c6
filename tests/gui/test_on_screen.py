"""A message on the screen, by whatever program is there to show it."""

from __future__ import annotations

from pathlib import Path

import pytest

from harzdame_gui import on_screen

TEXT = "Libraries are missing: <b> & $HOME"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "programs"
    made.mkdir()
    return made


def program(folder: Path, name: str, ends: str) -> None:
    path = folder / name
    path.write_text(f'#!/bin/sh\nfor each; do echo "$each"; done > "$0.said"\n{ends}\n')
    path.chmod(0o755)


def show(folder: Path, *, display: str = ":0", seen: bool = False) -> bool:
    return on_screen.show(TEXT, {"PATH": str(folder), "DISPLAY": display}, lambda: seen)


@pytest.mark.parametrize("name", [command[0] for command in on_screen.commands("")])
def test_whichever_is_there_shows_the_whole_text(folder: Path, name: str) -> None:
    program(folder, name, "exit 0")
    assert show(folder)
    assert TEXT in (folder / f"{name}.said").read_text()


def test_one_that_cannot_is_followed_by_the_next(folder: Path) -> None:
    program(folder, "zenity", "exit 1")
    program(folder, "xmessage", "exit 0")
    assert show(folder)
    assert (folder / "xmessage.said").exists()


def test_one_that_was_closed_by_its_corner_has_shown_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_screen, "_SHOWN", 0.0)
    program(folder, "zenity", "exit 1")
    program(folder, "xmessage", "exit 0")
    assert show(folder)
    assert not (folder / "xmessage.said").exists()


def test_nothing_is_shown_where_it_was_read_or_there_is_no_screen(folder: Path) -> None:
    program(folder, "zenity", "exit 0")
    assert not show(folder, seen=True)
    assert not show(folder, display="")
    assert not (folder / "zenity.said").exists()


def test_where_no_program_is_there_nothing_is_shown(folder: Path) -> None:
    assert not show(folder)
