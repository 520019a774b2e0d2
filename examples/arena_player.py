"""A player of an arena that chooses at random: parlour arena --program mine="python3 examples/arena_player.py"

Needs nothing but Python 3. docs/bots.md describes the messages.
"""

import json
import random
import sys


def send(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send({"type": "hello", "version": 1})
    elif message["type"] == "legal-moves":
        send({"type": "move", "step": message["step"], "move": random.choice(message["moves"])})
