"""Servers: roles, members, channels and overwrites, and who may change them."""

from collections.abc import AsyncIterator

import pytest

from sandbox import CannotDo, Person, Sandbox
from sandbox.core.permissions import BOT_DEFAULT, Permission
from tests.sandbox.raw_bot import RawBot

POWERS = (
    BOT_DEFAULT
    | Permission.MANAGE_ROLES
    | Permission.MANAGE_CHANNELS
    | Permission.MANAGE_NICKNAMES
    | Permission.MODERATE_MEMBERS
    | Permission.KICK_MEMBERS
    | Permission.BAN_MEMBERS
)


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox() as box:
        box.guild(bot_permissions=POWERS)
        box.channel("lounge")
        yield box


async def test_roles_are_made_given_and_taken(box: Sandbox, bot: RawBot, anna: Person) -> None:
    base = f"/guilds/{box.guild().id}"
    role = (await bot.call("POST", f"{base}/roles", {"name": "player", "color": 255, "mentionable": True})).body
    assert (role["name"], role["color"], role["position"]) == ("player", 255, 1)
    given = f"{base}/members/{anna.id}/roles/{role['id']}"
    assert (await bot.call("PUT", given)).status == 204
    assert (await bot.call("GET", f"{base}/members/{anna.id}")).body["roles"] == [role["id"]]
    changed = await bot.call("PATCH", f"{base}/roles/{role['id']}", {"name": "guest"})
    assert (changed.body["name"], changed.body["color"]) == ("guest", 255)
    assert (await bot.call("DELETE", given)).status == 204
    assert (await bot.call("DELETE", f"{base}/roles/{role['id']}")).status == 204
    assert [r["name"] for r in (await bot.call("GET", f"{base}/roles")).body] == ["@everyone", "Bot"]


async def test_only_lower_roles_and_own_permissions_can_be_given(box: Sandbox, bot: RawBot, anna: Person) -> None:
    base = f"/guilds/{box.guild().id}"
    reply = await bot.call("POST", f"{base}/roles", {"name": "boss", "permissions": str(Permission.ADMINISTRATOR)})
    assert (reply.status, reply.code) == (403, 50013)
    high = box.role("high")
    high.position = 99
    assert (await bot.call("PUT", f"{base}/members/{anna.id}/roles/{high.id}")).code == 50013
    anna.gets(high)
    assert (await bot.call("PATCH", f"{base}/members/{anna.id}", {"nick": "Queen"})).code == 50013
    assert (await bot.call("DELETE", f"{base}/members/{box.guild().owner_id}")).code == 50013


async def test_members_are_renamed_silenced_and_expelled(box: Sandbox, bot: RawBot, anna: Person) -> None:
    path = f"/guilds/{box.guild().id}/members/{anna.id}"
    assert (await bot.call("PATCH", path, {"nick": "Queen"})).body["nick"] == "Queen"
    until = "2099-01-01T00:00:00+00:00"
    with box.expecting_violations():
        reply = await bot.call("PATCH", path, {"communication_disabled_until": until})
    assert reply.wrong("communication_disabled_until") == ["GUILD_MEMBER_TIMEOUT_TOO_LONG"]
    soon = box.clock.now() + 60
    box.guild().members[anna.id].silent_until = soon
    with pytest.raises(CannotDo, match="no permission to write"):
        anna.writes("let me speak")
    box.clock.advance(minutes=2)
    anna.writes("at last")
    assert (await bot.call("DELETE", path)).status == 204
    with pytest.raises(AssertionError, match="not able to see"):
        anna.writes("gone")
    assert (await bot.call("GET", path)).code == 10007


async def test_bans_are_kept_until_lifted(box: Sandbox, bot: RawBot, anna: Person) -> None:
    path = f"/guilds/{box.guild().id}/bans"
    assert (await bot.call("GET", f"{path}/{anna.id}")).body == {"message": "Unknown Ban", "code": 10026}
    assert (await bot.call("PUT", f"{path}/{anna.id}", {})).status == 204
    assert [ban["user"]["id"] for ban in (await bot.call("GET", path)).body] == [anna.id]
    assert anna.id not in box.guild().members
    assert (await bot.call("DELETE", f"{path}/{anna.id}")).status == 204
    assert (await bot.call("GET", path)).body == []


