"""Messages through REST: posting, reading, editing, files, pins, answers, reactions."""

import aiohttp
import pytest

from sandbox import Person, Sandbox
from sandbox.core.permissions import BOT_DEFAULT, Permission
from tests.sandbox.foreign_bot import PIXEL
from tests.sandbox.raw_bot import Json, RawBot


def where(message: Json) -> str:
    return f"/channels/{message['channel_id']}/messages/{message['id']}"


async def test_a_file_has_facts_and_an_address(bot: RawBot) -> None:
    body = {"attachments": [{"id": "0", "filename": "my board.png", "description": "The board"}]}
    posted = (await bot.posts(body, files={"ignored.png": PIXEL})).body
    [file] = posted["attachments"]
    assert (file["filename"], file["description"]) == ("my_board.png", "The board")
    assert (file["width"], file["height"], file["content_type"], file["size"]) == (1, 1, "image/png", len(PIXEL))
    async with bot.http.get(file["url"]) as response:
        assert (response.content_type, await response.read()) == ("image/png", PIXEL)
    async with bot.http.get(file["url"] + "x") as response:
        assert response.status == 404


async def test_everybody_has_a_picture(box: Sandbox, bot: RawBot) -> None:
    async with bot.http.get(f"{box.cdn_url}/embed/avatars/0.png") as response:
        assert (response.status, response.content_type) == (200, "image/png")


async def test_an_edit_keeps_what_it_does_not_mention(bot: RawBot) -> None:
    posted = (await bot.posts({"content": "words", "embeds": [{"title": "T"}]}, files={"a.txt": b"a"})).body
    edited = (await bot.call("PATCH", where(posted), {"content": "other words"})).body
    assert edited["content"] == "other words"
    assert edited["embeds"][0]["title"] == "T"
    assert [a["id"] for a in edited["attachments"]] == [posted["attachments"][0]["id"]]
    assert posted["edited_timestamp"] is None
    assert edited["edited_timestamp"] is not None


async def test_an_edit_keeps_only_the_files_it_lists(bot: RawBot) -> None:
    posted = (await bot.posts({}, files={"a.txt": b"a", "b.txt": b"b"})).body
    keep = {"attachments": [{"id": posted["attachments"][1]["id"]}, {"id": "0", "description": "new"}]}
    edited = (await bot.call("PATCH", where(posted), keep, files={"c.txt": b"c"})).body
    assert [a["filename"] for a in edited["attachments"]] == ["b.txt", "c.txt"]
    assert edited["attachments"][1]["description"] == "new"
    with_new = (await bot.call("PATCH", where(posted), {}, files={"d.txt": b"d"})).body
    assert [a["filename"] for a in with_new["attachments"]] == ["b.txt", "c.txt", "d.txt"]
    bare = await bot.call("PATCH", where(posted), {"attachments": []})
    assert bare.code == 50006, "nothing would be left of it"


async def test_pictures_in_components_get_the_files_address(bot: RawBot) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "Alt"}]}
    file = {"type": 13, "file": {"url": "attachment://log.txt"}}
    body = {"flags": 1 << 15, "components": [gallery, file]}
    posted = (await bot.posts(body, files={"board.png": PIXEL, "log.txt": b"log"})).body
    media = posted["components"][0]["items"][0]["media"]
    assert media["url"] == posted["attachments"][0]["url"]
    assert (media["width"], media["height"]) == (1, 1)
    assert (posted["components"][1]["name"], posted["components"][1]["size"]) == ("log.txt", 3)
    assert [part["id"] for part in posted["components"]] == [1, 2]


async def test_the_same_nonce_brings_the_first_message_back(box: Sandbox, bot: RawBot) -> None:
    body = {"content": "once", "nonce": "n-1", "enforce_nonce": True}
    first, second = (await bot.posts(body)).body, (await bot.posts(body)).body
    assert first["id"] == second["id"]
    assert first["nonce"] == "n-1"
    box.clock.advance(minutes=6)
    assert (await bot.posts(body)).body["id"] != first["id"]
    unforced = {"content": "twice", "nonce": "n-2"}
    assert (await bot.posts(unforced)).body["id"] != (await bot.posts(unforced)).body["id"]


