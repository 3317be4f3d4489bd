# SPDX-License-Identifier: MIT
"""Bit-accurate reference of the PICA200, the GPU of the Nintendo 3DS.

Numbers are float24 patterns in bits 0-23: integers, or what NumPy makes an array of integers of (lists, arrays of any integer type
and strides). Operands of different shapes spread as in NumPy; results are uint32, and go to `out` if it is given. Where an argument
is of no use, ValueError or TypeError says why; Ctrl-C ends what takes long.
"""

from os import PathLike
from typing import Any, Literal, Optional, Sequence, Union, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

__version__: str

Words = NDArray[np.uint32]
Floats = NDArray[np.float32]
Integers = NDArray[np.integer]
Vector = Union[Sequence[int], Words]
Recording = Union[bytes, str, "PathLike[str]"]

class Choices:
    """Which alternative of each entry of the ledger is followed: `Choices(f24_rounding="nearest-even")`."""

    def __init__(self, **alternatives: str) -> None: ...
    def __getitem__(self, id: str) -> str:
        """The alternative of an entry."""

    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

    @staticmethod
    def ids() -> list[str]:
        """The entries that have alternatives."""

    @staticmethod
    def alternatives(id: str) -> list[str]:
        """The alternatives of an entry, the default first."""

@overload
def add(a: int, b: int, choices: Optional[Choices] = None) -> int:
    """a + b, as ADD."""

@overload
def add(a: ArrayLike, b: ArrayLike, choices: Optional[Choices] = None, out: Optional[Integers] = None) -> Integers: ...
@overload
def sub(a: int, b: int, choices: Optional[Choices] = None) -> int:
    """a - b."""

@overload
def sub(a: ArrayLike, b: ArrayLike, choices: Optional[Choices] = None, out: Optional[Integers] = None) -> Integers: ...
@overload
def mul(a: int, b: int, choices: Optional[Choices] = None) -> int:
    """a * b, as MUL."""

@overload
def mul(a: ArrayLike, b: ArrayLike, choices: Optional[Choices] = None, out: Optional[Integers] = None) -> Integers: ...
@overload
def mad(a: int, b: int, c: int, choices: Optional[Choices] = None) -> int:
    """a * b + c, as MAD."""

@overload
def mad(a: ArrayLike, b: ArrayLike, c: ArrayLike, choices: Optional[Choices] = None, out: Optional[Integers] = None) -> Integers: ...
@overload
def max(a: int, b: int, choices: Optional[Choices] = None) -> int:
    """a > b ? a : b, as MAX."""

@overload
def max(a: ArrayLike, b: ArrayLike, choices: Optional[Choices] = None, out: Optional[Integers] = None) -> Integers: ...
@overload
def min(a: int, b: int, choices: Optional[Choices] = None) -> int:
    """a < b ? a : b, as MIN."""

@overload
def min(a: ArrayLike, b: ArrayLike, choices: Optional[Choices] = None, out: Optional[Integers] = None) -> Integers: ...
@overload
def sge(a: int, b: int, choices: Optional[Choices] = None) -> int:
    """a >= b ? 1 : 0, as SGE."""

@overload
def sge(a: ArrayLike, b: ArrayLike, choices: Optional[Choices] = None, out: Optional[Integers] = None) -> Integers: ...
@overload
def slt(a: int, b: int, choices: Optional[Choices] = None) -> int:
    """a < b ? 1 : 0, as SLT."""

@overload
def slt(a: ArrayLike, b: ArrayLike, choices: Optional[Choices] = None, out: Optional[Integers] = None) -> Integers: ...
@overload
def flr(a: int, choices: Optional[Choices] = None) -> int:
    """The largest integer not above a, as FLR."""

@overload
def flr(a: ArrayLike, choices: Optional[Choices] = None, out: Optional[Integers] = None) -> Integers: ...
@overload
def rcp(a: int, choices: Optional[Choices] = None) -> int:
    """1 / a, as RCP."""

@overload
def rcp(a: ArrayLike, choices: Optional[Choices] = None, out: Optional[Integers] = None) -> Integers: ...
@overload
def rsq(a: int, choices: Optional[Choices] = None) -> int:
    """1 / sqrt(a), as RSQ."""

@overload
def rsq(a: ArrayLike, choices: Optional[Choices] = None, out: Optional[Integers] = None) -> Integers: ...
@overload
def ex2(a: int, choices: Optional[Choices] = None) -> int:
    """2^a, as EX2."""

