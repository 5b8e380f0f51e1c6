"""The bundle put together: the frozen programs, and around them what a desktop and its owner need.

On Linux: starters that say what a machine lacks, `install.sh`, the menu entry,
icons and file type, a font for systems without one, the licences, the SBOM.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path, PureWindowsPath

import elf
import licences
import sbom
from environment import ROOT, today
from lending import FOLDER, FONTS
from parts import BundlePart, Parts
from prerequisites import X86_64_V2

LINUX = ROOT / "packaging" / "linux"
ID = "alt.harzdame.harzdame"
"""The app's name for desktops, a domain turned round; below `alt` nobody can own one (RFC 9476)."""
PROGRAMS = ("harzdame", "harzdame-engine")
INTERNAL = Path("lib", "_internal")
LICENCES = "licenses"
STARTER = "start.sh"
_TYPEFACES = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
_FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts")
_ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def beside(home: Path) -> Callable[[str, str], Path]:
    """Where a bundle has a file of a kind and a name: programs in `home`, all else in one beside them."""
    return lambda kind, name: home / ("" if kind == "EXECUTABLE" else "_internal") / name


class Assembly:
    """A bundle in the making; it remembers where each of its files came from."""

    def __init__(self, bundle: Path, version: str, terms: Path = Path()) -> None:
        """`terms`: the folder in it for the licences and the list of parts."""
        self.bundle = bundle
        self._version = version
        self._terms = bundle / terms
        self._origins: dict[str, Path] = {}
        """Destination in the bundle, or `module:` and its name; the file that it was made from."""

    def take_frozen(
        self,
        frozen: Path,
        collected: Path,
        home: Path,
        here: Callable[[str], Path] = Path,
        place: Callable[[str, str], Path] | None = None,
    ) -> None:
        """Take over what PyInstaller made, and its list of what that was made from.

        `home`: where in the bundle; `here`: the path from here of one that PyInstaller knows; `place`: where
        in the bundle a file of a kind and a name is, if not `beside` the programs.
        """
        if self.bundle.exists():
            shutil.rmtree(self.bundle)
        self.bundle.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(frozen, self.bundle / home)
        place = place or beside(home)
        for name, source, kind in json.loads(collected.read_text(encoding="utf-8")):
            if kind == "PYMODULE":
                self._origins[f"module:{name}"] = here(source)
            elif kind != "SYMLINK":
                self._origins[place(kind, PureWindowsPath(name).as_posix()).as_posix()] = here(source)

    def add_font(self) -> None:
        """The font that is shown where there is no other."""
        folder = self.bundle / INTERNAL / FONTS.parent
        for name, path in typefaces().items():
            self._copy(path, folder / name)
        self._copy(LINUX / "fonts.conf", self.bundle / INTERNAL / FONTS)

    def add_starters(self) -> None:
        """The commands, which look at the machine first."""
        own = [path for path in elf.programs(self.bundle) if FOLDER not in path.parts]
        text = script(LINUX / STARTER)
        text = text.replace("@GLIBC@", elf.dotted(elf.newest(own, "GLIBC")[0][:2]))
        text = text.replace("@PROCESSOR@", " ".join(sorted(X86_64_V2)))
        for name in PROGRAMS:
            self._write(LINUX / STARTER, self.bundle / name, text).chmod(0o755)

    def add_desktop_files(self, python: Path) -> None:
        """What a desktop reads, where a package would have it, and the script that puts it there.

        `python`: one with Harzdame, which draws the icons and knows the options for the manual pages.
        """
        share = self.bundle / "share"
        self._copy(LINUX / f"{ID}.desktop", share / "applications" / f"{ID}.desktop")
        self._copy(LINUX / f"{ID}.xml", share / "mime" / "packages" / f"{ID}.xml")
        metainfo = LINUX / f"{ID}.metainfo.xml"
        described = metainfo.read_text(encoding="utf-8")
        described = described.replace("@VERSION@", self._version).replace("@DATE@", today().isoformat())
        self._write(metainfo, share / "metainfo" / metainfo.name, described)
        pages = share / "man" / "man1"
        subprocess.run([str(python), str(LINUX / "manual.py"), str(pages)], check=True)
        for page in pages.iterdir():
            self._note(page, LINUX / "man" / page.name)
        self._copy(LINUX / "install.sh", self.bundle / "install.sh")
        (self.bundle / "install.sh").chmod(0o755)
        self._add_icons(share / "icons" / "hicolor", python)

    def _add_icons(self, folder: Path, python: Path) -> None:
        drawing = ROOT / "resources" / "icons" / "harzdame.svg"
        self._copy(drawing, folder / "scalable" / "apps" / f"{ID}.svg")
        sizes = [str(size) for size in _ICON_SIZES]
        command = [str(python), str(ROOT / "packaging" / "icons.py"), str(folder), ID, *sizes]
        subprocess.run(command, check=True, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
        for picture in folder.rglob("*.png"):
            self._note(picture, drawing)

    def add_terms(self, parts: Parts, linked: Iterable[BundlePart] = ()) -> dict[str, BundlePart]:
        """The licences of all that is in the bundle, and the list of its parts.

        `linked`: what has become a part of the engine's module, and is no file of its own.

        Raises:
            UnknownFileError: something has no licence.
        """
        self._write(LINUX, self._terms / sbom.NAME, "")
        sorted_parts = parts.sort(self._origins.items())
        sorted_parts |= {f"linked:{part.name}": part for part in linked}
        sbom.write(self._terms / sbom.NAME, self._version, licences.distinct(sorted_parts))
        licences.write(self._terms / LICENCES, sorted_parts)
        return sorted_parts

    def note(self, name: Path, source: Path) -> None:
        """Remember what a file in the bundle, made by another program, was made from."""
        self._note(self.bundle / name, source)

    def _copy(self, source: Path, target: Path) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
        self._note(target, source)

    def _write(self, source: Path, target: Path, text: str) -> Path:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        self._note(target, source)
        return target

    def _note(self, target: Path, source: Path) -> None:
        self._origins[target.relative_to(self.bundle).as_posix()] = source


def typefaces() -> dict[str, Path]:
    """The files of the font to carry, by name.

    Raises:
        FileNotFoundError: it is not installed here.
    """
    files = {path.name: path for folder in _FONT_FOLDERS for path in Path(folder).rglob("DejaVuSans*.ttf")}
    try:
        return {name: files[name] for name in _TYPEFACES}
    except KeyError as error:
        text = f"{error.args[0]} is not installed; on Debian: apt-get install fonts-dejavu-core"
        raise FileNotFoundError(text) from error


def script(path: Path) -> str:
    """A script of a shell, with the function by which it tells what is wrong."""
    telling = (LINUX / "refuse.sh").read_text(encoding="utf-8")
    return path.read_text(encoding="utf-8").replace("@REFUSE@\n", telling)
