"""What a game brought its people, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from spyword_qt import phrasing, stat_wording
from spyword_qt.screens.seen_people import GainView


def gained(gain: GainView) -> str:
    """All XP that came to somebody, in short."""
    return stat_wording.xp_gained(gain.xp + gain.earlier)


def parts(gain: GainView) -> tuple[str, ...]:
    """What somebody's XP are for."""
    told = [_part(stat).format(xp=xp) for stat, xp in gain.parts]
    if gain.earlier:
        hidden = QCoreApplication.translate("gains", "Hidden votes of the game before +{xp}")
        told.append(hidden.format(xp=gain.earlier))
    return tuple(told)


def _part(stat: str) -> str:
    match stat:
        case "played":
            return QCoreApplication.translate("gains", "Played to the end +{xp}")
        case "won":
            return QCoreApplication.translate("gains", "Won +{xp}")
        case "survived":
            return QCoreApplication.translate("gains", "Still in at the end +{xp}")
        case "votes_on_target":
            return QCoreApplication.translate("gains", "Votes on target +{xp}")
        case "won_by_guess":
            return QCoreApplication.translate("gains", "Guessed the word +{xp}")
    raise ValueError(f"{stat} earns no XP")


def new_level(gain: GainView) -> str:
    """The level that somebody has reached; empty for one that they were on already."""
    if gain.level_after.number == gain.level_before.number:
        return ""
    return QCoreApplication.translate("gains", "Reached level {level}").format(level=gain.level_after.number)


def streak(gain: GainView) -> str:
    """How often somebody has won on end; empty for once or never."""
    if gain.streak < 2:
        return ""
    return QCoreApplication.translate("gains", "%n wins in a row", "", gain.streak)


def left_early() -> str:
    """Why somebody gained nothing."""
    return QCoreApplication.translate("gains", "Left before the end: no XP.")


def spoken(gain: GainView) -> str:
    """All that a game brought somebody, for those who listen."""
    if gain.has_left:
        return left_early()
    earned = QCoreApplication.translate("gains", "Title earned: {title}")
    titles = (earned.format(title=title.name) for title in gain.titles)
    told = (
        stat_wording.level(gain.level_after),
        new_level(gain),
        *parts(gain),
        *titles,
        streak(gain),
    )
    return phrasing.statements(told)


def headline(gains: Sequence[GainView]) -> str:
    """The most that a game brought anybody."""
    earned = [(gain.person.name, title.name) for gain in gains for title in gain.titles]
    risen = [gain for gain in gains if new_level(gain)]
    if len(earned) == 1:
        ((name, title),) = earned
        return QCoreApplication.translate("gains", "{name} has earned {title}").format(name=name, title=title)
    if len({name for name, _ in earned}) == 1:
        sentence = QCoreApplication.translate("gains", "{name} has earned %n titles", "", len(earned))
        return sentence.format(name=earned[0][0])
    if earned:
        return QCoreApplication.translate("gains", "%n titles earned", "", len(earned))
    if len(risen) == 1:
        sentence = QCoreApplication.translate("gains", "{name} has reached level {level}")
        return sentence.format(name=risen[0].person.name, level=risen[0].level_after.number)
    if risen:
        return QCoreApplication.translate("gains", "%n people have reached a new level", "", len(risen))
    return heading()


def heading() -> str:
    """What stands over all gains."""
    return QCoreApplication.translate("gains", "What this game brought")


def summaries(gains: Sequence[GainView]) -> Iterator[str]:
    """Who gained how much, the most first: of all, and then of fewer and fewer."""
    most_first = sorted(gains, key=lambda gain: -gain.xp - gain.earlier)
    one = QCoreApplication.translate("gains", "{name} {xp}", "somebody and what they gained, as in a list")
    told = [one.format(name=gain.person.name, xp=gained(gain)) for gain in most_first]
    for count in range(len(told), 0, -1):
        people, others = phrasing.row(told[:count]), len(told) - count
        more = QCoreApplication.translate("gains", "{people} and %n more", "", others)
        yield more.format(people=people) if others else people
