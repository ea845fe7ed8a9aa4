"""All gateway sessions, and which of them hears of an event."""

import secrets
from collections import deque
from collections.abc import Callable

from sandbox.core.clock import Clock
from sandbox.core.ids import shard_of
from sandbox.core.model import Json
from sandbox.gateway.events import Event

REPLAY_LENGTH = 1000  # events kept for a resume
RESUME_WITHIN = 180.0  # seconds a session outlives its connection


class Session:
    """A bot's session: outlives its connection, so that a resume can replay what was missed."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.seq = 0
        self.lost_at: float | None = None  # when its connection was lost
        self.replay: deque[Json] = deque(maxlen=REPLAY_LENGTH)
        self.write: Callable[[Json], None] | None = None  # of the live connection

    def push(self, name: str, data: Json) -> None:
        """Send an event now, or keep it for the resume."""
        self.seq += 1
        payload: Json = {"op": 0, "t": name, "s": self.seq, "d": data}
        self.replay.append(payload)
        if self.write:
            self.write(payload)

    def owns(self, guild_id: str | None) -> bool:
        """Events of that guild come to this shard."""
        return shard_of(guild_id, self.shard[1]) == self.shard[0]


class Hub:
    """Hands events to the sessions."""

    def __init__(self, clock: Clock, is_in: Callable[[str], bool]) -> None:
        self._clock = clock
        self._is_in = is_in  # the bot is a member of that guild
        self.sessions: dict[str, Session] = {}

    def dispatch(self, event: Event) -> bool:
        """Tell everybody concerned; False if there is no session at all for it."""
        self._forget_lost()
        heard = False
        if event.guild_id and event.name != "GUILD_DELETE" and not self._is_in(event.guild_id):
            return False
        for session in self.sessions.values():
            if not session.owns(event.guild_id):
                continue
            data = event.for_intents(session.intents)
            if data is not None:
                session.push(event.name, data)
                heard = True
        return heard

    def find(self, session_id: str) -> Session | None:
        """A session that can still be resumed."""
        self._forget_lost()
        return self.sessions.get(session_id)

    def invalidate(self) -> None:
        """Forget all sessions: a resume of any of them is refused."""
        self.sessions.clear()

    def _forget_lost(self) -> None:
        now = self._clock.now()
        for session in list(self.sessions.values()):
            if session.lost_at is not None and now - session.lost_at > RESUME_WITHIN:
                del self.sessions[session.id]
