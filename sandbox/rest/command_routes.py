"""Routes that register application commands."""

from sandbox.acts.commands import CommandActs
from sandbox.core.model import Command, Json
from sandbox.core.wire_messages import command_json
from sandbox.core.world import World
from sandbox.forms.commands import read_command, read_commands
from sandbox.rest.access import Access
from sandbox.rest.call import Answer, Call
from sandbox.rest.routes import Routes


class CommandRoutes:
    """/applications/…/commands, global and of one server."""

    def __init__(self, world: World, access: Access, commands: CommandActs) -> None:
        self._world = world
        self._access = access
        self._commands = commands

    def register(self, routes: Routes) -> None:
        """Add the routes."""
        for base in ("/applications/{application_id}", "/applications/{application_id}/guilds/{guild_id}"):
            routes.add("GET", f"{base}/commands", self._list)
            routes.add("PUT", f"{base}/commands", self._overwrite)
            routes.add("POST", f"{base}/commands", self._add)
            routes.add("GET", f"{base}/commands/{{command_id}}", self._get)
            routes.add("PATCH", f"{base}/commands/{{command_id}}", self._change)
            routes.add("DELETE", f"{base}/commands/{{command_id}}", self._remove)

    def _scope(self, call: Call) -> str | None:
        self._access.application(call.params["application_id"])
        guild_id = call.params.get("guild_id")
        return self._access.guild(guild_id).id if guild_id else None

    def _json(self, command: Command, *, localizations: bool = True) -> Json:
        return command_json(command, self._world.app.id, localizations=localizations)

    def _list(self, call: Call) -> Answer:
        scope = self._scope(call)
        full = call.flag("with_localizations")
        return Answer(200, [self._json(c, localizations=full) for c in self._world.commands_in(scope)])

    def _overwrite(self, call: Call) -> Answer:
        scope = self._scope(call)
        wanted = read_commands(call.body, call.notes)
        return Answer(200, [self._json(command) for command in self._commands.overwrite_all(scope, wanted)])

    def _add(self, call: Call) -> Answer:
        scope = self._scope(call)
        command, new = self._commands.upsert(scope, read_command(call.body, call.notes))
        return Answer(201 if new else 200, self._json(command))

    def _get(self, call: Call) -> Answer:
        return Answer(200, self._json(self._commands.get(self._scope(call), call.params["command_id"])))

    def _change(self, call: Call) -> Answer:
        command = self._commands.get(self._scope(call), call.params["command_id"])
        data = read_command(call.body, call.notes, base=command.data)
        return Answer(200, self._json(self._commands.change(command, data)))

    def _remove(self, call: Call) -> Answer:
        self._world.remove(self._commands.get(self._scope(call), call.params["command_id"]))
        return Answer()
