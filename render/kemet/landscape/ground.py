"""The terrain: dunes, the green banks with their fields, paved precincts of the temples, the water."""

from .fields import Array, Fields, mix, rgb, smooth
from .libs import ndimage, np, ops, spatial

FIELDS = ((104, 134, 60), (126, 148, 68), (90, 122, 56), (146, 158, 78), (116, 142, 72), (158, 160, 86), (98, 128, 52))
PRECINCT = {"temple": (224, 160, 108), "delta_temple": (230, 158, 102), "sanctuary": (206, 214, 230)}


def _desert(f: Fields, broad: Array, middle: Array) -> tuple[Array, Array]:
    """Sand in two tones with dunes lit from the north-west; the shading comes along."""
    sand = mix(rgb(236, 207, 148), rgb(208, 160, 96), smooth(0.5 + 0.42 * broad))
    sand = mix(sand, rgb(222, 176, 118), smooth(0.35 * middle) * 0.6)
    phase = (f.x * 0.30 + f.y * 0.95) / 30 + 1.15 * middle + 0.7 * broad
    saw = phase - np.floor(phase)
    dune = np.where(saw < 0.72, saw / 0.72, (1 - saw) / 0.28)
    strength = smooth(0.22 + 0.5 * f.noise((150, 70), 4))
    height = 16 * broad + 9 * middle + 3.6 * ndimage.gaussian_filter(dune, 1.6 * f.scale) * strength
    gy, gx = np.gradient(ndimage.gaussian_filter(height, 0.9 * f.scale))
    shade = np.clip(1 + (-gx * 0.55 - gy * 0.75) * 0.5, 0.82, 1.14)
    return sand * shade[..., None], shade


def _greens(f: Fields, land: Array, shade: Array, broad: Array) -> Array:
    """Fields along the river and all over the delta, fading into the sand."""
    wobble = f.noise((90, 40, 18), 6)
    delta = f.mask(ops.unary_union([z.shape for z in f.source.zones.values() if z.bank == "delta"]).buffer(0.01))
    reach = np.where(delta, 140, 78).astype(np.float32)
    green = smooth(1 - (f.to_water - 6 + 15 * wobble) / reach)
    rng = np.random.default_rng(5)
    width, height = f.source.plane
    seeds = spatial.cKDTree(np.column_stack([rng.uniform(0, width, 7000), rng.uniform(0, height, 7000)]))
    near = (f.to_water < 160) & ~f.water
    gap, nearest = seeds.query(np.column_stack([(f.x + 5 * wobble)[near], (f.y + 5 * broad)[near]]), k=2)
    plot = np.zeros(f.to_water.shape, np.int32)
    plot[near] = nearest[:, 0]
    edge = np.full(f.to_water.shape, 9, np.float32)
    edge[near] = gap[:, 1] - gap[:, 0]
    crops = np.array(FIELDS, np.float32)[plot % len(FIELDS)] + ((plot * 37) % 13 - 6)[..., None]
    crops = crops * (1 - 0.16 * np.clip(1 - edge / 1.4, 0, 1))[..., None]
    crops = mix(crops, rgb(76, 108, 54), smooth(1 - (f.to_water - 1) / 15) * 0.75)
    return mix(land, crops * (0.88 + 0.12 * shade)[..., None], green * 0.9)


def _precincts(f: Fields, land: Array, broad: Array) -> Array:
    """Slabs of stone under temples and sanctuary."""
    along, across = f.x * 0.94 + f.y * 0.34, f.y * 0.94 - f.x * 0.34
    row = np.floor(along / 17) % 2 * 8.5
    joint = ((along % 17) < 1.0) | (((across + row) % 17) < 1.0)
    for zone in f.source.zones.values():
        if zone.type not in PRECINCT:
            continue
        mask = f.mask(zone.shape)
        stone = rgb(*PRECINCT[zone.type]) * (0.975 + 0.045 * np.clip(broad, -1, 1))[..., None]
        stone = stone * (1 - 0.09 * joint)[..., None]
        paved = mix(land, stone, smooth((f.distance(mask) - 1) / 14) * 0.8)
        land = np.where(mask[..., None], paved, land)
    return land


def _water(f: Fields, middle: Array) -> Array:
    """Shallows along the banks, deep blue in the middle, two lines of foam, ripples that follow the banks."""
    flow = f.noise((60, 30, 14), 8)
    water = mix(rgb(132, 196, 192), rgb(40, 112, 150), smooth(f.to_land / 30))
    water = mix(water, rgb(56, 140, 172), smooth(1 - (f.y - 18) / 70) * 0.5)
    water = (
        water + (np.sin(f.to_land * 0.62 + flow * 2.2) * smooth((f.to_land - 5) / 10) * 3.2 + middle * 2.5)[..., None]
    )
    foam = np.exp(-(((f.to_land - 2.6) / 1.1) ** 2)) * 0.7 + np.exp(-(((f.to_land - 6.6 + flow) / 0.8) ** 2)) * 0.22
    return mix(water, rgb(238, 245, 236), np.clip(foam, 0, 1))


def terrain(f: Fields) -> Array:
    """The whole terrain as floats 0 to 255."""
    broad, middle = f.noise((260, 130, 64, 30), 1), f.noise((180, 90, 40), 2)
    land, shade = _desert(f, broad, middle)
    land = _greens(f, land, shade, broad)
    land = _precincts(f, land, broad)
    land = land * (1 - 0.26 * np.exp(-((f.to_water / 2.2) ** 2)))[..., None]  # wet rim
    picture = np.where(f.water[..., None], _water(f, middle), land)
    ground_shadow = 0.2 * np.exp(-((f.to_city / 10) ** 2)) * ~f.city
    return picture * (1 - ground_shadow)[..., None]
