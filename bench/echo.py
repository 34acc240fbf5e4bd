"""What a room is measured against: sockets that only pass on, by the same web server, with texts of the same size."""

import socket
import sys
from collections import defaultdict
from typing import Any, Final

import uvicorn

from parlour.server.door.upgrade import Upgrade

Pairs = dict[str, list[Any]]
SIZE: Final = "x"


def application(told: int) -> Any:
    """Whatever comes from one of a pair goes to both, as a text of so many characters."""
    pairs: Pairs = defaultdict(list)

    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        pair = pairs[scope["path"]]
        pair.append(send)
        while (await receive())["type"] == "websocket.receive":
            for other in pair:
                await other({"type": "websocket.send", "text": SIZE * told})

    return app


def serve(told: int) -> None:
    """Serves until it is ended; prints its port first."""
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(
        application(told),
        ws=Upgrade,
        loop="asyncio",
        lifespan="off",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    serve(int(sys.argv[1]))
