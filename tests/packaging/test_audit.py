"""The search for known holes, against a database of our own on this machine."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.packaging.conftest import Script

Answer = Callable[[dict[str, Any]], bytes]


@pytest.fixture
def audit(script: Script) -> ModuleType:
    return script("audit")


@pytest.fixture
def database() -> Iterator[Callable[[Answer], str]]:
    """Start a database that answers so; returns its address."""
    servers: list[HTTPServer] = []

    def start(answer: Answer) -> str:
        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                self.send_response(200)
                self.end_headers()
                self.wfile.write(answer(question))

            def log_message(self, *_: object) -> None:
                pass

        server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return f"http://127.0.0.1:{server.server_port}/v1/querybatch"

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


def none_known(question: dict[str, Any]) -> bytes:
    return json.dumps({"results": [{} for _ in question["queries"]]}).encode()


def a_hole_in_pillow(question: dict[str, Any]) -> bytes:
    def result(query: dict[str, Any]) -> dict[str, Any]:
        assert query["package"]["ecosystem"] == "PyPI"
        return {"vulns": [{"id": "GHSA-1"}]} if query["package"]["name"] == "pillow" else {}

    return json.dumps({"results": [result(query) for query in question["queries"]]}).encode()


def test_where_none_is_known_all_is_well(
    audit: ModuleType, database: Callable[[Answer], str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.main(["--database", database(none_known)]) == audit.NONE_KNOWN
    assert "packages checked, 0 with known holes." in capsys.readouterr().out


def test_a_known_hole_is_told(
    audit: ModuleType, database: Callable[[Answer], str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.main(["--database", database(a_hole_in_pillow)]) == audit.KNOWN
    assert "GHSA-1" in capsys.readouterr().out


def everywhere(result: object) -> Answer:
    return lambda question: json.dumps({"results": [result for _ in question["queries"]]}).encode()


@pytest.mark.parametrize(
    "answer",
    [
        *(
            lambda _, text=text: text
            for text in (b"", b"[]", b"{}", b'{"results": [{}]}', b"<html>log in</html>")
        ),
        everywhere(None),
        everywhere({"vulns": [{}]}),
        everywhere({"vulns": 3}),
        everywhere({"next_page_token": "more"}),
    ],
)
def test_what_is_no_answer_is_never_called_well(
    audit: ModuleType, database: Callable[[Answer], str], capsys: pytest.CaptureFixture[str], answer: Answer
) -> None:
    assert audit.main(["--database", database(answer)]) == audit.NOT_CHECKED
    assert capsys.readouterr().out.startswith("NOT CHECKED for known holes: ")


def test_without_a_network_it_says_so(audit: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(["--database", "http://127.0.0.1:1/"]) == audit.NOT_CHECKED
    assert "NOT CHECKED for known holes: 127.0.0.1 does not answer" in capsys.readouterr().out


def test_every_pin_is_asked_about(audit: ModuleType) -> None:
    assert audit.pins("# made by\n\npillow==13.0.0\nrich==15.0.0\n") == [
        audit.PinnedPackage("PyPI", "pillow", "13.0.0"),
        audit.PinnedPackage("PyPI", "rich", "15.0.0"),
    ]


def test_the_parts_of_a_bundle_are_asked_about_by_their_source(audit: ModuleType, tmp_path: Path) -> None:
    libx11 = "pkg:deb/debian/libx11@2:1.8%2Bx-2?arch=source"
    components = [
        {"name": "libx11-6", "version": "1", "purl": f"{libx11}&distro=debian-12"},
        {"name": "libx11-xcb1", "version": "1", "purl": f"{libx11}&distro=debian-12"},
        {"name": "expat", "version": "2", "purl": "pkg:deb/ubuntu/expat@2?arch=source&distro=ubuntu-22.04"},
        {"name": "fsrs", "version": "6", "purl": "pkg:pypi/fsrs@6"},
        {"name": "icu", "version": "73", "purl": "pkg:generic/icu@73"},
    ]  # fmt: skip
    items, others = audit.parts({"components": components})
    assert items == [
        audit.PinnedPackage("Debian:12", "libx11", "2:1.8+x-2"),
        audit.PinnedPackage("Ubuntu:22.04:LTS", "expat", "2"),
        audit.PinnedPackage("PyPI", "fsrs", "6"),
    ]
    assert others == ["icu 73"]
