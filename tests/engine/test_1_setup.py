"""RULES.md 1: who may sit down, with which words and which roles."""

from __future__ import annotations

import unicodedata
from itertools import product
from random import Random
from typing import Any

import pytest

from spyword_engine.deal import Deal, Role, deal
from spyword_engine.errors import BadName, BadPackage, BadSettings, BadSetup, NameProblem
from spyword_engine.match import Match, Setup, begin
from spyword_engine.mode import Mode
from spyword_engine.names import folded, tidy, tidy_table
from spyword_engine.package import Package, check_package
from spyword_engine.phase import Phase
from spyword_engine.settings import (
    Settings,
    SpeakingMode,
    TieBreaker,
    VoteResult,
    allowed_spies,
    complete,
    recommended,
    roles_allowed,
)
from tests.engine.tables import NAMES, WORDS, table

CITIZEN, SPY, GHOST = Role
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"  # one picture of five code points


def setup_of(**changed: Any) -> Match:
    values: dict[str, Any] = {
        "players": NAMES[:4],
        "settings": complete(4, {}),
        "package": Package(words=WORDS),
        "mode": Mode.SINGLE,
        "deal": Deal(roles=(CITIZEN, CITIZEN, SPY, CITIZEN), order=(0, 1, 2, 3), citizen_word=0),
        "lots_seed": 1,
    }
    return begin(Setup(**{**values, **changed}))


# Players


@pytest.mark.parametrize("players", [0, 1, 3, 13])
def test_fewer_than_4_and_more_than_12_are_refused(players: int) -> None:
    with pytest.raises(BadSetup, match=f"not {players}"):
        complete(players, {})
    with pytest.raises(BadSetup):
        setup_of(players=NAMES[:players] if players < 13 else (*NAMES, "Mia"))


@pytest.mark.parametrize("players", range(4, 13))
def test_4_to_12_may_play(players: int) -> None:
    settings = recommended(players)
    dealt = deal(players, settings, Random(1))
    match = setup_of(players=NAMES[:players], settings=settings, deal=dealt)
    assert match.inside == tuple(range(players))
    assert (match.phase, match.round) == (Phase.CARDS, 1)


# Names


@pytest.mark.parametrize(
    ("raw", "kept"),
    [
        ("  Ada ", "Ada"),
        ("\tAda\n", "Ada"),
        ("\u00a0Ada\u3000", "Ada"),
        ("\u2028Ada\u2029", "Ada"),
        ("Ada Mae", "Ada Mae"),
        ("Zoe\u0308", "Zoë"),
        ("\u212b", "\u00c5"),
        (FAMILY, FAMILY),
        ("李", "李"),
        ("7", "7"),
        ("A" * 24, "A" * 24),
    ],
)
def test_names_are_trimmed_and_kept_in_nfc(raw: str, kept: str) -> None:
    assert tidy(raw) == kept
    assert unicodedata.is_normalized("NFC", tidy(raw))


def test_compatibility_forms_are_kept_as_they_were_typed() -> None:
    assert tidy("ﬁnn") == "ﬁnn"


@pytest.mark.parametrize("raw", ["", " ", "\u3000\t", "\u0301", "\ufe0f"])
def test_a_name_has_one_code_point_at_least_marks_not_counted(raw: str) -> None:
    with pytest.raises(BadName) as caught:
        tidy(raw)
    assert caught.value.problem is NameProblem.EMPTY


def test_a_name_has_24_code_points_at_most() -> None:
    with pytest.raises(BadName) as caught:
        tidy("A" * 25)
    assert caught.value.problem is NameProblem.TOO_LONG


@pytest.mark.parametrize("mark", ["\u0323", "\u0903", "\u20dd", "\ufe0f"], ids=ascii)
def test_marks_are_not_counted(mark: str) -> None:
    name = ("X" + mark) * 24
    assert tidy(name) == unicodedata.normalize("NFC", name)


def test_length_is_counted_after_nfc() -> None:
    assert len(tidy("e\u0301" * 24)) == 24


def test_a_joiner_counts_as_a_code_point() -> None:
    assert tidy("A" * 22 + "\u200d" + "A")
    with pytest.raises(BadName):
        tidy("A" * 23 + "\u200d" + "A")


@pytest.mark.parametrize(
    "character",
    [
        "\x00", "\x1b", "\x7f", "\x85", "\n",  # Cc
        "\u200b", "\u200c", "\u200e", "\u202e", "\u2066", "\ufeff", "\u00ad", "\U000e0041",  # Cf
        "\ud800",  # Cs
        "\ue000", "\U000f0000", "\U0010fffd",  # Co
        "\u2028", "\u2029",  # Zl, Zp
        "\ufdd0", "\ufdef", "\ufffe", "\uffff", "\U0001fffe", "\U0010ffff",  # noncharacters
    ],
    ids=ascii,
)  # fmt: skip
def test_characters_that_no_name_holds(character: str) -> None:
    with pytest.raises(BadName) as caught:
        tidy(f"A{character}a")
    assert caught.value.problem is NameProblem.BAD_CHARACTER


