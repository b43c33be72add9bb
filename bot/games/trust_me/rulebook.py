"""The articles about rules of Trust Me: the groups, their topics, and how each text is made."""

from __future__ import annotations

from functools import partial

from bot.games.trust_me.naming import FIELD_MM, TrustNames
from bot.kit.speech import Group, Values, articles_on

SHELVES = {
    "trust-start": ("aim", "setup", "secrets", "options"),
    "trust-turn": ("round", "cost", "actions", "recovery"),
    "trust-plane": ("places", "move", "scenery", "sight", "noise"),
    "trust-fight": (
        *("attack", "weapons", "wounds", "harm", "limit", "throw", "target", "orders", "death"),
    ),
    "trust-zombies": ("groups", "pursuit", "wander", "negligence", "invasion"),
    "trust-sheet": ("cells", "bags", "search", "bodies", "trade"),
    "trust-end": ("home", "hunt"),
    "trust-ruling": ("shots", "zombies", "round", "house"),
}
"""Groups of articles from the catalogue, each with its topics."""
LENGTHS = (
    *("side", "step", "stride", "run", "horde", "broken_through", "close", "noise", "throw"),
    *("communities", "tokens_from_rim", "rim", "gap", "clear", "token_gap"),
)
"""Numbers of the data that are lengths in millimetres; articles call them by these names."""


def _titles(shelf: str, names: TrustNames) -> dict[str, str]:
    topics = [f"{shelf}-{one}" for one in SHELVES[shelf]]
    return {topic: names.say(f"rule-{topic}") for topic in topics}


def _rule(names: TrustNames, topic: str) -> str:
    """Return the article about a rule, with numbers from the game's data."""
    return names.say(f"rule-{topic}-text", **_figures(names))


def _figures(names: TrustNames) -> Values:
    numbers = names.content.numbers
    lengths: Values = {one: names.cm(getattr(numbers, one)) for one in LENGTHS}
    limits: Values = {
        f"limit_{one.id.replace('-', '_')}": one.limit for one in names.content.tokens.values()
    }
    return {
        **lengths,
        **limits,
        "field": names.cm(FIELD_MM),
        "least": numbers.points.least,
        "most": numbers.points.most,
        "tokens_each": numbers.tokens_each,
        "barricade": numbers.barricade_over,
        "infection": numbers.infection_on,
        "burn": numbers.burn_on,
        "alpha": numbers.alpha_strength,
        "neutral": numbers.neutral_strength,
        "spawned": numbers.spawned_neutrals,
    }


def _token(names: TrustNames, kind: str) -> str:
    """Return the article about a kind of token: its use, and how many are in each supply."""
    one = names.content.tokens[kind]
    copies = one.copies
    return names.say(
        "trust-token-text",
        sort=one.sort,
        die="some" if one.die else "none",
        colour=names.say("trust-die", die=one.die or "none", face="").strip(),
        limit=one.limit,
        kit=0 if one.die else one.limit,
        hands=one.hands,
        use=one.use or "none",
        text="some" if one.text else "none",
        about=one.text.in_(names.language) if one.text else "",
        weapons=copies.weapons,
        objects=copies.objects,
        search=copies.search,
        special=copies.special,
    )


def _passport(names: TrustNames, kind: str) -> str:
    """Return the article about a survivor: bonuses, and the ability that nobody else has."""
    one = names.content.passports[kind]
    return names.say(
        "trust-passport-text",
        melee=one.melee,
        ranged=one.ranged,
        survival=one.survival,
        text=one.text.in_(names.language),
        origin="rulebook" if "rulebook" in one.origin else "house",
    )


def _objective(names: TrustNames, kind: str) -> str:
    """Return the article about an objective: its task, and the number of its cards."""
    one = names.content.objectives[kind]
    return names.say(
        "trust-objective-text",
        text=one.text.in_(names.language),
        copies=one.copies,
        origin="rulebook" if "rulebook" in one.origin else "house",
    )


GROUPS = {
    **{shelf: Group(partial(_titles, shelf), _rule) for shelf in SHELVES},
    "trust-passport": articles_on(
        "trust-passport", lambda names: names.content.passports.values(), _passport
    ),
    "trust-objective": articles_on(
        "trust-objective", lambda names: names.content.objectives.values(), _objective
    ),
    "trust-token": articles_on("trust-token", lambda names: names.content.tokens.values(), _token),
}
"""Groups of articles in reading order."""
