"""A match: what is played can be taken back and played again; chance follows from the seed and its place alone."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from donjons.core.errors import BadNotation, BadRecord, IllegalStep
from donjons.core.game import Setting
from donjons.core.match import Match, Played
from donjons.core.verbs import CHANCE
from playing import GAME, Start, begin, content, play_lively
from strategies import SEEDS, openings, settings_of_any, starts_of_any

POSITION = "pos to=B die=4 | B b19 k2,3 t19*3 | R b36 k35,31"


def undo_all(match: Match) -> int:
    count = 0
    while match.undo():
        count += 1
    return count


@settings(max_examples=25)
@given(start=starts_of_any(), seed=SEEDS)
def test_without_a_seed_undo_and_redo_go_through_every_state(start: Start, seed: int) -> None:
    match = play_lively(begin(start), seed, 50)
    tokens, states = match.tokens, [*(content(played.before) for played in match.line), content(match.state)]
    for expected in states[-2::-1]:
        assert match.undo()
        assert content(match.state) == expected
    assert not match.undo()
    for expected in states[1:]:
        assert match.redo()
        assert content(match.state) == expected
    assert not match.redo()
    assert match.tokens == tokens


@settings(max_examples=25)
@given(setting=settings_of_any(), seed=SEEDS, back=st.integers(1, 12))
def test_a_takeback_never_rerolls_the_dice(setting: Setting, seed: int, back: int) -> None:
    match = play_lively(Match(setting, seed), seed, 40)
    tokens, state, record = match.tokens, content(match.state), match.record()
    undone = sum(match.undo() for _ in range(back))
    decisions = [one.token for one in play_through(tokens, match) if one.actor != CHANCE]
    for token in decisions[len(decisions) - undone :]:
        match.play(token)
    assert match.tokens == tokens
    assert content(match.state) == state
    assert match.record() == record


def play_through(tokens: list[str], match: Match) -> list[Played]:
    again = Match(match.setting)
    for token in tokens:
        again.play(token)
    return again.line


@settings(max_examples=15)
@given(setting=settings_of_any(), seed=SEEDS)
def test_with_a_seed_undo_takes_the_chance_back_with_its_decision(setting: Setting, seed: int) -> None:
    match = play_lively(Match(setting, seed), seed, 30)
    tokens, decisions = match.tokens, sum(played.actor != CHANCE for played in match.line)
    assert undo_all(match) == decisions
    assert match.actor != CHANCE
    assert all(played.actor == CHANCE for played in match.line)
    while match.redo():
        pass
    assert match.tokens == tokens


@settings(max_examples=15)
@given(setting=settings_of_any(), seed=SEEDS)
def test_the_same_seed_gives_the_same_game_and_another_seed_another(setting: Setting, seed: int) -> None:
    one, same, other = (play_lively(Match(setting, drawn), 1, 40).tokens for drawn in (seed, seed, seed ^ 1))
    assert one == same
    assert one != other


def test_a_new_step_forgets_what_was_taken_back() -> None:
    match = GAME.match_from(POSITION)
    match.play("R19")
    assert match.undo()
    match.play("C19")
    assert not match.redo()


def test_an_illegal_step_names_its_rule_and_changes_nothing() -> None:
    match = GAME.match_from(POSITION)
    before = content(match.state)
    with pytest.raises(IllegalStep) as refusal:
        match.play("B19-1")
    assert refusal.value.rule == "MOUNTAIN"
    with pytest.raises(BadNotation):
        match.play("nonsense")
    assert content(match.state) == before
    assert match.tokens == []


def test_asking_changes_nothing() -> None:
    match = GAME.match_from(POSITION)
    before = content(match.state)
    assert match.why("C19") is None
    assert match.why("X19") == "NO_DONJON"
    match.legal()
    match.legal(canonical=True)
    match.position()
    assert content(match.state) == before


@settings(max_examples=10)
@given(start=openings())
def test_without_a_seed_chance_is_played_like_any_other_step(start: Start) -> None:
    match = begin(start)
    assert match.actor == CHANCE
    outcomes = match.legal()
    assert sum(match.odds(token) for token in outcomes) == pytest.approx(1)
    match.play(outcomes[-1])
    assert match.tokens == outcomes[-1:]


def test_a_match_from_a_position_has_no_record() -> None:
    with pytest.raises(BadRecord):
        GAME.match_from(POSITION).record()


def test_a_match_from_a_copy_of_the_opening_has_a_record() -> None:
    """Bytes between the fields of a state mean nothing."""
    setting = GAME.setting(2)
    start = GAME.new(setting)
    start.view("u1")[-6:] = 255
    assert Match(setting, 7, start).record().splitlines()[2:] == GAME.start(2, 7).record().splitlines()[2:]
