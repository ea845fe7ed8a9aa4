"""The routes of the page: its files, one user's events, one user's acts. Only for browsers on this machine."""

import asyncio
import json
from pathlib import Path
from urllib.parse import quote, urlsplit

from aiohttp import BodyPartReader, WSMsgType, web

from sandbox.core.model import Json, User
from sandbox.forms.messages import Upload
from sandbox.server import Server
from sandbox.web.acting import Acting, Files
from sandbox.web.feed import Feed, ReadMarks
from sandbox.web.screen import Screen

STATIC = Path(__file__).parent / "static"
_HERE = ("127.0.0.1", "localhost", "::1")
_KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_GUARD = {
    # Nothing from elsewhere is loaded, and nothing that somebody wrote can become a script.
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "connect-src 'self' ws://127.0.0.1:* ws://localhost:*; form-action 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
GATHER = 0.02  # seconds in which changes are collected before they are sent together


class WebPage:
    """`WebPage(server)` before the server starts; then the page is at `address`."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._marks = ReadMarks(server)
        self._acting = Acting(server, self._marks)
        self._sockets: set[web.WebSocketResponse] = set()
        routes = server.web.router
        routes.add_get("/", self._index)
        routes.add_get("/web/static/{name}", self._static)
        routes.add_get("/web/events", self._events)
        routes.add_get("/web/commands", self._commands)
        routes.add_post("/web/act/{name}", self._act)
        server.web.on_shutdown.append(self._close)

    @property
    def address(self) -> str:
        """Where the page is."""
        return self._server.api_url.partition("/api/")[0] + "/"

    # ---- handlers

    async def _index(self, request: web.Request) -> web.Response:
        self._only_from_here(request)
        if self._named(request.query.get("user", "")) is None:
            first = self._first_user()
            if first is None:
                return web.Response(status=404, text="There is nobody here yet.")
            raise web.HTTPFound(f"/?user={quote(first.username)}")
        return self._file("index.html")

    async def _static(self, request: web.Request) -> web.Response:
        self._only_from_here(request)
        return self._file(request.match_info["name"])

    def _file(self, name: str) -> web.Response:
        path = STATIC / name
        kind = _KINDS.get(path.suffix)
        if kind is None or path.parent != STATIC or not path.is_file():
            raise web.HTTPNotFound
        return web.Response(body=path.read_bytes(), content_type=kind, charset="utf-8", headers=_GUARD)

    async def _events(self, request: web.Request) -> web.StreamResponse:
        self._only_from_here(request)
        user = self._user(request)
        socket = web.WebSocketResponse(heartbeat=20.0)
        await socket.prepare(request)
        self._sockets.add(socket)
        feed = Feed(self._server, self._marks, user.id)
        telling = asyncio.create_task(self._tell(socket, feed))
        try:
            async for incoming in socket:
                if incoming.type is WSMsgType.TEXT:
                    await self._older(socket, feed, incoming.data)
        finally:
            telling.cancel()
            self._sockets.discard(socket)
        return socket

    async def _tell(self, socket: web.WebSocketResponse, feed: Feed) -> None:
        bell = self._server.world.bell
        while not socket.closed:
            changes = await bell.until(lambda: feed.changes() or None, 30.0)
            if changes:
                await _send(socket, changes)
                await asyncio.sleep(GATHER)

    async def _older(self, socket: web.WebSocketResponse, feed: Feed, text: str) -> None:
        try:
            wish = json.loads(text)
            channel, before = str(wish["channel"]), str(int(wish["before"]))
        except (ValueError, TypeError, KeyError):
            return
        messages = feed.older(channel, before)
        await _send(socket, [{"kind": "older", "channel": channel, "messages": messages}])

    async def _commands(self, request: web.Request) -> web.Response:
        self._only_from_here(request)
        screen = Screen(self._server, self._user(request).id)
        return _json({"commands": screen.commands(request.query.get("channel", ""))})

    async def _act(self, request: web.Request) -> web.Response:
        self._only_from_here(request)
        user = self._user(request)
        try:
            body, files = await _read(request)
        except ValueError as error:
            raise web.HTTPBadRequest(text=str(error)) from None
        return _json(await self._acting.act(request.match_info["name"], user.id, body, files))

    # ---- helpers

    def _only_from_here(self, request: web.Request) -> None:
        """Refuse other pages of the same browser: their scripts must not play, nor read along."""
        host = urlsplit(f"//{request.host}").hostname
        origin = request.headers.get("Origin")
        if host not in _HERE or (origin is not None and urlsplit(origin).netloc != request.host):
            raise web.HTTPForbidden(text="Only the sandbox's own page may do this.")

    def _named(self, username: str) -> User | None:
        users = self._server.world.users.values()
        return next((user for user in users if username in (user.username, user.id) and not user.bot), None)

    def _user(self, request: web.Request) -> User:
        user = self._named(request.query.get("user", ""))
        if user is None:
            raise web.HTTPNotFound(text="There is no such user.")
        return user

    def _first_user(self) -> User | None:
        world = self._server.world
        for guild in world.guilds.values():
            for key in guild.members:
                if key not in (guild.owner_id, world.app.id):
                    return world.users[key]
        return None

    async def _close(self, _: web.Application) -> None:
        await asyncio.gather(*(socket.close() for socket in list(self._sockets)))


async def _send(socket: web.WebSocketResponse, changes: list[Json]) -> None:
    try:
        await socket.send_str(json.dumps(changes, ensure_ascii=False))
    except ConnectionError:
        await socket.close()


async def _read(request: web.Request) -> tuple[Json, Files]:
    """A page's act: JSON, or a form with the JSON in `body` and files named by the field they belong to."""
    if request.content_type != "multipart/form-data":
        return _object(await request.read()), {}
    body: Json = {}
    files: Files = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read(decode=True))
        if part.name == "body":
            body = _object(data)
        else:
            files.setdefault(part.name or "", []).append(Upload("0", part.filename or "file", data))
    return body, files


def _object(data: bytes) -> Json:
    body = json.loads(data)
    if not isinstance(body, dict):
        raise ValueError("an object is expected")
    return body


def _json(body: Json) -> web.Response:
    text = json.dumps(body, ensure_ascii=False)
    return web.Response(text=text, content_type="application/json", headers={"Cache-Control": "no-store"})
