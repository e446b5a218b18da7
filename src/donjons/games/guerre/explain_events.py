"""What befalls the kingdom, as sentences."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.core.wording import sentence
from donjons.games.guerre.events import english_power, has_room, income, levy
from donjons.games.guerre.explain_ending import victory
from donjons.games.guerre.explain_scene import Words
from donjons.games.guerre.facts import living, reading
from donjons.games.guerre.places import troops_of, villages_of
from donjons.games.guerre.rules import Event
from donjons.games.guerre.state import Phase
from donjons.games.guerre.steps import number_of
from donjons.games.guerre.verbs import play


class Outcome(Words):
    """A step that brings news, between the state before it and the state after."""

    def __init__(self, rules: Records, records: Records, step: int, language: Language) -> None:
        super().__init__(*reading(rules, records), language)
        _, self.after = reading(rules, records.copy())
        play(self.rules, self.after, step)
        self.face = number_of(step)

    def says(self, name: str, **values: object) -> str:
        template: str = self.texts.CHANCE[name]
        return template.format(**values)

    def about(self, name: str, seat: int, count: int = 0, left: int = 0) -> str:
        number = self.number(count)
        return self.says(
            name,
            house=self.house_of(seat),
            anchor=self.house_of(self.state.anchor),
            pays=self.texts.CHANCE["pays"].format(count=number),
            count=number,
            left=left,
            face=self.face,
        )


def tell_event(outcome: Outcome) -> Iterator[str]:
    texts, event = outcome.texts, Event(outcome.rules.event_table[outcome.face])
    shows = texts.DIE.format(face=outcome.face, event=texts.EVENTS[event])
    effects = texts.SEMICOLON.join(EFFECTS[event](outcome)) if event in EFFECTS else ""
    yield sentence(outcome.language, texts.COLON.join(filter(None, [shows, effects])))
    if outcome.after.phase == Phase.OVER:
        yield victory(Words(outcome.rules, outcome.after, outcome.language))


def _famine(outcome: Outcome) -> Iterator[str]:
    losses = {seat: troops_of(outcome.state, seat) - troops_of(outcome.after, seat) for seat in living(outcome.state)}
    for seat, lost in losses.items():
        if lost:
            yield outcome.about("starved", seat, lost, troops_of(outcome.after, seat))
    if not any(losses.values()):
        yield outcome.says("spared")


def _change(outcome: Outcome) -> Iterator[str]:
    yield outcome.says("auctions")


def _harvest(outcome: Outcome) -> Iterator[str]:
    for seat in living(outcome.state):
        gold = outcome.after.gold[seat]
        gained, whole = gold - outcome.state.gold[seat], income(outcome.rules, outcome.state, seat)
        if whole == 0:
            yield outcome.about("reaps_nothing", seat)
        elif gained < whole:
            yield outcome.says(
                "reaps_less",
                house=outcome.house_of(seat),
                count=outcome.number(gained),
                whole=whole,
                cap=outcome.rules.gold_cap,
            )
        else:
            yield outcome.about("reaps", seat, gained, gold)


def _recruitment(outcome: Outcome) -> Iterator[str]:
    """Every house with its tokens, in the order in which they place them."""
    players = outcome.rules.players
    for turn in range(players):
        seat = (outcome.state.anchor + turn) % players
        if outcome.state.alive[seat]:
            tokens = levy(outcome.rules, outcome.state, seat)
            outcome.after.seat = seat
            shut_out = tokens > 0 and not has_room(outcome.rules, outcome.after)
            yield outcome.about("no_room" if shut_out else "levy", seat, tokens)


def _english(outcome: Outcome) -> Iterator[str]:
    rules, state, after = outcome.rules, outcome.state, outcome.after
    if after.english > 0:
        yield outcome.says("nearer", count=after.english, english_steps=rules.english_steps)
        return
    troops = {seat: troops_of(state, seat) for seat in living(state)}
    force, strength = english_power(rules, state), sum(troops.values())
    if strength > force:
        yield outcome.says("repelled", force=force, count=outcome.number(strength))
        yield from _rewards(outcome, troops)
    else:
        yield outcome.says("english_win", force=force, count=outcome.number(strength))
        yield from _victims(outcome, troops)


def _rewards(outcome: Outcome, troops: dict[int, int]) -> Iterator[str]:
    """A single strongest house by itself, then those that gain alike."""
    top = [seat for seat in troops if troops[seat] == max(troops.values())]
    gains = {seat: outcome.after.influence[seat] - outcome.state.influence[seat] for seat in troops}
    if len(top) == 1:
        yield outcome.about("gains_top", top[0], gains.pop(top[0]))
    alike = [seat for seat, gained in gains.items() if gained]
    if len(alike) == 1:
        yield outcome.about("gains", alike[0], gains[alike[0]])
    elif alike:
        yield outcome.says("gain", houses=outcome.houses(alike), count=outcome.number(gains[alike[0]]))


def _victims(outcome: Outcome, troops: dict[int, int]) -> Iterator[str]:
    fewest = min(troops.values())
    weakest = [seat for seat in troops if troops[seat] == fewest]
    if len(weakest) > 1:
        yield outcome.says("victims", houses=outcome.houses(weakest), count=outcome.number(fewest))
    else:
        has_village = villages_of(outcome.state, weakest[0]) > 0
        yield outcome.about("victim" if has_village else "no_village", weakest[0], fewest)


EFFECTS = {
    Event.FAMINE: _famine,
    Event.CHANGE: _change,
    Event.HARVEST: _harvest,
    Event.RECRUIT: _recruitment,
    Event.ENGLISH: _english,
}
"""What each event has to tell; nothing but its name where it does nothing."""
