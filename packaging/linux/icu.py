"""ICU's data without what Qt never asks for: of 32 MB, 5 are left.

Qt calls ICU to sort text by a language, to write it in capitals, to decode rare encodings and to name time
zones (`objdump -T libQt6Core.so.6`); names of countries, currencies and units, rules for words and lines and
transliterations are for other programs. The library is one table of items, which is thinned out and linked
again under the same name, by the binutils that PyInstaller needs as well.
"""

from __future__ import annotations

import re
import struct
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

_MAGIC = b"\xda\x27"
_ALIGNED = 16
_LARGEST_CONVERTER = 4096
"""Those of one byte to a letter are smaller; larger ones are of East Asia, whose texts Python decodes."""
_KEPT = re.compile(
    r"coll/.*"  # the order of letters
    r"|cnvalias\.icu"  # the names of encodings
    r"|(root|pool|res_index|icuver|icustd|supplementalData|likelySubtags|keyTypeData|metadata)\.res"
    r"|(numberingSystems|zoneinfo64|timezoneTypes|metaZones|windowsZones)\.res"
    r"|zone/(pool|root|res_index|en|de)\.res"  # and their names in the app's languages
)
_LINKED = """
.section .rodata
.balign {aligned}
.globl {symbol}
.type {symbol}, @object
{symbol}: .incbin "{table}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", @progbits
"""


class Table(NamedTuple):
    """ICU's table of data."""

    header: bytes
    items: dict[str, bytes]
    """Contents by name, such as `icudt73l/coll/de.res`."""

    def kept(self) -> Table:
        """The table of what Qt may ask for."""
        return Table(self.header, {name: text for name, text in self.items.items() if is_kept(name, text)})


def is_kept(name: str, content: bytes) -> bool:
    """Whether Qt may ask for an item."""
    own = name.partition("/")[2]
    return len(content) <= _LARGEST_CONVERTER if own.endswith(".cnv") else bool(_KEPT.fullmatch(own))


def thin_out(library: Path) -> None:
    """Leave in a `libicudata.so` what Qt may ask for.

    Raises:
        ValueError: it holds no table of ICU's.
        CalledProcessError: the tools of the binutils cannot read or link it.
    """
    symbol = f"icudt{library.suffix[1:]}_dat"
    with tempfile.TemporaryDirectory() as folder:
        table, source, made = (Path(folder, name) for name in ("table", "table.s", "table.o"))
        _call("objcopy", "-O", "binary", "--only-section=.rodata", str(library), str(table))
        table.write_bytes(write(read(table.read_bytes()).kept()))
        source.write_text(_LINKED.format(aligned=_ALIGNED, symbol=symbol, table=table), encoding="utf-8")
        _call("as", str(source), "-o", str(made))
        _call("ld", "-shared", "-z", "noexecstack", f"-soname={library.name}", str(made), "-o", str(library))


def read(data: bytes) -> Table:
    """The table in these bytes.

    Raises:
        ValueError: there is none.
    """
    if data[2:4] != _MAGIC:
        raise ValueError("no data of ICU")
    (length,) = struct.unpack_from("<H", data)
    contents = data[length:]
    (count,) = struct.unpack_from("<I", contents)
    places = list(struct.iter_unpack("<II", contents[4 : 4 + 8 * count]))
    ends = [start for _, start in places[1:]] + [len(contents)]
    items = {
        contents[name : contents.index(b"\0", name)].decode(): contents[start:end]
        for (name, start), end in zip(places, ends, strict=True)
    }
    return Table(data[:length], items)


def write(table: Table) -> bytes:
    """The bytes of a table: header, count, the places of each name and content, names, contents."""
    names = [f"{name}\0".encode() for name in table.items]
    begin = 4 + 8 * len(names)
    at = _aligned(len(table.header) + begin + sum(map(len, names))) - len(table.header)
    places = bytearray(struct.pack("<I", len(names)))
    contents = bytearray()
    for name, content in zip(names, table.items.values(), strict=True):
        places += struct.pack("<II", begin, at + len(contents))
        begin += len(name)
        contents += content.ljust(_aligned(len(content)), b"\0")
    whole = table.header + bytes(places) + b"".join(names)
    return whole.ljust(len(table.header) + at, b"\0") + bytes(contents)


def _aligned(length: int) -> int:
    return -(-length // _ALIGNED) * _ALIGNED


def _call(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)
