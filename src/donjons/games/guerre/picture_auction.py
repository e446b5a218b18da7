"""In an auction: which power is sold and what has been bid, as far as it may be seen."""

from __future__ import annotations

from donjons.core.drawing import Drawing, Span
from donjons.core.parameters import Language
from donjons.games.guerre import picture_signs as signs
from donjons.games.guerre.auction import may_bid
from donjons.games.guerre.facts import shown_bid
from donjons.games.guerre.picture_houses import seat_row
from donjons.games.guerre.picture_words import TEXTS
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import NO_BID, Phase, Power, State

AUCTION = (Phase.BID, Phase.TIE, Phase.REVEAL)


def draw_auction(rules: Rules, state: State, language: Language) -> Drawing:
    """Nothing outside an auction."""
    if state.phase not in AUCTION:
        return []
    texts, seats = TEXTS[language], range(rules.players)
    opened = [int(state.last_bids[seat]) for seat in seats]
    title = texts.AUCTION.format(power=texts.POWERS[Power(state.power)])
    return [
        [],
        [Span(title, signs.NUMBER_STYLE)],
        seat_row(rules, texts.BIDS, [_bid(state, seat) for seat in seats]),
        *([seat_row(rules, texts.LAST_BIDS, [_opened(bid) for bid in opened])] if max(opened) > NO_BID else []),
        [Span(texts.BIDS_LEGEND, signs.QUIET_STYLE)],
    ]


def _bid(state: State, seat: int) -> Span:
    return Span(shown_bid(state.bids[seat]), signs.NUMBER_STYLE) if may_bid(state, seat) else _opened(NO_BID)


def _opened(bid: int) -> Span:
    return Span(signs.OUT if bid == NO_BID else shown_bid(bid), signs.QUIET_STYLE)
