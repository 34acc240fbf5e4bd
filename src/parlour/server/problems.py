"""Every refusal over HTTP is a `Problem` with a fitting status; nobody gets to see a traceback."""

import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from parlour.core.errors import Parameter, ParlourError
from parlour.server.metrics import Metrics
from parlour.server.schema import Problem

LOG: Final = logging.getLogger(__name__)
STATUS: Final = MappingProxyType(
    {
        "no-cookie": 403,
        "wrong-origin": 403,
        "not-found": 404,
        "unknown-table": 404,
        "unknown-match": 404,
        "unknown-round": 404,
        "no-such-lesson": 404,
        "no-record-yet": 404,
        "move-over": 404,
        "not-allowed": 405,
        "seat-taken": 409,
        "table-full": 409,
        "already-seated": 409,
        "rules-changed": 409,
        "guest-here": 409,
        "nothing-to-move": 409,
        "too-many-devices": 409,
        "table-damaged": 409,
        "too-large": 413,
        "too-many-tables": 429,
        "too-many-wishes": 429,
        "study-too-many": 429,
        "study-busy": 503,
        "server-error": 500,
        "not-stored": 503,
        "not-read": 503,
        "table-elsewhere": 503,
    }
)
"""By code; 400 for all others."""
CODES: Final = MappingProxyType({404: "not-found", 405: "not-allowed", 413: "too-large"})
"""By status, of what the framework itself refuses; ``bad-request`` for all others."""
COMES_BACK: Final = 503
AGAIN: Final = MappingProxyType({"retry-after": "1"})
"""What may pass soon may be asked again in a second."""

AnyRequest = Request[Any, Any, Any]


def refused(request: AnyRequest, error: ParlourError) -> Response[Problem]:
    """What somebody sent cannot be done."""
    return _respond(request, error.code, error.parameters)


def unfit(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What somebody sent is no request of ours."""
    return _respond(request, CODES.get(error.status_code, "bad-request"), {})


def crashed(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of our own: logged, and told without details."""
    LOG.error("%s %s", request.method, request.url.path, exc_info=error)
    return _respond(request, "server-error", {})


def _respond(request: AnyRequest, code: str, parameters: Mapping[str, Parameter]) -> Response[Problem]:
    metrics: Metrics = request.app.state.metrics
    metrics.refused(code)
    status = STATUS.get(code, 400)
    headers = AGAIN if status == COMES_BACK else None
    return Response(Problem(code, dict(parameters)), status_code=status, headers=headers)
