"""Compares a block with the vectors beside this file, in cocotb 2.

The ports come from manifest.json, the vectors from the file that the environment variable VECTORS names: JSON lines, or
packed records with their sidecar. What is compared is transactions in order, not clocks. Inputs come with bubbles and
outputs are held up at random; VECTORS_STALL is the percentage, by default 25. A block without any transaction for
VECTORS_TIMEOUT clocks hangs; after VECTORS_CLOCKS clocks the test ends in any case.
"""

import json
import os
import random
from collections import deque
from itertools import chain
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import RisingEdge, Timer

FOLDER = Path(__file__).resolve().parent
MANIFEST = json.loads((FOLDER / "manifest.json").read_text())
INTERFACE = MANIFEST["interface"]
BLOCK = INTERFACE["name"]
CHANNELS = {channel["name"]: channel for channel in INTERFACE["channels"]}
UNIT = INTERFACE["protocol"] == "unit"
STALL = int(os.environ.get("VECTORS_STALL", "25")) / 100
# Clocks: without any transaction until a block hangs; after the last one, in which there must be no other.
TIMEOUT = int(os.environ.get("VECTORS_TIMEOUT", "100_000" if UNIT else "10_000"))
DRAIN = 64 if UNIT else 256
LIMIT = 10
# Sets with fewer items do not tell how far they are.
LONG = 20_000


def ports(channel):
    return [port["name"] for port in CHANNELS[channel]["ports"]]


def channels(direction):
    return [name for name, channel in CHANNELS.items() if channel["direction"] == direction]


def read_json_lines(path):
    """The cases of a file: pairs of lists of items (channel, {port: value})."""

    def items(side, direction):
        if not UNIT:
            side = [{channels(direction)[0]: side}]
        for item in side:
            for channel, values in item.items():
                yield channel, {port: int(values[port], 16) for port in ports(channel)}

    for line in path.read_text().splitlines():
        case = json.loads(line)
        yield list(items(case["inputs"], "in")), list(items(case["expected"], "out"))


def read_mem(path):
    """The same of packed records, whose bit ranges are in PATH.json."""
    layout = json.loads(Path(f"{path}.json").read_text())

    def bits(record, place):
        return record >> place["lsb"] & (1 << place["msb"] - place["lsb"] + 1) - 1

    case = {"in": [], "out": []}
    for line in path.read_text().splitlines():
        if line.startswith("//"):
            continue
        record = int(line, 16)
        tag = bits(record, layout["tag"])
        found = [channel for channel in layout["channels"] if channel["tag"] == tag]
        for channel in found:
            values = {port["name"]: bits(record, port) for port in channel["ports"]}
            case[channel["direction"]].append((channel["name"], values))
        assert found or tag == layout["end_of_case"], f"{path}: {line} has an unknown tag"
        if not UNIT or tag == layout["end_of_case"]:
            yield case["in"], case["out"]
            case = {"in": [], "out": []}
    assert not case["in"], f"{path} ends within a case"


class Report:
    """Counts what was compared and what was different."""

    def __init__(self):
        self.mismatches = 0
        self.compared = 0

    def mismatch(self, vector, text):
        self.mismatches += 1
        if self.mismatches <= LIMIT:
            print(f"MISMATCH vector={vector} {text}")

    def compare(self, dut, vector, channel, expected):
        self.compared += 1
        # As text, in which an unknown bit is an X.
        actual = {port: str(dut[port].value).upper() for port in expected}
        widths = {port["name"]: port["width"] for port in CHANNELS[channel]["ports"]}
        if actual != {port: f"{value:0{widths[port]}b}" for port, value in expected.items()}:
            shown = {port: f"{value:X}" for port, value in expected.items()}
            self.mismatch(vector, f"channel={channel} expected {shown} actual {actual}")


def high(dut, name):
    """Whether a handshake port is high; an unknown one ends the test."""
    value = str(dut[name].value)
    assert value in "01", f"{name} is unknown"
    return value == "1"


