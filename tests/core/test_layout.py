"""What the reader sees of a record, what the compiler sees, and what interpreted rules see are the same."""

from __future__ import annotations

from typing import Any, get_type_hints

import numpy as np
import pytest

from donjons.core.layout import Cube, Grid, Row, Still, view
from donjons.games.barons.rules import RULES, Rules
from donjons.games.barons.state import STATE, State
from donjons.games.guerre import rules as guerre_rules
from donjons.games.guerre import state as guerre_state
from donjons.games.mironton import rules as mironton_rules
from donjons.games.mironton import state as mironton_state

DIMENSIONS: dict[Any, int] = {int: 0, Row: 1, Grid: 2, Cube: 3}
PAIRS = [
    pytest.param(State, STATE, id="State"),
    pytest.param(Rules, RULES, id="Rules"),
    pytest.param(guerre_state.State, guerre_state.STATE, id="State of guerre"),
    pytest.param(guerre_rules.Rules, guerre_rules.RULES, id="Rules of guerre"),
    pytest.param(mironton_state.State, mironton_state.STATE, id="State of mironton"),
    pytest.param(mironton_rules.Rules, mironton_rules.RULES, id="Rules of mironton"),
]
RECORDS = [pair.values[1] for pair in PAIRS]


@pytest.mark.parametrize(("protocol", "dtype"), PAIRS)
def test_the_protocol_and_the_record_have_the_same_fields(protocol: type, dtype: np.dtype[Any]) -> None:
    assert sorted(get_type_hints(protocol)) == sorted(dtype.names or ())


@pytest.mark.parametrize(("protocol", "dtype"), PAIRS)
def test_the_protocol_and_the_record_have_the_same_shapes(protocol: type, dtype: np.dtype[Any]) -> None:
    for name, hint in get_type_hints(protocol).items():
        assert DIMENSIONS[hint] == len(dtype[name].shape), name


@pytest.mark.parametrize("dtype", RECORDS)
def test_no_field_hides_behind_a_method_of_numpy(dtype: np.dtype[Any]) -> None:
    assert [name for name in dtype.names or () if hasattr(np.record, name)] == []


def test_a_state_stays_small() -> None:
    assert STATE.itemsize <= 384
    assert guerre_state.STATE.itemsize <= 512
    assert mironton_state.STATE.itemsize <= 3072


def test_a_view_writes_through_and_gives_python_integers() -> None:
    records = np.zeros(2, STATE)
    state: Any = view(records, 1)
    state.seat = 3
    state.troop_count[36] = 100
    state.knight[2, 1] = -1
    assert (records["seat"][1], records["troop_count"][1, 36], records["knight"][1, 2, 1]) == (3, 100, -1)
    assert (records["seat"][0], records["troop_count"][0, 36]) == (0, 0)
    assert type(state.seat) is int
    assert type(state.troop_count[36]) is int


def test_a_view_has_the_fields_of_its_record_and_no_others() -> None:
    state: Any = view(np.zeros(1, STATE), 0)
    assert not hasattr(state, "seats")
    assert not hasattr(state, "_seats")


def test_a_view_refuses_an_index_and_a_value_out_of_range() -> None:
    state: Any = view(np.zeros(1, STATE), 0)
    with pytest.raises(IndexError):
        state.troop_count[37] = 1
    with pytest.raises(IndexError):
        state.knight[5, 0]
    with pytest.raises(ValueError, match=r".*"):
        state.troop_count[0] = 128
    with pytest.raises(ValueError, match=r".*"):
        state.seat = 1000


def test_a_still_says_what_a_view_says() -> None:
    records = np.zeros(1, STATE)
    state: Any = view(records, 0)
    state.seat, state.troop_count[36], state.knight[2, 1] = 3, 100, -1
    still: Any = Still(records, 0)
    assert (still.seat, still.troop_count[36], still.knight[2, 1], still.knight[0, 0]) == (3, 100, -1, 0)
    assert type(still.knight[2, 1]) is type(still.seat) is int
    state.seat = 1
    assert still.seat == 3
