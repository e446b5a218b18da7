"""What chance did and which bids were sealed, as sentences; events and battles have files of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.core.verbs import NOBODY
from donjons.core.wording import both, sentence
from donjons.games.guerre.auction import hidden_bidder, nearest
from donjons.games.guerre.battle import dice_in
from donjons.games.guerre.cards import cards_in
from donjons.games.guerre.draws import is_chance
from donjons.games.guerre.explain_battle import Draw
from donjons.games.guerre.explain_clash import tell_clash
from donjons.games.guerre.explain_ending import victory
from donjons.games.guerre.explain_events import Outcome, tell_event
from donjons.games.guerre.explain_muster import tell_cards
from donjons.games.guerre.explain_scene import Words
from donjons.games.guerre.facts import reading
from donjons.games.guerre.places import villages_of
from donjons.games.guerre.rules import CrownTie, ZeroBid
from donjons.games.guerre.state import NO_BID, Phase, State
from donjons.games.guerre.steps import Kind, kind_of

DICE = (Kind.ATTACK_DIE, Kind.DEFENCE_DIE)


def tell(rules: Records, played: Sequence[Draw], language: Language) -> list[str]:
    """What nobody knew beforehand; cards of a battle in a row, and dice of a clash, are told together."""
    told: list[str] = []
    draws = [(records, step) for records, step in played if _is_news(reading(rules, records)[1])]
    for group in _grouped(rules, draws):
        kind = kind_of(group[-1][1])
        if kind == Kind.CARD:
            told += tell_cards(rules, group, language)
        elif kind in (*DICE, Kind.CLASH):
            told += tell_clash(rules, group, language)
        else:
            told += _tell_one(rules, *group[0], language)
    return told


def _is_news(state: State) -> bool:
    return is_chance(state.phase) or state.phase == Phase.BID


def _grouped(rules: Records, draws: Sequence[Draw]) -> list[list[Draw]]:
    groups: list[list[Draw]] = []
    for records, step in draws:
        if groups and _goes_on(reading(rules, records)[1], groups[-1][-1][1], step):
            groups[-1].append((records, step))
        else:
            groups.append([(records, step)])
    return groups


def _goes_on(state: State, last: int, step: int) -> bool:
    """Does this draw follow others of the same battle's cards, or of the same clash?"""
    if kind_of(step) == Kind.CARD:
        return kind_of(last) == Kind.CARD and cards_in(state.att_drawn) > 0
    return kind_of(step) in DICE and kind_of(last) in DICE and dice_in(state.att_dice) > 0


def _tell_one(rules: Records, records: Records, step: int, language: Language) -> Iterator[str]:
    outcome = Outcome(rules, records, step, language)
    if kind_of(step) == Kind.EVENT_DIE:
        yield from tell_event(outcome)
    elif outcome.state.phase == Phase.BID:
        yield from _tell_bids(outcome)
    elif outcome.state.phase == Phase.REVEAL:
        hidden = hidden_bidder(outcome.rules, outcome.state)
        yield sentence(language, outcome.about("imagined", hidden, outcome.face))
    elif outcome.state.phase == Phase.TIE:
        yield sentence(language, _tie(outcome, kind_of(step) == Kind.TIE_DIE))
    elif outcome.state.phase == Phase.FIRST:
        yield sentence(language, outcome.about("first", outcome.face))
    else:
        has_village = villages_of(outcome.state, outcome.face) > 0
        yield sentence(language, outcome.about("pillaged" if has_village else "not_pillaged", outcome.face))


def _tell_bids(outcome: Outcome) -> Iterator[str]:
    """Once the last bid is made, all of them and who gets the power; a tie that chance breaks is told by chance."""
    rules, state, after, texts = outcome.rules, outcome.state, outcome.after, outcome.texts
    if after.phase == Phase.REVEAL or (after.phase == Phase.BID and after.power == state.power):
        return
    bids = {seat: after.last_bids[seat] for seat in range(rules.players) if after.last_bids[seat] != NO_BID}
    nobody, is_tied = max(bids.values()) == 0, after.phase == Phase.TIE
    what = outcome.says(
        "nobody_bids" if nobody else "for_power", power=outcome.power_of(state.power), bids=_listed(outcome, bids)
    )
    if not (nobody and is_tied):
        yield sentence(outcome.language, what if is_tied else f"{what}{texts.SEMICOLON}{_sold(outcome, bids)}")
    if after.phase == Phase.OVER:
        yield victory(Words(rules, after, outcome.language))


def _listed(outcome: Outcome, bids: dict[int, int]) -> str:
    """The bids from the highest, equal ones together."""
    bidders = {bid: [seat for seat in bids if bids[seat] == bid] for bid in sorted(set(bids.values()), reverse=True)}
    clauses = [
        outcome.says("bid" if len(seats) > 1 else "bids", houses=outcome.houses(seats), count=bid)
        for bid, seats in bidders.items()
    ]
    return both(outcome.language, clauses)


def _sold(outcome: Outcome, bids: dict[int, int]) -> str:
    """What becomes of the power when chance has no part in it."""
    highest = max(bids.values())
    highest_bidders = [seat for seat, bid in bids.items() if bid == highest]
    holder = outcome.after.holder[outcome.state.power]
    if len(highest_bidders) == 1 and (highest > 0 or outcome.rules.zero_bid == ZeroBid.COUNTS):
        return outcome.about("takes", holder, highest)
    return outcome.about("keeps", holder) if holder != NOBODY else outcome.says("vacant")


def _tie(outcome: Outcome, by_die: bool) -> str:
    """Who was tied for what, and how chance broke the tie."""
    rules, state, texts = outcome.rules, outcome.state, outcome.texts
    tied = [seat for seat in range(rules.players) if state.tied[seat]]
    bid, power = state.bids[tied[0]], outcome.power_of(state.power)
    name = "tie" if bid > 0 or by_die else "nobody_bids"
    what = outcome.says(name, houses=outcome.houses(tied), count=outcome.number(bid), power=power)
    winner = nearest(rules, state, outcome.face) if by_die else outcome.face
    how = _by_die(outcome, winner) if by_die else outcome.about("rolled", winner, state.bids[winner])
    return f"{what}{texts.COLON}{how}"


def _by_die(outcome: Outcome, winner: int) -> str:
    rules, state = outcome.rules, outcome.state
    side = "left" if outcome.face % 2 else "right"
    rule = "neighbour" if rules.crown_tie == CrownTie.NEIGHBOUR else "nearest"
    name = f"{rule}_{side}" if winner != state.anchor else "no_other"
    return outcome.about(name, winner, state.bids[winner])
