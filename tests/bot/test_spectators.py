"""Looking on: anyone may look, and channels can show the public table without buttons."""

from __future__ import annotations

from sandbox import Person, Sandbox
from sandbox.core.permissions import Permission
from sandbox.forms.components import BUTTON, walk
from tests.bot.commanders import at_table
from tests.bot.conftest import MakeBot


async def test_only_who_manages_the_channel_can_have_a_game_shown_there(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    gallery = box.channel("gallery")
    async with at_table(box, make_bot, anna, ben):
        await anna.runs("/kemet spectate", channel=gallery)
        await anna.sees("Only someone who manages #gallery")
        assert not box.server.world.messages_in(gallery.id)


async def test_two_channels_look_on_without_buttons_and_without_ringing(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    gallery, balcony = box.channel("gallery"), box.channel("balcony")
    boss = box.user("Boss")
    boss.gets(box.role("Managers", Permission.MANAGE_CHANNELS))
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await boss.runs("/kemet spectate", channel=gallery)
        await boss.runs("/kemet spectate", channel=balcony)
        await boss.runs("/kemet spectate", channel=gallery)
        await boss.sees("is already shown in #gallery")
        await first.acts("pray")
        await first.acts("end")
        for channel in (gallery, balcony):
            await boss.sees(f"**{_god(second.seat)}** (@{second.person.name})", at=channel, timeout=20)
            await boss.sees("PP", at=channel, timeout=20)
            messages = box.server.world.messages_in(channel.id)
            assert any(message.attachments for message in messages)
            for message in messages:
                assert not [part for part in walk(message.components) if part["type"] == BUTTON]
        for person in (anna, ben):
            assert {message.channel_id for message in person.pings} <= {box.first_channel().id}
        await boss.runs("/kemet status", at=gallery)
        await boss.sees("Round 1", at=gallery)
        await boss.runs("/kemet spectate", channel=balcony, off=True)
        await boss.sees("is no longer shown in #balcony")


def _god(seat: str) -> str:
    return seat.title()


async def test_a_deleted_channel_looks_on_no_more(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    gallery = box.channel("gallery")
    boss = box.user("Boss")
    boss.gets(box.role("Managers", Permission.MANAGE_CHANNELS))
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await boss.runs("/kemet spectate", channel=gallery)
        box.delete_channel(gallery)
        await first.acts("pray")
        await first.acts("end")
        await second.person.sees(f"@{second.person.name}): it is your turn", timeout=20)
        await first.app.around.mirrors.idle()
        assert await first.app.around.store.mirrors(first.table.id) == []


async def test_strangers_see_the_board_and_no_cards(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    carla = box.user("Carla")
    async with at_table(box, make_bot, anna, ben) as (first, _):
        await carla.runs("/kemet board", text=True)
        await carla.sees("Buto" if "buto" in str(first.game.view(None)["board"]) else "Round 1")
        await carla.runs("/kemet hand")
        await carla.sees("You do not play in this game")
        await carla.runs("/kemet odds")
        held = first.game.view(first.seat)["players"][first.seat]["hand"]["cards"]
        for card in held:
            await carla.sees_nothing_of(f'"{card}"')
