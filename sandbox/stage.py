"""A furnished server for people who play by hand: five players, a spectator, a stranger; channels to play in."""

from sandbox.core.model import Channel, Guild, Overwrite, Role, User
from sandbox.core.permissions import Permission
from sandbox.server import Server

PLAYERS = ("Anna", "Ben", "Cleo", "Dario", "Edda")
SPECTATOR = "Sami"
STRANGER = "Xenia"
_COLOURS = {"Players": 0xF0B132, "Spectators": 0x57F287}


def furnish_club(server: Server, guild: str = "Game Night") -> Guild:
    """Make the club, unless there is one from an earlier run. The stranger is a member, but not of the back room."""
    world = server.world
    if world.guilds:
        return next(iter(world.guilds.values()))
    home = server.guilds.new_guild(guild, world.app.owner_id)
    server.channels.new_channel(home, "table-one", fields={"topic": "A table for one game at a time"})
    server.channels.new_channel(home, "table-two", fields={"topic": "Another table"})
    back_room = server.channels.new_channel(home, "back-room", fields={"topic": "Only for players and spectators"})
    server.channels.new_channel(home, "general", fields={"topic": "Talk"})
    players, spectators = (_role(server, home, name) for name in _COLOURS)
    for name in PLAYERS:
        join(server, home, name, players)
    join(server, home, SPECTATOR, spectators)
    join(server, home, STRANGER, None)
    _close(server, home, back_room, [players, spectators])
    return home


def join(server: Server, home: Guild, name: str, role: Role | None = None) -> User:
    """A new member."""
    user = User(server.world.ids.next(), name.lower().replace(" ", "_"), name)
    server.world.save(user)
    server.guilds.join(home, user.id)
    if role:
        home.members[user.id].roles.append(role.id)
        server.guilds.member_changed(home, user.id)
    return user


def _role(server: Server, home: Guild, name: str) -> Role:
    role = server.guilds.new_role(home, name, mentionable=True)
    role.color, role.hoist = _COLOURS[name], True
    server.guilds.role_changed(home, role)
    return role


def _close(server: Server, home: Guild, channel: Channel, to: list[Role]) -> None:
    channel.overwrites[home.id] = Overwrite(home.id, 0, deny=Permission.VIEW_CHANNEL)
    bot_role = next(role for role in home.roles.values() if role.managed)
    for role in (bot_role, *to):
        channel.overwrites[role.id] = Overwrite(role.id, 0, allow=Permission.VIEW_CHANNEL)
    server.channels.channel_changed(channel)
