"""What a step changes, clause by clause: the position before it compared with the position after."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.core.wording import either
from donjons.games.guerre.explain_aftermath import aftermath, clause, of_capture
from donjons.games.guerre.explain_attack import of_attack
from donjons.games.guerre.explain_scene import Scene
from donjons.games.guerre.places import capacity
from donjons.games.guerre.pope import churches_of, connected, how_many, places_of
from donjons.games.guerre.rules import PopeLink, UpkeepWhen, ZeroBid
from donjons.games.guerre.state import (
    CROWN,
    NEUTRAL,
    NO_POPE,
    PLACES,
    Building,
    Phase,
    Power,
    State,
)
from donjons.games.guerre.steps import Kind, kind_of

IDLE = (Kind.MOVE, Kind.BUILD, Kind.DONE)  # kinds that end a turn without an attack, beside PASS


def changes(scene: Scene, after: State) -> Iterator[str]:
    """The clauses that follow a step's own."""
    yield from OF_KIND[scene.kind](scene, after)
    if scene.kind != Kind.BID:
        yield from aftermath(scene, after)
        yield from _of_upkeep(scene, after)
        yield from _of_end(scene, after)


def _of_capital(scene: Scene, after: State) -> Iterator[str]:
    if scene.rules.start_villages > 0:
        yield _to_choose(scene, scene.rules.start_villages, scene.villages_beside(scene.at))


def _of_village(scene: Scene, after: State) -> Iterator[str]:
    yield clause(scene, "settled", roads=scene.roads)
    if scene.state.villages_left > 1:
        others = [place for place in scene.villages_beside(scene.state.origin) if place != scene.at]
        yield _to_choose(scene, scene.state.villages_left - 1, others)


def _to_choose(scene: Scene, villages: int, among: list[int]) -> str:
    return clause(scene, "choose", villages=scene.number(villages), beside=scene.towns(among))


def _of_bid(scene: Scene, after: State) -> Iterator[str]:
    """Nothing is compared here: what a bid leads to depends on bids that are sealed."""
    if scene.amount > 0 or scene.rules.zero_bid == ZeroBid.COUNTS:
        yield clause(scene, "winner_pays")
    else:
        is_first = scene.state.start_auction and scene.state.power == Power.CROWN
        yield clause(scene, "zero_first" if is_first else "zero")


def _stands(scene: Scene, after: State, place: int) -> str:
    room = capacity(scene.rules, after, place)
    return clause(scene, "stands", place=scene.town(place), count=scene.number(after.tokens[place]), room=room)


def _of_recruit(scene: Scene, after: State) -> Iterator[str]:
    left = scene.state.recruits_left - 1
    goes_on = (after.phase, after.seat, after.recruits_left) == (Phase.RECRUIT, scene.state.seat, left)
    room = scene.number(capacity(scene.rules, scene.state, scene.at))
    yield clause(scene, "stands", place=scene.place, count=scene.number(scene.here.number + 1), room=room)
    yield clause(scene, "to_place" if goes_on or not left else "no_room", count=scene.number(left))


def _of_yield(scene: Scene, after: State) -> Iterator[str]:
    yield clause(scene, "lost", place=scene.place)
    yield from _left_behind(scene, scene.at)
    yield from _also_lost(scene, after, scene.at)


def _left_behind(scene: Scene, place: int) -> Iterator[str]:
    if scene.state.building[place] != Building.NONE:
        yield clause(scene, "left_behind", building=scene.noun_of(scene.state.building[place]))


def _also_lost(scene: Scene, after: State, known: int) -> Iterator[str]:
    """Places that turn neutral because a house is out of the game."""
    for place in range(PLACES):
        if scene.state.owner[place] >= 0 and after.owner[place] == NEUTRAL and place != known:
            yield clause(scene, "lost", place=scene.town(place))


def _of_stay(scene: Scene, after: State) -> Iterator[str]:
    open_now = {Kind(kind_of(step)) for step in scene.legal_steps(after)}
    actions = [text for kind, text in scene.texts.ACTIONS.items() if kind in open_now]
    name = "can_then" if len(actions) > 1 else "only_pass"
    yield clause(scene, name, house=scene.house, actions=either(scene.language, actions))


def _of_move(scene: Scene, after: State) -> Iterator[str]:
    if scene.state.owner[scene.goal] == NEUTRAL:
        yield clause(scene, "entered", house=scene.house, place=scene.other)
        yield from of_capture(scene, after, scene.goal)
    if after.tokens[scene.goal] > 0:
        yield _stands(scene, after, scene.goal)
    if after.tokens[scene.at] == 0 and scene.amount == scene.here.number:
        yield clause(scene, "emptied", place=scene.place)
        yield from _left_behind(scene, scene.at)
        yield from _also_lost(scene, after, scene.at)


