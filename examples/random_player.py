"""A player that chooses at random: python3 random_player.py http://localhost:4000 TABLECODE

Needs the package websocket-client (Debian: python3-websocket). docs/bots.md describes the messages.
"""

import json
import random
import sys
import urllib.request
import uuid

import websocket


def sign_in(base, name):
    """Makes an identity that is marked as an agent, and returns its cookie."""
    body = json.dumps({"name": name, "agent": True}).encode()
    request = urllib.request.Request(f"{base}/api/me", body, {"content-type": "application/json"}, method="PATCH")
    with urllib.request.urlopen(request) as answer:
        return answer.headers["set-cookie"].split(";")[0]


def play(base, code):
    cookie = sign_in(base, "Python")
    socket = websocket.create_connection(f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket?version=1", cookie=cookie)
    send = lambda message: socket.send(json.dumps(message))
    seat, step, asked = None, 0, -1
    send({"type": "sit"})
    while True:
        message = json.loads(socket.recv())
        kind = message["type"]
        now = None
        if kind in ("welcome", "table"):
            seat = message["seat"]
            now = message.get("observation")
        elif kind == "observation":
            now = message["observation"]
        elif kind == "frame":
            now = message["frame"]
        elif kind == "legal-moves" and message["moves"]:
            key = str(uuid.uuid4())
            send({"type": "move", "step": message["step"], "key": key, "move": random.choice(message["moves"])})
        elif kind == "refused":
            # The move came too late, or is not legal any more: ask again.
            send({"type": "legal-moves"} if "key" in message else {"type": "sync"})
        elif kind == "bye":
            sys.exit(message["refusal"]["refused"])
        if now is None:
            continue
        step = now["step"]
        if now.get("over"):
            print(json.dumps({"seat": seat, **now["over"]}))
            return
        if seat in now["waiting"] and step != asked:
            asked = step
            send({"type": "legal-moves"})


if __name__ == "__main__":
    play(sys.argv[1].rstrip("/"), sys.argv[2])
