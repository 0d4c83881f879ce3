"""A game being set up: names, seats, and settings that follow the number of players."""

from __future__ import annotations

import pytest

from spyword_engine.errors import NameProblem
from spyword_engine.settings import TieBreaker, recommended
from spyword_qt.draft import Draft, draft_for
from spyword_qt.people import Seated, guests

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")


def of(players: int, **chosen: object) -> Draft:
    return Draft(guests(NAMES[:players]), chosen)


def test_names_are_trimmed_when_they_sit_down() -> None:
    assert Draft().add("  Ada ").names == ("Ada",)


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        ("", NameProblem.EMPTY),
        ("   ", NameProblem.EMPTY),
        ("x" * 25, NameProblem.TOO_LONG),
        ("a\u200bb", NameProblem.BAD_CHARACTER),
        ("ADA", NameProblem.TAKEN),
        ("Ａｄａ", NameProblem.TAKEN),
        ("Adam", None),
    ],
)
def test_what_is_wrong_with_a_name_is_said(raw: str, problem: NameProblem | None) -> None:
    assert of(4).name_problem(raw) == problem


def test_a_player_may_keep_their_own_name_in_other_letters() -> None:
    assert of(4).name_problem("ADA", seat=0) is None
    assert of(4).name_problem("ben", seat=0) is NameProblem.TAKEN
    assert of(4).rename(0, " ADA").names[0] == "ADA"


def test_moving_makes_room() -> None:
    assert of(4).move(0, 2).names == ("Ben", "Cleo", "Ada", "Dan")
    assert of(4).move(3, 0).names == ("Dan", "Ada", "Ben", "Cleo")


def test_removing_closes_the_gap() -> None:
    assert of(4).remove(1).names == ("Ada", "Cleo", "Dan")


ANN = Seated("Ann", "a" * 32)


def test_somebody_with_a_profile_sits_once() -> None:
    draft = of(2).invite(ANN)
    assert draft.seats[2] == ANN
    assert not draft.can_invite(ANN)
    assert not draft.can_invite(Seated("Annie", ANN.profile)), "not under another name either"
    assert draft.name_problem("ann") is NameProblem.TAKEN
    assert draft.remove(2).can_invite(ANN)


def test_a_guest_of_that_name_turns_out_to_be_the_one_who_is_invited() -> None:
    draft = of(2).add("ann").add("Dan")
    assert draft.can_invite(ANN)
    assert draft.invite(ANN).names == ("Ada", "Ben", "Ann", "Dan")
    assert draft.invite(ANN).seats[2] == ANN
    assert not draft.invite(ANN).can_invite(Seated("ANN", "b" * 32))


def test_a_seat_is_taken_by_who_nobody_else_at_the_table_is() -> None:
    assert of(12).can_take(0, ANN)
    assert of(4).can_take(1, Seated("BEN", ANN.profile))
    assert not of(4).can_take(0, Seated("Ben", ANN.profile)), "another guest is called so"
    assert not of(4).invite(ANN).can_take(0, ANN)


def test_nobody_is_invited_to_a_full_table_but_who_sits_there_as_a_guest() -> None:
    assert not of(12).can_invite(ANN)
    assert of(12).can_invite(Seated("Lou", "b" * 32))


def test_people_are_called_what_they_are_called_now() -> None:
    draft = of(2).invite(ANN).invite(Seated("Zoe", "b" * 32)).invite(Seated("Ian", "c" * 32))
    after = draft.brought_up_to_date({"a" * 32: "Anna", "c" * 32: "ben"})
    assert after.seats == (
        Seated("Ada"),
        Seated("Ben 2"),
        Seated("Anna", "a" * 32),
        Seated("Zoe"),
        Seated("ben", "c" * 32),
    ), "who is gone is a guest, and a guest makes way for somebody's new name"


@pytest.mark.parametrize("names", [("Ben", "Cleo", "Ada"), ("Cleo", "Ada", "Ben"), ("Ben", "Cleo", "Dan")])
def test_people_who_swap_names_are_called_what_they_are_called_now(names: tuple[str, ...]) -> None:
    ids = [letter * 32 for letter in "abc"]
    draft = Draft(tuple(map(Seated, NAMES[:3], ids)))
    after = draft.brought_up_to_date(dict(zip(ids, names, strict=True)))
    assert after.seats == tuple(map(Seated, names, ids))


def test_who_is_retired_gets_up() -> None:
    draft = of(2).invite(ANN)
    assert draft.brought_up_to_date({}, {"a" * 32}).seats == draft.seats[:2]


@pytest.mark.parametrize("players", range(4, 13))
def test_until_the_host_changes_something_it_is_the_recommendation(players: int) -> None:
    assert of(players).settings() == recommended(players)
    assert of(players).is_recommended


def test_fewer_than_four_are_shown_what_four_would_play() -> None:
    assert of(2).settings() == recommended(4)
    assert not of(2).can_start


def test_what_was_chosen_is_kept_while_the_number_changes() -> None:
    draft = of(9).choose("spies", 3).choose("tie_breaker", "lots")
    assert (draft.settings().spies, draft.settings().ghost) == (3, True)
    fewer = draft.remove(0)
    assert fewer.settings().spies == recommended(8).spies, "three spies are not legal for eight"
    assert fewer.settings().tie_breaker is TieBreaker.LOTS
    assert fewer.add("New").settings().spies == 3, "and come back with the ninth"


def test_two_spies_among_six_leave_no_room_for_the_ghost() -> None:
    draft = of(6).choose("spies", 2)
    assert (draft.settings().spies, draft.settings().ghost) == (2, False)
    assert not draft.ghost_allowed()


def test_going_down_to_six_keeps_two_spies_and_drops_the_ghost_that_was_chosen() -> None:
    draft = of(8).choose("spies", 2).choose("ghost", True)
    assert draft.settings().ghost
    six = draft.remove(0).remove(0)
    assert (six.settings().spies, six.settings().ghost) == (2, False)


@pytest.mark.parametrize(("players", "spies"), [(4, (1,)), (5, (1,)), (6, (1, 2)), (9, (1, 2, 3))])
def test_the_numbers_of_spies_on_offer(players: int, spies: tuple[int, ...]) -> None:
    assert of(players).spies_allowed() == spies


def test_back_to_the_recommendation() -> None:
    draft = of(7).choose("allow_pass", True)
    assert not draft.is_recommended
    assert draft.recommend().is_recommended


def test_a_draft_made_from_a_game_plays_the_same_settings() -> None:
    settings = of(7).choose("spies", 2).choose("discussion_seconds", None).settings()
    draft = draft_for(guests(NAMES[:7]), settings)
    assert draft.settings() == settings
    assert set(draft.chosen) == {"spies", "discussion_seconds"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("dice", 6),
        ("spies", True),
        ("spies", "2"),
        ("ghost", None),
        ("discussion_seconds", "90"),
        ("tie_breaker", "rock"),
    ],
)
def test_what_another_version_chose_and_this_one_does_not_know_is_left_out(name: str, value: object) -> None:
    assert of(7, **{name: value}, allow_pass=True).settings() == of(7, allow_pass=True).settings()
