"""What is counted of Donjon Mironton, in positions whose answers are known: those of the specification's examples."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.engines.batch import Simulator
from donjons.engines.watcher import LineUp, Watcher
from donjons.games import find
from observing import counted


def found(position: str, tokens: str, *words: str) -> list[int]:
    counts = counted("mironton", position, tokens.split())
    return [counts[word][0] for word in words]


def test_trolls_in_their_grotto_win_in_their_lair() -> None:
    fight = "pos phase=4 g1@{room}[GTR*,TRL,TRL] b1@{room}<{via}[W4,W4,M4]"
    words = ("monster_round", "lair_round", "lair_won", "dice_magical", "rounds_magical", "won_magical")
    assert found(fight.format(room="GRO", via="W"), "hits:12@3=9 hits:16@4=7", *words) == [1, 1, 1, 12, 1, 1]
    assert found(fight.format(room="CAV", via="E"), "hits:12@4=7 hits:16@4=9", *words) == [1, 0, 0, 12, 1, 0]


@pytest.mark.parametrize(
    ("hits", "decisive"),
    [((3, 3), 1), ((4, 3), 0), ((2, 3), 0)],  # the two dice that the warriors gain are worth one hit
)
def test_doubled_dice_decide_where_their_mean_was_needed(hits: tuple[int, int], decisive: int) -> None:
    position = "pos phase=2 g1@GRO[ORA*,ORL,ORL,ORL] b1@4.12>E[W1,W1,C1]"
    words = ("fought_warrior", "doubled_warrior", "decisive_warrior", "fought_cleric", "doubled_cleric")
    tokens = f"hits:5@4={hits[0]} hits:6@4={hits[1]}"
    assert found(position, tokens, *words) == [1, 1, decisive, 1, 0]


def test_a_defending_band_must_have_more_hits_to_win() -> None:
    position = "pos phase=4 g1@CAV[ORA*] b1@CAV<E[W2]"
    assert found(position, "hits:3@4=1 hits:4@4=2", "doubled_warrior", "decisive_warrior") == [1, 1]
    assert found(position, "hits:3@4=0 hits:4@4=2", "doubled_warrior", "decisive_warrior") == [1, 0]


def test_wandering_monsters_kill_and_are_killed() -> None:
    words = ("stray_round", "stray_slew", "stray_killed", "stray_lost", "stray_by_stray")
    band = "pos phase=2 g1@GAR[TRL*,DIA] w1@GAR[ZOM] b1@20.8>N[C2,C2,M2,W2]"
    assert found(band, "hits:10@4=5 hits:4@4=2 hits:12@4=6 hits:1@3=1", *words) == [1, 1, 0, 1, 0]
    alone = "pos phase=6 w1@20.8>N[ARA] b1@GAR<N[W1]"
    assert found(alone, "hits:2@4=1 hits:1@4=0", *words) == [1, 1, 1, 0, 0]
    each_other = "pos phase=6 w1@36.6>E[ZOM] w2@OUB[RAT]"
    assert found(each_other, "hits:1@3=1 hits:1@4=1", *words) == [0, 0, 0, 2, 2]


def test_a_trap_costs_a_band_the_cells_it_had_left() -> None:
    """Of its 10 cells (a thief) the band has walked 1 from 15.6 into CAV: 9 are lost; the dead lose nothing."""
    words = ("trap_round", "trap_hits", "trap_band", "trap_turns")
    position = "pos phase=2 trap.CAV=3:p1 b1@15.6>W[T2,M2,C2]"
    assert found(position, "hits:3@5=1 hits:6@4=2", *words) == [1, 1, 1, 90]
    assert found("pos phase=2 trap.CAV=3:p1 b1@15.6>W[T1]", "hits:3@5=2 hits:1@4=0", *words) == [1, 2, 0, 0]


def test_plunder_and_revenue_are_told_apart_though_one_step_does_both() -> None:
    words = ("plundered", "earned")
    assert found("pos phase=7 treasury=10 b1@CAV<E[T3,T3,W3]", "plunder:4", *words) == [18, 0]
    both = "pos phase=4 g1@CAV[KRA*] b1@CAV<E[W1] b1.value=7 b2@DOR<W[T3]"
    assert found(both, "hits:8@4=1 hits:1@4=0 plunder:2", *words) == [9, 70]
    assert found("pos phase=7 b1@CAV<E[T3] b1.bottom=1", "plunder:6", *words) == [0, 0]


def test_a_sack_is_no_plunder() -> None:
    position = "pos level=3 treasury=37 phase=2 DRG=6 b1@17.12>E[W5,W5,W5,W5]"
    assert found(position, "hits:20@4=11 hits:10@4=4", "sack", "plundered", "earned") == [1, 0, 0]


def test_open_dice_bring_large_and_high_bands() -> None:
    dice = "dominant:3 size:6 size:3 class:1 class:5 class:2 class:6 class:4 lvl:6 lvl:6 lvl:2 sight:6"
    words = ("large_band", "largest_band", "high_band", "highest_band")
    assert found("pos level=3 phase=1 arrival=0", dice, *words) == [1, 7, 1, 2]
    small = "dominant:3 size:5 class:1 class:5 class:2 lvl:6 lvl:2 sight:1"
    assert found("pos level=3 phase=1 arrival=0", small, *words) == [0, 5, 0, 1]


def test_gold_is_told_by_family() -> None:
    words = ("spent", "spent_traps", "spent_goblinoid", "spent_undead")
    assert found("pos phase=9 treasury=200", "boss:ORA hire:MOM trap:1:at=OUB", *words) == [66, 4, 36, 30]


def test_bands_grow_as_old_as_the_turns_they_live() -> None:
    """Followed by serial number through a whole game, beside what is counted slot by slot."""
    setting = find("mironton").setting(2, {})
    names = ("greedy", "greedy")
    steps = Simulator(setting, names).record(5, 0, 20_000)
    seen = Watcher(setting, LineUp(names)).play(5, 0, 1)
    ages = died_at_age(setting, steps)
    age = seen.counts[0, 0, setting.game.counted.index("killed_age")]
    assert seen.counts[0, 0, setting.game.counted.index("killed")] == len(ages) > 5
    assert age == sum(ages) > 0


def died_at_age(setting: Setting, steps: Iterable[int]) -> list[int]:
    """The ages of all bands that were wiped out in a game without merges and sacks."""
    state = setting.game.new(setting)
    came: dict[int, int] = {}
    ages: list[int] = []
    for step in steps:
        elims, turn, there = int(state["elims"][0]), int(state["turn"][0]), serials(state)
        setting.referee.play(state, step)
        for serial in serials(state) - set(came):
            came[serial] = int(state["turn"][0])
        gone = there - serials(state)
        if state["elims"][0] > elims:
            ages += [turn - came[serial] for serial in gone]
    return ages


def serials(state: Records) -> set[int]:
    return set(state["band_serial"][0][: state["bands"][0]].tolist())
