"""Who has won, in one sentence."""

from __future__ import annotations

from wunderkammer.core.result import Result
from wunderkammer.text.listed_names import names_with_and
from wunderkammer.text.narrator import Narrator


def winner_sentence(result: Result, narrator: Narrator) -> str:
    """The winner or winners with their points; alone, the game's own opponent may win."""
    say = narrator.catalogue.say
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if not winners:
        assert result.opponent is not None
        return say("ui-win", name=say(f"opponent-{result.opponent.name}"), score=result.opponent.score)
    names = names_with_and([narrator.name(seat) for seat in winners], narrator.catalogue)
    if len(winners) > 1:
        return say("ui-shared-win", names=names, score=result.scores[winners[0]])
    return say("ui-win", name=names, score=result.scores[winners[0]])
