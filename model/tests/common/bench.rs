// SPDX-License-Identifier: MIT
//! A machine on the bench: writes go through command lists in memory, as software sends them.

use pica_model::command::ListReport;
use pica_model::diagnostic::Finding;
use pica_model::geometry::VertexSink;
use pica_model::gpu::machine::Machine;
use pica_spec::choices::Choices;
use pica_spec::command::{ByteMask, EndRule, PlainWrite, encode_writes};
use pica_spec::pica200::id;
use pica_spec::trace::Memory;

use super::Recorder;
use super::program::{DESCRIPTOR, pass_through};

/// Where lists are put.
pub const LISTS: u32 = Memory::FCRAM + 0x0700_0000;
/// Base of vertex arrays, for ATTRIBBUFFERS_LOC.
pub const BASE: u32 = Memory::FCRAM;

pub struct Bench<S = Recorder> {
    pub machine: Machine<S>,
    writes: Vec<PlainWrite>,
}

impl Bench<Recorder> {
    pub fn new() -> Bench {
        Bench::with(&[])
    }

    /// A bench whose machine takes some alternatives of the ledger, each `id=value`.
    pub fn with(alternatives: &[&str]) -> Bench {
        let mut choices = Choices::default();
        for alternative in alternatives {
            choices.set_from(alternative).expect("a choice of the ledger");
        }
        let recorder = Recorder::new(choices.winding_state);
        Bench::around(Machine::new(&choices, recorder).expect("choices of the geometry part only"))
    }

    /// The vertices emitted so far.
    pub fn vertices(&self) -> Vec<Vec<[u32; 4]>> {
        self.machine.sink().vertices()
    }

    /// Slot 0 of the vertices emitted so far.
    pub fn slot0(&self) -> Vec<[u32; 4]> {
        self.vertices().iter().map(|vertex| vertex[0]).collect()
    }
}

impl<S: VertexSink> Bench<S> {
    /// A bench around a machine after reset.
    pub fn around(mut machine: Machine<S>) -> Bench<S> {
        machine.set_up();
        Bench { machine, writes: Vec::new() }
    }

    /// Adds a write to the next list.
    pub fn write(&mut self, id: u32, value: u32) -> &mut Bench<S> {
        self.write_masked(id, value, 0xF)
    }

    pub fn write_masked(&mut self, id: u32, value: u32, mask: u8) -> &mut Bench<S> {
        self.writes.push(PlainWrite { id: id as u16, value, mask: ByteMask::new(mask) });
        self
    }

    /// Adds writes of several words to one id.
    pub fn write_all(&mut self, id: u32, words: &[u32]) -> &mut Bench<S> {
        for word in words {
            self.write(id, *word);
        }
        self
    }

    /// Runs what was written as one list with FINALIZE at its end.
    pub fn run(&mut self) -> ListReport {
        self.write(id::FINALIZE, 0x1234_5678);
        let writes = std::mem::take(&mut self.writes);
        let list = encode_writes(&writes, EndRule::default()).expect("only the last write ends the list");
        self.run_bytes(&list)
    }

    /// Runs these bytes as a list.
    pub fn run_bytes(&mut self, list: &[u8]) -> ListReport {
        self.machine.memory_mut().write(LISTS, list).expect("lists are in FCRAM");
        self.machine.cpu_write(id::CMDBUF_SIZE0, list.len() as u32 >> 3);
        self.machine.cpu_write(id::CMDBUF_ADDR0, LISTS >> 3);
        self.machine.cpu_write(id::CMDBUF_JUMP0, 1).expect("bit 0 starts the list")
    }

    /// Puts bytes into memory.
    pub fn memory(&mut self, address: u32, bytes: &[u8]) -> &mut Bench<S> {
        self.machine.memory_mut().write(address, bytes).expect("inside memory");
        self
    }

