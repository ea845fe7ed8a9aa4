"""A bot without any library: plain HTTP requests and a plain websocket."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

import aiohttp

from sandbox import Sandbox
from sandbox.core.model import Interaction

Json = dict[str, Any]
COMMON_INTENTS = 1 | 1 << 9 | 1 << 10 | 1 << 12 | 1 << 13  # guilds, messages and reactions, also direct ones


async def eventually(look: Callable[[], object], timeout: float = 5.0) -> None:
    """Wait for something that happens inside a bot, of which the sandbox hears nothing."""
    async with asyncio.timeout(timeout):
        while not look():
            await asyncio.sleep(0.002)


@dataclass
class Reply:
    """An answer of the REST side."""

    status: int
    body: Any
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def code(self) -> int | None:
        """Discord's error code."""
        return self.body.get("code") if isinstance(self.body, dict) else None

    def wrong(self, *path: str | int) -> list[str]:
        """The codes of the mistakes at a field of an Invalid Form Body."""
        assert self.status == 400, self
        node = self.body["errors"]
        for step in path:
            node = node[str(step)]
        return [mistake["code"] for mistake in node["_errors"]]


class Gateway:
    """One websocket connection."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.seq: int | None = None

    async def receive(self) -> Json:
        """The next payload."""
        frame = await asyncio.wait_for(self.socket.receive(), 5)
        assert frame.type is aiohttp.WSMsgType.TEXT, f"closed with {self.socket.close_code}"
        payload: Json = json.loads(frame.data)
        self.seq = payload["s"] or self.seq
        return payload

    async def event(self, name: str) -> Json:
        """The data of the next event of that name; others before it are passed over."""
        while True:
            payload = await self.receive()
            if payload["t"] == name:
                data: Json = payload["d"]
                return data

    async def send(self, op: int, data: object) -> None:
        """Say something."""
        await self.socket.send_json({"op": op, "d": data})

    async def closed(self) -> int | None:
        """The code with which the server closes the connection."""
        while True:
            frame = await asyncio.wait_for(self.socket.receive(), 5)
            if frame.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED):
                return self.socket.close_code


class RawBot:
    """Sends what it is told to, right or wrong."""

    def __init__(self, box: Sandbox) -> None:
        self.box = box
        self.http = aiohttp.ClientSession()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.close()

    async def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: dict[str, bytes] | None = None,
        token: str | None = None,
    ) -> Reply:
        """One REST request; a token of "" sends none."""
        headers = {"Authorization": f"Bot {self.box.token if token is None else token}"} if token != "" else {}
        data: aiohttp.FormData | None = None
        if files is not None:
            data, number = aiohttp.FormData(), 0
            data.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for number, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{number}]", content, filename=name)
        async with self.http.request(
            method, self.box.api_url + path, json=body if data is None else None, data=data, headers=headers
        ) as response:
            text = await response.text()
            is_json = response.content_type == "application/json"
            return Reply(response.status, json.loads(text) if is_json else text or None, dict(response.headers))

    async def posts(self, body: Json, *, files: dict[str, bytes] | None = None) -> Reply:
        """A message to the first channel."""
        return await self.call("POST", f"/channels/{self.box.first_channel().id}/messages", body, files=files)

    async def answers(self, interaction: Interaction, body: Any, *, files: dict[str, bytes] | None = None) -> Reply:
        """The callback of an interaction, as clients send it today."""
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
        return await self.call("POST", path, body, files=files)

    def webhook(self, interaction: Interaction, rest: str = "") -> str:
        """Where an interaction's follow-ups go."""
        return f"/webhooks/{self.box.bot.id}/{interaction.token}{rest}"

    async def registers(self, *commands: Json) -> Reply:
        """Overwrite the global commands."""
        return await self.call("PUT", f"/applications/{self.box.bot.id}/commands", list(commands))

    async def connects(self, query: str = "?v=10&encoding=json") -> Gateway:
        """A websocket that has heard hello."""
        gateway = Gateway(await self.http.ws_connect(self.box.gateway_url + query))
        hello = await gateway.receive()
        assert hello["op"] == 10
        assert hello["d"]["heartbeat_interval"] > 0
        return gateway

    async def identifies(self, *, intents: int = COMMON_INTENTS, **more: Any) -> Gateway:
        """A websocket that is ready."""
        gateway = await self.connects()
        await gateway.send(2, self.identity(intents=intents, **more))
        return gateway

    def identity(self, *, intents: int = COMMON_INTENTS, **more: Any) -> Json:
        """What identify says."""
        about = {"os": "linux", "browser": "raw", "device": "raw"}
        return {"token": self.box.token, "intents": intents, "properties": about, **more}
