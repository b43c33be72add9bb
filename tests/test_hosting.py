"""What stands in docs/hosting agrees with the package, the command line and the settings."""

from __future__ import annotations

import re
import tomllib
from configparser import ConfigParser
from pathlib import Path

import pytest
import typer
from prometheus_client import REGISTRY

import bot.app.cli_database
import bot.app.cli_doctor
import bot.app.cli_games
import bot.app.cli_replay
import bot.app.cli_table
from bot.app import stopping
from bot.app.cli import app
from bot.base import exits, metrics
from bot.base.settings import Settings
from bot.channel.interactions import ANSWERS
from bot.store.schema import METADATA

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "hosting"
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
DOCKERFILE = (FOLDER / "Dockerfile").read_text("utf-8")
COMPOSE = (FOLDER / "compose.yaml").read_text("utf-8")
OPERATIONS = (ROOT / "docs" / "operations.md").read_text("utf-8")
LOGS = OPERATIONS.partition("\n## Logs")[2].partition("\n## ")[0]
PARTS = (
    *(bot.app.cli_database, bot.app.cli_doctor, bot.app.cli_games),
    *(bot.app.cli_replay, bot.app.cli_table, metrics),
)


def said(word: str) -> list[str]:
    """What follows that instruction, lines that go on joined."""
    joined = DOCKERFILE.replace("\\\n", " ")
    return [line.split(None, 1)[1] for line in joined.splitlines() if line.startswith(f"{word} ")]


def environment() -> dict[str, str]:
    return dict(line.split("=", 1) for line in said("ENV"))


def unit() -> ConfigParser:
    found = ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # pyright: ignore[reportAttributeAccessIssue]
    found.read(FOLDER / "graveyard.service", encoding="utf-8")
    return found


def commands() -> set[str]:
    """Every command of the command line, with its group."""
    found = typer.main.get_command(app)
    names: set[str] = set()
    for name, command in getattr(found, "commands", {}).items():
        inner = getattr(command, "commands", None)
        names |= {f"{name} {one}" for one in inner} if inner else {name}
    return names


def test_the_image_is_made_of_files_that_exist_and_of_all_that_the_package_needs() -> None:
    copied = [one for line in said("COPY") if "--from" not in line for one in line.split()[:-1]]
    built = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wheel = built["tool"]["hatch"]["build"]["targets"]["wheel"]

    assert [one for one in copied if not (ROOT / one).exists()] == []
    needed = {*wheel["packages"], *wheel["force-include"], "pyproject.toml", "constraints.txt"}
    assert needed | {built["project"]["readme"], *built["project"]["license-files"]} == set(copied)
    let_in = {
        line[1:]
        for line in (FOLDER / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
        if line.startswith("!")
    }
    assert let_in == set(copied)


def test_the_image_runs_as_nobody_special_keeps_its_games_and_is_asked_how_it_is() -> None:
    settings, (folder,) = environment(), said("VOLUME")
    (user,), (health,) = said("USER"), said("HEALTHCHECK")

    assert user == "graveyard"
    assert f"useradd --uid 10001 --home-dir {folder} " in DOCKERFILE
    assert settings["GRAVEYARD_DATABASE"].startswith(f"sqlite+aiosqlite:///{folder}/")
    assert f"127.0.0.1:{settings['GRAVEYARD_METRICS_PORT']}/healthz" in health
    assert said("ENTRYPOINT") == ['["graveyard"]']
    assert said("CMD") == ['["run"]']
    assert "run" in commands()
    assert all(line.endswith("-slim") or " AS " in line for line in said("FROM"))


def test_the_compose_file_leaves_time_to_end_and_no_rights() -> None:
    assert "dockerfile: docs/hosting/Dockerfile" in COMPOSE
    assert (FOLDER / "../..").resolve() == ROOT
    for line in ("context: ../..", "init: true", "read_only: true", "- no-new-privileges:true"):
        assert f" {line}\n" in COMPOSE
    assert re.search(r"cap_drop:\n\s+- ALL\n", COMPOSE)
    (folder,) = said("VOLUME")
    assert f"- games:{folder}\n" in COMPOSE
    grace = re.search(r"stop_grace_period: (\d+)s", COMPOSE)
    assert grace
    assert int(grace[1]) > stopping.LONGEST_SECONDS


def test_the_unit_starts_the_bot_gives_it_time_and_starts_no_wrong_setting_again() -> None:
    service = unit()["Service"]

    assert service["ExecStart"].split()[1:] == ["run"]
    assert service["KillSignal"] == "SIGTERM"
    assert int(service["TimeoutStopSec"]) > stopping.LONGEST_SECONDS
    assert service["RestartPreventExitStatus"] == f"{exits.FAULTS} {exits.WRONG}"
    assert service["WorkingDirectory"] == f"/var/lib/{service['StateDirectory']}"
    for one in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices"):
        assert service[one] == "yes"
    assert (service["ProtectSystem"], service["CapabilityBoundingSet"]) == ("strict", "")
    assert service["User"] != "root"


def test_every_setting_stands_in_the_example_and_nothing_else_does() -> None:
    example = (ROOT / ".env.example").read_text("utf-8")
    there = set(re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE))
    ours = {
        str(one.validation_alias or name.upper()) for name, one in Settings.model_fields.items()
    }

    assert there == ours
    assert {one for one in environment() if one.startswith("GRAVEYARD")} <= ours


