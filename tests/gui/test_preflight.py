"""Machines on which no window can be opened: the app says so in words, before Qt starts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from harzdame_gui import preflight


def everything_present(_soname: str) -> bool:
    return True


def answers(_platform: str, _environment: Mapping[str, str]) -> bool:
    return True


def silent(_platform: str, _environment: Mapping[str, str]) -> bool:
    return False


def without(*missing: str) -> preflight.IsPresent:
    return lambda soname: soname not in missing


X11 = {"DISPLAY": ":0"}


def test_no_display_is_said() -> None:
    problem = preflight.find_problem({}, everything_present, answers)
    assert problem is not None
    assert "needs a screen" in problem


def test_xcb_asked_for_without_display_is_said() -> None:
    problem = preflight.find_problem({"QT_QPA_PLATFORM": "xcb"}, everything_present, answers)
    assert problem is not None
    assert "needs a screen" in problem


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=800x600", "linuxfb", "eglfs"])
def test_platforms_without_display_pass(platform: str) -> None:
    assert (
        preflight.find_problem({"QT_QPA_PLATFORM": platform}, everything_present, silent_only_for_x) is None
    )


def silent_only_for_x(platform: str, _environment: Mapping[str, str]) -> bool:
    return platform not in {"xcb", "wayland"}


def test_all_well_passes() -> None:
    assert preflight.find_problem(X11, everything_present, answers) is None


def test_missing_library_names_its_package() -> None:
    problem = preflight.find_problem(X11, without("libxcb-cursor.so.0"), answers)
    assert problem is not None
    assert "a library that Qt needs is not installed (libxcb-cursor.so.0)" in problem
    assert problem.endswith("sudo apt install libxcb-cursor0")


def test_several_missing_libraries_are_one_command() -> None:
    problem = preflight.find_problem(
        X11, without("libEGL.so.1", "libxcb-icccm.so.4", "libglib-2.0.so.0", "libgthread-2.0.so.0"), answers
    )
    assert problem is not None
    assert "4 libraries" in problem
    assert problem.endswith("sudo apt install libegl1 libglib2.0-0 libxcb-icccm4")


def test_x_libraries_do_not_matter_offscreen() -> None:
    environment = {"QT_QPA_PLATFORM": "offscreen"}
    assert preflight.find_problem(environment, without("libxcb-cursor.so.0"), silent_only_for_x) is None
    assert preflight.find_problem(environment, without("libEGL.so.1"), answers) is not None


def test_wayland_stands_in_for_x() -> None:
    both = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    assert preflight.find_problem(both, without("libxcb-cursor.so.0"), answers) is None
    assert preflight.find_problem(both, without("libwayland-client.so.0"), answers) is None
    problem = preflight.find_problem(
        both | {"XDG_SESSION_TYPE": "wayland"},
        without("libwayland-client.so.0", "libxcb-cursor.so.0"),
        answers,
    )
    assert problem is not None
    assert problem.endswith("sudo apt install libwayland-client0")


def test_display_that_does_not_answer_is_named() -> None:
    problem = preflight.find_problem({"DISPLAY": ":99"}, everything_present, silent)
    assert problem is not None
    assert "the display :99 does not answer" in problem


def test_wayland_socket_that_is_not_there(tmp_path: Path) -> None:
    environment = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    problem = preflight.find_problem(environment, everything_present)
    assert problem is not None
    assert "wayland-7 does not answer" in problem


@pytest.mark.parametrize("entry", [b"libnowhere.so.3\0/usr/lib/libnowhere.so.3", b"/usr/lib/libnowhere.so.3"])
def test_library_finder_reads_the_cache_then_tries(tmp_path: Path, entry: bytes) -> None:
    cache = tmp_path / "ld.so.cache"
    cache.write_bytes(b"glibc-ld.so.cache1.1\0" + entry + b"\0")
    is_present = preflight.library_finder(cache)
    assert is_present("libnowhere.so.3")
    assert is_present("libc.so.6")
    assert not is_present("libnowhere.so.4")
    assert preflight.library_finder(tmp_path / "absent")("libc.so.6")


def test_what_a_bundle_carries_is_not_asked_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = {"QT_QPA_PLATFORM": "offscreen"}
    carried = {"libnowhere.so.1": "libnowhere1", "libnowhere.so.2": "libnowhere2"}
    monkeypatch.setattr(preflight, "_ALWAYS", carried)
    monkeypatch.setattr(preflight.sys, "_MEIPASS", str(tmp_path), raising=False)
    (tmp_path / "libnowhere.so.1").touch()
    problem = preflight.find_problem(environment)
    assert problem is not None
    assert problem.endswith("sudo apt install libnowhere2")