async def test_old_messages_cannot_be_edited_for_ever(box: Sandbox, bot: RawBot) -> None:
    posted = (await bot.posts({"content": "living"})).body
    for n in range(40):
        assert (await bot.call("PATCH", where(posted), {"content": str(n)})).status == 200
    box.clock.advance(hours=2)
    box.server.messages.late_edits_per_hour = 3
    for n in range(3):
        assert (await bot.call("PATCH", where(posted), {"content": str(n)})).status == 200
    reply = await bot.call("PATCH", where(posted), {"content": "x"})
    assert (reply.status, reply.code) == (429, 30046)
    assert "Via" not in reply.headers, "clients must not take it for an ordinary rate limit"
    box.clock.advance(hours=1, seconds=1)
    assert (await bot.call("PATCH", where(posted), {"content": "x"})).status == 200


async def test_history_can_be_paged(box: Sandbox, bot: RawBot, anna: Person) -> None:
    said = [anna.writes(str(n)).id for n in range(6)]
    base = f"/channels/{box.first_channel().id}/messages"

    async def ids(query: str) -> list[str]:
        return [message["id"] for message in (await bot.call("GET", f"{base}?{query}")).body]

    assert await ids("limit=2") == [said[5], said[4]]
    assert await ids(f"limit=2&before={said[2]}") == [said[1], said[0]]
    assert await ids(f"limit=2&after={said[2]}") == [said[4], said[3]]
    assert await ids(f"limit=3&around={said[2]}") == [said[3], said[2], said[1]]
    with box.expecting_violations():
        assert (await bot.call("GET", f"{base}?limit=101")).wrong("limit") == ["NUMBER_TYPE_MAX"]


async def test_pins_are_listed_and_announced_in_the_channel(box: Sandbox, bot: RawBot, anna: Person) -> None:
    said = anna.writes("remember this")
    base = f"/channels/{said.channel_id}/messages/pins"
    assert (await bot.call("PUT", f"{base}/{said.id}")).status == 204
    pins = (await bot.call("GET", base)).body
    assert ([item["message"]["id"] for item in pins["items"]], pins["has_more"]) == ([said.id], False)
    assert box.messages[-1].type == 6
    assert (await bot.call("DELETE", f"{base}/{said.id}")).status == 204
    assert (await bot.call("GET", base)).body["items"] == []


async def test_an_answer_refers_to_its_message(bot: RawBot, anna: Person) -> None:
    said = anna.writes("a question")
    reply = (await bot.posts({"content": "an answer", "message_reference": {"message_id": said.id}})).body
    assert (reply["type"], reply["referenced_message"]["id"]) == (19, said.id)
    assert [user["id"] for user in reply["mentions"]] == [anna.id]
    loose = {"message_id": "1", "fail_if_not_exists": False}
    assert (await bot.posts({"content": "x", "message_reference": loose})).body["type"] == 0


async def test_only_who_may_be_mentioned_is_pinged(box: Sandbox, bot: RawBot, anna: Person, ben: Person) -> None:
    text = f"{anna.mention} {ben.mention} @everyone"
    await bot.posts({"content": text, "allowed_mentions": {"users": [anna.id]}})
    assert (len(anna.pings), len(ben.pings)) == (1, 0)
    await bot.posts({"content": text, "allowed_mentions": {"parse": []}})
    await bot.posts({"content": text, "flags": 1 << 12})
    assert (len(anna.pings), len(ben.pings)) == (1, 0)
    posted = (await bot.posts({"content": "hello"})).body
    await bot.call("PATCH", where(posted), {"content": text})
    assert (len(anna.pings), len(ben.pings)) == (1, 0), "edits never notify"
    box.set_permissions(box.bot_role(), BOT_DEFAULT | Permission.MENTION_EVERYONE)
    await bot.posts({"content": "@everyone"})
    assert (len(anna.pings), len(ben.pings)) == (2, 1)


