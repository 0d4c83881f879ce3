"""Every screen, panel and sheet of the game, by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tests.layout import (
    scenes_beside,
    scenes_in_hand,
    scenes_of_bandit_day,
    scenes_of_bandit_night,
    scenes_of_gains,
    scenes_of_packages,
    scenes_of_people,
    scenes_of_person,
    scenes_of_setup,
    scenes_of_table,
)
from tests.layout.stand import Scene

SCENES: Final[Mapping[str, Scene]] = MappingProxyType(
    {
        **scenes_beside.SCENES,
        **scenes_of_setup.SCENES,
        **scenes_in_hand.SCENES,
        **scenes_of_table.SCENES,
        **scenes_of_people.SCENES,
        **scenes_of_gains.SCENES,
        **scenes_of_person.SCENES,
        **scenes_of_packages.SCENES,
        **scenes_of_bandit_day.SCENES,
        **scenes_of_bandit_night.SCENES,
    }
)