async def test_channels_inherit_the_overwrites_of_their_category(box: Sandbox, bot: RawBot, anna: Person) -> None:
    base = f"/guilds/{box.guild().id}/channels"
    hidden = {"id": box.guild().id, "type": 0, "allow": "0", "deny": str(Permission.VIEW_CHANNEL)}
    mine = {"id": box.bot.id, "type": 1, "allow": str(Permission.VIEW_CHANNEL), "deny": "0"}
    body = {"name": "Secret", "type": 4, "permission_overwrites": [hidden, mine]}
    category = (await bot.call("POST", base, body)).body
    inside = (await bot.call("POST", base, {"name": "The Den", "parent_id": category["id"]})).body
    assert (inside["name"], inside["parent_id"]) == ("the-den", category["id"])
    den = box.server.world.channels[inside["id"]]
    assert not anna.can_see(den)
    path = f"/channels/{den.id}"
    allowed = {"type": 1, "allow": str(Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES), "deny": "0"}
    assert (await bot.call("PUT", f"{path}/permissions/{anna.id}", allowed)).status == 204
    anna.writes("inside", at=den)
    assert (await bot.call("DELETE", f"{path}/permissions/{anna.id}")).status == 204
    assert not anna.can_see(den)
    assert (await bot.call("DELETE", f"{path}/permissions/1")).code == 10009
    assert (await bot.call("PATCH", path, {"topic": "whispers"})).body["topic"] == "whispers"
    assert (await bot.call("DELETE", path)).status == 200
    assert (await bot.call("GET", path)).code == 10003


async def test_a_bot_allows_only_what_it_may_do_itself(box: Sandbox, bot: RawBot, anna: Person) -> None:
    path = f"/channels/{box.first_channel().id}/permissions/{anna.id}"
    reply = await bot.call("PUT", path, {"type": 1, "allow": str(Permission.MANAGE_MESSAGES), "deny": "0"})
    assert (reply.status, reply.code) == (403, 50013)
    assert (await bot.call("PUT", path, {"type": 1, "allow": "0", "deny": str(Permission.SEND_MESSAGES)})).status == 204
    assert not anna.can(Permission.SEND_MESSAGES)


async def test_members_can_be_searched(box: Sandbox, bot: RawBot, anna: Person, ben: Person) -> None:
    base = f"/guilds/{box.guild().id}/members"
    found = await bot.call("GET", f"{base}/search?query=be&limit=5")
    assert [member["user"]["id"] for member in found.body] == [ben.id]
    assert (await bot.call("GET", f"{base}?limit=10")).code == 50001, "the list is a privilege"
    assert (await bot.call("PATCH", f"{base}/@me", {"nick": "Clerk"})).body["nick"] == "Clerk"


async def test_threads_have_members(box: Sandbox, bot: RawBot, anna: Person, ben: Person) -> None:
    base = f"/channels/{box.first_channel().id}/threads"
    thread = (await bot.call("POST", base, {"name": "private", "type": 12})).body
    place = box.server.world.channels[thread["id"]]
    assert not anna.can_see(place)
    assert (await bot.call("PUT", f"/channels/{thread['id']}/thread-members/{anna.id}")).status == 204
    await bot.call("POST", f"/channels/{thread['id']}/messages", {"content": f"Welcome {ben.mention}"})
    assert ben.can_see(place), "a mention invites"
    assert len(ben.pings) == 1
    members = (await bot.call("GET", f"/channels/{thread['id']}/thread-members")).body
    assert {member["user_id"] for member in members} == {box.bot.id, anna.id, ben.id}
    assert (await bot.call("DELETE", f"/channels/{thread['id']}/thread-members/{ben.id}")).status == 204
    assert not ben.can_see(place)
    active = (await bot.call("GET", f"/guilds/{box.guild().id}/threads/active")).body
    assert [t["id"] for t in active["threads"]] == [thread["id"]]
    await bot.call("PATCH", f"/channels/{thread['id']}", {"archived": True})
    archived = (await bot.call("GET", f"{base}/archived/private")).body
    assert [t["id"] for t in archived["threads"]] == [thread["id"]]
