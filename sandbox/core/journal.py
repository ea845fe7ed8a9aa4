"""The sandbox on disk: one line of JSON for each change, so that a stop at any moment loses nothing.

`state.jsonl` holds lines `[kind, id, data]`; a later line for the same thing replaces an earlier one, `null` removes
it. Reading tolerates a torn last line. Each start rewrites the file with the living things only, atomically.
"""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

if sys.platform != "win32":
    import fcntl

Entry = tuple[str, str, dict[str, Any]]


class InUse(Exception):
    """Another sandbox works with the directory."""


class Journal:
    """Append-only file of changes."""

    def __init__(self, directory: Path) -> None:
        directory.mkdir(parents=True, exist_ok=True)
        self.directory = directory
        self._lock = _lock(directory / "lock")
        self._path = directory / "state.jsonl"
        self._live = self._read()
        self._rewrite()
        self._file = self._path.open("a", encoding="utf-8")

    def entries(self) -> Iterator[Entry]:
        """Everything alive at the time of opening, in order of first appearance."""
        for (kind, key), data in self._live.items():
            yield kind, key, data

    def put(self, kind: str, key: str, data: dict[str, Any] | None) -> None:
        """Note a thing's newest state, or with None its end."""
        self._file.write(json.dumps([kind, key, data], ensure_ascii=False) + "\n")
        self._file.flush()

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
        self._lock.close()

    def _read(self) -> dict[tuple[str, str], dict[str, Any]]:
        live: dict[tuple[str, str], dict[str, Any]] = {}
        if not self._path.exists():
            return live
        with self._path.open(encoding="utf-8") as lines:
            for line in lines:
                try:
                    kind, key, data = json.loads(line)
                except ValueError:
                    break  # the process died while writing this line; it was acknowledged to nobody
                if data is None:
                    live.pop((kind, key), None)
                else:
                    live[kind, key] = data
        return live

    def _rewrite(self) -> None:
        fresh = self._path.with_suffix(".new")
        with fresh.open("w", encoding="utf-8") as out:
            for (kind, key), data in self._live.items():
                out.write(json.dumps([kind, key, data], ensure_ascii=False) + "\n")
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(self._path)


def _lock(path: Path) -> IO[str]:
    """Two sandboxes in one directory would spoil each other's files; the lock ends with the process that holds it."""
    file = path.open("w", encoding="utf-8")
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise InUse(f"{path.parent} is in use by another sandbox") from None
    return file
