"""What is wrong with a package while somebody makes it, each fault with its field."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from spyword_qt.store.draft_faults import (
    MOST_SPELLINGS,
    DraftFault,
    DraftProblem,
    Part,
    Place,
    faults_of,
    is_good,
)
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.pack_draft import PackDraft
from spyword_qt.store.word_languages import ALL, SCOPES, Scope
from spyword_qt.store.word_text import LONGEST_KIND, LONGEST_WORD
from tests.store.own import draft_of_words, picture

GOOD = draft_of_words("sun", "moon")


def word(index: int, scope: Scope | None = ALL) -> Place:
    return Place(Part.WORD, index, scope)


def spelling(index: int, number: int | None, scope: Scope = ALL) -> Place:
    return Place(Part.SPELLING, index, scope, number)


def only(draft: PackDraft) -> DraftFault:
    (fault,) = faults_of(draft.tidied())
    return fault


def test_a_good_draft_has_none() -> None:
    assert faults_of(GOOD) == ()


def test_an_empty_one_lacks_everything_once() -> None:
    assert faults_of(PackDraft()) == (
        DraftFault(DraftProblem.WORD_MISSING, word(0, None)),
        DraftFault(DraftProblem.WORD_MISSING, word(1, None)),
        DraftFault(DraftProblem.KIND_MISSING, Place(Part.KIND)),
    )


@pytest.mark.parametrize(
    ("words", "kind", "tells"),
    [
        (("sun", "moon"), "sun in the sky", True),
        (("sun", "moon"), "in the sun", True),
        (("sun", "moon"), "the moons", False),
        (("guitar", "violin"), "violins", True),
        (("ice cream", "sorbet"), "kinds of ice cream", True),
        (("ice cream", "sorbet"), "ice", False),
        (("sun", "moon"), "sunny weather", False),
        (("苹果", "梨"), "苹果酱", True),
        (("苹果", "梨"), "水果", False),
    ],
)
def test_a_kind_in_which_a_word_stands_is_warned_of(words: tuple[str, str], kind: str, tells: bool) -> None:
    draft = draft_of_words(*words).with_kind(ALL, kind)
    found = [DraftFault(DraftProblem.KIND_TELLS, Place(Part.KIND, scope=ALL))] if tells else []
    assert list(faults_of(draft)) == found
    assert is_good(faults_of(draft))


def test_a_kind_is_compared_with_the_words_of_its_language() -> None:
    draft = GOOD.with_text(0, "it", "sole").with_text(1, "it", "luna").with_kind("it", "il sole")
    assert faults_of(draft) == (DraftFault(DraftProblem.KIND_TELLS, Place(Part.KIND, scope="it")),)


def test_both_words_are_wanted_in_each_language_that_one_has() -> None:
    draft = GOOD.with_text(0, "it", "sole").with_also(1, "zh", ["月"])
    assert faults_of(draft) == (
        DraftFault(DraftProblem.WORD_MISSING, word(1, "it")),
        DraftFault(DraftProblem.WORD_MISSING, word(0, "zh")),
        DraftFault(DraftProblem.WORD_MISSING, word(1, "zh")),
    )


@pytest.mark.parametrize(
    ("draft", "problem", "place", "other"),
    [
        (draft_of_words("sun", "The SUN!"), DraftProblem.SAME, word(0), word(1)),
        (draft_of_words("table", "tabel"), DraftProblem.TOO_CLOSE, word(0), word(1)),
        (draft_of_words("sun", "☀️"), DraftProblem.NO_LETTER, word(1), None),
        (GOOD.with_also(0, ALL, ["moon"]), DraftProblem.SAME, spelling(0, 0), word(1)),
        (GOOD.with_also(1, ALL, ["luna", "", "a sun"]), DraftProblem.SAME, word(0), spelling(1, 1)),
        (GOOD.with_also(1, ALL, ["Moon"]), DraftProblem.ACCEPTED_ALREADY, spelling(1, 0), word(1)),
        (
            GOOD.with_also(0, ALL, ["day star", "Day-Star"]),
            DraftProblem.ACCEPTED_ALREADY,
            spelling(0, 1),
            spelling(0, 0),
        ),
        (GOOD.with_also(0, ALL, ["…"]), DraftProblem.NO_LETTER, spelling(0, 0), None),
        (GOOD.with_text(0, ALL, "s" * (LONGEST_WORD + 1)), DraftProblem.TOO_LONG, word(0), None),
        (GOOD.with_text(1, ALL, "mo\ufffdn"), DraftProblem.BAD_CHARACTER, word(1), None),
        (GOOD.with_also(1, ALL, ["mo\u202eon"]), DraftProblem.BAD_CHARACTER, spelling(1, 0), None),
        (
            GOOD.with_kind("pl", "k" * (LONGEST_KIND + 1)),
            DraftProblem.TOO_LONG,
            Place(Part.KIND, scope="pl"),
            None,
        ),
        (GOOD.with_picture(1, picture("red")), DraftProblem.PICTURE_ALONE, Place(Part.PICTURE, 0), None),
    ],
)
def test_a_fault_is_told_with_its_field_and_that_of_the_other(
    draft: PackDraft, problem: DraftProblem, place: Place, other: Place | None
) -> None:
    found = [fault for fault in faults_of(draft.tidied()) if fault.problem is problem]
    assert found == [DraftFault(problem, place, other)]


def test_letters_that_are_refused_may_be_close_too_and_both_are_told() -> None:
    found = {fault.problem for fault in faults_of(draft_of_words("mo\ufffdon", "moon"))}
    assert found == {DraftProblem.BAD_CHARACTER, DraftProblem.SAME}


def test_words_for_all_languages_are_looked_at_by_the_rules_of_each() -> None:
    fault = only(draft_of_words("il sole", "sole"))
    assert (fault.problem, fault.place) == (DraftProblem.SAME, word(0)), "an article in Italian alone"
    italian = draft_of_words("il sole", "sole").with_text(0, "it", "sole")
    assert faults_of(italian.with_text(1, "it", "luna")) == (), "Italian games take the other two"


def test_each_language_is_looked_at_by_itself() -> None:
    draft = GOOD.with_text(0, "pl", "żółw").with_text(1, "pl", "ZOLW")
    assert only(draft) == DraftFault(DraftProblem.SAME, word(0, "pl"), word(1, "pl"))
    assert faults_of(draft_of_words("sun", "moon", scope="en").with_kind("en", "星")) == ()


def test_more_spellings_than_anybody_types_are_too_many() -> None:
    crowd = [f"sun{number:03}" for number in range(MOST_SPELLINGS + 1)]
    fault = only(GOOD.with_also(0, "en", crowd).with_text(0, "en", "x").with_text(1, "en", "y"))
    assert (fault.problem, fault.place) == (
        DraftProblem.TOO_MANY_SPELLINGS,
        spelling(0, None, "en"),
    )


def test_a_word_of_another_package_of_ones_own_is_a_warning(tmp_path: Path) -> None:
    own = OwnPacks(tmp_path)
    italian = own.save(draft_of_words("sole", "luna", scope="it"))
    faults = own.faults(draft_of_words("Luna", "stella"))
    assert faults == (DraftFault(DraftProblem.IN_ANOTHER, word(0)),)
    assert is_good(faults)
    assert own.faults(draft_of_words("luna", "stella", scope="pl")) == ()
    assert own.faults(own.draft(italian.id), italian.id) == ()


def test_warnings_keep_nobody_from_saving() -> None:
    warnings = [problem for problem in DraftProblem if problem.is_warning]
    assert warnings == [
        DraftProblem.ACCEPTED_ALREADY,
        DraftProblem.IN_ANOTHER,
        DraftProblem.KIND_TELLS,
        DraftProblem.PICTURE_ALONE,
    ]


def test_a_full_draft_is_looked_over_between_two_keys() -> None:
    draft = GOOD
    for scope in SCOPES:
        for index in (0, 1):
            crowd = [f"{'ab'[index] * 12} {number:02}" for number in range(MOST_SPELLINGS)]
            draft = draft.with_text(index, scope, "ab"[index] * 20).with_also(index, scope, crowd)
    assert is_good(faults_of(draft))
    start = time.process_time()
    faults_of(draft.with_text(0, "en", "a" * 19))
    assert time.process_time() - start < 0.1


def test_no_fault_holds_a_word() -> None:
    assert "table" not in repr(faults_of(draft_of_words("table", "tabel")))
