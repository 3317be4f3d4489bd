# SPDX-License-Identifier: MIT
"""A recording that is made anew, call by call, from one that is read here, is the same."""

import pathlib
import struct

import numpy as np
import pica
import pytest

TRACES = pathlib.Path(__file__).resolve().parents[2] / "spec/tests/traces"
BLOCKS = (
    "gpu_registers lcd_registers pica_registers default_attributes vs_program_binary vs_swizzle_data vs_float_uniforms "
    "gs_program_binary gs_swizzle_data gs_float_uniforms"
).split()


def made_anew(file):
    recorder = pica.Recorder()
    words = struct.unpack_from("<25I", file)
    for number, block in enumerate(BLOCKS):
        offset, size = words[3 + 2 * number : 5 + 2 * number]
        recorder.state(block, struct.unpack_from(f"<{size}I", file, offset))
    offset, count = words[23:]
    for kind, *rest in struct.iter_unpack("<5I", file[offset : offset + 20 * count]):
        if kind == 0xE1:
            recorder.frame()
        elif kind == 0xE2:
            place, size, address, _ = rest
            recorder.load(address, file[place : place + size])
        else:
            recorder.write(*rest[:2])
    return recorder.to_bytes()


@pytest.mark.parametrize("name", ["01_triangle.ctf", "19_render_to_texture.ctf"])
def test_a_recording_made_anew_is_the_same(name):
    file = (TRACES / name).read_bytes()
    again = made_anew(file)
    assert again == file
    assert np.array_equal(pica.render(again), pica.render(TRACES / name))


def test_a_list_is_a_load_and_three_writes():
    one, other = pica.Recorder(), pica.Recorder()
    one.list(0x20000010, bytes(32))
    other.load(0x20000010, bytes(32))
    other.write(0x104018E0, 4)
    other.write(0x104018E8, 0x4000002)
    other.write(0x104018F0, 1)
    assert one.to_bytes() == other.to_bytes()


def test_what_is_refused():
    with pytest.raises(ValueError, match="there is no block `registers`, only gpu_registers"):
        pica.Recorder().state("registers", [])
    for address, size in [(8, 16), (16, 8)]:
        with pytest.raises(ValueError, match="multiples of 16"):
            pica.Recorder().list(address, bytes(size))
