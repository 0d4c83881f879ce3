"""Pixels of the rows of a vote in a window: what stands where, and in how large letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from spyword_qt.theme.fonts import ui
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import LEADING, MIN_TEXT
from spyword_qt.widgets.lines import line_height, natural_width
from spyword_qt.widgets.vote_density import Density
from spyword_qt.widgets.vote_entry import VoteEntry
from spyword_qt.widgets.vote_spread import even, spread

BETWEEN: Final = 8
"""Between two lines of voters."""
SQUEEZED_NAME: Final = 3.7
"""Of a voter's letters: the width that each has then."""
SPARE: Final = 10
"""Pixels around a voter's name that it can do without."""
LEAST_NAME: Final = 0.26
"""Of a row's width, that a candidate's long name has."""
FEW: Final = 4
WIDE_NAME: Final = 0.36
"""The same where nobody has more votes than a few."""
ARROW: Final = 24, 55
"""Side of the arrow between count and voters, and how far these are from each other."""
UNDER_ARROWS: Final = ((24, 48), (0, 10))
"""The same where names stand under their chips: none rather than have voters stand on more lines."""
CLEAR: Final = 8
"""Between a row's edge and several lines of voters, at least."""
BESIDE_UNDER: Final = 10
"""On either side of such a name."""
MARK: Final = 15
"""Letters of the word below a count."""
MARK_WEIGHT: Final = 600
MARK_BEYOND: Final = 7
"""Pixels that it may reach beyond the count."""
BESIDE_MARK: Final = 12
"""Between a name and it."""
KEPT_UNDER: Final = 0.75
"""Of voters' letters, that they keep beside names below chips, however long these are."""
LIKE_NAME: Final = 1.15
"""Of the letters of the name beside it, a chip has at least."""
COUNT_LIKE_NAME: Final = 1.25
"""The same of the letters of a count."""
USUAL_NAME: Final = 5.0
"""Of a voter's letters: names up to this width are shown whole."""
FAR_LONGER: Final = 2.5
"""Times as wide as the middling one, a name may be cut rather than have all voters be small."""
ALIKE: Final = 0.9
"""Of other letters, that some have which look as large."""


@dataclass(frozen=True, slots=True)
class RowStyle:
    """Pixels of one density in one window."""

    chip: int
    voter: int
    cell: float
    """Width of one voter where rows stand under one another."""
    wish: float
    """Width of one voter whose name is whole."""
    whole: float
    """The same where that is no name far longer than others."""
    room: float
    """Width that all voters of a row have."""
    name: int
    voter_name: int
    count: int
    pad: int
    clear: int
    """The least of `pad` where voters stand on several lines."""
    gap: int
    """Between rows."""
    inline: bool
    """Names of voters stand beside their chips, not below."""
    under: bool
    """The candidate's name stands below the chip."""
    left: float
    """Where the candidate's chip begins if nothing stands below it."""
    candidate: float
    """Right edge of the candidate's part."""
    named: float
    """Width of the candidate's name."""
    counted: float
    """Right edge of the count."""
    arrow: int
    """Side of the arrow between count and voters; 0 where there is no room for one."""
    voters: float
    """Where the voters begin."""
    per_line: int
    line: float
    """Height of a line of voters, with what is between it and the next."""
    between: int
    """That alone: a name is rather its own chip's than the next one's."""

    @property
    def block(self) -> int:
        """Height of the candidate's chip with the name below it."""
        return self.chip + line_height(self.name, LEADING)

    def cell_of(self, across: int) -> float:
        """Width of one voter in a row of so many: names are whole where there is width for it."""
        return max(self.cell, min(self.wish, self.room / max(1, across)))

    def cuts_names(self, voters: int) -> bool:
        """Whether a row with that many voters has no room for their names, but for one far longer."""
        return self.cell_of(ceil(voters / self.lines(voters))) < self.whole - SPARE

    def lacks(self, voters: int, signed: bool, uncut: bool) -> tuple[bool, int, bool]:
        """Whole names, where they are to be; lines that are spared; the sign of how a tie is broken."""
        return uncut and self.cuts_names(voters), self.lines(voters), signed and not self.arrow

    def is_larger(self, other: RowStyle | None) -> bool:
        """Whether names stand below larger chips, in letters much like those beside the other's."""
        is_like = other is None or (other.inline and self.voter_name >= ALIKE * other.voter_name)
        return is_like and not self.inline

    def lines(self, voters: int) -> int:
        """Lines of a row with that many voters."""
        return max(1, ceil(voters / self.per_line))

    def row_height(self, voters: int) -> int:
        """Height of a row with that many voters."""
        own = self.block if self.under else max(self.chip, 1.5 * self.name)
        lines = self.lines(voters)
        pad = self.pad if lines == 1 else max(self.pad, self.clear)
        return ceil(max(own, self.line * lines - self.between) + 2 * pad)


