"""Every place that words of a language stand in has the same languages."""

from __future__ import annotations

import msgspec
import pytest

from spyword_engine.guess import Language
from spyword_engine.progress.titles import titles
from spyword_qt.spoken import LANGUAGES
from spyword_qt.store.own_pack import Accepted, Scope, Wording
from spyword_qt.store.pack import Spellings, Texts


@pytest.mark.parametrize("texts", [Texts, Spellings])
def test_packages_that_ship_have_a_field_for_each(texts: type[msgspec.Struct]) -> None:
    assert texts.__struct_fields__ == tuple(Language)


def test_a_text_of_peoples_own_is_for_one_or_for_all() -> None:
    assert [*Scope] == ["all", *Language]


@pytest.mark.parametrize("texts", [Wording, Accepted])
def test_packages_of_peoples_own_have_a_field_for_each(texts: type[msgspec.Struct]) -> None:
    assert texts.__struct_fields__ == tuple(Scope)


def test_every_title_has_a_name_in_each() -> None:
    for title in titles().values():
        assert [*title.names] == [*Language], title.id


def test_all_of_them_are_spoken() -> None:
    assert set(Language) <= set(LANGUAGES)
