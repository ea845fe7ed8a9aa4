"""Who is mentioned in a message, and who is notified by it."""

import re
from dataclasses import dataclass

from sandbox.core.model import Channel, Flag, Message
from sandbox.core.permissions import Permission, can_view, in_channel
from sandbox.core.world import World
from sandbox.forms.components import walk
from sandbox.forms.messages import AllowedMentions

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass
class Mentions:
    """The result: what the message says it mentions, and whose phone rings."""

    users: list[str]
    roles: list[str]
    everyone: bool
    pinged: list[str]


def find_mentions(world: World, channel: Channel, message: Message, allowed: AllowedMentions | None) -> Mentions:
    """Read the message's text under the rules of allowed_mentions (None: everything counts)."""
    guild = world.guild_of(channel)
    text = readable_text(message)
    users = [u for u in dict.fromkeys(_USER.findall(text)) if u in world.users and _allows(allowed, "users", u)]
    roles: list[str] = []
    everyone = False
    if guild:
        powerful = bool(in_channel(world, channel, message.author_id) & Permission.MENTION_EVERYONE)
        found = [r for r in dict.fromkeys(_ROLE.findall(text)) if r in guild.roles and r != guild.id]
        roles = [r for r in found if _allows(allowed, "roles", r) and (guild.roles[r].mentionable or powerful)]
        everyone = powerful and bool(_EVERYONE.search(text)) and (allowed is None or "everyone" in allowed.parse)
    users += [u for u in _replied_to(world, message, allowed) if u not in users]
    pinged = set(users)
    if guild:
        pinged |= {m.user_id for m in guild.members.values() if everyone or set(m.roles) & set(roles)}
    silent = bool(message.flags & Flag.SUPPRESS_NOTIFICATIONS)
    reached = [u for u in sorted(pinged) if not silent and u != message.author_id and can_view(world, channel, u)]
    if message.only_for is not None:
        reached = []  # an ephemeral answer rings nowhere
    return Mentions(users, roles, everyone, reached)


def readable_text(message: Message) -> str:
    """All text of a message in which a mention counts: content and text displays, not embeds."""
    displays = [part["content"] for part in walk(message.components) if part["type"] == 10]
    return "\n".join([message.content, *displays])


def _allows(allowed: AllowedMentions | None, kind: str, key: str) -> bool:
    if allowed is None or kind in allowed.parse:
        return True
    return key in (allowed.users if kind == "users" else allowed.roles)


def _replied_to(world: World, message: Message, allowed: AllowedMentions | None) -> list[str]:
    if not message.reference or message.reference.get("type", 0) != 0:
        return []
    target = world.messages.get(message.reference.get("message_id", ""))
    wanted = allowed is None or allowed.replied_user
    return [target.author_id] if target and wanted else []
