"""Paths are compared and completed whatever they lead to."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from harzdame_gui.controllers.storage.paths import absolute, is_file, is_folder, real_name

POSIX = pytest.mark.skipif(os.name != "posix", reason="needs links")


@POSIX
def test_a_file_and_a_link_to_it_are_one(tmp_path):
    target, link = tmp_path / "target.pdn", tmp_path / "link.pdn"
    link.symlink_to(target)
    assert real_name(link) == real_name(target)
    assert real_name(tmp_path / "no" / ".." / "target.pdn") == real_name(target)


def test_capitals_tell_no_files_apart_where_the_system_does_not(tmp_path, monkeypatch):
    monkeypatch.setattr(os.path, "normcase", str.lower)
    assert real_name(tmp_path / "Foo.pdn") == real_name(tmp_path / "foo.PDN")


@POSIX
def test_what_leads_nowhere_is_itself_and_nothing_else(tmp_path):
    loop, other = tmp_path / "loop.pdn", tmp_path / "other.pdn"
    loop.symlink_to(loop)
    odd = tmp_path / "a\0b.pdn"
    for path in (loop, odd, tmp_path / ("x" * 300)):
        assert real_name(path) == str(path)
        assert real_name(path) != real_name(other)
        assert not is_file(path)
        assert not is_folder(path)


def test_a_path_from_a_folder_that_is_gone_still_says_what_is_meant(gone, tmp_path, monkeypatch):
    assert absolute(Path("game.pdn")) == gone / "game.pdn"
    assert absolute(tmp_path / "game.pdn") == tmp_path / "game.pdn"
    assert real_name(Path("game.pdn")) == "game.pdn"
    monkeypatch.delenv("PWD")
    assert absolute(Path("game.pdn")).is_absolute()


def test_what_may_not_be_looked_at_is_neither_file_nor_folder(bound_by_rights, tmp_path):
    closed = tmp_path / "closed"
    (closed / "folder").mkdir(parents=True)
    closed.chmod(0)
    try:
        assert not is_folder(closed / "folder")
        assert not is_file(closed / "folder")
    finally:
        closed.chmod(0o700)
    assert is_folder(closed / "folder")
