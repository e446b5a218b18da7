"""States and rules are flat records of small integers; here is what interpreted code sees of one.

NumPy's own record objects are slow to read (7 µs a field) and their int8 scalars overflow in arithmetic. A view object
gives the same fields as Python integers, refuses an index or a value out of range, and writes through.
"""

from __future__ import annotations

import functools
from typing import Any, Protocol, TypeVar, cast

import numpy as np
import numpy.typing as npt

Records = npt.NDArray[np.void]
Fields = TypeVar("Fields")  # the protocol by which a game knows the fields of a record


class Row(Protocol):
    """A field with one index, such as troops[tile]."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Grid(Protocol):
    """A field with two indices, such as knight[seat, number]."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class Cube(Protocol):
    """A field with three indices, such as ray[tile, direction, distance]."""

    def __getitem__(self, index: tuple[int, int, int], /) -> int: ...


class Values(Protocol):
    """Room for one number per seat, such as the payoffs."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


class View:
    """The fields of one record as attributes: arrays as memory views, numbers as Python integers."""

    dtype: np.dtype[Any]

    def __init__(self, record: Records) -> None:
        self._record = record

    def __getattr__(self, cell: str) -> Any:
        """The memory behind a field, found when it is first asked for: most views are only asked for a few."""
        name = cell[1:]
        if cell[0] != "_" or name not in (self.dtype.fields or ()):
            raise AttributeError(cell)
        cells: Any = self._record[name]
        setattr(self, cell, memoryview(cells))
        return getattr(self, cell)

    def copied(self) -> View:
        return type(self)(self._record.copy())


def _number(name: str) -> property:
    cell = "_" + name

    def read(self: View) -> Any:
        return getattr(self, cell)[()]

    def write(self: View, value: int) -> None:
        getattr(self, cell)[()] = value

    return property(read, write)


def _array(name: str) -> property:
    cell = "_" + name
    return property(lambda self: getattr(self, cell))


@functools.cache
def view_class(dtype: np.dtype[Any]) -> type[View]:
    """The class of views for records of one layout."""
    fields: dict[str, Any] = {"dtype": dtype}
    for name in dtype.names or ():
        fields[name] = _array(name) if dtype[name].shape else _number(name)
    return type("View", (View,), fields)


def view(records: Records, index: int) -> View:
    """A view of one record of an array."""
    bare = np.asarray(_unwrapped(records))
    return view_class(bare.dtype)(bare[index, ...])


def copied(record: Fields) -> Fields:
    """A copy of what rules see of a record, to be changed at will."""
    return cast(Fields, cast(View, record).copied())


class Still:
    """The fields of one record as they are now, for those who only read: plain integers, five times as fast as a view.

    Fields with one index are tuples, those with several are dictionaries: both are asked as a view is.
    """

    def __init__(self, records: Records, index: int) -> None:
        for name in records.dtype.names or ():
            cells = records[name][index]
            value = cells.tolist()
            if cells.ndim > 1:
                value = {place: int(cell) for place, cell in np.ndenumerate(cells)}
            setattr(self, name, tuple(value) if cells.ndim == 1 else value)


def _unwrapped(records: Any) -> Any:
    """The bare array: Numba's simulator of a GPU wraps those that a kernel is given, in two layers."""
    item = getattr(records, "_item", records)
    return getattr(item, "_ary", item)
