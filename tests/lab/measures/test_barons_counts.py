"""What is counted of the Barons family, in positions whose answers are known."""

from __future__ import annotations

import pytest

from donjons.games.barons.counts import FACES
from observing import counted

BEGUN = "pos to=B die={die} | B b19 k18,20 t19*3 | R b6 k9,15"
SILENCING = "pos to=B die=1 | B b19 k5,3 | R b6 k7,15 | G b30 k12,31"
SABOTEURS = "pos sab=4,9,18 | B b10 | R b14"


def found(key: str, position: str, tokens: str, *words: str) -> list[list[int]]:
    counts = counted(key, position, tokens.split())
    return [counts[word] for word in words]


@pytest.mark.parametrize(
    ("tokens", "pair"),
    [("R19 +C19", "recruit_build"), ("C19 +R19", "build_recruit"), ("D19 1>26 . +G19 1<26 .", "disperse_gather")],
)
def test_a_second_order_is_counted_with_the_first(tokens: str, pair: str) -> None:
    counts = counted("barons-2025", BEGUN.format(die=4), tokens.split())
    assert counts[pair] == [1, 0]
    assert counts["bonus_order_4"] == [1, 0]


@pytest.mark.parametrize("mode", ["choice", "automatic"])
def test_a_capture_is_a_raze_and_a_donjon_that_rises_again(mode: str) -> None:
    tokens = "D19 12>21 !21 . =" if mode == "choice" else "D19 12>21 . ="
    counts = counted(
        "barons-2025", f"pos to=B die=2 capture_mode={mode} | B b19 k2,3 t19*13 | R b6 k9,15 d21", tokens.split()
    )
    assert (counts["captured"], counts["razed"], counts["razed_on_4"]) == ([1, 0], [0, 1], [0, 1])
    assert sum(counts[f"built_{kind}"][0] for kind in range(5)) == 0
    assert counts["lost"] == [12, 0]


def test_a_donjon_built_after_a_raze_is_told_from_others() -> None:
    raze = "pos to=B die=4 | B b19 k2,3 t19*7 | R b6 k9,15 d21"
    words = ("raze_turn", "built_after_raze")
    assert found("barons-2025", raze, "D19 3>21 . +C19", *words) == [[1, 0], [1, 0]]
    assert found("barons-2025", raze, "C19 +D19 3>21 .", *words) == [[1, 0], [0, 0]]


@pytest.mark.parametrize(("own", "of_leader"), [("", 1), (" d30,33", 0)])
def test_a_raze_of_whoever_leads_is_remembered(own: str, of_leader: int) -> None:
    position = f"pos to=B die=2 round=7 | B b19 k2,3 t19*3{own} | R b6 k9,15 d21"
    words = ("raze_leader", "led_razed", "led_razed_by")
    assert found("barons-2025", position, "D19 3>21 .", *words) == [[of_leader, 0], [0, 7 * of_leader], [0, 0]]


@pytest.mark.parametrize(
    ("red", "green", "blue", "freed"),
    [
        ("B6-11 =", "=", "=", "freed_walked"),
        ("N7-6 =", "=", "=", "freed_knight"),
        ("=", "=", "N6-5 =", "freed_left"),
        ("=", "N12-6 =", "=", "freed_came"),
    ],
)
def test_what_ends_a_blockade(red: str, green: str, blue: str, freed: str) -> None:
    counts = counted("barons-2025", SILENCING, f"N5-6 = @1 {red} @1 {green} @1 {blue}".split())
    assert (counts["blocked"], counts["blockade"]) == ([0, 1, 0], [0, 1, 0])
    ends = {word: sum(counts[word]) for word in ("freed_walked", "freed_knight", "freed_left", "freed_came")}
    assert ends == {word: int(word == freed) for word in ends}


def test_a_blockade_that_goes_on_has_not_ended() -> None:
    counts = counted("barons-2025", SILENCING, ["N5-6", "=", "@1", "B6-11", "=", "@1", "=", "@1", "N6-11", "="])
    assert (counts["blocked"], counts["blockade"], counts["freed_walked"]) == ([0, 2, 0], [0, 1, 0], [0, 0, 0])


@pytest.mark.parametrize(
    ("knights", "melee"),
    [
        ("20,21 20,15", "11"),
        ("20,20 20,15", "21"),
        ("20,20 20,20", "22"),
        ("20,21 20,15 20,31", "111"),
        ("20,21 20,20 20,31", "211"),
        ("20,20 20,20 20,31", "221"),
        ("20,20 20,20 20,20", "222"),
        ("20,21 20,15 20,31 20,36", "1111"),
        ("20,20 20,15 20,31 20,36", "2111"),
        ("20,20 20,15 20,20 20,36", "2211"),
        ("20,20 20,20 20,31 20,20", "2221"),
        ("20,20 20,20 20,20 20,20", "2222"),
    ],
)
def test_every_melee_is_told_from_the_others(knights: str, melee: str) -> None:
    groups = zip("BRGY", (19, 6, 30, 33), knights.split(), strict=False)
    position = "pos to=B die=1 | " + " | ".join(f"{colour} b{tile} k{here}" for colour, tile, here in groups)
    counts = counted("barons-2025", position, ["="])
    assert {word: values[0] for word, values in counts.items() if word.startswith("melee_") and any(values)} == {
        f"melee_{melee}": 1
    }


