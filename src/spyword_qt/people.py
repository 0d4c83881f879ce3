"""What a screen needs to know to draw somebody at the table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table, as everybody may see them.

    `chip` is the number of their chip's colour and pattern, 0 to 11; `initials` the letters upon it;
    `title` the title they wear, already in the table's language, empty for none.
    """

    seat: int
    name: str
    chip: int
    initials: str
    title: str = ""
