"""Packages that people made, in whole games: dealt, shown, and as secret as those that ship."""

from __future__ import annotations

import pytest

from spyword_qt.store.own_packs import OwnPacks
from tests.qt.games.party import Party
from tests.store.own import draft_of_words


@pytest.mark.parametrize("pictures", [True, False])
def test_ones_own_is_dealt_played_and_told_to_nobody(party: Party, pictures: bool) -> None:
    pack = OwnPacks(party.folder).save(draft_of_words("tent", "caravan", kind="camping", pictures=pictures))
    party.set_up(5)
    party.press("all_packages", f"package_{pack.id}")
    party.driver.deal()
    assert set(party.secrets()) == {"tent", "caravan"}
    party.play()
    assert {"tent", "caravan"} <= set(" ".join(party.texts()).split())


def test_one_chosen_that_has_no_words_in_another_language_leaves_the_choice_to_chance(party: Party) -> None:
    english = draft_of_words("tent", "caravan", scope="en", kind="camping")
    tile = f"package_{OwnPacks(party.folder).save(english).id}"
    party.set_up(5)
    party.press(
        "all_packages", tile, "back", "preferences", "language_it", "back", "new_game", "all_packages"
    )
    party.hands.settle()
    assert not party.offers(tile)
    party.press("package_fruit-01")
    party.driver.deal()
    assert party.record()["package"]["language"] == "it"


def test_one_chosen_that_is_not_offered_any_more_does_not_keep_a_game_from_beginning(party: Party) -> None:
    english = draft_of_words("tent", "caravan", scope="en", kind="camping")
    tile = f"package_{OwnPacks(party.folder).save(english).id}"
    party.set_up(5)
    party.press("all_packages", tile, "back", "preferences", "language_it", "back", "new_game")
    party.driver.deal()
    assert "tent" not in party.secrets()
