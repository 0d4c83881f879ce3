"""Results as Markdown: printed while they come in, and good for docs/PERFORMANCE.md as they are."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from statistics import median, quantiles
from typing import Final

import PySide6

from bench.facts import Fact, Facts
from bench.rounds import Bound, Result, Verdict

_SIGN: Final = {
    Bound.RATIO_AT_MOST: ("≤", "×"),
    Bound.RATIO_AT_LEAST: ("≥", "×"),
    Bound.VALUE_AT_MOST: ("≤", ""),
    Bound.WORST_AT_MOST: ("worst ≤", ""),
    Bound.ADDED_AT_MOST: ("added ≤", ""),
}


def machine() -> str:
    """What all figures depend on."""
    return (
        f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, {platform.system()}"
        f" {platform.machine()}, {os.cpu_count()} cores, Qt platform {os.environ.get('QT_QPA_PLATFORM', '')};"
        f" load {load()}."
    )


def load() -> str:
    """How busy the machine is, averaged over one minute; nothing where the system doesn't say."""
    return f"{os.getloadavg()[0]:.2f}" if hasattr(os, "getloadavg") else "unknown"


def table(result: Result) -> str:
    """A contest's cases, each column with its ratio to the limit, and whether the run can be believed."""
    columns = result.columns
    heads = ["case", *(head for column in columns for head in (f"{column}, median (quartiles)", "×"))]
    lines = [f"\n### {result.contest.title}\n", *_rows([heads, ["---"] * len(heads)])]
    for case in result.contest.cases:
        cells = [case.name]
        for column in columns:
            cells += [_spread(result.values(case.name, column)), _number(result.ratio(case.name, column))]
        lines += _rows([cells])
    same = ", ".join(f"{column} {result.same_again(column):.3f}" for column in columns)
    lines.append(f"\nThe first again in the same rounds: {same}; load {load()}.")
    if not result.is_steady:
        low, high = result.contest.steady
        lines.append(f"**This run failed: the same thing twice has to come to {low} to {high}.**")
    if result.contest.note:
        lines.append(result.contest.note)
    return "\n".join(lines + [f"- {verdict_line(verdict)}" for verdict in result.verdicts])


def verdict_line(verdict: Verdict) -> str:
    """A target in one line."""
    target = verdict.target
    sign, unit = _SIGN[target.bound]
    unit = unit or f" {target.column}"
    against = f" of {target.against}" if target.against else ""
    told = _told(verdict.is_met)
    return (
        f"{target.mark} {target.case}: {_number(verdict.value)}{unit}{against},"
        f" {sign} {target.limit:g}{unit}: {told}"
    )


def list_of(facts: Facts) -> str:
    """Facts, one a row."""
    rows = [["", "value", "at most"], ["---"] * 3]
    for fact in facts.rows:
        most = "" if fact.at_most is None else f"{fact.at_most:g}: {_told(fact.is_met)}"
        rows.append([f"{fact.mark} {fact.name}".strip(), f"{_number(fact.value)} {fact.unit}".strip(), most])
    lines = [f"\n### {facts.title}\n", *_rows(rows)]
    return "\n".join([*lines, f"\n{facts.note}"] if facts.note else lines)


def summary(verdicts: Iterable[Verdict], facts: Iterable[Fact], unsteady: Sequence[str]) -> str:
    """Everything that has a target, at the end."""
    lines = ["\n### All targets\n"]
    lines += [f"- {verdict_line(verdict)}" for verdict in verdicts]
    for fact in facts:
        if fact.at_most is not None:
            value = f"{_number(fact.value)} {fact.unit}".strip()
            name = f"{fact.mark} {fact.name}".strip()
            lines.append(f"- {name}: {value}, ≤ {fact.at_most:g}: {_told(fact.is_met)}")
    lines += [f"- {title}: the run failed, measure it again" for title in unsteady]
    return "\n".join(lines)


def _told(is_met: bool) -> str:
    return "met" if is_met else "**missed**"


def _rows(rows: Iterable[Sequence[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in rows]


def _spread(values: Sequence[float]) -> str:
    if len(values) < 2:
        return _number(values[0])
    low, _, high = quantiles(values, n=4, method="inclusive")
    return f"{_number(median(values))} ({_number(low)} – {_number(high)})"


def _number(value: float) -> str:
    if value == int(value) and abs(value) >= 1:
        return f"{value:,.0f}"
    digits = 0 if abs(value) >= 1000 else 1 if abs(value) >= 100 else 2 if abs(value) >= 0.1 else 4
    return f"{value:,.{digits}f}"
