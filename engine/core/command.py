"""A command: what a seat asks to do, as a pydantic model with a literal `do`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.core.refusal import Refusal


class Command(BaseModel):
    """Base of all commands. Each has a field `do` whose literal is its name."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    @classmethod
    def name(cls) -> str:
        """The literal of `do`."""
        return str(cls.model_fields["do"].default)

    def canonical(self) -> str:
        """The JSON that dice are keyed by and that is stored."""
        return self.model_dump_json()


def parse(data: Mapping[str, object], kinds: Iterable[type[Command]]) -> Command:
    """The command of one of `kinds` that plain data describes. Raises Refusal `unknown-command`."""
    known = {kind.name(): kind for kind in kinds}
    try:
        return known[str(data["do"])].model_validate(data)
    except (KeyError, TypeError, ValidationError) as error:
        raise Refusal("unknown-command", command=str(data.get("do", ""))) from error
