"""What the judge is told to say and to do in a step of a night, in the language of the moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from spyword_engine.bandit.phase import STEPS, Phase
from spyword_engine.bandit.roles import Role
from spyword_engine.bandit.views import JudgeView
from spyword_qt.bandit.role_wording import closing_words, waking_words


@dataclass(frozen=True, slots=True)
class Cue:
    """Where in a step the words belong, the words that are said aloud, and what the judge does."""

    lead: str
    words: str
    task: str


def step_cue(view: JudgeView) -> Cue:
    """A step begins: its call, and what the judge waits for."""
    has_bandit = any(view.roles[seat] is Role.BANDIT for seat in view.awake)
    return Cue(_say_aloud(), waking_words(view.phase), _to_do(view.phase, has_bandit, bool(view.needles)))


def chosen_cue(step: Phase, name: str) -> Cue:
    """Somebody is chosen, or with an empty name nobody: how the step ends."""
    if not name:
        task = QCoreApplication.translate(
            "NightScript", "Nobody is chosen. Confirm that nobody is shot, or tap somebody."
        )
        return Cue(_then_say(), closing_words(step), task)
    if step is Phase.POLICE:
        task = QCoreApplication.translate(
            "NightScript", "{name} is checked. Confirm to see the answer, or tap somebody else."
        )
        return Cue(_say_aloud(), waking_words(step), task.format(name=name))
    task = QCoreApplication.translate("NightScript", "{name} is chosen. Confirm, or tap somebody else.")
    return Cue(_then_say(), closing_words(step), task.format(name=name))


def again_cue(name: str) -> Cue:
    """A choice is looked at again, with an empty name that of nobody: those who made it sleep on."""
    lead = QCoreApplication.translate("NightScript", "Say nothing")
    if not name:
        task = QCoreApplication.translate(
            "NightScript", "Nobody is chosen. Wake nobody again: confirm, or tap somebody."
        )
        return Cue(lead, "", task)
    task = QCoreApplication.translate(
        "NightScript", "{name} is chosen. Wake nobody again: confirm, or tap somebody else."
    )
    return Cue(lead, "", task.format(name=name))


def call_cue(step: Phase) -> Cue:
    """A step that nobody takes is called all the same."""
    task = QCoreApplication.translate(
        "NightScript", "Nobody answers. Wait as long as a choice takes, then say: “{words}”"
    )
    return Cue(_say_aloud(), waking_words(step), task.format(words=closing_words(step)))


def every_cue(name: str) -> tuple[Cue, ...]:
    """All that any night may tell where somebody of that name is the one who is chosen."""
    return tuple(_cues(name))


def answer_lead(step: Phase) -> str:
    """How the police are answered, and what is said once they have seen it."""
    told = QCoreApplication.translate(
        "NightScript", "Show the police your thumb, or this screen. Then say: “{words}”"
    )
    return told.format(words=closing_words(step))


def _cues(name: str) -> Iterator[Cue]:
    yield chosen_cue(Phase.BANDIT, "")
    yield from (again_cue(""), again_cue(name))
    for step in STEPS:
        yield call_cue(step)
        yield chosen_cue(step, name)
        for known in (False, True):
            yield Cue(_say_aloud(), waking_words(step), _to_do(step, known, known))


def _say_aloud() -> str:
    return QCoreApplication.translate("NightScript", "Say aloud")


def _then_say() -> str:
    return QCoreApplication.translate("NightScript", "Then say")


def _to_do(step: Phase, has_bandit: bool, has_needles: bool) -> str:
    """What a step waits for; `has_bandit` where the bandit wakes with the killers."""
    match step:
        case Phase.KILLERS if has_bandit:
            return QCoreApplication.translate(
                "NightScript", "The bandit has fired and wakes with them. Tap whom they agree on."
            )
        case Phase.KILLERS:
            return QCoreApplication.translate(
                "NightScript", "They point, without a sound. Tap whom they agree on."
            )
        case Phase.DOCTOR if has_needles:
            return QCoreApplication.translate(
                "NightScript", "Tap whom the doctor points at. Two needles put a player out."
            )
        case Phase.DOCTOR:
            return QCoreApplication.translate(
                "NightScript", "The doctor points, perhaps at themselves. Tap whom."
            )
        case Phase.BANDIT:
            return QCoreApplication.translate(
                "NightScript", "The bandit points at one player, or shakes their head to hold fire."
            )
        case Phase.POLICE:
            return QCoreApplication.translate(
                "NightScript", "They point, without a sound. Tap whom they check."
            )
        case _:
            return ""