def row_style(
    density: Density, m: Metrics, width: float, entries: Sequence[VoteEntry], *, uncut: bool = False
) -> RowStyle:
    """Lay out rows of that width that say this; where nobody's votes are told they are shown as tokens.

    A name may be shortened, what the row of votes for nobody is called may not. Where voters' names are to be
    `uncut`, fewer stand in a line.
    """
    names = [entry.label for entry in entries if entry.person is not None]
    blank = next((entry.label for entry in entries if entry.person is None), "")
    voters = [voter.name for entry in entries for voter in entry.voters or ()]
    most = max((entry.count for entry in entries), default=0)
    mark = next((entry.mark for entry in entries if entry.mark), "")
    under = not density.inline and (m.small or width < m.px(560))
    name, voter_name = m.font(density.voter_name if under else density.name), m.font(density.voter_name)
    chip, voter, pad = m.px(density.chip), m.px(density.voter), m.px(density.pad)
    number = m.px(density.count)
    if density.inline:
        # What stands beside larger letters grows with them, as far as that makes no row higher.
        chip, voter = max(chip, round(LIKE_NAME * name)), max(voter, round(LIKE_NAME * voter_name))
        number = max(number, round(COUNT_LIKE_NAME * name))
    left = max(1.3 * pad, m.px(9))
    blank_width = natural_width(blank, ui(MIN_TEXT, 600)) if blank else 0
    if under:
        chip = round(0.86 * chip)
        clear = m.px(BESIDE_UNDER)
        candidate = max(pad + max(1.9 * chip, m.px(96)), blank_width + 2 * clear - pad)
        named = candidate + pad - 2 * clear
    else:
        longest = max((natural_width(text, ui(name, 600)) for text in (*names, blank)), default=0)
        named = max(blank_width, min(longest, (WIDE_NAME if most <= FEW else LEAST_NAME) * width)) + 2
        candidate = left + chip + m.px(14) + named
    usual = min(voter_name, _usual_letters(names, name, named - 2))
    # Small letters would have long names stand close together, and cut by more.
    voter_name = max(usual, round(KEPT_UNDER * voter_name)) if under else usual
    count = 0.66 * number * (2 if most > 9 else 1)
    counted = candidate + m.px(16) + count
    if mark and not density.inline and not under:
        marked = natural_width(mark, ui(m.font(MARK), MARK_WEIGHT))
        reach = max((count + marked) / 2, marked - MARK_BEYOND)
        counted = max(counted, candidate + m.px(BESIDE_MARK) + reach)
    widths = sorted(natural_width(text, ui(voter_name, 500)) for text in voters)
    longest = max(widths, default=0)
    least, line = _voter_cell(density, m, voter, voter_name, longest)
    squeezed = max(voter + m.px(10), SQUEEZED_NAME * voter_name)
    if density.inline or not voters:
        squeezed = least
    ends = max(pad, m.px(8))
    forms = []
    for arrow, before in UNDER_ARROWS if under else (ARROW,):
        room = max(1.0, width - counted - m.px(before) - ends)
        forms.append((m.px(arrow), room, *spread(room, least, squeezed, most)))
    fewest = min(ceil(most / per_line) for _, _, _, per_line in forms)
    arrow, room, cell, per_line = next(form for form in forms if ceil(most / form[-1]) == fewest)
    begin = width - ends - room
    beside = SPARE + 4 + (voter + 6 if density.inline else 0)
    wish = float(longest + beside) if voters else cell
    most_names = [name for name in widths if name <= FAR_LONGER * widths[len(widths) // 2]]
    whole = float(max(most_names) + beside) if voters else cell
    if uncut:
        per_line = even(most, max(1, int(room / whole)))
    if voters:
        cell = min(room, max(cell, min(wish, room / min(per_line, max(1, most)))))
    between = 0 if density.inline else m.px(BETWEEN)
    return RowStyle(
        chip,
        voter,
        cell,
        wish,
        whole,
        room,
        name,
        voter_name,
        number,
        pad,
        m.px(CLEAR),
        m.px(density.gap),
        density.inline,
        under,
        left,
        candidate,
        named,
        counted,
        arrow,
        begin,
        per_line,
        line + between,
        between,
    )


def _usual_letters(names: list[str], most: int, width: float) -> int:
    """Pixels of the letters of most names on one line of that width: voters' are no larger."""
    fitting = sorted(most * width / max(1, natural_width(text, ui(most, 600))) for text in names)
    return max(MIN_TEXT, min(most, round(fitting[len(fitting) // 2]))) if names else most


def _voter_cell(
    density: Density, m: Metrics, voter: int, voter_name: int, longest: int
) -> tuple[float, float]:
    """Least width and height of one voter's place; `longest` is the width of the longest name, 0 for none."""
    if not longest:
        return voter + m.px(12), voter + m.px(4)
    if density.inline:
        return max(m.px(density.cell), voter + 3.6 * voter_name), max(voter + m.px(2), 1.25 * voter_name)
    # A name of usual length goes onto a second line rather than be shortened.
    whole = min(longest + 8, USUAL_NAME * voter_name)
    return max(m.px(density.cell), 3.4 * voter_name, whole), voter + m.px(3) + 1.3 * voter_name
