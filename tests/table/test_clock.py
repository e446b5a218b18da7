"""Clocks run for the seat to act, are rebuilt from the log, and let the computer finish a turn when time is up."""

from __future__ import annotations

from donjons.table.clock import DAY, ClockRule
from donjons.table.holder import Holder
from seats import FIRST, GREEDY, HERE, SECOND, Log, agreed, everything

MINUTE = ClockRule("fischer", initial=60, increment=5)
SECONDS = 1_000


def begun(rule: ClockRule = MINUTE) -> Log:
    """A turn of the first seat has just begun, at 0."""
    log = Log(agreed(clock=rule))
    while not log.table.label:
        log.play(log.table.match.legal()[0])
    return log


def left(log: Log, at: int) -> list[int | None]:
    assert log.table.clocks is not None
    return [log.table.clocks.left_at(seat, at) for seat in range(2)]


def test_time_runs_for_the_seat_to_act_only() -> None:
    log = begun()
    first, second = left(log, 0)
    assert first is not None
    assert second is not None
    assert left(log, 10 * SECONDS) == [first - 10 * SECONDS, second]


def test_every_turn_brings_its_increment() -> None:
    log = begun()
    _, before = left(log, 0)
    log.play("=", at=3 * SECONDS)
    assert before is not None
    assert left(log, 3 * SECONDS)[1] == before + 5 * SECONDS


def test_an_undo_neither_stops_nor_fills_the_clock() -> None:
    log = begun()
    first, _ = left(log, 0)
    log.play(next(token for token in log.table.match.legal() if token.startswith("B")), at=2 * SECONDS)
    log.add(log.table.undo(FIRST, 4 * SECONDS))
    assert first is not None
    assert left(log, 5 * SECONDS)[0] == first - 5 * SECONDS


def test_the_computer_finishes_the_turn_of_a_seat_whose_time_is_up() -> None:
    log = begun()
    first, _ = left(log, 0)
    assert first is not None
    assert log.table.flag(first - 1) is None
    log.add(log.table.flag(first))
    assert (log.table.engine_of(0), left(log, first)[0]) == ("greedy", 0)
    assert log.table.flag(first + 1) is None
    log.add(log.table.play_engine(0, "=", first))
    assert log.table.engine_of(1) is None
    log.play("=", at=first)
    assert log.table.engine_of(0) is None
    assert left(log, first)[0] == 5 * SECONDS


def test_days_begin_anew_with_every_turn() -> None:
    log = begun(ClockRule("days", days=3))
    log.play("=", at=DAY)
    log.play("=", at=2 * DAY)
    assert left(log, 2 * DAY)[0] == 3 * DAY


def test_engines_have_all_the_time() -> None:
    log = Log(agreed(HERE, GREEDY, clock=MINUTE))
    assert left(log, 0)[1] is None


def test_time_in_which_the_server_did_not_run_costs_nobody() -> None:
    log = begun()
    first, _ = left(log, 0)
    log.add(log.table.wake(50 * SECONDS))
    assert left(log, 50 * SECONDS)[0] == first
    assert Log(agreed()).table.wake(0) is None


def test_a_clock_is_rebuilt_from_the_log() -> None:
    log = begun()
    log.play_some(12, at=20 * SECONDS)
    acting = Holder("seat", (log.table.actor or 0,))
    log.add(log.table.propose(SECOND if acting == SECOND else FIRST, "takeback", [], 21 * SECONDS))
    assert everything(log.read_again()) == everything(log.table)


def test_no_clock_runs_when_the_game_is_over() -> None:
    log = begun()
    log.add(log.table.propose(FIRST, "end", [], 1 * SECONDS))
    assert log.table.clocks is not None
    assert log.table.clocks.running is None
    assert log.table.flag(10**9) is None
