"""What the hosts of a crew did, for people."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from wunderkammer.errors import BadCrew
from wunderkammer.lab.crew.host_shares import HostShares
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.text.error_sentences import error_sentence

HEADS = ("workers", "tasks", "share", "lost", "refused", "results")
VERDICTS = {True: "crew-deviating", False: "crew-alike", None: "crew-too-few"}


def hosts_table(hosts: HostShares, texts: Catalogue) -> Table:
    """Each host's share, and whether what it found is what the others found."""
    table = Table(title=Text(texts.say("crew-hosts"), "title"), border_style="line", title_justify="left")
    table.add_column(texts.say("crew-host"), overflow="fold")
    for head in HEADS:
        table.add_column(texts.say(f"crew-{head}"), justify="right")
    deviating = hosts.deviating()
    tasks = max(1, sum(share.tasks for share in hosts.hosts.values()))
    for host, share in sorted(hosts.hosts.items()):
        counts = (len(share.workers), share.tasks, f"{round(100 * share.tasks / tasks)} %", share.lost)
        verdict = texts.say(VERDICTS[deviating[host]]) if share.tasks else "—"
        table.add_row(Text(host), *map(str, counts), str(len(share.refused)), verdict)
    return table


def refusal_sentences(hosts: HostShares, texts: Catalogue) -> list[str]:
    """Every worker that was refused, by name, with what is different there."""
    return [error_sentence(BadCrew("crew-refused", **values), texts) for values in hosts.refusals()]
