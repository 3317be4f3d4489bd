"""Compares a block with the vectors beside this file, in cocotb 2.

The ports come from manifest.json, the vectors from the file that the environment variable VECTORS names: JSON lines, or
packed records with their sidecar. What is compared is transactions in order, not clocks. Inputs come with bubbles and
outputs are held up at random; VECTORS_STALL is the percentage, by default 25. A block without any transaction for
VECTORS_TIMEOUT clocks hangs; after VECTORS_CLOCKS clocks the test ends in any case.

The test plays the memories beside a block. A read is answered VECTORS_LATENCY clocks later at least (1 by default), and
up to VECTORS_SPREAD more (20 by default), drawn for each read; with 0 the answers come in the order of the reads.
"""

import json
import os
import random
from bisect import insort
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
MEMORIES = INTERFACE.get("memories", [])
OF_MEMORIES = {memory[part] for memory in MEMORIES for part in ("read", "answer", "write", "before", "after")}
UNIT = INTERFACE["protocol"] == "unit"
STALL = int(os.environ.get("VECTORS_STALL", "25")) / 100
LATENCY = max(1, int(os.environ.get("VECTORS_LATENCY", "1")))
SPREAD = max(0, int(os.environ.get("VECTORS_SPREAD", "20")))
# Clocks: without any transaction until a block hangs; after the last one, in which there must be no other.
TIMEOUT = int(os.environ.get("VECTORS_TIMEOUT", "100_000" if UNIT else "10_000"))
DRAIN = 64 if UNIT else 256
LIMIT = 10
# Sets with fewer items do not tell how far they are.
LONG = 20_000


def ports(channel):
    return [port["name"] for port in CHANNELS[channel]["ports"]]


def widths(channel):
    return {port["name"]: port["width"] for port in CHANNELS[channel]["ports"]}


def channels(direction):
    """Those that the items of a vector cross."""
    found = [name for name, channel in CHANNELS.items() if channel["direction"] == direction]
    return [name for name in found if name not in OF_MEMORIES]


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

    def compare(self, vector, channel, expected, actual):
        """`actual` has the bits of each port as text, in which an unknown one is an X."""
        self.compared += 1
        width = widths(channel)
        if actual != {port: f"{value:0{width[port]}b}" for port, value in expected.items()}:
            shown = {port: f"{value:X}" for port, value in expected.items()}
            self.mismatch(vector, f"channel={channel} expected {shown} actual {actual}")


def bits(dut, channel):
    """The bits of the ports of a channel."""
    return {port: str(dut[port].value).upper() for port in ports(channel)}


def high(dut, name):
    """Whether a handshake port is high; an unknown one ends the test."""
    value = str(dut[name].value)
    assert value in "01", f"{name} is unknown"
    return value == "1"


def handshake(channel):
    return CHANNELS[channel]["handshake"] == "ready-valid"


class Output:
    """Takes what comes out of a channel, and holds it up at random."""

    def __init__(self, dut, channel, report, draws):
        self.dut = dut
        self.channel = channel
        self.report = report
        self.draws = draws
        self.held = None
        self.ready = not handshake(channel)
        if handshake(channel):
            dut[f"{channel}_ready"].value = 0

    def clock(self, vector):
        """The ports of a transaction that is taken at this edge."""
        valid = high(self.dut, f"{self.channel}_valid")
        payload = bits(self.dut, self.channel) if valid else None
        if self.held and self.held != payload:
            self.report.mismatch(vector, f"channel={self.channel} changed before it was taken")
        taken, self.held = (payload, None) if self.ready else (None, payload)
        if handshake(self.channel):
            # A stall lasts until there is something to take: valid must not wait for ready.
            self.ready = (self.ready or valid) and self.draws.random() >= STALL
            self.dut[f"{self.channel}_ready"].value = int(self.ready)
        return taken


