"""What somebody is to be called and known by, while it is being chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from spyword_engine.errors import BadName, NameProblem
from spyword_engine.names import folded, tidy
from spyword_qt.people import Avatar
from spyword_qt.screens.seen_people import KnownPerson, PersonForm
from spyword_qt.theme.tokens import CHIP_COLOURS
from spyword_qt.widgets.graphemes import graphemes
from spyword_qt.widgets.initials import first_letters

MOST_LETTERS: Final = 2


def free_chip(taken: Iterable[Avatar]) -> tuple[int, int]:
    """Colour and pattern for somebody new: of the rarest colour, in the pattern that it is rarest with.

    Each colour begins with the pattern that guests have it in.
    """
    chips = [(avatar.colour, avatar.pattern) for avatar in taken]
    colours, count = Counter(colour for colour, _ in chips), len(CHIP_COLOURS)
    colour = min(range(count), key=lambda each: (colours[each], each))
    patterns = Counter(pattern for each, pattern in chips if each == colour)
    pattern = min(range(count), key=lambda each: (patterns[each], (each - colour) % count))
    return colour, pattern


@dataclass(frozen=True)
class PersonDraft:
    """A form, and the people that it mustn't be confused with."""

    form: PersonForm
    others: tuple[str, ...] = ()
    """The folded names that are taken."""

    @staticmethod
    def of_new(people: Sequence[KnownPerson], name: str = "") -> PersonDraft:
        """For somebody new among these, with a chip that few have."""
        colour, pattern = free_chip(one.avatar for one in people)
        return PersonDraft(PersonForm(None, name, colour, pattern), _taken(people, None))

    @staticmethod
    def of(person: KnownPerson, people: Sequence[KnownPerson]) -> PersonDraft:
        """For somebody who is among these."""
        avatar = person.avatar
        form = PersonForm(
            person.id, person.name, avatar.colour, avatar.pattern, person.initials, avatar.portrait
        )
        return PersonDraft(form, () if person.retired else _taken(people, person.id))

    @property
    def avatar(self) -> Avatar:
        """The chip as it would be."""
        form = self.form
        letters = form.initials or first_letters(form.name.strip(), 1)
        return Avatar(form.colour, form.pattern, letters, form.portrait)

    @property
    def problem(self) -> NameProblem | None:
        """What is wrong with the name."""
        try:
            name = tidy(self.form.name)
        except BadName as error:
            return error.problem
        return NameProblem.TAKEN if folded(name) in self.others else None

    @property
    def initials_problem(self) -> NameProblem | None:
        """What is wrong with the letters; none may be there."""
        if not self.form.initials:
            return None
        try:
            letters = tidy(self.form.initials)
        except BadName as error:
            return error.problem
        return NameProblem.TOO_LONG if len(list(graphemes(letters))) > MOST_LETTERS else None

    @property
    def finished(self) -> PersonForm:
        """The form as it is kept. Both problems must be None."""
        initials = tidy(self.form.initials) if self.form.initials else ""
        return replace(self.form, name=tidy(self.form.name), initials=initials)

    def but(self, **fields: Any) -> PersonDraft:
        """With other fields of the form."""
        return replace(self, form=replace(self.form, **fields))


def _taken(people: Iterable[KnownPerson], but: str | None) -> tuple[str, ...]:
    return tuple(folded(one.name) for one in people if one.id != but and not one.retired)
