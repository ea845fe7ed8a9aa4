"""What can go wrong on the way to Discord, and how long it asks to be left alone."""

from __future__ import annotations

import aiohttp
import discord

UNREACHED = (discord.HTTPException, OSError, aiohttp.ClientError)
"""A request was refused, or its answer never came; whether it took effect is not known then."""
ALREADY_ANSWERED = 40060
UNKNOWN_INTERACTION = 10062
NO_SUCH_RECIPIENT = (50007, 50033, 50278)
"""Nobody who could be written to: closed direct messages, a user that is gone, no server in common."""


def asked_to_wait(error: BaseException) -> float:
    """Seconds until Discord wants to hear of us again; 0 where it has said nothing."""
    if not isinstance(error, discord.HTTPException) or error.status != 429:
        return 0.0
    try:
        return max(0.0, float(error.response.headers.get("Retry-After", 0)))
    except ValueError:
        return 0.0


def never_arrives(error: BaseException) -> bool:
    """The person cannot be written to; trying again would not help."""
    if isinstance(error, discord.Forbidden | discord.NotFound):
        return True
    return isinstance(error, discord.HTTPException) and error.code in NO_SUCH_RECIPIENT
