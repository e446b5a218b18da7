"""What follows from a step without anybody's choice, clause by clause: two positions compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from donjons.games.mironton.crew import Party
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.state import Await, Phase
from donjons.games.mironton.steps import Unit

Crew = Mapping[str, Party]  # by name


def changes(was: Words, now: Words, mover: str, purse: int) -> Iterator[str]:
    """`mover` is the band whose own way has been told already, `purse` what the step itself left in the treasury."""
    before, after = was.by_name(), now.by_name()
    yield from _ways_of_bands(was, before, after, mover)
    yield from _ways_of_strays(was, now, before, after)
    if now.state.treasury > purse:  # nothing else brings gold
        yield _clause(now, "revenue", count=now.number(now.state.treasury - purse))
    if now.state.turn > was.state.turn or now.state.phase == Phase.OVER:
        yield from _level(was, now)
        yield from _healed(was, before, after)
    if now.state.turn > was.state.turn:
        yield _clause(now, "turn", turn=now.state.turn)


def _clause(words: Words, name: str, **values: object) -> str:
    return words.says(words.texts.LOG, name, **values)


def _ways_of_bands(words: Words, before: Crew, after: Crew, mover: str) -> Iterator[str]:
    for name, party in before.items():
        there = after.get(name)
        if party.unit != Unit.BAND or there is None or there.place == party.place:
            continue
        if party.place >= 0 and name != mover:
            where = "leaves" if there.place < 0 else "goes"
            yield _clause(words, where, band=name, place=words.place_of(there.place))
        if there.place == words.rules.heart:
            yield _clause(words, "reaches", band=name)


def _ways_of_strays(was: Words, now: Words, before: Crew, after: Crew) -> Iterator[str]:
    """Where they stop; on their way they choose where to go, which nobody needs to be told."""
    on_its_way = now.active_name() if now.state.awaits == Await.WANDER else ""
    for name, party in before.items():
        there = after.get(name)
        is_back = was.state.awaits == Await.WANDER and name == was.active_name()  # where it set out from
        if party.unit != Unit.STRAY or there is None or name == on_its_way:
            continue
        if there.place != party.place or is_back:
            noun = was.noun(party.figures[0])
            yield _clause(was, "wanders", unit=name, monster=noun, place=was.place_of(there.place))


def newcomers(was: Words, now: Words, unit: Unit) -> Iterator[Party]:
    """The units of a kind that were not there before."""
    known = was.by_name()
    return (party for name, party in now.by_name().items() if party.unit == unit and name not in known)


def _level(was: Words, now: Words) -> Iterator[str]:
    if now.state.level != was.state.level:
        yield _clause(now, "rises" if now.state.level > was.state.level else "sinks", level=now.state.level)


def _healed(words: Words, before: Crew, after: Crew) -> Iterator[str]:
    for name, party in before.items():
        there = after.get(name)
        is_same = party.unit not in (Unit.BAND, Unit.GUARDIAN)  # a slain dragon has a successor
        if is_same and there is not None and there.hp > party.hp:
            yield _clause(words, "heals", unit=name)
