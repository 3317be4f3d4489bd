// SPDX-License-Identifier: MIT
//! The run of a batch.

use super::registers::{BatchRegisters, Written, vector};
use super::together::{Apart, RunTogether, Setting};
use super::{Batch, LANES};
use crate::float::mode::with_mode;
use crate::shader::execute::{Executor, Invocation};
use crate::shader::isa::Mask;
use crate::shader::outcome::{Run, Stage, Status};
use crate::shader::unit::{B15, ShaderUnit};
use crate::shader::{NO_VECTOR, REGISTER_COUNT};
use pica_spec::choices::{ShaderRegisterInit, VRegisterRetention};

/// Groups above which the vertices run one by one.
const MOST_GROUPS: usize = 8;

/// Vertices that have taken the same way so far.
struct Group {
    /// The lanes of the vertices, by bits.
    active: u64,
    invocation: Invocation,
    written: Written,
    al: u32,
}

/// Vertices whose way is over.
struct Ended {
    active: u64,
    written: Written,
    al: u32,
    run: Run,
}

impl ShaderUnit {
    /// Runs a vertex shader invocation of at most `limit` instructions for each vertex of `batch`, up to the first that
    /// does not come to END: the same as [`load_inputs`](Self::load_inputs) and [`run`](Self::run) for each of them in
    /// order.
    pub fn run_batch(&mut self, batch: &mut Batch, limit: u64) {
        batch.ran = 0;
        batch.parted_at = None;
        batch.outmap_mask = self.config.outmap_mask;
        if batch.is_empty() {
            return;
        }
        let start = self.begin();
        batch.banks = self.outputs.banks().map(|bank| *bank);
        self.start_registers(batch);
        match self.run_groups(batch, &start, limit) {
            Ok(ended) => self.finish_groups(batch, &ended),
            Err(invocation) => self.run_one_by_one(batch, &invocation, limit),
        }
    }

    /// Gives the vertices of a batch that ran the outputs of a run in f32 ([`VertexArithmetic::F32`](super::super::VertexArithmetic)).
    pub(crate) fn rerun_batch_in_f32(&self, batch: &mut Batch, limit: u64) {
        for lane in 0..batch.ran {
            let inputs = self.permuted(&batch.inputs(lane)[..batch.input_count]);
            let mut outputs = batch.outputs(lane);
            self.outputs_in_f32(&inputs, limit, &mut outputs);
            batch.registers.set_outputs(lane, &outputs);
        }
        batch.registers.complete_outputs();
    }

    fn start_registers(&self, batch: &mut Batch) {
        let zero = self.choices.shader_register_init == ShaderRegisterInit::Zero;
        let sources = self.config.sources(batch.input_count, self.choices.duplicate_permutation);
        batch.registers.start(&*batch.inputs, &sources, batch.len, zero);
    }

    /// Runs vertices together as far as they take the same way. If one sees what another leaves, gives the invocation from
    /// which all of them have to run one by one, with registers as they are there.
    fn run_groups(&self, batch: &mut Batch, start: &Invocation, limit: u64) -> Result<Vec<Ended>, Box<Invocation>> {
        let executor = Executor::new(self.program.instructions(), &self.choices, limit);
        let BatchRegisters { written, al, .. } = *batch.registers;
        let all = u64::MAX >> (LANES - batch.len);
        let mut groups = vec![Group { active: all, invocation: start.clone(), written, al }];
        let mut ended = Vec::with_capacity(1);
        while let Some(Group { active, mut invocation, written, al }) = groups.pop() {
            (batch.registers.written, batch.registers.al) = (written, al);
            let lanes = batch.registers.lanes;
            let outcome = with_mode!(self.mode, mode => {
                let setting = self.setting(batch, active);
                lanes.run(RunTogether { executor: &executor, invocation: &mut invocation, mode, setting })
            });
            let BatchRegisters { written, al, .. } = *batch.registers;
            match outcome {
                Ok(status) => ended.push(Ended { active, written, al, run: invocation.into_run(status) }),
                Err(Apart::Ways { taken }) if groups.len() + ended.len() + 2 <= MOST_GROUPS => {
                    batch.parted_at.get_or_insert(invocation.flow.pc);
                    for active in [active & !taken, active & taken] {
                        groups.push(Group { active, invocation: invocation.clone(), written, al });
                    }
                }
                Err(_) => {
                    batch.parted_at.get_or_insert(invocation.flow.pc);
                    let nothing_assumed = batch.registers.assumed.iter().all(|components| *components == Mask::NONE);
                    if active == all && nothing_assumed {
                        return Err(Box::new(invocation));
                    }
                    // Each group has gone its own way already, or with numbers that may be others.
                    self.start_registers(batch);
                    return Err(Box::new(start.clone()));
                }
            }
        }
        if ended.iter().any(|group| group.written.any_of(&batch.registers.assumed)) {
            batch.parted_at.get_or_insert(start.flow.pc);
            self.start_registers(batch);
            return Err(Box::new(start.clone()));
        }
        Ok(ended)
    }

