"""What may be told of a trace: where it went wrong, and nothing of a person."""

from __future__ import annotations

from harzdame_gui.controllers.crashes.outline import outline, outline_of_log, short_path, without_home

_FAULT = """\
Fatal Python error: Segmentation fault

Current thread 0x00007f2a (most recent call first):
  File "/Users/anna/Harzdame/harzdame_gui/board/view.py", line 12 in paint
  File "C:\\Users\\Anna\\Harzdame\\_internal\\PySide6\\__init__.py", line 3 in load
  File "/Users/anna/Anna against Ben.py", line 1 in <module>

Extension modules: PySide6.QtCore, shiboken6 (total: 2)
Native stack, the last call first:
/Users/anna/Harzdame/lib/_internal/harzdame_engine/_core.abi3.so(+0x1234)[0x7f0012]
/lib/x86_64-linux-gnu/libc.so.6(abort+0x12)[0x7f0012]
./harzdame[0x4212]
"""
_ERROR = """\
Traceback (most recent call last):
  File "/Users/anna/harzdame_gui/app.py", line 7, in run
    raise FileNotFoundError(path)
FileNotFoundError: [Errno 2] No such file or directory: '/Users/anna/Anna against Ben.pdn'

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "/Users/anna/harzdame_gui/app.py", line 9, in <lambda>
    raise OddName(name)
harzdame_gui.odd.OddName: Anna
Ben: is not a name
Clara
Qt fatal error: cannot find /Users/anna/plugins
"""
_LOG = """\
2026-11-30 08:31:00,123 INFO harzdame_gui.controllers.work.log: Harzdame 0.1.0
2026-11-30 08:31:05,123 WARNING harzdame_gui.notices.presenter: “Anna against Ben.pdn” was not opened.
Ben: moved it
2026-11-30 08:31:09,123 ERROR harzdame_gui.notices.unexpected: Traceback (most recent call last):
  File "/Users/anna/harzdame_gui/app.py", line 7, in run
    raise ValueError(name)
ValueError: Anna
"""


def test_a_fault_is_told_by_its_frames() -> None:
    assert list(outline(_FAULT)) == [
        "Fatal Python error: Segmentation fault",
        "Current thread 0x00007f2a (most recent call first):",
        '  File "harzdame_gui/board/view.py", line 12 in paint',
        '  File "PySide6/__init__.py", line 3 in load',
        '  File "Anna against Ben.py", line 1 in <module>',
        "Native stack, the last call first:",
        "harzdame_engine/_core.abi3.so(+0x1234) [0x7f0012]",
        "libc.so.6(abort+0x12) [0x7f0012]",
        "harzdame [0x4212]",
    ]


def test_an_error_is_told_by_its_kind() -> None:
    assert list(outline(_ERROR)) == [
        "Traceback (most recent call last):",
        '  File "harzdame_gui/app.py", line 7, in run',
        "FileNotFoundError [Errno 2]",
        "During handling of the above exception, another exception occurred:",
        "Traceback (most recent call last):",
        '  File "harzdame_gui/app.py", line 9, in <lambda>',
        "harzdame_gui.odd.OddName",
        "Qt fatal error",
    ]


def test_of_the_log_is_told_when_and_where() -> None:
    assert list(outline_of_log(_LOG.splitlines())) == [
        "2026-11-30 08:31:00 INFO harzdame_gui.controllers.work.log",
        "2026-11-30 08:31:05 WARNING harzdame_gui.notices.presenter",
        "2026-11-30 08:31:09 ERROR harzdame_gui.notices.unexpected",
        '    File "harzdame_gui/app.py", line 7, in run',
        "    ValueError",
    ]


def test_a_path_is_cut_to_what_everybody_has() -> None:
    assert short_path("/Users/anna/x/harzdame_gui/app.py") == "harzdame_gui/app.py"
    assert short_path("/usr/lib/python3.11/threading.py") == "python3.11/threading.py"
    assert short_path("C:\\Users\\Anna\\python313.dll") == "python313.dll"
    assert short_path("/Users/anna/harzdame_gui") == "…"
    assert short_path("/Users/anna/Anna against Ben.pdn") == "…"
    assert short_path("<string>") == "<string>"


def test_home_and_user_are_left_out() -> None:
    text = "/Users/anna/games of anna, and those of annabel"
    assert without_home(text, "/Users/anna", "anna") == "~/games of …, and those of annabel"
    assert without_home(text, "/", "") == text
