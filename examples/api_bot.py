"""A bot that plays over the network: python api_bot.py http://127.0.0.1:8642 TOKEN GAME (docs/api.md)."""

import json
import random
import sys
import urllib.error
import urllib.request

address, token, game = sys.argv[1:4]


def ask(path, body=None):
    """One request: the answer as JSON; a refusal is shown in words."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}/api/v1{path}", data, headers)
    try:
        return json.load(urllib.request.urlopen(request))
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        print(f"{problem['code']}: {problem['detail']}", file=sys.stderr)
        return None


def events(match):
    """Everything that happens at the table, line by line, until the match is over."""
    headers = {"Authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"{address}/api/v1/matches/{match}/events", None, headers)
    for line in urllib.request.urlopen(request):
        yield json.loads(line)


opened = ask("/matches", {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level1"}]})
for event in events(opened["id"]) if opened else ():
    if event["type"] == "log":
        print(event["text"])
    elif event["type"] == "match" and event["seat"] in event["to_act"]:
        choice = ask(f"/matches/{opened['id']}/moves")
        if choice and choice["moves"]:  # here a cleverer bot would look at /view first
            move = random.choice(choice["moves"])["key"]
            ask(f"/matches/{opened['id']}/play", {"move": move, "revision": choice["revision"]})
    elif event.get("result"):
        print(f"Scores: {event['result']['scores']}")
