"""Packages of people's own for tests."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from spyword_qt.store.kept_picture import SIDE
from spyword_qt.store.pack_draft import PackDraft
from spyword_qt.store.word_languages import ALL, Scope


def draft_of_words(
    first: str, second: str, *, scope: Scope = ALL, kind: str = "thing", pictures: bool = False
) -> PackDraft:
    """Two words in one scope; with pictures, a red one and a blue one."""
    draft = PackDraft().with_kind(scope, kind).with_text(0, scope, first).with_text(1, scope, second)
    if pictures:
        draft = draft.with_picture(0, picture("red")).with_picture(1, picture("blue"))
    return draft


def picture(colour: str) -> bytes:
    """A picture as it is kept, of one colour."""
    target = BytesIO()
    Image.new("RGB", (SIDE, SIDE), colour).save(target, "PNG")
    return target.getvalue()
