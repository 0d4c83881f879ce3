"""A whole game of Secret Bandit in each language."""

from __future__ import annotations

import pytest

from spyword_engine.bandit.ending import Winner
from spyword_qt import spoken
from spyword_qt.spoken import LANGUAGES
from tests.qt.games.bandit_party import BanditParty


def terms(language: str) -> dict[str, str]:
    """The game's terms by their English ones."""
    text = (spoken.FOLDER / f"glossary_{language}.tsv").read_text(encoding="utf-8")
    return dict(row.split("\t") for row in text.splitlines()[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_to_its_end(bandits: BanditParty, language: str) -> None:
    bandits.press("preferences", f"language_{language}", "back")
    bandits.set_up_bandits(12)
    pressed: dict[str, str] = {}

    def look(_screen: str) -> None:
        for name in ("got_it", "hold_fire"):
            if bandits.offers(name):
                pressed[name] = bandits.button(name).text()

    bandits.lead("over", look)
    said = terms(language)
    assert pressed == {"got_it": said["Got It"], "hold_fire": said["Hold Fire"]}
    assert bandits.table.view().winner is Winner.DRAW
