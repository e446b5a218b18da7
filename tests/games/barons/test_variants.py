"""A variant is made of parameters alone: its games are played, written and read without a line of code.

Two variants of barons-2025: on the board of 19 tiles, and with two neutral knights that block by their presence.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings

from codes import all_codes
from donjons.core.game import Setting
from donjons.core.match import Match
from donjons.core.record import check_dice, read_record, replay
from donjons.core.verbs import NO_RULE, NOBODY
from donjons.engines.batch import Simulator
from donjons.games.barons import notation
from donjons.games.barons.editions.barons_2025 import GAME
from donjons.games.barons.game import Barons
from donjons.games.barons.rules import BlockerOwner, BlockRule
from donjons.games.barons.state import Phase
from donjons.games.barons.steps import Kind, kind_of, other_of, tile_of
from hexes import distance, places
from playing import Look, content, look, play_lively
from strategies import SEEDS
from turns import check

SMALL = {"board_radius": "2", "tile_counts": "4,5,5,5"}
PRESENCE = {"blocker_owner": BlockerOwner.NEUTRAL, "block_rule": BlockRule.PRESENCE, "neutral_knights": 2}
WITHOUT_KNIGHTS = {"knights_per_player": "0"}
VARIANTS = ("small board", "neutral knights", "neutral knights on the small board")


@cache
def neutral_game() -> Barons:
    words = replace(GAME.edition.words, grammar=(*GAME.edition.words.grammar, "neutral"))
    return Barons(replace(GAME.edition, words=words, variant=PRESENCE))


def table(variant: str, players: int, changes: dict[str, str] | None = None) -> Setting:
    given_changes = (changes or {}) | (SMALL if "small" in variant else {})
    if "neutral" in variant:
        return neutral_game().setting(players, given_changes | WITHOUT_KNIGHTS)
    return GAME.setting(players, given_changes)


def check_conservation(setting: Setting, now: Look) -> None:
    """Invariants 1, 2, 4, 5 and 7, and those of neutral pieces: nothing appears and nothing is lost."""
    rules = setting.rules[0]
    for seat in now.seats:
        troops = now.troops_on_board(seat) + now.reserve[seat] + now.discard[seat]
        assert troops == rules["troops_per_player"]
        assert len(now.donjons_of(seat)) + now.donjons_left[seat] == rules["donjons_per_player"]
    assert len(set(now.neutrals)) == len(now.neutrals) == rules["neutral_knights"]
    assert sum(now.mountain) == rules["mountains"]
    for tile in now.tiles:
        assert (now.troop_owner[tile] == NOBODY) == (now.troop_count[tile] == 0)
        stands = tile in now.neutrals or tile in now.baron or now.troop_count[tile] > 0 or now.donjon[tile] != NOBODY
        assert not (now.mountain[tile] and stands)
        if now.donjon[tile] not in (NOBODY, now.troop_owner[tile]):
            assert now.troop_count[tile] < rules["raze_troops"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("engine", ["random", "greedy"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_games_of_a_variant_run_to_their_end(variant: str, engine: str, players: int) -> None:
    setting = table(variant, players, {"max_rounds": "40"})
    games = Simulator(setting, [engine] * players).play(7, 0, 8)
    assert all(state["phase"] == Phase.OVER for state in games.states)
    assert games.payoffs.sum(axis=1).tolist() == pytest.approx([players / 2] * 8)
    for index in range(8):
        check_conservation(setting, look(setting, games.states[index : index + 1]))


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_moment_of_a_variant_is_sound_and_can_be_written(variant: str) -> None:
    @settings(max_examples=12)
    @given(seed=SEEDS)
    def play(seed: int) -> None:
        setting = table(variant, 2 + seed % 3, {"max_rounds": "12"})
        match = play_lively(Match(setting, seed), seed, 120)
        for state in [*(one.before for one in match.line), match.state]:
            now = look(setting, state)
            if Phase.ROLL <= now.phase < Phase.OVER:
                check_conservation(setting, now)
                text = setting.game.write_position(setting, state)
                again = setting.game.match_from(text)
                assert content(again.state) == content(state), text
                assert again.position() == text

    play()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_record_of_a_variant_replays(variant: str) -> None:
    setting = table(variant, 3)
    match = play_lively(Match(setting, 4), 4, 80)
    record = read_record(match.record())
    assert content(replay(record, setting.game).state) == content(match.state)
    assert check_dice(record, setting.game) > 20


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_lists_of_a_variant_agree_with_its_refusals_and_its_notation(variant: str) -> None:
    setting = table(variant, 2)
    words = setting.game.edition.words  # type: ignore[attr-defined]
    tiles = int(setting.rules[0]["tiles"])
    codes = all_codes(words, tiles, most=6)
    for step in codes:
        assert notation.parse(words, notation.write(words, step), tiles) == step
    match = play_lively(Match(setting, 11), 11, 90)
    for played in match.line[::9]:
        legal = [step for step in setting.referee.legal(played.before) if step in set(codes)]
        assert [step for step in codes if setting.referee.why(played.before, step) == NO_RULE] == sorted(
            legal, key=codes.index
        )


def test_a_neutral_knight_silences_whoever_stands_with_it_and_cuts_lines() -> None:
    position = "pos die=1 knights_per_player=0 mt=- sab={} | B b19 t19*3,21*2 | R b36 t22*1"
    silenced = neutral_game().match_from(position.format("19,2"))
    assert [silenced.why(token) for token in ("R19", "C19", "D19", "G19")] == ["BLOCKED"] * 4
    assert silenced.fact("blk19") == "BR"
    assert {"N19-18", "N2-3", "B19-20", "="} <= set(silenced.legal())
    cut = neutral_game().match_from(position.format("20,2"))
    assert cut.why("G19") == "NOTHING_TO_MOVE"
    cut.play("N20-14")
    assert cut.why("G19") is None


def test_neutral_knights_never_share_a_tile_and_everybody_moves_them() -> None:
    match = neutral_game().match_from("pos die=5 knights_per_player=0 mt=- sab=20,21 | B b19 | R b36")
    assert match.why("N20-21") == "OCCUPIED"
    match.play("N20-13")
    match.play("=")
    match.play("@5")
    match.play("N13-20")
    assert match.fact("sab") == "20,21"
    moves = [step for step in match.setting.referee.legal(match.state) if kind_of(step) == Kind.MOVE_KNIGHT]
    assert {tile_of(step) + 1 for step in moves} == {20, 21}
    assert not {other_of(step) + 1 for step in moves} & {20, 21}


@pytest.mark.parametrize("knights", ["20,2", "20,21", "19,20"])
def test_canonical_steps_lose_no_pair_of_moves_of_neutral_knights(knights: str) -> None:
    """One knight going on to a smaller tile, one around the other, and one onto the tile that the other has left."""
    check(neutral_game(), f"pos die=5 knights_per_player=0 mt=- sab={knights} | B b37 | R b1")


@settings(max_examples=60)
@given(seed=SEEDS)
def test_canonical_steps_lose_no_pair_of_moves_in_a_crowd_of_neutral_knights(seed: int) -> None:
    random = Random(seed)
    tiles = random.sample(list(places(2)), len(places(2)))
    mountains, near = tiles[: random.randint(0, 5)], sorted(tiles[5:], key=lambda tile: distance(2, tiles[5], tile))
    (one, other), (blue, red) = random.sample(near[:5], 2), random.sample(near[:5], 2)
    words = " ".join(f"{name}={value}" for name, value in (SMALL | WITHOUT_KNIGHTS).items())
    words += f" mountains={len(mountains)} mt={','.join(map(str, mountains)) or '-'} die={random.randint(1, 6)}"
    check(neutral_game(), f"pos {words} sab={one},{other} | B b{blue} | R b{red}")


def test_canonical_steps_lose_nothing_on_the_small_board() -> None:
    for position in (
        "pos die=1 mountains=0 | B b10 k5,9 t10*2,12*1 | R b11 k10,16 d6",
        "pos die=6 mountains=0 | B b10 k5,5 t10*3 | R b11 k10,16 t9*1",
    ):
        check(GAME, position.replace("pos", "pos " + " ".join(f"{name}={value}" for name, value in SMALL.items())))
