"""How units come into the slots of the state, and how they leave them (§4.5)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import FIGURES, MEMBERS, State
from donjons.games.mironton.units import NO_UNIT


@compiled
def add_group(rules: Rules, state: State, owner: int, place: int, since: int, kind: int) -> int:
    """A boss alone; returns its slot."""
    slot = state.groups
    state.group_serial[slot] = state.next_group
    state.group_place[slot] = place
    state.group_since[slot] = since
    state.group_owner[slot] = owner
    state.groups += 1
    state.next_group += 1
    join(state, slot, kind, rules.type_level[kind])
    return slot


@compiled
def join(state: State, group: int, kind: int, hp: int) -> None:
    """A figure becomes the last of a group."""
    member = state.group_size[group]
    state.member_type[group, member] = kind
    state.member_hp[group, member] = hp
    state.group_size[group] = member + 1


@compiled
def leave(state: State, group: int, member: int) -> None:
    """A figure is no longer one of its group."""
    last = state.group_size[group] - 1
    for index in range(member, last):
        state.member_type[group, index] = state.member_type[group, index + 1]
        state.member_hp[group, index] = state.member_hp[group, index + 1]
    state.member_type[group, last] = 0
    state.member_hp[group, last] = 0
    state.group_size[group] = last


@compiled
def add_lone(
    rules: Rules, state: State, owner: int, place: int, since: int, kind: int, hp: int, acted: int, fought: int
) -> None:
    """A lone monster. Where there are too many, the lowest level, then the lowest serial, deserts (§8.7.7)."""
    serial = state.next_lone
    state.next_lone += 1
    if state.lone >= rules.lone_max:
        weakest = weakest_lone(rules, state)
        if weakest == NO_UNIT or rules.type_level[kind] < rules.type_level[state.lone_type[weakest]]:
            return
        remove_lone(state, weakest)
    slot = state.lone
    state.lone_serial[slot] = serial
    state.lone_place[slot] = place
    state.lone_since[slot] = since
    state.lone_owner[slot] = owner
    state.lone_type[slot] = kind
    state.lone_hp[slot] = hp
    state.lone_acted[slot] = acted
    state.lone_fought[slot] = fought
    state.lone += 1


@compiled
def weakest_lone(rules: Rules, state: State) -> int:
    weakest = NO_UNIT
    for slot in range(state.lone):
        if weakest == NO_UNIT or (rules.type_level[state.lone_type[slot]] < rules.type_level[state.lone_type[weakest]]):
            weakest = slot
    return weakest


@compiled
def add_stray(rules: Rules, state: State, place: int, since: int, kind: int) -> None:
    slot = state.strays
    state.stray_serial[slot] = state.next_stray
    state.stray_place[slot] = place
    state.stray_since[slot] = since
    state.stray_heading[slot] = 0
    state.stray_type[slot] = kind
    state.stray_hp[slot] = rules.type_level[kind]
    state.stray_fought[slot] = 0
    state.strays += 1
    state.next_stray += 1


@compiled
def remove_band(state: State, slot: int) -> None:
    """A band leaves the game, and those after it move up, here and below."""
    for band in range(slot, state.bands - 1):
        copy_band(state, band + 1, band)
    state.bands -= 1
    clear_band(state, state.bands)


@compiled
def copy_band(state: State, source: int, target: int) -> None:
    state.band_plundered[target] = state.band_plundered[source]
    state.band_serial[target] = state.band_serial[source]
    state.band_place[target] = state.band_place[source]
    state.band_heading[target] = state.band_heading[source]
    state.band_via[target] = state.band_via[source]
    state.band_figures[target] = state.band_figures[source]
    state.band_value[target] = state.band_value[source]
    state.band_count[target] = state.band_count[source]
    state.band_infra[target] = state.band_infra[source]
    state.band_jinx[target] = state.band_jinx[source]
    state.band_web[target] = state.band_web[source]
    state.band_map[target] = state.band_map[source]
    state.band_bottom[target] = state.band_bottom[source]
    state.band_new[target] = state.band_new[source]
    state.band_acted[target] = state.band_acted[source]
    for figure in range(FIGURES):
        state.figure_class[target, figure] = state.figure_class[source, figure]
        state.figure_level[target, figure] = state.figure_level[source, figure]
        state.figure_hp[target, figure] = state.figure_hp[source, figure]


@compiled
def clear_band(state: State, slot: int) -> None:
    """An empty slot holds zeros, so that equal positions are equal records; here and below."""
    state.band_plundered[slot] = 0
    state.band_serial[slot] = 0
    state.band_place[slot] = 0
    state.band_heading[slot] = 0
    state.band_via[slot] = 0
    state.band_figures[slot] = 0
    state.band_value[slot] = 0
    state.band_count[slot] = 0
    state.band_infra[slot] = 0
    state.band_jinx[slot] = 0
    state.band_web[slot] = 0
    state.band_map[slot] = 0
    state.band_bottom[slot] = 0
    state.band_new[slot] = 0
    state.band_acted[slot] = 0
    for figure in range(FIGURES):
        clear_figure(state, slot, figure)


@compiled
def clear_figure(state: State, band: int, figure: int) -> None:
    state.figure_class[band, figure] = 0
    state.figure_level[band, figure] = 0
    state.figure_hp[band, figure] = 0


@compiled
def remove_figure(state: State, band: int, figure: int) -> None:
    """A figure leaves its band."""
    last = state.band_figures[band] - 1
    for index in range(figure, last):
        state.figure_class[band, index] = state.figure_class[band, index + 1]
        state.figure_level[band, index] = state.figure_level[band, index + 1]
        state.figure_hp[band, index] = state.figure_hp[band, index + 1]
    clear_figure(state, band, last)
    state.band_figures[band] = last


@compiled
def remove_group(state: State, slot: int) -> None:
    for group in range(slot, state.groups - 1):
        copy_group(state, group + 1, group)
    state.groups -= 1
    clear_group(state, state.groups)


@compiled
def copy_group(state: State, source: int, target: int) -> None:
    state.group_serial[target] = state.group_serial[source]
    state.group_place[target] = state.group_place[source]
    state.group_since[target] = state.group_since[source]
    state.group_target[target] = state.group_target[source]
    state.group_owner[target] = state.group_owner[source]
    state.group_size[target] = state.group_size[source]
    state.group_banner[target] = state.group_banner[source]
    state.group_horn[target] = state.group_horn[source]
    state.group_acted[target] = state.group_acted[source]
    state.group_fought[target] = state.group_fought[source]
    for member in range(MEMBERS):
        state.member_type[target, member] = state.member_type[source, member]
        state.member_hp[target, member] = state.member_hp[source, member]


@compiled
def clear_group(state: State, slot: int) -> None:
    state.group_serial[slot] = 0
    state.group_place[slot] = 0
    state.group_since[slot] = 0
    state.group_target[slot] = 0
    state.group_owner[slot] = 0
    state.group_size[slot] = 0
    state.group_banner[slot] = 0
    state.group_horn[slot] = 0
    state.group_acted[slot] = 0
    state.group_fought[slot] = 0
    for member in range(MEMBERS):
        state.member_type[slot, member] = 0
        state.member_hp[slot, member] = 0


@compiled
def remove_lone(state: State, slot: int) -> None:
    for lone in range(slot, state.lone - 1):
        state.lone_serial[lone] = state.lone_serial[lone + 1]
        state.lone_place[lone] = state.lone_place[lone + 1]
        state.lone_since[lone] = state.lone_since[lone + 1]
        state.lone_owner[lone] = state.lone_owner[lone + 1]
        state.lone_type[lone] = state.lone_type[lone + 1]
        state.lone_hp[lone] = state.lone_hp[lone + 1]
        state.lone_acted[lone] = state.lone_acted[lone + 1]
        state.lone_fought[lone] = state.lone_fought[lone + 1]
    last = state.lone - 1
    state.lone_serial[last] = 0
    state.lone_place[last] = 0
    state.lone_since[last] = 0
    state.lone_owner[last] = 0
    state.lone_type[last] = 0
    state.lone_hp[last] = 0
    state.lone_acted[last] = 0
    state.lone_fought[last] = 0
    state.lone = last


@compiled
def remove_stray(state: State, slot: int) -> None:
    for stray in range(slot, state.strays - 1):
        state.stray_serial[stray] = state.stray_serial[stray + 1]
        state.stray_place[stray] = state.stray_place[stray + 1]
        state.stray_since[stray] = state.stray_since[stray + 1]
        state.stray_heading[stray] = state.stray_heading[stray + 1]
        state.stray_type[stray] = state.stray_type[stray + 1]
        state.stray_hp[stray] = state.stray_hp[stray + 1]
        state.stray_fought[stray] = state.stray_fought[stray + 1]
    last = state.strays - 1
    state.stray_serial[last] = 0
    state.stray_place[last] = 0
    state.stray_since[last] = 0
    state.stray_heading[last] = 0
    state.stray_type[last] = 0
    state.stray_hp[last] = 0
    state.stray_fought[last] = 0
    state.strays = last
