# SPDX-License-Identifier: MIT
"""The type stubs tell of everything that there is, and of nothing else."""

import ast
import importlib.metadata
import inspect
import pathlib

import pica

STUBS = pathlib.Path(__file__).resolve().parents[1] / "pica.pyi"


def names(body):
    for item in body:
        if isinstance(item, (ast.FunctionDef, ast.ClassDef)):
            yield item.name
        elif isinstance(item, ast.AnnAssign):
            yield item.target.id


def public(thing):
    """Its names, without the module of the library that maturin puts into the package."""
    return {name for name in dir(thing) if not name.startswith("_") and not inspect.ismodule(getattr(thing, name))}


def test_the_version_is_that_of_the_package():
    assert pica.__version__ == importlib.metadata.version("pica200")


def test_everything_has_a_stub():
    body = ast.parse(STUBS.read_text()).body
    assert public(pica) == {name for name in names(body) if not name.startswith("_")}
    for item in body:
        if isinstance(item, ast.ClassDef):
            stubs = {name for name in names(item.body) if not name.startswith("_")}
            assert public(getattr(pica, item.name)) == stubs, item.name
