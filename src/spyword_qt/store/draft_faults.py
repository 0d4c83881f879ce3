"""Everything wrong with a package that somebody makes, each with its field, to be told while they type."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from spyword_engine.guess import normalise
from spyword_engine.language import Language
from spyword_qt.store.own_pack import OwnPack
from spyword_qt.store.pack_draft import PackDraft
from spyword_qt.store.word_clash import Clash, Spot, clashes, is_within
from spyword_qt.store.word_languages import ALL, SCOPES, Scope, languages_of
from spyword_qt.store.word_text import LONGEST_KIND, LONGEST_WORD, TextProblem, text_problem

MOST_SPELLINGS: Final = 20
"""Accepted for a word beside its own text, in each scope."""


class DraftProblem(StrEnum):
    """What is wrong with a field."""

    KIND_MISSING = "kind_missing"
    WORD_MISSING = "word_missing"
    """There are no two words in any language, or the other word has a text in this one."""
    TOO_LONG = "too_long"
    BAD_CHARACTER = "bad_character"
    NO_LETTER = "no_letter"
    """Nothing of it could be guessed: it has no letter and no number."""
    SAME = "same"
    """A spelling of the other word (`other`) counts as the same."""
    TOO_CLOSE = "too_close"
    """A spelling of the other word (`other`) could be this one with a typo."""
    TOO_MANY_SPELLINGS = "too_many_spellings"
    ACCEPTED_ALREADY = "accepted_already"
    """Another spelling of the word (`other`) counts as the same. The package can be kept so."""
    IN_ANOTHER = "in_another"
    """Another package of one's own has the word. The package can be kept so."""
    KIND_TELLS = "kind_tells"
    """The kind, which everybody sees, has one of the words in it. The package can be kept so."""
    PICTURE_ALONE = "picture_alone"
    """Only the other word has a picture: neither is shown. The package can be kept so."""

    @property
    def is_warning(self) -> bool:
        """Whether the package can be kept and dealt all the same."""
        return self in _WARNINGS


_WARNINGS: Final = frozenset(
    {
        DraftProblem.ACCEPTED_ALREADY,
        DraftProblem.IN_ANOTHER,
        DraftProblem.KIND_TELLS,
        DraftProblem.PICTURE_ALONE,
    }
)
_OF_CLASH: Final = {
    Clash.NO_LETTER: DraftProblem.NO_LETTER,
    Clash.ACCEPTED_ALREADY: DraftProblem.ACCEPTED_ALREADY,
    Clash.SAME: DraftProblem.SAME,
    Clash.TYPO: DraftProblem.TOO_CLOSE,
}
_OF_TEXT: Final = {
    TextProblem.TOO_LONG: DraftProblem.TOO_LONG,
    TextProblem.BAD_CHARACTER: DraftProblem.BAD_CHARACTER,
}


class Part(StrEnum):
    """Which of a package's fields."""

    KIND = "kind"
    WORD = "word"
    SPELLING = "spelling"
    PICTURE = "picture"


@dataclass(frozen=True)
class Place:
    """A field. It holds no text."""

    part: Part
    word: int | None = None
    """0 or 1, but for the kind."""
    scope: Scope | None = None
    """None for a picture, and for a word or a kind that is missing in every language."""
    number: int | None = None
    """Of a spelling, from 0; None for the spellings as a whole."""


@dataclass(frozen=True)
class DraftFault:
    """A problem, where it is, and the field that it is with."""

    problem: DraftProblem
    place: Place
    other: Place | None = None


def faults_of(draft: PackDraft, others: Iterable[OwnPack] = ()) -> tuple[DraftFault, ...]:
    """All faults of a tidied draft, in the order of its fields' parts; `others` are one's other packages."""
    found = [
        *_of_missing_words(draft),
        *_of_texts(draft),
        *_of_clashes(draft),
        *_of_words_in_others(draft, others),
        *_of_kind(draft),
        *_of_telling_kind(draft),
        *_of_pictures(draft),
    ]
    # A text for all languages is looked at in each.
    return tuple(dict.fromkeys(found))


