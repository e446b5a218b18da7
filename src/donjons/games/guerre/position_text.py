"""Positions as text (§13.2): what `position.read_position` reads."""

from __future__ import annotations

from donjons.boards.roads import NO_PLACE, has
from donjons.core.errors import BadPosition
from donjons.core.game import Setting
from donjons.core.layout import Records, Row
from donjons.core.verbs import NOBODY
from donjons.games.guerre.atlas import place_id
from donjons.games.guerre.facts import IN_BATTLE, POWER_NAMES, fact, own_pope, reading, shown_bid
from donjons.games.guerre.notation import LETTERS
from donjons.games.guerre.position import DEFAULT_GOLD, DEFAULT_ROUND, SET_UP
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import (
    CARDS,
    FACES,
    NEUTRAL,
    NO_POPE,
    PLACES,
    Building,
    Card,
    Phase,
    PlaceKind,
    State,
)


def write_position(setting: Setting, records: Records) -> str:
    """A state as a `pos` line."""
    rules, state = reading(setting.rules, records)
    if state.phase in SET_UP or state.phase == Phase.OVER:
        raise BadPosition("only a game in progress has a position; a set-up or a finished game is written as a record.")
    words = ["pos", f"n={rules.players}", f"to={state.seat}", f"phase={Phase(state.phase).name}"]
    words += _seat_words(setting, records) + _turn_words(rules, state) + _pile_words(rules, state)
    words += _phase_words(rules, state)
    words += [f"{name}={value}" for name, value in setting.parameters.changes(setting.players).items()]
    groups = [_group(rules, state, seat) for seat in range(rules.players) if state.alive[seat]]
    return " | ".join([" ".join(words), *groups, *_neutral_group(rules, state)])


def _seat_words(setting: Setting, records: Records) -> list[str]:
    rules, state = reading(setting.rules, records)
    words = []
    for name in ("gold", "inf"):
        value = fact(setting.rules, records, name)
        if value != ",".join([DEFAULT_GOLD] * rules.players):
            words.append(f"{name}={value}")
    for name, power in POWER_NAMES.items():
        if state.holder[power] != NOBODY:
            words.append(f"{name}={state.holder[power]}")
    freed = fact(setting.rules, records, "freed")
    if freed != "-":
        words.append(f"freed={freed}")
    for seat in range(rules.players):
        if state.pope_place[seat] != NO_POPE:
            words.append(f"own.{seat}={own_pope(state, seat)}")
    out = [state.eliminated[place] for place in range(rules.players) if state.eliminated[place] != NOBODY]
    if out != sorted(out):
        words.append("out=" + ",".join(str(seat) for seat in out))
    return words


def _turn_words(rules: Rules, state: State) -> list[str]:
    anchor = max(0, state.holder[POWER_NAMES["ear"]])
    values = {
        "anchor": (state.anchor, anchor),
        "opens": (state.starter, state.anchor),
        "first": (state.first, 0),
        "moved": (state.moved, 0),
        "round": (state.round_no, int(DEFAULT_ROUND)),
        "english": (state.english, 0),
        "event": (state.last_event, 0),
    }
    words = [f"{name}={value}" for name, (value, default) in values.items() if value != default]
    was = ",".join(shown_bid(state.last_bids[seat]) for seat in range(rules.players))
    return words if set(was) <= {"-", ","} else [*words, f"was={was}"]


def _cards(pile: Row) -> str:
    return ",".join(f"{Card(card).name}{pile[card]}" for card in range(CARDS) if pile[card]) or "-"


def _pile_words(rules: Rules, state: State) -> list[str]:
    if all(state.deck[card] == rules.card_counts[card] for card in range(CARDS)):
        return []
    return [f"deck={_cards(state.deck)}", f"disc={_cards(state.discard)}"]


def _phase_words(rules: Rules, state: State) -> list[str]:
    tied = [str(seat) for seat in range(rules.players) if state.tied[seat]]
    words = [f"tied={','.join(tied)}"] if tied else []
    if state.phase in (Phase.BID, Phase.TIE, Phase.REVEAL):
        bids = ",".join(shown_bid(state.bids[seat]) for seat in range(rules.players))
        words += [f"power={state.power}", f"start={state.start_auction}", f"bids={bids}"]
    elif state.phase == Phase.RECRUIT:
        words.append(f"left={state.recruits_left}")
        if state.last_place != NO_PLACE:
            words.append(f"last={place_id(state.last_place)}")
    elif state.phase == Phase.BUILD_MORE:
        words.append("built=" + ",".join(place_id(place) for place in range(PLACES) if has(state.built, place)))
    elif state.attacked and Phase.DRAW <= state.phase <= Phase.OCCUPY:
        words += _battle_words(state)
    return words


def _battle_words(state: State) -> list[str]:
    words = [f"battle={place_id(state.origin)}x{place_id(state.target)}.{state.sent}"]
    piles = {"acards": state.att_drawn, "dcards": state.def_drawn, "aleft": state.att_left, "dleft": state.def_left}
    words += [f"{name}={cards}" for name, pile in piles.items() if (cards := _cards(pile)) != "-"]
    words += [f"{name}={getattr(state, field)}" for name, field in IN_BATTLE.items() if getattr(state, field)]
    for name, dice in (("adice", state.att_dice), ("ddice", state.def_dice)):
        shown = "".join(str(face) * dice[face] for face in range(FACES - 1, 0, -1))
        if shown:
            words.append(f"{name}={shown}")
    return words


def _place(state: State, place: int) -> str:
    star = "*" if state.kind[place] == PlaceKind.CAPITAL else ""
    return f"{place_id(place)}{star}{state.tokens[place]}{LETTERS.get(Building(state.building[place]), '')}"


def _group(rules: Rules, state: State, seat: int) -> str:
    return " ".join([str(seat), *(_place(state, place) for place in range(PLACES) if state.owner[place] == seat)])


def _neutral_group(rules: Rules, state: State) -> list[str]:
    """The neutral places that are not as a map without them would have them."""
    places = [
        _place(state, place)
        for place in range(PLACES)
        if state.owner[place] == NEUTRAL
        and (state.building[place] or state.kind[place] == PlaceKind.CAPITAL or has(rules.crown_cities, place))
    ]
    return [" ".join(["-", *places])] if places else []
