# SPDX-License-Identifier: MIT
"""The package as its users have it."""

import pathlib

import numpy as np
import pica
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TRIANGLE = ROOT / "spec/tests/traces/01_triangle.ctf"

PROGRAM = """
.fvec scale
.in position
.out o_pos position
.proc main
    mul r0, scale, position
    mov o_pos, r0
    end
.end
"""


def f24(*values):
    return np.array([pica.f24_from_float(value) for value in values], dtype=np.uint32)


def test_single_numbers():
    one, three = pica.f24_from_float(1.0), pica.f24_from_float(3.0)
    assert one == 0x3F0000
    assert pica.f24_to_float(pica.mad(one, three, one)) == 4.0
    third = pica.rcp(three)
    assert pica.mul(third, three) == 0x3EFFFF
    nearest = pica.Choices(f24_rounding="nearest-even")
    assert nearest["f24_rounding"] == "nearest-even"
    assert pica.mul(third, three, choices=nearest) == 0x3F0000


@pytest.mark.parametrize("choices", [{}, {"f24_rounding": "nearest-even"}, {"f24_overflow": "saturate"}])
@pytest.mark.parametrize("name", ["add", "sub", "mul", "max", "min", "sge", "slt"])
def test_arrays_are_single_numbers(name, choices):
    operation = getattr(pica, name)
    choices = pica.Choices(**choices)
    random = np.random.default_rng(1)
    a, b = random.integers(0, 1 << 24, (2, 10, 30), dtype=np.uint32)
    result = operation(a, b, choices=choices)
    assert result.shape == (10, 30) and result.dtype == np.uint32
    for place in np.ndindex(a.shape):
        assert result[place] == operation(int(a[place]), int(b[place]), choices=choices)


def test_choices_that_are_none():
    with pytest.raises(ValueError, match="f24_rounding"):
        pica.Choices(f24_rounding="up")
    with pytest.raises(ValueError, match="no_such_entry"):
        pica.Choices(no_such_entry="x")


def test_shader():
    shader = pica.Shader(PROGRAM)
    shader.set_float("scale", f24(2, 2, 2, 2).tolist())
    shader.set_input("position", f24(0, 1, 2, 3).tolist())
    run = shader.run()
    assert (run.status, run.instructions, run.findings) == ("end", 3, [])
    assert [pica.f24_to_float(int(x)) for x in shader.outputs[0]] == [0, 2, 4, 6]
    trace = shader.trace()
    assert [step.pc for step in trace] == [0, 1, 2]
    assert trace[1].destination == 0 and trace[1].values == f24(0, 2, 4, 6).tolist()
    assert shader.run(2).status == "watchdog"
    with pytest.raises(ValueError, match="source:1"):
        pica.Shader("nonsense")
    with pytest.raises(ValueError, match="no geometry program"):
        pica.Shader(PROGRAM, geometry=True)


def test_containers():
    container = bytes(pica.assemble(PROGRAM))
    assert container[:4] == b"DVLB"
    assert "mul" in pica.disassemble(container)
    shader = pica.Shader(container)
    shader.set_float("scale", f24(1, 1, 1, 1).tolist())
    assert shader.run().status == "end"


def test_many_vertices():
    shader = pica.Shader(PROGRAM)
    shader.set_float("scale", f24(3, 3, 3, 3).tolist())
    inputs = np.stack([f24(n, n + 1, n + 2, n + 3).reshape(1, 4) for n in range(1000)])
    outputs = shader.shade(inputs)
    assert outputs.shape == (1000, 16, 4)
    for n in (0, 1, 63, 64, 999):
        shader.set_input(0, inputs[n, 0].tolist())
        shader.run()
        assert (shader.outputs == outputs[n]).all()


def test_registers():
    register = pica.Register("DEPTHMAP_SCALE")
    assert register.id == 0x04D
    assert [field.name for field in register.fields] == ["SCALE"]
    assert register.decode(0xBF0000)["SCALE"]["value"] == -1.0
    with pytest.raises(ValueError, match="NO_SUCH_REGISTER"):
        pica.Register("NO_SUCH_REGISTER")


def test_pictures():
    picture = pica.render(TRIANGLE)
    assert picture.shape == (400, 240, 4) and picture.dtype == np.uint8
    assert (picture == pica.render(TRIANGLE.read_bytes())).all()
    assert len(np.unique(picture.reshape(-1, 4), axis=0)) > 100
    depth = pica.render_depth(TRIANGLE)
    assert depth.shape == (400, 240)
    with pytest.raises(ValueError):
        pica.render(TRIANGLE.read_bytes()[:100])
