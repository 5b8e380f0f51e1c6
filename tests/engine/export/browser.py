"""A browser without a screen, driven over a pipe by its own protocol. Standard library only."""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
PATIENCE = 30.0


def installed() -> str | None:
    """The browser's command, or None where there is none."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


class Browser:
    """One page. `close` when done."""

    def __init__(self, profile: Path) -> None:
        command = installed()
        assert command is not None
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self._number = 0
        self._session = ""
        self._buffer = b""
        to_browser, self._write = os.pipe()
        self._read, from_browser = os.pipe()
        self._process = subprocess.Popen(
            [
                *("bash", "-c", f'exec "$@" 3<&{to_browser} 4>&{from_browser}', "browser", command),
                *("--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"),
                *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
                "--disable-quic",
                *("--remote-debugging-pipe", f"--user-data-dir={profile}", "about:blank"),
            ],
            pass_fds=(to_browser, from_browser),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        target = self._call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self._call(f"{domain}.enable")

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        os.close(self._read)
        os.close(self._write)

    def open(self, address: str) -> None:
        self._call("Page.navigate", url=address)
        self.until("document.readyState === 'complete'")

    def evaluate(self, script: str) -> Any:
        answer = self._call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def until(self, script: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.evaluate(script):
            assert time.monotonic() < deadline, script
            time.sleep(0.02)

    def key(self, key: str) -> None:
        text = {"text": key} if len(key) == 1 else {}
        self._call("Input.dispatchKeyEvent", type="keyDown", key=key, **text)
        self._call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def click(self, selector: str) -> None:
        self.evaluate(f"document.querySelector('{selector}').scrollIntoView({{block: 'nearest'}})")
        box = self.evaluate(
            f"(b => ({{x: b.x + b.width / 2, y: b.y + b.height / 2}}))"
            f"(document.querySelector('{selector}').getBoundingClientRect())"
        )
        self.click_at(box)

    def click_at(self, box: dict[str, float]) -> None:
        """A click at `x` and `y`, in pixels of the window."""
        for kind in ("mousePressed", "mouseReleased"):
            self._call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **box)

    def prefer(self, **features: str) -> None:
        """What a person prefers, such as ``color_scheme="dark"``."""
        told = [{"name": f"prefers-{name.replace('_', '-')}", "value": to} for name, to in features.items()]
        self._call("Emulation.setEmulatedMedia", features=told)

    def resize(self, width: int, height: int) -> None:
        self._call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    def picture(self) -> bytes:
        return base64.b64decode(self._call("Page.captureScreenshot", format="png")["data"])

    def _call(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._number:
                assert "error" not in answer, answer
                return answer["result"]
            self._note(answer)

    def _note(self, event: dict[str, Any]) -> None:
        told = event.get("params", {})
        if event.get("method") == "Network.requestWillBeSent":
            self.requests.append(told["request"]["url"])
        elif event.get("method") == "Runtime.exceptionThrown" or (
            event.get("method") == "Log.entryAdded" and told["entry"]["level"] in ("error", "warning")
        ):
            self.complaints.append(str(told))

    def _next(self) -> dict[str, Any]:
        deadline = time.monotonic() + PATIENCE
        while b"\0" not in self._buffer:
            ready, _, _ = select.select([self._read], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, "the browser does not answer"
            got = os.read(self._read, 1 << 16)
            assert got, "the browser is gone"
            self._buffer += got
        message, _, self._buffer = self._buffer.partition(b"\0")
        found: dict[str, Any] = json.loads(message)
        return found
