"""The odds of battles: the table of the specification, and battles played out by the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import donjons
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.core.match import Match
from donjons.core.odds import Odds
from donjons.core.verbs import CHANCE
from donjons.games.guerre import odds
from donjons.games.guerre.atlas import place_index
from donjons.games.guerre.facts import reading
from donjons.games.guerre.odds import attack_odds, battle_odds
from donjons.games.guerre.state import Card, Phase
from donjons.games.guerre.steps import Kind, encode

GAME = donjons.game("guerre")
PRESS = encode(Kind.PRESS, 0, 0, 0)
EAR = 4  # columns of the table below
TARGETS = {
    "village 1": "| 0 ROU*6 | 1 EUU1 BOR*1",
    "village 2": "| 0 ROU*6 | 1 EUU2 BOR*1",
    "village 3": "| 0 ROU*6 | 1 EUU3 BOR*1",
    "village 4": "| 0 ROU*6 | 1 EUU4 BOR*1",
    "capital 2": "| 0 AMI6 BOR*1 | 1 ROU*2",
    "capital 6": "| 0 AMI6 BOR*1 | 1 ROU*6",
    "crown of 2": "n=2 | 0 TRO*6 | 1 BOR*1",
    "crown of 4": "n=4 | 0 TRO*6 | 1 BOR*1",
    "crown of 8": "n=8 | 0 TRO*6 | 1 BOR*1",
}
ATTACKS = {"village": "ROUxEUU", "capital": "AMIxROU", "crown": "TROxREI"}
TABLE = {  # success with 1, 2, 3, 5 tokens, then the same with the crown's ear (§8.10)
    "village 1": (0.446, 0.729, 0.868, None, 0.621, 0.888, 0.970, None),
    "village 2": (0.229, 0.493, 0.690, None, 0.340, 0.692, 0.879, None),
    "village 3": (0.105, 0.299, 0.502, None, 0.168, 0.482, 0.736, None),
    "village 4": (0.042, 0.166, 0.337, None, 0.074, 0.304, 0.569, None),
    "capital 2": (None, 0.308, 0.508, 0.799, None, 0.487, 0.737, 0.956),
    "capital 6": (None, 0.020, 0.072, 0.284, None, 0.050, 0.176, 0.572),
    "crown of 2": (None, 0.409, 0.648, 0.909, None, 0.645, 0.889, 0.995),
    "crown of 4": (None, 0.087, 0.229, 0.592, None, 0.187, 0.472, 0.896),
    "crown of 8": (None, 0.001, 0.007, 0.079, None, 0.003, 0.029, 0.284),
}


def before_attack(position: str, attack: str) -> Odds:
    """The odds of an attack such as ROUxEUU.2."""
    match = GAME.match_from(position)
    assert match.why(attack) is None
    way, _, count = attack.partition(".")
    origin, target = (place_index()[name] for name in way.split("x"))
    return attack_odds(*reading(match.setting.rules, match.state), origin, target, int(count))


def now(match: Match) -> Odds:
    return battle_odds(*reading(match.setting.rules, match.state))


@pytest.mark.parametrize("target", TABLE)
def test_the_table_of_the_specification(target: str) -> None:
    way = ATTACKS[target.partition(" ")[0]]
    for column, expected in enumerate(TABLE[target]):
        if expected is not None:
            ear = "ear=0 " if column >= EAR else ""
            found = before_attack(f"pos {ear}{TARGETS[target]}", f"{way}.{(1, 2, 3, 5)[column % EAR]}")
            assert found.success == pytest.approx(expected, abs=0.0025)
            assert found.error == 0


class Tree:
    """A battle played out in every way by the rules, whole clashes being drawn from their law: exact, and slow."""

    def __init__(self, match: Match) -> None:
        assert str(match.setting.parameters.battle_chance) == "losses"  # type: ignore[attr-defined]
        self.setting: Setting = match.setting
        self.known: dict[bytes, tuple[float, float]] = {}
        _, state = reading(match.setting.rules, match.state)
        self.origin = int(state.origin)
        self.behind = int(state.tokens[state.origin] - state.sent)

    def odds(self, records: Records) -> tuple[float, float]:
        """Success and survivors."""
        key = records.tobytes()
        if key not in self.known:
            self.known[key] = self._odds(records)
        return self.known[key]

    def _odds(self, records: Records) -> tuple[float, float]:
        _, state = reading(self.setting.rules, records)
        referee = self.setting.referee
        if state.phase == Phase.OCCUPY:
            return 1.0, float(state.att_tokens)
        if state.phase not in (Phase.DRAW, Phase.ROLL_A, Phase.PRESS):
            return 0.0, float(state.tokens[self.origin] - self.behind)
        steps = referee.legal(records) if referee.actor(records) == CHANCE else [PRESS]
        success = survivors = 0.0
        for step in steps:
            after = records.copy()
            referee.play(after, step)
            weight = referee.weight(records, step) if step != PRESS else 1.0
            parts = self.odds(after)
            success += weight * parts[0]
            survivors += weight * parts[1]
        return success, survivors


def check_against_the_tree(position: str, attack: str, random: Random) -> None:
    """The same odds before the attack and at every moment of one battle."""
    match = GAME.match_from(position)
    before = before_attack(position, attack)
    match.play(attack)
    tree = Tree(match)
    assert (before.success, before.survivors) == pytest.approx(tree.odds(match.state))
    while match.fact("phase") in ("DRAW", "ROLL_A", "PRESS"):
        found = now(match)
        assert (found.success, found.survivors) == pytest.approx(tree.odds(match.state))
        assert found.error == 0
        match.play(">>" if match.fact("phase") == "PRESS" else random.choice(match.legal()))


SMALL = "pos battle_chance=losses cap_city=3 cap_village=3"  # then six cards are enough for any battle
MIXED = "deck=LA1,CV1,MU1,AS1,VI1,TB1"
KEEN = "deck=AR1,CV1,BE1,EC1,FA1,MU1"


@pytest.mark.parametrize(
    ("words", "groups", "attack"),
    [
        (MIXED, "| 0 ROU*3 | 1 EUU2 BOR*1", "ROUxEUU.2"),
        (MIXED, "| 0 ROU*2 | 1 EUU3C BOR*1", "ROUxEUU.1"),
        (KEEN, "| 0 ROU*3 | 1 EUU2F BOR*1", "ROUxEUU.2"),
        (KEEN, "| 0 EVR3F BOR*1 | 1 ROU*1", "EVRxROU.2"),
        (f"{MIXED} ear=0", "| 0 EVR3F BOR*1 | 1 ROU*1", "EVRxROU.2"),
        (f"{MIXED} ear=0 ear_die=token", "| 0 ROU*3 | 1 EUU2C BOR*1", "ROUxEUU.2"),
        (f"{MIXED} ear=1", "| 0 ROU*3 | 1 EUU1C BOR*1", "ROUxEUU.2"),
        (f"{MIXED} zero_card=at_once", "| 0 EVR3F BOR*1 | 1 ROU*1", "EVRxROU.2"),
        ("deck=VI2,AS2,MU2,TB1 zero_card=at_once", "| 0 EVR3F BOR*1 | 1 EUU1 CAE1C", "EVRxCAE.2"),
        (f"{MIXED} assassin_bonus=dice_only", "| 0 EVR3F BOR*1 | 1 ROU*1", "EVRxROU.2"),
        (f"{MIXED} assassin_bonus=dice_only", "| 0 ROU*3 | 1 BOR*1", "ROUxAMI.2"),
        (MIXED, "| 0 ROU*3 | 1 BOR*1", "ROUxAMI.2"),
        (f"{MIXED} neutral_dice=3", "| 0 ROU*3 | 1 BOR*1", "ROUxEUU.2"),
        (f"{MIXED} retreat_before_first=true", "| 0 ROU*3 | 1 EUU1 BOR*1", "ROUxEUU.2"),
        ("deck=VI4,MU2", "| 0 EVR3F BOR*1 | 1 CAE1C EUU1", "EVRxCAE.2"),
        # the draw pile runs out: before the draw, in the attack's, between the two, in the defence's
        (f"deck=- disc={MIXED[5:]}", "| 0 ROU*3 | 1 EUU1 BOR*1", "ROUxEUU.2"),
        ("deck=CV1 disc=LA2,MU1,VI2,AS1", "| 0 ROU*3 | 1 EUU2 BOR*1", "ROUxEUU.2"),
        ("deck=CV1,AS1 disc=LA2,MU1,VI2,EC1", "| 0 ROU*3 | 1 EUU2 BOR*1", "ROUxEUU.2"),
        ("deck=CV2,MU1 disc=LA2,MU1,VI2,EC1", "| 0 ROU*3 | 1 EUU2C BOR*1", "ROUxEUU.2"),
        ("deck=CV1,MU1,LA2 disc=FA2,MU1,VI2,EC1", "| 0 AMI3 BOR*1 | 1 ROU*2", "AMIxROU.2"),
    ],
)
def test_every_effect_is_as_the_rules_play_it(words: str, groups: str, attack: str) -> None:
    check_against_the_tree(f"{SMALL} {words} {groups}", attack, Random(attack))


def test_wounds_are_lives_already_lost() -> None:
    match = GAME.match_from("pos battle_chance=losses | 0 ROU*3 | 1 EUU2C BOR*1")
    match.play("ROUxEUU.2")
    tree = Tree(match)
    for token in ("@cHO", "@cBO", "@cTG", "@cMU", "@l2"):
        match.play(token)
    assert [match.fact(name) for name in ("phase", "aw", "bw", "at", "dt")] == ["PRESS", "2", "2", "2", "1"]
    found = now(match)
    assert (found.success, found.survivors) == pytest.approx(tree.odds(match.state))


CARDS = st.lists(st.sampled_from([card.name for card in Card]), min_size=3, max_size=4)
SWITCHES = {
    "ear_die": ("card", "token"),
    "zero_card": ("first_loss", "at_once"),
    "assassin_bonus": ("source", "dice_only"),
    "ear": ("0", "1"),
}


def pile(cards: list[str]) -> str:
    return ",".join(f"{card}{cards.count(card)}" for card in sorted(set(cards)))


@settings(max_examples=15)
@given(
    CARDS,
    CARDS,
    st.fixed_dictionaries({name: st.sampled_from(values) for name, values in SWITCHES.items()}),
    st.sampled_from(["", "F"]),
    st.sampled_from(["EUU1", "EUU2", "EUU1C", "EUU1F", "LIL*1"]),
    st.integers(1, 2),
    st.randoms(use_true_random=False),
)
def test_small_piles_give_the_odds_of_the_rules(
    deck: list[str], discard: list[str], switches: dict[str, str], fort: str, target: str, count: int, random: Random
) -> None:
    words = " ".join(f"{name}={value}" for name, value in switches.items())
    counts = ",".join(str((deck + discard).count(card.name) + 2) for card in Card)
    position = f"{SMALL} deck_counts={counts} deck={pile(deck)} disc={pile(discard)} {words}"
    origin = "BRU" if target.startswith("LIL") else "ROU"
    check_against_the_tree(
        f"{position} | 0 {origin}3{fort} TOU*1 | 1 {target} BOR*1", f"{origin}x{target[:3]}.{count}", random
    )


def test_battles_played_with_dice_come_out_as_foretold() -> None:
    """Seeded battles for pairs of attackers and defenders, with the full deck and every die rolled."""
    battles = 1000
    for count in (1, 2, 3):
        for target in ("EUU1", "EVR3C", "ROU*2"):
            origin = "AMI" if target == "EUU1" else "CAE"
            position = f"pos {'ear=0 ' if count == 2 else ''}| 0 CAE4 AMI4 TOU*1 | 1 {target} BOR*1"
            attack = f"{origin}x{target[:3]}.{count}"
            promised = before_attack(position, attack)
            won, stood = zip(*(fought(position, attack, battles)), strict=True)
            allowed = 4 * sqrt(promised.success * (1 - promised.success) / battles)
            assert sum(won) / battles == pytest.approx(promised.success, abs=allowed)
            assert sum(stood) / battles == pytest.approx(promised.survivors, abs=4 * count / 2 / sqrt(battles))


def fought(position: str, attack: str, battles: int) -> Iterator[tuple[bool, int]]:
    """Was it won, and how many attackers stand?"""
    match = GAME.match_from(position)
    match.play(attack)
    referee, random = match.setting.referee, Random(attack)
    for _ in range(battles):
        records = match.state.copy()
        _, state = reading(match.setting.rules, records)
        origin, behind = int(state.origin), int(state.tokens[state.origin] - state.sent)
        while state.phase in (Phase.DRAW, Phase.ROLL_A, Phase.ROLL_D, Phase.PRESS):
            rolls = referee.actor(records) == CHANCE
            referee.play(records, referee.draw(records, random.getrandbits(32)) if rolls else PRESS)
        won = state.phase == Phase.OCCUPY
        yield won, state.att_tokens if won else state.tokens[origin] - behind


def test_a_neutral_place_falls_for_certain() -> None:
    assert before_attack("pos | 0 ROU*4 | 1 BOR*1", "ROUxEUU.3") == Odds(1.0, 3.0)


def test_a_battle_that_is_won_is_certain() -> None:
    match = GAME.match_from("pos | 0 ROU*3 | 1 EUU1 BOR*1")
    for token in ("ROUxEUU.2", "@cTB", "@cBO", "@cVI"):
        match.play(token)
    assert match.fact("phase") == "OCCUPY"
    assert now(match) == Odds(1.0, 2.0)


def test_a_clash_that_is_half_rolled_counts_as_not_rolled() -> None:
    match = GAME.match_from("pos | 0 ROU*3 | 1 EUU1 BOR*1")
    for token in ("ROUxEUU.2", "@cLA", "@cBO", "@cHO"):
        match.play(token)
    before = now(match)
    match.play("@a666")
    assert now(match) == before
    assert 0 < before.success < 1


@pytest.mark.parametrize("target", ["EUU1", "EUU4C", "AMI2"])
def test_samples_agree_with_the_count(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only other parameters bring so many cards or dice that they must be sampled; here they need not be."""
    position, attack = f"pos | 0 ROU*4 | 1 {target} BOR*1", f"ROUx{target[:3]}.3"
    exact = before_attack(position, attack)
    monkeypatch.setattr(odds, "MOST_HANDS", 0)
    for changes in ({}, {"_is_known": lambda attack, defence: False}):
        for name, change in changes.items():
            monkeypatch.setattr(odds, name, change)
        odds._before_draw.cache_clear()
        sampled = before_attack(position, attack)
        assert 0 < sampled.error < 0.02
        assert sampled.success == pytest.approx(exact.success, abs=4 * sampled.error)
        assert sampled.survivors == pytest.approx(exact.survivors, abs=0.15)
    odds._before_draw.cache_clear()


def test_odds_of_more_dice_than_any_table_holds() -> None:
    words = "pos cap_city=9 ear=0 ear_dice=3 deck_attack=9,9,9,9,9,9,9,9,9,9,9,9,9,9,9"
    many = before_attack(f"{words} | 0 ROU*9 | 1 EUU4 BOR*1", "ROUxEUU.8")
    assert many.success == 1
    assert many.survivors > 7
    few = before_attack(f"{words} | 0 ROU*2 | 1 EUU4 BOR*1", "ROUxEUU.1")
    assert few.success < many.success


def test_the_same_question_is_answered_once() -> None:
    odds._before_draw.cache_clear()
    first = before_attack("pos | 0 ROU*4 | 1 EUU2 BOR*1", "ROUxEUU.2")
    again = before_attack("pos gold=9,9 | 0 CAE4 LIL*1 | 1 EVR2 BOR*1", "CAExEVR.2")
    assert again == first
    assert odds._before_draw.cache_info().hits == 1
    assert before_attack("pos | 0 ROU*4 | 1 EUU2C BOR*1", "ROUxEUU.2").success < first.success
