"""People who play by buttons alone; they live in `demo`, where they play without a test."""

from demo.players import Player

__all__ = ["Player"]