def _of_build(scene: Scene, after: State) -> Iterator[str]:
    rules, old = scene.rules, scene.state.building[scene.at]
    yield clause(scene, "gold_left", count=scene.number(scene.gold.number - scene.cost.number))
    if old != Building.NONE:
        yield clause(scene, "replaces", building=scene.noun_of(old))
    if scene.amount == Building.FORTRESS:
        defence = scene.number(rules.fortress_defence)
        yield clause(scene, "fortress", attack=scene.number(rules.fortress_attack), defence=defence)
    else:
        yield clause(scene, "church", defence=scene.number(rules.church_defence))
        if after.pope_place[scene.state.seat] == NO_POPE:
            yield clause(scene, "linked", count=scene.number(_linked(scene, after)), churches=rules.pope_churches)


def _linked(scene: Scene, after: State) -> int:
    """How many churches are linked with the one that is built."""
    churches = churches_of(after, scene.state.seat)
    within = churches if scene.rules.pope_link == PopeLink.DIRECT else places_of(after, scene.state.seat)
    return how_many(connected(scene.rules, scene.at, within) & churches)


def _of_press(scene: Scene, after: State) -> Iterator[str]:
    yield clause(scene, "dice", attack=scene.att_pool, defence=scene.def_pool)
    if scene.state.owner[scene.state.target] >= 0:
        yield clause(scene, "tokens", attack=scene.att_tokens, defence=scene.def_tokens)


def _of_retreat(scene: Scene, after: State) -> Iterator[str]:
    owner = scene.state.owner[scene.state.target]
    yield clause(scene, "home", count=scene.att_tokens, place=scene.origin)
    if scene.fallen.number:
        yield clause(scene, "fallen", count=scene.fallen)
    name = {CROWN: "crown_keeps", NEUTRAL: "stays_neutral"}.get(owner, "keeps")
    yield clause(scene, name, house=scene.defender, place=scene.target, count=scene.def_tokens)


def _of_occupy(scene: Scene, after: State) -> Iterator[str]:
    origin = scene.state.origin
    yield from of_capture(scene, after, scene.state.target)
    yield clause(scene, "stay_behind", count=scene.number(after.tokens[origin]), place=scene.town(origin))
    yield from _also_lost(scene, after, scene.state.target)


def _of_elect(scene: Scene, after: State) -> Iterator[str]:
    yield clause(scene, "elected", house=scene.house, count=scene.number(scene.rules.pope_turns))
    name = "he_falls" if scene.rules.pope_needs_churches else "he_falls_alone"
    yield clause(scene, name, churches=scene.rules.pope_churches)


def _of_decline(scene: Scene, after: State) -> Iterator[str]:
    yield clause(scene, "later", churches=scene.rules.pope_churches)


def _nothing(scene: Scene, after: State) -> Iterator[str]:
    yield from ()


def _of_upkeep(scene: Scene, after: State) -> Iterator[str]:
    """What a turn without an attack costs."""
    state, seat = scene.state, scene.state.seat
    idle = IDLE if scene.rules.upkeep_when == UpkeepWhen.NO_ATTACK else ()
    if scene.kind not in (Kind.PASS, *idle) or not after.alive[seat]:
        return
    gold = state.gold[seat] - (scene.cost.number if scene.kind == Kind.BUILD else 0)
    is_over = after.phase in (Phase.OVER, Phase.BUILD_MORE) or (scene.kind == Kind.MOVE and state.phase == Phase.MOVE)
    if after.gold[seat] < gold:
        yield clause(scene, "upkeep", count=scene.number(gold - after.gold[seat]), left=after.gold[seat])
    elif gold == 0 and scene.rules.upkeep > 0 and not is_over:
        yield clause(scene, "forgiven", house=scene.house)


def _of_end(scene: Scene, after: State) -> Iterator[str]:
    if scene.kind == Kind.YIELD and after.phase == Phase.BID:
        yield clause(scene, "auctions")
    if after.phase == Phase.BUILD_MORE:
        yield clause(scene, "build_more")


OF_KIND = {
    Kind.CAPITAL: _of_capital,
    Kind.VILLAGE: _of_village,
    Kind.BID: _of_bid,
    Kind.RECRUIT: _of_recruit,
    Kind.YIELD: _of_yield,
    Kind.STAY: _of_stay,
    Kind.MOVE: _of_move,
    Kind.PASS: _nothing,
    Kind.ATTACK: of_attack,
    Kind.BUILD: _of_build,
    Kind.DONE: _nothing,
    Kind.PRESS: _of_press,
    Kind.RETREAT: _of_retreat,
    Kind.OCCUPY: _of_occupy,
    Kind.ELECT: _of_elect,
    Kind.DECLINE: _of_decline,
}
"""What each kind of step has to say for itself."""
