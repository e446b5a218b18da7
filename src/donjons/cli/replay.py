"""donjons replay, donjons verify: step through a record, or prove it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from donjons.cli.console import AsJson, Lang, compiling, language, naming, out, print_json, read_text
from donjons.cli.pictures import as_text
from donjons.core.errors import BadRecord, NotFound
from donjons.core.parameters import Language
from donjons.games import find

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A file with the record of a game.")]
GameKey = Annotated[str | None, typer.Option("--game", help="The game, where the record does not name it.")]

KEYS = {
    "en": "Enter next turn, b back, a turn such as 7.B, q quit > ",
    "fr": "Entrée tour suivant, b en arrière, un tour comme 7.B, q quitter > ",
}


def _load(path: Path, game: str | None) -> tuple[Any, Any]:
    """The record of a file, and its game."""
    from donjons.core.record import read_record

    text = read_text(path)
    with naming(path):
        record = read_record(text)
        key = game or record.headers.get("game")
        if key is None:
            raise BadRecord("the record does not name its game: add --game, such as --game barons-2025.")
        return record, find(key)


def _replayed(path: Path, record: Any, game: Any) -> Any:
    from donjons.core.record import replay as replay_record

    with compiling(f"Replaying {path.name} ..."), naming(path):
        return replay_record(record, game)


def replay(
    record: RecordFile,
    turn: Annotated[str | None, typer.Option(help="Start at a turn such as 7.B.")] = None,
    game: GameKey = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Step through a record, turn by turn, with the board drawn.

    When the output is no terminal, every turn is printed.

    Examples:

    - `donjons replay game.txt`
    - `donjons replay game.txt --turn 7.B`
    - `donjons replay game.txt --json`
    """
    loaded, of_game = _load(record, game)
    match = _replayed(record, loaded, of_game)
    turns = _turns(match)
    if as_json:
        print_json([{"turn": label, "steps": match.tokens[first:end]} for label, first, end in turns])
        return
    _walk(match, turns, _first_shown(turns, turn), language(lang))


def _turns(match: Any) -> list[tuple[str, int, int]]:
    """The turns of a match: label (empty in the set-up), first place, place after the last."""
    turns: list[tuple[str, int, int]] = []
    for place, played in enumerate(match.line):
        if turns and turns[-1][0] == played.label:
            turns[-1] = (played.label, turns[-1][1], place + 1)
        else:
            turns.append((played.label, place, place + 1))
    return turns


def _first_shown(turns: list[tuple[str, int, int]], wanted: str | None) -> int:
    if wanted is None:
        return 0
    for index, (label, _, _) in enumerate(turns):
        if label == wanted:
            return index
    raise NotFound(f"the record has no turn {wanted[:40]!r}: its last is {turns[-1][0]}.")


def _walk(match: Any, turns: list[tuple[str, int, int]], index: int, tongue: Language) -> None:
    interactive = sys.stdin.isatty() and out.is_terminal
    while 0 <= index < len(turns):
        _show_turn(match, turns[index], tongue)
        answer = out.input(KEYS[tongue]).strip() if interactive else ""
        if answer == "q":
            return
        labels = [label for label, _, _ in turns]
        if answer in labels and answer:
            index = labels.index(answer)
        else:
            index = max(0, index - 1) if answer == "b" else index + 1
    if match.over:
        out.print(Text(match.result(tongue), style="bold"))


def _show_turn(match: Any, turn: tuple[str, int, int], tongue: Language) -> None:
    label, first, end = turn
    setting = match.setting
    after = match.line[end].before if end < len(match.line) else match.state
    out.print(Text(f"{label} {' '.join(match.tokens[first:end])}".strip(), style="bold"), soft_wrap=True)
    out.print(as_text(setting.game.draw(setting, after, tongue)), soft_wrap=True)


def verify(record: RecordFile, game: GameKey = None, as_json: AsJson = False, lang: Lang = None) -> None:
    """Prove that a record is whole and legal from its first to its last step, and that nobody chose its dice.

    They follow from the seed in its headers, or from the secret whose commitment stood there from the first step on.

    Exit code: 0 when it is, 2 with one sentence when it is not.

    Examples:

    - `donjons verify game.txt`
    - `donjons verify game.txt --json`
    - `donjons verify bare.txt --game barons-2025`
    """
    from donjons.core.proof import prove

    loaded, of_game = _load(record, game)
    with compiling(f"Replaying {record.name} ..."), naming(record):
        proof = prove(loaded, of_game)
    if not as_json:
        out.print(proof.sentence(language(lang)))
        return
    match = proof.match
    print_json(
        {
            "game": of_game.key,
            "steps": len(match.line),
            "dice": proof.dice,
            "dice_checked": proof.checked,
            "over": match.over,
            "ranking": match.ranking if match.over else None,
        }
    )
