"""Sealed choices: whoever changes his mind, however often, does it unseen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from bot.app import GameMaster
from bot.config import Config
from bot.sealed import Sealed
from sandbox import Person, Sandbox
from sandbox.acts.record import Showing
from tests.bot.commanders import Commander
from tests.bot.tables import sit_into
from tests.bot.test_twins import masked
from tests.engine.fights import attack, lay

PRIVATE = ("/interactions/", "/webhooks/", "/users/")


async def settled(box: Sandbox, app: GameMaster) -> None:
    await box.quiet()
    for part in (app.publishers, app.letters, app.play, app.around.mirrors):
        await part.idle()
    await box.quiet()


async def looks_around(box: Sandbox, app: GameMaster, person: Person) -> None:
    """Everything that may tell somebody how far the others are."""
    await person.clicks("Your move")
    await person.runs("/kemet status")
    await person.runs("/kemet board", part="battle")
    await person.runs("/kemet board", part="battle", text=True)
    await person.runs("/kemet player", seat="anubis")
    await person.runs("/kemet since")
    await person.runs("/kemet export")
    await settled(box, app)


async def fought(directory: Path, *, thinks_twice: bool) -> dict[str, list[Any]]:
    """A battle from its beginning to its end: what everybody saw, what the others did, which requests were public."""
    game = attack(anubis={"hand": ["war_rage", "bronze_wall"]}, horus={"hand": ["iron_wall"]}).game
    app = GameMaster(Config(token="secret", database=directory / "tables.sqlite3", pace=0.0))
    async with Sandbox(patience=60.0) as box, box.running(app):
        anna, ben, carla = [box.user(name) for name in ("Anna", "Ben", "Carla")]
        table = await sit_into(app, game, anna, ben)
        attacker, defender = Commander(anna, app, table), Commander(ben, app, table)
        await app.around.mirrors.add(table, int(box.channel("gallery").id))
        await settled(box, app)
        began = len(box.requests)
        if thinks_twice:
            for choice in ("b1", "b3", "-"):  # in pieces
                await attacker.acts("answer", choice=choice)
                await settled(box, app)
            await attacker.acts("undo")
            await settled(box, app)
            await attacker.acts("battle", card="b1", discard="b3", intervention="bronze_wall")
            await settled(box, app)
            await attacker.acts("battle", card="b2", discard="b8")  # what is locked in is changed at once
            await settled(box, app)
            await attacker.acts("undo")
        else:
            await attacker.acts("battle", card="b2", discard="b8", intervention="war_rage")
        await settled(box, app)
        assert (attacker.decision is not None) == thinks_twice
        for person in (ben, carla):
            await looks_around(box, app, person)
        if thinks_twice:
            await attacker.acts("battle", card="b2", discard="b8", intervention="war_rage")
            await settled(box, app)
        await defender.acts("battle", card="b6", discard="b7")
        for answer in ("disband", "stay"):
            await settled(box, app)
            await next(found for found in (attacker, defender) if found.decision).acts("answer", choice=answer)
        await settled(box, app)
        assert not table.live().view(None)["battle"]
        requests = [(found.method, re.sub(r"\d{15,}", "…", found.path)) for found in box.requests[began:]]
        game_id = table.id.encode()

        def shown(found: list[Showing]) -> list[Any]:
            """In any order: the table, the gallery and the letters are written side by side."""
            named = [
                (*rest, [data.replace(game_id, b"") for _, data in files]) for *rest, files in masked(table.id, found)
            ]
            return sorted(named)

        return {
            "requests": sorted([found for found in requests if not any(part in found[1] for part in PRIVATE)]),
            "public": shown(box.ever_public()),
            "opponent": shown(ben.ever_saw()),
            "stranger": shown(carla.ever_saw()),
        }


async def test_nobody_sees_whether_a_sealed_choice_was_changed(tmp_path: Path) -> None:
    once = await fought(tmp_path / "once", thinks_twice=False)
    often = await fought(tmp_path / "often", thinks_twice=True)
    assert len(once["requests"]) > 5
    for what, found in once.items():
        assert len(found) == len(often[what]), what
        for one, other in zip(found, often[what], strict=True):
            assert one == other, what


def test_a_choice_taken_back_is_shown_only_where_nobody_else_has_to_choose() -> None:
    table = attack()
    lay(table, "anubis", "b1")
    known = Sealed().after(table.game)
    table.game.retract("anubis")
    known = known.after(table.game)
    assert [found["state"] for found in known.asked(table.game, None)] == ["locked", "choosing"]
    assert [found["state"] for found in known.asked(table.game, "horus")] == ["locked", "choosing"]
    assert [found["state"] for found in known.asked(table.game, "anubis")] == ["choosing", "choosing"]
    lay(table, "horus", "b1")
    known = known.after(table.game)
    assert [found["state"] for found in known.asked(table.game, None)] == ["choosing", "locked"]
