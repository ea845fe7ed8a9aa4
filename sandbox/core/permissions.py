"""Who may do what where, computed the way Discord documents it."""

from sandbox.core.model import Channel, ChannelType, Guild, Message
from sandbox.core.world import World


class Permission:
    """The bits that matter to the sandbox."""

    CREATE_INVITES = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    SEND_TTS_MESSAGES = 1 << 12
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    PIN_MESSAGES = 1 << 51


P = Permission
ALL_PERMISSIONS = (1 << 53) - 1
MEMBER_DEFAULT = (
    P.CREATE_INVITES
    | P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.CHANGE_NICKNAME
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS
)
BOT_DEFAULT = MEMBER_DEFAULT | P.PIN_MESSAGES | P.MANAGE_THREADS
DIRECT_MESSAGE = MEMBER_DEFAULT & ~(P.CREATE_PUBLIC_THREADS | P.CREATE_PRIVATE_THREADS) | P.PIN_MESSAGES
# Who may not write loses what only makes sense together with writing.
_NEEDS_WRITING = P.MENTION_EVERYONE | P.SEND_TTS_MESSAGES | P.ATTACH_FILES | P.EMBED_LINKS


def in_guild(guild: Guild, user_id: str) -> int:
    """A member's permissions before any channel's overwrites."""
    if guild.owner_id == user_id:
        return ALL_PERMISSIONS
    member = guild.members.get(user_id)
    if member is None:
        return 0
    bits = guild.roles[guild.id].permissions
    for role_id in member.roles:
        bits |= guild.roles[role_id].permissions
    return ALL_PERMISSIONS if bits & P.ADMINISTRATOR else bits


def in_channel(world: World, channel: Channel, user_id: str) -> int:
    """A user's permissions in a channel, thread or direct message channel."""
    guild = world.guild_of(channel)
    if guild is None:
        return DIRECT_MESSAGE if user_id == world.app.id or user_id in channel.recipients else 0
    bits = in_guild(guild, user_id)
    if bits == ALL_PERMISSIONS:
        return bits
    if user_id not in guild.members:
        return 0
    # A thread has no overwrites of its own: its parent's count.
    place = world.channels.get(channel.parent_id or "", channel) if channel.thread else channel
    bits = _overwritten(guild, place, user_id, bits)
    if not bits & P.VIEW_CHANNEL:
        return 0
    if channel.type == ChannelType.PRIVATE_THREAD and channel.thread:
        invited = user_id in channel.thread.members or bits & P.MANAGE_THREADS
        if not invited:
            return 0
    silent_until = guild.members[user_id].silent_until
    if silent_until is not None and silent_until > world.clock.now():
        bits &= P.VIEW_CHANNEL | P.READ_MESSAGE_HISTORY
    writing = P.SEND_MESSAGES_IN_THREADS if channel.thread else P.SEND_MESSAGES
    return bits if bits & writing else bits & ~_NEEDS_WRITING


def _overwritten(guild: Guild, place: Channel, user_id: str, bits: int) -> int:
    everyone = place.overwrites.get(guild.id)
    if everyone:
        bits = bits & ~everyone.deny | everyone.allow
    allow = deny = 0
    for role_id in guild.members[user_id].roles:
        if overwrite := place.overwrites.get(role_id):
            allow |= overwrite.allow
            deny |= overwrite.deny
    bits = bits & ~deny | allow
    if own := place.overwrites.get(user_id):
        bits = bits & ~own.deny | own.allow
    return bits


def can_view(world: World, channel: Channel, user_id: str) -> bool:
    """The channel exists for that user."""
    return bool(in_channel(world, channel, user_id) & P.VIEW_CHANNEL)


def can_read(world: World, message: Message, user_id: str) -> bool:
    """The user has this message on the screen when looking at its channel."""
    channel = world.channels.get(message.channel_id)
    return channel is not None and can_view(world, channel, user_id) and not message.hidden_from(user_id)


def readers(world: World, message: Message) -> list[str]:
    """The ids of all people (not the bot) who see a message."""
    if message.only_for is not None:
        return [] if message.dismissed else [message.only_for]
    channel = world.channels[message.channel_id]
    guild = world.guild_of(channel)
    people = list(guild.members) if guild else channel.recipients
    return [user_id for user_id in people if user_id != world.app.id and can_view(world, channel, user_id)]


def is_public(world: World, message: Message) -> bool:
    """Anybody who joins the server, without any role, could read it."""
    channel = world.channels.get(message.channel_id)
    guild = world.guild_of(channel) if channel else None
    if message.only_for is not None or channel is None or guild is None:
        return False
    if channel.type == ChannelType.PRIVATE_THREAD:
        return False
    place = world.channels.get(channel.parent_id or "", channel) if channel.thread else channel
    bits = guild.roles[guild.id].permissions
    if everyone := place.overwrites.get(guild.id):
        bits = bits & ~everyone.deny | everyone.allow
    return bool(bits & (P.VIEW_CHANNEL | P.ADMINISTRATOR))
