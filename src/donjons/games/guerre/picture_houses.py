"""The table of the houses, a column for each: what they have, their favours, and how near they are to winning."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from donjons.boards.roads import has
from donjons.core.drawing import Drawing, Line, Span
from donjons.core.parameters import Language
from donjons.core.verbs import NOBODY
from donjons.games.guerre import picture_signs as signs
from donjons.games.guerre.explain_scene import Words
from donjons.games.guerre.houses import NAMES
from donjons.games.guerre.picture_status import seat_in_turn
from donjons.games.guerre.picture_words import PANEL_WIDTH, TEXTS, paragraph
from donjons.games.guerre.places import buildings_of, troops_of
from donjons.games.guerre.pope import churches_of, connected, how_many, places_of
from donjons.games.guerre.rules import PopeLink, Rules
from donjons.games.guerre.state import NO_POPE, PLACES, Building, PlaceKind, Power, State

NAME_WIDTH = 20
WIDEST_COLUMN = 5


def draw_houses(rules: Rules, state: State, language: Language) -> Drawing:
    texts, seats = TEXTS[language], range(rules.players)
    names = {
        name: text.format(gold_cap=rules.gold_cap, fortress_max=rules.fortress_max, church_max=rules.church_max)
        for name, text in texts.ROWS.items()
    }
    return [
        seat_row(rules, texts.HOUSE, [_house(state, seat) for seat in seats]),
        *(
            seat_row(rules, names[name], [Span(str(count(state, seat))) for seat in seats])
            for name, count in COUNTS.items()
        ),
        *(seat_row(rules, names[power], [_favour(state, power, seat) for seat in seats]) for power in Power),
        *paragraph(", ".join(f"{seat} {NAMES[language][seat]}" for seat in seats), signs.QUIET_STYLE),
        [],
        [Span(texts.GOALS, signs.NUMBER_STYLE)],
        *_races(rules, state, language),
        *_protection(rules, state, language),
    ]


def seat_row(rules: Rules, name: str, cells: Sequence[Span]) -> Line:
    """A name and a cell for each house."""
    width = min(WIDEST_COLUMN, (PANEL_WIDTH - NAME_WIDTH) // rules.players)
    return [
        Span(name.ljust(NAME_WIDTH)),
        *(span for cell in cells for span in (Span(" " * (width - len(cell.text))), cell)),
    ]


def _house(state: State, seat: int) -> Span:
    if not state.alive[seat]:
        return Span(f"{signs.OUT}{seat}", signs.QUIET_STYLE)
    return Span(f"{signs.TURN}{seat}" if seat == seat_in_turn(state) else str(seat), signs.SEAT_STYLES[seat])


def _favour(state: State, power: Power, seat: int) -> Span:
    if state.holder[power] == seat:
        return Span(signs.HOLDS, signs.SEAT_STYLES[seat])
    return Span(signs.EMPTY, signs.QUIET_STYLE)


COUNTS: dict[str, Callable[[State, int], int]] = {
    "gold": lambda state, seat: state.gold[seat],
    "tokens": troops_of,
    "places": lambda state, seat: how_many(places_of(state, seat)),
    "fortresses": lambda state, seat: buildings_of(state, seat, Building.FORTRESS),
    "churches": lambda state, seat: buildings_of(state, seat, Building.CHURCH),
}


def capitals_of(state: State, seat: int) -> int:
    return sum(state.owner[place] == seat and state.kind[place] == PlaceKind.CAPITAL for place in range(PLACES))


def crown_cities_of(rules: Rules, state: State, seat: int) -> int:
    return how_many(places_of(state, seat) & rules.crown_cities)


def linked_churches(rules: Rules, state: State, seat: int) -> int:
    """The most churches of a house that are linked to one another."""
    churches = churches_of(state, seat)
    within = churches if rules.pope_link == PopeLink.DIRECT else places_of(state, seat)
    groups = (connected(rules, place, within) & churches for place in range(PLACES) if has(churches, place))
    return max((how_many(group) for group in groups), default=0)


def _races(rules: Rules, state: State, language: Language) -> Drawing:
    """A line for each way to win, with what it takes, and the churches that the last one needs."""
    seats = range(rules.players)
    held = [capitals_of(state, seat) for seat in seats]
    counts = {
        "influence": [int(state.influence[seat]) for seat in seats],
        "crown": [crown_cities_of(rules, state, seat) for seat in seats],
        "capitals": held,
        "pope": [int(state.pope_age[seat]) if state.pope_place[seat] != NO_POPE else NOBODY for seat in seats],
        "linked": [linked_churches(rules, state, seat) for seat in seats],
    }
    targets = {
        "win_influence": rules.win_influence,
        "crown_cities": how_many(rules.crown_cities),
        "capitals": sum(held),
        "pope_turns": rules.pope_turns,
        "pope_churches": rules.pope_churches,
    }
    return [
        seat_row(rules, name.format(**targets), [_pace(count, counts[race]) for count in counts[race]])
        for race, name in TEXTS[language].RACES.items()
    ]


def _pace(count: int, all_counts: list[int]) -> Span:
    """Bold for who is ahead; a dash for who has not even begun."""
    if count == NOBODY:
        return Span("-", signs.QUIET_STYLE)
    return Span(str(count), signs.NUMBER_STYLE if count == max(all_counts) > 0 else "")


def _protection(rules: Rules, state: State, language: Language) -> Drawing:
    """Whom the pope's support protects, and against whom it does not."""
    holder = state.holder[Power.POPE]
    if holder == NOBODY:
        return []
    words = Words(rules, state, language)
    released = [seat for seat in range(rules.players) if state.released[seat] and state.alive[seat]]
    template = TEXTS[language].RELEASED if released else TEXTS[language].PROTECTED
    told = template.format(holder=words.house_of(holder), houses=words.houses(released))
    return [[], *paragraph(told, signs.QUIET_STYLE)]
