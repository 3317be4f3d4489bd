# SPDX-License-Identifier: MIT
"""The machine: memory, registers, command lists, recordings draw by draw, findings, the history of a pixel."""

import pathlib

import numpy as np
import pica
import pytest

TRACES = pathlib.Path(__file__).resolve().parents[2] / "spec/tests/traces"
CUBE = TRACES / "02_cube.ctf"
TRIANGLE = TRACES / "01_triangle.ctf"
FCRAM = 0x20000000
FINALIZE = ("FINALIZE", 0x12345678)


def test_memory():
    machine = pica.Machine()
    machine.write(FCRAM + 1, b"abc")
    machine.write(0x18000000, np.arange(4, dtype="<u4")[::2])
    assert machine.read(FCRAM, 5) == b"\0abc\0"
    assert machine.read(0x18000000, 8) == b"\0\0\0\0\2\0\0\0"
    for wrong in [lambda: machine.read(0, 4), lambda: machine.write(FCRAM - 1, b"ab")]:
        with pytest.raises(ValueError, match="not inside VRAM or FCRAM"):
            wrong()
    with pytest.raises(TypeError, match="neither bytes nor an array"):
        machine.write(FCRAM, 7.5)


def test_registers():
    machine = pica.Machine()
    for register in [0x101, "BLEND_FUNC", pica.Register("BLEND_FUNC")]:
        machine.write_register(register, 0x76760000)
        assert machine.read_register(register) == machine.registers[0x101] == 0x76760000
        machine.write_register(register, 0)
    assert machine.registers.shape == (0x400,)
    machine.write_physical(0x10401000 + 4 * 0x101, 5)
    assert machine.registers[0x101] == 5
    with pytest.raises(ValueError, match="0x400"):
        machine.read_register(0x400)
    with pytest.raises(ValueError, match="NO_SUCH"):
        machine.read_register("NO_SUCH")


def test_values_of_registers():
    register = pica.Register("BLEND_FUNC")
    factors = {"SRC": "SRC_ALPHA", "DST": "ONE_MINUS_SRC_ALPHA"}
    fields = {f"{part}_{place}_FACTOR": name for part in ("RGB", "ALPHA") for place, name in factors.items()}
    # As libctru writes it for GPU_SRC_ALPHA (6) and GPU_ONE_MINUS_SRC_ALPHA (7).
    assert register.encode(**fields) == 0x76760000
    assert register.encode(rgb_src_factor=6) == 0x00060000 and register.encode() == 0
    for name, value in {name: field["value"] for name, field in register.decode(0x76760000).items()}.items():
        assert value == fields.get(name, "ADD")
    assert pica.Register("VIEWPORT_WIDTH").encode(HALF_WIDTH=120.0) == pica.f24_from_float(120.0)
    for wrong, message in [
        ({"RGB_SRC_FACTOR": "SOURCE"}, "there is no `SOURCE`; the nearest are"),
        ({"RGB_SRC_FACTOR": 16}, "RGB_SRC_FACTOR: 0x10 does not fit"),
        ({"COLOUR": 1}, "no field `COLOUR`"),
        ({"RGB_SRC_FACTOR": 1.5}, "RGB_SRC_FACTOR: "),
    ]:
        with pytest.raises(ValueError, match=message):
            register.encode(**wrong)


def test_lists():
    writes = [("BLEND_FUNC", 0x76760000), (0x041, 5, 1), FINALIZE]
    data = pica.encode_list(writes)
    # Value, header with mask and id; 16 bytes are the unit of lists.
    assert np.frombuffer(data, "<u4").tolist()[:6] == [0x76760000, 0xF0101, 5, 0x10041, 0x12345678, 0xF0010]
    assert len(data) % 16 == 0
    lines = [line for line in pica.decode_list(data) if "id" in line]
    assert [(line["id"], line["value"], line["mask"]) for line in lines[:3]] == [
        (0x101, 0x76760000, 15), (0x041, 5, 1), (0x010, 0x12345678, 15)]
    machine = pica.Machine()
    machine.write(FCRAM, data)
    step = machine.run_list(FCRAM, len(data))
    assert (step.kind, step.end, step.list) == ("list", "finalize", 0)
    assert machine.registers[0x101] == 0x76760000 and machine.registers[0x041] == 5
    assert machine.counts["interrupts"] == 1
    machine.write(FCRAM, bytes(16))
    assert machine.run_list(FCRAM, 16).end == "ran-out"
    with pytest.raises(ValueError, match="multiples of 16"):
        machine.run_list(FCRAM + 8, 16)
    with pytest.raises(ValueError, match="more than four bits"):
        pica.encode_list([(0, 0, 16)])


