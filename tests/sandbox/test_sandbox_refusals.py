"""Who may not, or asks for what is not there, gets Discord's refusal."""

import pytest

from sandbox import Person, Sandbox
from sandbox.core.permissions import BOT_DEFAULT, Permission
from tests.sandbox.raw_bot import Json, RawBot


async def test_a_wrong_token_is_refused(box: Sandbox, bot: RawBot) -> None:
    for token in ("", "invented"):
        reply = await bot.call("GET", "/users/@me", token=token)
        assert (reply.status, reply.body) == (401, {"message": "401: Unauthorized", "code": 0})


UNKNOWN = {
    "/channels/1": {"message": "Unknown Channel", "code": 10003},
    "/guilds/1": {"message": "Unknown Guild", "code": 10004},
    "/users/1": {"message": "Unknown User", "code": 10013},
    "/channels/{channel}/messages/1": {"message": "Unknown Message", "code": 10008},
    "/guilds/{guild}/roles/1": {"message": "Unknown Role", "code": 10011},
    "/guilds/{guild}/members/{stranger}": {"message": "Unknown Member", "code": 10007},
}


@pytest.mark.parametrize("path", UNKNOWN)
async def test_what_is_not_there_is_unknown(box: Sandbox, bot: RawBot, path: str) -> None:
    stranger = box.user("Stranger", member=False)
    filled = path.format(channel=box.first_channel().id, guild=box.guild().id, stranger=stranger.id)
    reply = await bot.call("GET", filled)
    assert (reply.status, reply.body) == (404, UNKNOWN[path])


async def test_an_id_that_is_no_number_is_a_wrong_form(box: Sandbox, bot: RawBot) -> None:
    with box.expecting_violations():
        reply = await bot.call("GET", "/channels/lounge")
    assert reply.wrong("channel_id") == ["NUMBER_TYPE_COERCE"]
    with box.expecting_violations():
        reply = await bot.call("GET", f"/channels/{box.first_channel().id}/messages?before=yesterday")
    assert reply.wrong("before") == ["NUMBER_TYPE_COERCE"]


async def test_routes_and_methods_that_do_not_exist(box: Sandbox, bot: RawBot) -> None:
    with box.expecting_violations() as found:
        reply = await bot.call("GET", "/nonsense")
        assert (reply.status, reply.body) == (404, {"message": "404: Not Found", "code": 0})
        reply = await bot.call("DELETE", "/users/@me")
        assert (reply.status, reply.body) == (405, {"message": "405: Method Not Allowed", "code": 0})
    assert len(found) == 2


async def test_older_versions_of_the_api_are_refused(box: Sandbox, bot: RawBot) -> None:
    with box.expecting_violations() as found:
        async with bot.http.get(box.api_url.replace("/v10", "/v6") + "/users/@me") as response:
            assert (response.status, (await response.json())["code"]) == (400, 50041)
    assert "only API v10" in found[0]


async def test_a_channel_out_of_sight_is_no_access(box: Sandbox, bot: RawBot) -> None:
    lounge = box.first_channel()
    box.overwrite(lounge, box.bot, deny=Permission.VIEW_CHANNEL)
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/messages", None),
        ("POST", "/messages", {"content": "x"}),
        ("POST", "/typing", None),
    ):
        reply = await bot.call(method, f"/channels/{lounge.id}{path}", body)
        assert (reply.status, reply.body) == (403, {"message": "Missing Access", "code": 50001})


LACKING: dict[str, tuple[int, str, str, Json | None]] = {
    "writing": (Permission.SEND_MESSAGES, "POST", "/messages", {"content": "x"}),
    "embeds": (Permission.EMBED_LINKS, "POST", "/messages", {"embeds": [{"title": "x"}]}),
    "pins": (Permission.PIN_MESSAGES, "PUT", "/messages/pins/{message}", None),
    "public threads": (Permission.CREATE_PUBLIC_THREADS, "POST", "/threads", {"name": "x", "type": 11}),
    "private threads": (Permission.CREATE_PRIVATE_THREADS, "POST", "/threads", {"name": "x", "type": 12}),
    "threads below messages": (
        Permission.CREATE_PUBLIC_THREADS,
        "POST",
        "/messages/{message}/threads",
        {"name": "x"},
    ),
    "reactions": (Permission.ADD_REACTIONS, "PUT", "/messages/{message}/reactions/🎲/@me", None),
}


@pytest.mark.parametrize("name", LACKING)
async def test_a_revoked_permission_is_missed(box: Sandbox, bot: RawBot, anna: Person, name: str) -> None:
    permission, method, path, body = LACKING[name]
    full = f"/channels/{box.first_channel().id}" + path.format(message=anna.writes("words").id)
    role = box.bot_role()
    box.set_permissions(role, role.permissions & ~permission)
    box.set_permissions(box.guild().roles[box.guild().id], BOT_DEFAULT & ~permission)
    reply = await bot.call(method, full, body)
    assert (reply.status, reply.body) == (403, {"message": "Missing Permissions", "code": 50013})
    box.set_permissions(role, role.permissions | permission)
    assert (await bot.call(method, full, body)).status in (200, 201, 204)


async def test_files_need_a_permission_too(box: Sandbox, bot: RawBot) -> None:
    box.overwrite(box.first_channel(), box.bot, deny=Permission.ATTACH_FILES)
    reply = await bot.posts({"content": "x"}, files={"a.txt": b"x"})
    assert (reply.status, reply.code) == (403, 50013)
    assert (await bot.posts({"content": "x"})).status == 200


