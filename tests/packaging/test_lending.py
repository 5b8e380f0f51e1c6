from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.conftest import Script


@pytest.fixture
def lending(script: Script) -> ModuleType:
    return script("lending")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "order.txt").write_text("libpng.so\nlibfreetype.so\nlibfontconfig.so\n", encoding="utf-8")
    return tmp_path


def test_only_what_the_system_lacks_is_loaded_and_in_order(lending: ModuleType, folder: Path) -> None:
    loaded: list[Path] = []

    def load(path: Path) -> bool:
        loaded.append(path)
        return True

    lent = lending.lend_libraries(folder, lambda name: name == "libfreetype.so", load)
    assert lent == ["libpng.so", "libfontconfig.so"]
    assert loaded == [folder / "libpng.so", folder / "libfontconfig.so"]


def test_what_cannot_be_loaded_is_not_lent(lending: ModuleType, folder: Path) -> None:
    assert lending.lend_libraries(folder, lambda name: False, lending._load) == []


def test_a_bundle_for_another_system_lends_nothing(lending: ModuleType, tmp_path: Path) -> None:
    assert lending.lend_libraries(tmp_path, lambda name: False, lambda path: True) == []


def test_a_font_is_found_below_any_folder(lending: ModuleType, tmp_path: Path) -> None:
    assert not lending.has_fonts([tmp_path, tmp_path / "nowhere"])
    (tmp_path / "truetype" / "kind").mkdir(parents=True)
    (tmp_path / "truetype" / "README").touch()
    assert not lending.has_fonts([tmp_path])
    (tmp_path / "truetype" / "kind" / "Sans.ttf").touch()
    assert lending.has_fonts([tmp_path / "nowhere", tmp_path])


@pytest.mark.parametrize(
    ("libraries", "fonts", "named"),
    [([], True, False), ([], False, True), (["libfontconfig.so.1"], True, True)],
)
def test_the_bundles_font_is_named_where_it_is_needed(
    lending: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    *,
    libraries: list[str],
    fonts: bool,
    named: bool,
) -> None:
    monkeypatch.setenv("FONTCONFIG_FILE", "")  # so that it is put back
    monkeypatch.delenv("FONTCONFIG_FILE")
    monkeypatch.setattr(lending.sys, "platform", "linux")
    monkeypatch.setattr(lending.sys, "_MEIPASS", str(tmp_path), raising=False)
    monkeypatch.setattr(lending, "lend_libraries", lambda *_: libraries)
    monkeypatch.setattr(lending, "has_fonts", lambda folders: fonts)
    lending.lend()
    assert (lending.os.environ.get("FONTCONFIG_FILE") == str(tmp_path / "lent/fonts/fonts.conf")) is named