@pytest.mark.parametrize("character", ["\u200b", "\ufeff", "\x00", "\u00ad"], ids=ascii)
def test_trimming_takes_spaces_and_nothing_else(character: str) -> None:
    with pytest.raises(BadName):
        tidy(f"{character}Ada")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", " ada "),
        ("Zoë", "zoe\u0308"),
        ("Straße", "STRASSE"),
        ("ﬁnn", "Finn"),
        ("Ａｄａ", "Ada"),
        ("Σας", "ΣΑΣ"),
        ("K", "\u212a"),
        ("①", "1"),
        ("℡", "tel"),
        ("\u0390", "\u03aa\u0301"),
        ("ΐ", "\u1fd3"),
    ],
)
def test_names_are_unique_by_nfkc_case_folding_nfkc(one: str, other: str) -> None:
    assert folded(tidy(one)) == folded(tidy(other))
    with pytest.raises(BadName) as caught:
        tidy_table([one, "Somebody", other])
    assert caught.value.problem is NameProblem.TAKEN


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ada2"), ("Zoë", "Zoe"), ("A da", "Ada"), ("I", "ı")])
def test_names_that_only_resemble_each_other_may_sit_together(one: str, other: str) -> None:
    assert tidy_table([one, other]) == (one, other)


@pytest.mark.parametrize("players", [("Ada ", "Ben", "Cleo", "Dan"), ("Zoe\u0308", "Ben", "Cleo", "Dan")])
def test_a_match_begins_with_tidy_names_only(players: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        setup_of(players=players)


# The package


@pytest.mark.parametrize(
    ("first", "second", "language"),
    [
        ((), ("Tea",), "en"),
        (("Coffee",), (), "en"),
        (("?!",), ("Tea",), "en"),
        (("Coffee",), ("Tea", "…"), "en"),
        (("Coffee",), ("coffee",), "en"),
        (("Coffee", "brew"), ("Tea", "The Brew"), "en"),
        (("Café",), ("cafe",), "en"),
        (("l'oro",), ("Oro",), "it"),
    ],
)
def test_words_that_normalise_to_nothing_or_to_each_other_make_no_package(
    first: tuple[str, ...], second: tuple[str, ...], language: str
) -> None:
    package = Package(words=(first, second), language=language)
    with pytest.raises(BadPackage):
        check_package(package)
    with pytest.raises(BadSetup):
        setup_of(package=package)


def test_one_word_may_list_the_same_spelling_twice() -> None:
    check_package(Package(words=(("Coffee", "the coffee"), ("Tea",))))


def test_articles_of_another_language_keep_words_apart() -> None:
    check_package(Package(words=(("the brew",), ("brew",)), language="it"))


# Roles by the number of players

ALLOWED = {
    4: {(1, False)},
    5: {(1, False), (1, True)},
    6: {(1, False), (1, True), (2, False)},
    **{players: set(product((1, 2), (False, True))) for players in (7, 8)},
    **{players: set(product((1, 2, 3), (False, True))) for players in (9, 10, 11, 12)},
}


@pytest.mark.parametrize("players", range(4, 13))
def test_the_table_and_the_arithmetic_both_bind(players: int) -> None:
    tried = [(spies, ghost) for spies in range(-1, 7) for ghost in (False, True)]
    assert {pair for pair in tried if roles_allowed(players, *pair)} == ALLOWED[players]
    for spies, ghost in tried:
        if (spies, ghost) in ALLOWED[players]:
            assert complete(players, {"spies": spies, "ghost": ghost}).spies == spies
        else:
            with pytest.raises(BadSettings):
                complete(players, {"spies": spies, "ghost": ghost})


def test_the_spies_to_choose_from_are_those_of_the_table() -> None:
    by_count = [tuple(allowed_spies(players)) for players in range(4, 13)]
    assert by_count == [(1,)] * 2 + [(1, 2)] * 3 + [(1, 2, 3)] * 4


@pytest.mark.parametrize(
    ("players", "spies", "ghost"),
    [
        (4, 1, False), (5, 1, False),
        (6, 1, True), (7, 1, True), (8, 1, True),
        (9, 2, True), (10, 2, True), (11, 2, True), (12, 2, True),
    ],
)  # fmt: skip
def test_recommended_roles(players: int, spies: int, ghost: bool) -> None:
    assert (recommended(players).spies, recommended(players).ghost) == (spies, ghost)


@pytest.mark.parametrize(
    ("players", "spies", "ghost"),
    [(4, 1, False), (5, 1, False), (6, 1, True), (6, 2, False), (7, 2, True), (9, 1, True), (9, 3, True)],
)
def test_spies_given_and_ghost_not_takes_the_recommended_ghost_where_it_is_legal(
    players: int, spies: int, ghost: bool
) -> None:
    assert complete(players, {"spies": spies}).ghost is ghost


def test_ghost_given_and_spies_not_takes_the_recommended_spies() -> None:
    assert complete(9, {"ghost": False}).spies == 2
    assert complete(5, {"ghost": True}).spies == 1
    with pytest.raises(BadSettings):
        complete(4, {"ghost": True})


# Settings

JUNK: tuple[object, ...] = (
    *(0, 3, -1, 61, 90.0, 1.0, True, False, None),
    *("", "Open", "duel ", "90", "true"),
    *([], {}, [1], {"a": 1}),
)


def test_defaults() -> None:
    assert recommended(5) == Settings(
        spies=1,
        ghost=False,
        spies_know_role=False,
        reveal_roles=True,
        vote_result=VoteResult.OPEN,
        allow_pass=False,
        speaking_mode=SpeakingMode.WORD,
        discussion_seconds=90,
        tie_breaker=TieBreaker.DUEL,
    )


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("spies", (1, 2)),
        ("ghost", (False, True)),
        ("spies_know_role", (False, True)),
        ("reveal_roles", (False, True)),
        ("vote_result", ("open", "totals")),
        ("allow_pass", (False, True)),
        ("speaking_mode", ("word", "sentence")),
        ("discussion_seconds", (60, 90, 120, None)),
        ("tie_breaker", ("duel", "lots")),
    ],
)
def test_each_setting_takes_its_values_and_nothing_else(name: str, values: tuple[object, ...]) -> None:
    for value in values:
        assert getattr(complete(7, {name: value}), name) == value
    good = {(type(value), value) for value in values}
    for value in JUNK:
        if isinstance(value, list | dict) or (type(value), value) not in good:
            with pytest.raises(BadSettings):
                complete(7, {name: value})


