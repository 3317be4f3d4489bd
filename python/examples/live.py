# SPDX-License-Identifier: MIT
"""cocotb benches that call the model while they run: no file of vectors.

    pica verilog f24_mad shader_unit -p -o out/verilog
    python python/examples/live.py out/verilog [BLOCK...]

Each block is driven with random stimulus, and every transaction is compared with the model's. The first that differs is named.
"""

import json
import os
import pathlib
import random
import sys

import cocotb
import pica
from cocotb.clock import Clock
from cocotb.triggers import FallingEdge, RisingEdge

COUNT = int(os.environ.get("COUNT", "1000"))
SEED = int(os.environ.get("SEED", "1"))


def number(stimulus):
    """A number near 1, or any pattern."""
    if stimulus.randrange(8) == 0:
        return stimulus.randrange(1 << 24)
    return stimulus.randrange(2) << 23 | stimulus.randrange(0x3C, 0x44) << 16 | stimulus.randrange(1 << 16)


async def started(dut):
    """A clock, and a reset that is over."""
    dut.reset.value = 1
    cocotb.start_soon(Clock(dut.clock, 10, unit="ns").start())
    for _ in range(4):
        await FallingEdge(dut.clock)
    dut.reset.value = 0


@cocotb.test(skip=os.environ.get("BLOCK") != "f24_mad")
async def f24_mad(dut):
    stimulus = random.Random(SEED)
    dut.in_valid.value = 0
    await started(dut)
    waiting = []
    compared = 0
    while compared < COUNT:
        dut.in_valid.value = 0
        if stimulus.randrange(4) and compared + len(waiting) < COUNT:
            a, b, c = (number(stimulus) for _ in range(3))
            dut.in_valid.value, dut.a.value, dut.b.value, dut.c.value = 1, a, b, c
            waiting.append((a, b, c))
        await RisingEdge(dut.clock)
        if dut.out_valid.value:
            operands = waiting.pop(0)
            result, expected = int(dut.y.value), pica.mad(*operands)
            shown = "mad " + " ".join(f"{operand:06x}" for operand in operands)
            assert result == expected, f"transaction {compared}: {shown} is {expected:06x}, not {result:06x}"
            compared += 1
        await FallingEdge(dut.clock)


SOURCE = """
.fvec scale, offset
.out o_pos position
.out o_col color
.proc main
    mul r0, scale, v0
    add r0, offset, r0
    dp4 r1.x, r0, v1
    rcp r1.y, r1.x
    max o_pos, r0, r1.xxxx
    mul o_col, r0, r1.yyyy
    end
.end
"""


class Unit:
    """The channels of shader_unit."""

    def __init__(self, dut):
        self.dut = dut
        for name in ("reg_valid", "vertex_valid", "vertex_uniform", "vertex_independent", "start_valid", "start_geometry",
                     "start_independent"):
            getattr(dut, name).value = 0
        for name in ("emit_ready", "out_ready", "done_ready"):
            getattr(dut, name).value = 1
        dut.start_limit.value = 1000

    async def send(self, channel, **values):
        for name, value in values.items():
            getattr(self.dut, f"{channel}_{name}").value = value
        getattr(self.dut, f"{channel}_valid").value = 1
        while True:
            await RisingEdge(self.dut.clock)
            taken = getattr(self.dut, f"{channel}_ready").value
            await FallingEdge(self.dut.clock)
            if taken:
                break
        getattr(self.dut, f"{channel}_valid").value = 0

    async def write(self, name, *words):
        """Writes a register of VSH."""
        offset = pica.Register(f"VSH_{name}").id - pica.Register("VSH_BOOLUNIFORM").id
        for word in words:
            await self.send("reg", offset=offset, data=word, mask=0xF)


