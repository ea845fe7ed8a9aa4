"""The server: all parts put together and listening on a loopback address."""

import asyncio
import base64
import secrets
from pathlib import Path

from aiohttp import web

from sandbox.acts.channels import ChannelActs
from sandbox.acts.commands import CommandActs
from sandbox.acts.guilds import GuildActs
from sandbox.acts.interactions import InteractionActs
from sandbox.acts.messages import MessageActs
from sandbox.acts.polls import PollActs
from sandbox.acts.reactions import ReactionActs
from sandbox.acts.record import Record
from sandbox.acts.threads import ThreadActs
from sandbox.acts.uploads import content_type, default_avatar
from sandbox.acts.webhooks import WebhookActs
from sandbox.checks import Checks
from sandbox.core.clock import Clock
from sandbox.core.model import Application, User
from sandbox.core.wire_messages import MessageWire
from sandbox.core.world import World
from sandbox.gateway.hub import Hub
from sandbox.gateway.socket import GatewaySocket
from sandbox.openapi import OpenApi
from sandbox.people import Actions, Sight
from sandbox.rest.access import Access
from sandbox.rest.account_routes import AccountRoutes
from sandbox.rest.channel_routes import ChannelRoutes
from sandbox.rest.command_routes import CommandRoutes
from sandbox.rest.faults import Faults
from sandbox.rest.guild_routes import GuildRoutes
from sandbox.rest.http import PREFIX, RestFront
from sandbox.rest.interaction_routes import InteractionRoutes
from sandbox.rest.invite_routes import InviteRoutes
from sandbox.rest.message_routes import MessageRoutes
from sandbox.rest.minor_routes import MinorRoutes
from sandbox.rest.poll_routes import PollRoutes
from sandbox.rest.ratelimits import RateLimits
from sandbox.rest.reaction_routes import ReactionRoutes
from sandbox.rest.routes import Routes
from sandbox.rest.thread_routes import ThreadRoutes
from sandbox.rest.webhook_routes import WebhookRoutes

LOOPBACK = "127.0.0.1"
MOST_BODY = 110 * 1024 * 1024  # ten files and the form around them


