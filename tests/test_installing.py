"""A wheel installs where there is no compiler, and what it installs is the whole room."""

import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatch_build import Interpreter, addresses, told_elsewhere
from packaging.metadata import Metadata
from trove_classifiers import classifiers

from tests.installing import INSTALLED, ROOT, Environment, build_wheel, copy_project

REPOSITORY = "https://code.example/parlour"
ELSEWHERE = "_core.cpython-399-x86_64-linux-gnu.so"


def python(version: tuple[int, int] = (3, 12), name: str = "cpython", **given: object) -> Interpreter:
    suffix = ".cpython-399-somewhere.so"
    told = {"system": "linux", "suffix": suffix, "base": Path("/usr"), "free_threaded": False, **given}
    return Interpreter(name, version, **told)  # type: ignore[arg-type]  # what a case is about may be anything


@pytest.mark.skipif(sys.platform == "win32", reason="an environment looks different there")
def test_a_wheel_installs_without_a_compiler_and_opens_a_room_that_solves(tmp_path: Path) -> None:
    project = copy_project(tmp_path / "project")
    (project / "src" / "parlour" / ELSEWHERE).write_bytes(b"the kernel for another Python")
    compiled = build_wheel(project, tmp_path / "compiled")
    reading = build_wheel(project, tmp_path / "reading", PARLOUR_KERNEL="skip", PARLOUR_REPOSITORY=REPOSITORY)
    kernels = [name for name in ZipFile(compiled).namelist() if "/_core." in name and not name.endswith(".pyi")]
    assert kernels == [f"parlour/{Interpreter.running().module}"]
    nowhere, published = told_by(ZipFile(compiled)), told_by(ZipFile(reading))
    assert not nowhere.project_urls
    assert "](docs/" not in (nowhere.description or "")
    assert published.project_urls == addresses(REPOSITORY)
    assert f"]({REPOSITORY}/raw/HEAD/docs/pictures/costly-tricks.png)" in (published.description or "")
    assert "any" not in compiled.stem.split("-")
    assert reading.name.endswith("-py3-none-any.whl")
    alone = Environment(tmp_path / "alone")
    alone.install(compiled)
    alone.run(INSTALLED, "--kernel")
    alone.install("--force-reinstall", "--no-deps", reading)
    alone.run(INSTALLED, "--reference")


def told_by(wheel: ZipFile) -> Metadata:
    """What an index of packages would show, which is valid; and the licence of every part lies in the wheel."""
    (place,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    told = Metadata.from_email(wheel.read(place), validate=True)
    assert set(told.classifiers or ()) <= set(classifiers)
    licences = {f"licenses/{path.name}" for path in (ROOT / "licenses").iterdir()} | {"LICENSE"}
    assert set(told.license_files or ()) == licences
    folder = place.removesuffix("METADATA")
    assert {"parlour/py.typed", *(f"{folder}licenses/{name}" for name in licences)} <= {*wheel.namelist()}
    assert told.description_content_type == "text/markdown"
    return told


def test_what_an_index_of_packages_shows_leads_nowhere_that_is_not_there() -> None:
    page = "# A\n\n![A game](docs/a.png)\n\nSee [docs/b.md](docs/b.md), [C](https://c.example)."
    assert told_elsewhere(page) == "# A\n\nSee docs/b.md, [C](https://c.example)."


def test_where_the_repository_has_an_address_links_and_pictures_lead_to_it() -> None:
    page = "![A game](docs/a.png)\n\nSee [docs/b.md](docs/b.md), [C](https://c.example), [below](#below)."
    shown, read = f"{REPOSITORY}/raw/HEAD/docs/a.png", f"{REPOSITORY}/blob/HEAD/docs/b.md"
    told = f"![A game]({shown})\n\nSee [docs/b.md]({read}), [C](https://c.example), [below](#below)."
    assert told_elsewhere(page, REPOSITORY) == told


def test_an_address_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match=r"PARLOUR_REPOSITORY is no web address: 'code\.example'"):
        addresses("code.example")


def test_one_module_serves_every_cpython_from_3_12_on() -> None:
    assert {python((3, minor)).module for minor in (12, 13, 14)} == {"_core.abi3.so"}
    assert python((3, 14)).tag("cp314-cp314-linux_x86_64") == "cp312-abi3-linux_x86_64"
    assert "-DPy_LIMITED_API=0x030C0000" in python((3, 14)).flags()
    assert python(system="win32").module == "_core.pyd"
    assert "-lpython3" in python(system="win32").flags()


@pytest.mark.parametrize(
    "other", [python((3, 11)), python((3, 14), free_threaded=True), python(name="pypy")], ids=["3.11", "free", "PyPy"]
)
def test_who_has_no_stable_interface_gets_a_module_of_his_own(other: Interpreter) -> None:
    assert other.module == "_core.cpython-399-somewhere.so"
    assert other.tag("cp311-cp311-linux_x86_64") == "cp311-cp311-linux_x86_64"
    assert not any("LIMITED" in flag for flag in other.flags())
