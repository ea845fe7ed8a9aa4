"""People, servers and channels as the JSON objects that travel (all documented fields, also the empty ones)."""

from sandbox.core.clock import iso
from sandbox.core.model import Application, Channel, ChannelType, Guild, Json, Member, Role, User
from sandbox.core.permissions import can_view, in_guild
from sandbox.core.world import World


def user_json(user: User) -> Json:
    """A user as everybody sees it."""
    return {
        "id": user.id,
        "username": user.username,
        "global_name": user.global_name,
        "discriminator": "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "banner": None,
        "accent_color": None,
        "bot": user.bot,
        "system": False,
        "flags": 0,
        "public_flags": 0,
    }


def own_user_json(user: User) -> Json:
    """The bot's user as the bot itself sees it."""
    return user_json(user) | {
        "mfa_enabled": False,
        "locale": user.locale,
        "verified": True,
        "email": None,
        "premium_type": 0,
    }


def application_json(app: Application, owner: User, guilds: int) -> Json:
    """The application's own page."""
    return {
        "id": app.id,
        "name": app.name,
        "icon": None,
        "description": "",
        "type": None,
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": _application_flags(app),
        "flags_new": str(_application_flags(app)),
        "owner": user_json(owner),
        "team": None,
        "tags": [],
        "redirect_uris": [],
        "rpc_origins": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "event_webhooks_status": 1,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
    }


def _application_flags(app: Application) -> int:
    limited = {1 << 8: 1 << 13, 1 << 1: 1 << 15, 1 << 15: 1 << 19}  # presence, members, message content
    return sum(flag for intent, flag in limited.items() if app.privileged_intents & intent)


def role_json(role: Role) -> Json:
    """A role."""
    return {
        "id": role.id,
        "name": role.name,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": role.color,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "hoist": role.hoist,
        "managed": role.managed,
        "mentionable": role.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def member_json(member: Member, user: User | None) -> Json:
    """A member; inside messages and resolved data without the user."""
    out: Json = {
        "roles": list(member.roles),
        "joined_at": iso(member.joined),
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "avatar_decoration_data": None,
        "premium_since": None,
        "communication_disabled_until": iso(member.silent_until) if member.silent_until else None,
        "pending": False,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    if user is not None:
        out["user"] = user_json(user)
    return out


def guild_json(guild: Guild) -> Json:
    """A guild as REST gives it."""
    return {
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner_id,
        "icon": None,
        "description": guild.description,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "features": [],
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw": False,
        "nsfw_level": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": guild.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "incidents_data": None,
        "roles": [role_json(role) for role in guild.roles.values()],
        "emojis": [],
        "stickers": [],
    }


def guild_create_json(world: World, guild: Guild, *, all_members: bool) -> Json:
    """A guild as the gateway announces it: with channels and threads, and without the intent with one's own member."""
    who = list(guild.members) if all_members else [world.app.id]
    channels = [c for c in world.channels_of(guild.id) if c.thread is None]
    threads = [c for c in world.threads_of(guild.id) if can_view(world, c, world.app.id)]
    return guild_json(guild) | {
        "joined_at": iso(guild.bot_joined),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member_json(guild.members[user_id], world.users[user_id]) for user_id in who],
        "channels": [channel_json(world, channel) for channel in channels],
        "threads": [channel_json(world, thread) for thread in threads],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def my_guild_json(guild: Guild, user_id: str) -> Json:
    """A guild in the list of a user's guilds."""
    return {
        "id": guild.id,
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": guild.owner_id == user_id,
        "permissions": str(in_guild(guild, user_id)),
        "features": [],
    }


def channel_json(world: World, channel: Channel) -> Json:
    """A channel of any kind."""
    if channel.type == ChannelType.DM:
        return _dm_json(world, channel)
    out: Json = {
        "id": channel.id,
        "type": channel.type,
        "guild_id": channel.guild_id,
        "name": channel.name,
        "parent_id": channel.parent_id,
        "flags": 0,
        "rate_limit_per_user": channel.slowmode,
        "last_message_id": channel.last_message_id,
        "last_pin_timestamp": iso(channel.last_pin) if channel.last_pin else None,
    }
    if channel.thread:
        return out | _thread_part(world, channel)
    if channel.type in ChannelType.VOICES:
        out |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
    if channel.type in ChannelType.POSTS:
        out |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
        out |= {"default_forum_layout": 0, "template": ""}
    return (
        out
        | channel.settings
        | {
            "position": channel.position,
            "topic": channel.topic,
            "nsfw": channel.nsfw,
            "default_auto_archive_duration": 4320,
            "default_thread_rate_limit_per_user": 0,
            "permission_overwrites": [
                {"id": o.id, "type": o.type, "allow": str(o.allow), "deny": str(o.deny)}
                for o in channel.overwrites.values()
            ],
        }
    )


def _dm_json(world: World, channel: Channel) -> Json:
    return {
        "id": channel.id,
        "type": channel.type,
        "flags": 0,
        "last_message_id": channel.last_message_id,
        "last_pin_timestamp": iso(channel.last_pin) if channel.last_pin else None,
        "recipients": [user_json(world.users[user_id]) for user_id in channel.recipients],
    }


def _thread_part(world: World, channel: Channel) -> Json:
    thread = channel.thread
    assert thread is not None
    out: Json = {
        "owner_id": thread.owner_id,
        "message_count": thread.message_count,
        "total_message_sent": thread.total_messages,
        "member_count": min(len(thread.members), 50),
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": iso(thread.archive_changed),
            "auto_archive_duration": thread.auto_archive_minutes,
            "locked": thread.locked,
            "create_timestamp": iso(thread.created),
        },
    }
    if thread.tags:
        out["applied_tags"] = list(thread.tags)
    if channel.type == ChannelType.PRIVATE_THREAD:
        out["thread_metadata"]["invitable"] = thread.invitable
    if world.app.id in thread.members:
        out["member"] = thread_member_json(channel, world.app.id)
    return out


def thread_member_json(channel: Channel, user_id: str) -> Json:
    """Somebody in a thread."""
    assert channel.thread is not None
    joined = channel.thread.members[user_id]
    return {"id": channel.id, "user_id": user_id, "join_timestamp": iso(joined), "flags": 1}


def thread_list_json(world: World, threads: list[Channel]) -> Json:
    """Threads, and the bot's membership in those it has joined."""
    own = world.app.id
    return {
        "threads": [channel_json(world, thread) for thread in threads],
        "members": [thread_member_json(t, own) for t in threads if t.thread and own in t.thread.members],
    }
