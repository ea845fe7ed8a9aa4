"""Papyrus: the ground of every panel. Crossed strips of fibre, hardly visible, a little darker here and there."""

from PIL import Image

from .fields import Array, mix, rgb
from .libs import ndimage, np

SIZE = (1200, 1200)


def papyrus() -> Image.Image:
    """A sheet that can be mirrored to cover larger panels."""
    width, height = SIZE
    rng = np.random.default_rng(17)

    def noise(blur: tuple[float, float]) -> Array:
        found = ndimage.gaussian_filter(rng.standard_normal((height, width)).astype(np.float32), blur, mode="wrap")
        return found / found.std()

    across, along, cloud = noise((1.6, 120)), noise((120, 1.6)), noise((90, 90))
    tone = 0.5 + 0.11 * across + 0.09 * along + 0.16 * cloud
    sheet = mix(rgb(232, 213, 172), rgb(250, 239, 214), np.clip(tone, 0, 1))
    return Image.fromarray(np.clip(sheet, 0, 255).astype(np.uint8))