async def test_an_answer_needs_to_read_the_history(box: Sandbox, bot: RawBot, anna: Person) -> None:
    said = anna.writes("words")
    box.overwrite(box.first_channel(), box.bot, deny=Permission.READ_MESSAGE_HISTORY)
    reply = await bot.posts({"content": "x", "message_reference": {"message_id": said.id}})
    assert (reply.status, reply.code) == (400, 160002)
    assert (await bot.call("GET", f"/channels/{said.channel_id}/messages")).body == []


async def test_the_messages_of_others_cannot_be_edited(bot: RawBot, anna: Person) -> None:
    said = anna.writes("words")
    path = f"/channels/{said.channel_id}/messages/{said.id}"
    reply = await bot.call("PATCH", path, {"content": "other words"})
    assert (reply.status, reply.body) == (
        403,
        {"message": "Cannot edit a message authored by another user", "code": 50005},
    )
    reply = await bot.call("DELETE", path)
    assert (reply.status, reply.code) == (403, 50013)


async def test_who_refuses_direct_messages_gets_none(box: Sandbox, bot: RawBot, anna: Person) -> None:
    opened = await bot.call("POST", "/users/@me/channels", {"recipient_id": anna.id})
    path = f"/channels/{opened.body['id']}/messages"
    assert (await bot.call("POST", path, {"content": "x"})).status == 200
    anna.refuses_dms()
    reply = await bot.call("POST", path, {"content": "x"})
    assert (reply.status, reply.body) == (403, {"message": "Cannot send messages to this user", "code": 50007})
    anna.refuses_dms(False)
    anna.leaves()
    reply = await bot.call("POST", path, {"content": "x"})
    assert (reply.status, reply.code) == (403, 50278)


async def test_there_is_no_direct_message_to_nobody(box: Sandbox, bot: RawBot) -> None:
    with box.expecting_violations():
        reply = await bot.call("POST", "/users/@me/channels", {"recipient_id": "1"})
    assert (reply.status, reply.code) == (400, 50035)


async def test_deleted_messages_and_channels_are_unknown(box: Sandbox, bot: RawBot) -> None:
    posted = (await bot.posts({"content": "x"})).body
    path = f"/channels/{posted['channel_id']}/messages/{posted['id']}"
    box.delete_message(box.messages[0])
    assert (await bot.call("PATCH", path, {"content": "y"})).body["code"] == 10008
    box.delete_channel(box.first_channel())
    assert (await bot.call("PATCH", path, {"content": "y"})).body["code"] == 10003


async def test_an_archived_thread_cannot_be_changed_and_a_locked_one_not_written_to(box: Sandbox, bot: RawBot) -> None:
    thread = (await bot.call("POST", f"/channels/{box.first_channel().id}/threads", {"name": "t", "type": 11})).body
    base = f"/channels/{thread['id']}"
    posted = (await bot.call("POST", f"{base}/messages", {"content": "x"})).body
    await bot.call("PATCH", base, {"archived": True})
    reply = await bot.call("PATCH", f"{base}/messages/{posted['id']}", {"content": "y"})
    assert (reply.status, reply.body) == (400, {"message": "Thread is archived", "code": 50083})
    assert (await bot.call("PATCH", base, {"name": "other"})).code == 50083
    assert (await bot.call("POST", f"{base}/messages", {"content": "wakes it up"})).status == 200
    assert (await bot.call("GET", base)).body["thread_metadata"]["archived"] is False
    await bot.call("PATCH", base, {"locked": True})
    box.set_permissions(box.bot_role(), BOT_DEFAULT & ~Permission.MANAGE_THREADS)
    assert (await bot.call("POST", f"{base}/messages", {"content": "x"})).code == 160005


async def test_one_message_has_one_thread(box: Sandbox, bot: RawBot, anna: Person) -> None:
    said = anna.writes("words")
    path = f"/channels/{said.channel_id}/messages/{said.id}/threads"
    made = await bot.call("POST", path, {"name": "aside"})
    assert (made.status, made.body["id"]) == (201, said.id)
    reply = await bot.call("POST", path, {"name": "aside"})
    assert (reply.status, reply.code) == (400, 160004)


async def test_bulk_deletion_has_its_limits(box: Sandbox, bot: RawBot, anna: Person) -> None:
    box.set_permissions(box.bot_role(), BOT_DEFAULT | Permission.MANAGE_MESSAGES)
    said = [anna.writes(str(n)).id for n in range(3)]
    path = f"/channels/{box.first_channel().id}/messages/bulk-delete"
    with box.expecting_violations():
        reply = await bot.call("POST", path, {"messages": said[:1], "what": 1})
    assert reply.code == 50016
    box.clock.advance(days=15)
    assert (await bot.call("POST", path, {"messages": said})).code == 50034
    fresh = [anna.writes(str(n)).id for n in range(2)]
    assert (await bot.call("POST", path, {"messages": fresh})).status == 204
    assert [m.id for m in box.messages] == said


async def test_a_bot_that_was_removed_has_no_access(box: Sandbox, bot: RawBot) -> None:
    box.expel_bot()
    assert (await bot.call("GET", f"/guilds/{box.guild().id}")).code == 50001
    assert (await bot.posts({"content": "x"})).code == 50001
