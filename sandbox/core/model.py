"""The things Discord keeps: people, servers, channels, messages, commands, interactions.

Plain records with JSON-able fields, so that they can be written to disk as they are; ids are decimal strings.
"""

from dataclasses import dataclass, field
from typing import Any, ClassVar

Json = dict[str, Any]


class Flag:
    """Message flags."""

    CROSSPOSTED = 1 << 0
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class ChannelType:
    """Kinds of channels the sandbox has."""

    TEXT = 0
    DM = 1
    VOICE = 2
    CATEGORY = 4
    ANNOUNCEMENT = 5
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15
    MEDIA = 16
    POSTS = (15, 16)  # places that consist of threads only
    VOICES = (2, 13)


class MessageType:
    """Kinds of messages the sandbox makes."""

    DEFAULT = 0
    CHANNEL_PINNED_MESSAGE = 6
    THREAD_CREATED = 18
    REPLY = 19
    THREAD_STARTER = 21
    CHAT_INPUT_COMMAND = 20
    CONTEXT_MENU_COMMAND = 23
    ORDINARY = (0, 19, 20, 23)
    REFERRING = (19, 21, 23)  # show the message they refer to


class InteractionType:
    """What a user did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback:
    """How a bot answers an interaction."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


@dataclass
class User:
    """A person, or the bot."""

    KIND: ClassVar[str] = "user"
    id: str
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    refuses_dms: bool = False


@dataclass
class Role:
    """A role of a guild; the one with the guild's own id is @everyone."""

    id: str
    name: str
    permissions: int = 0
    position: int = 1
    mentionable: bool = False
    managed: bool = False
    color: int = 0
    hoist: bool = False


@dataclass
class Member:
    """A user in a guild."""

    user_id: str
    joined: float
    roles: list[str] = field(default_factory=list)
    nick: str | None = None
    silent_until: float | None = None  # a timeout by a moderator


@dataclass
class Invite:
    """An invitation into a channel of a guild."""

    code: str
    channel_id: str
    created: float
    max_age: int = 86400
    max_uses: int = 0
    temporary: bool = False


@dataclass
class Guild:
    """A server."""

    KIND: ClassVar[str] = "guild"
    id: str
    name: str
    owner_id: str
    bot_joined: float
    locale: str = "en-US"
    description: str | None = None
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)
    bans: dict[str, str | None] = field(default_factory=dict)  # user id -> reason
    invites: dict[str, Invite] = field(default_factory=dict)  # by code


@dataclass
class Overwrite:
    """What a channel allows or denies to a role (type 0) or a member (type 1)."""

    id: str
    type: int
    allow: int = 0
    deny: int = 0


@dataclass
class ThreadState:
    """What only threads have."""

    owner_id: str
    created: float
    archive_changed: float
    auto_archive_minutes: int = 4320
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    message_count: int = 0
    total_messages: int = 0
    members: dict[str, float] = field(default_factory=dict)  # user id -> when joined
    tags: list[str] = field(default_factory=list)


@dataclass
class Channel:
    """A text channel, category, thread or direct message channel."""

    KIND: ClassVar[str] = "channel"
    id: str
    type: int
    guild_id: str | None = None
    name: str = ""
    position: int = 0
    topic: str | None = None
    nsfw: bool = False
    parent_id: str | None = None
    slowmode: int = 0
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    recipients: list[str] = field(default_factory=list)
    settings: Json = field(default_factory=dict)  # what only some kinds have: bitrate, available_tags, …
    last_message_id: str | None = None
    last_pin: float | None = None
    thread: ThreadState | None = None


@dataclass
class Attachment:
    """A file of a message; its bytes lie in the CDN under `key`."""

    id: str
    filename: str
    size: int
    key: str
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    title: str | None = None
    ephemeral: bool = False


@dataclass
class Reaction:
    """An emoji below a message, and who put it there."""

    emoji: Json  # id (None for an ordinary emoji), name, animated
    users: list[str] = field(default_factory=list)


@dataclass
class Poll:
    """A question below a message."""

    question: str
    answers: list[Json]
    ends: float
    several: bool = False
    votes: dict[str, list[str]] = field(default_factory=dict)  # answer id -> user ids

    def over(self, now: float) -> bool:
        """Nobody can vote any more."""
        return now >= self.ends


@dataclass
class Message:
    """A message as it is now; what it was before is kept by the record of what was shown."""

    KIND: ClassVar[str] = "message"
    id: str
    channel_id: str
    author_id: str
    created: float
    content: str = ""
    author_name: str | None = None  # of a webhook's message, whose author is no user
    type: int = MessageType.DEFAULT
    flags: int = 0
    tts: bool = False
    edited: float | None = None
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[str] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    mention_everyone: bool = False
    pinged: list[str] = field(default_factory=list)  # user ids that were notified when it was posted
    pinned_at: float | None = None
    reactions: list[Reaction] = field(default_factory=list)
    nonce: str | int | None = None
    reference: Json | None = None
    poll: Poll | None = None
    snapshot: Json | None = None  # the forwarded message as it was then
    interaction: Json | None = None  # what Discord calls interaction_metadata
    command_name: str | None = None  # with its subcommands
    command_line: str | None = None  # what a reader sees who clicks the command's name above the answer
    webhook_id: str | None = None
    only_for: str | None = None  # an ephemeral message's only reader
    dismissed: bool = False  # that reader has closed it, or restarted the client
    late_edits: list[float] = field(default_factory=list)  # edits made after the message's first hour

    @property
    def ephemeral(self) -> bool:
        """Only one user sees it."""
        return bool(self.flags & Flag.EPHEMERAL)

    def hidden_from(self, user_id: str) -> bool:
        """It is somebody else's ephemeral message, or one that the user has closed."""
        return self.only_for is not None and (self.only_for != user_id or self.dismissed)

    @property
    def loading(self) -> bool:
        """It shows "… is thinking"."""
        return bool(self.flags & Flag.LOADING)

    @property
    def v2(self) -> bool:
        """It consists of components only."""
        return bool(self.flags & Flag.COMPONENTS_V2)


@dataclass
class Webhook:
    """A way into a channel under another name."""

    KIND: ClassVar[str] = "webhook"
    id: str
    token: str
    channel_id: str
    guild_id: str
    name: str


@dataclass
class Command:
    """A registered application command; `data` is what the bot sent, completed by defaults."""

    KIND: ClassVar[str] = "command"
    id: str
    version: str
    guild_id: str | None
    data: Json

    @property
    def name(self) -> str:
        """Its name, unique in its scope and type."""
        return str(self.data["name"])

    @property
    def type(self) -> int:
        """1 slash command, 2 of a user, 3 of a message."""
        return int(self.data["type"])


@dataclass
class Interaction:
    """One act of a user, and how far the bot has answered it."""

    KIND: ClassVar[str] = "interaction"
    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    guild_id: str | None
    created: float
    data: Json
    message_id: str | None = None  # whose component was used, directly or before the modal
    command_line: str | None = None
    triggered_by: Json | None = None  # of a modal's submission: what had opened the modal
    callback: int | None = None
    original_id: str | None = None  # the message @original stands for
    choices: list[Json] = field(default_factory=list)
    modal: Json | None = None


@dataclass
class Application:
    """The bot's own account."""

    KIND: ClassVar[str] = "application"
    id: str
    name: str
    token: str
    owner_id: str
    privileged_intents: int = 0
    creations: list[tuple[str, float]] = field(default_factory=list)  # commands made lately: scope, when
