"""The look of the pictures as data: seats, tile colours, inks, sizes."""

from render.core.theme import Gem, Look, Theme
from render.kemet.drawing import emblems as e

INK, CREAM = (44, 26, 14), (255, 248, 230)

PAPYRUS = Theme(
    name="papyrus",
    seats={
        "anubis": Look((77, 23, 132), e.JACKAL, e.JACKAL_CUT),
        "bastet": Look((200, 66, 118), e.CAT, e.CAT_CUT),
        "horus": Look((16, 176, 240), e.FALCON, e.FALCON_CUT, INK),
        "sobek": Look((2, 98, 16), e.CROCODILE, e.CROCODILE_CUT),
        "wadjet": Look((232, 184, 76), e.COBRA, e.COBRA_CUT, INK),
    },
    spare=(
        Look((150, 84, 36), e.SUN, e.SUN_CUT),
        Look((92, 108, 124), e.MOON),
        Look((0, 128, 128), e.LOTUS, e.LOTUS_CUT),
        Look((196, 196, 190), e.FEATHER, e.FEATHER_CUT, INK),
        Look((120, 20, 30), e.ANCHOR_STAR),
    ),
    gems={
        "ruby": Gem((186, 30, 36), (232, 104, 92), (110, 12, 22), "brilliant", CREAM),
        "sapphire": Gem((40, 96, 190), (112, 164, 232), (18, 48, 112), "round", CREAM),
        "diamond": Gem((242, 240, 230), (255, 255, 255), (178, 176, 170), "rhomb", INK),
        "onyx": Gem((36, 34, 40), (96, 92, 104), (10, 10, 14), "square", CREAM),
        "emerald": Gem((96, 186, 112), (172, 228, 176), (30, 104, 60), "octagon", INK),
    },
    colours={
        "ink": INK,
        "soft_ink": (98, 66, 38),
        "faint_ink": (150, 118, 82),
        "cream": CREAM,
        "paper": (243, 230, 200),
        "panel": (251, 242, 220),
        "panel_dark": (229, 209, 168),
        "rule": (201, 168, 112),
        "gold": (214, 168, 62),
        "gold_dark": (138, 96, 24),
        "sun": (250, 208, 96),
        "silver": (206, 210, 216),
        "silver_dark": (112, 118, 128),
        "wood": (44, 30, 22),
        "lapis": (36, 96, 128),
        "clay": (156, 64, 38),
        "blood": (176, 28, 28),
        "leaf": (62, 118, 50),
        "night": (34, 30, 58),
        "underworld": (14, 40, 40),
        "rot": (108, 140, 96),
        "military": (168, 34, 34),
        "trade": (24, 98, 152),
        "exit": (120, 112, 104),
        "highlight": (255, 244, 150),
        "shadow": (40, 22, 8),
        "medal": (255, 226, 140),
        "star": (196, 138, 24),
        "strength": (52, 40, 30),
        "damage": (176, 28, 28),
        "shield": (32, 84, 140),
        "critical": (120, 20, 60),
    },
    sizes={
        "board": 1600,  # pixels across the whole map
        "panel": 1200,  # units, and by default pixels, across a panel
        "code": 39,
        "name": 17,
        "army": 52,  # the number of soldiers
        "duel": 43,  # the same where two armies share a zone
        "level": 41,  # the plate on a pyramid
    },
)
DEFAULT = PAPYRUS
