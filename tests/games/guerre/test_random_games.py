"""The random games that the other tests watch are not dull: everything a round can hold happens in them."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings

from donjons.core.verbs import NOBODY
from donjons.games.guerre.cards import cards_in
from donjons.games.guerre.facts import reading
from donjons.games.guerre.state import CROWN, NEUTRAL, Building, Ending, Phase, PlaceKind, Power
from donjons.games.guerre.steps import Kind, other_of
from guerre_playing import Moment, moments
from guerre_watching import starts
from lines_of_play import play_until
from playing import Start
from strategies import SEEDS

HAPPENINGS = (
    *("a house is eliminated", "the attack is beaten", "a capital falls", "a crown city falls"),
    *("a neutral place is fought for", "a movement takes a place", "a village is left empty", "the pile is shuffled"),
    *("a building is pulled down", "a building is replaced", "a pope falls", "the support is vacated by an election"),
    *("a house is released", "an attack without dice", "a defence without dice", "the English are repelled"),
    *("the English win", "a pope bars a bidder", "a tie for the crown", "the guild is kept", "the support lapses"),
    *("recruits find no room", "gold is wasted", "a dead seat's turn is left out", "seven players or more"),
)


def happenings(moment: Moment) -> list[str]:
    """What happened in one step, by name."""
    before, after, kind = moment.before, moment.after, moment.kind
    target = before.target
    ends_battle = before.in_battle and not after.in_battle
    struck = kind == Kind.EVENT_DIE and before.english > after.english
    asked = [bid >= 0 for bid in after.last_bids]
    decided = before.phase in (Phase.BID, Phase.TIE) and after.power != before.power
    lost = [place for place in before.places if before.building[place] and not after.building[place]]
    mustered = before.phase == Phase.DRAW and after.phase != Phase.DRAW
    capital = before.kind[target] == PlaceKind.CAPITAL
    full = [seat for seat in after.seats if after.gold[seat] == moment.setting.rules[0]["gold_cap"]]
    named = {
        "a house is eliminated": sum(after.alive) < sum(before.alive),
        "the attack is beaten": kind in (Kind.DEFENCE_DIE, Kind.CLASH)
        and ends_battle
        and after.owner[target] == before.owner[target],
        "a capital falls": kind == Kind.OCCUPY and capital,
        "a crown city falls": kind == Kind.OCCUPY and before.owner[target] == CROWN,
        "a neutral place is fought for": mustered and before.owner[target] == NEUTRAL,
        "a movement takes a place": kind == Kind.MOVE and before.owner[other_of(moment.step)] == NEUTRAL,
        "a village is left empty": kind == Kind.MOVE and after.owner[moment.place] == NEUTRAL,
        "the pile is shuffled": kind == Kind.CARD and _is_shuffled(moment),
        "a building is pulled down": bool(lost),
        "a building is replaced": kind == Kind.BUILD and before.building[moment.place] != Building.NONE,
        "a pope falls": any(b >= 0 > a for b, a in zip(before.pope_place, after.pope_place, strict=True)),
        "the support is vacated by an election": kind == Kind.ELECT and before.holder[1] != after.holder[1],
        "a house is released": kind == Kind.ATTACK and sum(after.released) > sum(before.released),
        "an attack without dice": mustered and not after.in_battle,
        "a defence without dice": mustered and after.phase == Phase.OCCUPY,
        "the English are repelled": struck and sum(after.influence) > sum(before.influence),
        "the English win": struck and after.phase in (Phase.PILLAGE, Phase.PILLAGE_TIE, Phase.BID),
        "a pope bars a bidder": decided
        and before.power == Power.POPE
        and any(after.alive[s] and not asked[s] for s in after.seats),
        "a tie for the crown": kind == Kind.TIE_DIE,
        "the guild is kept": decided and before.power == Power.GUILD and before.gold == after.gold,
        "the support lapses": decided and before.holder[1] != NOBODY and after.holder[1] == NOBODY,
        "recruits find no room": kind == Kind.RECRUIT and before.recruits_left > 1 and after.seat != before.seat,
        "gold is wasted": kind == Kind.EVENT_DIE and bool(full),
        "a dead seat's turn is left out": after.phase == Phase.MOVE and sum(after.alive) < moment.setting.players,
        "seven players or more": after.phase == Phase.OVER and moment.setting.players > 6,
        f"over by {Ending(after.ending).name}": after.phase == Phase.OVER,
        f"in {Phase(after.phase).name}": True,
    }
    return [kind.name, *(name for name, happened in named.items() if happened)]


def _is_shuffled(moment: Moment) -> bool:
    _, state = reading(moment.setting.rules, moment.state)
    return cards_in(state.deck) == 0


def test_everything_that_can_happen_happens_in_the_random_games() -> None:
    seen: Counter[str] = Counter()

    @settings(max_examples=250)
    @given(start=starts(), seed=SEEDS)
    def play(start: Start, seed: int) -> None:
        for moment in moments(start, seed, 130):
            seen.update(happenings(moment))

    kinds = [kind.name for kind in Kind]
    phases = [f"in {phase.name}" for phase in Phase if phase not in (Phase.FIRST, Phase.REVEAL)]
    endings = [f"over by {ending.name}" for ending in Ending if ending != Ending.NONE]
    play_until(seen, (*kinds, *phases, *endings, *HAPPENINGS), play)
