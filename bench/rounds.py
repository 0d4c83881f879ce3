"""Measurements taken in turns, A B C, A B C: whatever else the machine does meanwhile hits all alike.

Milliseconds mean nothing from one machine to the next. What counts is the ratio to a limit that was measured
in the same round, and its median over all rounds.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from statistics import median
from typing import Final, TypeAlias

ROUNDS: Final = 9
STEADY: Final = (0.95, 1.05)
"""What the same case measured twice a round may come to: outside, the run says nothing about the product."""

Sample: TypeAlias = Mapping[str, float]
"""What one measurement gave, by column."""


class Bound(Enum):
    """How a target reads."""

    RATIO_AT_MOST = auto()
    RATIO_AT_LEAST = auto()
    VALUE_AT_MOST = auto()
    """Of the median itself, in the column's unit."""
    WORST_AT_MOST = auto()
    """Of the highest of all rounds."""
    ADDED_AT_MOST = auto()
    """Of the difference to the other case, in the column's unit."""


@dataclass(frozen=True, slots=True)
class Case:
    """Something that is measured; `measure` does it once."""

    name: str
    measure: Callable[[], Sample]


@dataclass(frozen=True, slots=True)
class Target:
    """What a case has to come to in a column."""

    mark: str
    case: str
    column: str
    bound: Bound
    limit: float
    against: str = ""
    """The case that a ratio is taken to; by default the contest's limit."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Cases measured in turns. The first is the limit, which nothing can be faster than."""

    title: str
    cases: Sequence[Case]
    targets: Sequence[Target] = ()
    rounds: int = ROUNDS
    note: str = ""
    steady: tuple[float, float] = STEADY


@dataclass(frozen=True, slots=True)
class Verdict:
    """A target, and what it came to."""

    target: Target
    value: float

    @property
    def is_met(self) -> bool:
        """Whether the target was reached."""
        if self.target.bound is Bound.RATIO_AT_LEAST:
            return self.value >= self.target.limit
        return self.value <= self.target.limit


@dataclass(frozen=True, slots=True)
class Result:
    """All samples of a contest, by case, one for each round; those of the limit's second turn apart."""

    contest: Contest
    samples: Mapping[str, Sequence[Sample]]
    again: Sequence[Sample]

    @property
    def limit(self) -> str:
        """The name of the first case."""
        return self.contest.cases[0].name

    @property
    def columns(self) -> tuple[str, ...]:
        """What was measured, in the order in which the limit gave it."""
        return tuple(self.samples[self.limit][0])

    def values(self, case: str, column: str) -> list[float]:
        """A case's figures, one for each round."""
        return [sample[column] for sample in self.samples[case]]

    def ratio(self, case: str, column: str, against: str = "") -> float:
        """The median of the ratios, taken round by round, to another case; by default to the limit."""
        return _ratio(self.values(case, column), self.values(against or self.limit, column))

    def same_again(self, column: str) -> float:
        """What the limit came to when it was measured a second time in each round: 1, on a quiet machine."""
        return _ratio([sample[column] for sample in self.again], self.values(self.limit, column))

    @property
    def is_steady(self) -> bool:
        """Whether the run can be believed."""
        low, high = self.contest.steady
        return all(low <= self.same_again(column) <= high for column in self.columns)

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """What the targets came to; none where the run can't be believed."""
        return tuple(map(self._verdict, self.contest.targets)) if self.is_steady else ()

    def _verdict(self, target: Target) -> Verdict:
        match target.bound:
            case Bound.VALUE_AT_MOST:
                value = median(self.values(target.case, target.column))
            case Bound.WORST_AT_MOST:
                value = max(self.values(target.case, target.column))
            case Bound.ADDED_AT_MOST:
                others = self.values(target.against or self.limit, target.column)
                mine = self.values(target.case, target.column)
                value = median(one - other for one, other in zip(mine, others, strict=True))
            case Bound.RATIO_AT_MOST | Bound.RATIO_AT_LEAST:
                value = self.ratio(target.case, target.column, target.against)
        return Verdict(target, value)


def run(contest: Contest, rounds: int | None = None) -> Result:
    """Measures so many rounds, and one before them that isn't counted: it fills caches."""
    samples: dict[str, list[Sample]] = {case.name: [] for case in contest.cases}
    again: list[Sample] = []
    limit = contest.cases[0]
    for number in range(1 + (rounds or contest.rounds)):
        taken = {case.name: _measured(case) for case in contest.cases}
        second = _measured(limit)
        if number:
            again.append(second)
            for name, sample in taken.items():
                samples[name].append(sample)
    return Result(contest, samples, again)


def _measured(case: Case) -> Sample:
    # What the case before left behind is nothing that this one has to pay for.
    gc.collect()
    return case.measure()


def _ratio(values: Sequence[float], others: Sequence[float]) -> float:
    return median(value / other for value, other in zip(values, others, strict=True))
