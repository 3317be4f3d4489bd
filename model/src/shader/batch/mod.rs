// SPDX-License-Identifier: MIT
//! Many vertices at once: they run together while they agree on the next instruction, and one by one from where they
//! part.
//!
//! A batch gives what single invocations of its vertices in order give, exactly: outputs, registers that stay in the
//! unit, flags, counts, diagnostics. After one that does not come to END no other runs. A vertex sees what the one before left (choice `shader_register_init`), so
//! vertices part also where an instruction reads a register component that the invocation has not written itself.
//!
//! A register component is a [`Column`]: one number per vertex, in the order of the vertices.

mod kernel;
mod registers;
mod together;

use super::execute::Executor;
use super::outcome::{Run, Stage, Status};
use super::output::{OUTPUT_COUNT, OutputColumns, Packed};
use super::unit::{B15, ShaderUnit};
use super::{NO_VECTOR, REGISTER_COUNT, Vector};
use crate::float::{F24, Lanes};
use pica_spec::choices::{ShaderRegisterInit, VRegisterRetention};
use registers::BatchRegisters;
use together::{Apart, Together};

/// Vertices of a full batch: enough that the arithmetic outweighs the rest, and that the columns of a program stay in the
/// first-level cache.
pub(crate) const LANES: usize = 64;

/// A register component of every vertex.
pub(crate) type Column = [F24; LANES];
/// A register of every vertex.
pub(crate) type Columns = [Column; 4];

/// A register component of every vertex, in the form in which the instruction set holds numbers.
type Held = [u32; LANES];
/// A register of every vertex, in that form.
type HeldColumns = [Held; 4];

/// Vertices for [`ShaderUnit::run_batch`], and what became of them.
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
    runs: Vec<Run>,
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
            parted_at: None,
        }
    }

    /// Adds a vertex with its inputs, which the unit permutes to v registers as [`ShaderUnit::load_inputs`] does;
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
        for (input, columns) in self.inputs.iter_mut().take(self.input_count).enumerate() {
            let value = inputs.get(input).unwrap_or(&NO_VECTOR);
            for (column, component) in columns.iter_mut().zip(value) {
                column[self.len] = *component;
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
        self.len = 0;
        self.runs.clear();
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

    /// What the invocations did, after [`ShaderUnit::run_batch`]: one entry for each vertex that ran.
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// Address of the instruction from which the vertices ran one by one, if there was one. Results do not depend on it;
    /// speed does.
    pub fn parted_at(&self) -> Option<u16> {
        self.parted_at
    }

    /// o0-o15 of vertex `lane`, after [`ShaderUnit::run_batch`]. Those of a vertex that did not run have no meaning.
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

impl ShaderUnit {
    /// Runs a vertex shader invocation of at most `limit` instructions for each vertex of `batch`, up to the first that
    /// does not come to END: the same as [`load_inputs`](Self::load_inputs) and [`run`](Self::run) for each of them in
    /// order.
    pub fn run_batch(&mut self, batch: &mut Batch, limit: u64) {
        batch.runs.clear();
        batch.parted_at = None;
        batch.outmap_mask = self.config.outmap_mask;
        if batch.is_empty() {
            return;
        }
        let mut invocation = self.begin();
        batch.banks = self.outputs.banks().map(|bank| *bank);
        let zero = self.choices.shader_register_init == ShaderRegisterInit::Zero;
        batch.registers.start(&batch.inputs[..batch.input_count], zero);

        let sources = self.config.sources(batch.input_count, self.choices.duplicate_permutation);
        let unloaded = match self.choices.v_register_retention {
            VRegisterRetention::Keep => self.inputs,
            VRegisterRetention::Zero => [NO_VECTOR; REGISTER_COUNT],
        };
        let mut together = Together {
            lanes: batch.registers.lanes,
            mode: self.mode,
            len: batch.len,
            sources,
            shared: [false; 3],
            unloaded,
            uniforms: &self.uniforms,
            b15_changes: self.sets_b15(Stage::Vertex) && self.uniforms.booleans() & B15 == 0,
            registers: &mut batch.registers,
        };
        let executor = Executor::new(self.program.instructions(), &self.choices, limit);
        match executor.run(&mut invocation, &mut together) {
            Ok(status) => {
                let ran = if status == Status::End { batch.len } else { 1 };
                self.finish_together(batch, ran, status);
                batch.runs.resize(ran, invocation.into_run(status));
            }
            Err(Apart) => {
                batch.parted_at = Some(invocation.flow.pc);
                for lane in 0..batch.len {
                    self.load_lane(batch, lane);
                    batch.registers.restore(lane, self);
                    let run = self.resume(invocation.clone(), Stage::Vertex, limit, &mut ());
                    batch.registers.set_outputs(lane, self.outputs());
                    let ended = run.status == Status::End;
                    batch.runs.push(run);
                    if !ended {
                        break;
                    }
                }
                batch.registers.complete_outputs();
            }
        }
    }

    /// Leaves the unit as the last of the first `ran` vertices would have left it.
    fn finish_together(&mut self, batch: &Batch, ran: usize, status: Status) {
        self.load_lane(batch, ran - 1);
        for lane in 0..ran {
            // Only the last vertex of each bank is still to be seen.
            if lane + 2 >= ran {
                batch.registers.restore(lane, self);
            }
            self.finish(Stage::Vertex, status);
        }
    }

    /// Loads the v registers with the inputs of a vertex.
    fn load_lane(&mut self, batch: &Batch, lane: usize) {
        self.load_inputs(&batch.inputs(lane)[..batch.input_count]);
    }
}
