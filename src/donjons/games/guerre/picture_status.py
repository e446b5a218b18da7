"""At the top of the panel: the round and its event, who does what, and in which order."""

from __future__ import annotations

from donjons.core.drawing import Drawing, Line, Span
from donjons.core.parameters import Language
from donjons.core.verbs import NOBODY
from donjons.games.guerre import picture_signs as signs
from donjons.games.guerre.battle import dice_in
from donjons.games.guerre.draws import is_chance
from donjons.games.guerre.houses import NAMES
from donjons.games.guerre.picture_battle import is_battle
from donjons.games.guerre.picture_words import TEXTS, paragraph
from donjons.games.guerre.rules import Event, Rules
from donjons.games.guerre.state import Ending, Phase, Power, State

SET_UP = (Phase.FIRST, Phase.CAPITAL, Phase.VILLAGE)
FROM_ANCHOR = (Phase.BID, Phase.TIE, Phase.REVEAL, Phase.RECRUIT, Phase.EVENT, Phase.PILLAGE_TIE, Phase.PILLAGE)


def draw_status(rules: Rules, state: State, language: Language) -> Drawing:
    texts = TEXTS[language]
    title = texts.ROUND.format(round=state.round_no, last=rules.max_rounds) if state.round_no else texts.SET_UP
    return [
        [Span(title, signs.NUMBER_STYLE)],
        *([[Span(_event(rules, state, language))]] if state.round_no and state.phase != Phase.EVENT else []),
        *([_order(rules, state, language)] if state.phase not in (Phase.FIRST, Phase.OVER) else []),
        [],
        *paragraph(_doing(state, language), signs.NUMBER_STYLE, indent=2),
    ]


def seat_in_turn(state: State) -> int:
    """Whose turn it is, also while the cards and dice of its battle are drawn; NOBODY between turns."""
    is_between = is_chance(state.phase) and not is_battle(state)
    return NOBODY if is_between or state.phase == Phase.OVER else state.seat


def _event(rules: Rules, state: State, language: Language) -> str:
    texts = TEXTS[language]
    event = texts.EVENTS[Event(rules.event_table[state.last_event])] if state.last_event else texts.NO_EVENT
    return str(texts.EVENT.format(event=event))


def _order(rules: Rules, state: State, language: Language) -> Line:
    """The living houses in the order of their turns, the one whose turn it is between brackets."""
    begin = _first_of_order(state)
    seats = [seat % rules.players for seat in range(begin, begin + rules.players) if state.alive[seat % rules.players]]
    spans = [
        Span(f"[{seat}]" if seat == seat_in_turn(state) else f" {seat} ", signs.SEAT_STYLES[seat]) for seat in seats
    ]
    return [Span(TEXTS[language].OPENS), *spans]


def _first_of_order(state: State) -> int:
    if state.phase in SET_UP or state.start_auction:
        return state.first
    return state.anchor if state.phase in FROM_ANCHOR else state.starter


def _doing(state: State, language: Language) -> str:
    texts = TEXTS[language]
    is_second_move = state.phase == Phase.ACT and state.moved
    template = texts.PHASES["act_again" if is_second_move else Phase(state.phase)]
    doing = template.format(
        house=NAMES[language][state.seat],
        villages=state.villages_left,
        power=texts.POWERS[Power(state.power)],
        gold=state.gold[state.seat],
        recruits=state.recruits_left,
        attack_dice=state.att_pool - dice_in(state.att_dice),
        defence_dice=state.def_pool - dice_in(state.def_dice),
        winner=NAMES[language][state.winner],
        ending=texts.ENDINGS.get(Ending(state.ending), ""),
    )
    return f"{signs.TURN} {doing}"
