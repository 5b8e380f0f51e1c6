"""The one name under which desktops know the app."""

from __future__ import annotations

import re

from tests.checkout import ROOT
from tests.packaging.conftest import Script

LINUX = ROOT / "packaging" / "linux"


def test_everything_that_a_desktop_reads_has_the_same_name(script: Script) -> None:
    name = script("assembly").ID
    window = (ROOT / "harzdame_gui" / "app.py").read_text(encoding="utf-8")
    assert re.findall(r'setDesktopFileName\("(.*)"\)', window) == [name]
    entry = (LINUX / f"{name}.desktop").read_text(encoding="utf-8")
    assert f"\nIcon={name}\n" in entry
    described = (LINUX / f"{name}.metainfo.xml").read_text(encoding="utf-8")
    assert f"<id>{name}</id>" in described
    assert f'<launchable type="desktop-id">{name}.desktop</launchable>' in described
    assert f"\nid: {name}\n" in (LINUX / f"{name}.yml").read_text(encoding="utf-8")
    assert f'IDENTIFIER = "{name}"' in (LINUX.with_name("macos") / "plist.py").read_text(encoding="utf-8")
    assert f"applications/{name}.desktop" in (LINUX / "install.sh").read_text(encoding="utf-8")
