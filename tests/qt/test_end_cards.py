"""The two cards of the end, which lie open beside one another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.card_front import Picture
from spyword_qt.widgets.open_card import OpenCard
from spyword_qt.widgets.slot_label import SlotLabel
from tests.layout.choices import NAMES
from tests.layout.painted import Piece, texts
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand

PICTURE = next((Path(__file__).parents[2] / "assets" / "packs").rglob("a.svg"))
UPRIGHT = Metrics(1280, 800)
LARGE = Metrics(800, 1280, 1.5)
LARGEST = Metrics(800, 1280, 2.0)


def pair(room: QWidget, m: Metrics, size: tuple[int, int], words: tuple[str, str]) -> Sequence[OpenCard]:
    """Both cards in a window, each of that size."""
    cards = citizens, spies = OpenCard(room), OpenCard(room)
    citizens.match(spies)
    spies.match(citizens)
    for card in cards:
        card.rescale(m)
        card.resize(*size)
    citizens.show_card(PICTURE, "The citizens’ word", words[0], "citizen")
    spies.show_card(PICTURE, "The spy’s word", words[1], "spy")
    return cards


def written(card: OpenCard) -> tuple[list[Piece], list[Piece]]:
    """What is written as its label, and as its word."""
    label, word = card.findChildren(SlotLabel)
    return list(texts(label)), list(texts(word))


@pytest.mark.parametrize("height", [170, 217, 256])
def test_labels_take_as_many_lines_and_words_are_as_large_on_both_cards(height: int, room: QWidget) -> None:
    cards = pair(room, LARGE, (352, height), ("guitar", "violins"))
    (labels, words), (others, other_words) = (written(card) for card in cards)
    assert [piece.px for piece in labels] == [piece.px for piece in others]
    assert [piece.px for piece in words] == [piece.px for piece in other_words]
    places = [[part.geometry() for part in card.findChildren(SlotLabel)] for card in cards]
    assert places[0] == places[1]
    assert cards[0].has_glyph == cards[1].has_glyph


def test_a_short_word_stays_large_beside_a_very_long_one(room: QWidget) -> None:
    cards = pair(room, UPRIGHT, (296, 444), ("sun", "Ferris wheel attendants"))
    (short,), long = (written(card)[1] for card in cards)
    assert short.px == UPRIGHT.font(46)
    assert long[0].px < short.px


@pytest.mark.parametrize("height", [200, 240])
def test_words_keep_as_far_from_the_right_edge_of_a_flat_card_as_its_picture_from_the_left_one(
    height: int, room: QWidget
) -> None:
    for card in pair(room, LARGE, (352, height), ("guitar", "violin")):
        word, picture = written(card)[1][0], card.findChildren(Picture)[0]
        (slot,) = [part for part in card.findChildren(SlotLabel) if part.text() == word.text]
        assert card.width() - (slot.x() + word.ink.right()) >= picture.x() - 1


def test_a_word_is_much_larger_than_its_label(room: QWidget) -> None:
    for card in pair(room, LARGEST, (352, 280), ("guitar", "violin")):
        (label,), (word,) = written(card)
        assert word.px >= 1.5 * label.px


@pytest.mark.parametrize("height", [444, 540])
def test_no_hole_is_left_between_a_picture_and_its_word(height: int, room: QWidget) -> None:
    for card in pair(room, UPRIGHT, (296, height), ("guitar", "violin")):
        label, word = card.findChildren(SlotLabel)
        picture = card.findChildren(Picture)[0].geometry()
        between, below = label.y() - picture.bottom(), card.height() - word.geometry().bottom()
        assert between < 60
        assert between < 1.5 * below


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_cards_reach_down_to_the_buttons_beside_the_votes_of_many(size: tuple[int, int]) -> None:
    stand = Stand(SCENES["over"], NAMES["plain"][:12])
    stand.lay_out(size, 1.0)
    card, again = stand.screen.findChildren(OpenCard)[0], stand.screen.findChildren(QWidget, "play_again")[0]
    foot = card.mapTo(stand.screen, card.rect().bottomLeft()).y()
    assert again.mapTo(stand.screen, QPoint()).y() - foot < again.height() / 2
    stand.clear_away()
