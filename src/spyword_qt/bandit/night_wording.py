"""What the judge is told to say and to do in a step of a night, in the language of the moment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QCoreApplication

from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.roles import Role
from spyword_engine.bandit.views import JudgeView
from spyword_qt.bandit.role_wording import closing_words, waking_words


@dataclass(frozen=True, slots=True)
class Cue:
    """What a step tells, in the order in which it is read: the judge alone, so nothing of it is in a repr."""

    choice: str = field(repr=False)
    """Whom it is about; nothing before somebody is chosen."""
    lead: str = field(repr=False)
    """Where in a step the words belong."""
    words: str = field(repr=False)
    """What is said aloud."""
    task: str = field(repr=False)
    """What the judge does."""
    closing: str = field(default="", repr=False)
    """What is said aloud then, where nobody is to be chosen before."""


def step_cue(view: JudgeView) -> Cue:
    """A step begins: its call, and what the judge waits for."""
    has_bandit = any(view.roles[seat] is Role.BANDIT for seat in view.awake)
    return _called(view.phase, _to_do(view.phase, has_bandit, bool(view.needles)))


def chosen_cue(step: Phase, name: str) -> Cue:
    """Somebody is chosen, or with an empty name nobody: how the step ends."""
    then = then_say()
    if not name:
        task = QCoreApplication.translate("NightScript", "Confirm that nobody is shot, or tap somebody.")
        return Cue(_chosen(name), then, closing_words(step), task)
    if step is Phase.POLICE:
        choice = QCoreApplication.translate("NightScript", "{name} is checked.").format(name=name)
        task = QCoreApplication.translate("NightScript", "Confirm to see the answer, or tap somebody else.")
        return Cue(choice, _say_nothing(), "", task)
    task = QCoreApplication.translate("NightScript", "Confirm, or tap somebody else.")
    return Cue(_chosen(name), then, closing_words(step), task)


def again_cue(name: str) -> Cue:
    """A choice is looked at again, with an empty name that of nobody: those who made it sleep on."""
    if name:
        task = QCoreApplication.translate("NightScript", "Wake nobody again: confirm, or tap somebody else.")
    else:
        task = QCoreApplication.translate("NightScript", "Wake nobody again: confirm, or tap somebody.")
    return Cue(_chosen(name), _say_nothing(), "", task)


def call_cue(step: Phase) -> Cue:
    """A step that nobody takes is called all the same."""
    task = QCoreApplication.translate("NightScript", "Nobody answers. Wait as long as a choice takes.")
    return replace(_called(step, task), closing=closing_words(step))


def calls(steps: Iterable[Phase]) -> tuple[Cue, ...]:
    """What any night may tell in these before somebody is chosen; where nobody takes one, `call_cue` does."""
    return tuple(_called(step, _to_do(step, fact, fact)) for step in steps for fact in (False, True))


def choices(steps: Iterable[Phase], name: str) -> tuple[Cue, ...]:
    """All that any night may tell in these where somebody of that name is the one who is chosen."""
    chosen = (chosen_cue(step, name) for step in steps)
    return (*chosen, chosen_cue(Phase.BANDIT, ""), again_cue(""), again_cue(name))


def answer_cue(step: Phase) -> Cue:
    """How the police are answered, and what is said once they have seen it."""
    shown = QCoreApplication.translate("NightScript", "Show the police your thumb, or this screen.")
    return Cue(shown, then_say(), closing_words(step), "")


def say_aloud() -> str:
    """That the words below are said aloud."""
    return QCoreApplication.translate("NightScript", "Say aloud")


def then_say() -> str:
    """That the words below are said aloud, after what was done."""
    return QCoreApplication.translate("NightScript", "Then say")


def _called(step: Phase, task: str) -> Cue:
    return Cue("", say_aloud(), waking_words(step), task)


def _chosen(name: str) -> str:
    if not name:
        return QCoreApplication.translate("NightScript", "Nobody is chosen.")
    return QCoreApplication.translate("NightScript", "{name} is chosen.").format(name=name)


def _say_nothing() -> str:
    return QCoreApplication.translate("NightScript", "Say nothing")


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
                "NightScript", "Tap whom the doctor points at. A syringe marks who has an empty needle."
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
