"""The engine without the page: in a worker of its own in the browser, or under CPython."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, Page

ROOT = Path(__file__).resolve().parents[2]
GAME = Path(__file__).with_name("game.json")

ENGINE = """async ({ requests, way }) => {
  const config = JSON.parse(document.getElementById("config").textContent);
  const base = document.baseURI.split("#")[0];
  const worker = new Worker(config.worker, { type: "module", name: new URL(config.pyodide, base).href });
  const answers = new Map();
  const bytesOf = async url => {
    const { body } = await fetch(url);
    const plain = url.endsWith(".bin") ? body.pipeThrough(new DecompressionStream("gzip")) : body;
    return new Uint8Array(await new Response(plain).arrayBuffer());
  };
  let started;
  const done = new Promise((resolve, reject) => {
    worker.onmessage = async ({ data }) => {
      if (data.type === "fatal") reject(new Error(data.message));
      const { type, url } = data;
      if (type === "fetch") worker.postMessage({ type: "file", url, bytes: await bytesOf(url) });
      if (data.type === "status") started = data.way;
      if (data.id === undefined) return;
      answers.set(data.id, data);
      if (answers.size === requests.length) resolve();
    };
  });
  worker.postMessage({ type: "boot", config, way });
  worker.postMessage({ type: "module", module: await WebAssembly.compileStreaming(fetch(config.wasm)) });
  requests.forEach((request, id) => worker.postMessage({ id, ...request }));
  await done;
  worker.terminate();
  if (started !== way) throw new Error(`started from the ${started}, not the ${way}`);
  return requests.map((_, id) => answers.get(id));
}"""

CPYTHON = """
import json, sys
from bridge.api import Session
session = Session()
for request in json.load(sys.stdin):
    print(session.handle(json.dumps(request)))
"""


# The games that the page has stored, newest or not.
STORED = """() => new Promise((resolve, reject) => {
  const open = indexedDB.open("bones-and-banners");
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const all = open.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => { open.result.close(); resolve(all.result); };
  };
})"""


def in_browser(page: Page, requests: list[dict[str, Any]], way: str = "snapshot") -> list[dict[str, Any]]:
    """The answers of a fresh engine in Pyodide, in the page's own worker; way: "snapshot" or "library"."""
    answers: list[dict[str, Any]] = page.evaluate(ENGINE, {"requests": requests, "way": way})
    return answers


def in_cpython(requests: list[dict[str, Any]], hash_seed: str) -> list[dict[str, Any]]:
    numbered = [{"id": number, **request} for number, request in enumerate(requests)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py"), "PYTHONHASHSEED": hash_seed}
    output = subprocess.run(
        [sys.executable, "-c", CPYTHON],
        input=json.dumps(numbered),
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [json.loads(line) for line in output.splitlines()]


def bots_record(seed: str) -> dict[str, Any]:
    """A whole game between two bots."""
    seats = [{"kind": "bot", "bot": "beginner", "name": ""}, {"kind": "bot", "bot": "expert", "name": ""}]
    requests: list[dict[str, Any]] = [{"type": "new", "game": "dice_poker", "seats": seats, "seed": seed}]
    requests += [{"type": "step"}] * 400 + [{"type": "save"}]
    record: dict[str, Any] = in_cpython(requests, "0")[-1]["result"]["record"]
    return record


def fixed_game(*bots: str, ply: int | None = None) -> dict[str, Any]:
    """The game of game.json, whole (201 to 191) or as it stood at a ply: of a person and bots, or two people.

    >>> fixed_game("master")["seats"][1]["bot"]
    'master'
    """
    record: dict[str, Any] = json.loads(GAME.read_text())
    record["seats"] = [record["seats"][0], *({"kind": "bot", "bot": bot, "name": ""} for bot in bots)]
    if not bots:
        record["seats"] *= 2
    if ply is not None:
        answers = in_cpython([{"type": "load", "record": record}, {"type": "branch", "ply": ply}], "0")
        record = answers[1]["result"]["record"]
    return record


def as_file(record: dict[str, Any]) -> FilePayload:
    """A record as the file that a player would choose."""
    return {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
