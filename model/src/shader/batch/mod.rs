// SPDX-License-Identifier: MIT
//! Many vertices at once: they run together while they agree on the next instruction, and in groups that agree from where
//! they part.
//!
//! A batch gives what single invocations of its vertices in order give, exactly: outputs, registers that stay in the
//! unit, flags, counts, diagnostics. After one that does not come to END no other runs. A vertex sees what the one before
//! left (choice `shader_register_init`): where an instruction reads a component of an r register that the invocation has not
//! written itself, it is taken for what the unit held before the batch. If a vertex writes that component after all, the
//! batch begins again, one by one; and so it goes on where a0, aL, cmp or b15 are read and not written.
//! Lane 0 sees what the unit held in any case; if it does not write such a component, lane 1 sees the same; and so on.
//!
//! A register component is a [`Column`]: one number per vertex, in the order of the vertices.

mod kernel;
mod registers;
mod run;
mod together;

use super::outcome::Run;
use super::output::{OUTPUT_COUNT, OutputColumns, Packed};
use super::{NO_VECTOR, REGISTER_COUNT, Vector};
use crate::float::{F24, Lanes};
use registers::BatchRegisters;

/// Vertices of a full batch: enough that the arithmetic outweighs the rest, and that the columns of a program stay in the
/// first-level cache.
pub(crate) const LANES: usize = 64;

/// A register component of every vertex.
pub(crate) type Column = [F24; LANES];
/// A register of every vertex.
pub(crate) type Columns = [Column; 4];

/// A register component of every vertex, in the form in which the instruction set holds numbers.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Held([u32; LANES]);
/// Columns by their numbers.
type HeldColumns = [Held; 256];

/// Vertices for [`ShaderUnit::run_batch`](super::ShaderUnit::run_batch), and what became of them.
#[derive(Clone, Debug)]
pub struct Batch {
    len: usize,
    /// Inputs of each vertex.
    input_count: usize,
    inputs: Box<[Columns; REGISTER_COUNT]>,
    registers: Box<BatchRegisters>,
    /// The output banks before the run, that of the first vertex first.
    banks: [[Vector; OUTPUT_COUNT]; 2],
    outmap_mask: u16,
    /// What the first vertices did, `ran` of them; the rest is kept for the next run.
    runs: Vec<Run>,
    ran: usize,
    /// Whether all of `runs` are the same.
    is_one_run: bool,
    parted_at: Option<u16>,
}

impl Default for Batch {
    fn default() -> Self {
        Self::new()
    }
}

impl Batch {
    /// Vertices that a batch can hold.
    pub const LANES: usize = LANES;

    /// An empty batch that uses the widest instruction set of this processor.
    pub fn new() -> Self {
        Self::with_lanes(Lanes::detect())
    }

    /// An empty batch that uses a given instruction set.
    pub fn with_lanes(lanes: Lanes) -> Self {
        Self {
            len: 0,
            input_count: 0,
            inputs: Box::new([[[F24::ZERO; LANES]; 4]; REGISTER_COUNT]),
            registers: Box::new(BatchRegisters::new(lanes)),
            banks: [[NO_VECTOR; OUTPUT_COUNT]; 2],
            outmap_mask: 0,
            runs: Vec::with_capacity(LANES),
            ran: 0,
            is_one_run: true,
            parted_at: None,
        }
    }

    /// Adds a vertex with its inputs, which the unit permutes to v registers as
    /// [`ShaderUnit::load_inputs`](super::ShaderUnit::load_inputs) does;
    /// false if the batch is full.
    ///
    /// All vertices have as many inputs as the first one (at most 16): missing ones are zeros, others are dropped.
    pub fn push(&mut self, inputs: &[Vector]) -> bool {
        if self.is_full() {
            return false;
        }
        if self.len == 0 {
            self.input_count = inputs.len().min(REGISTER_COUNT);
        }
        let lane = self.len % LANES;
        let values = inputs.iter().chain(core::iter::repeat(&NO_VECTOR));
        for (columns, value) in self.inputs.iter_mut().zip(values).take(self.input_count) {
            for component in 0..4 {
                columns[component][lane] = value[component];
            }
        }
        self.len += 1;
        true
    }

    /// Makes this a batch of `len` vertices with `input_count` inputs each, and gives the columns of the inputs, which
    /// are for the caller to fill.
    pub(crate) fn start(&mut self, len: usize, input_count: usize) -> &mut [Columns; REGISTER_COUNT] {
        self.clear();
        (self.len, self.input_count) = (len, input_count);
        &mut self.inputs
    }

    /// The inputs of a vertex.
    pub(crate) fn inputs(&self, lane: usize) -> [Vector; REGISTER_COUNT] {
        self.inputs.each_ref().map(|columns| registers::vector(columns, lane))
    }

    /// Removes all vertices.
    pub fn clear(&mut self) {
        (self.len, self.ran) = (0, 0);
    }

    /// Number of vertices.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no vertices.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether no more vertices fit.
    pub fn is_full(&self) -> bool {
        self.len == LANES
    }

    /// What the invocations did, after [`ShaderUnit::run_batch`](super::ShaderUnit::run_batch): one entry for each
    /// vertex that ran.
    pub fn runs(&self) -> &[Run] {
        &self.runs[..self.ran]
    }

    /// A vertex did this; it is the next one.
    fn did(&mut self, run: Run) {
        self.runs.truncate(self.ran);
        self.runs.push(run);
        self.ran += 1;
        self.is_one_run = false;
    }

    /// The first `ran` vertices did this.
    fn all_did(&mut self, run: &Run, ran: usize) {
        if !(self.is_one_run && self.runs.first() == Some(run)) {
            self.runs.clear();
        }
        if self.runs.len() < ran {
            self.runs.resize(ran, run.clone());
        }
        (self.ran, self.is_one_run) = (ran, true);
    }

    /// Address of the instruction from which the vertices did not all run together, if there was one. Results do not
    /// depend on it; speed does.
    pub fn parted_at(&self) -> Option<u16> {
        self.parted_at
    }

    /// o0-o15 of vertex `lane`, after [`ShaderUnit::run_batch`](super::ShaderUnit::run_batch). Those of a vertex
    /// that did not run have no meaning.
    ///
    /// # Panics
    /// If `lane` is not below [`LANES`](Self::LANES).
    pub fn outputs(&self, lane: usize) -> [Vector; OUTPUT_COUNT] {
        core::array::from_fn(|register| self.output(lane, register))
    }

    /// The [`outputs`](Self::outputs) that OUTMAP_MASK enables.
    ///
    /// # Panics
    /// If `lane` is not below [`LANES`](Self::LANES).
    pub fn packed_outputs(&self, lane: usize) -> Packed {
        Packed::new(self.outmap_mask, |register| self.output(lane, register))
    }

    /// An output register of a vertex.
    fn output(&self, lane: usize, register: usize) -> Vector {
        // The banks change after each vertex.
        self.registers.output(lane, register, &self.banks[lane & 1][register])
    }
}

impl OutputColumns for Batch {
    fn copy(&self, slot: usize, component: usize, column: &mut [F24]) {
        let mut enabled = (0..OUTPUT_COUNT).filter(|register| self.outmap_mask >> register & 1 != 0);
        match enabled.nth(slot) {
            Some(register) => {
                let old = self.banks.each_ref().map(|bank| bank[register][component]);
                self.registers.copy_output(register, component, old, column);
            }
            None => column.fill(F24::ZERO),
        }
    }

    fn packed(&self, lane: usize) -> Packed {
        self.packed_outputs(lane)
    }
}
