"""What a step changes, clause by clause: the position before it compared with the position after."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.core.parameters import Language
from donjons.core.verbs import NOBODY
from donjons.core.wording import Count, either
from donjons.games.barons.board import own_troops
from donjons.games.barons.bonus import offer, recruits_on_offer
from donjons.games.barons.command import is_pausing
from donjons.games.barons.edition import Words
from donjons.games.barons.end import points
from donjons.games.barons.explain_scene import Scene
from donjons.games.barons.explain_words import TEXTS
from donjons.games.barons.knights import active, silences
from donjons.games.barons.rules import BlockRule, LossesTo, RollWhen, Rules
from donjons.games.barons.state import Phase, State
from donjons.games.barons.steps import Kind


def changes(scene: Scene, after: State) -> Iterator[str]:
    """The clauses that follow a step's own; the draws and picks of the set-up have none."""
    if scene.kind == Kind.ROLL:
        yield from _of_roll(scene, after)
    elif scene.kind > Kind.ROLL:
        for tile in range(scene.rules.tiles):
            yield from _on_tile(scene, after, tile)
        yield from _of_knights(scene, after)
        yield from _of_stocks(scene, after)
        yield from _of_points(scene, after)
        yield from _of_turn(scene, after)


def _clause(scene: Scene, name: str, seat: int, count: int = 0, tile: int = 0, before: int = 0) -> str:
    template: str = scene.texts.CHANGES[name]
    return template.format(
        colour=scene.colour_of(seat),
        count=scene.number(count),
        tile=scene.named(tile + 1),
        before=before,
        baron=scene.baron,
        knight=scene.knight,
    )


def _of_roll(scene: Scene, after: State) -> Iterator[str]:
    """What the die offers, or the recruits it brings where they have been announced."""
    if scene.rules.roll_when == RollWhen.RECRUIT:
        seat, tile = scene.state.seat, scene.state.command_tile
        yield _clause(scene, "recruited", seat, scene.state.reserve[seat] - after.reserve[seat], tile)
    elif offered := offer_text(scene.words, scene.rules, after, scene.language):
        yield scene.texts.BONUS.format(offer=offered)
    elif recruited := recruits_text(scene.rules, after, scene.language):
        yield recruited


def _on_tile(scene: Scene, after: State, tile: int) -> Iterator[str]:
    before, seat = scene.state, scene.state.seat
    owner, builder = before.troop_owner[tile], before.donjon[tile]
    if owner not in (NOBODY, seat):
        left = after.troop_count[tile] if after.troop_owner[tile] == owner else 0
        if left < before.troop_count[tile]:
            yield _clause(scene, "fallen", owner, before.troop_count[tile] - left, tile)
    if builder not in (NOBODY, seat) and after.donjon[tile] != builder:
        yield _clause(scene, "razed", builder, tile=tile)
    if after.donjon[tile] == seat != builder and scene.kind in (Kind.SEND, Kind.PULL):
        yield _clause(scene, "risen", seat, tile=tile)
    halted = _troops(after, seat, tile) - own_troops(before, tile)
    if halted > 0 and scene.kind == Kind.PULL and tile != before.command_tile:
        yield _clause(scene, "halted", seat, halted, tile)


def _troops(state: State, seat: int, tile: int) -> int:
    return state.troop_count[tile] if state.troop_owner[tile] == seat else 0


def _of_knights(scene: Scene, after: State) -> Iterator[str]:
    """Whom the knights silence after a move, and whom no more."""
    if scene.rules.block_rule == BlockRule.MELEE:
        yield from _of_melees(scene, after)
    elif scene.kind in (Kind.MOVE_BARON, Kind.MOVE_KNIGHT):
        for seat in range(scene.rules.players):
            was, now = (_is_silenced(scene.rules, state, seat) for state in (scene.state, after))
            if was != now:
                yield _clause(scene, "silenced" if now else "heard", seat, tile=after.baron[seat])


def _is_silenced(rules: Rules, state: State, seat: int) -> bool:
    return silences(rules, state, seat, state.baron[seat], NOBODY)


def _of_melees(scene: Scene, after: State) -> Iterator[str]:
    """Who becomes active where a knight arrives, or an enemy where it leaves."""
    if scene.kind == Kind.MOVE_KNIGHT:
        for tile, harmless in ((scene.at, (NOBODY, scene.state.seat)), (scene.goal, ())):
            leader = active(scene.rules, after, tile, NOBODY)
            if leader not in (active(scene.rules, scene.state, tile, NOBODY), *harmless):
                yield _clause(scene, "calm" if leader == NOBODY else "active", leader, tile=tile)


def _of_stocks(scene: Scene, after: State) -> Iterator[str]:
    """Troops that leave the game or come back; where donjons are stacked troops, into a donjon and out of it."""
    acting, before = scene.state.seat, scene.state
    out, back = ("discard", "returned") if scene.rules.losses_to == LossesTo.DISCARD else ("stacked", "unstacked")
    discarded = after.discard[acting] - before.discard[acting]
    for name, count in ((out, discarded), (back, -discarded)):
        if count > 0:
            yield _clause(scene, name, acting, count)
    for seat in sorted(range(scene.rules.players), key=lambda seat: seat != acting):
        reserved = after.reserve[seat] - before.reserve[seat]
        if reserved > 0:
            yield _clause(scene, "reserve" if seat == acting else "their_reserve", seat, reserved)


def _of_points(scene: Scene, after: State) -> Iterator[str]:
    for seat in range(scene.rules.players):
        old, new = points(scene.rules, scene.state, seat), points(scene.rules, after, seat)
        if old != new:
            yield _clause(scene, "points", seat, new, before=old)


def _of_turn(scene: Scene, after: State) -> Iterator[str]:
    if scene.kind == Kind.MOVE_BARON and after.phase == Phase.ACT and is_pausing(scene.rules, after):
        others = (seat for seat in range(scene.rules.players) if seat != after.seat)
        yield _clause(scene, "pause", next(seat for seat in others if after.baron[seat] == scene.goal))
    if scene.kind == Kind.END and after.phase != Phase.OVER:
        yield _clause(scene, "next", after.seat)


def offer_text(words: Words, rules: Rules, state: State, language: Language) -> str:
    """What the bonus may still be spent on, in a few words; empty when there is nothing."""
    texts, open_now = TEXTS[language], offer(rules, state)
    uses = (
        (open_now.move, texts.OFFER_MOVE),
        (open_now.recruit, texts.OFFER_RECRUIT_POOR if open_now.poor_bonus else texts.OFFER_RECRUIT),
        (open_now.second_order, texts.OFFER_ORDER),
    )
    where = words.nouns[language].kinds[open_now.poor_kind]["on"] if open_now.poor_bonus else ""
    return either(language, [text.format(offer=open_now, where=where) for is_open, text in uses if is_open])


def recruits_text(rules: Rules, state: State, language: Language) -> str:
    """What the die recruits, where that is no bonus; empty when no order can recruit any more."""
    texts, recruits = TEXTS[language], recruits_on_offer(rules, state)
    if recruits is None:
        return ""
    text: str = texts.RECRUITS if recruits.plain == recruits.donjon else texts.RECRUITS_WITH_DONJON
    return text.format(plain=Count(recruits.plain, language), donjon=recruits.donjon)
