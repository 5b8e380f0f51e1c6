"""The installer: installer.nsi compiled by NSIS, with the list of what it takes away again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path, PureWindowsPath

from environment import ROOT
from root import Root

_LISTS = "/made/installer"
_UNINSTALLER = f"{_LISTS}/uninstall.exe"
_ICON = "/made/pyinstaller/harzdame/harzdame.ico"
"""As harzdame.spec has drawn it."""
_SCRIPT = "/checkout/packaging/windows/installer.nsi"


def make(
    root: Root, bundle: Path, target: Path, version: str, sign: Callable[[Path], None] | None = None
) -> None:
    """Write the installer of this bundle; both lie in the checkout.

    `sign` signs a program in place: the uninstaller, which is made first by itself, and the installer.

    Raises:
        RootError: NSIS finds a fault.
    """
    lists = root.path(_LISTS)
    lists.mkdir(parents=True, exist_ok=True)
    (lists / "delete.nsh").write_text(deletions(bundle), encoding="utf-8-sig")
    told = {
        "VERSION": version,
        "BUNDLE": _inside(bundle),
        "ICON": _ICON,
        "OUTPUT": _inside(target),
        "LISTS": _LISTS,
        "SIZE_KB": str(sum(path.stat().st_size for path in bundle.rglob("*") if path.is_file()) // 1024),
    }
    if sign is None:
        _compile(root, told)
        return
    _compile(root, told | {"OUTPUT": f"{_LISTS}/empty.exe", "TAKE_OUT": _UNINSTALLER})
    sign(root.path(_UNINSTALLER))
    _compile(root, told | {"PUT_IN": _UNINSTALLER})
    sign(target)


def _compile(root: Root, told: Mapping[str, str]) -> None:
    named = [f"-D{name}={value}" for name, value in told.items()]
    root.run(["makensis", "-V2", "-INPUTCHARSET", "UTF8", *named, _SCRIPT])


def deletions(bundle: Path) -> str:
    """The commands that delete each file of the bundle, and each folder that is empty then."""
    found = sorted(path.relative_to(bundle) for path in bundle.rglob("*"))
    files = [f'Delete "{_installed(path)}"' for path in found if not (bundle / path).is_dir()]
    folders = [f'RMDir "{_installed(path)}"' for path in reversed(found) if (bundle / path).is_dir()]
    return "\n".join([*files, *folders, ""])


def _installed(path: Path) -> str:
    name = str(PureWindowsPath(path)).replace("$", "$$")
    return f"$INSTDIR\\{name}"


def _inside(path: Path) -> str:
    return f"/checkout/{path.relative_to(ROOT).as_posix()}"
