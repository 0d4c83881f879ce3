"""The votes at the end: what stands over them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.end_title import EndTitle
from spyword_qt.screens.end_votes import EndVotes
from spyword_qt.screens.end_words import EndWords
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.columns import Columns
from spyword_qt.widgets.legend import Legend
from spyword_qt.widgets.matrix import VoteMatrix
from spyword_qt.widgets.text import FitText
from tests.layout.choices import NAMES
from tests.layout.painted import texts
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand

LONG, SHORT = "Kto był kim i otrzymane głosy", "Otrzymane głosy"


@pytest.mark.parametrize(
    ("m", "width", "heading"),
    [
        (Metrics(1920, 1080), 1000, LONG),
        (Metrics(1280, 800, 2.0), 554, SHORT),
        (Metrics(800, 600), 338, SHORT),
        (Metrics(800, 600, 2.0), 338, SHORT),
    ],
)
def test_the_heading_stands_on_one_line_in_letters_no_smaller_than_those_of_the_button_beside_it(
    m: Metrics, width: int, heading: str, room: QWidget
) -> None:
    votes = EndVotes(VoteMatrix(), room)
    votes.tell(LONG, SHORT)
    votes.rescale(m)
    votes.place(QRect(0, 0, width, 450))
    (title,) = texts(votes.findChildren(FitText)[0])
    (share,) = texts(votes.findChildren(QWidget, "share")[0])
    assert title.text == heading
    assert title.px >= share.px


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("scene", "size", "text", "language"),
    [("over", (800, 600), 1.5, "stretched"), ("over after a guess", (3840, 2160), 2.0, "pl")],
)
def test_what_signs_mean_has_room_where_the_matrix_gives_way_to_it(
    scene: str, size: tuple[int, int], text: float, language: str
) -> None:
    stand = Stand(SCENES[scene], NAMES["plain"][:12], language=language)
    stand.lay_out(size, text)
    (votes,) = stand.screen.findChildren(EndVotes)
    (legend,) = votes.findChildren(Legend)
    assert votes.rect().contains(legend.geometry())
    stand.clear_away()


@pytest.mark.usefixtures("qapp")
def test_no_day_stands_by_its_number_alone_beside_others_by_name() -> None:
    stand = Stand(SCENES["bandit over, drawn"], NAMES["plain"][:16], language="pl")
    stand.lay_out((800, 1280), 2.0)
    (votes,) = stand.screen.findChildren(Columns)
    canvas = votes.widget()
    assert canvas is not None
    days = [piece for piece in texts(canvas) if piece.text.startswith("Dzień")]
    assert [day.text for day in days] == ["Dzień 1", "Dzień 2", "Dzień 3"]
    assert len({day.px for day in days}) == 1
    stand.clear_away()


@pytest.mark.usefixtures("qapp")
def test_votes_stand_beside_the_cards_while_the_columns_of_a_long_game_can_be_read() -> None:
    stand = Stand(SCENES["over after many votes"], NAMES["plain"][:12], language="pl")
    stand.lay_out((1280, 800), 1.0)
    (votes,), (words,) = stand.screen.findChildren(EndVotes), stand.screen.findChildren(EndWords)
    assert votes.geometry().left() > words.geometry().right()
    assert votes.matrix.is_seen_whole()
    stand.clear_away()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("text", "language"), [(1.5, "it"), (1.5, "pl"), (2.0, "en"), (2.0, "it"), (2.0, "pl")]
)
@pytest.mark.parametrize("scene", ["over", "over with gains"])
def test_no_heading_is_larger_than_the_news_of_who_has_won(scene: str, text: float, language: str) -> None:
    stand = Stand(SCENES[scene], NAMES["plain"][:4], language=language)
    stand.lay_out((1024, 768), text)
    (title,), (votes,) = stand.screen.findChildren(EndTitle), stand.screen.findChildren(EndVotes)
    winner, heading = title.words[0], votes.remarks[0]
    assert min(piece.px for piece in texts(winner)) >= max(piece.px for piece in texts(heading))
    stand.clear_away()
