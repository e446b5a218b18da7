"""What befalls the kingdom at the beginning of a round (§8.5)."""

from __future__ import annotations

from donjons.boards.roads import NO_PLACE
from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.guerre.auction import open_auctions
from donjons.games.guerre.places import cities_of, eliminate_if_beaten, lose, room, troops_of, villages_of
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.rules import EnglishCount, EnglishReward, Event, FamineRounding, RecruitWhere, Rules
from donjons.games.guerre.state import PLACES, Phase, PlaceKind, Power, State
from donjons.games.guerre.steps import Kind, encode
from donjons.games.guerre.turn import start_round
from donjons.games.guerre.victory import look_for_victory


@compiled
def befall(rules: Rules, state: State, face: int) -> None:
    """The event die has been thrown."""
    state.last_event = face
    event = rules.event_table[face]
    if event == Event.CHANGE:
        open_auctions(rules, state, False)
    elif event == Event.RECRUIT:
        state.position = -1
        next_recruiter(rules, state)
    elif event == Event.ENGLISH:
        sail(rules, state)
    else:
        if event == Event.FAMINE:
            starve(rules, state)
        elif event == Event.HARVEST:
            harvest(rules, state)
        start_round(rules, state)


@compiled
def starve(rules: Rules, state: State) -> None:
    """Famine: only single tokens are spared."""
    rounding = rules.famine_divisor - 1 if rules.famine_rounding == FamineRounding.UP else 0
    for place in range(PLACES):
        tokens = state.tokens[place]
        if tokens >= 2:
            state.tokens[place] = tokens - (tokens + rounding) // rules.famine_divisor


@compiled
def income(rules: Rules, state: State, seat: int) -> int:
    """The gold of a harvest; the guild pays its holder better."""
    cities, villages = cities_of(state, seat), villages_of(state, seat)
    if state.holder[Power.GUILD] == seat:
        return rules.guild_city * cities + rules.guild_village * villages
    return rules.harvest_city * cities + villages // rules.harvest_villages_per_ingot


@compiled
def harvest(rules: Rules, state: State) -> None:
    for seat in range(rules.players):
        if state.alive[seat]:
            state.gold[seat] = min(rules.gold_cap, state.gold[seat] + income(rules, state, seat))


@compiled
def levy(rules: Rules, state: State, seat: int) -> int:
    """The tokens of a recruitment."""
    cities, villages = cities_of(state, seat), villages_of(state, seat)
    return rules.recruit_city * cities + villages // rules.recruit_villages_per_token


@compiled
def next_recruiter(rules: Rules, state: State) -> None:
    """The next living seat with tokens to place and room for them, clockwise from the anchor; then the round begins."""
    state.last_place = NO_PLACE
    state.position += 1
    while state.position < rules.players:
        seat = (state.anchor + state.position) % rules.players
        state.seat = seat
        state.recruits_left = levy(rules, state, seat) if state.alive[seat] else 0
        if state.recruits_left > 0 and has_room(rules, state):
            state.phase = Phase.RECRUIT
            return
        state.position += 1
    state.recruits_left = 0
    start_round(rules, state)


@compiled
def has_room(rules: Rules, state: State) -> bool:
    for place in range(PLACES):
        if why_not_recruit(rules, state, place) == Rule.NONE:
            return True
    return False


@compiled
def why_not_recruit(rules: Rules, state: State, place: int) -> Rule:
    if state.owner[place] != state.seat:
        return Rule.NOT_YOURS
    if rules.recruit_where == RecruitWhere.CITIES and state.kind[place] == PlaceKind.VILLAGE:
        return Rule.CITIES_ONLY
    return Rule.NONE if room(rules, state, place) > 0 else Rule.FULL


@compiled
def list_recruits(rules: Rules, state: State, out: Row) -> int:
    count = 0
    for place in range(PLACES):
        if why_not_recruit(rules, state, place) == Rule.NONE:
            out[count] = encode(Kind.RECRUIT, place, 0, 0)
            count += 1
    return count


@compiled
def recruit(rules: Rules, state: State, place: int) -> None:
    state.tokens[place] += 1
    state.recruits_left -= 1
    state.last_place = place
    if state.recruits_left == 0 or not has_room(rules, state):
        next_recruiter(rules, state)


@compiled
def sail(rules: Rules, state: State) -> None:
    """The English army comes one step nearer, and strikes on the last."""
    state.english += 1
    if state.english < rules.english_steps:
        start_round(rules, state)
        return
    state.english = 0
    strength = 0
    for seat in range(rules.players):
        if state.alive[seat]:
            strength += troops_of(state, seat)
    if strength > english_power(rules, state):
        reward_defenders(rules, state)
        look_for_victory(rules, state)
        if state.phase != Phase.OVER:
            start_round(rules, state)
    else:
        find_victim(rules, state)


@compiled
def english_power(rules: Rules, state: State) -> int:
    houses = rules.players
    if rules.english_count == EnglishCount.LIVING:
        houses = 0
        for seat in range(rules.players):
            houses += state.alive[seat]
    return rules.english_power_per_player * houses


@compiled
def reward_defenders(rules: Rules, state: State) -> None:
    """The English are repelled: influence for all, and more for a single strongest house."""
    most = 0
    strongest = 0
    for seat in range(rules.players):
        if state.alive[seat]:
            troops = troops_of(state, seat)
            if troops > most:
                most, strongest = troops, 1
            elif troops == most:
                strongest += 1
    for seat in range(rules.players):
        if state.alive[seat]:
            is_top = troops_of(state, seat) == most
            if is_top and strongest == 1:
                state.influence[seat] += rules.english_top
            elif is_top or rules.english_reward == EnglishReward.ALL_AND_TOP:
                state.influence[seat] += rules.english_all


@compiled
def find_victim(rules: Rules, state: State) -> None:
    """The English win: the weakest house must yield a village; chance decides between equals."""
    fewest = -1
    weakest = 0
    victim = 0
    for seat in range(rules.players):
        if state.alive[seat]:
            troops = troops_of(state, seat)
            if fewest < 0 or troops < fewest:
                fewest, weakest, victim = troops, 1, seat
            elif troops == fewest:
                weakest += 1
    if weakest == 1:
        pillage(rules, state, victim)
        return
    for seat in range(rules.players):
        state.tied[seat] = state.alive[seat] != 0 and troops_of(state, seat) == fewest
    state.phase = Phase.PILLAGE_TIE


@compiled
def pillage(rules: Rules, state: State, victim: int) -> None:
    """The victim chooses what it loses, unless it has no village; the powers are sold anew after that."""
    state.seat = victim
    if villages_of(state, victim) > 0:
        state.phase = Phase.PILLAGE
    else:
        open_auctions(rules, state, False)


@compiled
def why_not_yield(state: State, place: int) -> Rule:
    if state.owner[place] != state.seat:
        return Rule.NOT_YOURS
    return Rule.NONE if state.kind[place] == PlaceKind.VILLAGE else Rule.NOT_A_VILLAGE


@compiled
def list_yields(state: State, out: Row) -> int:
    count = 0
    for place in range(PLACES):
        if why_not_yield(state, place) == Rule.NONE:
            out[count] = encode(Kind.YIELD, place, 0, 0)
            count += 1
    return count


@compiled
def yield_village(rules: Rules, state: State, place: int) -> None:
    lose(rules, state, place)
    eliminate_if_beaten(rules, state, state.seat)
    look_for_victory(rules, state)
    if state.phase != Phase.OVER:
        open_auctions(rules, state, False)
