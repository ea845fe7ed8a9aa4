"""What an operator can set: environment variables, or a `.env` file beside where the bot is started."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class ConfigError(Exception):
    """A setting is missing or makes no sense; the message says what to do."""


@dataclass(frozen=True)
class Config:
    """Everything the bot is told from outside. `api` is only ever another Discord on this very machine."""

    token: str = ""
    database: Path = Path("data/tables.sqlite3")
    log_level: str = "INFO"
    api: str | None = None
    gateway: str | None = None
    cdn: str | None = None
    pace: float = 1.5  # seconds between two requests of one table's publisher
    drawers: int = 2  # processes that draw

    def __post_init__(self) -> None:
        for url in (self.api, self.gateway, self.cdn):
            if url is not None and urlsplit(url).hostname not in LOOPBACK:
                raise ConfigError(f"DISCORD_API must be on this machine: the token would be sent to {url}")


def read_env_file(path: Path) -> dict[str, str]:
    """`NAME=value` lines; empty lines and those that begin with # are skipped, quotes around a value dropped."""
    found: dict[str, str] = {}
    if not path.is_file():
        return found
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        name, equals, value = text.removeprefix("export ").partition("=")
        if not equals:
            raise ConfigError(f"{path.name}, line {number}: expected NAME=value")
        found[name.strip()] = value.strip().strip("\"'")
    return found


def load_config(environ: Mapping[str, str] | None = None, env_file: Path = Path(".env")) -> Config:
    """The configuration; what the environment says wins over the file."""
    given = {**read_env_file(env_file), **(os.environ if environ is None else environ)}
    api = given.get("DISCORD_API") or None
    host = f"//{urlsplit(api).netloc}" if api else None
    token = given.get("DISCORD_TOKEN", "").strip()
    if not token.isprintable() or " " in token:
        raise ConfigError("DISCORD_TOKEN must be one word: copy it anew from the application's page, section Bot")
    level = given.get("BOT_LOG_LEVEL", "INFO").upper()
    if level not in LEVELS:
        raise ConfigError(f"BOT_LOG_LEVEL must be one of {', '.join(LEVELS)}, not {level!r}")
    return Config(
        token=token,
        database=Path(given.get("BOT_DATABASE") or "data/tables.sqlite3"),
        log_level=level,
        api=api,
        gateway=given.get("DISCORD_GATEWAY") or (f"ws:{host}/gateway" if host else None),
        cdn=given.get("DISCORD_CDN") or (f"http:{host}/cdn" if host else None),
        pace=_number(given, "BOT_PACE", 1.5, 0.0, 60.0),
        drawers=int(_number(given, "BOT_DRAWERS", 2, 1, 32)),
    )


def _number(given: Mapping[str, str], name: str, default: float, least: float, most: float) -> float:
    text = given.get(name)
    if not text:
        return default
    try:
        value = float(text)
    except ValueError:
        raise ConfigError(f"{name} must be a number, not {text!r}") from None
    if not least <= value <= most:
        raise ConfigError(f"{name} must be from {least} to {most}, not {text}")
    return value
