"""Playing by commands: legal values only, defaults for the rest, reasons for what is not possible."""

from __future__ import annotations

from sandbox import Person, Sandbox
from tests.bot.commanders import at_table
from tests.bot.conftest import MakeBot


async def test_praying_by_command(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        assert await first.suggested("pray", "space") == ["Pray (middle)", "Pray (bottom)"]
        assert await second.suggested("pray", "space") == []
        await first.acts("pray", space="pray_bottom")
        assert first.game.log[0] == ["a", first.seat, "pray_bottom"]
        assert first.decision is not None  # the turn is not over before its player says so
        await first.acts("pray")
        assert "token" in first.reads(box)
        assert len(first.game.log) == 1
        await first.acts("end")
        assert second.decision is not None


async def test_values_can_be_typed_by_name_and_are_checked(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await first.acts("pray", space="dance on the roof")
        assert "is not possible here" in first.reads(box)
        await first.acts("pray", space="move_top")
        await second.acts("pray")
        assert "Nothing is asked of you" in second.reads(box)
        assert first.game.log == []
        await first.acts("pray", space="Pray (bottom)")
        assert len(first.game.log) == 1


async def test_building_and_buying(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        names = await first.suggested("build", "pyramid")
        assert 0 < len(names) <= 25
        draft = first.game.draft(first.seat)
        draft.answer(draft.decisions[0].id, ["build_middle"])
        option = draft.decisions[0].options[0].id
        await first.acts("build", pyramid=option)
        assert first.game.log[:2] == [["a", first.seat, "build_middle"], ["a", first.seat, option]]
        await first.acts("end")
        tiles = await second.suggested("power", "tile")
        assert tiles
        assert await first.suggested("power", "tile") == []
        await second.acts("power", tile=tiles[0])
        assert next(entry[2] for entry in second.game.log if entry[1] == second.seat).startswith("power_")


async def test_a_tile_out_of_reach_is_refused_with_the_reason(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, _):
        draft = first.game.draft(first.seat)
        draft.answer(draft.decisions[0].id, ["power_1"])
        blocked = draft.decisions[0].blocked[0]
        await first.acts("power", tile=blocked.id)
        assert first.table.plugin.reason("en", blocked.reason._asdict()) in first.reads(box)
        assert first.game.log == []


async def test_moving_by_command(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, _):
        armies = await first.suggested("move", "army")
        assert len(armies) == 2
        zones = first.game.view(None)["board"]["zones"]
        draft = first.game.draft(first.seat)
        draft.answer(draft.decisions[0].id, ["move_top"])
        army = draft.decisions[0].options[0].id
        draft.answer(draft.decisions[0].id, [army])
        steps = [option.id for option in draft.decisions[0].options if option.kind == "walk"]
        to = next(step for step in steps if not zones[step]["armies"])
        assert await first.suggested("move", "soldiers", army=army, to=to) == ["5", "4", "3", "2", "1"]
        await first.acts("move", army=army, to=to, soldiers=3)
        after = first.game.view(None)["board"]["zones"]
        assert after[to]["armies"][0]["soldiers"] == 3
        assert after[army]["armies"][0]["soldiers"] == 2
        await first.acts("undo")
        assert first.game.view(None)["board"]["zones"] == zones


async def test_recruiting_in_two_zones(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, _):
        draft = first.game.draft(first.seat)
        draft.answer(draft.decisions[0].id, ["recruit_top"])
        zone = draft.decisions[0].options[-1].id
        assert await first.suggested("recruit", "zone")
        assert await first.suggested("recruit", "soldiers", zone=zone) == ["1", "2"]
        await first.acts("recruit", zone=zone, soldiers=1)
        assert first.game.view(None)["board"]["zones"][zone]["armies"][0]["soldiers"] == 1


async def test_an_option_that_does_not_fit_changes_nothing(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, _):
        await first.acts("silver")
        assert "You have no silver token" in first.reads(box)
        assert first.game.log == []
        await first.acts("gold", action="gold.nothing")
        assert first.game.log == []
        await first.acts("battle", card="spear_thrust")
        assert "asked something else" in first.reads(box)
        held = first.game.view(first.seat)["players"][first.seat]["hand"]["cards"]
        await first.acts("card", card="prayer" if "prayer" not in held else "swiftness")
        assert first.game.log == []
        await first.acts("answer", choice="pray_top,pray_bottom")
        await first.acts("answer", choice="-")
        assert first.game.log == []


async def test_strangers_get_no_suggestions_and_cannot_act(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    carla = box.user("Carla")
    async with at_table(box, make_bot, anna, ben) as (first, _):
        for command, option in (("answer", "choice"), ("pray", "space"), ("move", "to"), ("battle", "card")):
            assert await carla.suggestions(f"/act {command}", option) == []
        await carla.runs("/act pray")
        await carla.sees("You do not play in this game")
        elsewhere = box.channel("elsewhere")
        await carla.runs("/act pray", at=elsewhere)
        await carla.sees("There is no game in this channel. Open one with `/kemet new`.")
        assert first.game.log == []


async def test_commands_have_german_names(box: Sandbox, make_bot: MakeBot, ben: Person) -> None:
    dora = box.user("Dora", locale="de")
    async with at_table(box, make_bot, ben, fill=2):
        await dora.runs("/kemet regeln", thema="overview")
        await dora.sees("Das Spiel in einer Minute")
        await dora.runs("/zug beten")
        await dora.sees("Du spielst")