@pytest.mark.parametrize(
    ("moves", "duels", "in_duels"),
    [
        ("S4-5 = S5-4 = S4-5 = S5-4 =", 0, 0),
        ("S4-5 = S5-4 = S4-5 = S5-4 = S4-5 =", 1, 5),
        ("S4-5 = S5-4 = S4-5 = S5-4 = S4-5 = S5-4 =", 1, 6),
        ("S4-5 = S18-19 = S5-4 = S4-5 = S9-8 = S5-4 = S4-5 =", 1, 5),  # others may move in between
        ("S4-5 = S5-4 = S4-5 = S5-6 = S6-5 = S5-6 = S6-5 =", 0, 0),
    ],
)
def test_a_duel_is_one_saboteur_to_and_fro_more_than_four_times(moves: str, duels: int, in_duels: int) -> None:
    counts = counted("co-2023", SABOTEURS, moves.split())
    assert (sum(counts["duel"]), sum(counts["duel_move"])) == (duels, in_duels)


def test_lines_that_silenced_tiles_cut() -> None:
    gather = "pos to=B die=1 | B b19 k2,3 t16*1,22*1 | R b6 k{red},15"
    assert found("barons-2025", gather.format(red=21), "G19 1<16 . =", "gather_cut") == [[1, 0]]
    assert found("barons-2025", gather.format(red=33), "G19 1<16 . =", "gather_cut") == [[0, 0]]
    disperse = "pos to=B die=1 | B b19 k2,3 t19*2 | R b6 k{red},15"
    assert found("barons-2025", disperse.format(red=20), "D19 1>20 . =", "disperse_cut") == [[1, 0]]
    assert found("barons-2025", disperse.format(red=22), "D19 1>20 . =", "disperse_cut") == [[0, 0]]


def test_a_siege_lasts_as_many_turns_as_troops_wait() -> None:
    position = "pos to=B die=1 | B b19 k2,3 t21*2 | R b6 k8,15 d21"
    words = ("siege", "siege_turns", "besieging")
    assert found("barons-2025", position, "= @1 = @1 =", *words) == [[1, 0], [2, 0], [4, 0]]
    lifted = "= @1 = @1 G19 2<21 . = @1 = @1 D19 1>21 . ="
    assert found("barons-2025", position, lifted, *words) == [[2, 0], [2, 0], [3, 0]]


def test_recruits_are_told_by_the_die_and_by_what_stands_there() -> None:
    position = "pos to=B die={die} kind=19:{kind} | B b19 k2,3{own} | R b6 k8,15"
    words = ("recruited", "plain_recruited", "donjon_recruited", "poor_recruit")
    plain = position.format(die=5, kind=4, own="")
    assert found("barons-2025", plain, "R19 =", *words) == [[1, 0], [1, 0], [0, 0], [0, 0]]
    assert found("barons-2025", plain, "R19* =", *words, "die_recruited_5")[::4] == [[3, 0], [3, 0]]
    poor = position.format(die=1, kind=1, own=" d19")
    assert found("barons-2025", poor, "R19* =", *words) == [[3, 0], [0, 0], [3, 0], [1, 0]]


def test_where_the_die_is_rolled_for_recruits_every_face_is_a_recruitment() -> None:
    counts = counted("co-2023", SABOTEURS, ["R10", "@5", "="])
    assert (counts["die_recruit_5"], counts["die_recruited_5"], counts["recruited"]) == ([1, 0], [3, 0], [3, 0])


def test_recruits_among_enemies_are_a_skirmish() -> None:
    position = "pos to=B die=5 | B b19 k2,3 | R b6 k8,15 t19*1"
    words = ("recruited", "killed", "recruit_kills", "recruit_skirmish", "lost")
    assert found("barons-2025", position, "R19* =", *words) == [[3, 0], [1, 0], [1, 0], [1, 0], [0, 1]]


def test_a_roll_is_unused_where_nobody_recruits() -> None:
    position = "pos to=B die=4 | B b19 s2,3 | R b6 s8,15"
    assert found("barons-2024", position, "B19-20 =", "unused_4") == [[1, 0]]
    assert found("barons-2024", position, "R19 =", "unused_4") == [[0, 0]]


def test_troops_that_are_left_after_some_rounds() -> None:
    position = "pos to=B die=1 round={round} | B b19 k2,3 d30 t19*4 | R b6 k8,15"
    words = ("available_5", "most_out")
    assert found("barons-2025", position.format(round=5), "=", *words) == [[27, 0], [7, 0]]
    assert found("barons-2025", position.format(round=6), "=", *words) == [[0, 0], [7, 0]]


def test_whoever_reaches_the_target_first_is_remembered_and_the_middle_told_from_the_corners() -> None:
    position = "pos sab=4,11,18 target_points=1 | B b{tile} t{tile}*3 | R b14"
    words = ("trigger", "objective_turns", "centre_turns")
    assert found("co-2023", position.format(tile=10), "C10 = =", *words) == [[1, 0], [1, 0], [1, 0]]
    assert found("co-2023", position.format(tile=1), "C1 = =", *words) == [[1, 0], [1, 0], [0, 0]]


def test_each_face_knows_what_its_bonus_was_spent_on() -> None:
    position = "pos to=B die=3 | B b19 k18,20 | R b6 k9,15"
    for token, word in (("R19*", "bonus_recruit"), ("N18-16*", "bonus_move"), ("N18-17", "unused")):
        counts = counted("barons-2025", position, [token, "="])
        told = {
            f"{each}_{face}": counts[f"{each}_{face}"][0]
            for each in ("bonus_recruit", "bonus_move", "bonus_order", "unused")
            for face in FACES
        }
        assert {name for name, value in told.items() if value} == {f"{word}_3"}
