"""What every entry shares: an id that never changes and a name in both languages."""

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
    """A piece of a data file: never changed once read; a name it does not know is a fault."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class Name(Model):
    """A text for players, in French and in English."""

    fr: str = Field(min_length=1, description='both texts are needed: { fr = "...", en = "..." }')
    en: str = Field(min_length=1, description='both texts are needed: { fr = "...", en = "..." }')

    def in_(self, language: str) -> str:
        """The text in a language. Raises KeyError for one we do not write."""
        return {"fr": self.fr, "en": self.en}[language]


class Entry(Model):
    """One thing of a data file."""

    id: Id = Field(description="an id is small letters and digits joined by -, such as fire-axe")
    name: Name = Field(description='a name is { fr = "...", en = "..." }')
