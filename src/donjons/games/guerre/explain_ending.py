"""How a game ended: the victory, then the ranking."""

from __future__ import annotations

from donjons.core.parameters import Language
from donjons.core.wording import sentence
from donjons.games.guerre.explain_scene import Words
from donjons.games.guerre.places import troops_of
from donjons.games.guerre.pope import how_many, places_of
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import PLACES, Ending, PlaceKind, State
from donjons.games.guerre.victory import master_of_capitals, master_of_crown, rank_of, victory_of


def explain_result(rules: Rules, state: State, language: Language) -> str:
    words = Words(rules, state, language)
    ranking = words.texts.RANKING.format(ranking=words.texts.SEMICOLON.join(_ranks(words)))
    return " ".join([victory(words), sentence(language, ranking)])


def victory(words: Words) -> str:
    """Who has won, and why; when several reach a victory at once, who else."""
    rules, state, seat = words.rules, words.state, words.state.winner
    ending = Ending(state.ending)
    capitals = [place for place in range(PLACES) if state.kind[place] == PlaceKind.CAPITAL]
    counts = {
        Ending.CAPITALS: sum(state.owner[place] == seat for place in capitals),
        Ending.CROWN: how_many(rules.crown_cities),
        Ending.INFLUENCE: state.influence[seat],
        Ending.POPE: state.pope_age[seat],
        Ending.CAP: state.round_no,
    }
    reason = words.texts.RESULTS[ending].format(
        house=words.house_of(seat),
        count=words.number(counts.get(ending, 0)),
        places=words.towns(place for place in capitals if state.owner[place] == seat),
        place=words.town(state.pope_place[seat]) if ending == Ending.POPE else "",
        win_influence=rules.win_influence,
    )
    others = [] if ending == Ending.CAP else _also_victorious(rules, state)
    also = words.texts.ALSO.format(houses=words.houses(others), count=words.number(len(others))) if others else ""
    return " ".join(sentence(words.language, clause) for clause in (reason, also) if clause)


def _also_victorious(rules: Rules, state: State) -> list[int]:
    capitals, crown = master_of_capitals(state), master_of_crown(rules, state)
    return [
        seat
        for seat in range(rules.players)
        if state.alive[seat] and seat != state.winner and victory_of(rules, state, seat, capitals, crown) != Ending.NONE
    ]


def _ranks(words: Words) -> list[str]:
    """Each house with what decides its rank, the winner first."""
    rules, state = words.rules, words.state
    seats = sorted(range(rules.players), key=lambda seat: rank_of(rules, state, seat))
    shown = _deciding(rules, state)
    return [
        words.texts.RANKED.format(rank=rank, house=words.house_of(seat), values=_values(words, seat, shown))
        for rank, seat in enumerate(seats, 1)
    ]


def _values(words: Words, seat: int, shown: int) -> str:
    if not words.state.alive[seat]:
        return str(words.texts.ELIMINATED)
    keys = zip(words.texts.RANK_VALUES[:shown], _keys(words.state, seat), strict=False)
    return ", ".join(template.format(value=words.number(value)) for template, value in keys)


def _keys(state: State, seat: int) -> tuple[int, ...]:
    """What the ranking compares, in its order (§9)."""
    return (state.influence[seat], how_many(places_of(state, seat)), troops_of(state, seat), state.gold[seat])


def _deciding(rules: Rules, state: State) -> int:
    """How many of the keys it takes to tell the living houses apart."""
    keys = [_keys(state, seat) for seat in range(rules.players) if state.alive[seat]]
    lengths = range(1, len(keys[0]) + 1)
    return next((length for length in lengths if len({key[:length] for key in keys}) == len(keys)), len(keys[0]))
