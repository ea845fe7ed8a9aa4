"""Corners of Discord of which a sandbox has nothing: bots that look there find them empty."""

from collections.abc import Callable
from typing import Any

from sandbox.core.errors import ApiError
from sandbox.core.world import World
from sandbox.rest.access import Access
from sandbox.rest.call import Answer, Call
from sandbox.rest.routes import Handler, Routes

_LOG = (
    *("audit_log_entries", "users", "integrations", "webhooks", "guild_scheduled_events", "threads"),
    *("application_commands", "auto_moderation_rules"),
)
_IN_GUILDS: dict[str, Callable[[], Any]] = {
    "emojis": list,
    "stickers": list,
    "scheduled-events": list,
    "integrations": list,
    "templates": list,
    "auto-moderation/rules": list,
    "soundboard-sounds": lambda: {"items": []},
    "audit-logs": lambda: {name: [] for name in _LOG},
}
_IN_APPLICATIONS: dict[str, Callable[[], Any]] = {
    "emojis": lambda: {"items": []},
    "entitlements": list,
    "role-connections/metadata": list,
}
_ELSEWHERE: dict[str, Callable[[], Any]] = {
    "/sticker-packs": lambda: {"sticker_packs": []},
    "/soundboard-default-sounds": list,
    "/voice/regions": list,
}


class MinorRoutes:
    """Emojis, stickers, events, templates …."""

    def __init__(self, world: World, access: Access) -> None:
        self._world = world
        self._access = access

    def register(self, routes: Routes) -> None:
        """Add the routes."""
        for path, body in _IN_GUILDS.items():
            routes.add("GET", f"/guilds/{{guild_id}}/{path}", self._in_guild(body))
        for path, body in _IN_APPLICATIONS.items():
            routes.add("GET", f"/applications/{{application_id}}/{path}", self._in_application(body))
        for path, body in _ELSEWHERE.items():
            routes.add("GET", path, _always(body))
        commands = "/applications/{application_id}/guilds/{guild_id}/commands"
        routes.add("GET", f"{commands}/permissions", self._in_application(list))
        routes.add("GET", f"{commands}/{{command_id}}/permissions", self._command_permissions)

    def _in_guild(self, body: Callable[[], Any]) -> Handler:
        def answer(call: Call) -> Answer:
            self._access.guild(call.params["guild_id"])
            return Answer(200, body())

        return answer

    def _in_application(self, body: Callable[[], Any]) -> Handler:
        def answer(call: Call) -> Answer:
            self._access.application(call.params["application_id"])
            return Answer(200, body())

        return answer

    def _command_permissions(self, call: Call) -> Answer:
        self._access.application(call.params["application_id"])
        raise ApiError(404, 10066, "Unknown application command permissions")


def _always(body: Callable[[], Any]) -> Handler:
    return lambda call: Answer(200, body())
