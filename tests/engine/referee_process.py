"""The referee as others meet it: a process that reads and writes lines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import spyword_engine
from spyword_engine.match import Match
from spyword_engine.record import plain
from tests.engine.tables import recorded

Json = dict[str, Any]


class RefereeProcess:
    """`python -m spyword_engine`, asked line by line."""

    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(Path(spyword_engine.__file__).parents[1])}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "spyword_engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
        )

    def send(self, line: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line)
        self._process.stdin.flush()

    def read(self) -> Json:
        """The next answer; raises if the process has died."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.endswith(b"\n"), "the referee is gone"
        answer: Json = json.loads(line.decode("utf-8"))
        return answer

    def line(self, line: bytes) -> Json:
        """The answer to one line, given without its end."""
        self.send(line + b"\n")
        return self.read()

    def ask(self, op: str, **fields: Any) -> Json:
        """The answer to a request."""
        return self.line(json.dumps({"op": op, **fields}).encode())

    def granted(self, op: str, **fields: Any) -> Json:
        """The answer to a request that must be granted, without its `ok`."""
        answer = self.ask(op, **fields)
        assert answer.pop("ok") is True, answer
        return answer

    def do(self, act: str, **fields: Any) -> Json:
        """The table after an action that must be granted."""
        table: Json = self.granted("do", action={"do": act, **fields})["table"]
        return table

    def code(self, op: str, **fields: Any) -> str:
        """The code of a fault. An answer has nothing beside `ok` and `error`."""
        return fault_code(self.ask(op, **fields))

    def play(self, match: Match, script: str) -> Json:
        """Loads a match that a script has played; the table."""
        table: Json = self.granted("load", record=plain(recorded(match, script)))["table"]
        return table

    def close(self) -> tuple[bytes, bytes, int]:
        """Ends the input. What is still on standard output, standard error, and the exit code."""
        out, err = self._process.communicate(timeout=10)
        return out, err, self._process.returncode


def fault_code(answer: Json) -> str:
    """The code of a fault, whose shape is checked."""
    assert list(answer) == ["ok", "error"], answer
    assert answer["ok"] is False
    assert list(answer["error"]) == ["code", "message"]
    message = answer["error"]["message"]
    assert isinstance(message, str)
    assert message.endswith(".")
    code: str = answer["error"]["code"]
    return code
