"""The chronicle of a game of Trust Me: what killed somebody, and which group came."""

from __future__ import annotations

from bot.play.chronicle import chronicle
from engine.spaces.plane import Point
from engine.trust_me import events as trust
from tests.bot.test_chronicle import LANGUAGES, looked_back_on, with_last


@LANGUAGES
def test_the_chronicle_says_which_group_killed_somebody_and_that_a_later_group_is_new(
    language: str,
) -> None:
    """A number that is free again is used for the next group, so the same alpha comes twice."""
    found = looked_back_on("trust-me", language)
    one, other = found.last.seats
    began = trust.RoundBegan(round=int(found.last.round) + 1)
    hit = trust.GroupAttacked(alpha="alpha-1", seat=other, strength=10, defence=2)
    shot = trust.Attacked(seat="", weapon="", target=one, attack=9, defence=2)
    wounds = [trust.Harmed(seat=seat, harm="wound", slot="survival-1") for seat in (other, one)]
    came = trust.GroupCame(alpha="alpha-1", at=Point(300, 0), neutrals=2)

    happened = (came, hit, wounds[0], trust.Died(seat=other), shot, wounds[1], trust.Died(seat=one))
    last = chronicle(with_last(found, began, *happened)).split("\n## ")[-2]

    said = {
        "en": (
            "dies.** The attack of alpha 1’s group was fatal.",
            "dies.** The hidden sniper’s shot was fatal.",
            "A new group comes in with alpha 1.",
        ),
        "fr": (
            "meurt.** L’attaque du groupe de l’alpha 1 a été fatale.",
            "meurt.** Le tir du tireur embusqué a été fatal.",
            "Un nouveau groupe arrive avec l’alpha 1.",
        ),
    }
    assert [text for text in said[language] if text not in last] == [], last