@pytest.mark.parametrize("guide", ["hosting.md", "operations.md"])
def test_every_command_that_the_guides_name_exists(guide: str) -> None:
    text = (ROOT / "docs" / guide).read_text("utf-8")
    named = set(re.findall(r"(?:bin/|Scripts\\|`|bot )graveyard ((?:db )?[a-z]+)", text))

    assert len(named) >= 4
    assert named - commands() == set()


def test_the_readme_names_every_command_and_links_every_document() -> None:
    page = (ROOT / "README.md").read_text("utf-8")
    table = page.partition("## The command line")[2].partition("\n## ")[0]
    documents = {f"docs/{one.name}" for one in (ROOT / "docs").glob("*.md")}

    assert [one for one in commands() if f"`graveyard {one}" not in table] == []
    assert documents - set(re.findall(r"\((docs/[a-z-]+\.md)", page)) == set()


def test_the_guide_names_every_exit_code_and_every_file_of_the_folder() -> None:
    codes = (exits.FAULTS, exits.WRONG, exits.STORE, exits.NO_DISCORD, exits.MISTAKE)
    for code in (0, *codes):
        assert f"| {code} | " in GUIDE
    for file in ("Dockerfile", "compose.yaml", "graveyard.service"):
        assert f"docs/hosting/{file}" in GUIDE
    assert "hosting.md" in (ROOT / "README.md").read_text("utf-8")
    assert "pip install -c constraints.txt ." in GUIDE
    assert "pip install --no-cache-dir" in DOCKERFILE


def logged() -> dict[str, set[str]]:
    """The events that the bot logs, by level; errors of single rows among them."""
    found: dict[str, set[str]] = {"error": set(), "warning": set(), "info": set()}
    for file in (ROOT / "bot").rglob("*.py"):
        text = file.read_text("utf-8")
        for level, event in re.findall(r"log\(\)\.(error|warning|info)\(\s*\"([a-z-]+)\"", text):
            found[level].add(event)
        found["error"] |= set(re.findall(r"\.alone\(\s*\"([a-z-]+)\"", text))
        found["info"] |= set(re.findall(r"tell\(\"([a-z-]+)\"", text))
    found["info"] |= {f"answer-{one}" for one in ANSWERS.values()}
    return found


def test_every_error_that_is_logged_is_explained_and_nothing_else_is_named() -> None:
    events, rows = logged(), re.findall(r"^\| (`[^|]*) \|", LOGS, re.MULTILINE)
    named = {one for row in rows for one in re.findall(r"`([a-z-]+)`", row)}

    assert events["error"] - named == set()
    assert named - set().union(*events.values()) == set()


def test_alerts_name_metrics_and_events_that_exist() -> None:
    endings = {"counter": ("_total",), "histogram": ("", "_bucket"), "gauge": ("",)}
    families = [one for one in REGISTRY.collect() if one.name.startswith("graveyard")]
    known = {f"{one.name}{end}" for one in families for end in endings[one.type]}
    alerts = OPERATIONS.partition("## What to alert on")[2].partition("\n## ")[0]
    counted = set(re.findall(r"graveyard_[a-z_]+", OPERATIONS))
    named = set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", alerts))

    assert counted - known == set()
    assert named
    assert named - set().union(*logged().values()) == set()


def test_memory_is_bounded_where_the_guide_says_so() -> None:
    assert unit()["Service"]["MemoryMax"] == "1G"
    assert "mem_limit: 1g" in COMPOSE
    assert "1 GB of memory" in GUIDE


def test_the_dependencies_page_counts_the_tables() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text("utf-8")

    assert f"there are {len(METADATA.tables)} tables" in page


def test_both_languages_say_that_the_project_is_unofficial_and_whose_the_names_are() -> None:
    page = (ROOT / "README.md").read_text("utf-8")

    for one in ("not affiliated", "ni affilié", "CMON Global Limited", "Image Ten", "Discord Inc"):
        assert one in page
