"""One websocket connection of a bot: hello, identify or resume, heartbeats, and the events of its session."""

import asyncio
import json
import traceback
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.checks import Checks
from sandbox.core.model import Json
from sandbox.core.wire import guild_create_json, member_json, own_user_json
from sandbox.core.world import World
from sandbox.gateway.events import GUILD_MEMBERS, GUILDS, KNOWN_INTENTS, PRIVILEGED
from sandbox.gateway.hub import Hub, Session

HEARTBEAT_MS = 41250
PATIENCE = 1.5 * HEARTBEAT_MS / 1000  # real seconds without a heartbeat until the connection is given up
FAREWELLS = (1000, 1001)  # a client that closes with one of these does not want to resume
MOST_BYTES = 4096  # Discord's limit for what a client sends
MOST_SENDS = 120  # in 60 s
HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 1, 2, 3, 4, 6, 7, 8, 9, 10, 11


class Closing(Exception):
    """The connection must end with one of Discord's close codes."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class GatewaySocket:
    """A live connection."""

    def __init__(
        self, world: World, hub: Hub, checks: Checks, gateway_url: Callable[[], str], request: web.Request
    ) -> None:
        self._world = world
        self._hub = hub
        self._checks = checks
        self._gateway_url = gateway_url
        self._request = request
        self._ws = web.WebSocketResponse(max_msg_size=1 << 20, heartbeat=None)
        self._zlib = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self._out: asyncio.Queue[Json] = asyncio.Queue()
        self._session: Session | None = None
        self._received: deque[float] = deque()
        self._dropped = False  # by this side
        self._heard_at = 0.0  # the last heartbeat, by the loop's clock: connections live in real time

    async def run(self) -> web.WebSocketResponse:
        """Serve the connection until it ends."""
        await self._ws.prepare(self._request)
        writer = asyncio.create_task(self._write_all())
        self._send(HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": []})
        try:
            await self._listen()
        except Closing as end:
            await self._flush(writer)
            await self._ws.close(code=end.code, message=end.reason.encode())
        except Exception:
            self._checks.own_fault(f"gateway\n{traceback.format_exc()}")
            await self._ws.close(code=4000, message=b"Unknown error.")
        finally:
            writer.cancel()
            self._detach()
        return self._ws

    def _detach(self) -> None:
        session = self._session
        if session is None or session.write != self._out.put_nowait:
            return  # never begun, or resumed by another connection
        session.write = None
        session.lost_at = self._world.clock.now()
        if self._ws.close_code in FAREWELLS and not self._dropped:
            self._hub.sessions.pop(session.id, None)

    async def _listen(self) -> None:
        if self._request.query.get("v", "10") not in ("9", "10"):
            raise Closing(4012, "Invalid API version.")
        if self._request.query.get("encoding", "json") != "json":
            raise Closing(4002, "Only the json encoding is served.")
        loop = asyncio.get_running_loop()
        self._heard_at = loop.time()
        while True:
            try:
                frame = await self._ws.receive(timeout=max(0.001, self._heard_at + PATIENCE - loop.time()))
            except TimeoutError:
                raise Closing(4009, "Session timed out.") from None
            if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            self._take(frame.data)

    async def drop(self, code: int = 1001) -> None:
        """Cut the connection; the session stays and can be resumed."""
        self._dropped = True
        await self._ws.close(code=code)

    def ask_to_reconnect(self) -> None:
        """Discord's opcode 7: come back, please."""
        self._send(RECONNECT, None)

    def say_invalid(self, *, resumable: bool) -> None:
        """Discord's opcode 9: this session is over."""
        self._send(INVALID, resumable)

    def _send(self, op: int, data: object) -> None:
        self._out.put_nowait({"op": op, "d": data, "s": None, "t": None})

    async def _flush(self, writer: asyncio.Task[None]) -> None:
        """Let what was said before a closing still go out."""
        while not self._out.empty() and not writer.done():
            await asyncio.sleep(0)

    async def _write_all(self) -> None:
        while True:
            payload = await self._out.get()
            text = json.dumps(payload, separators=(",", ":"))
            try:
                if self._zlib:
                    await self._ws.send_bytes(self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH))
                else:
                    await self._ws.send_str(text)
            except (ConnectionError, RuntimeError):
                return  # the peer is gone; what it missed waits in the session

    def _take(self, frame: str | bytes) -> None:
        if len(frame) > MOST_BYTES:
            raise Closing(4002, "Payload too large.")
        now = self._world.clock.now()
        self._received.append(now)
        while self._received[0] < now - 60:
            self._received.popleft()
        if len(self._received) > MOST_SENDS:
            raise Closing(4008, "Rate limited.")
        op, data = _parse(frame)
        if op == HEARTBEAT:
            self._heard_at = asyncio.get_running_loop().time()
            self._send(ACK, None)
        elif op in (IDENTIFY, RESUME, MEMBERS) and not isinstance(data, dict):
            raise Closing(4002, "Error while decoding payload.")
        elif op == IDENTIFY:
            self._identify(data)
        elif op == RESUME:
            self._resume(data)
        elif self._session is None:
            raise Closing(4003, "Not authenticated.")
        elif op == MEMBERS:
            self._members(self._session, data)
        elif op not in (PRESENCE, VOICE):
            raise Closing(4001, "Unknown opcode.")

    def _identify(self, data: Json) -> None:
        world = self._world
        if self._session is not None:
            raise Closing(4005, "Already authenticated.")
        self._authenticate(data)
        intents = data.get("intents")
        if not isinstance(intents, int) or isinstance(intents, bool) or intents & ~KNOWN_INTENTS:
            raise Closing(4013, "Invalid intent(s).")
        if intents & PRIVILEGED & ~world.app.privileged_intents:
            raise Closing(4014, "Disallowed intent(s).")
        session = Session(intents, _shard(data.get("shard")))
        self._attach(session)
        self._hub.sessions[session.id] = session
        mine = [guild for guild in world.guilds.values() if world.app.id in guild.members and session.owns(guild.id)]
        session.push("READY", self._ready(session, [guild.id for guild in mine]))
        if intents & GUILDS:
            for guild in mine:
                everybody = bool(intents & GUILD_MEMBERS)
                session.push("GUILD_CREATE", guild_create_json(world, guild, all_members=everybody))
        world.bell.ring()

    def _authenticate(self, data: Json) -> None:
        if str(data.get("token")).removeprefix("Bot ") != self._world.app.token:
            raise Closing(4004, "Authentication failed.")

    def _ready(self, session: Session, guild_ids: list[str]) -> Json:
        world = self._world
        return {
            "v": 10,
            "user": own_user_json(world.bot),
            "guilds": [{"id": guild_id, "unavailable": True} for guild_id in guild_ids],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._gateway_url(),
            "shard": list(session.shard),
            "application": {"id": world.app.id, "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
            "user_settings": {},
            "_trace": [],
        }

    def _resume(self, data: Json) -> None:
        if self._session is not None:
            raise Closing(4005, "Already authenticated.")
        self._authenticate(data)
        session = self._hub.find(str(data.get("session_id")))
        if session is None:
            self._send(INVALID, False)
            return
        seq = data.get("seq")
        if not isinstance(seq, int) or seq > session.seq:
            raise Closing(4007, "Invalid sequence.")
        if session.replay and seq < session.replay[0]["s"] - 1:
            del self._hub.sessions[session.id]  # what was missed is no longer known
            self._send(INVALID, False)
            return
        for payload in list(session.replay):
            if payload["s"] > seq:
                self._out.put_nowait(payload)
        self._attach(session)
        session.push("RESUMED", {"_trace": []})
        self._world.bell.ring()

    def _attach(self, session: Session) -> None:
        session.write = self._out.put_nowait
        session.lost_at = None
        self._session = session

    def _members(self, session: Session, data: Json) -> None:
        world = self._world
        asked_for = data.get("guild_id")
        guild_id = asked_for[0] if isinstance(asked_for, list) and asked_for else asked_for
        guild = world.guilds.get(str(guild_id))
        if guild is None or world.app.id not in guild.members:
            return
        if "user_ids" in data:
            asked = data["user_ids"] if isinstance(data["user_ids"], list) else [data["user_ids"]]
            wanted = [str(user_id) for user_id in asked]
        elif data.get("query") or session.intents & GUILD_MEMBERS:
            prefix, limit = str(data.get("query") or "").lower(), int(data.get("limit") or len(guild.members))
            wanted = [u for u in guild.members if world.users[u].username.startswith(prefix)][:limit]
        else:
            raise Closing(4014, "Disallowed intent(s).")
        found = [user_id for user_id in wanted if user_id in guild.members]
        chunk: Json = {
            "guild_id": guild.id,
            "members": [member_json(guild.members[user_id], world.users[user_id]) for user_id in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [user_id for user_id in wanted if user_id not in guild.members],
        }
        if data.get("nonce") is not None:
            chunk["nonce"] = data["nonce"]
        session.push("GUILD_MEMBERS_CHUNK", chunk)


def _parse(frame: str | bytes) -> tuple[object, Any]:
    try:
        payload = json.loads(frame)
        return payload["op"], payload.get("d")
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Closing(4002, "Error while decoding payload.") from None


def _shard(wanted: object) -> tuple[int, int]:
    if wanted is None:
        return 0, 1
    match wanted:
        case [int(shard), int(shards)] if 0 <= shard < shards:
            return shard, shards
    raise Closing(4010, "Invalid shard.")
