"""A table: who may do what, and what is left of it when its log is read again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from donjons.core.match import Match
from donjons.core.verbs import CHANCE
from donjons.table.events import Event
from donjons.table.holder import Holder
from donjons.table.refusal import Refusal
from donjons.table.table import Table
from seats import FIRST, GREEDY, HERE, LINK, SECOND, SPECTATOR, Log, agreed, everything

HOST = Holder("host", (0,))


def begun(*chairs: object) -> Log:
    """Both start positions are taken, and the first die is rolled."""
    log = Log(agreed(*chairs) if chairs else agreed())  # type: ignore[arg-type]
    log.play(log.table.match.legal()[0])
    if log.table.match.actor == 1:
        log.play(log.table.match.legal()[0])
    return log


def refused(wanted: object, *arguments: object) -> str:
    with pytest.raises(Refusal) as caught:
        wanted(*arguments)  # type: ignore[operator]
    assert caught.value.says["en"]
    assert caught.value.says["fr"]
    return caught.value.code


# Playing.
def test_chance_is_drawn_by_the_table_from_its_secret() -> None:
    log = Log(agreed())
    match = Match(log.agreement.setting)
    match.deal_with(log.agreement.dice)
    assert log.table.match.tokens == match.tokens
    assert log.table.match.actor != CHANCE


def test_only_the_seat_to_act_may_play() -> None:
    table = begun().table
    token = table.match.legal()[0]
    assert table.actor == 0
    assert refused(table.play, SECOND, [token], 0) == "not_yours"
    assert refused(table.play, SPECTATOR, [token], 0) == "not_yours"
    assert table.play(FIRST, [token], 0).text.split()[0] == token


def test_a_refused_step_names_its_rule_and_changes_nothing() -> None:
    table = begun().table
    before = everything(table)
    with pytest.raises(Refusal) as caught:
        table.play(FIRST, ["C1"], 0)
    assert (caught.value.code, caught.value.rule) == ("illegal", "NOT_COMMAND")
    assert refused(table.play, FIRST, ["hello"], 0) == "no_step"
    assert refused(table.play, FIRST, ["@4"], 0) == "illegal"
    assert everything(table) == before


def test_several_steps_are_played_all_or_none() -> None:
    log = begun()
    good = log.table.match.legal()[0]
    before = everything(log.table)
    assert refused(log.table.play, FIRST, [good, "C1"], 0) == "illegal"
    assert everything(log.table) == before
    log.add(log.table.play(FIRST, [good, "="], 0))
    assert log.table.match.tokens[-3:-1] == [good, "="]


def test_nobody_plays_the_others_turn_along_with_his_own() -> None:
    table = begun().table
    assert refused(table.play, FIRST, ["=", "="], 0) == "not_yours"


def test_at_one_screen_one_link_plays_every_seat() -> None:
    log = begun(HERE, HERE)
    both = Holder("host", log.table.host_seats())
    for _ in range(6):
        log.add(log.table.play(both, ["="], 0))
    assert both.seats == (0, 1)


def test_wishing_changes_nothing_before_it_is_stored() -> None:
    log = begun()
    before = everything(log.table)
    first = log.table.play(FIRST, [log.table.match.legal()[0]], 0)
    second = log.table.play(FIRST, ["="], 0)
    assert everything(log.table) == before
    assert first.number == second.number
    log.add(first)
    assert log.table.match.tokens[-1] == first.text.split()[-1]


# Undo and takeback.
def test_a_step_of_the_running_turn_can_be_undone_by_its_seat() -> None:
    log = begun()
    before = log.table.match.tokens
    log.play(next(token for token in log.table.match.legal() if token.startswith("B")))
    assert not log.table.may_undo(SECOND)
    assert refused(log.table.undo, SECOND, 0) == "not_yours"
    log.add(log.table.undo(FIRST, 0))
    assert log.table.match.tokens == before


def test_nothing_is_undone_beyond_a_die_or_the_others_turn() -> None:
    log = begun()
    assert refused(log.table.undo, FIRST, 0) == "not_now"
    log.play("=")
    assert refused(log.table.undo, FIRST, 0) == "not_yours"
    assert refused(log.table.undo, SECOND, 0) == "not_now"


def test_an_undone_die_falls_the_same_way_again() -> None:
    log = begun()
    log.play("=")
    rolled = log.table.match.tokens[-1]
    log.add(log.table.propose(FIRST, "takeback", [0, 1], 0))
    if log.table.proposed:
        log.add(log.table.answer(SECOND, True, 0))
    assert log.table.actor == 0
    log.play("=")
    assert log.table.match.tokens[-1] == rolled


def test_a_takeback_needs_the_consent_of_the_people_it_concerns() -> None:
    log = begun()
    log.add(log.table.join(FIRST, 0))
    log.add(log.table.join(SECOND, 0))
    place = len(log.table.match.line)
    log.play("=", "=")
    log.add(log.table.propose(FIRST, "takeback", [0, 1], 0))
    assert log.table.proposed is not None
    assert (log.table.proposed.place, log.table.proposed.waiting) == (place, (1,))
    assert refused(log.table.propose, SECOND, "end", [0, 1], 0) == "not_now"
    assert refused(log.table.answer, SPECTATOR, True, 0) == "not_now"
    assert refused(log.table.answer, FIRST, True, 0) == "not_now"
    log.add(log.table.answer(SECOND, True, 0))
    assert len(log.table.match.line) == place
    assert log.table.proposed is None


def test_a_takeback_can_be_declined_withdrawn_and_is_forgotten_when_somebody_plays() -> None:
    log = begun()
    log.add(log.table.join(SECOND, 0))
    log.play("=")
    length = len(log.table.match.line)
    answers: list[Callable[[], Event]] = [
        lambda: log.table.answer(SECOND, False, 0),
        lambda: log.table.answer(FIRST, False, 0),
        lambda: log.table.play(SECOND, ["="], 0),
    ]
    for answer in answers:
        log.add(log.table.propose(FIRST, "takeback", [1], 0))
        assert log.table.proposed is not None
        log.add(answer())
        assert log.table.proposed is None
        assert len(log.table.match.line) >= length


def test_an_engine_consents_to_every_takeback() -> None:
    log = Log(agreed(HERE, GREEDY))
    log.add(log.table.play_engine(1, log.table.match.legal()[0], 0))
    place = len(log.table.match.line)
    log.play("=")
    log.add(log.table.play_engine(1, "=", 0))
    log.add(log.table.propose(HOST, "takeback", [0, 1], 0))
    assert (len(log.table.match.line), log.table.actor) == (place, 0)


def test_steps_of_an_opening_cannot_be_taken_back() -> None:
    log = begun()
    log.play_some(10)
    agreement = agreed(game="barons-2025")
    branch = Table(replace(agreement, opening=log.table.match.record()))
    branch.apply(branch.deal(0))
    assert branch.takeback_place(FIRST) is None
    assert not branch.may_undo(Holder("seat", (branch.actor or 0,)))


# Ending.
def test_the_people_may_agree_to_end_the_game() -> None:
    log = begun()
    log.add(log.table.join(SECOND, 0))
    log.add(log.table.propose(FIRST, "end", [0, 1], 0))
    assert not log.table.is_over
    log.add(log.table.answer(SECOND, True, 0))
    assert log.table.is_over
    assert log.table.actor is None
    assert refused(log.table.play, FIRST, ["="], 0) == "over"
    assert refused(log.table.propose, FIRST, "end", [], 0) == "over"


def test_whoever_is_away_need_not_be_asked_to_end() -> None:
    log = begun()
    log.add(log.table.join(SECOND, 0))
    log.add(log.table.propose(FIRST, "end", [0], 0))
    assert log.table.is_over


# People.
def test_a_name_is_ones_own_and_the_host_names_engines() -> None:
    log = Log(agreed(HERE, LINK, GREEDY))
    log.add(log.table.rename(HOST, 0, "Chloé", 0))
    log.add(log.table.rename(HOST, 2, "HAL", 0))
    assert [sitting.name for sitting in log.table.sittings] == ["Chloé", "Bob", "HAL"]
    assert refused(log.table.rename, HOST, 1, "x", 0) == "not_yours"
    assert refused(log.table.rename, SECOND, 0, "x", 0) == "not_yours"
    assert refused(log.table.rename, HOST, 7, "x", 0) == "not_yours"


def test_an_engine_stands_in_for_somebody_who_is_away_until_he_takes_his_seat_back() -> None:
    log = begun()
    assert refused(log.table.stand_in, SECOND, 0, "greedy", False, 0) == "not_now"
    assert refused(log.table.stand_in, SPECTATOR, 0, "greedy", True, 0) == "not_yours"
    log.add(log.table.stand_in(SECOND, 0, "greedy", True, 0))
    assert log.table.engine_of(0) == "greedy"
    assert refused(log.table.play, FIRST, ["="], 0) == "not_now"
    assert refused(log.table.stand_in, SECOND, 0, None, True, 0) == "not_yours"
    log.add(log.table.stand_in(FIRST, 0, None, False, 0))
    assert log.table.engine_of(0) is None


def test_what_people_are_called_makes_nobody_late() -> None:
    log = begun()
    changed = log.table.changed
    log.add(log.table.rename(SECOND, 1, "x", 0))
    log.add(log.table.join(SECOND, 0))
    assert (log.table.changed, log.table.number) == (changed, changed + 2)
    log.play("=")
    assert log.table.changed == log.table.number


# The log.
def test_reading_the_log_again_gives_the_same_table() -> None:
    log = begun()
    log.add(log.table.join(FIRST, 5))
    log.add(log.table.join(SECOND, 5))
    log.add(log.table.rename(SECOND, 1, "Zoé la Rouge", 6))
    log.play_some(30, at=10)
    if log.table.may_undo(Holder("seat", (log.table.actor or 0,))):
        log.add(log.table.undo(Holder("seat", (log.table.actor or 0,)), 11))
    log.add(log.table.propose(FIRST, "takeback", [0, 1], 12))
    assert everything(log.read_again()) == everything(log.table)
    log.add(log.table.answer(SECOND, True, 13))
    log.add(log.table.stand_in(FIRST, 0, "random", False, 14))
    assert everything(log.read_again()) == everything(log.table)


def test_undone_steps_stay_in_the_log_and_not_in_the_record() -> None:
    log = begun()
    token = next(token for token in log.table.match.legal() if token.startswith("B"))
    log.play(token)
    log.add(log.table.undo(FIRST, 0))
    assert token in [word for event in log.events for word in event.text.split()]
    assert token not in log.table.match.record().split()
