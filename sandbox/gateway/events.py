"""Events of the gateway: which intent each needs."""

from dataclasses import dataclass

from sandbox.core.model import Json

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_MODERATION = 1 << 2
PRESENCES = 1 << 8
GUILD_MESSAGES = 1 << 9
GUILD_REACTIONS = 1 << 10
GUILD_TYPING = 1 << 11
DIRECT_MESSAGES = 1 << 12
DIRECT_REACTIONS = 1 << 13
DIRECT_TYPING = 1 << 14
MESSAGE_CONTENT = 1 << 15
GUILD_POLLS = 1 << 24
DIRECT_POLLS = 1 << 25
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT
KNOWN_INTENTS = (1 << 26) - 1

_NEEDED = {
    "GUILD_CREATE": GUILDS,
    "GUILD_UPDATE": GUILDS,
    "GUILD_DELETE": GUILDS,
    "GUILD_ROLE_CREATE": GUILDS,
    "GUILD_ROLE_UPDATE": GUILDS,
    "GUILD_ROLE_DELETE": GUILDS,
    "CHANNEL_CREATE": GUILDS,
    "CHANNEL_UPDATE": GUILDS,
    "CHANNEL_DELETE": GUILDS,
    "THREAD_CREATE": GUILDS,
    "THREAD_UPDATE": GUILDS,
    "THREAD_DELETE": GUILDS,
    "THREAD_MEMBERS_UPDATE": GUILD_MEMBERS,
    "GUILD_BAN_ADD": GUILD_MODERATION,
    "GUILD_BAN_REMOVE": GUILD_MODERATION,
    "GUILD_MEMBER_ADD": GUILD_MEMBERS,
    "GUILD_MEMBER_UPDATE": GUILD_MEMBERS,
    "GUILD_MEMBER_REMOVE": GUILD_MEMBERS,
}
_NEEDED_IN = {  # (in a guild, in a direct message)
    "CHANNEL_PINS_UPDATE": (GUILDS, DIRECT_MESSAGES),
    "MESSAGE_CREATE": (GUILD_MESSAGES, DIRECT_MESSAGES),
    "MESSAGE_UPDATE": (GUILD_MESSAGES, DIRECT_MESSAGES),
    "MESSAGE_DELETE": (GUILD_MESSAGES, DIRECT_MESSAGES),
    "MESSAGE_DELETE_BULK": (GUILD_MESSAGES, DIRECT_MESSAGES),
    "MESSAGE_REACTION_ADD": (GUILD_REACTIONS, DIRECT_REACTIONS),
    "MESSAGE_REACTION_REMOVE": (GUILD_REACTIONS, DIRECT_REACTIONS),
    "MESSAGE_REACTION_REMOVE_ALL": (GUILD_REACTIONS, DIRECT_REACTIONS),
    "MESSAGE_REACTION_REMOVE_EMOJI": (GUILD_REACTIONS, DIRECT_REACTIONS),
    "MESSAGE_POLL_VOTE_ADD": (GUILD_POLLS, DIRECT_POLLS),
    "MESSAGE_POLL_VOTE_REMOVE": (GUILD_POLLS, DIRECT_POLLS),
    "TYPING_START": (GUILD_TYPING, DIRECT_TYPING),
}


@dataclass
class Event:
    """Something the gateway tells: to the shard of its guild, with the right intent."""

    name: str
    data: Json
    guild_id: str | None = None
    about_bot: bool = False  # news about the bot's own membership need no further intent
    without_content: Json | None = None  # what a bot without the message content intent gets instead

    @property
    def intent(self) -> int:
        """The intent it needs; 0 if it is always sent."""
        if self.about_bot:
            return 0
        if pair := _NEEDED_IN.get(self.name):
            return pair[0] if self.guild_id else pair[1]
        return _NEEDED.get(self.name, 0)

    def for_intents(self, intents: int) -> Json | None:
        """The data a session with these intents gets, or None if it does not hear of it."""
        if self.intent and not intents & self.intent:
            return None
        if self.without_content is not None and not intents & MESSAGE_CONTENT:
            return self.without_content
        return self.data