@overload
def ex2(a: ArrayLike, choices: Optional[Choices] = None, out: Optional[Integers] = None) -> Integers: ...
@overload
def lg2(a: int, choices: Optional[Choices] = None) -> int:
    """log2(a), as LG2."""

@overload
def lg2(a: ArrayLike, choices: Optional[Choices] = None, out: Optional[Integers] = None) -> Integers: ...
@overload
def f24_from_float(value: float, choices: Optional[Choices] = None) -> int:
    """The pattern of the float24 number of an f32 (choice f32_to_f24); other numbers are rounded to f32 first."""

@overload
def f24_from_float(value: ArrayLike, choices: Optional[Choices] = None, out: Optional[Integers] = None) -> Integers: ...
@overload
def f24_to_float(pattern: int) -> float:
    """The float of a pattern."""

@overload
def f24_to_float(pattern: ArrayLike, out: Optional[NDArray[np.floating]] = None) -> NDArray[np.floating]: ...
def assemble(source: str) -> bytes:
    """The container (.shbin) of picasso source."""

def disassemble(shbin: bytes) -> str:
    """The source of a container."""

class Run:
    """What an invocation did."""

    status: Literal["end", "watchdog", "hang"]
    instructions: int
    findings: list[str]

class Retired:
    """The state after an instruction."""

    pc: int
    next_pc: int
    word: int
    destination: Optional[int]
    """0-15 are o0-o15, 16-31 r0-r15."""
    mask: int
    """The components that were written; x is bit 3."""
    values: list[int]
    """What the whole register holds."""
    cmp: list[bool]
    a0: list[int]
    al: int

class Shader:
    """A shader unit, with the first program of its stage in picasso source or in a container, or with words: a tuple of code,
    operand descriptors and entry point.

    Two are equal if program, stage, choices, uniforms and inputs are, which is also what pickle keeps: what an invocation leaves in
    the registers r and o does not count. The hash is that of what cannot change."""

    def __init__(
        self,
        program: Union[str, bytes, tuple[Sequence[int], Sequence[int], int]],
        *,
        geometry: bool = False,
        choices: Optional[Choices] = None,
    ) -> None: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...
    @staticmethod
    def from_words(
        code: Sequence[int],
        descriptors: Sequence[int],
        entry: int = 0,
        *,
        geometry: bool = False,
        choices: Optional[Choices] = None,
    ) -> "Shader":
        """A unit with instruction words and operand descriptors from address 0 on."""

    def set_float(self, register: Union[int, str], xyzw: Vector) -> None:
        """Sets a c register, by number or by the name of a uniform."""

    def set_integer(self, register: Union[int, str], xyz: Sequence[int]) -> None:
        """Sets an i register: repetitions less one, start and step of a loop."""

    def set_booleans(self, bits: int) -> None:
        """Sets b0 to b15: bit n is bn."""

    def set_input(self, register: Union[int, str], xyzw: Vector) -> None:
        """Sets a v register, by number or by the name of an input."""

    def run(self, limit: int = 1_000_000) -> Run:
        """Runs an invocation for at most `limit` instructions."""

    def trace(self, limit: int = 1_000_000) -> list[Retired]:
        """Runs an invocation; gives the state after each instruction."""

    def shade(self, inputs: ArrayLike, limit: int = 1_000_000) -> Words:
        """Shades vertices in batches: (vertices, inputs, 4) becomes (vertices, 16, 4)."""

    def words(self) -> tuple[list[int], list[int]]:
        """Instruction words and operand descriptors of the container that was loaded."""

    @property
    def outputs(self) -> Words:
        """o0 to o15, as the last invocation left them: (16, 4)."""

    @property
    def temporaries(self) -> Words:
        """r0 to r15, as the last invocation left them: (16, 4)."""

class Field:
    """A field of a register."""

    name: str
    lsb: int
    msb: int
    doc: str

class Register:
    """A register, by name or id in text: `Register("DEPTHMAP_SCALE")`, `Register("0x04D")`."""

    def __init__(self, name: str) -> None: ...
    id: int
    name: str
    doc: str
    fields: list[Field]
    def decode(self, value: int) -> dict[str, dict[str, Union[int, float, str]]]:
        """What the fields of a value mean, as `pica regs decode --format json` has it."""

    def encode(self, **fields: Union[int, float, str]) -> int:
        """The value whose fields are these, as `pica regs encode` takes them: numbers, names of enumerators, addresses in bytes. Fields
        that are not given are 0."""