async def test_roles_are_pinged_if_they_can_be(box: Sandbox, bot: RawBot, anna: Person, ben: Person) -> None:
    open_role, closed = box.role("open", mentionable=True), box.role("closed")
    anna.gets(open_role)
    ben.gets(closed)
    posted = (await bot.posts({"content": f"<@&{open_role.id}> <@&{closed.id}>"})).body
    assert posted["mention_roles"] == [open_role.id]
    assert (len(anna.pings), len(ben.pings)) == (1, 0)


async def test_reactions_are_counted(box: Sandbox, bot: RawBot, anna: Person, ben: Person) -> None:
    said = anna.writes("vote")
    base = f"/channels/{said.channel_id}/messages/{said.id}/reactions"
    assert (await bot.call("PUT", f"{base}/🎲/@me")).status == 204
    ben.reacts("🎲", on=said)
    [reaction] = (await bot.call("GET", f"/channels/{said.channel_id}/messages/{said.id}")).body["reactions"]
    assert (reaction["count"], reaction["me"]) == (2, True)
    assert [user["id"] for user in (await bot.call("GET", f"{base}/🎲")).body] == [box.bot.id, ben.id]
    await anna.sees("🎲 2")
    assert (await bot.call("DELETE", f"{base}/🎲/@me")).status == 204
    assert (await bot.call("DELETE", f"{base}/🎲/{ben.id}")).code == 50013
    assert (await bot.call("PUT", f"{base}/smile/@me")).body == {"message": "Unknown Emoji", "code": 10014}
    for number in range(19):
        assert (await bot.call("PUT", f"{base}/{chr(0x1F400 + number)}/@me")).status == 204
    assert (await bot.call("PUT", f"{base}/🎯/@me")).code == 30010


async def test_notices_of_discord_are_nobodys(box: Sandbox, bot: RawBot, anna: Person) -> None:
    said = anna.writes("begin here")
    await bot.call("PUT", f"/channels/{said.channel_id}/messages/pins/{said.id}")
    notice = (await bot.call("GET", f"/channels/{said.channel_id}/messages?limit=1")).body[0]
    assert (notice["type"], notice["message_reference"]["message_id"]) == (6, said.id)
    assert "referenced_message" not in notice
    reply = await bot.call("PATCH", where(notice), {"content": "x"})
    assert (reply.status, reply.body) == (403, {"message": "Cannot execute action on a system message", "code": 50021})
    reply = await bot.call("PUT", f"/channels/{said.channel_id}/messages/pins/{notice['id']}")
    assert reply.code == 50021


async def test_a_thread_below_a_message_shows_it_first(bot: RawBot, anna: Person) -> None:
    said = anna.writes("begin here")
    thread = (await bot.call("POST", f"/channels/{said.channel_id}/messages/{said.id}/threads", {"name": "t"})).body
    assert (thread["message_count"], thread["member"]["user_id"]) == (0, bot.box.bot.id)
    await bot.call("POST", f"/channels/{thread['id']}/messages", {"content": "inside"})
    last, first = (await bot.call("GET", f"/channels/{thread['id']}/messages")).body
    assert (first["type"], first["referenced_message"]["content"]) == (21, "begin here")
    assert last["content"] == "inside"
    fresh = (await bot.call("GET", f"/channels/{thread['id']}")).body
    assert (fresh["message_count"], fresh["member_count"]) == (1, 1)
    parent = (await bot.call("GET", f"/channels/{said.channel_id}/messages/{said.id}")).body
    assert parent["thread"]["id"] == said.id


async def test_malformed_uploads_are_refused(box: Sandbox, bot: RawBot) -> None:
    form = aiohttp.FormData()
    form.add_field("nonsense", b"x", filename="x.txt")
    url = f"{box.api_url}/channels/{box.first_channel().id}/messages"
    with box.expecting_violations():
        async with bot.http.post(url, data=form, headers={"Authorization": f"Bot {box.token}"}) as response:
            assert (response.status, (await response.json())["code"]) == (400, 50035)


@pytest.mark.parametrize("path", ["/users/@me", "/applications/@me", "/oauth2/applications/@me", "/gateway/bot"])
async def test_the_bot_knows_itself(box: Sandbox, bot: RawBot, path: str) -> None:
    reply = await bot.call("GET", path)
    assert reply.status == 200
    assert reply.body.get("id", box.bot.id) == box.bot.id
