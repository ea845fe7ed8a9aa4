"""The files of the CDN, in memory or in a directory."""

from pathlib import Path
from urllib.parse import quote


class Blobs:
    """Bytes by key; a key is the path part of the file's address."""

    def __init__(self, directory: Path | None = None) -> None:
        self._directory = directory
        self._memory: dict[str, bytes] = {}

    def put(self, key: str, data: bytes) -> None:
        """Keep a file."""
        self._memory[key] = data
        if self._directory:
            path = self._path(key)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)

    def get(self, key: str) -> bytes | None:
        """The file's bytes, or None."""
        if key not in self._memory and self._directory and self._path(key).is_file():
            self._memory[key] = self._path(key).read_bytes()
        return self._memory.get(key)

    def _path(self, key: str) -> Path:
        assert self._directory is not None
        return self._directory / quote(key, safe="")  # one flat directory: a key can never lead out of it
