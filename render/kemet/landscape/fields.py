"""Rasters the terrain is mixed from: masks of zones, distances to water and walls, noise, and the mixing itself."""

import math
from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageDraw

from .libs import ndimage, np, ops
from .source import Source

Array = Any


def rgb(*value: float) -> Array:
    """A colour that broadcasts over a picture."""
    return np.array(value, np.float32)[None, None]


def smooth(t: Array) -> Array:
    """0 to 1 with soft ends."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def mix(a: Array, b: Array, t: Array) -> Array:
    """From a to b by t, pixel by pixel."""
    return a + (b - a) * t[..., None]


def raster(shape: Any, size: tuple[int, int], scale: int) -> Array:
    """The pixels inside a shape."""
    image = Image.new("L", size)
    draw = ImageDraw.Draw(image)
    for part in getattr(shape, "geoms", [shape]):
        if part.is_empty:
            continue
        draw.polygon([(x * scale, y * scale) for x, y in part.exterior.coords], fill=255)
        for ring in part.interiors:
            draw.polygon([(x * scale, y * scale) for x, y in ring.coords], fill=0)
    return np.asarray(image) > 127


@dataclass
class Fields:
    """All rasters of one build, at `scale` pixels per map unit."""

    source: Source
    scale: int = 2

    def __post_init__(self) -> None:
        k = self.scale
        width, height = self.source.plane
        self.size = (width * k, height * k)
        self.y, self.x = np.mgrid[0 : height * k, 0 : width * k].astype(np.float32) / k
        self.water = self.mask(self.source.water)
        districts = [z.shape for z in self.source.zones.values() if z.district]
        self.city = self.mask(ops.unary_union(districts).buffer(0.01))
        self.to_water = self.distance(~self.water)
        self.to_city = self.distance(~self.city)
        _, top, _, bottom = self.source.frame
        wet = self.water.copy()  # the water runs on under the frame, so that it has no bank there
        wet[: top * k + 2] = wet[top * k + 2]
        wet[bottom * k - 2 :] = wet[bottom * k - 2]
        self.to_land = self.distance(np.pad(wet, ((90, 90), (0, 0)), mode="edge"))[90:-90]

    def mask(self, shape: Any) -> Array:
        """The pixels inside a shape."""
        return raster(shape, self.size, self.scale)

    def distance(self, mask: Array) -> Array:
        """Map units from each pixel of the mask to its edge."""
        return ndimage.distance_transform_edt(mask).astype(np.float32) / self.scale

    def noise(self, sizes: tuple[float, ...], seed: int) -> Array:
        """Smooth noise of several sizes (map units), about -1 to 1, the same for the same seed."""
        rng = np.random.default_rng(seed)
        width, height = self.size
        total = np.zeros((height, width), np.float32)
        weights = 0.0
        for size in sizes:
            cell = size * self.scale
            grid = rng.standard_normal((math.ceil(height / cell) + 4, math.ceil(width / cell) + 4)).astype(np.float32)
            image = Image.fromarray(grid).resize(
                (round(grid.shape[1] * cell), round(grid.shape[0] * cell)), Image.Resampling.BICUBIC
            )
            cut = int(cell * 1.5)
            weight = (size / sizes[0]) ** 0.8
            total += weight * np.asarray(image)[cut : cut + height, cut : cut + width]
            weights += weight * weight
        return total / math.sqrt(weights)
