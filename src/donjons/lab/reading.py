"""Study files read and checked: whatever is wrong is told with its line and what to write instead."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, replace
from pathlib import Path as File
from typing import Any

import pydantic

from donjons.core.errors import BadStudy, DonjonsError
from donjons.core.game import Game
from donjons.core.parameters import read_value
from donjons.engines.names import KERNEL, check, is_program
from donjons.engines.watcher import LineUp
from donjons.games import find
from donjons.lab.cells import changes_of, variants_of
from donjons.lab.columns import Kind
from donjons.lab.kinds import KINDS
from donjons.lab.lines import Path, line_at, lines_of
from donjons.lab.measures import ALL, measures_of
from donjons.lab.refusing import from_model, refusal, repeated, unknown
from donjons.lab.study import GameStudy, text_of

BYTE_ORDER_MARK = "\ufeff"  # some editors begin a file with it


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


def read_study(path: File, text: str) -> StudyFile:
    """A study file of any kind, checked as a whole."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    written, lines = read_toml(path, text), lines_of(text)
    kind = str(written.get("kind", "games"))
    if kind not in KINDS:
        raise refusal(path, line_at(lines, ("kind",)), unknown("kind of study", kind, KINDS))
    model = KINDS[kind].model
    try:
        study = model(**written)
    except pydantic.ValidationError as error:
        first = min(error.errors(), key=lambda found: found["type"] != "extra_forbidden")  # misspelling explains more
        raise from_model(path, lines, model, written, first) from None
    file = StudyFile(path, text, study, lines)
    return check_games(file, study) if isinstance(study, GameStudy) else file


def read_toml(path: File, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else max(1, len(text.splitlines()))  # or at its end
        sentence = re.sub(r"\s*\(at .*\)", "", str(error))
        sentence = sentence.replace("Cannot overwrite a value", "a name stands here for the second time")
        raise refusal(path, line, f"this is no TOML: {sentence}.") from None


def check_games(file: StudyFile, study: GameStudy) -> StudyFile:
    """Whatever the model cannot know: games, numbers of players, bots, measures, parameters and their ranges."""
    game = blame(file, ("game",), lambda: find(study.game))
    for players in study.players:
        blame(file, ("players",), lambda players=players: game.setting(players))
    check_repeats(file, study)
    check_bots(file, study, game)
    if "measures" not in study.model_fields_set:
        fitting = tuple(name for name in study.measures if name in measures_of(game))
        study = study.model_copy(update={"measures": fitting})
    check_measures(file, study, game)
    check_parameters(file, study, game)
    return replace(file, study=study)


def check_repeats(file: StudyFile, study: GameStudy) -> None:
    """Nothing is asked for twice, and nothing for a repetition that is not asked for."""
    for name in ("players", "bots", "measures"):
        twice = repeated(getattr(study, name))
        if twice is not None:
            raise file.refuse((name,), f"{twice} stands twice in {name}: name it once.")
    called = [variant.get("name", index) for index, variant in enumerate(study.variant)]
    twice = repeated(called)
    if twice is not None:
        last = len(called) - 1 - called[::-1].index(twice)
        raise file.refuse(("variant", last, "name"), f'two variants are called "{twice}": give each its own name.')
    if study.repeat_games is not None and study.repeat_with is None:
        raise file.refuse(("repeat_games",), 'it is not said with whom: add a line such as repeat_with = "knight".')


def check_measures(file: StudyFile, study: GameStudy, game: Game) -> None:
    known = measures_of(game)
    for measure in study.measures:
        if measure not in known and measure in {other.key for other in ALL}:
            raise file.refuse(
                ("measures",), f"{measure} is a measure of other games: of {game.key} there are {', '.join(known)}."
            )
        if measure not in known:
            raise file.refuse(("measures",), unknown(f"measure of {game.key} called", measure, known))
    if "setups" in study.measures and study.games_per_setup < 2:
        raise file.refuse(
            ("measures",), "setups needs several games from each set-up: add a line such as games_per_setup = 20."
        )
    columns = known[study.measures[0]].columns(game.setting(study.players[0]), LineUp(study.bots[:1]))
    if study.precision is not None and not any(column.kind is Kind.SHARE for column in columns):
        raise file.refuse(
            ("precision",), f"{study.measures[0]} tells no share of games: name a measure such as endings first."
        )


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
        twice = repeated([text_of(value) for value in values])
        if twice is not None:
            raise file.refuse(("vary", name), f"{name} = {twice} stands there twice: list each value once.")
        for value in values:
            check_parameter(file, ("vary", name), game, players, name, text_of(value))
    for index, variant in enumerate(study.variant):
        for name, value in variant.items():
            if name in study.vary:
                raise file.refuse(("variant", index, name), f"{name} stands in [vary] too: keep it in one of the two.")
            if name != "name":
                check_parameter(file, ("variant", index, name), game, players, name, text_of(value))
    for players in study.players:
        for index, variant in enumerate(variants_of(study)):
            for changes in changes_of(study, variant):
                check_together(file, study, game, players, index, changes)


def check_together(
    file: StudyFile, study: GameStudy, game: Game, players: int, variant: int, changes: dict[str, str]
) -> None:
    """The parameters of one cell: what is wrong is told where one of those stands that the sentence names."""
    try:
        game.setting(players, changes)
    except DonjonsError as error:
        words = re.findall(r"\w+", str(error))
        places: list[Path] = [
            *(("vary", name) for name in study.vary),
            *(("variant", variant, name) for each in study.variant[variant : variant + 1] for name in each),
            *(("set", name) for name in study.fixed),
        ]
        named = [place for place in places if place[-1] in words]
        raise file.refuse((named or places)[0], f"with {players} players: {error}") from None


def check_parameter(file: StudyFile, path: Path, game: Game, players: int, name: str, text: str) -> None:
    blame(file, path, lambda: read_value(game.parameters, name, text))


def blame(file: StudyFile, path: Path, attempt: Any) -> Any:
    """What is wrong with something of the program is told with the line of the file that asked for it."""
    try:
        return attempt()
    except DonjonsError as error:
        raise file.refuse(path, str(error)) from None
