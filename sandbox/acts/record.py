"""Everything that was ever shown to anybody, and everything the bot asked for.

A message that was edited or deleted was still seen: its earlier versions stay here, with who could read them then.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from sandbox.core.model import Json, Message
from sandbox.core.permissions import can_read, is_public, readers
from sandbox.core.wire_messages import MessageWire
from sandbox.core.world import World


@dataclass
class RequestRecord:
    """One REST request of the bot and its answer."""

    method: str
    path: str
    route: str
    query: dict[str, str]
    body: Any
    files: list[tuple[str, bytes]]
    at: float
    status: int = 0
    answer: Any = None


@dataclass
class Showing:
    """One version of something that people could look at."""

    what: str  # "message", "modal", "suggestions" or "commands"
    at: float
    to: frozenset[str]  # user ids
    public: bool  # also anybody who comes by
    content: Json
    message_id: str | None = None
    files: list[tuple[str, bytes]] = field(default_factory=list)

    def texts(self) -> Iterator[str]:
        """All strings in it: contents, labels, custom ids, values, addresses, alt texts, file names."""
        yield from strings(self.content)
        for name, _ in self.files:
            yield name

    def holds(self, needle: str) -> bool:
        """The text occurs in a string or in the bytes of a file."""
        return any(needle in text for text in self.texts()) or any(needle.encode() in data for _, data in self.files)


def strings(value: Any) -> Iterator[str]:
    """All strings inside JSON-able data, keys included.

    >>> list(strings({"a": ["b", 1, {"c": "d"}]}))
    ['a', 'b', 'c', 'd']
    """
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield str(key)
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


class Record:
    """The sandbox's memory of what was shown and sent."""

    def __init__(self, world: World, wire: MessageWire) -> None:
        self._world = world
        self._wire = wire
        self.showings: list[Showing] = []
        self.requests: list[RequestRecord] = []
        self.keep = True  # long load tests switch it off

    def message(self, message: Message) -> None:
        """A message was posted or edited."""
        if not self.keep:
            return
        content = self._wire.message(message)
        if message.command_line:
            # Readers of an answer can click the command's name and read what was typed.
            content["command_line"] = message.command_line
        files = [(a.filename, self._world.blobs.get(a.key) or b"") for a in message.attachments]
        to = frozenset(readers(self._world, message))
        self._add(
            Showing("message", self._world.clock.now(), to, is_public(self._world, message), content, message.id, files)
        )

    def private(self, what: str, user_id: str, content: Json) -> None:
        """A modal or suggestions were shown to one user."""
        if self.keep:
            self._add(Showing(what, self._world.clock.now(), frozenset((user_id,)), False, content))

    def commands(self, definitions: list[Json]) -> None:
        """Commands were registered: their names, options and choices are in everybody's client."""
        if self.keep:
            everybody = frozenset(self._world.users)
            self._add(Showing("commands", self._world.clock.now(), everybody, True, {"commands": definitions}))

    def shown_to(self, user_id: str) -> Iterable[Showing]:
        """Everything a user could ever see, also in channels that were opened to the user later."""
        latest = {showing.message_id: showing for showing in self.showings}
        for showing in self.showings:
            if user_id in showing.to or (
                latest[showing.message_id] is showing and self._readable_now(showing, user_id)
            ):
                yield showing

    def _readable_now(self, showing: Showing, user_id: str) -> bool:
        message = self._world.messages.get(showing.message_id or "")
        return message is not None and can_read(self._world, message, user_id)

    def shown_to_public(self) -> Iterable[Showing]:
        """Everything anybody could ever see who is in the server without any role."""
        return (showing for showing in self.showings if showing.public)

    def _add(self, showing: Showing) -> None:
        self.showings.append(showing)
