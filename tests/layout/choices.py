"""What a screen can be laid out for, and the combinations that are tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain, groupby, product
from typing import Any, Final

from covertable import criteria, make

from spyword_qt.spoken import LANGUAGES
from tests.layout.scenes import SCENES
from tests.layout.stand import STRETCHED

SIZES: Final = ((800, 600), (1024, 768), (1280, 800), (1920, 1080), (3840, 2160), (800, 1280))
FACTORS: Final = ("1", "1.25", "1.5", "2")
"""What the platform multiplies pixels by, as QT_SCALE_FACTOR has it."""
PLAYERS: Final = (4, 12)
CROWDS: Final = {4: 12, 12: 16}
"""How many play a game for many, instead."""
TEXTS: Final = (1.0, 1.5, 2.0)
WALK: Final = (1.5, 1.0, 2.0)
"""The same as they are walked through: from usual letters straight to the largest shakes a screen most."""
NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "plain": (
        *("Ann", "Marco", "Łucja", "Ben", "Sofia", "Kaia", "Tomasz", "Giulia", "Wei", "Nadia", "Oskar"),
        *("Lili", "Igor", "Żaneta", "Quentin", "Xiu"),
    ),
    "long": (
        "Wolfeschlegelsteinhausen",
        "Maximilian Alexander VII",
        "WWWWWWWWWWWWWWWWWWWWWWWW",
        "Ñandú Öztürk-Łukasiewicz",
        "Constantinopolitanischen",
        "Aleksandra Nowakowska-Wi",
        "Bartholomew Featherstone",
        "Marie-Antoinette Dubarry",
        "Giovanni Battista Pergol",
        "Hubert Blaine Wolfe-Schl",
        "a b c d e f g h i j k lm",
        "Przemysława Chrząszczyńs",
        "Wilhelmina von Wartenber",
        "Świętopełk Żółtowski-Grz",
        "Mmmmmmmmmmmmmmmmmmmmmmmm",
        "Anna-Katharina Schönfeld",
    ),
    "chinese": (
        *("王小明", "李", "欧阳娜娜", "张伟", "诸葛亮", "陈静", "司马相如", "刘洋", "赵云", "孙悟空", "周杰"),
        *("东方不败西门吹雪南宫问天北冥有鱼上官婉儿令狐冲", "林黛玉", "贾宝玉", "王", "欧阳锋"),
    ),
    "emoji": (
        *("🦊 Fox", "👩‍👩‍👧‍👦 Family", "🐼🐼", "Mi🎲ka", "🏴‍☠️", "Ann ❤️ Ben", "🇮🇹 Gio", "👍🏽"),
        *("🧙‍♂️ Merlin", "Ünï🦄çorn", "🍀🍀🍀🍀🍀🍀🍀🍀🍀🍀🍀🍀", "Łu😀"),
        *("🐙", "J🌞e", "🎩 Max", "🐢🐇"),
    ),
}
TONGUES: Final = (*LANGUAGES, STRETCHED)
FULLEST: Final = (PLAYERS[-1], "long", STRETCHED)
"""Players, names and language that take the most room: they are laid out at every factor."""

CHOICES: Final[Mapping[str, Iterable[Any]]] = {
    "scene": SCENES,
    "size": SIZES,
    "factor": FACTORS,
    "players": PLAYERS,
    "names": NAMES,
    "text": TEXTS,
    "language": TONGUES,
}
"""By the fields of a case."""


@dataclass(frozen=True)
class Case:
    """One way in which one screen is laid out; each field is one of its CHOICES."""

    scene: str
    size: tuple[int, int]
    factor: str
    players: int
    names: str
    text: float
    language: str

    def __str__(self) -> str:
        width, height = self.size
        return (
            f"{self.scene}, {width}x{height} x{self.factor}, text {self.text:.0%}, "
            f"{len(self.people())} {self.names}, {self.language}"
        )

    def people(self) -> tuple[str, ...]:
        """The names of those who play."""
        return names_at(self.scene, self.players, self.names)


def names_at(scene: str, players: int, names: str = "plain") -> tuple[str, ...]:
    """Who plays in a scene for so many, or for the crowd that this game needs instead."""
    return NAMES[names][: CROWDS[players] if SCENES[scene].crowd else players]


def pairs() -> Iterator[Case]:
    """So many that each two choices that can go together do so once at least."""
    # The default criterion finds no fewer, and takes ten times as long.
    rows = make({name: list(values) for name, values in CHOICES.items()}, criterion=criteria.simple)
    return (Case(**chosen) for chosen in rows)


def every() -> Iterator[Case]:
    """All that can differ; a screen that shows nobody is laid out for one table only.

    How pixels are multiplied moves nothing (`test_layout` compares every place), and rounds where letters
    leave ink: beyond pairs, what takes the most room is laid out at each factor, all else at one.
    """
    tried = set()
    everything = (Case(*chosen) for chosen in product(*CHOICES.values()))
    differing = (case for case in everything if case.factor == FACTORS[0] or _is_fullest(case))
    for case in chain(pairs(), differing):
        if not SCENES[case.scene].shows_people:
            case = replace(case, players=FULLEST[0], names=FULLEST[1])
        if case not in tried:
            tried.add(case)
            yield case


def stands(cases: Iterable[Case]) -> list[list[Case]]:
    """The cases by the stand that they are laid out on, of which hardly any two change both size and text.

    The fullest stands come first: early on each scene has been laid out in each language, size and text.
    """
    return [list(same) for _, same in groupby(sorted(cases, key=_place), key=_stand)]


def _is_fullest(case: Case) -> bool:
    return (case.players, case.names, case.language) == FULLEST


def _stand(case: Case) -> tuple[object, ...]:
    return case.players, case.names, case.language, case.scene


def _place(case: Case) -> tuple[object, ...]:
    is_fullest = (case.players, case.names) == FULLEST[:2]
    size = SIZES.index(case.size)
    # To and fro: from the last of a size the next one goes on with its text.
    step = WALK.index(case.text)
    text = step if size % 2 == 0 else -step
    return not is_fullest, *_stand(case), size, text