class Recorder:
    """Makes a recording (CiTrace, .ctf), call by call: `Path("a.ctf").write_bytes(recorder.to_bytes())`. Addresses are physical."""

    def __init__(self) -> None: ...
    def state(self, block: str, words: Sequence[int]) -> None:
        """Sets a block of the state at the start, which is zero otherwise: gpu_registers, lcd_registers, pica_registers (by id),
        default_attributes, vs_program_binary, vs_swizzle_data, vs_float_uniforms, gs_program_binary, gs_swizzle_data,
        gs_float_uniforms. Attributes and uniforms have four float24 words each."""

    def load(self, address: int, data: bytes) -> None:
        """Memory holds these bytes from now on."""

    def write(self, address: int, value: int) -> None:
        """The CPU writes a word to a register: 0x10400000 and above."""

    def list(self, address: int, data: bytes) -> None:
        """A command list is loaded and started, as system software does it. Address and size are multiples of 16."""

    def frame(self) -> None:
        """A frame is complete."""

    def to_bytes(self) -> bytes:
        """The recording so far, as the bytes of a file."""

RegisterName = Union[int, str, Register]
Color = tuple[int, int, int, int]

def decode_list(data: Recording) -> list[dict[str, Any]]:
    """The writes of a command list, or of all lists of a recording (bytes or a file): what `pica commands decode` prints."""

def encode_list(writes: Sequence[Union[tuple[RegisterName, int], tuple[RegisterName, int, int]]]) -> bytes:
    """A command list of writes: (register, value) or (register, value, mask of bytes). It ends as the last write says: with
    ("FINALIZE", 0x12345678) for a list that runs by itself."""

class Finding:
    """Something that software did wrong."""

    place: str
    """Where, as `pica render` says it."""
    text: str
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class Event:
    """A fragment at the pixel that is inspected."""

    draw: int
    triangle: int
    outcome: Literal["Passed", "AlphaTest", "StencilTest", "DepthTest", "ShadowTest"]
    depth: int
    """Bits 8-31 are the 24-bit depth."""
    primary: Color
    textures: list[Optional[Color]]
    """Of units 0 to 3, as far as they are read."""
    combiners: list[Color]
    """Results of the six stages."""
    color: Optional[Color]
    """What was written."""
    text: str
    """All of it, as `pica render --inspect` prints it."""

class Step:
    """What a machine has done."""

    kind: Literal["draw", "list", "fill", "transfer", "copy", "load", "register", "frame"]
    """A list is its end."""
    frame: int
    """Frames that were complete before."""
    draws: int
    """Draws that have ended."""
    list: Optional[int]
    end: Optional[Literal["finalize", "ran-out", "hang", "limit"]]
    """How a list ended."""
    text: str

