"""The words of a command line: those of a shell, but for the backslash on Windows, which parts folders."""

from __future__ import annotations

import shlex

import pytest
from harzdame_engine.hub import words
from harzdame_engine.hub.words import split_words

from tests.for_each import for_each


@pytest.fixture
def on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_BACKSLASH_IS_PLAIN", True)


@pytest.mark.usefixtures("on_windows")
def test_a_backslash_parts_folders_on_windows() -> None:
    assert split_words(r"C:\engines\scan.exe hub") == [r"C:\engines\scan.exe", "hub"]
    assert split_words(r'"C:\Program Files\Scan\" --net=D:\new\a.bin') == [
        "C:\\Program Files\\Scan\\",
        r"--net=D:\new\a.bin",
    ]


def test_a_backslash_takes_a_letter_as_it_is_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_BACKSLASH_IS_PLAIN", False)
    assert split_words(r"/opt/my\ engine/scan hub") == ["/opt/my engine/scan", "hub"]


def test_nothing_is_a_comment_and_quotation_marks_hold_together() -> None:
    assert split_words("""scan '#1' #2 "it's" '' """) == ["scan", "#1", "#2", "it's", ""]
    with pytest.raises(ValueError, match="quotation"):
        split_words('scan "hub')


@for_each(
    "told",
    [
        ["scan", "hub"],
        [r"C:\Program Files\Scan 3.1\scan.exe", "hub"],
        ['it said "so"', "it's", ""],
        ["\\\\server\\share\\", "a\\'b", 'c\\"d'],
    ],
)
@pytest.mark.parametrize("plain", [False, True])
def test_what_was_joined_is_split_alike_on_every_system(
    monkeypatch: pytest.MonkeyPatch, plain: bool, told: list[str]
) -> None:
    monkeypatch.setattr(words, "_BACKSLASH_IS_PLAIN", plain)
    assert split_words(shlex.join(told)) == told
    assert split_words(split_words(shlex.join([f"cmd={shlex.join(told)}"]))[0][4:]) == told
