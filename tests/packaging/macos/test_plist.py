"""What macOS is told of the app, as `plistlib` writes and reads it."""

from __future__ import annotations

import plistlib
import re
from typing import Any

import pytest

from tests.checkout import ROOT
from tests.packaging.conftest import Script


@pytest.fixture
def told(macos_script: Script) -> dict[str, Any]:
    read = plistlib.loads(plistlib.dumps(macos_script("plist").info("1.2.3")))
    assert isinstance(read, dict)
    return read


def test_the_app_says_what_it_is(told: dict[str, Any]) -> None:
    assert (told["CFBundleName"], told["CFBundlePackageType"]) == ("Harzdame", "APPL")
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == "1.2.3"
    assert (told["CFBundleExecutable"], told["LSBackgroundOnly"]) == ("harzdame", False)
    assert told["NSHighResolutionCapable"] is True
    assert "MIT" in told["NSHumanReadableCopyright"]
    languages = {path.stem.rpartition("_")[2] for path in (ROOT / "resources" / "translations").glob("*.ts")}
    assert set(told["CFBundleLocalizations"]) == languages


def test_it_opens_what_it_opens_on_linux(told: dict[str, Any]) -> None:
    linux = (ROOT / "packaging" / "linux" / "alt.harzdame.harzdame.xml").read_text(encoding="utf-8")
    (declared,) = told["UTExportedTypeDeclarations"]
    assert declared["UTTypeTagSpecification"] == {
        "public.filename-extension": re.findall(r'<glob pattern="\*\.(\w+)"/>', linux),
        "public.mime-type": re.findall(r'<mime-type type="(.+)">', linux),
    }
    (opened,) = told["CFBundleDocumentTypes"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert opened["LSHandlerRank"] == "Alternate"  # what opens them today goes on doing so


def test_it_needs_the_macos_that_the_core_is_compiled_for(told: dict[str, Any], macos_script: Script) -> None:
    oldest = told["LSMinimumSystemVersion"]
    assert macos_script("portability").SYSTEMS[0].target.endswith(f"-macos{oldest}")
