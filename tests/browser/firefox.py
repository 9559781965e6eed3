"""Firefox by WebDriver BiDi, which it speaks by itself: as much of it as the tests and the bench need."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import websocket

PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "app.update.enabled": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}


def write_preferences(profile: Path) -> None:
    """So that a Firefox with this profile asks nothing of anybody."""
    lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(lines))


class Firefox:
    """One Firefox with one tab. The profile is a fresh one unless `profile` says where."""

    def __init__(self, program: str, profile: Path | None = None) -> None:
        self.made = None if profile else tempfile.mkdtemp(prefix="firefox-")
        folder = profile or Path(str(self.made))
        folder.mkdir(exist_ok=True)
        write_preferences(folder)
        command = [
            program,
            "--headless",
            "--no-remote",
            "--profile",
            str(folder),
            "--remote-debugging-port",
            "0",
        ]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.socket = websocket.create_connection(
            f"{self._address()}/session", suppress_origin=True, timeout=120
        )
        self.number = 0
        self.send("session.new", {"capabilities": {}})
        self.tab = self.send("browsingContext.getTree", {})["contexts"][0]["context"]

    def _address(self) -> str:
        for line in self.process.stderr or ():
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", line)
            if found:
                return found[1]
        raise RuntimeError("Firefox ended before it could be driven")

    def send(self, method: str, params: dict[str, Any]) -> Any:
        """One command; its result. Raises RuntimeError with what Firefox says."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['error']}: {answer['message']}")
                return answer["result"]

    def goto(self, url: str) -> None:
        """Open an address and wait until its document has been read."""
        self.send("browsingContext.navigate", {"context": self.tab, "url": url, "wait": "interactive"})

    def reload(self) -> None:
        self.send("browsingContext.reload", {"context": self.tab, "wait": "interactive"})

    def evaluate(self, expression: str) -> Any:
        """The value of an expression that gives a text, a number, a truth value or nothing."""
        answer = self.send(
            "script.evaluate",
            {"expression": expression, "target": {"context": self.tab}, "awaitPromise": True},
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return answer["result"].get("value")

    def wait_for(self, expression: str, seconds: float = 90) -> None:
        """Wait until an expression is true."""
        end = time.monotonic() + seconds
        while not self.evaluate(f"Boolean({expression})"):
            if time.monotonic() > end:
                raise TimeoutError(f"{expression} on: {self.evaluate('document.body.innerText')}")
            time.sleep(0.02)

    def close(self) -> None:
        self.socket.close()
        self.process.terminate()
        self.process.wait(timeout=30)
        if self.made:
            shutil.rmtree(self.made, ignore_errors=True)

    def __enter__(self) -> Firefox:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
