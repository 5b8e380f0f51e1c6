"""What macOS is told of the app: its Info.plist, for PyInstaller's BUNDLE. Standard library only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

IDENTIFIER = "alt.harzdame.harzdame"
"""As on Linux: `alt` is the domain of those who have none."""
OLDEST = "13.0"
"""The macOS that Qt 6.11 is built for."""
PDN = "alt.harzdame.pdn"
"""The type of PDN files, which nobody has given a name on macOS."""
ICON = "harzdame.icns"
_TRANSLATIONS = tuple(Path(__file__).parents[2].glob("resources/translations/*.ts"))


def info(version: str) -> dict[str, Any]:
    """The entries, in place of those that PyInstaller would write."""
    return {
        "CFBundleName": "Harzdame",
        "CFBundleDisplayName": "Harzdame",
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundlePackageType": "APPL",
        "CFBundleExecutable": "harzdame",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleIconFile": ICON,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": sorted(path.stem.removeprefix("harzdame_") for path in _TRANSLATIONS),
        "CFBundleDocumentTypes": [_games()],
        "UTExportedTypeDeclarations": [_pdn()],
        "LSBackgroundOnly": False,  # as PyInstaller would have it, for the engine beside it has no window
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "© The Harzdame authors, MIT License",
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,  # dark where the system is
    }


def _games() -> dict[str, Any]:
    """What the app opens; what opens it by itself stays the owner's choice."""
    return {
        "CFBundleTypeName": "PDN",
        "CFBundleTypeRole": "Editor",
        "CFBundleTypeIconFile": ICON,
        "LSHandlerRank": "Alternate",
        "LSItemContentTypes": [PDN],
    }


def _pdn() -> dict[str, Any]:
    return {
        "UTTypeIdentifier": PDN,
        "UTTypeDescription": "Draughts games (PDN)",
        "UTTypeConformsTo": ["public.plain-text"],
        "UTTypeTagSpecification": {
            "public.filename-extension": ["pdn"],
            "public.mime-type": ["text/x-draughts-pdn"],
        },
    }