    /// Loads a program that starts at word 0 into the unit at `block` (0: geometry shader, 1: vertex shader).
    pub fn program(&mut self, block: usize, words: &[u32], outputs: u16) -> &mut Bench<S> {
        self.write(id::SH_CODETRANSFER_INDEX[block], 0).write_all(id::SH_CODETRANSFER_DATA[block], words);
        self.write(id::SH_CODETRANSFER_END[block], 1);
        self.write(id::SH_OPDESCS_INDEX[block], 0).write(id::SH_OPDESCS_DATA[block], DESCRIPTOR);
        self.write(id::SH_ENTRYPOINT[block], 0).write(id::SH_OUTMAP_MASK[block], outputs.into())
    }

    /// A vertex shader that passes `n` attributes on; they are counted and permuted to the v registers of their number.
    pub fn passing(&mut self, n: u32) -> &mut Bench<S> {
        self.program(1, &pass_through(n), ((1_u32 << n) - 1) as u16)
            .write(id::SH_INPUTBUFFER_CONFIG[1], 0xA000_0000 | (n - 1))
            .write(id::SH_ATTRIBUTES_PERMUTATION_LOW[1], 0x7654_3210)
            .write(id::SH_ATTRIBUTES_PERMUTATION_HIGH[1], 0xFEDC_BA98)
            .write(id::VSH_NUM_ATTR, n - 1)
            .write(id::VSH_OUTMAP_TOTAL1, n - 1)
    }

    /// The format of one attribute that loader 0 fetches alone: `nibble` is type and size as in 0x201, `stride` in
    /// bytes.
    pub fn one_array(&mut self, nibble: u32, stride: u32) -> &mut Bench<S> {
        self.write(id::ATTRIBBUFFERS_LOC, BASE >> 3)
            .write(id::ATTRIBBUFFERS_FORMAT_LOW, nibble)
            .write(id::ATTRIBBUFFERS_FORMAT_HIGH, 0)
            .write(id::ATTRIBBUFFER_OFFSET[0], 0)
            .write(id::ATTRIBBUFFER_CONFIG1[0], 0)
            .write(id::ATTRIBBUFFER_CONFIG2[0], 1 << 28 | stride << 16)
    }

    /// Adds an array draw, as libctru writes it (geometry.md#geometry-shader-input).
    pub fn draw_arrays(&mut self, first: u32, count: u32) -> &mut Bench<S> {
        self.write(id::NUMVERTICES, count)
            .write(id::VERTEX_OFFSET, first)
            .write_masked(id::GEOSTAGE_CONFIG2, 1, 1)
            .write(id::START_DRAW_FUNC0, 0)
            .write(id::DRAWARRAYS, 1)
            .write(id::START_DRAW_FUNC0, 1)
            .write_masked(id::GEOSTAGE_CONFIG2, 0, 1)
            .write(id::VTX_FUNC, 1)
    }

    /// Adds an element draw; `index` is INDEXBUFFER_CONFIG.
    pub fn draw_elements(&mut self, index: u32, count: u32) -> &mut Bench<S> {
        self.write(id::INDEXBUFFER_CONFIG, index)
            .write(id::NUMVERTICES, count)
            .write(id::START_DRAW_FUNC0, 0)
            .write(id::DRAWELEMENTS, 1)
            .write(id::START_DRAW_FUNC0, 1)
            .write(id::VTX_FUNC, 1)
    }

    /// Adds vectors to the port of fixed attributes, x y z w as float24 patterns.
    pub fn fixed(&mut self, vectors: &[[u32; 4]]) -> &mut Bench<S> {
        for vector in vectors {
            self.write_all(id::FIXEDATTRIB_DATA, &pack(*vector));
        }
        self
    }

    /// The findings so far.
    pub fn findings(&self) -> Vec<Finding> {
        self.machine.diagnostics().entries().iter().map(|diagnostic| diagnostic.finding).collect()
    }
}

/// The three words of a vector of float24 patterns, written from the table of command-lists.md#index-and-data-ports: W
/// in bits 8-31 of the first, Z in 0-7 and in 16-31 of the second, Y in 0-15 and in 24-31 of the third, X in 0-23.
pub fn pack([x, y, z, w]: [u32; 4]) -> [u32; 3] {
    [w << 8 | z >> 16, (z & 0xFFFF) << 16 | y >> 8, (y & 0xFF) << 24 | x]
}
