"""The steps of signing, with programs that note what they are called with in place of Apple's."""

from __future__ import annotations

import os
import plistlib
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.checkout import ROOT
from tests.packaging.conftest import Script

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the stand-ins are shell scripts")

Calls = Callable[[], list[str]]


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Calls:
    """What was called so far; a program fails when a file called `fail-` and its name is there."""
    folder, noted = tmp_path / "bin", tmp_path / "calls"
    folder.mkdir()
    for name in ("codesign", "ditto", "xcrun"):
        program = folder / name
        program.write_text(f'#!/bin/sh\necho {name} "$@" >>"{noted}"\ntest ! -e "{folder}/fail-{name}"\n')
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    for name in ("HARZDAME_IDENTITY", "HARZDAME_NOTARY"):
        monkeypatch.delenv(name, raising=False)
    return lambda: noted.read_text(encoding="utf-8").splitlines()


@pytest.fixture
def app(tmp_path: Path) -> Path:
    inside = tmp_path / "Harzdame.app" / "Contents"
    for name, begin in (
        ("MacOS/harzdame", b"\xcf\xfa\xed\xfe"),
        ("Frameworks/deep/er/_core.so", b"\xca\xfe\xba\xbe"),
        ("Info.plist", b"<?xm"),
    ):
        (inside / name).parent.mkdir(parents=True, exist_ok=True)
        (inside / name).write_bytes(begin + b"...")
    (inside / "MacOS" / "link").symlink_to("harzdame")
    return inside.parent


def test_without_an_identity_all_is_signed_ad_hoc_from_inside_out(
    macos_script: Script, calls: Calls, app: Path
) -> None:
    assert macos_script("signing").main([str(app)]) == 0
    inside = app / "Contents"
    assert calls() == [
        f"codesign --force --sign - {inside}/Frameworks/deep/er/_core.so",
        f"codesign --force --sign - {inside}/MacOS/harzdame",
        f"codesign --force --sign - {app}",
        f"codesign --verify --deep --strict {app}",
    ]


def test_with_an_account_it_is_notarised_and_the_answer_is_put_into_it(
    macos_script: Script, calls: Calls, app: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HARZDAME_IDENTITY", "Developer ID Application: Ada")
    monkeypatch.setenv("HARZDAME_NOTARY", "ada")
    assert macos_script("signing").main([str(app)]) == 0
    *signed, _verified, packed, sent, stapled = calls()
    rights = ROOT / "packaging" / "macos" / "entitlements.plist"
    how = f"--sign Developer ID Application: Ada --timestamp --options runtime --entitlements {rights}"
    assert len(signed) == 3
    assert all(how in call for call in signed)
    assert packed.startswith(f"ditto -c -k --keepParent {app} ")
    assert sent == f"xcrun notarytool submit {packed.split()[-1]} --keychain-profile ada --wait"
    assert stapled == f"xcrun stapler staple {app}"
    assert plistlib.loads(rights.read_bytes())


@pytest.mark.parametrize("failing", ["codesign", "xcrun"])
def test_a_step_that_fails_ends_it(
    failing: str, macos_script: Script, calls: Calls, app: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HARZDAME_NOTARY", "ada")
    (app.parent / "bin" / f"fail-{failing}").touch()
    assert macos_script("signing").main([str(app)]) == 1
    assert calls()[-1].startswith(failing)


def test_a_system_without_those_programs_is_told_so(
    macos_script: Script, app: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent))
    assert macos_script("signing").main([str(app)]) == 1
    told = capsys.readouterr().err
    assert told.startswith("The app is not signed: ")
    assert "codesign" in told