class Memory:
    """Plays a memory beside the block. Its words are text, as unknown bits may be stored."""

    def __init__(self, dut, memory, report, draws):
        self.dut = dut
        self.report = report
        self.draws = draws
        self.before, self.after, self.answer = memory["before"], memory["after"], memory["answer"]
        self.reads = Output(dut, memory["read"], report, draws)
        self.writes = Output(dut, memory["write"], report, draws)
        self.words = {}
        self.address, self.word = ports(self.after)
        self.zero = "0" * widths(self.after)[self.word]
        self.now = 0
        # The reads that wait, the next one first: the clock from which on each is answered, its number, tag and word.
        self.waiting = []
        self.taken = 0
        self.tags = set()
        self.offer(None)

    def offer(self, answer):
        """Offers tag and word; without an answer the payload is unknown."""
        self.answering = answer
        self.dut[f"{self.answer}_valid"].value = int(answer is not None)
        for port, value in zip(ports(self.answer), answer or ["X" * width for width in widths(self.answer).values()]):
            self.dut[port].value = value

    def begin(self, inputs):
        """Takes the words before a vector."""
        for _, channel, values in inputs:
            if channel == self.before:
                address, word = values.values()
                self.words[address] = f"{word:0{len(self.zero)}b}"

    def clock(self, vector):
        """Whether anything crosses at this edge."""
        self.now += 1
        answered = self.answering and (not handshake(self.answer) or high(self.dut, f"{self.answer}_ready"))
        if answered:
            self.tags.remove(self.answering[0])
        read, write = self.reads.clock(vector), self.writes.clock(vector)
        # A read at the edge of a write sees the word before.
        if read:
            self.read(*read.values())
        if write:
            self.write(*write.values())
        if answered or not self.answering:
            due = self.waiting and self.waiting[0][0] <= self.now
            self.offer(self.waiting.pop(0)[2:] if due else None)
        return answered or read or write

    def read(self, address, tag):
        channel = self.reads.channel
        assert set(address + tag) <= set("01"), f"channel={channel} has unknown bits in {address} {tag}"
        assert tag not in self.tags, f"channel={channel} has the tag of a read that is not answered: {address} {tag}"
        self.tags.add(tag)
        self.taken += 1
        due = self.now + LATENCY - 1 + self.draws.randint(0, SPREAD)
        insort(self.waiting, (due, self.taken, tag, self.words.get(int(address, 2), self.zero)))

    def write(self, address, word, enable):
        channel = self.writes.channel
        assert set(address + enable) <= set("01"), f"channel={channel} has unknown bits in {address} {word} {enable}"
        kept = self.words.get(int(address, 2), self.zero)
        # The highest bit and the highest enable stand first.
        places = reversed(range(len(word)))
        merged = (new if enable[-1 - place // 8] == "1" else old for place, old, new in zip(places, kept, word))
        self.words[int(address, 2)] = "".join(merged)

    def pending(self):
        return self.tags or self.reads.held or self.writes.held

    def end(self, vector, outputs):
        """Compares the words with those that must be there after a vector."""
        for _, channel, values in outputs:
            if channel == self.after:
                address = values[self.address]
                known = f"{address:0{widths(self.after)[self.address]}b}"
                actual = {self.address: known, self.word: self.words.pop(address, self.zero)}
                self.report.compare(vector, channel, values, actual)
        for address, word in sorted(self.words.items()):
            self.report.mismatch(vector, f"channel={self.after} unexpected address {address:X} word {word}")


class Stream:
    """Drives the input items strictly in order, takes output items and compares them."""

    def __init__(self, dut, report, clocks):
        self.dut = dut
        self.report = report
        self.clocks = int(os.environ.get("VECTORS_CLOCKS", clocks))
        self.clock = 0
        self.random = random.Random(1)

    async def reset(self):
        self.dut["reset"].value = 1
        for channel in channels("in"):
            self.dut[f"{channel}_valid"].value = 0
            for port in ports(channel):
                self.dut[port].value = 0
        for _ in range(4 + (INTERFACE["latency"] or 0)):
            await RisingEdge(self.dut["clock"])
        self.dut["reset"].value = 0

    async def run(self, inputs, outputs):
        """`inputs` and `outputs` are lists of (vector, channel, values)."""
        offers = deque(item for item in inputs if item[1] not in OF_MEMORIES)
        expected = {channel: deque() for channel in channels("out")}
        for vector, channel, values in outputs:
            if channel in expected:
                expected[channel].append((vector, values))
        takers = {channel: Output(self.dut, channel, self.report, self.random) for channel in expected}
        memories = [Memory(self.dut, memory, self.report, self.random) for memory in MEMORIES]
        for memory in memories:
            memory.begin(inputs)
        offered = None
        idle = 0
        await self.reset()
        while True:
            await RisingEdge(self.dut["clock"])
            idle += 1
            self.clock += 1
            assert self.clock < self.clocks, f"no verdict after {self.clocks} clocks"
            if offered and (not handshake(offered) or high(self.dut, f"{offered}_ready")):
                self.dut[f"{offered}_valid"].value = 0
                offered = None
                idle = 0
            if not offered and offers and self.random.random() >= STALL:
                _, offered, values = offers.popleft()
                self.dut[f"{offered}_valid"].value = 1
                for port, value in values.items():
                    self.dut[port].value = value
            for channel, queue in expected.items():
                vector = queue[0][0] if queue else "none"
                payload = takers[channel].clock(vector)
                if payload:
                    idle = 0
                    assert queue, f"channel={channel} unexpected {payload}"
                    self.report.compare(vector, channel, queue.popleft()[1], payload)
            for memory in memories:
                if memory.clock(inputs[0][0]):
                    idle = 0
            pending = offered or offers or any(expected.values()) or any(memory.pending() for memory in memories)
            if pending and idle >= TIMEOUT:
                raise AssertionError(f"no transaction for {TIMEOUT} clocks")
            if not pending and idle >= DRAIN:
                break
        for memory in memories:
            memory.end(inputs[0][0], outputs)


async def run_comb(dut, report, cases):
    for vector, ([(_, inputs)], [(channel, outputs)]) in enumerate(cases):
        for port, value in inputs.items():
            dut[port].value = value
        await Timer(1, "step")
        report.compare(vector, channel, outputs, bits(dut, channel))


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
        await stream.run(list(chain.from_iterable(inputs)), list(chain.from_iterable(outputs)))


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
