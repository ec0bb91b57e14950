"""A bot for every game of the cabinet: it takes any legal move, but never passes while it can do something.

wk arena evolution --bots "random,cmd:python3 examples/bots/any_move.py" -n 100
"""

import json
import random
import sys

IDLE = ("pass", "stop", "keep", "decline")


def choose(message: dict) -> str:
    busy = [key for key in message["legal"] if not key.startswith(IDLE)]
    return random.choice(busy or message["legal"])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
    elif message["type"] == "choose":
        print(json.dumps({"id": message["id"], "move": choose(message)}), flush=True)
    elif message["type"] == "over":
        break
