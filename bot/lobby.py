"""The lobby: who plays and by which settings, before a game begins."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from dataclasses import replace

import discord

from bot import games
from bot.access import may_post
from bot.clicks import Click, Interaction, answer, insist, nod
from bot.errors import Refusal
from bot.lobby_page import COMMON, changed, lobby_page, offered, options_page, setting, setting_name
from bot.reach import UNREACHED
from bot.router import Router
from bot.store import ChannelTaken, GameRecord, SeatRecord, Settings, Store, UserRecord, now
from bot.table import Table
from bot.tables import Tables
from engine import Game, new_game, replay

log = logging.getLogger(__name__)
NOBODY = discord.AllowedMentions.none()
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


class Lobbies:
    """The handlers of lobbies, and the door that opens one."""

    def __init__(self, store: Store, tables: Tables, client: discord.Client, router: Router) -> None:
        self._store = store
        self._tables = tables
        self._client = client
        for name, handler in (
            ("lobby_join", self.join),
            ("lobby_leave", self.leave),
            ("lobby_opts", self.options),
            ("lobby_set", self.set),
            ("lobby_start", self.start),
            ("lobby_close", self.close),
            ("lobby_again", self.again),
        ):
            router.add(name, handler)

    # ------------------------------------------------------------------ opening

    async def again(self, click: Click) -> None:
        """After a game: a new lobby with the same settings."""
        record = click.table.record
        if record.status != "over":
            raise Refusal("unknown-button")
        await self.open(click.interaction, record.game, click.user, like=record.settings)

    async def open(
        self, interaction: Interaction, game: str, user: UserRecord, *, like: Settings | None = None
    ) -> None:
        """Opens a lobby in the interaction's channel. Raises Refusal where a game is going on."""
        channel = interaction.channel_id
        if channel is None or interaction.guild_id is None:
            raise Refusal("only-in-servers")
        if not may_post(interaction):
            raise Refusal("cannot-post")
        lost = await self._lost(channel)
        if lost is not None:
            await self._present(interaction, lost)
            return
        await self._refuse_second(channel, user.lang)
        plugin = games.plugin(game)
        settings: Settings = {found.id: list(found.default) for found in (*COMMON, *plugin.settings)}
        settings["lang"] = [user.lang]
        settings |= like or {}
        record = GameRecord(
            id="".join([secrets.choice(ALPHABET) for _ in range(8)]),
            game=game,
            guild=interaction.guild_id,
            channel=channel,
            status="lobby",
            host=user.id,
            lang=settings["lang"][0],
            settings=settings,
            seed=secrets.token_hex(32),
            state=None,
            owner="",
            created=now(),
            touched=now(),
        )
        try:
            await self._store.games.create(record)
        except ChannelTaken:
            await self._refuse_second(channel, user.lang)
            raise
        await self._present(interaction, self._tables.add(record))

    async def _present(self, interaction: Interaction, table: Table) -> None:
        """Posts the lobby's message as the answer, and remembers it."""
        view, _ = lobby_page(table).build()
        try:
            answered = await interaction.response.send_message(view=view, allowed_mentions=NOBODY)
            posted = answered.message_id
        except UNREACHED as error:
            # perhaps only the answer to the answer was lost: then the message stands there
            log.warning("lobby not known to be posted", extra={"game": table.id, "why": type(error).__name__})
            posted = (await interaction.original_response()).id
        if posted is not None:
            await self._store.messages.put(table.id, posted, table.record.channel, "lobby", {})

    async def _lost(self, channel: int) -> Table | None:
        """The lobby of a channel whose message was deleted, or never arrived."""
        table = await self._tables.in_channel(channel)
        if table is None or table.record.status != "lobby" or await self._refresh(table):
            return None
        return table

    async def _refuse_second(self, channel: int, lang: str) -> None:
        table = await self._tables.in_channel(channel)
        if table is not None:
            link = await self.link(table) or ""
            if table.record.status == "broken":
                raise Refusal("set-aside", game=table.id)
            if table.game is None:
                raise Refusal("busy-lobby", link=link)
            headline = table.plugin.headline(lang, table.view())
            waiting = [table.plugin.waiting(lang, asked) for asked in table.asked()[:3]]
            raise Refusal("busy", link=link, what=" ".join([f"{headline}.", *waiting]))

    async def link(self, table: Table) -> str | None:
        """Where the table's newest message is."""
        posted = await self._store.messages.of(table.id, "lobby", "turn")
        if not posted:
            return None
        return f"https://discord.com/channels/{table.record.guild}/{posted[-1].channel}/{posted[-1].id}"

    # ------------------------------------------------------------------ clicks

    def _open(self, table: Table) -> GameRecord:
        if table.record.status != "lobby":
            raise Refusal("lobby-closed")
        return table.record

    def _seated(self, click: Click) -> GameRecord:
        record = self._open(click.table)
        if click.user.id != record.host and click.table.seat_of(click.user.id) is None:
            raise Refusal("lobby-join-first")
        return record

    async def _save(self, click: Click, record: GameRecord) -> None:
        await self._store.games.save_lobby(record, click.act, click.user.id)
        click.table.record = record

    async def _show(self, click: Click) -> None:
        view, _ = lobby_page(click.table).build()
        await insist(lambda: click.interaction.response.edit_message(view=view, allowed_mentions=NOBODY))

    async def join(self, click: Click) -> None:
        """Takes a free seat; who has one already changes it."""
        table = click.table
        async with table.lock:
            record = self._open(table)
            seat = click.values[0] if click.values else ""
            if seat not in table.plugin.seats:
                raise Refusal("unknown-button")
            if table.player(seat) not in (None, click.user.id):
                raise Refusal("seat-taken", seat=table.plugin.seat_name(click.lang, seat))
            others = [found for found in record.seats if found.user != click.user.id]
            mine = SeatRecord(seat, click.user.id, str(click.interaction.id), 0)
            await self._save(click, replace(record, seats=_placed([*others, mine])))
        await self._show(click)

    async def leave(self, click: Click) -> None:
        """Gives the seat up. If the host leaves, who came next is the host."""
        table = click.table
        async with table.lock:
            record = self._open(table)
            if table.seat_of(click.user.id) is None:
                raise Refusal("lobby-not-seated")
            rest = [found for found in record.seats if found.user != click.user.id]
            host = record.host
            if host == click.user.id and rest and rest[0].user is not None:
                host = rest[0].user
            await self._save(click, replace(record, seats=_placed(rest), host=host))
        await self._show(click)

    async def options(self, click: Click) -> None:
        self._seated(click)
        await answer(click.interaction, options_page(click.table, click.lang))

    async def set(self, click: Click) -> None:
        """One setting is chosen anew: the private page and the lobby's message follow."""
        table = click.table
        async with table.lock:
            record = self._seated(click)
            found = setting(table.plugin, click.id.arg)
            if found is None or not click.values or not set(click.values) <= set(found.choices):
                raise Refusal("unknown-button")
            if found not in offered(table.plugin, record.settings):  # somebody else has changed what it needs
                raise Refusal("setting-not-offered", setting=setting_name(table.plugin, click.lang, found.id))
            settings = changed(table.plugin, record.settings, found, click.values)
            await self._save(click, replace(record, settings=settings, lang=settings["lang"][0]))
        await answer(click.interaction, options_page(table, click.lang))
        await self._refresh(table)

    async def _refresh(self, table: Table) -> bool:
        """The lobby's message after a change that came from elsewhere; False if it is gone."""
        stands = False
        for posted in await self._store.messages.of(table.id, "lobby"):
            message = self._client.get_partial_messageable(posted.channel).get_partial_message(posted.id)
            view, _ = lobby_page(table).build()
            try:
                await message.edit(view=view, allowed_mentions=NOBODY)
                stands = True
            except UNREACHED as error:
                # the next click on it shows the newest state anyway
                stands = stands or not isinstance(error, discord.NotFound)
                log.warning("lobby not refreshed", extra={"game": table.id, "why": f"{type(error).__name__}: {error}"})
        return stands

    async def close(self, click: Click) -> None:
        """The host, or who may manage the channel, calls it off."""
        table = click.table
        async with table.lock:
            record = self._open(table)
            if click.user.id != record.host and not click.interaction.permissions.manage_channels:
                raise Refusal("lobby-host-only", host=f"<@{record.host}>")
            await self._save(click, replace(record, status="closed"))
        await self._show(click)

    # ------------------------------------------------------------------ starting

    async def start(self, click: Click) -> None:
        """Computer players take the seats they were given, and the game begins."""
        table = click.table
        async with table.lock:
            if table.record.status == "live":  # a second click on the same button
                await nod(click.interaction)
                return
            record = self._seated(click)
            record = replace(record, seats=_with_computers(record, table.plugin.seats))
            if len(record.seats) < table.plugin.fewest:
                raise Refusal("lobby-too-few", n=table.plugin.fewest)
            game = self._new_game(table, record)
            _, events, _ = next(iter(replay(game.to_json())))
            public = [event.to_json() for event in events if event.to is None]
            await table.begin(record, game, public, click.act, click.user.id)
        table.tell_changed()  # first: the game has begun, whether or not the answer arrives
        await self._show(click)

    def _new_game(self, table: Table, record: GameRecord) -> Game:
        """The salt is made of what no operator can choose: the ids of the clicks by which the players came."""
        seats = [found.seat for found in record.seats]
        salt = "-".join([found.joined for found in record.seats if found.joined])
        options = table.plugin.engine_options(record.settings, len(seats))
        return new_game(record.game, seats, bytes.fromhex(record.seed), salt, options)


def _placed(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    return tuple([replace(found, place=place) for place, found in enumerate(seats)])


def _with_computers(record: GameRecord, known: Sequence[str]) -> tuple[SeatRecord, ...]:
    wanted = record.settings["fill"][0]
    count = int(wanted) if wanted.isdecimal() else 0
    taken = {found.seat for found in record.seats}
    free = [seat for seat in known if seat not in taken][: max(0, count - len(record.seats))]
    return _placed([*record.seats, *[SeatRecord(seat, None, "", 0) for seat in free]])
