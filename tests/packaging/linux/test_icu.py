"""ICU's data, thinned out to what Qt asks for."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from tests.packaging.conftest import Script

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="for Linux only")

HEADER = b"\x20\x00\xda\x27".ljust(32, b"\0")
ITEMS = {
    "icudt73l/coll/de.res": b"ordered".ljust(16, b"\0"),
    "icudt73l/euc-jp.cnv": b"x" * 8192,
    "icudt73l/iso-8859_2.cnv": b"y" * 1024,
    "icudt73l/region/de.res": b"Frankreich".ljust(16, b"\0"),
}


def test_a_table_is_read_as_it_was_written(script: Script) -> None:
    icu = script("linux.icu")
    assert icu.read(icu.write(icu.Table(HEADER, ITEMS))) == icu.Table(HEADER, ITEMS)


def test_every_content_begins_where_icu_expects_it(script: Script) -> None:
    icu = script("linux.icu")
    odd = dict(zip(ITEMS, (b"1", b"22", b"333", b"4444"), strict=True))
    data = icu.write(icu.Table(HEADER, odd))
    assert [data.index(content) % 16 for content in odd.values()] == [0, 0, 0, 0]


def test_what_is_no_table_is_refused(script: Script) -> None:
    with pytest.raises(ValueError, match="no data of ICU"):
        script("linux.icu").read(b"\x7fELF".ljust(64, b"\0"))


@pytest.mark.skipif(shutil.which("ld") is None, reason="needs the binutils")
def test_a_library_keeps_its_name_and_what_qt_asks_for(script: Script, tmp_path: Path) -> None:
    icu = script("linux.icu")
    library = tmp_path / "libicudata.so.73"
    (tmp_path / "table").write_bytes(icu.write(icu.Table(HEADER, ITEMS)))
    source = tmp_path / "table.s"
    source.write_text(f'.section .rodata\n.globl icudt73_dat\nicudt73_dat: .incbin "{tmp_path}/table"\n')
    subprocess.run(["as", source, "-o", tmp_path / "table.o"], check=True)
    subprocess.run(["ld", "-shared", tmp_path / "table.o", "-o", library], check=True)
    icu.thin_out(library)
    content = library.read_bytes()
    table = icu.read(content[content.index(HEADER) :])
    assert list(table.items) == ["icudt73l/coll/de.res", "icudt73l/iso-8859_2.cnv"]
    shown = subprocess.run(
        ["readelf", "-dW", "--dyn-syms", library], capture_output=True, text=True, check=True
    )
    assert "soname: [libicudata.so.73]" in shown.stdout
    assert "icudt73_dat" in shown.stdout


@pytest.mark.skipif(shutil.which("objdump") is None, reason="needs the binutils")
def test_qt_asks_icu_for_nothing_else() -> None:
    """Another Qt may ask for data that are left out today."""
    core = Path(PySide6.__path__[0]) / "Qt/lib/libQt6Core.so.6"
    shown = subprocess.run(["objdump", "-T", core], capture_output=True, text=True, check=True).stdout
    asked = re.findall(r" ((?:u|UCNV)\w+)_\d\d$", shown, re.MULTILINE)
    assert "ucol_open" in asked
    known = ("ucal_", "ucnv_", "UCNV_", "ucol_", "u_strToLower", "u_strToUpper")
    assert [name for name in asked if not name.startswith(known)] == []
