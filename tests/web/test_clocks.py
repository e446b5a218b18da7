"""Clocks at a real table: when time is up the computer finishes the turn, and the game goes on."""

from __future__ import annotations

from gathering import begin
from guests import Guest, make_table


def test_the_computer_finishes_the_turn_of_whoever_has_no_time_left(address: str) -> None:
    links = make_table(
        address, [{"kind": "here"}, {"kind": "here"}], clock={"kind": "fischer", "initial": 2, "increment": 1}
    )
    with Guest(address, links.host) as both:
        assert both.state.clocks is not None
        assert both.state.clocks.running == both.state.actor
        assert all(0 <= (left or 0) <= 10_000 for left in both.state.clocks.left)
        begin(both)
        both.wait(lambda one: one.state.thinking and bool(one.state.label))
        seat, label = both.state.actor, both.state.label
        assert seat is not None
        assert both.state.clocks.left[seat] == 0
        assert not both.state.choices
        both.wait(lambda one: one.state.label != label and bool(one.state.choices))
        assert both.state.clocks.running == both.state.actor != seat


def test_the_rule_of_the_clock_is_told_to_everybody(address: str) -> None:
    links = make_table(
        address, [{"kind": "here"}, {"kind": "engine", "engine": "random"}], clock={"kind": "days", "days": 3}
    )
    with Guest(address, links.spectator) as watching:
        assert watching.table.clock is not None
        assert watching.table.clock.days == 3
        assert watching.state.clocks is not None
        assert watching.state.clocks.left[1] is None
        assert watching.state.clocks.left[0] == 3 * 86_400_000
