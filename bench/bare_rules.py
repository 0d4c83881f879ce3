"""The rules on bare lists: no values, no checks, no events. What Python could do at best.

A test plays both versions with the same generator: they come to the same end by the same moves.
"""

from __future__ import annotations

from random import Random
from typing import Final

from bench.tables import WORDS, Played, Table
from spyword_engine.ending import Why

CITIZEN, SPY, GHOST = range(3)
CLUES, VOTE, CARDS, DISCUSSION, RESULT, DUEL_CLUES, DUEL_VOTE, PRIVATE, TALLY, SETTLE, NEXT = range(11)
"""The phases. From TALLY on nobody moves in them: they lead on by themselves."""
OUT, PASSED, DUEL, LOTS = range(4)
FEWEST: Final = 4


def play(rng: Random, table: Table) -> Played:
    """A whole game, each choice thrown."""
    players, spies, ghost, reveal, allow_pass, duels, leaves = table
    random = rng.random
    roles = [SPY] * spies + [GHOST] * ghost + [CITIZEN] * (players - spies - ghost)
    rng.shuffle(roles)
    first = rng.choice([seat for seat in range(players) if roles[seat] != GHOST])
    others = [seat for seat in range(players) if seat != first]
    rng.shuffle(others)
    circle = [first, *others]
    rng.randrange(2)
    inside = list(range(players))
    room = list(range(players))
    out: list[int] = []
    order = circle
    waiting = list(inside)
    ballots: list[int] = []
    duel: list[int] = []
    pending = -1
    outcome = OUT
    votes = 0
    guessed = False
    is_duel = False
    round_ = 1
    moves = 0
    phase = CARDS
    while True:
        if phase >= TALLY:
            if phase == TALLY:
                candidates = duel if is_duel else inside
                count = dict.fromkeys(candidates, 0)
                passes = 0
                for choice in ballots:
                    if choice < 0:
                        passes += 1
                    else:
                        count[choice] += 1
                most = max(count.values())
                top = [seat for seat, number in count.items() if number == most]
                if passes and passes >= most:
                    outcome = PASSED
                elif len(top) == 1:
                    outcome = OUT
                elif duels and not is_duel and len(top) < len(inside):
                    outcome = DUEL
                else:
                    outcome = LOTS
                votes += 1
                ballots = []
                waiting = []
                duel = top if outcome == DUEL else []
                phase = RESULT
                if outcome in (OUT, LOTS):
                    gone = top[0] if outcome == OUT else top[int(random() * len(top))]
                    inside.remove(gone)
                    out.append(gone)
                    if roles[gone] == GHOST or not reveal:
                        pending = gone
            elif phase == SETTLE:
                why = _over(roles, inside, guessed, pending, len(room))
                if why is not None:
                    return Played(moves, round_, why, out)
                phase = NEXT
            else:
                round_ += 1
                duel = []
                ballots = []
                after = circle.index(order[0]) + 1
                order = [seat for seat in circle[after:] + circle[:after] if seat in inside]
                waiting = order[:]
                phase = CLUES
            continue
        moves += 1
        if leaves and random() < leaves:
            gone = room[int(random() * len(room))]
            room.remove(gone)
            was_in = gone in inside
            was_pending = gone == pending
            if was_in:
                inside.remove(gone)
                out.append(gone)
            if was_pending:
                pending = -1
            why = _over(roles, inside, guessed, pending, len(room))
            if why is not None:
                return Played(moves, round_, why, out)
            if gone in duel:
                if phase == RESULT:
                    duel = []
                else:
                    phase = NEXT
            elif was_pending and phase == PRIVATE:
                phase = NEXT
            elif was_in:
                if phase in (CARDS, CLUES, DUEL_CLUES):
                    if gone in waiting:
                        waiting.remove(gone)
                    if not waiting:
                        if phase == CARDS:
                            order = [seat for seat in circle if seat in inside]
                            waiting = order[:]
                            phase = CLUES
                        elif phase == CLUES:
                            phase = DISCUSSION
                        else:
                            ballots = []
                            waiting = [seat for seat in inside if seat not in duel]
                            is_duel = True
                            phase = DUEL_VOTE if waiting else TALLY
                elif phase == VOTE:
                    ballots = []
                    waiting = inside[:]
                elif phase == DUEL_VOTE:
                    ballots = []
                    waiting = [seat for seat in inside if seat not in duel]
                    if not waiting:
                        phase = TALLY
        elif phase == CLUES:
            del waiting[0]
            if not waiting:
                phase = DISCUSSION
        elif phase == VOTE:
            voter = waiting[0]
            choices = [seat for seat in inside if seat != voter]
            if allow_pass and (not votes or outcome != PASSED):
                choices.append(-1)
            ballots.append(choices[int(random() * len(choices))])
            del waiting[0]
            if not waiting:
                is_duel = False
                phase = TALLY
        elif phase == DUEL_VOTE:
            ballots.append(duel[int(random() * len(duel))])
            del waiting[0]
            if not waiting:
                phase = TALLY
        elif phase == CARDS:
            del waiting[0]
            if not waiting:
                order = [seat for seat in circle if seat in inside]
                waiting = order[:]
                phase = CLUES
        elif phase == DISCUSSION:
            waiting = inside[:]
            phase = VOTE
        elif phase == RESULT:
            if outcome == DUEL and duel:
                waiting = [seat for seat in order if seat in duel]
                phase = DUEL_CLUES
            else:
                phase = PRIVATE if pending >= 0 else SETTLE
        elif phase == DUEL_CLUES:
            del waiting[0]
            if not waiting:
                waiting = [seat for seat in inside if seat not in duel]
                is_duel = True
                phase = DUEL_VOTE if waiting else TALLY
        else:
            if roles[pending] == GHOST:
                guessed = int(random() * len(WORDS)) == 0
            pending = -1
            phase = SETTLE


def _over(roles: list[int], inside: list[int], guessed: bool, pending: int, present: int) -> Why | None:
    if guessed:
        return Why.GUESSED
    citizens = 0
    for seat in inside:
        if roles[seat] == CITIZEN:
            citizens += 1
    if citizens == len(inside) and not (pending >= 0 and roles[pending] == GHOST):
        return Why.ALL_FOUND
    if citizens <= 1:
        return Why.ONE_CITIZEN
    return Why.TOO_FEW if present < FEWEST else None
