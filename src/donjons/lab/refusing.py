"""What is wrong with a study file, as a sentence with the line and what to write instead."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path as File
from typing import Any, get_args

import pydantic

from donjons.core.errors import BadStudy
from donjons.lab.lines import Path, line_at

EXAMPLES = {
    "game": 'a line such as game = "barons-2025"',
    "players": "a line such as players = [2, 3, 4]",
    "figure": 'a line such as figure = "rounds"',
    "search": "a table [tune.search] with lines such as target_points = [2, 3, 4]",
    "target": 'a table [[tune.target]] with lines such as figure = "rounds" and about = 12',
}
FIXES = {
    "int_type": "write a whole number",
    "int_parsing": "write a whole number",
    "int_from_float": "write a whole number",
    "float_type": "write a number",
    "float_parsing": "write a number",
    "string_type": 'write a text in quotes, such as "..."',
    "list_type": "write a list, such as [1, 2]",
    "tuple_type": "write a list, such as [1, 2]",
    "dict_type": "write a table, such as [set] and below it name = value",
    "mapping_type": "write a table, such as [set] and below it name = value",
    "model_type": "write a table",
    "is_instance_of": "write each as a table of its own, with two brackets, such as [[variant]]",
    "too_short": "name at least one",
    "finite_number": "write a number that is finite",
    "greater_than_equal": "write at least {ge}",
    "greater_than": "write more than {gt}",
    "less_than_equal": "write at most {le}",
    "less_than": "write less than {lt}",
    "literal_error": "write {expected}",
}
"""What to write instead, by the kind of error that the model of a file finds."""
TEXTS = ("title", "question")
IN_LANGUAGES = "write a text, or one for each language: {name}.en and {name}.fr"
VALUES = "write a number, a word, true or false, or a list of them"


def refusal(path: File, line: int | None, sentence: str) -> BadStudy:
    where = f"{path}, line {line}" if line else str(path)
    return BadStudy(f"{where}: {sentence}")


def unknown(what: str, name: str, known: Iterable[str]) -> str:
    """A sentence for a name that does not exist: the nearest, or all there are."""
    names = list(known)
    near = difflib.get_close_matches(name, names, n=1, cutoff=0.5)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(names)}."
    return f"there is no {what} {name[:40]!r}: {hint}"


def from_model(
    path: File, lines: dict[Path, int], model: type[pydantic.BaseModel], written: Mapping[str, Any], error: Any
) -> BadStudy:
    """What the model of a file refuses."""
    place: Path = error["loc"]
    there = tuple(within(written, place))
    line = line_at(lines, place)
    name = ".".join(str(part) for part in there if not isinstance(part, int))
    if error["type"] == "extra_forbidden":
        return refusal(path, line, unknown("entry", str(place[-1]), entries(model, place[:-1])))
    if error["type"] == "missing":
        missing = str(place[-1])
        return refusal(path, line, f"there is no {missing}: add {EXAMPLES.get(missing, f'a line {missing} = ...')}.")
    is_one_type = all(isinstance(part, int) for part in place[len(there) :])
    found = error["input"] if is_one_type else value_at(written, there)
    return refusal(path, line, f"{name} = {as_written(found)}: {fix(name, error, is_one_type)}.")


def within(written: Any, place: Path) -> Iterator[str | int]:
    """As much of a path as the file has: where several types may stand, the model adds the name of one."""
    for part in place:
        try:
            written = written[part]
        except (KeyError, IndexError, TypeError):
            return
        yield part


def value_at(written: Any, place: Path) -> Any:
    for part in place:
        written = written[part]
    return written


def fix(name: str, error: Any, is_one_type: bool) -> str:
    """What to write instead."""
    if not is_one_type or name in TEXTS:
        return (IN_LANGUAGES if name in TEXTS else VALUES).format(name=name)
    if error["type"] in FIXES:
        bounds = error.get("ctx", {})
        whole = {key: int(bound) for key, bound in bounds.items() if isinstance(bound, float) and bound.is_integer()}
        return FIXES[error["type"]].format(**bounds | whole)
    return str(error["msg"]).removeprefix("Value error, ")


def as_written(value: Any) -> str:
    """A value as a file has it, not too long."""
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return (text.lower() if isinstance(value, bool) else text)[:60]


def entries(model: type[pydantic.BaseModel], place: Path) -> list[str]:
    """What may stand in the file, or in one of its tables."""
    inner: Any = model
    for part in place:
        inner = model_in(inner if isinstance(part, int) else inner.model_fields[str(part)].annotation)
    return [field.alias or key for key, field in inner.model_fields.items()]


def model_in(annotation: Any) -> Any:
    """The model that an annotation speaks of: itself, or the one in a list or beside None."""
    if isinstance(annotation, type) and issubclass(annotation, pydantic.BaseModel):
        return annotation
    return next((found for each in get_args(annotation) if (found := model_in(each)) is not None), None)


def repeated(names: Sequence[Any]) -> Any | None:
    """The first that stands there a second time."""
    return next((name for index, name in enumerate(names) if name in names[:index]), None)
