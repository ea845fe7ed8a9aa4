"""What has changed on one user's screen since the page was last told."""

import json
from collections import defaultdict

from sandbox.core.model import Channel, Json, Message
from sandbox.server import Server
from sandbox.web.screen import Screen

RECENT = 40  # messages of a channel that a page gets without asking for older ones


class ReadMarks:
    """How far every user has read every channel: what unread marks are made of."""

    def __init__(self, server: Server) -> None:
        self._world = server.world
        self._marks: defaultdict[str, dict[str, str]] = defaultdict(dict)
        # What is there at the start was read in an earlier run.
        self._start = max((int(key) for key in self._world.messages), default=0)

    def read(self, user_id: str, channel_id: str, message_id: str) -> None:
        """The user has seen everything up to a message."""
        if int(message_id) > int(self.of(user_id, channel_id)):
            self._marks[user_id][channel_id] = message_id
            self._world.bell.ring()

    def unread_from(self, user_id: str, channel_id: str, message_id: str) -> None:
        """The user wants a message and all after it to count as unread again."""
        self._marks[user_id][channel_id] = str(int(message_id) - 1)
        self._world.bell.ring()

    def of(self, user_id: str, channel_id: str) -> str:
        """The last message that counts as read."""
        return self._marks[user_id].get(channel_id, str(self._start))


class Feed:
    """One page's knowledge; `changes` brings it up to date."""

    def __init__(self, server: Server, marks: ReadMarks, user_id: str) -> None:
        self._server = server
        self._marks = marks
        self._user_id = user_id
        self._screen = Screen(server, user_id)
        self._known: dict[str, dict[str, int]] = {}  # channel id -> message id -> revision the page has
        self._last: dict[str, str] = {}  # the other parts as they were last sent

    def changes(self) -> list[Json]:
        """What to send now, in the order in which the page must hear it."""
        channels = self._server.sight.channels(self._user_id)
        out = self._if_new("place", self._screen.place())
        out += self._gone_channels(channels)
        for channel in channels:
            out += self._messages(channel)
        out += self._if_new("marks", {"marks": {c.id: self._marks.of(self._user_id, c.id) for c in channels}})
        out += self._if_new("typing", {"typing": self._server.sight.typing(self._user_id)})
        return out

    def older(self, channel_id: str, before: str) -> list[Json]:
        """Earlier messages of a channel; the page hears of their changes from now on."""
        readable = self._server.sight.messages(self._user_id, channel_id)
        found = [m for m in readable if int(m.id) < int(before)][-RECENT:]
        known = self._known.setdefault(channel_id, {})
        known.update((m.id, self._server.world.revisions[m.id]) for m in found)
        return [self._screen.message(m) for m in found]

    def _if_new(self, kind: str, part: Json) -> list[Json]:
        text = json.dumps(part)
        if self._last.get(kind) == text:
            return []
        self._last[kind] = text
        return [{"kind": kind, **part}]

    def _gone_channels(self, channels: list[Channel]) -> list[Json]:
        gone = self._known.keys() - {channel.id for channel in channels}
        for channel_id in gone:
            del self._known[channel_id]
        return [{"kind": "left", "channel": channel_id} for channel_id in sorted(gone)]

    def _messages(self, channel: Channel) -> list[Json]:
        readable = self._server.sight.messages(self._user_id, channel.id)
        first = channel.id not in self._known
        known = self._known.setdefault(channel.id, {})
        revisions = self._server.world.revisions
        fresh = readable[-RECENT:] if first else [m for m in readable if self._is_news(known, m, revisions[m.id])]
        gone = known.keys() - {m.id for m in readable} if known else set()
        for key in gone:
            del known[key]
        known.update((m.id, revisions[m.id]) for m in fresh)
        if not (fresh or gone or first):
            return []
        change: Json = {"kind": "messages", "channel": channel.id, "gone": sorted(gone)}
        if first:
            change["older"] = len(readable) > len(fresh)
        return [change | {"messages": [self._screen.message(m) for m in fresh]}]

    def _is_news(self, known: dict[str, int], message: Message, revision: int) -> bool:
        """New, or changed since; not one of those that lie above what the page has loaded."""
        if message.id in known:
            return known[message.id] != revision
        return not known or int(message.id) > int(next(iter(known)))
