"""Makes portraits: small square pictures of nothing but pixels.

Pillow takes 40 ms to import, so this module is brought in when there is a picture.
"""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageOps

from spyword_qt.store.bounded import TooLarge, bytes_in
from spyword_qt.store.image_check import MOST_BYTES, BadPicture, PictureProblem, open_checked

SIDE: Final = 256
"""Pixels of a portrait's sides."""
MOST_PORTRAIT_BYTES: Final = 300_000
"""A portrait has no more even where nothing of it can be compressed."""
MOST_SECONDS: Final = 20.0
"""That reading somebody's picture may take; a photograph takes half a second."""


def portrait_of(picture: bytes | Path) -> bytes:
    """A picture from anywhere, in any format that pillow decodes itself, as a portrait's PNG.

    It is turned as its metadata says, and cropped about its middle. Raises BadPicture.
    """
    data = picture if isinstance(picture, bytes) else _bytes_in(picture)
    if len(data) > MOST_BYTES:
        raise BadPicture(PictureProblem.TOO_LARGE)
    return checked(_made_apart(data))


def checked(portrait: bytes | Path) -> bytes:
    """A portrait that may come from a stranger, written anew. Raises BadPicture for anything else."""
    data = portrait if isinstance(portrait, bytes) else _bytes_in(portrait)
    if len(data) > MOST_PORTRAIT_BYTES:
        raise BadPicture(PictureProblem.TOO_LARGE)
    opened = open_checked(data, most_pixels=SIDE * SIDE, formats=("PNG",))
    if opened.size != (SIDE, SIDE):
        raise BadPicture(PictureProblem.BROKEN, f"{opened.width} x {opened.height}")
    return _png(opened)


def squared(picture: Image.Image) -> bytes:
    """The middle of a checked picture, scaled, as a portrait's PNG."""
    return _png(ImageOps.fit(picture, (SIDE, SIDE), Image.Resampling.LANCZOS))


def _png(picture: Image.Image) -> bytes:
    target = BytesIO()
    # More effort takes longer, and makes noisy pictures even larger.
    picture.save(target, "PNG", compress_level=3)
    return target.getvalue()


def _bytes_in(path: Path) -> bytes:
    try:
        return bytes_in(path, MOST_BYTES)
    except TooLarge as error:
        raise BadPicture(PictureProblem.TOO_LARGE) from error
    except OSError as error:
        raise BadPicture(PictureProblem.UNKNOWN) from error


def _made_apart(data: bytes) -> bytes:
    """The portrait, made in a process of its own.

    Some of pillow's formats unpack whatever they are given, for as long as it takes, in libraries that may
    crash: none of this can be had within the game.
    """
    # -P: no module of the folder that the game happens to be started in.
    command = [sys.executable, "-P", "-m", "spyword_qt.store.portrait_process"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    try:
        done = subprocess.run(
            command,
            input=data,
            capture_output=True,
            timeout=MOST_SECONDS,
            env=environment,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BadPicture(PictureProblem.BROKEN) from error
    if done.returncode == 0:
        return done.stdout
    raise BadPicture(_problem(done.stderr))


def _problem(told: bytes) -> PictureProblem:
    try:
        return PictureProblem(told.decode().strip())
    except ValueError:
        return PictureProblem.BROKEN
