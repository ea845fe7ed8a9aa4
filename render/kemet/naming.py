"""Names of things as pictures write them."""

import words
from render.kemet.drawing.atlas import atlas


def god(lang: str, seat: str) -> str:
    """A seat's name; a seat that is no god of ours is called by its id."""
    return words.name(lang, "god", seat) if words.has("en", f"god-{seat}") else seat.replace("_", " ").title()


def zone(lang: str, id: str) -> str:
    """Code and name: "HA Temple of Hathor"."""
    return f"{atlas().zones[id].code} {words.name(lang, 'zone', id)}"


def card(lang: str, id: str) -> str:
    """A battle card: "Chariot (3 strength, 2 damage)"."""
    return f"{words.say(lang, f'battle_card-{id}.nick')} ({words.name(lang, 'battle_card', id)})"


def source(lang: str, id: str) -> str:
    """Where a part of a sum comes from: "soldiers", "tile.ruby1_charge", "creature.sphinx", "home"."""
    kind, _, rest = id.partition(".")
    for key in (f"{kind}-{rest}", f"picture-source-{id}", f"term-{id}"):
        if words.has("en", key):
            return words.say(lang, key)
    return id.replace("_", " ")


def part(lang: str, id: str, amount: int) -> str:
    """A part of a sum with its number, held together: "5 soldiers", "1 Charge!"."""
    if id == "soldiers":
        return words.say(lang, "count-soldier", n=amount).replace(" ", "\u00a0")
    return f"{amount} {source(lang, id)}".replace(" ", "\u00a0")


def phase(lang: str, id: str) -> str:
    """The name of a phase."""
    return words.name(lang, "phase", id) if words.has("en", f"phase-{id}") else id