    /// What some vertices of a batch run with.
    fn setting<'a>(&'a self, batch: &'a mut Batch, active: u64) -> Setting<'a> {
        Setting {
            mode: self.mode,
            len: batch.len,
            active,
            temporaries: &self.registers.temporaries,
            unloaded: match self.choices.v_register_retention {
                VRegisterRetention::Keep => &self.inputs,
                VRegisterRetention::Zero => &[NO_VECTOR; REGISTER_COUNT],
            },
            uniforms: &self.uniforms,
            b15_changes: self.sets_b15(Stage::Vertex) && self.uniforms.booleans() & B15 == 0,
            registers: &mut batch.registers,
        }
    }

    /// Leaves the unit, and the batch, as single invocations would have left them.
    fn finish_groups(&mut self, batch: &mut Batch, ended: &[Ended]) {
        let group_of = |lane: usize| ended.iter().find(|group| group.active >> lane & 1 != 0);
        let ends = |group: &Ended| group.run.status == Status::End;
        let stopped = ended.iter().filter(|group| !ends(group)).map(|group| group.active.trailing_zeros() as usize);
        let ran = stopped.min().map_or(batch.len, |lane| lane + 1);
        self.load_lane(batch, ran - 1);
        const EVEN: u64 = 0x5555_5555_5555_5555;
        let before = u64::MAX >> (LANES - ran);
        // If all vertices went one way, only the last of each bank is still to be seen. Two banks take turns.
        let first = if ended.len() == 1 { ran.saturating_sub(2) & !1 } else { 0 };
        for lane in first..ran {
            let Some(group) = group_of(lane) else { continue };
            let is_last_of = |lanes: u64| (group.active & before & lanes) >> lane == 1;
            if is_last_of(EVEN << (lane & 1)) {
                (batch.registers.written, batch.registers.al) = (group.written, group.al);
                batch.registers.restore_outputs(lane, self);
            }
            if is_last_of(u64::MAX) {
                batch.registers.restore(lane, self);
            }
            self.finish(Stage::Vertex, group.run.status);
        }
        if let [group] = ended {
            batch.all_did(&group.run, ran);
        } else {
            (0..ran).filter_map(group_of).for_each(|group| batch.did(group.run.clone()));
        }
        batch.registers.written = ended[0].written;
        if ended.len() > 1 {
            let written = ended.iter().map(|group| (group.active, group.written.outputs()));
            batch.registers.complete_mixed_outputs(written, &batch.banks, ran);
        }
    }

    /// Runs all vertices one by one from an invocation on that all of them have come to.
    fn run_one_by_one(&mut self, batch: &mut Batch, invocation: &Invocation, limit: u64) {
        for lane in 0..batch.len {
            self.load_lane(batch, lane);
            batch.registers.restore(lane, self);
            batch.registers.restore_outputs(lane, self);
            let run = self.resume(invocation.clone(), Stage::Vertex, limit, &mut ());
            batch.registers.set_outputs(lane, self.outputs());
            let ended = run.status == Status::End;
            batch.did(run);
            if !ended {
                break;
            }
        }
        batch.registers.complete_outputs();
    }

    /// Loads the v registers with the inputs of a vertex.
    fn load_lane(&mut self, batch: &Batch, lane: usize) {
        self.inputs = self.permuted_from(batch.input_count, |input| vector(&batch.inputs[input], lane));
    }
}
