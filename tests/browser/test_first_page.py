"""What the home page costs to load."""

import gzip

import pytest
from playwright.sync_api import Response, expect

from parlour.core.discovery import games
from tests.browser.conftest import Window

MOST = 60_000
"""Bytes of all that the home page loads but the two fonts, packed: page, scripts, styles, texts, pictures, data."""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_the_first_page_is_under_60_kb_gzip(window: Window, locale: str) -> None:
    page = window(locale=locale)
    loaded: list[Response] = []

    def keep(response: Response) -> None:
        loaded.append(response)

    page.on("response", keep)
    page.goto("/")
    expect(page.locator("article .art svg").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = {one.url: len(gzip.compress(one.body())) for one in loaded if not one.url.endswith(".woff2")}
    assert sum("/Art-" in url for url in sizes) >= len(games()), "the pictures of the boxes are loaded, too"
    assert sum(sizes.values()) < MOST, sorted(sizes.items(), key=lambda one: -one[1])
