"""Study files read and checked: whatever is wrong is told with its line and what to write instead."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path as File
from typing import Any

import pydantic

from donjons.core.errors import BadStudy, DonjonsError
from donjons.core.game import Game
from donjons.core.parameters import read_value
from donjons.engines.names import KERNEL, check, is_program
from donjons.games import find
from donjons.lab.cells import changes_of, variants_of
from donjons.lab.kinds import KINDS
from donjons.lab.lines import Path, line_at, lines_of
from donjons.lab.measures import measures_of
from donjons.lab.study import GameStudy, text_of


@dataclass(frozen=True)
class StudyFile:
    """A study and the text that it was read from."""

    path: File
    text: str
    study: Any  # the model of its kind
    lines: dict[Path, int]

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(".toml")

    def refuse(self, path: Path, sentence: str) -> BadStudy:
        return refusal(self.path, line_at(self.lines, path), sentence)


def refusal(path: File, line: int | None, sentence: str) -> BadStudy:
    where = f"{path}, line {line}" if line else str(path)
    return BadStudy(f"{where}: {sentence}")


def read_study(path: File, text: str) -> StudyFile:
    """A study file of any kind, checked as a whole."""
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        sentence = re.sub(r"\s*\(at .*\)", "", str(error))
        raise refusal(path, int(line[1]) if line else None, f"this is no TOML: {sentence}.") from None
    lines = lines_of(text)
    kind = written.get("kind", "games")
    if kind not in KINDS:
        raise refusal(path, line_at(lines, ("kind",)), unknown("kind of study", str(kind), KINDS))
    model = KINDS[kind].model
    try:
        study = model(**written)
    except pydantic.ValidationError as error:
        raise from_model(path, lines, model, error.errors()[0]) from None
    file = StudyFile(path, text, study, lines)
    if isinstance(study, GameStudy):
        check_games(file, study)
    return file


def from_model(path: File, lines: dict[Path, int], model: type[pydantic.BaseModel], error: Any) -> BadStudy:
    """What the model of the file refuses, as a sentence."""
    place: Path = error["loc"]
    name = ".".join(str(part) for part in place if not isinstance(part, int))
    line = line_at(lines, place)
    if error["type"] == "extra_forbidden":
        within = model
        for part in place[:-1]:
            within = within.model_fields[str(part)].annotation  # type: ignore[assignment]
        names = [field.alias or key for key, field in within.model_fields.items()]
        return refusal(path, line, unknown("entry", str(place[-1]), names))
    if error["type"] == "missing":
        return refusal(path, line, f"there is no {name}: add a line such as {EXAMPLES.get(name, name + ' = ...')}.")
    said = error["msg"].replace("Input should be", "it should be").replace("Value error, ", "")
    return refusal(path, line, f"{name} = {str(error['input'])[:60]}: {said}.")


EXAMPLES = {"game": 'game = "barons-2025"', "players": "players = [2, 3, 4]"}


def unknown(what: str, name: str, known: Iterable[str]) -> str:
    """A sentence for a name that does not exist: the nearest, or all there are."""
    names = list(known)
    near = difflib.get_close_matches(name, names, n=1, cutoff=0.5)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(names)}."
    return f"there is no {what} {name[:40]!r}: {hint}"


def check_games(file: StudyFile, study: GameStudy) -> None:
    """Whatever the model cannot know: games, numbers of players, bots, measures, parameters and their ranges."""
    game = blame(file, ("game",), lambda: find(study.game))
    for players in study.players:
        blame(file, ("players",), lambda players=players: game.setting(players))
    check_bots(file, study, game)
    known = measures_of(game)
    for measure in study.measures:
        if measure not in known:
            raise file.refuse(("measures",), unknown(f"measure of {game.key} called", measure, known))
    if "setups" in study.measures and study.games_per_setup < 2:
        raise file.refuse(
            ("measures",), "setups needs several games from each set-up: add a line such as games_per_setup = 20."
        )
    check_parameters(file, study, game)


def check_bots(file: StudyFile, study: GameStudy, game: Game) -> None:
    for line_up in study.bots:
        names = [name.strip() for name in line_up.split(",")]
        for name in names:
            check_bot(file, ("bots",), game, name)
        for players in study.players:
            if len(names) not in (1, players):
                raise file.refuse(
                    ("bots",), f'"{line_up}" names {len(names)} bots for {players} players: name one, or one per seat.'
                )
    if study.repeat_with is not None:
        check_bot(file, ("repeat_with",), game, study.repeat_with)


def check_bot(file: StudyFile, path: Path, game: Game, name: str) -> None:
    blame(file, path, lambda: check(game.key, name))
    if name.endswith("s") and name.startswith("search:"):
        raise file.refuse(
            path, f"{name} thinks by the clock, so its games cannot be repeated: write iterations, as in search:400."
        )
    if is_program(name) and not File(name).exists():
        raise file.refuse(path, f"there is no program {name}: name one of {', '.join(KERNEL)} or a level.")


def check_parameters(file: StudyFile, study: GameStudy, game: Game) -> None:
    """Every parameter by itself, where it stands; then every combination."""
    players = study.players[0]
    for name, value in study.fixed.items():
        check_parameter(file, ("set", name), game, players, name, text_of(value))
    for name, values in study.vary.items():
        if name in study.fixed:
            raise file.refuse(("vary", name), f"{name} stands in [set] too: keep it in one of the two.")
        if not values:
            raise file.refuse(("vary", name), f"{name} has no value: list at least one.")
        for value in values:
            check_parameter(file, ("vary", name), game, players, name, text_of(value))
    for index, variant in enumerate(study.variant):
        for name, value in variant.items():
            if name != "name":
                check_parameter(file, ("variant", index, name), game, players, name, text_of(value))
    for players in study.players:
        for variant in variants_of(study):
            for changes in changes_of(study, variant):
                blame(file, ("vary",), lambda c=changes, players=players: game.setting(players, c))


def check_parameter(file: StudyFile, path: Path, game: Game, players: int, name: str, text: str) -> None:
    blame(file, path, lambda: read_value(game.parameters, name, text))


def blame(file: StudyFile, path: Path, attempt: Any) -> Any:
    """What is wrong with something of the program is told with the line of the file that asked for it."""
    try:
        return attempt()
    except DonjonsError as error:
        raise file.refuse(path, str(error)) from None
