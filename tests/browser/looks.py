"""What must hold of every page, on every screen."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "ui" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(360, 640), (640, 360), (768, 1024), (1280, 800), (1920, 1080)]


def named(size: tuple[int, int]) -> str:
    """A size as the name of a test: ``360x640``."""
    return f"{size[0]}x{size[1]}"


def resize(page: Page, size: tuple[int, int]) -> None:
    """Gives the window a size, and waits until the page has been drawn in it."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(f"() => innerWidth === {width} && innerHeight === {height}")
    drawn(page)


def drawn(page: Page) -> None:
    """Waits until the page shows what it knows, in its own fonts."""
    page.evaluate(
        "document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"
    )


def findings(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    grave = [one for one in found if one["impact"] in ("serious", "critical")]
    return [f"{one['id']}: {[node['html'][:120] for node in one['nodes']]}" for one in grave]


def scrolls(page: Page) -> bool:
    """Whether the page is larger than its window."""
    return bool(
        page.evaluate(
            "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"
        )
    )


def outside(page: Page) -> list[str]:
    """The parts of the board that leave the window."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-board] *')]"
        ".filter(e => e.checkVisibility() && !e.closest('.hidden-text'))"
        ".map(e => [e.getAttribute('class') || e.localName, e.getBoundingClientRect()])"
        ".filter(([, r]) => r.width && r.height &&"
        " (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1))"
        ".map(([name, r]) => [name, r.left, r.top, r.right, r.bottom].join(' '))"
    )
    return found


TEXTS = """
const seen = new Set();
const read = (where, hidden) => [...document.querySelectorAll(where)].flatMap(root => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { currentNode: text, currentNode: { parentElement: parent } } = walker;
    if (!text.data.trim() || !parent.checkVisibility() || parent.closest(hidden) || seen.has(text)) continue;
    seen.add(text);
    const range = document.createRange();
    range.selectNode(text);
    const [inner, lines] = [range.getBoundingClientRect(), [...range.getClientRects()]];
    texts.push({ words: text.data.trim(), parent, inner, lines });
  }
  return texts;
});"""
"""The texts that are seen, each with its place."""

CUT = f"""dots => {{ {TEXTS}
  const found = [];
  for (const {{ words, parent, inner }} of read("[data-board], .table-bar", ".hidden-text, svg, [data-note]")) {{
    for (let box = parent; box; box = box.parentElement) {{
      const style = getComputedStyle(box);
      const outer = box.getBoundingClientRect();
      if (style.display === "inline" || style.overflowX === "visible") continue;
      if (dots && (style.textOverflow === "ellipsis" || Number(style.webkitLineClamp) > 0)) break;
      const apart = inner.top >= outer.bottom - 1;
      const wide = inner.left < outer.left - 1.5 || inner.right > outer.right + 1.5;
      const tall = inner.top < outer.top - 3 || inner.bottom > outer.bottom + 3;
      if (!apart && (wide || tall)) found.push(`${{words}} in ${{box.className}}`);
      break;
    }}
  }}
  return found;
}}"""

OVER = f"""() => {{ {TEXTS}
  const texts = read(".table-bar, [data-board] :is(.head, .foot, .points, .state, .line)", ".hidden-text, svg, .card");
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  return texts.flatMap((one, place) => texts.slice(place + 1)
    .filter(other => one.lines.some(line => other.lines.some(under => over(line, under))))
    .map(other => `${{one.words}} over ${{other.words}}`));
}}"""


def cut(page: Page, *, dots: bool = False) -> list[str]:
    """The texts of bar and board of which a part is cut off; one that wrapped out of sight as a whole is meant to.

    Args:
        dots: a text may end in dots where it is meant to, as the longest names do.
    """
    found: list[str] = page.evaluate(CUT, dots)
    return found


def over_each_other(page: Page) -> list[str]:
    """The texts of a line that lie over each other, as too many do in too little room."""
    found: list[str] = page.evaluate(OVER)
    return found


def too_small(page: Page) -> int:
    """How many buttons and links a finger would miss."""
    return int(
        page.evaluate(
            "[...document.querySelectorAll('button, a')].filter(e => e.checkVisibility())"
            ".map(e => e.getBoundingClientRect()).filter(r => r.width > 4 && (r.width < 24 || r.height < 24)).length"
        )
    )


NAMES = f"""names => {{ {TEXTS}
  const named = words => names.some(name => words.includes(name));
  const clips = style => style.display !== "inline" && style.overflowX !== "visible";
  const shared = (a, b) => ({{ left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom) }});
  const painted = (place, box) => {{
    for (; box; box = box.parentElement)
      if (clips(getComputedStyle(box))) place = shared(place, box.getBoundingClientRect());
    return place;
  }};
  const over = (a, b) => {{
    const both = shared(a, b);
    return both.right - both.left > 2 && both.bottom - both.top > 4;
  }};
  const dots = box => {{
    const style = getComputedStyle(box);
    return style.textOverflow === "ellipsis" || Number(style.webkitLineClamp) > 0;
  }};
  const texts = read("[data-board], .table-bar", ".hidden-text, svg, [data-note]").map(text => ({{ ...text,
    shown: text.lines.map(line => painted(line, text.parent)).filter(line => line.right > line.left) }}));
  const things = [...document.querySelectorAll("[data-board] :is(.card, .slot, .chips, [data-stack])")]
    .filter(one => one.checkVisibility());
  return texts.filter(({{ words }}) => named(words)).flatMap(one => {{
    const found = [];
    const panel = one.parent.closest("[data-hand], [data-seat], li, .felt, .said, .rail, table, main");
    const edge = panel.getBoundingClientRect();
    for (const line of one.shown)
      if (line.left < edge.left - 1 || line.right > edge.right + 1) found.push(`${{one.words}} leaves its panel`);
    for (const other of texts)
      if (other !== one && one.shown.some(line => other.shown.some(under => over(line, under))))
        found.push(`${{one.words}} over ${{other.words}}`);
    for (const thing of things)
      if (!thing.contains(one.parent) && one.shown.some(line => over(line, thing.getBoundingClientRect())))
        found.push(`${{one.words}} over ${{thing.className}} ${{thing.textContent.trim()}}`);
    const short = one.lines.some((line, at) => line.right - line.left > 1 && one.shown.length &&
      painted(line, one.parent).right - painted(line, one.parent).left < line.right - line.left - 1.5);
    if (short && !dots(one.parent)) found.push(`${{one.words}} ends without dots`);
    return found;
  }});
}}"""


def names_in_the_way(page: Page, names: Sequence[str]) -> list[str]:
    """The names that lie over something else, leave the panel that they belong to, or are cut without dots."""
    drawn(page)
    found: list[str] = page.evaluate(NAMES, names)
    return found