def test_findings():
    machine = pica.Machine()
    # Nobody can draw in configuration mode (0x245).
    data = pica.encode_list([("DRAWARRAYS", 1), FINALIZE])
    machine.write(FCRAM, data)
    machine.run_list(FCRAM, len(data))
    assert machine.findings and machine.findings[0].place == "list 0, segment 0, offset 0x0"
    assert "0x245) says configuration" in machine.findings[0].text
    assert machine.take_findings() and machine.findings == []


def draws_of(path):
    """Draws, as the decoded lists have them: writes to DRAWARRAYS and DRAWELEMENTS."""
    return sum(line.get("id") in (0x22E, 0x22F) for line in pica.decode_list(path))


@pytest.mark.parametrize("name", ["02_cube", "05_tev", "08_geometry"])
def test_draw_by_draw(name):
    path = TRACES / f"{name}.ctf"
    machine = pica.Machine(path)
    draws = 0
    while (step := machine.next_draw()) is not None:
        draws += 1
        assert (step.kind, step.draws) == ("draw", draws)
    assert draws == draws_of(path) > 1
    assert (machine.color() == pica.render(path)).all()
    assert machine.step() is None
    kinds = [step.kind for step in pica.Machine(path.read_bytes())]
    assert kinds.count("draw") == draws and kinds.count("list") == kinds.count("frame") > 0


def test_frames():
    machine = pica.Machine(CUBE)
    pictures = []
    while machine.next_frame() is not None:
        pictures.append(machine.color())
    assert len(pictures) == 2 and (pictures[-1] == pica.render(CUBE)).all()
    assert (machine.depth() == pica.render_depth(CUBE)).all()
    assert machine.counts["draws"] == draws_of(CUBE)


def test_a_draw_changes_the_picture_and_the_registers_can_be_seen():
    machine = pica.Machine(TRIANGLE)
    step = machine.next_draw()
    assert step.draws == 1
    picture = machine.color()
    machine.run()
    assert (picture == machine.color()).all()
    assert machine.registers[0x228] == machine.read_register("NUMVERTICES") == 3
    assert machine.counts["vertices"] == 3 and machine.counts["fragments"] > 1000


def test_history_of_a_pixel():
    machine = pica.Machine(TRIANGLE)
    assert machine.history == []
    machine.inspect(120, 200)
    machine.run()
    (event,) = machine.history
    assert (event.draw, event.triangle, event.outcome) == (0, 0, "Passed")
    assert list(event.color) == machine.color()[200, 120].tolist() == list(event.combiners[-1])
    assert "passed all stages" in event.text and "Event(draw=0" in repr(event)


def test_choices_reach_the_machine():
    default, other = pica.Machine(CUBE), pica.Machine(CUBE, choices=pica.Choices(texture_filter="nearest-level0"))
    default.run()
    other.run()
    assert (other.color() == pica.render(CUBE, choices=pica.Choices(texture_filter="nearest-level0"))).all()
    assert (other.color() != default.color()).any()


def test_memory_engines():
    machine = pica.Machine()
    step = machine.fill(FCRAM, FCRAM + 64, 0x11223344)
    assert step.kind == "fill" and machine.read(FCRAM, 68) == b"\x44\x33\x22\x11" * 16 + bytes(4)
    machine.fill(FCRAM, FCRAM + 48, 0xABCDEF, bits=24)
    assert machine.read(FCRAM, 48) == b"\xEF\xCD\xAB" * 16
    machine.write(FCRAM, bytes(range(64)))
    step = machine.texture_copy(FCRAM, FCRAM + 0x1000, 32, source_line=(16, 16))
    assert step.kind == "copy" and machine.read(FCRAM + 0x1000, 32) == bytes([*range(16), *range(32, 48)])
    # 64x64 RGBA8 from tiles to lines. The number of a pixel is its place in memory: tiles by rows, in them Morton order.
    x, y = np.meshgrid(np.arange(64), np.arange(64))
    place = (y // 8 * 8 + x // 8) * 64
    for bit in range(3):
        place = place + ((x >> bit & 1) << 2 * bit) + ((y >> bit & 1) << 2 * bit + 1)
    machine.write(FCRAM, np.arange(64 * 64, dtype="<u4"))
    step = machine.display_transfer(FCRAM, FCRAM + 0x10000, (64, 64), (64, 64), 0)
    lines = np.frombuffer(machine.read(FCRAM + 0x10000, 64 * 64 * 4), "<u4").reshape(64, 64)
    assert step.kind == "transfer" and (lines == place).all()
    for wrong, message in [
        (lambda: machine.fill(FCRAM + 4, FCRAM + 8, 0), "multiple of 8"),
        (lambda: machine.fill(FCRAM, FCRAM + 8, 0, bits=8), "16, 24 or 32"),
        (lambda: machine.texture_copy(FCRAM, FCRAM, 32, line=(8, 8)), "multiples of 16"),
        (lambda: machine.display_transfer(FCRAM, FCRAM, (70000, 1), (1, 1), 0), "above 65535"),
    ]:
        with pytest.raises(ValueError, match=message):
            wrong()
