"""The libraries of the asset build, imported by name: neither the running bot nor the type checker needs them."""

from importlib import import_module
from typing import Any


def _need(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as error:
        raise SystemExit(f"{name} is missing: install the `assets` extra (make assets does)") from error


np: Any = _need("numpy")
ndimage: Any = _need("scipy.ndimage")
spatial: Any = _need("scipy.spatial")
geometry: Any = _need("shapely.geometry")
ops: Any = _need("shapely.ops")
prepared: Any = _need("shapely.prepared")
