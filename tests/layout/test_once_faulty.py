"""Windows in which something was cut off or covered once: each is laid out again, whatever else is tried."""

from __future__ import annotations

import pytest

from tests.layout.__main__ import found
from tests.layout.choices import Case

ONCE: dict[str, Case] = {
    "the word for passes": Case("result, passed", (800, 600), "1", 12, "chinese", 1.5, "stretched"),
    "totals of two digits": Case("over, totals", (1024, 768), "1", 12, "chinese", 1.5, "en"),
    "the label of an open card": Case("over", (800, 600), "1", 4, "chinese", 1.0, "stretched"),
    "a question without spaces": Case("discussion without limit", (3840, 2160), "1", 4, "chinese", 2.0, "zh"),
    "tiles of a ballot": Case("vote", (800, 600), "1", 12, "plain", 2.0, "stretched"),
    "a long Chinese name on one": Case("vote", (800, 600), "1", 12, "chinese", 2.0, "en"),
    "a long kind on a cover": Case("setup", (800, 600), "1", 4, "plain", 1.0, "it"),
    "another that has to be reached": Case(
        "setup further on in the packages", (800, 600), "1", 12, "long", 1.0, "pl"
    ),
    "nobody yet at the table": Case("setup's people to be", (800, 1280), "1", 12, "long", 2.0, "pl"),
    "a kerned word in large letters": Case("person", (3840, 2160), "1", 12, "long", 2.0, "pl"),
    "what a judge's thumb says": Case("how to play Secret Bandit 3", (800, 600), "1", 12, "long", 1.5, "it"),
    "what the judge says at night": Case(
        "how to play Secret Bandit 2", (1920, 1080), "1", 12, "long", 1.5, "stretched"
    ),
    "a role beside the head of points": Case(
        "bandit over with gains", (800, 600), "1", 4, "plain", 2.0, "stretched"
    ),
    "a title of one long word": Case("person's games", (800, 600), "1", 12, "chinese", 2.0, "it"),
    "a level on the smallest tile": Case("gains", (800, 600), "1", 12, "long", 1.0, "en"),
    "what leads to the guests": Case(
        "gains, hidden votes and guests", (800, 1280), "1", 4, "chinese", 2.0, "en"
    ),
    "when somebody played last": Case("people", (1024, 768), "1", 12, "long", 1.0, "stretched"),
    "what is done with a seat": Case("setup's seat", (800, 1280), "1", 12, "long", 1.5, "stretched"),
    "a long word on a card that is made": Case(
        "package of long words", (800, 600), "1", 12, "long", 1.5, "stretched"
    ),
    "why nobody can start": Case(
        "setup for Secret Bandit of profiles", (800, 1280), "1", 12, "long", 1.0, "pl"
    ),
    "what is said of nobody's games": Case("person who never played", (1280, 800), "1", 4, "long", 2.0, "pl"),
    "what a dash among the last games means": Case("person", (1920, 1080), "1", 4, "emoji", 2.0, "stretched"),
    "the same beside two kinds of games": Case(
        "person with games of both kinds", (1920, 1080), "1", 4, "emoji", 2.0, "stretched"
    ),
    "the same beside many roles": Case(
        "person after games of Secret Bandit", (1920, 1080), "1", 4, "emoji", 2.0, "stretched"
    ),
    "what leads to all gains": Case("over with gains", (800, 600), "1", 12, "long", 1.5, "stretched"),
    "an example in a field": Case("package anew", (800, 600), "1", 4, "long", 1.0, "stretched"),
    "whom nobody could choose at night": Case("night, killers", (800, 1280), "1", 4, "plain", 1.0, "en"),
    "a Chinese kind among all packages": Case("setup's packages", (800, 1280), "1", 4, "plain", 2.0, "zh"),
    "a title on a tile": Case("setup's people", (800, 600), "1", 4, "plain", 1.0, "it"),
    "a clock beside a title": Case(
        "roster, the clock running", (3840, 2160), "1", 12, "long", 2.0, "stretched"
    ),
    "names of families of titles": Case("titles", (1920, 1080), "1", 4, "plain", 1.0, "it"),
}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("case", ONCE.values(), ids=ONCE.keys())
def test_nothing_is_wrong_with_it_any_more(case: Case) -> None:
    assert list(found([[case]])) == []