class Stream:
    """Drives the input items strictly in order, takes output items and compares them."""

    def __init__(self, dut, report, clocks):
        self.dut = dut
        self.report = report
        self.clocks = int(os.environ.get("VECTORS_CLOCKS", clocks))
        self.clock = 0
        self.random = random.Random(1)

    def handshake(self, channel):
        return CHANNELS[channel]["handshake"] == "ready-valid"

    async def reset(self):
        self.dut["reset"].value = 1
        for channel in channels("in"):
            self.dut[f"{channel}_valid"].value = 0
            for port in ports(channel):
                self.dut[port].value = 0
        for channel in channels("out"):
            if self.handshake(channel):
                self.dut[f"{channel}_ready"].value = 0
        for _ in range(4 + (INTERFACE["latency"] or 0)):
            await RisingEdge(self.dut["clock"])
        self.dut["reset"].value = 0

    async def run(self, inputs, outputs):
        """`inputs` and `outputs` are lists of (vector, channel, values)."""
        offers = deque(inputs)
        expected = {channel: deque() for channel in channels("out")}
        for vector, channel, values in outputs:
            expected[channel].append((vector, values))
        ready = {channel: not self.handshake(channel) for channel in expected}
        held = {}
        offered = None
        idle = 0
        await self.reset()
        while True:
            await RisingEdge(self.dut["clock"])
            idle += 1
            self.clock += 1
            assert self.clock < self.clocks, f"no verdict after {self.clocks} clocks"
            if offered and (not self.handshake(offered) or high(self.dut, f"{offered}_ready")):
                self.dut[f"{offered}_valid"].value = 0
                offered = None
                idle = 0
            if not offered and offers and self.random.random() >= STALL:
                _, offered, values = offers.popleft()
                self.dut[f"{offered}_valid"].value = 1
                for port, value in values.items():
                    self.dut[port].value = value
            for channel, queue in expected.items():
                valid = high(self.dut, f"{channel}_valid")
                payload = [str(self.dut[port].value) for port in ports(channel)] if valid else None
                vector = queue[0][0] if queue else "none"
                if channel in held and held.pop(channel) != payload:
                    self.report.mismatch(vector, f"channel={channel} changed before it was taken")
                if valid and not ready[channel]:
                    held[channel] = payload
                if valid and ready[channel]:
                    idle = 0
                    # Those of several invocations in flight come as they come.
                    first = ports(channel)[0]
                    if first == f"{channel}_invocation":
                        mine = (item for item in queue if f"{item[1][first]:0{len(payload[0])}b}" == payload[0])
                        item = next(mine, None)
                        assert item, f"channel={channel} unexpected {payload}"
                        queue.remove(item)
                        queue.appendleft(item)
                    assert queue, f"channel={channel} unexpected {payload}"
                    self.report.compare(self.dut, vector, channel, queue.popleft()[1])
                if self.handshake(channel):
                    # A stall lasts until there is something to take: valid must not wait for ready.
                    ready[channel] = (ready[channel] or valid) and self.random.random() >= STALL
                    self.dut[f"{channel}_ready"].value = int(ready[channel])
            pending = offered or offers or any(expected.values())
            if pending and idle >= TIMEOUT:
                raise AssertionError(f"no transaction for {TIMEOUT} clocks")
            if not pending and idle >= DRAIN:
                return


async def run_comb(dut, report, cases):
    for vector, ([(_, inputs)], [(channel, outputs)]) in enumerate(cases):
        for port, value in inputs.items():
            dut[port].value = value
        await Timer(1, "step")
        report.compare(dut, vector, channel, outputs)


async def run_clocked(dut, report, cases):
    Clock(dut["clock"], 10, "step").start()
    items = sum(len(inputs) + len(outputs) for inputs, outputs in cases)
    stream = Stream(dut, report, TIMEOUT * (len(cases) + 1) + 100 * items if UNIT else TIMEOUT + 1000 * items)
    numbered = [
        ([(vector, *item) for item in inputs], [(vector, *item) for item in outputs])
        for vector, (inputs, outputs) in enumerate(cases)
    ]
    if UNIT:
        step = -(-len(cases) // 10) if items >= LONG else len(cases)
        for done, (inputs, outputs) in enumerate(numbered):
            if done and done % step == 0:
                print(f"PROGRESS {BLOCK} vectors={done} of {len(cases)}", flush=True)
            await stream.run(inputs, outputs)
    else:
        inputs, outputs = zip(*numbered)
        await stream.run(chain.from_iterable(inputs), chain.from_iterable(outputs))


@cocotb.test()
async def vectors(dut):
    report = Report()
    cases = []
    try:
        path = FOLDER / os.environ["VECTORS"]
        cases = list(read_mem(path) if path.suffix == ".mem" else read_json_lines(path))
        assert len(cases) == MANIFEST["count"], f"{len(cases)} vectors; the manifest tells of {MANIFEST['count']}"
        run = run_comb if INTERFACE["protocol"] == "comb" else run_clocked
        await run(dut, report, cases)
        wanted = MANIFEST["results"]
        assert report.compared == wanted, f"compared {report.compared} transactions; the manifest tells of {wanted}"
    except (AssertionError, OSError, LookupError, ValueError) as error:
        report.mismatches += 1
        print(f"MISMATCH vector=none {type(error).__name__}: {error}")
    if report.mismatches == 0:
        print(f"PASS {BLOCK} vectors={len(cases)}")
    else:
        print(f"FAIL {BLOCK} mismatches={report.mismatches} vectors={len(cases)}")
    assert report.mismatches == 0
