"""The folder of licences, and the list of parts for programs, of a made-up bundle."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.packaging.conftest import Script


@pytest.fixture
def licences(script: Script) -> ModuleType:
    return script("licences")


@pytest.fixture
def sbom(script: Script) -> ModuleType:
    return script("sbom")


@pytest.fixture
def parts(script: Script, tmp_path: Path) -> dict[str, Any]:
    part = script("parts").BundlePart
    text = tmp_path / "copyright"
    text.write_text("see /usr/share/common-licenses/LGPL-2.1.", encoding="utf-8")
    one = part("libone1", "1:2.0-3", "", "pkg:deb/debian/one@1:2.0-3?arch=source&distro=debian-12", (text,))
    two = one._replace(name="libone-extra1")
    own = part("harzdame", "0.1.0", "MIT", "pkg:pypi/harzdame@0.1.0", (text,))
    return {"lib/libone.so": one, "lib/libone-extra.so": two, "harzdame": own}


def test_each_part_has_its_text_and_general_ones_come_along(
    licences: ModuleType, parts: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    common = tmp_path / "common"
    common.mkdir()
    (common / "LGPL-2.1").write_text("the whole text", encoding="utf-8")
    monkeypatch.setattr(licences, "COMMON", common)
    (tmp_path / "copyright").write_text(f"see {common}/LGPL-2.1.", encoding="utf-8")
    folder = tmp_path / "bundle" / "licenses"
    licences.write(folder, parts)
    assert (folder / "libone1" / "copyright").is_file()
    assert (folder / "common-licenses" / "LGPL-2.1").read_text(encoding="utf-8") == "the whole text"
    readme = (folder / "README.md").read_text(encoding="utf-8")
    assert "replace them by a build of your own" in readme
    assert readme.count("| libone1 | 1:2.0-3 | see the folder |") == 1
    contents = json.loads((folder / "contents.json").read_text(encoding="utf-8"))
    assert contents == {
        "harzdame": "harzdame",
        "lib/libone-extra.so": "libone-extra1",
        "lib/libone.so": "libone1",
    }


def test_the_list_names_each_part_once(
    sbom: ModuleType, licences: ModuleType, parts: dict[str, Any], tmp_path: Path
) -> None:
    sbom.write(tmp_path / sbom.NAME, "0.1.0", licences.distinct(parts))
    document = json.loads((tmp_path / sbom.NAME).read_text(encoding="utf-8"))
    assert (document["bomFormat"], document["specVersion"]) == ("CycloneDX", "1.6")
    assert document["metadata"]["component"]["name"] == "harzdame"
    extra, one = document["components"]
    assert one["purl"] == extra["purl"] == parts["lib/libone.so"].purl
    assert (extra["bom-ref"], one["bom-ref"]) == ("libone-extra1", "libone1")  # no two may be equal
    assert one["licenses"] == [{"license": {"name": "licenses/libone1"}}]
    assert document["dependencies"] == [{"ref": "harzdame", "dependsOn": ["libone-extra1", "libone1"]}]


def test_the_same_parts_give_the_same_list(
    sbom: ModuleType, licences: ModuleType, parts: dict[str, Any]
) -> None:
    distinct = licences.distinct(parts)
    assert sbom.document("1", distinct) == sbom.document("1", distinct)
    assert sbom.document("2", distinct)["serialNumber"] != sbom.document("1", distinct)["serialNumber"]
