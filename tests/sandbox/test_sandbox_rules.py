"""Every request and every answer is held against Discord's own description; the sandbox knows no bot."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import sandbox
from sandbox import Sandbox, Violations, point_discord_at
from sandbox.driver.box import say_unchecked
from sandbox.driver.pointing import require_loopback
from sandbox.openapi import OpenApi, find_description, load_description
from tests.sandbox.raw_bot import RawBot

SOURCES = sorted(Path(sandbox.__file__).parent.rglob("*.py"))


def description() -> dict[str, Any]:
    """A tiny description of Discord's kind, so that this works on every machine."""
    message = {
        "type": "object",
        "properties": {"content": {"type": "string"}, "flags": {"type": "integer"}},
        "required": ["content"],
    }
    answer = {"type": "object", "properties": {"id": {"type": "string"}}, "required": ["id", "moon"]}
    schemas = {"MessageRequest": message, "MessageResponse": answer}
    post = {
        "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/MessageRequest"}}}},
        "responses": {
            "200": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/MessageResponse"}}}}
        },
    }
    return {"paths": {"/channels/{channel_id}/messages": {"post": post}}, "components": {"schemas": schemas}}


def checked(body: Any, query: dict[str, str] | None = None) -> list[str]:
    path = "/channels/1/messages"
    return OpenApi(description()).check_request("POST", path, "/channels/{channel_id}/messages", query or {}, body)


def test_requests_are_held_against_the_description() -> None:
    assert checked({"content": "x"}) == []
    [missing] = checked({"flags": 1})
    assert '"content" is a required property' in missing
    [unknown] = checked({"content": "x", "contnet": "y"})
    assert "contnet" in unknown
    [wrong] = checked({"content": "x", "flags": "many"})
    assert "at /flags" in wrong
    [query] = checked({"content": "x"}, {"wiat": "1"})
    assert "unknown query parameter 'wiat'" in query


def test_unknown_operations_are_noticed() -> None:
    assert OpenApi(description()).check_request("GET", "/nonsense", "/nonsense", {}, None) == [
        "GET /nonsense: no such operation"
    ]


def test_answers_are_held_against_the_description() -> None:
    api, path, template = OpenApi(description()), "/channels/1/messages", "/channels/{channel_id}/messages"
    assert api.check_answer("POST", path, template, 200, {"id": "1", "moon": 1}) == []
    [missing] = api.check_answer("POST", path, template, 200, {"id": "1"})
    assert "moon" in missing
    [status] = api.check_answer("POST", path, template, 201, {"id": "1"})
    assert "only 200 are described" in status
    [bare] = api.check_answer("POST", path, template, 400, {"message": "no"})
    assert "no error code" in bare


async def post_one(box: Sandbox, content: str) -> None:
    async with box, RawBot(box) as bot:
        box.channel("lounge")
        await bot.posts({"content": content})


async def test_a_violation_fails_the_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps(description()))
    monkeypatch.setenv("SANDBOX_OPENAPI", str(file))
    assert find_description() == file
    with pytest.raises(Violations, match='answer 200: at /: "moon" is a required property'):
        await post_one(Sandbox(), "x")
    await post_one(Sandbox(openapi=False), "x")


async def test_without_a_description_only_the_own_rules_apply(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SANDBOX_OPENAPI", str(tmp_path / "nowhere.json"))
    assert find_description() is None
    say_unchecked.cache_clear()
    with pytest.warns(UserWarning, match="not on this machine") as said:
        box, _ = Sandbox(), Sandbox()
    assert len(said) == 1  # not once a test
    with pytest.raises(Violations, match="Invalid Form Body"):
        await post_one(box, "x" * 2001)


async def test_a_violation_that_was_expected_must_happen(box: Sandbox) -> None:
    with pytest.raises(Violations, match="there was none"), box.expecting_violations():
        pass


def test_discords_own_description_can_be_read_where_it_is() -> None:
    path = find_description()
    if path is not None:
        api = load_description(path)
        assert api.check_request("GET", "/gateway", "/gateway", {}, None) == []
        assert api.check_request("GET", "/gateway", "/gateway", {"x": "1"}, None) != []


async def test_a_fault_of_the_sandbox_itself_is_reported(
    box: Sandbox, bot: RawBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(box.server.messages, "post", None)
    with box.expecting_violations() as found:
        reply = await bot.posts({"content": "x"})
    assert (reply.status, reply.body) == (500, {"message": "500: Internal Server Error", "code": 0})
    assert "the sandbox failed" in found[0]


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_the_sandbox_imports_nothing_of_the_project(source: Path) -> None:
    names: list[str] = []
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append(node.module or "")
    heads = {name.partition(".")[0] for name in names}
    assert not heads & {"bot", "engine", "render", "words", "demo", "tests"}
    if "driver" not in source.parts and source.name not in ("__init__.py",):
        assert "discord" not in heads, "the server is not made for one library"
        assert not any(name.startswith("sandbox.driver") for name in names), "people act without the tests' driver"


def test_the_sandbox_is_for_this_machine_only() -> None:
    for url in ("http://127.0.0.1:1/api", "ws://localhost:1", "http://[::1]:1"):
        require_loopback(url)
    for url in ("https://discord.com/api/v10", "http://10.0.0.1:80", "http://127.0.0.1.example.com"):
        with pytest.raises(ValueError, match="not a loopback address"):
            require_loopback(url)


async def test_discord_py_is_pointed_back_afterwards(box: Sandbox) -> None:
    from discord.http import Route

    before = Route.BASE
    with point_discord_at(box):
        assert box.api_url == Route.BASE
    assert before == Route.BASE