@cocotb.test(skip=os.environ.get("BLOCK") != "shader_unit")
async def shader_unit(dut):
    stimulus = random.Random(SEED)
    unit = Unit(dut)
    await started(dut)
    model = pica.Shader(SOURCE)
    code, descriptors = words(SOURCE)
    await unit.write("INPUTBUFFER_CONFIG", 0xA0000001)
    await unit.write("ENTRYPOINT", 0x7FFF0000)
    await unit.write("ATTRIBUTES_PERMUTATION_LOW", 0x76543210)
    await unit.write("ATTRIBUTES_PERMUTATION_HIGH", 0xFEDCBA98)
    await unit.write("OUTMAP_MASK", 0x3)
    await unit.write("CODETRANSFER_INDEX", 0)
    await unit.write("CODETRANSFER_DATA0", *code)
    await unit.write("OPDESCS_INDEX", 0)
    await unit.write("OPDESCS_DATA0", *descriptors)
    for uniform in range(2):
        x, y, z, w = vector = [number(stimulus) for _ in range(4)]
        model.set_float(["scale", "offset"][uniform], vector)
        await unit.write("FLOATUNIFORM_INDEX", uniform)
        await unit.write("FLOATUNIFORM_DATA0", w << 8 | z >> 16, (z & 0xFFFF) << 16 | y >> 8, (y & 0xFF) << 24 | x)
    for invocation in range(COUNT // 10):
        for register in range(2):
            vector = [number(stimulus) for _ in range(4)]
            model.set_input(register, vector)
            x, y, z, w = vector
            await unit.send("vertex", index=register, x=x, y=y, z=z, w=w)
        trace = model.trace()
        await unit.send("start")
        retired, outputs = 0, []
        while True:
            await RisingEdge(dut.clock)
            if dut.retire_valid.value:
                step = trace[retired]
                place = f"invocation {invocation}, address {step.pc}"
                assert int(dut.retire_pc.value) == step.pc, f"{place}: {int(dut.retire_pc.value)} retires"
                if step.destination is not None:
                    got = [int(getattr(dut, f"retire_{c}").value) for c in "xyzw"]
                    expected = [value if step.mask >> 3 - c & 1 else 0 for c, value in enumerate(step.values)]
                    assert got == expected, f"{place}: {hexes(expected)} is written, not {hexes(got)}"
                retired += 1
            if dut.out_valid.value:
                outputs.append([int(getattr(dut, f"out_{c}").value) for c in "xyzw"])
            if dut.done_valid.value:
                break
        assert retired == len(trace), f"invocation {invocation}: {retired} instructions, not {len(trace)}"
        assert outputs == model.outputs[:2].tolist(), f"invocation {invocation}: {outputs}"
        await FallingEdge(dut.clock)


def hexes(vector):
    return " ".join(f"{value:06x}" for value in vector)


def words(source):
    """Instruction words and operand descriptors of picasso source."""
    return pica.Shader(source).words()


def main():
    from cocotb_tools.runner import get_results, get_runner

    verilog = pathlib.Path(sys.argv[1]).resolve()
    simulator = os.environ.get("SIM", "icarus")
    tops = {block["name"]: block["top"] for block in json.loads((verilog / "manifest.json").read_text())["blocks"]}
    failed = 0
    for block in sys.argv[2:] or ["f24_mad", "shader_unit"]:
        runner = get_runner(simulator)
        folder = verilog / f"live_{simulator}_{block}"
        runner.build(sources=[verilog / f"{block}.v"], hdl_toplevel=tops[block], build_dir=folder, always=True,
                     build_args=["--timing"] if simulator == "verilator" else [], timescale=("1ns", "1ps"))
        results = runner.test(hdl_toplevel=tops[block], test_module="live", build_dir=folder, test_dir=folder,
                              results_xml=str(folder / "results.xml"),
                              extra_env={"BLOCK": block, "PYTHONPATH": os.pathsep.join([str(pathlib.Path(__file__).parent), *sys.path])})
        failed += get_results(results)[1]
    sys.exit(failed != 0)


if __name__ == "__main__":
    main()
