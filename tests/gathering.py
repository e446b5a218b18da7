"""People who have come to a table take their start positions."""

from __future__ import annotations

from guests import Guest


def begin(*guests: Guest) -> None:
    """Until the first turn has begun, for everybody."""
    while not guests[0].state.label:
        acting = next((guest for guest in guests if guest.is_to_act), None)
        if acting is None:
            guests[0].hear()
            continue
        acting.play(acting.state.choices[0].token)
        catch_up(*guests, number=acting.state.number)


def catch_up(*guests: Guest, number: int) -> None:
    """Until everybody has heard of an event."""
    for guest in guests:
        guest.wait(lambda one: one.state.number >= number)
