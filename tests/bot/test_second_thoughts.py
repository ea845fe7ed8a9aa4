"""Sealed choices: whoever changes his mind, however often, does it unseen."""

from __future__ import annotations

from pathlib import Path

from bot.app import GameMaster
from bot.config import Config
from bot.sealed import Sealed
from sandbox import Person, Sandbox
from tests.bot.commanders import Commander
from tests.bot.tables import sit_into
from tests.bot.worlds import Seen, assert_same, seen, settled
from tests.engine.fights import attack, lay


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


async def fought(directory: Path, *, thinks_twice: bool) -> Seen:
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
        return seen(box, table, began, opponent=ben, stranger=carla)


async def test_nobody_sees_whether_a_sealed_choice_was_changed(tmp_path: Path) -> None:
    once = await fought(tmp_path / "once", thinks_twice=False)
    often = await fought(tmp_path / "often", thinks_twice=True)
    assert len(once["requests"]) > 5
    assert_same(once, often)


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
