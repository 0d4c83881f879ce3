"""What is said of a game of Secret Bandit that is over, in the language of the moment."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from spyword_engine.bandit.ending import Winner
from spyword_engine.bandit.night import Answer, Night
from spyword_engine.bandit.roles import Role
from spyword_engine.bandit.views import EndView, TableView
from spyword_engine.bandit.vote import Outcome
from spyword_engine.seat import Seat
from spyword_qt import phrasing
from spyword_qt.bandit.day import last_vote
from spyword_qt.outcome_wording import listed
from spyword_qt.people import Person
from spyword_qt.widgets.legend import RING, LegendEntry
from spyword_qt.widgets.matrix_cells import Group, Head
from spyword_qt.widgets.matrix_legend import won
from spyword_qt.widgets.matrix_speech import spoken_rows

WINNER_GLYPHS: Mapping[Winner, str] = {
    Winner.POLICE: "shield",
    Winner.KILLERS: "knife",
    Winner.DRAW: "nobody",
}


def winner_title(winner: Winner) -> str:
    """Whose game it was."""
    match winner:
        case Winner.POLICE:
            return QCoreApplication.translate("bandit end", "The police win")
        case Winner.KILLERS:
            return QCoreApplication.translate("bandit end", "The killers win")
        case Winner.DRAW:
            return QCoreApplication.translate("bandit end", "A draw")
        case _:
            assert_never(winner)


def why_sentence(view: TableView) -> str:
    """Why the game ended, and who wins with the winners."""
    end = view.end
    assert end is not None
    match end.winner:
        case Winner.POLICE:
            return QCoreApplication.translate(
                "bandit end", "Killers and bandit are all out. Doctor and citizens win with the police."
            )
        case Winner.KILLERS:
            return QCoreApplication.translate(
                "bandit end", "The police are all out. The bandit wins with the killers."
            )
        case Winner.DRAW:
            return _why_drawn(view, {end.roles[seat] for seat in view.inside})
        case _:
            assert_never(end.winner)


def when_sentence(view: TableView) -> str:
    """How long the game was."""
    return QCoreApplication.translate("bandit end", "After %n nights.", "", view.day)


def votes_heading(view: TableView, *, short: bool = False, last: bool = False) -> str:
    """What stands over roles and votes; `last` where not even all votes are there."""
    assert view.end is not None
    if not view.end.log:
        return QCoreApplication.translate("OverScreen", "Who was who")
    if last:
        return QCoreApplication.translate("OverScreen", "Who was who, and the last votes")
    if short:
        return QCoreApplication.translate("OverScreen", "Every vote")
    return QCoreApplication.translate("OverScreen", "Who was who, and every vote")


def role_heading(role: str, points: str) -> str:
    """What those of a role are called, and the points that each of them gets."""
    heading = QCoreApplication.translate("bandit end", "{role} {points}", "points with a sign, as in +30")
    return heading.format(role=role, points=points)


def night_heading(number: int) -> str:
    """Which night it was."""
    return QCoreApplication.translate("bandit end", "Night {number}").format(number=number)


def day_heading(number: int) -> str:
    """Which day it was."""
    return QCoreApplication.translate("WordsScreen", "Day {number}").format(number=number)


def voted_out(end: EndView, night: Night) -> Seat | None:
    """Whom the day after a night voted out."""
    return next((vote.out for vote in end.log if vote.day == night.night and vote.out is not None), None)


def night_told(night: Night, voted: Seat | None, people: Mapping[Seat, Person]) -> str:
    """All that was done in a night, and who was voted out after it, for those who listen."""
    victim = QCoreApplication.translate("bandit end", "The killers’ victim: {name}")
    saved = QCoreApplication.translate("bandit end", "Saved by the doctor: {name}")
    shot = QCoreApplication.translate("bandit end", "Shot by the bandit: {name}")
    checked = "" if night.answer is None else _checked(night.answer)
    deeds = (victim, night.victim), (saved, night.saved), (shot, night.shot), (checked, night.checked)
    told = [deed.format(name=people[seat].name) for deed, seat in deeds if seat is not None]
    told += [_out_told(night.out, people)]
    if voted is not None:
        out = QCoreApplication.translate("bandit end", "Out by vote: {name}")
        told.append(out.format(name=people[voted].name))
    return phrasing.statements([night_heading(night.night), *told])


def nights_told(end: EndView, people: Mapping[Seat, Person]) -> str:
    """All that was done in all of them."""
    return phrasing.paragraph(night_told(night, voted_out(end, night), people) for night in end.nights)


def deed_names() -> tuple[str, str, str, str, str, str]:
    """What is done in a night, in its order, what comes of it, and what of the next vote."""
    return (
        QCoreApplication.translate("bandit end", "Killers’ victim"),
        QCoreApplication.translate("bandit end", "Doctor saved"),
        QCoreApplication.translate("bandit end", "Bandit shot"),
        QCoreApplication.translate("bandit end", "Police checked"),
        QCoreApplication.translate("bandit end", "Out at dawn"),
        QCoreApplication.translate("bandit end", "Out by vote"),
    )


def nights_legend(signs: Container[str]) -> list[LegendEntry]:
    """What these signs at people in the table of nights mean."""
    entries = (
        LegendEntry("thumb_down", QCoreApplication.translate("bandit end", "killer")),
        LegendEntry("thumb_sideways", QCoreApplication.translate("bandit end", "doctor or bandit")),
        LegendEntry("thumb_up", QCoreApplication.translate("bandit end", "police or citizen")),
        LegendEntry(
            "needle",
            QCoreApplication.translate("bandit end", "empty needle: two put a player out"),
        ),
    )
    return [entry for entry in entries if entry.sign in signs]


def votes_legend(groups: Sequence[Group], heads: Sequence[Head]) -> list[LegendEntry]:
    """What the signs in the table of votes mean, as far as there are any in it."""
    cells = [cell for group in groups for row in group.rows for cell in row.cells]
    entries = won(groups)
    if any(cell.on_target for cell in cells):
        text = QCoreApplication.translate("bandit end", "a vote that found the killers’ side")
        entries.append(LegendEntry(RING, text))
    if any(cell.icon == "pass" for cell in cells):
        entries.append(LegendEntry("pass", QCoreApplication.translate("bandit end", "no vote")))
    if any(cell.icon == "close" for cell in cells):
        entries.append(LegendEntry("close", QCoreApplication.translate("BanditMatrix", "out")))
    if any(head.icon == "ballot" for head in heads):
        text = QCoreApplication.translate("bandit end", "a day’s first vote")
        entries.append(LegendEntry("ballot", text))
    if any(head.icon == "duel" for head in heads):
        text = QCoreApplication.translate("bandit end", "a vote among those tied")
        entries.append(LegendEntry("duel", text))
    return entries


def votes_told(groups: Sequence[Group], heads: Sequence[Head]) -> str:
    """Everybody's role, who has won, and votes by day, for those who listen."""
    tied = QCoreApplication.translate("bandit end", "{day} among those tied", "a day’s vote after a tie")
    days = [(tied if head.icon == "duel" else "{day}").format(day=day_heading(head.day)) for head in heads]
    votes = QCoreApplication.translate("VoteMatrix", "Votes: {votes}").format(votes=phrasing.row(days))
    told = [spoken_rows(_told_role(group), group.rows, won=group.won) for group in groups]
    return phrasing.apart([votes if heads else "", *told])