@pytest.mark.parametrize("name", ["", "Spies", "spy", "seed", "discussion"])
def test_unknown_settings_are_refused(name: str) -> None:
    with pytest.raises(BadSettings, match=repr(name)):
        complete(7, {name: True})


def test_what_is_given_is_not_changed() -> None:
    given: dict[str, object] = {"spies": 1}
    complete(7, given)
    assert given == {"spies": 1}


# The deal


@pytest.mark.parametrize(
    ("roles", "order", "citizen_word"),
    [
        ((SPY, CITIZEN, CITIZEN), (0, 1, 2, 3), 0),
        ((CITIZEN, CITIZEN, CITIZEN, CITIZEN), (0, 1, 2, 3), 0),
        ((SPY, SPY, CITIZEN, CITIZEN), (0, 1, 2, 3), 0),
        ((SPY, GHOST, CITIZEN, CITIZEN), (0, 1, 2, 3), 0),
        ((SPY, CITIZEN, CITIZEN, CITIZEN), (0, 1, 2), 0),
        ((SPY, CITIZEN, CITIZEN, CITIZEN), (0, 1, 2, 2), 0),
        ((SPY, CITIZEN, CITIZEN, CITIZEN), (0, 1, 2, 4), 0),
        ((SPY, CITIZEN, CITIZEN, CITIZEN), (0, 1, 2, 3), 2),
        ((SPY, CITIZEN, CITIZEN, CITIZEN), (0, 1, 2, 3), -1),
    ],
)
def test_a_deal_agrees_with_players_and_settings(
    roles: tuple[Role, ...], order: tuple[int, ...], citizen_word: int
) -> None:
    with pytest.raises(BadSetup):
        setup_of(deal=Deal(roles=roles, order=order, citizen_word=citizen_word))


def test_the_ghost_is_not_dealt_first_to_speak() -> None:
    with pytest.raises(BadSetup):
        table("GSCCC")
    assert table("GSCCC", order="BACDE").order == (1, 0, 2, 3, 4)


def test_settings_that_the_number_does_not_allow_begin_no_match() -> None:
    settings = Settings(spies=2, ghost=False)
    dealt = Deal(roles=(SPY, SPY, CITIZEN, CITIZEN), order=(0, 1, 2, 3), citizen_word=0)
    with pytest.raises(BadSetup):
        setup_of(settings=settings, deal=dealt)


def test_the_citizens_word_may_be_either_of_the_package() -> None:
    for index in (0, 1):
        dealt = table("CSCC", citizen_word=index).setup.deal
        assert [dealt.word_of(seat) for seat in range(4)] == [index, 1 - index, index, index]