class Server:
    """A Discord for one bot. Parts: `world` (what exists), acts (what can happen), `record`, `faults`, `clock` …"""

    def __init__(
        self,
        *,
        data: Path | None = None,
        openapi: OpenApi | None = None,
        bot_name: str = "Bot",
        privileged_intents: int = 0,
        clock: Clock | None = None,
    ) -> None:
        self.clock = clock or Clock()
        self.world = World(self.clock, data)
        if self.world.application is None:
            self._new_application(bot_name)
        self.world.app.privileged_intents = privileged_intents
        self.world.save(self.world.app)
        self.hub = Hub(self.clock, self._has_bot)
        self.wire = MessageWire(self.world)
        self.record = Record(self.world, self.wire)
        self.checks = Checks(openapi)
        self.faults = Faults()
        self.limits = RateLimits(self.clock)
        self.threads = ThreadActs(self.world, self.hub)
        self.messages = MessageActs(self.world, self.wire, self.hub, self.record, self.threads)
        self.guilds = GuildActs(self.world, self.hub)
        self.channels = ChannelActs(self.world, self.hub, self.messages)
        self.reactions = ReactionActs(self.world, self.hub)
        self.commands = CommandActs(self.world, self.record)
        self.polls = PollActs(self.world, self.wire, self.hub, self.record)
        self.webhooks = WebhookActs(self.world, self.messages)
        self.interactions = InteractionActs(self.world, self.wire, self.hub, self.messages, self.record)
        self.sight = Sight(self.world)
        self.actions = Actions(
            self.world,
            self.wire,
            self.messages,
            self.threads,
            self.reactions,
            self.polls,
            self.interactions,
            self.sight,
        )
        self.account = AccountRoutes(self.world, self.channels, lambda: self.gateway_url)
        self.front = RestFront(self.world, self._routes(), self.limits, self.faults, self.checks, self.record)
        self.sockets: set[GatewaySocket] = set()
        self.web = web.Application(client_max_size=MOST_BODY)
        self.web.router.add_route("*", PREFIX + "/{path:.*}", self.front.handle)
        self.web.router.add_route("*", "/api/{path:.*}", self._other_version)
        self.web.router.add_get("/gateway", self._gateway)
        self.web.router.add_get("/gateway/", self._gateway)
        self.web.router.add_get("/cdn/{key:.*}", self._cdn)
        self._runner: web.AppRunner | None = None
        self._housekeeping: asyncio.Task[None] | None = None
        self.port = 0

    async def start(self, port: int = 0) -> None:
        """Listen on the loopback interface; port 0 takes a free one."""
        self._runner = web.AppRunner(self.web, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, LOOPBACK, port).start()
        self.port = self._runner.addresses[0][1]
        self._housekeeping = asyncio.create_task(self._keep_house())
        self.wire.cdn = self.cdn_url

    async def stop(self) -> None:
        """Close all connections and the files."""
        if self._housekeeping:
            self._housekeeping.cancel()
        await asyncio.gather(*(socket.drop() for socket in list(self.sockets)))
        if self._runner:
            await self._runner.cleanup()
        self.world.close()

    async def _keep_house(self) -> None:
        """What happens by itself as time goes by, or is moved."""
        while True:
            await self.clock.moved(timeout=30.0)
            self.channels.archive_idle_threads()

    @property
    def api_url(self) -> str:
        """Where REST v10 is."""
        return f"http://{LOOPBACK}:{self.port}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        """Where the gateway is."""
        return f"ws://{LOOPBACK}:{self.port}/gateway"

    @property
    def cdn_url(self) -> str:
        """Where files are."""
        return f"http://{LOOPBACK}:{self.port}/cdn"

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.app.token

    def _new_application(self, name: str) -> None:
        owner = User(self.world.ids.next(), "operator", "Operator")
        bot = User(self.world.ids.next(), name.lower().replace(" ", "_"), None, bot=True)
        # A token of Discord's shape: its first part is the id, and some clients read it.
        head = base64.urlsafe_b64encode(bot.id.encode()).decode().rstrip("=")
        token = f"{head}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(24)}"
        self.world.save(owner)
        self.world.save(bot)
        self.world.save(Application(bot.id, name, token, owner.id))

    def _has_bot(self, guild_id: str) -> bool:
        return self.world.app.id in self.world.guilds[guild_id].members

    def _routes(self) -> Routes:
        routes = Routes()
        access = Access(self.world)
        self.account.register(routes)
        MessageRoutes(self.world, self.wire, access, self.messages, self.channels).register(routes)
        ChannelRoutes(self.world, access, self.channels).register(routes)
        ThreadRoutes(self.world, self.wire, access, self.channels, self.threads, self.messages).register(routes)
        GuildRoutes(self.world, access, self.guilds, self.channels).register(routes)
        ReactionRoutes(self.world, access, self.reactions).register(routes)
        InviteRoutes(self.world, access).register(routes)
        WebhookRoutes(self.world, access, self.webhooks).register(routes)
        MinorRoutes(self.world, access).register(routes)
        PollRoutes(self.world, self.wire, access, self.polls).register(routes)
        CommandRoutes(self.world, access, self.commands).register(routes)
        InteractionRoutes(self.wire, self.interactions, self.messages, self.webhooks).register(routes)
        return routes

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        socket = GatewaySocket(self.world, self.hub, self.checks, lambda: self.gateway_url, request)
        self.sockets.add(socket)
        try:
            return await socket.run()
        finally:
            self.sockets.discard(socket)
            self.world.bell.ring()

    async def _cdn(self, request: web.Request) -> web.Response:
        key = request.match_info["key"]
        data = default_avatar() if key.startswith("embed/avatars/") else self.world.blobs.get(key)
        if data is None:
            return web.Response(status=404, text="404: Not Found")
        # A file that somebody uploaded must not run as a page of this address.
        guard = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        return web.Response(body=data, content_type=content_type(key, data), headers=guard)

    async def _other_version(self, request: web.Request) -> web.Response:
        self.checks.found(f"{request.method} {request.path}: only API v10 is served")
        return web.Response(
            status=400, body=b'{"message": "Invalid API version", "code": 50041}', content_type="application/json"
        )

    # ---- faults of the gateway

    async def drop_gateway(self, code: int = 1001) -> None:
        """Cut all websockets; their sessions can be resumed."""
        await asyncio.gather(*(socket.drop(code) for socket in list(self.sockets)))

    def ask_to_reconnect(self) -> None:
        """Tell all clients to reconnect and resume."""
        for socket in self.sockets:
            socket.ask_to_reconnect()

    def invalidate_sessions(self) -> None:
        """Tell all clients that their session is over and must be begun anew."""
        self.hub.invalidate()
        for socket in self.sockets:
            socket.say_invalid(resumable=False)
