"""The app's icon as the systems ask for it."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tests.packaging.conftest import Script


def test_the_icon_of_windows_has_a_picture_of_each_size(script: Script, tmp_path: Path) -> None:
    script("icons").main([str(tmp_path / "harzdame.ico")])
    with Image.open(tmp_path / "harzdame.ico") as icon:
        assert icon.info["sizes"] == {(side, side) for side in (16, 20, 24, 32, 40, 48, 64, 256)}


def test_a_desktop_finds_each_size_in_its_place(script: Script, tmp_path: Path) -> None:
    script("icons").main([str(tmp_path), "game", "16", "48"])
    with Image.open(tmp_path / "48x48" / "apps" / "game.png") as icon:
        assert icon.size == (48, 48)
        assert icon.getpixel((24, 24))[3] == 255
        assert icon.getpixel((0, 0))[3] == 0


def test_the_icon_of_macos_has_a_picture_of_each_size(script: Script, tmp_path: Path) -> None:
    script("icons").main([str(tmp_path / "harzdame.icns")])
    with Image.open(tmp_path / "harzdame.icns") as icon:
        sides = {width * scale for width, _height, scale in icon.info["sizes"]}
    assert sides == {32, 64, 128, 256, 512, 1024}
