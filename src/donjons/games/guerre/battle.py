"""Battles: cards are drawn, turned into dice, and clash until one side breaks (§8.6 to §8.9)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.guerre.cards import attack_value, cards_in, defence_value, strike_weakest
from donjons.games.guerre.places import capacity, eliminate_if_beaten, gain, lose
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.rules import AssassinBonus, BattleChance, EarDie, Rules, ZeroCard
from donjons.games.guerre.state import (
    CARDS,
    CROWN,
    FACES,
    Building,
    Card,
    Phase,
    PlaceKind,
    Power,
    State,
)
from donjons.games.guerre.steps import Kind, encode
from donjons.games.guerre.turn import end_turn, end_turn_unless_over


@compiled
def open_battle(rules: Rules, state: State, origin: int, target: int, count: int) -> None:
    """The engaged tokens stay where they are until the battle is over."""
    state.origin = origin
    state.target = target
    state.sent = count
    state.att_tokens = count
    state.def_tokens = state.tokens[target] if state.owner[target] >= 0 else 0
    state.phase = Phase.DRAW


@compiled
def is_manned(state: State) -> bool:
    """Does a house defend, and not the crown or nobody?"""
    return state.owner[state.target] >= 0


@compiled
def cards_to_defend(rules: Rules, state: State) -> int:
    if not is_manned(state):
        return 0
    extra = rules.capital_cards if state.kind[state.target] == PlaceKind.CAPITAL else 0
    return state.tokens[state.target] + extra


@compiled
def draw_card(rules: Rules, state: State, card: int) -> None:
    """The attacker draws first, then the defender; before an empty pile the discard is shuffled."""
    if cards_in(state.deck) == 0:
        for other in range(CARDS):
            state.deck[other] = state.discard[other]
            state.discard[other] = 0
    state.deck[card] -= 1
    if cards_in(state.att_drawn) < state.sent:
        state.att_drawn[card] += 1
    else:
        state.def_drawn[card] += 1
    if cards_in(state.att_drawn) + cards_in(state.def_drawn) == state.sent + cards_to_defend(rules, state):
        muster(rules, state)


@compiled
def muster(rules: Rules, state: State) -> None:
    """MUSTER: the cards become dice, and if both sides have some they are rolled."""
    lay_open(rules, state)
    if rules.zero_card == ZeroCard.AT_ONCE:
        dismiss_worthless(rules, state)
        if state.att_tokens == 0 or (is_manned(state) and state.def_tokens == 0):
            decide(rules, state)
            return
    if state.att_pool == 0:
        withdraw(rules, state)
    elif state.def_pool == 0:
        state.phase = Phase.OCCUPY
    elif rules.retreat_before_first:
        state.phase = Phase.PRESS
    else:
        begin_clash(state)


@compiled
def lay_open(rules: Rules, state: State) -> None:
    """All cards stand, and give their dice."""
    for card in range(CARDS):
        state.att_left[card] = state.att_drawn[card]
        state.def_left[card] = state.def_drawn[card]
    state.att_pool = attack_dice(rules, state)
    state.def_pool = max(0, defence_dice(rules, state) - dice_taken(rules, state))


@compiled
def attack_dice(rules: Rules, state: State) -> int:
    dice = 0
    for card in range(CARDS):
        if state.att_drawn[card] > 0:
            dice += state.att_drawn[card] * attack_value(rules, state, card)
    if state.building[state.origin] == Building.FORTRESS:
        dice += rules.fortress_attack
    if rules.ear_die == EarDie.TOKEN and state.holder[Power.CROWN] == state.seat:
        dice += rules.ear_dice * state.sent
    return dice


@compiled
def place_dice(rules: Rules, state: State) -> int:
    """What a building adds to the defence of a house."""
    building = state.building[state.target]
    if not is_manned(state) or building == Building.NONE:
        return 0
    return rules.fortress_defence if building == Building.FORTRESS else rules.church_defence


@compiled
def defence_dice(rules: Rules, state: State) -> int:
    """The dice of the defence before assassins and trebuchets."""
    if state.owner[state.target] == CROWN:
        return rules.crown_dice_per_player * rules.players
    if not is_manned(state):
        return rules.neutral_dice
    dice = place_dice(rules, state)
    for card in range(CARDS):
        if state.def_drawn[card] > 0:
            dice += state.def_drawn[card] * defence_value(rules, state, card)
    return dice


@compiled
def bonus_dice(rules: Rules, state: State) -> int:
    """The dice of the defence that assassins can cancel."""
    by_source = rules.assassin_bonus == AssassinBonus.SOURCE
    if state.owner[state.target] == CROWN:
        return defence_dice(rules, state) if by_source else 0
    if not is_manned(state):
        return 0
    bonus = place_dice(rules, state)
    if state.att_drawn[Card.CV] > 0:
        bonus += state.def_drawn[Card.MU] * rules.mu_vs_cv
    if by_source and state.kind[state.target] == PlaceKind.CAPITAL:
        bonus += rules.capital_cards
    return bonus


@compiled
def dice_taken(rules: Rules, state: State) -> int:
    """What assassins and trebuchets take from the defence."""
    cancelled = min(rules.assassin_cancels * state.att_drawn[Card.AS], bonus_dice(rules, state))
    return cancelled + rules.trebuchet_takes * state.att_drawn[Card.TB]


@compiled
def dismiss_worthless(rules: Rules, state: State) -> None:
    """With `zero_card = at_once` cards without dice go before the first roll."""
    for card in range(CARDS):
        if attack_value(rules, state, card) == 0:
            state.att_left[card] = 0
        if defence_value(rules, state, card) == 0:
            state.def_left[card] = 0
    state.att_tokens = min(state.att_tokens, cards_in(state.att_left))
    state.def_tokens = min(state.def_tokens, cards_in(state.def_left))


@compiled
def begin_clash(state: State) -> None:
    """The dice of both sides are gathered up."""
    for face in range(FACES):
        state.att_dice[face] = 0
        state.def_dice[face] = 0
    state.phase = Phase.ROLL_A


@compiled
def roll_attack(rules: Rules, state: State, face: int) -> None:
    state.att_dice[face] += 1
    if dice_in(state.att_dice) == state.att_pool:
        state.phase = Phase.ROLL_D


@compiled
def roll_defence(rules: Rules, state: State, face: int) -> None:
    state.def_dice[face] += 1
    if dice_in(state.def_dice) == state.def_pool:
        clash(rules, state, min(state.att_pool, state.def_pool) - dice_beaten(state))


@compiled
def dice_in(dice: Row) -> int:
    count = 0
    for face in range(1, FACES):
        count += dice[face]
    return count


@compiled
def dice_beaten(state: State) -> int:
    """Both sides sorted from the highest: how many dice of the defence meet a strictly higher one."""
    beaten = 0
    attackers = 0  # dice above the face at hand
    defenders = 0
    for below in range(1, FACES):
        face = FACES - below
        with_attackers = attackers + state.att_dice[face]
        with_defenders = defenders + state.def_dice[face]
        beaten += max(0, min(with_attackers, state.def_pool) - max(attackers, with_defenders))
        attackers, defenders = with_attackers, with_defenders
    return beaten


@compiled
def suffer(rules: Rules, state: State, attack_loses: int) -> None:
    """Both sides lose their dice at once, then cards from the weakest, and with them tokens."""
    defence_loses = min(state.att_pool, state.def_pool) - attack_loses
    state.att_pool -= attack_loses
    state.def_pool -= defence_loses
    if attack_loses > 0:
        state.att_wounds += attack_loses
        state.att_wounds = strike_weakest(rules, state, True)
        state.att_tokens = min(state.att_tokens, cards_in(state.att_left))
    if defence_loses > 0 and is_manned(state):
        state.def_wounds += defence_loses
        state.def_wounds = strike_weakest(rules, state, False)
        state.def_tokens = min(state.def_tokens, cards_in(state.def_left))


@compiled
def clash(rules: Rules, state: State, attack_loses: int) -> None:
    """CLASH: the losses of both sides, and whether one is beaten."""
    suffer(rules, state, attack_loses)
    decide(rules, state)


@compiled
def decide(rules: Rules, state: State) -> None:
    """Is a side beaten? A defence that has lost its dice to trebuchets, but not its tokens, outlives the attackers."""
    is_broken = is_manned(state) and state.def_tokens == 0
    if state.att_tokens > 0:
        state.phase = Phase.OCCUPY if is_broken or state.def_pool == 0 else Phase.PRESS
    elif is_broken:
        destroy_both(rules, state)
    else:
        withdraw(rules, state)


@compiled
def close_battle(state: State) -> None:
    """All cards drawn go to the discard pile, the attackers lost are taken away, and nothing is remembered."""
    state.tokens[state.origin] -= state.sent - state.att_tokens
    for card in range(CARDS):
        state.discard[card] += state.att_drawn[card] + state.def_drawn[card]
        state.att_drawn[card] = 0
        state.def_drawn[card] = 0
        state.att_left[card] = 0
        state.def_left[card] = 0
    for face in range(FACES):
        state.att_dice[face] = 0
        state.def_dice[face] = 0
    state.origin = 0
    state.target = 0
    state.sent = 0
    state.att_tokens = 0
    state.def_tokens = 0
    state.att_pool = 0
    state.def_pool = 0
    state.att_wounds = 0
    state.def_wounds = 0


@compiled
def withdraw(rules: Rules, state: State) -> None:
    """A retreat, or an attack that has broken: the defender keeps what stands."""
    if is_manned(state):
        state.tokens[state.target] = state.def_tokens
    close_battle(state)
    end_turn(rules, state)


@compiled
def destroy_both(rules: Rules, state: State) -> None:
    """Nobody is left to take the place."""
    target = int(state.target)
    defender = int(state.owner[target])
    close_battle(state)
    lose(rules, state, target)
    eliminate_if_beaten(rules, state, defender)
    end_turn_unless_over(rules, state)


@compiled
def most_to_occupy(rules: Rules, state: State) -> int:
    return min(state.att_tokens, capacity(rules, state, state.target))


@compiled
def why_not_occupy(rules: Rules, state: State, count: int) -> Rule:
    if count > state.att_tokens:
        return Rule.SURVIVORS
    return Rule.NONE if count <= most_to_occupy(rules, state) else Rule.FULL


@compiled
def list_occupations(rules: Rules, state: State, out: Row) -> int:
    most = most_to_occupy(rules, state)
    for count in range(1, most + 1):
        out[count - 1] = encode(Kind.OCCUPY, 0, 0, count)
    return most


@compiled
def occupy(rules: Rules, state: State, count: int) -> None:
    """The place is won: some of those that fought move in, the others stay at home."""
    origin, target = int(state.origin), int(state.target)
    defender = int(state.owner[target])
    close_battle(state)
    if defender >= 0:
        lose(rules, state, target)
    state.tokens[origin] -= count
    gain(rules, state, target, state.seat, count)
    if defender >= 0:
        eliminate_if_beaten(rules, state, defender)
    end_turn_unless_over(rules, state)


@compiled
def is_drawn_whole(rules: Rules) -> bool:
    """Is a clash one draw from its law, and not die by die?"""
    return rules.battle_chance == BattleChance.LOSSES
