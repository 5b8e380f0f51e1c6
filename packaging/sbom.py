"""The list of a bundle's parts for programs (SBOM), in the form of CycloneDX 1.6.

A few lines of JSON: a library for it would bring a dozen dependencies.
"""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from parts import BundlePart

NAME = "sbom.cdx.json"


def write(path: Path, version: str, parts: Iterable[BundlePart]) -> None:
    """Write the list of these parts of Harzdame's bundle."""
    path.write_text(json.dumps(document(version, parts), indent=1) + "\n", encoding="utf-8")


def document(version: str, parts: Iterable[BundlePart]) -> dict[str, Any]:
    """The list; the same parts give the same list, its number included."""
    whole = [part for part in parts if part.name != "harzdame"]
    number = uuid.uuid5(uuid.NAMESPACE_URL, " ".join([version, *(part.purl for part in whole)]))
    harzdame = {"type": "application", "name": "harzdame", "version": version, "bom-ref": "harzdame"}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        "metadata": {"component": {**harzdame, "licenses": [{"expression": "MIT"}]}},
        "components": [_component(part) for part in whole],
        "dependencies": [{"ref": "harzdame", "dependsOn": [part.name for part in whole]}],
    }


def _component(part: BundlePart) -> dict[str, Any]:
    licence = {"expression": part.licence} if part.licence else {"license": {"name": f"licenses/{part.name}"}}
    return {
        "type": "library",
        "bom-ref": part.name,  # several libraries may come from one source, which the purl names
        "name": part.name,
        "version": part.version,
        "licenses": [licence],
        "purl": part.purl,
    }
