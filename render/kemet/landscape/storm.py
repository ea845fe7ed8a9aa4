"""A sandstorm as a texture with transparency: laid over the cities that are not in play."""

from PIL import Image

from .fields import mix, rgb, smooth
from .libs import ndimage, np

SIZE = (460, 360)


def storm() -> Image.Image:
    """Bands of blown sand around a still eye."""
    width, height = SIZE
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    u, v = (x - width / 2) / (width / 2), (y - height / 2) / (height / 2)
    radius, angle = np.hypot(u, v), np.arctan2(v, u)
    rng = np.random.default_rng(3)
    rough = ndimage.gaussian_filter(rng.standard_normal((height, width)), 14)
    rough /= rough.std()
    bands = 0.5 + 0.5 * np.sin(3 * angle + 15 * np.sqrt(radius + 0.02) + 0.9 * rough)
    fine = 0.5 + 0.5 * np.sin(5 * angle + 38 * np.sqrt(radius + 0.02) + 1.4 * rough)
    tone = smooth(0.65 * bands + 0.35 * fine)
    sand = mix(rgb(181, 134, 78), rgb(240, 216, 164), tone)
    sand = mix(sand, rgb(122, 84, 46), smooth(1 - radius / 0.16) * 0.6)
    alpha = 0.72 + 0.22 * tone
    picture = np.dstack([np.clip(sand, 0, 255), np.clip(alpha * 255, 0, 255)])
    return Image.fromarray(picture.astype(np.uint8), "RGBA")
