"""What is counted rather than timed: it comes out the same whatever else the machine does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fact:
    """A number, and the most that it may be where it has to be little."""

    name: str
    value: float
    unit: str = ""
    at_most: float | None = None
    mark: str = ""

    @property
    def is_met(self) -> bool:
        """Whether it is no more than it may be."""
        return self.at_most is None or self.value <= self.at_most


@dataclass(frozen=True, slots=True)
class Facts:
    """Some that belong together."""

    title: str
    rows: Sequence[Fact]
    note: str = ""