def _told_role(group: Group) -> str:
    """A role with what it brought: it is the same for all of a role."""
    return role_heading(group.name, group.rows[0].note)


def _why_drawn(view: TableView, inside: set[Role]) -> str:
    if view.last_vote is not None and last_vote(view).outcome is Outcome.DRAW:
        return QCoreApplication.translate("bandit end", "The last vote was tied a third time.")
    if Role.POLICE not in inside:
        return QCoreApplication.translate("bandit end", "The police and the killers’ side are all out.")
    return QCoreApplication.translate("bandit end", "The citizens are all out.")


def _out_told(out: Sequence[Seat], people: Mapping[Seat, Person]) -> str:
    if not out:
        return QCoreApplication.translate("bandit end", "Nobody was out")
    told = QCoreApplication.translate("bandit end", "Out: {names}")
    return told.format(names=listed([people[seat].name for seat in out]))


def _checked(answer: Answer) -> str:
    match answer:
        case Answer.KILLER:
            return QCoreApplication.translate("bandit end", "Checked by the police: {name}, a killer")
        case Answer.SIDEWAYS:
            return QCoreApplication.translate("bandit end", "Checked by the police: {name}, doctor or bandit")
        case Answer.GOOD:
            return QCoreApplication.translate(
                "bandit end", "Checked by the police: {name}, police or citizen"
            )
        case _:
            assert_never(answer)


def role_plural(role: Role) -> str:
    """What those of a role are called together."""
    match role:
        case Role.POLICE:
            return QCoreApplication.translate("bandit end", "Police")
        case Role.KILLER:
            return QCoreApplication.translate("bandit end", "Killers")
        case Role.DOCTOR:
            return QCoreApplication.translate("bandit end", "Doctor")
        case Role.BANDIT:
            return QCoreApplication.translate("bandit end", "Bandit")
        case Role.CITIZEN:
            return QCoreApplication.translate("bandit end", "Citizens")
        case _:
            assert_never(role)
