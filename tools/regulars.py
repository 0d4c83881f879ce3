"""People with a past, for the pictures: profiles, packages of their own, and who sat at the last table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.profiles import Profiles
from spyword_qt.store.word_languages import ALL
from tests.layout.somebody import lines_of

PASTS: Final = {"Ann": 23, "Marco": 41, "Łucja": 12, "Ben": 64, "Sofia": 106, "Tomasz": 33, "Giulia": 7}
"""Games behind them, by name. Whoever isn't among them is a guest."""
ON_THEIR_PAGE: Final = "Sofia"
WORDS: Final = ("our balcony", "Oma’s garden")


def settle(folder: Path, theme: str, names: tuple[str, ...]) -> dict[str, str]:
    """Fill a data folder, these having sat at the last table; the ids of profiles by name."""
    profiles = Profiles(folder)
    ids: dict[str, str] = {}
    for place, (name, games) in enumerate(PASTS.items()):
        person = profiles.create(name, place, place)
        for line in lines_of(games):
            profiles.give(person.id, line)
        profile = profiles.get(person.id)
        assert profile is not None
        earned = profile.history.shown.titles
        profiles.save(profile.but(title=earned[len(earned) // 2].title))
        ids[name] = person.id
    table = [{"name": name, "profile": ids.get(name)} for name in names]
    preferences = {"theme": theme, "language": "en", "last_table": table}
    content = {"version": 1, "preferences": preferences}
    (folder / "preferences.json").write_text(json.dumps(content), "utf-8")
    own = OwnPacks(folder)
    draft = own.new_draft().with_kind(ALL, "place of ours")
    for word, text in enumerate(WORDS):
        draft = draft.with_text(word, ALL, text)
    own.save(draft)
    return ids
