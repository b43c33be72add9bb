"""The base of every entry in a data file: an id that never changes and a name in both languages."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Id = Annotated[
    str,
    Field(
        pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$",
        description="an id is small letters and digits joined by -, such as fire-axe",
    ),
]

Whole = Annotated[int, Field(strict=True, ge=0, description="a whole number, 0 or more")]
Positive = Annotated[int, Field(strict=True, ge=1, description="a whole number, 1 or more")]
Flag = Annotated[bool, Field(strict=True, description="true or false")]


class Model(BaseModel):
    """A part of a data file. It is immutable, and an unknown key is a fault."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class Name(Model):
    """A text for players in French and in English."""

    fr: str = Field(min_length=1, description='both texts are needed: { fr = "...", en = "..." }')
    en: str = Field(min_length=1, description='both texts are needed: { fr = "...", en = "..." }')

    def in_(self, language: str) -> str:
        """Return the text in `language`. Raises KeyError for any but `fr` and `en`."""
        return {"fr": self.fr, "en": self.en}[language]


class Entry(Model):
    """One thing that a data file lists, with its id and its name."""

    id: Id = Field(description="an id is small letters and digits joined by -, such as fire-axe")
    name: Name = Field(description='a name is { fr = "...", en = "..." }')
