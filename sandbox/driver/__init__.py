"""The tests' hands and eyes: a sandbox in the same process, and people who act and look in users' words."""

from sandbox.driver.box import Sandbox, Violations
from sandbox.driver.person import Person
from sandbox.driver.pointing import point_discord_at

__all__ = ["Person", "Sandbox", "Violations", "point_discord_at"]
