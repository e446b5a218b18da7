"""The tables of the panel: bands with what they threaten, groups, lone and wandering monsters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from donjons.boards.walks import FAR, OUTSIDE
from donjons.core.drawing import Drawing, Line, Span, paragraph
from donjons.games.mironton import picture_signs as signs
from donjons.games.mironton.crew import Party
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.facts_units import jinxes
from donjons.games.mironton.groups import command_limit
from donjons.games.mironton.orientation import ways_from
from donjons.games.mironton.outlook import outlook
from donjons.games.mironton.picture_map import style_of
from donjons.games.mironton.picture_words import PANEL_WIDTH, TEXTS
from donjons.games.mironton.state import State
from donjons.games.mironton.steps import Unit
from donjons.games.mironton.units import is_hostile

INDENT: Final = 2
COLUMNS: Final = (13, 5, 4, 5, 6)  # their widths


def draw_crew(words: Words) -> Drawing:
    return [*_draw_bands(words), *_draw_groups(words), *_draw_singles(words)]


def _cells(texts: tuple[object, ...]) -> str:
    first, *rest = texts
    return str(first).ljust(COLUMNS[0]) + "".join(
        str(text).rjust(width) for text, width in zip(rest, COLUMNS[1:], strict=True)
    )


def _title(texts: tuple[object, ...]) -> Drawing:
    return [[], [Span(_cells(texts), signs.TITLE_STYLE)]]


def _of(words: Words, unit: Unit) -> list[Party]:
    return [party for party in words.crew() if party.unit == unit]


def _dice(words: Words, party: Party) -> str:
    """How many, and from which face on they hit if that is not usual; where they differ, only how many."""
    dice = words.dice_of(party)
    total = sum(number for _, number in dice)
    is_usual = len(dice) != 1 or dice[0][0] == words.rules.hit
    return str(total) if is_usual else f"{total}@{dice[0][0]}"


def _place(words: Words, party: Party) -> str:
    """Where it is, with a sign where enemies are."""
    if party.place < 0:
        return str(TEXTS[words.language].OUTSIDE)
    return words.dungeon.place_id(party.place) + (signs.CONTACT if _is_engaged(words, party) else "")


def _is_engaged(words: Words, party: Party) -> bool:
    if party.unit == Unit.BAND:
        return is_hostile(words.rules, words.state, party.place)
    return any(band.place == party.place for band in _of(words, Unit.BAND))


def _figures(party: Party) -> Drawing:
    return paragraph(" " * INDENT + " ".join(party.words), PANEL_WIDTH, indent=INDENT)


def _notes(notes: Iterator[str]) -> Drawing:
    return [
        line for note in notes for line in paragraph(" " * INDENT + note, PANEL_WIDTH, signs.QUIET_STYLE, indent=INDENT)
    ]


# Bands.
def _draw_bands(words: Words) -> Drawing:
    bands = _of(words, Unit.BAND)
    drawing = _title(TEXTS[words.language].BANDS)
    for band in bands:
        drawing += [_band_row(words, band), *_figures(band), *_notes(_band_notes(words, band))]
    return drawing if bands else [*drawing, [Span(TEXTS[words.language].NOBODY, signs.QUIET_STYLE)]]


def _band_row(words: Words, band: Party) -> Line:
    name = f"{band.name} {_place(words, band)}"
    if band.place < 0:
        return [Span(_cells((name, "", band.hp, "", "")), style_of(words, band))]
    numbers = (_dice(words, band), band.hp, words.speed_of(band), _to_heart(words, band))
    return [Span(_cells((name, *numbers)), style_of(words, band))]


def _to_heart(words: Words, band: Party) -> object:
    """The cells of the shortest way, as orientation counts them."""
    rules, place = words.rules, band.place
    if place == rules.heart:
        return 0
    pulls = [rules.pull[place, way] for way in range(ways_from(rules, place)) if rules.beyond[place, way] >= 0]
    nearest = min(pulls, default=FAR)
    return "-" if nearest >= FAR else nearest + 1


def _band_notes(words: Words, band: Party) -> Iterator[str]:
    texts, rules, state = TEXTS[words.language], words.rules, words.state
    if band.place < 0:
        yield texts.BACK_ON.format(threshold=rules.return_threshold)
    elif band.place != rules.heart and not _is_engaged(words, band):
        chances = outlook(rules, state, band.slot)
        for place, template in ((rules.heart, texts.NEXT_TURN), (OUTSIDE, texts.MAY_LEAVE)):
            if chances.get(place, 0) > 0:
                yield template.format(chance=max(1, round(100 * chances[place])))
    marks = list(_band_marks(words, state, band.slot))
    if marks:
        yield ", ".join(marks)


def _band_marks(words: Words, state: State, slot: int) -> Iterator[str]:
    marked = TEXTS[words.language].MARKED
    if state.band_count[slot] > 1:
        yield marked["count"].format(count=state.band_count[slot])
    if state.band_infra[slot]:
        yield marked["infra"]
    if state.band_jinx[slot]:
        letters = " ".join(word[0].upper() for word in jinxes(state, slot))
        yield marked["jinx"].format(classes=letters)
    if state.band_web[slot]:
        yield marked["web"]
    if state.band_map[slot]:
        yield marked["map"].format(face=state.band_map[slot])
    if state.band_bottom[slot]:
        yield marked["bottom"]


# Monsters.
def _draw_groups(words: Words) -> Drawing:
    drawing = _title(TEXTS[words.language].GROUPS)
    groups = _of(words, Unit.GROUP)
    for group in groups:
        led = f"{len(group.figures) - 1}/{command_limit(words.rules, words.state, group.slot)}"
        name = f"{group.name} {words.seat(group.owner)} {_place(words, group)}"
        numbers = (_dice(words, group), group.hp, words.speed_of(group), led)
        drawing.append([Span(_cells((name, *numbers)), style_of(words, group))])
        drawing += [*_figures(group), *_notes(_group_notes(words, group))]
    return drawing if groups else [*drawing, [Span(TEXTS[words.language].NOBODY, signs.QUIET_STYLE)]]


def _group_notes(words: Words, group: Party) -> Iterator[str]:
    marked = TEXTS[words.language].MARKED
    if words.state.group_banner[group.slot]:
        yield marked["banner"]
    if words.state.group_horn[group.slot]:
        yield marked["horn"].format(cells=words.state.group_horn[group.slot])


def _draw_singles(words: Words) -> Drawing:
    """Lone monsters and strays; those of one kind in one place share a line."""
    texts = TEXTS[words.language]
    drawing: Drawing = []
    for unit, title in ((Unit.LONE, texts.LONE), (Unit.STRAY, texts.STRAYS)):
        alike: dict[str, list[Party]] = {}
        for party in _of(words, unit):
            seat = f" {words.seat(party.owner)}" if party.owner >= 0 else ""
            alike.setdefault(f"{_place(words, party)}{seat} {party.words[0]}", []).append(party)
        if alike:
            drawing += [[], [Span(title, signs.TITLE_STYLE)]]
        for what, parties in alike.items():
            text = f"{what} {' '.join(party.name for party in parties)}"
            drawing += paragraph(text, PANEL_WIDTH, style_of(words, parties[0]), indent=INDENT)
    return drawing