class Machine:
    """The 3D core with its memory and the memory engines beside it: empty, or at the start of a recording.

    A machine without a recording is prepared as system software does. A command list of a recording pauses behind each of its draws.
    The stages (`clip` to `light`) are set up by the registers, tables and memory as they are."""

    def __init__(self, recording: Optional[Recording] = None, choices: Optional[Choices] = None) -> None: ...
    def read(self, address: int, size: int) -> bytes:
        """Reads memory at a physical address."""

    def write(self, address: int, data: Union[bytes, bytearray, NDArray[Any]]) -> None:
        """Writes memory at a physical address."""

    def read_register(self, register: RegisterName) -> int:
        """Reads a register as the CPU does."""

    def write_register(self, register: RegisterName, value: int) -> Step:
        """Writes a register as the CPU does. One that starts a command list runs it to its end."""

    def write_physical(self, address: int, value: int) -> Step:
        """Writes a word to a physical address as the CPU does: to the core, a memory engine, or another register."""

    def run_list(self, address: int, size: int) -> Step:
        """Runs the command list at a physical address, with as many bytes, to its end."""

    def step(self) -> Optional[Step]:
        """Does what comes next in the recording; None at its end. Iteration does the same."""

    def next_draw(self) -> Optional[Step]:
        """Goes on to the end of the next draw; None if there is no other."""

    def next_frame(self) -> Optional[Step]:
        """Goes on to the end of the frame; None if there is no other."""

    def run(self) -> None:
        """Goes on to the end of the recording."""

    def __iter__(self) -> "Machine": ...
    def __next__(self) -> Step: ...
    def color(self) -> NDArray[np.uint8]:
        """The colour buffer that the registers name: rows, columns and R, G, B, A."""

    def depth(self) -> Words:
        """The depth buffer that the registers name: depth in bits 0-23 and stencil in bits 24-31, or 16 bits of depth."""

    def take_findings(self) -> list[Finding]:
        """The findings so far, which are forgotten then."""

    def inspect(self, x: int, row: int) -> None:
        """Collects from now on what happens at a pixel; row 0 is the first one of the picture."""

    def fill(self, start: int, end: int, value: int, bits: Literal[16, 24, 32] = 32) -> Step:
        """Fills memory from `start` up to `end` with groups of 16, 24 or 32 bits."""

    def display_transfer(
        self,
        source: int,
        destination: int,
        source_size: tuple[int, int],
        size: tuple[int, int],
        flags: int,
    ) -> Step:
        """Converts a framebuffer; sizes are width and height, `flags` those of the register at 0x10400C10."""

    def texture_copy(
        self,
        source: int,
        destination: int,
        size: int,
        source_line: tuple[int, int] = (0, 0),
        line: tuple[int, int] = (0, 0),
    ) -> Step:
        """Copies bytes; lines are their width and the gap behind them, in bytes, or (0, 0)."""

    def clip(self, triangle: ArrayLike) -> Words:
        """What clipping leaves of a triangle, 3 vertices of 4 to 24 components: the vertices of a fan, none if nothing is left."""

    def transform(self, positions: ArrayLike) -> Words:
        """Vertices in raster coordinates: x and y in 12.4 fixed point, and the patterns of z / w and 1 / w."""

    def triangle(self, triangle: ArrayLike) -> dict[str, NDArray[Any]]:
        """The fragments of a triangle, from clipping to interpolation: arrays x, y, depth, color, texcoord (three of u, v),
        texcoord0_w, quaternion and view."""

    def texture(self, unit: int) -> list[NDArray[np.uint8]]:
        """Level 0 of the texture of a unit, first row on top: one picture, or those of the six faces of a cube; none if it is off."""

    def sample(self, unit: int, coordinates: ArrayLike, quads: bool = False) -> NDArray[np.uint8]:
        """Samples of a texture unit, 3 for the procedural one, at (u, v) or (u, v, w); of quads of four pixels with `quads`, so that
        the level of detail is known, the first one's."""

    def light(
        self,
        quaternion: ArrayLike,
        view: ArrayLike,
        bump: Optional[Sequence[int]] = None,
        shadow: Optional[Sequence[int]] = None,
    ) -> list[NDArray[np.uint8]]:
        """Primary and secondary fragment colour of lighting, for quaternions and view vectors, and texels of the bump map and of the
        shadow texture."""

    def combine(
        self,
        primary: ArrayLike,
        textures: Optional[Sequence[ArrayLike]] = None,
        fragment_primary: Optional[ArrayLike] = None,
        fragment_secondary: Optional[ArrayLike] = None,
    ) -> NDArray[np.uint8]:
        """What the six combiner stages make of colours, arrays whose last axis is R, G, B, A; those that are not given are 0."""

    def blend(self, source: ArrayLike, destination: ArrayLike) -> NDArray[np.uint8]:
        """Blending, or the logic operation, of colours with those that are stored."""

    def fragment(
        self,
        depth: int,
        primary: Sequence[int],
        *,
        textures: Sequence[Sequence[int]] = ...,
        fragment_primary: Sequence[int] = ...,
        fragment_secondary: Sequence[int] = ...,
        stored: tuple[int, int] = (0, 0),
    ) -> dict[str, Any]:
        """One fragment from the combiners to the words of its pixel in the colour and the depth buffer: outcome, combiners, color
        (R, G, B, A as written), color_word and depth_word; a word that is not written is None."""

    @property
    def registers(self) -> Words:
        """All registers of the core, as they were written: by id."""

    @property
    def findings(self) -> list[Finding]:
        """What was found wrong so far: the first 1000 findings, and behind them the first of each other kind."""

    @property
    def history(self) -> list[Event]:
        """The fragments at the pixel that is inspected, 10000 at most."""

    @property
    def counts(self) -> dict[str, int]:
        """Counts since the machine was made: draws, vertices, triangles, displayed (triangles), fragments, interrupts."""

def decode_texture(
    data: Union[bytes, bytearray, NDArray[Any]],
    width: int,
    height: int,
    format: Union[int, str],
    choices: Optional[Choices] = None,
) -> NDArray[np.uint8]:
    """Decodes a texture of a format, by name ("RGBA8", "ETC1") or code, from its bytes in memory."""

def render(recording: Recording, choices: Optional[Choices] = None) -> NDArray[np.uint8]:
    """The colour buffer at the end of a recording: rows, columns and R, G, B, A."""

def render_depth(recording: Recording, choices: Optional[Choices] = None) -> Words:
    """The depth buffer at the end of a recording: depth in bits 0-23 and stencil in bits 24-31, or 16 bits of depth."""
