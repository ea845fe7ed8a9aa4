"""Application commands: registered for everybody or for one server."""

from sandbox.acts.record import Record
from sandbox.core.errors import ApiError, unknown
from sandbox.core.model import Command, Json
from sandbox.core.world import World
from sandbox.forms.commands import check_count

CREATIONS_PER_DAY = 200
DAY = 86400.0


class CommandActs:
    """Registering, changing and removing commands of one scope (a guild's id, or None for all)."""

    def __init__(self, world: World, record: Record) -> None:
        self._world = world
        self._record = record

    def overwrite_all(self, guild_id: str | None, wanted: list[Json]) -> list[Command]:
        """Exactly these from now on; a command that keeps its name keeps its id."""
        old = {(command.type, command.name): command for command in self._world.commands_in(guild_id)}
        self._count_creations(guild_id, sum((data["type"], data["name"]) not in old for data in wanted))
        for command in old.values():
            self._world.remove(command)
        return [self._save(guild_id, data, old.get((data["type"], data["name"]))) for data in wanted]

    def upsert(self, guild_id: str | None, data: Json) -> tuple[Command, bool]:
        """Add a command, or replace the one of the same name; True if it is new."""
        same = [c for c in self._world.commands_in(guild_id) if (c.type, c.name) == (data["type"], data["name"])]
        if not same:
            check_count([c.data for c in self._world.commands_in(guild_id)] + [data])
            self._count_creations(guild_id, 1)
        return self._save(guild_id, data, same[0] if same else None), not same

    def get(self, guild_id: str | None, command_id: str) -> Command:
        """One command of that scope, or 10063."""
        command = self._world.commands.get(command_id)
        if command is None or command.guild_id != guild_id:
            raise unknown("application command")
        return command

    def change(self, command: Command, data: Json) -> Command:
        """A PATCH: the command keeps its id."""
        return self._save(command.guild_id, data, command)

    def _save(self, guild_id: str | None, data: Json, old: Command | None) -> Command:
        if old and old.data == data:
            command = old
        else:
            command = Command(old.id if old else self._world.ids.next(), self._world.ids.next(), guild_id, data)
        self._world.save(command)
        self._record.commands([data])
        return command

    def _count_creations(self, guild_id: str | None, count: int) -> None:
        app, now, scope = self._world.app, self._world.clock.now(), guild_id or "global"
        app.creations = [(where, at) for where, at in app.creations if now - at < DAY]
        if sum(where == scope for where, _ in app.creations) + count > CREATIONS_PER_DAY:
            raise ApiError(
                429,
                30034,
                f"Max number of daily application command creates has been reached ({CREATIONS_PER_DAY})",
                via=False,
            )
        app.creations += [(scope, now)] * count
        self._world.save(app)
