"""Whatever is in a file, or on the command line: it is read or refused, soon, and never anything else."""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spyword_qt.store.image_check import FORMATS
from tests.store.untrusted import Untrusted, all_of

NAMES = (
    "game",
    "plain game",
    "plain bandit game",
    "preferences",
    "plays",
    "profile",
    "people",
    "packages",
    "backup",
    "list",
    "svg",
    *FORMATS,
    "kept picture",
    "command line",
)
EXAMPLES = 2_000 if "SPYWORD_THOROUGH" in os.environ else 25
ODD = (b"9" * 400, b"[" * 400, b"\xff\xfe", b'"')
SECONDS = 2.0
"""For any one of them, on whatever machine."""
MEMORY = 300 * 1024 * 1024
"""Bytes beyond what is good, for all of them: a picture may have fifty million pixels of four bytes."""
FINDINGS = Path(__file__).with_name("findings")
"""What once was neither read nor refused, or easily would be: `<name>` and anything after a dot."""

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda within: st.lists(within, max_size=3) | st.dictionaries(st.text(max_size=8), within, max_size=3),
    max_leaves=6,
)


@pytest.fixture(scope="module")
def untrusted(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Iterator[dict[str, Untrusted]]:
    everything = all_of(tmp_path_factory.mktemp("untrusted"))
    assert tuple(everything) == NAMES
    before = most_memory()
    yield everything
    assert most_memory() - before < MEMORY


def most_memory() -> int:
    """Bytes that this process ever had; 0 where nobody can tell."""
    try:
        import resource
    except ImportError:
        return 0
    unit = 1 if sys.platform == "darwin" else 1024
    return unit * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def attempt(one: Untrusted, data: bytes) -> None:
    began = time.process_time()
    with suppress(*one.refusals):
        one.read(data)
    assert time.process_time() - began < SECONDS


@pytest.mark.parametrize("name", NAMES)
def test_what_is_good_is_read(untrusted: dict[str, Untrusted], name: str) -> None:
    untrusted[name].read(untrusted[name].good)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), cuts=st.booleans())
def test_what_was_good_and_is_changed(
    untrusted: dict[str, Untrusted], name: str, seed: int, cuts: bool
) -> None:
    one = untrusted[name]
    attempt(one, changed(one.good, random.Random(seed), cuts=cuts))


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=EXAMPLES // 2, suppress_health_check=list(HealthCheck))
@given(data=st.binary(max_size=300))
def test_what_never_was_anything(untrusted: dict[str, Untrusted], name: str, data: bytes) -> None:
    attempt(untrusted[name], data)


@pytest.mark.parametrize("name", ["plain game", "preferences", "plays", "profile"])
@settings(max_examples=EXAMPLES * 2, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), value=values)
def test_json_with_another_value_somewhere(
    untrusted: dict[str, Untrusted], name: str, seed: int, value: object
) -> None:
    one = untrusted[name]
    content = json.loads(one.good)
    rng = random.Random(seed)
    place, key = rng.choice(list(places(content)))
    place[key] = value
    attempt(one, json.dumps(content).encode("utf-8", "surrogatepass"))


@pytest.mark.parametrize("name", sorted(os.listdir(FINDINGS)))
def test_what_was_found_once(untrusted: dict[str, Untrusted], name: str) -> None:
    attempt(untrusted[name.partition(".")[0].replace("_", " ")], (FINDINGS / name).read_bytes())


def changed(good: bytes, rng: random.Random, *, cuts: bool) -> bytes:
    """Some bytes of it are others, doubled, gone, or moved."""
    data = bytearray(good)
    ways: list[Callable[[int, int], None]] = [
        lambda at, to: data.__setitem__(slice(at, at + 1), bytes([rng.randrange(256)])),
        lambda at, to: data.__delitem__(slice(at, to)),
        lambda at, to: data.__setitem__(slice(at, at), data[at:to]),
        lambda at, to: data.__setitem__(slice(at, at), rng.randbytes(rng.randrange(8))),
        lambda at, to: data.__setitem__(
            slice(at, at), rng.choice((b"9" * 400, b"[" * 400, b"\xff\xfe", b'"'))
        ),
    ]
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(data) + 1)
        rng.choice(ways)(at, at + rng.randrange(40))
    return bytes(data[: rng.randrange(len(data) + 1)] if cuts else data)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Everything that stands somewhere in it, as what holds it and where there."""
    for key in list(value if isinstance(value, dict) else range(len(value))):
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from places(value[key])