def is_good(faults: Iterable[DraftFault]) -> bool:
    """Whether a draft with these faults can be kept."""
    return all(fault.problem.is_warning for fault in faults)


def _of_kind(draft: PackDraft) -> Iterator[DraftFault]:
    if not draft.kind:
        yield DraftFault(DraftProblem.KIND_MISSING, Place(Part.KIND))
    for scope, text in draft.kind.items():
        if (problem := text_problem(text, LONGEST_KIND)) is not None:
            yield DraftFault(_OF_TEXT[problem], Place(Part.KIND, scope=scope))


def _of_telling_kind(draft: PackDraft) -> Iterator[DraftFault]:
    for language in languages_of(ALL):
        scope = language if language in draft.kind else ALL
        texts = [word.text.get(language if _is_used(draft, language) else ALL, "") for word in draft.words]
        if any(is_within(text, draft.kind.get(scope, ""), language) for text in texts):
            yield DraftFault(DraftProblem.KIND_TELLS, Place(Part.KIND, scope=scope))


def _of_missing_words(draft: PackDraft) -> Iterator[DraftFault]:
    used = [scope for scope in SCOPES if _is_used(draft, scope)]
    if not used:
        for word in (0, 1):
            yield DraftFault(DraftProblem.WORD_MISSING, Place(Part.WORD, word))
    for scope in used:
        for word in (0, 1):
            if scope not in draft.words[word].text:
                yield DraftFault(DraftProblem.WORD_MISSING, Place(Part.WORD, word, scope))


def _is_used(draft: PackDraft, scope: Scope) -> bool:
    return any(scope in word.text or word.also.get(scope) for word in draft.words)


def _of_texts(draft: PackDraft) -> Iterator[DraftFault]:
    for index, word in enumerate(draft.words):
        for scope in SCOPES:
            also = word.also.get(scope, ())
            for number, text in enumerate((word.text.get(scope, ""), *also)):
                if (problem := text_problem(text, LONGEST_WORD)) is not None:
                    yield DraftFault(_OF_TEXT[problem], _place(Spot(index, number), scope))
            if len(also) > MOST_SPELLINGS:
                yield DraftFault(DraftProblem.TOO_MANY_SPELLINGS, Place(Part.SPELLING, index, scope))


def _of_clashes(draft: PackDraft) -> Iterator[DraftFault]:
    for scope in SCOPES:
        first, second = (
            [text, *word.also.get(scope, ())][: MOST_SPELLINGS + 1] if (text := word.text.get(scope)) else []
            for word in draft.words
        )
        for language in _dealt_in(draft, scope):
            for found in clashes((first, second), language):
                other = None if found.other is None else _place(found.other, scope)
                yield DraftFault(_OF_CLASH[found.clash], _place(found.spot, scope), other)


def _dealt_in(draft: PackDraft, scope: Scope) -> tuple[Language, ...]:
    """The languages that games take this scope's texts in, as far as they are typed."""
    return tuple(each for each in languages_of(scope) if scope != ALL or not _is_used(draft, each))


def _of_words_in_others(draft: PackDraft, others: Iterable[OwnPack]) -> Iterator[DraftFault]:
    taken = {
        (language, normalise(text, language))
        for pack in others
        for language in pack.languages
        for text in map(pack.package(language).text, (0, 1))
    }
    for index, word in enumerate(draft.words):
        for scope in SCOPES:
            text = word.text.get(scope)
            if text is not None and any(
                (language, normalise(text, language)) in taken for language in _dealt_in(draft, scope)
            ):
                yield DraftFault(DraftProblem.IN_ANOTHER, Place(Part.WORD, index, scope))


def _of_pictures(draft: PackDraft) -> Iterator[DraftFault]:
    has = [word.picture is not None for word in draft.words]
    if has[0] != has[1]:
        yield DraftFault(DraftProblem.PICTURE_ALONE, Place(Part.PICTURE, has.index(False)))


def _place(spot: Spot, scope: Scope) -> Place:
    if spot.number == 0:
        return Place(Part.WORD, spot.word, scope)
    return Place(Part.SPELLING, spot.word, scope, spot.number - 1)
