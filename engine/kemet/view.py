"""Views: everything a viewer may see, as plain data. Pictures, panels and computer players get nothing else."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict, cast

from engine.core.game import Game
from engine.core.sight import ALL
from engine.kemet.content import AVATARS, OWN_BATTLE_CARDS, TILES
from engine.kemet.expansions import expansions_of
from engine.kemet.flow.battle import Battle
from engine.kemet.flow.day import SPACES
from engine.kemet.state import Army, Player, State


class ArmyView(TypedDict):
    """`avatar`: only where one stands; the soldiers are then its followers."""

    owner: str
    soldiers: int
    creature: str | None
    avatar: NotRequired[str]


class PyramidView(TypedDict):
    colour: str
    level: int


class FameView(TypedDict):
    """Conquered fame of a zone and who has it (None: it lies there)."""

    kind: str
    holder: str | None


class ZoneView(TypedDict):
    """`armies`: who holds it first, then who has come to fight."""

    armies: list[ArmyView]
    pyramid: PyramidView | None
    fame: FameView | None


class MovingView(TypedDict):
    zone: str
    army: ArmyView


class BoardView(TypedDict):
    map: str
    zones: dict[str, ZoneView]
    out_of_play: list[str]
    storm: list[str]
    closed_bank: str | None
    moving: MovingView | None


class FameByKind(TypedDict):
    dominance: int
    battle: int
    temple: int
    pyramid: int
    total: int
    aside: NotRequired[int]  # permanent fame that is put aside and not in the total (G3); with emerald


class HandView(TypedDict):
    """`cards` is None for those who may not see them."""

    count: int
    cards: list[str] | None


class BattleCardsView(TypedDict):
    """`played` everybody knows; the rest are lists for their owner and None for others, the counts are public."""

    hand: list[str] | None
    played: list[str]
    discarded: list[str] | None
    removed: list[str] | None
    counts: dict[str, int]
    all: list[str]


class PlayerView(TypedDict):
    city: str
    prayer: int
    fame: FameByKind
    soldiers: int
    creatures: list[str]
    veterans: int
    tiles: list[str]
    limit: int
    spaces: dict[str, str | None]  # the token there: normal or silver
    markers: list[str | None]
    tokens: int
    silver: str | None
    gold: str | None
    bought: list[str]
    hand: HandView
    battle_cards: BattleCardsView
    # with emerald
    honour: NotRequired[int]
    corruption: NotRequired[int]
    underworld: NotRequired[int]
    avatars: NotRequired[list[str]]  # in supply


class SideView(TypedDict):
    seat: str
    shown: str | None
    card: str | None
    interventions: list[str]
    unpaid: list[str]
    sums: dict[str, list[list[Any]]]
    wounds: int  # strength for cards given up after the reveal
    lost: int  # to the opponent's damage
    removed: int  # by the own battle card
    # with emerald
    banned: NotRequired[str | None]
    rites: NotRequired[list[list[Any]]]
    lives: NotRequired[int]


class BattleView(TypedDict):
    zone: str
    step: str
    attacker: SideView
    defender: SideView
    winner: str | None


class BookView(TypedDict):
    """The Book of the Dead: its honour track."""

    great_old_ones: bool
    honour_max: int
    corruption: list[int]  # by honour
    fame_spaces: list[int]


class View(TypedDict):
    game: str
    ruleset: str
    viewer: str | None
    entry: int
    round: int
    phase: str
    step: str
    target_fame: int
    colours: list[str]
    order: list[str]
    active: str | None
    asked: list[dict[str, Any]]
    decisions: list[dict[str, Any]]
    sealed: list[list[str]]
    board: BoardView
    players: dict[str, PlayerView]
    market: dict[str, int]
    deck: int
    discards: list[str]
    battle: BattleView | None
    last: list[dict[str, Any]]
    commitment: str
    result: dict[str, Any] | None
    seed: str | None
    book: NotRequired[BookView]  # with emerald


def view_of(game: Game, viewer: Any) -> dict[str, Any]:
    """The view of a seat, of everybody (None), or of ALL."""
    if viewer is not None and viewer is not ALL and viewer not in game.seats:
        raise ValueError(f"{viewer!r} has no seat")
    state: State = game.state
    own = viewer if isinstance(viewer, str) else None
    view: View = {
        "game": game.rules.game,
        "ruleset": game.options["ruleset"],
        "viewer": own,
        "entry": len(game.log) if viewer is ALL else game.public_entry(own),
        "round": state.round,
        "phase": "over" if game.over else state.phase,
        "step": "over" if game.over else game.frames[-1].step,
        "target_fame": game.options["target_fame"],
        "colours": list(state.colours),
        "order": list(state.order),
        "active": state.active,
        "asked": game.asked(),
        "decisions": [found.to_json() for found in game.decisions if viewer is ALL or found.seat == own],
        "sealed": [list(ids) for ids in game.given.get(own, ())] if own is not None else [],
        "board": _board(state),
        "players": {seat: _player(state, player, viewer) for seat, player in state.players.items()},
        "market": dict(state.market),
        "deck": len(state.deck),
        "discards": list(state.discards),
        "battle": _battle(game),
        "last": [event.to_json() for event in game.recent],
        "commitment": game.commitment,
        "result": None if game.result is None else game.result.to_json(),
        "seed": game.seed.hex() if game.over or viewer is ALL else None,
    }
    found = dict(view)
    for expansion in expansions_of(state.colours):
        found.update(expansion.view(game))
    return found


def _army(army: Army) -> ArmyView:
    if army.figure in AVATARS:
        return {"owner": army.owner, "soldiers": army.soldiers, "creature": None, "avatar": army.figure}
    return {"owner": army.owner, "soldiers": army.soldiers, "creature": army.figure}


def _board(state: State) -> BoardView:
    zones: dict[str, ZoneView] = {}
    for zone in state.board.zones:
        pyramid = state.pyramids.get(zone)
        kind = "pyramid" if zone in state.board.city_of else "temple"
        armies = [state.armies.get(zone), state.intruders.get(zone)]
        zones[zone] = {
            "armies": [_army(army) for army in armies if army is not None],
            "pyramid": None if pyramid is None else {"colour": pyramid[0], "level": pyramid[1]},
            "fame": {"kind": kind, "holder": state.holders[zone]} if zone in state.holders else None,
        }
    moving = state.moving
    return {
        "map": state.board.map,
        "zones": zones,
        "out_of_play": list(state.board.layout.out_of_play),
        "storm": list(state.board.layout.storm),
        "closed_bank": state.board.layout.closed_bank,
        "moving": None if moving is None else {"zone": moving[0], "army": _army(moving[1])},
    }


def _player(state: State, player: Player, viewer: Any) -> PlayerView:
    temples, pyramids = state.conquered(player.seat)
    seen = viewer is ALL or viewer == player.seat
    special = [TILES[id].battle_card for id in player.tiles if TILES[id].battle_card is not None]
    view: PlayerView = {
        "city": player.city,
        "prayer": player.prayer,
        "fame": {
            "dominance": player.dominance,
            "battle": player.battle,
            "temple": temples,
            "pyramid": pyramids,
            "total": state.fame(player.seat),
        },
        "soldiers": player.supply,
        "creatures": list(player.waiting),
        "veterans": player.veterans,
        "tiles": list(player.tiles),
        "limit": player.powers.limit,
        "spaces": {space: _on_space(player, space) for space in SPACES},
        "markers": list(player.markers),
        "tokens": player.tokens,
        "silver": _token(bool(player.has("silver")), player.silver_used),
        "gold": _token(bool(player.powers.gold), player.gold_used),
        "bought": list(player.bought),
        "hand": {"count": len(player.hand), "cards": list(player.hand) if seen else None},
        "battle_cards": {
            "hand": list(player.cards) if seen else None,
            "played": list(player.played),
            "discarded": list(player.unseen) if seen else None,
            "removed": list(player.removed) if seen else None,
            "counts": {"hand": len(player.cards), "discarded": len(player.unseen), "removed": len(player.removed)},
            "all": sorted([*OWN_BATTLE_CARDS, *[card for card in special if card is not None]]),
        },
    }
    for expansion in expansions_of(state.colours):
        view["fame"]["aside"] = player.withheld
        view = cast(PlayerView, {**view, **expansion.player_view(state, player)})
    return view


def _on_space(player: Player, space: str) -> str | None:
    if space not in player.used:
        return None
    return "silver" if space == player.silver_space else "normal"


def _token(owned: bool, used: bool) -> str | None:
    return None if not owned else "used" if used else "free"


def _battle(game: Game) -> BattleView | None:
    """The battle under way, with the sums by source once they are reckoned."""
    frame = next((frame for frame in reversed(game.frames) if isinstance(frame, Battle)), None)
    if frame is None:
        return None
    return {
        "zone": frame.zone,
        "step": frame.step,
        "attacker": _side(game.state, frame, 0),
        "defender": _side(game.state, frame, 1),
        "winner": frame.victor if frame.sums else None,
    }


def _side(state: State, frame: Battle, place: int) -> SideView:
    sums = frame.sums[place] if frame.sums else ()
    view: SideView = {
        "seat": frame.seats[place],
        "shown": frame.shown[place],
        "card": frame.cards[place],
        "interventions": list(frame.laid[place]),
        "unpaid": list(frame.unpaid[place]),
        "sums": {name: [list(part) for part in parts] for name, parts in sums},
        "wounds": frame.wounds[place],
        "lost": frame.lost[place],
        "removed": frame.removed[place],
    }
    if expansions_of(state.colours):
        view["banned"] = frame.banned[place]
        view["rites"] = [list(rite) for rite in frame.rites[place]]
        view["lives"] = frame.lives[place]
    return view
