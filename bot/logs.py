"""Logs as one JSON object per line, so that they can be searched; facts are fields, secrets never are."""

from __future__ import annotations

import json
import logging
import secrets
import sys
from typing import Any

import discord

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """Time, level, logger, message, the fields given as `extra`, and the traceback where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in _STANDARD})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Everything to standard error; libraries only from warnings on.

    Below that they tell whatever passes through them: the database's every value it stores, seeds and hands included.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("bot").setLevel(level)
    logging.getLogger().setLevel(max(logging.WARNING, logging.getLogger().level))
    logging.getLogger("discord.client").addFilter(_reconnecting)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody talks here


def _reconnecting(record: logging.LogRecord) -> bool:
    """A lost gateway is come back to: no failure of the bot, though the library tells it as one."""
    if record.msg == "Attempting a reconnect in %.2fs":
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def reference() -> str:
    """A short word that a player can quote and an operator can search the log for."""
    return secrets.token_hex(4)
