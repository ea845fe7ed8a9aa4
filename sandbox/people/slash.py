"""Typing a slash command: finding it, filling in its options as the client would allow."""

from dataclasses import dataclass
from typing import Any

from sandbox.core.model import Channel, Command, Json
from sandbox.core.permissions import Permission, in_channel
from sandbox.core.world import World
from sandbox.forms.commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    USER,
)
from sandbox.forms.messages import Upload
from sandbox.people.errors import CannotDo
from sandbox.people.reading import with_names
from sandbox.people.resolving import Resolver


@dataclass
class Typed:
    """A command ready to be sent."""

    data: Json
    line: str


def usable_commands(world: World, channel: Channel, user_id: str) -> list[Command]:
    """The commands the client offers to this user in this place; a server's own hide global ones of the same name."""
    rights = in_channel(world, channel, user_id)
    guild = world.guild_of(channel)
    if guild and world.app.id not in guild.members:
        return []
    context = 0 if channel.guild_id else 1
    offered: dict[tuple[int, str], Command] = {}
    scopes = [None, channel.guild_id] if channel.guild_id else [None]
    for command in (c for scope in scopes for c in world.commands_in(scope)):
        data = command.data
        contexts = data["contexts"] or ([0, 1] if data["dm_permission"] else [0])
        if command.guild_id is None and context not in contexts:
            continue
        need = data["default_member_permissions"]
        if channel.guild_id and need is not None:
            lacking = int(need) & ~rights or (int(need) == 0 and not rights & Permission.ADMINISTRATOR)
            if lacking:
                continue
        offered[command.type, command.name] = command
    return list(offered.values()) if rights & Permission.USE_APPLICATION_COMMANDS else []


class SlashTyping:
    """Turns "/act move" and options into what the client would send."""

    def __init__(self, world: World, resolver: Resolver, channel: Channel, user_id: str) -> None:
        self._world = world
        self._resolver = resolver
        self._channel = channel
        self._user_id = user_id
        self._locale = world.users[user_id].locale

    def type(self, path: str, values: dict[str, Any], *, focus: str | None = None) -> Typed:
        """The interaction's data; with `focus` for suggestions to that option while it is typed."""
        words = path.removeprefix("/").split()
        command = self._command(words[0])
        chain, options = self._descend(command.data, words[1:], path)
        filled, shown = self._fill(options, values, focus, path)
        for node in reversed(chain):
            filled = [{"name": node["name"], "type": node["type"], "options": filled}]
        data: Json = {"id": command.id, "name": command.name, "type": 1, "options": filled}
        if command.guild_id:
            data["guild_id"] = command.guild_id
        if self._resolver.found:
            data["resolved"] = self._resolver.found
        line = " ".join([f"/{' '.join([command.name, *(node['name'] for node in chain)])}", *shown])
        return Typed(data, with_names(self._world, line))

    def _named(self, entry: Json, word: str) -> bool:
        translations = entry.get("name_localizations") or {}
        return word in (entry["name"], translations.get(self._locale))

    def _command(self, word: str) -> Command:
        offered = [c for c in usable_commands(self._world, self._channel, self._user_id) if c.type == 1]
        for command in offered:
            if self._named(command.data, word):
                return command
        names = ", ".join(f"/{command.name}" for command in offered) or "none"
        raise CannotDo(f"there is no command /{word} to use here; offered: {names}")

    def _descend(self, node: Json, words: list[str], path: str) -> tuple[list[Json], list[Json]]:
        chain: list[Json] = []
        for word in words:
            inner = next((o for o in node.get("options", ()) if o["type"] in (1, 2) and self._named(o, word)), None)
            if inner is None:
                known = ", ".join(o["name"] for o in node.get("options", ()) if o["type"] in (1, 2)) or "none"
                raise CannotDo(f"{path}: no subcommand {word!r}; there are: {known}")
            chain.append(inner)
            node = inner
        options: list[Json] = node.get("options", [])
        if any(option["type"] in (1, 2) for option in options):
            raise CannotDo(f"{path} needs a subcommand: {', '.join(option['name'] for option in options)}")
        return chain, options

    def _fill(
        self, options: list[Json], values: dict[str, Any], focus: str | None, path: str
    ) -> tuple[list[Json], list[str]]:
        left = dict(values)
        out: list[Json] = []
        shown: list[str] = []
        for option in options:
            name = next((key for key in left if self._named(option, key)), None)
            if name is None:
                if option["required"] and focus is None:
                    raise CannotDo(f"{path}: the option {option['name']!r} is required")
                continue
            given = left.pop(name)
            focused = focus is not None and self._named(option, focus)
            value = given if focused else self._value(option, given, path)
            item: Json = {"name": option["name"], "type": option["type"], "value": value}
            if focused:
                item["focused"] = True
            out.append(item)
            shown.append(f"{option['name']}:{_display(option, value)}")
        if left:
            raise CannotDo(f"{path} has no option {', '.join(map(repr, left))}")
        return out, shown

    def _value(self, option: Json, given: Any, path: str) -> Any:
        kind, where = option["type"], f"{path}: option {option['name']!r}"
        if kind in (STRING, INTEGER, NUMBER):
            return self._plain(option, given, where)
        if kind == BOOLEAN:
            if not isinstance(given, bool):
                raise CannotDo(f"{where} is True or False, not {given!r}")
            return given
        if kind == ATTACHMENT:
            if not isinstance(given, Upload):
                raise CannotDo(f"{where} takes a file")
            return self._resolver.file(given)
        key = str(given)
        match kind:
            case _ if kind == USER:
                return self._resolver.user(key)
            case _ if kind == ROLE:
                return self._resolver.role(key)
            case _ if kind == MENTIONABLE:
                return self._resolver.mentionable(key)
            case _ if kind == CHANNEL:
                return self._resolver.channel(key, option.get("channel_types"))
        raise CannotDo(f"{where}: unknown type {kind}")

    def _plain(self, option: Json, given: Any, where: str) -> Any:
        if choices := option.get("choices"):
            for choice in choices:
                names = (choice["name"], (choice["name_localizations"] or {}).get(self._locale), choice["value"])
                if given in names:
                    return choice["value"]
            raise CannotDo(f"{where}: {given!r} is not offered; there are: {', '.join(c['name'] for c in choices)}")
        kind = option["type"]
        if kind == STRING:
            text = str(given)
            if not option.get("min_length", 0) <= len(text) <= option.get("max_length", 6000):
                raise CannotDo(f"{where}: {len(text)} characters are not accepted")
            return text
        numeric = isinstance(given, int) or (kind == NUMBER and isinstance(given, float))
        if isinstance(given, bool) or not numeric:
            raise CannotDo(f"{where} takes a number, not {given!r}")
        if not option.get("min_value", given) <= given <= option.get("max_value", given):
            raise CannotDo(f"{where}: {given} is outside {option.get('min_value')} to {option.get('max_value')}")
        return given


def _display(option: Json, value: Any) -> str:
    prefix = {USER: "@", ROLE: "@&", CHANNEL: "#"}.get(option["type"])
    return f"<{prefix}{value}>" if prefix else str(value)
