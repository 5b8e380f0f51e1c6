"""The Debian package, of a bundle made of nothing but names."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.conftest import Script

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("dpkg-deb") is None, reason="needs dpkg-deb"
)


@pytest.fixture
def deb(script: Script, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    return script("linux.deb")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "harzdame"
    files = {
        "harzdame": "#!/bin/sh\noldest=2.34\n",
        "harzdame-engine": "#!/bin/sh\n",
        "install.sh": "",
        "lib/harzdame": "",
        "lib/_internal/libxkbcommon.so.0": "",
        "share/man/man1/harzdame.1": ".Dd",
        "share/applications/alt.harzdame.harzdame.desktop": "",
        "licenses/one/LICENSE": "",
        "licenses/contents.json": json.dumps({"lib/_internal/libxkbcommon.so.0": "one", "module:two": "two"}),
        "sbom.cdx.json": json.dumps(
            {
                "components": [
                    {"name": "one", "version": "1", "licenses": [{"license": {"name": "licenses/one"}}]},
                    {"name": "two", "version": "2", "licenses": [{"expression": "GPL-2.0 WITH Exception"}]},
                ]
            }
        ),
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def asked(*words: str | Path) -> str:
    return subprocess.run(["dpkg-deb", *words], capture_output=True, text=True, check=True).stdout


@pytest.fixture
def package(deb: ModuleType, bundle: Path, tmp_path: Path) -> Path:
    target = tmp_path / "harzdame.deb"
    deb.make(bundle, "0.1.0", target)
    return target


def test_everything_lies_where_a_system_looks_for_it(package: Path) -> None:
    names = {line.split(maxsplit=5)[5] for line in asked("--contents", package).splitlines()}
    assert {
        "./usr/bin/harzdame -> ../lib/harzdame/harzdame",
        "./usr/bin/harzdame-engine -> ../lib/harzdame/harzdame-engine",
        "./usr/lib/harzdame/lib/harzdame",
        "./usr/share/applications/alt.harzdame.harzdame.desktop",
        "./usr/share/man/man1/harzdame.1.gz",
        "./usr/share/doc/harzdame/copyright",
        "./usr/share/doc/harzdame/changelog.Debian.gz",
    } <= names
    assert not {name for name in names if "install.sh" in name or "lib/harzdame/share" in name}


def test_all_of_it_is_the_systems_and_programs_alone_may_be_run(package: Path) -> None:
    lines = [line.split(maxsplit=5) for line in asked("--contents", package).splitlines()]
    assert {line[1] for line in lines} == {"root/root"}
    runnable = {line[5] for line in lines if line[0] == "-rwxr-xr-x"}
    assert runnable == {
        f"./usr/lib/harzdame/{name}" for name in ("harzdame", "harzdame-engine", "lib/harzdame")
    }


def test_it_depends_on_what_the_bundle_leaves_to_the_system(package: Path) -> None:
    needed = asked("--field", package, "Depends").strip().split(", ")
    assert needed[0] == "libc6 (>= 2.34)"
    assert "libgl1" in needed
    assert "libxkbcommon0" not in needed
    assert asked("--field", package, "Version").strip() == "0.1.0-1"


def test_the_same_bundle_gives_the_same_package(deb: ModuleType, bundle: Path, package: Path) -> None:
    again = package.with_name("again.deb")
    deb.make(bundle, "0.1.0", again)
    assert again.read_bytes() == package.read_bytes()


def test_the_terms_name_every_part(deb: ModuleType, bundle: Path) -> None:
    text = deb.copyright_of(bundle)
    assert "Files: usr/lib/harzdame/lib/_internal/libxkbcommon.so.0\n" in text
    assert "License: one-terms\n" in text
    assert "License: GPL-2.0 with Exception\n" in text
    assert "Permission is hereby granted" in text
