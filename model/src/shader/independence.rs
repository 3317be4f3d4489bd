// SPDX-License-Identifier: MIT
//! Whether an invocation depends on what others leave in the unit.
//!
//! The program is followed along every way that it may take: boolean and integer uniforms are known, so ways part where a
//! condition tests the flags. On each of them what is read must have been written before, and at END the outputs that leave
//! the unit must have been.

use super::alu::Function;
use super::decode::When;
use super::execute::{Datapath, Emitter, Executor, Invocation};
use super::isa::{Destination, IndexRegister, Mask, RegisterFile};
use super::operand::Operands;
use super::outcome::{Stage, Status};
use super::output::OUTPUT_COUNT;
use super::registers::REGISTER_COUNT;
use super::uniforms::Uniforms;
use super::unit::{B15, ShaderUnit};
use crate::float::Comparison;
use pica_spec::isa::size::LAST_BOOLEAN;

/// Ways that are followed before the answer is that it is not known.
const MOST_WAYS: usize = 64;
/// Instructions of one way, at most.
const MOST_INSTRUCTIONS: u64 = 4096;

/// Why a way is not followed on.
enum Apart {
    /// Something is read that was not written.
    Depends,
    /// A condition tests the flags.
    Parts,
}

/// What an invocation has written on its way.
#[derive(Clone)]
struct Way<'a> {
    uniforms: &'a Uniforms,
    /// The v registers that got an input.
    loaded: u16,
    b15_changes: bool,
    temporaries: [Mask; REGISTER_COUNT],
    outputs: [Mask; OUTPUT_COUNT],
    a0: [bool; 2],
    cmp: [bool; 2],
    is_al_written: bool,
    al: u32,
    /// What the condition that is tested next gives.
    answer: Option<bool>,
}

impl Way<'_> {
    fn read(&self, operands: &Operands) -> Result<(), Apart> {
        for (position, operand) in operands.sources.iter().enumerate() {
            let (file, number) = operand.source.register();
            let known = operand.reads == Mask::NONE
                || match file {
                    RegisterFile::Input => self.loaded >> number & 1 == 1,
                    RegisterFile::Temporary => self.temporaries[usize::from(number)].covers(operand.reads),
                    _ => match operands.index_of(position) {
                        IndexRegister::None => true,
                        IndexRegister::A0x => self.a0[0],
                        IndexRegister::A0y => self.a0[1],
                        IndexRegister::Al => self.is_al_written,
                    },
                };
            if !known {
                return Err(Apart::Depends);
            }
        }
        Ok(())
    }
}

impl Datapath for Way<'_> {
    type Apart = Apart;

    fn alu(
        &mut self,
        function: Function,
        destination: Destination,
        mask: Mask,
        operands: &Operands,
    ) -> Result<(), Apart> {
        self.read(operands)?;
        let register = match destination.register() {
            (RegisterFile::Output, number) => &mut self.outputs[usize::from(number)],
            (_, number) => &mut self.temporaries[usize::from(number)],
        };
        *register = register.or(mask);
        if function == Function::Litp {
            self.cmp = [true; 2];
        }
        Ok(())
    }

    fn compare(&mut self, _: [Comparison; 2], enabled: [bool; 2], operands: &Operands) -> Result<(), Apart> {
        self.read(operands)?;
        self.cmp = [0, 1].map(|i| self.cmp[i] || enabled[i]);
        Ok(())
    }

    fn mova(&mut self, enabled: [bool; 2], operands: &Operands) -> Result<(), Apart> {
        self.read(operands)?;
        self.a0 = [0, 1].map(|i| self.a0[i] || enabled[i]);
        Ok(())
    }

    fn holds(&self, when: When) -> Result<bool, Apart> {
        match when {
            When::Always => Ok(true),
            When::Boolean { number, .. } if usize::from(number) == LAST_BOOLEAN && self.b15_changes => {
                Err(Apart::Depends)
            }
            When::Boolean { .. } => Ok(when.holds([false; 2], self.uniforms.booleans())),
            When::Flags(_) if self.cmp != [true; 2] => Err(Apart::Depends),
            When::Flags(_) => self.answer.ok_or(Apart::Parts),
        }
    }

    fn integer(&self, number: u8) -> [u8; 3] {
        self.uniforms.integer(number.into()).unwrap_or_default()
    }

    fn al(&mut self) -> &mut u32 {
        &mut self.al
    }

    fn start_al(&mut self, value: u32) {
        (self.al, self.is_al_written) = (value, true);
    }

    fn emitter(&mut self) -> Option<&mut dyn Emitter> {
        None
    }

    fn retire(&mut self, _: u16, _: &super::decode::Decoded, _: u16) {
        self.answer = None;
    }
}

impl ShaderUnit {
    /// Whether a vertex shader invocation of at most `limit` instructions, with inputs in the v registers of the mask `loaded`,
    /// depends on nothing that others leave in the unit: v, r, a0, aL, cmp, outputs and b15. What is hard to know counts as
    /// a dependence. Such invocations may run beside each other.
    pub fn is_independent(&self, loaded: u16, limit: u64) -> bool {
        self.written_outputs(loaded, limit).is_some_and(|written| self.config.outmap_mask & !written == 0)
    }

    /// The outputs that such an invocation writes whatever happens, if it depends on nothing but its outputs.
    pub fn written_outputs(&self, loaded: u16, limit: u64) -> Option<u16> {
        let mut program = self.program.clone();
        program.decode();
        let executor = Executor::new(program.instructions(), &self.choices, limit.min(MOST_INSTRUCTIONS));
        let way = Way {
            uniforms: &self.uniforms,
            loaded,
            b15_changes: self.sets_b15(Stage::Vertex) && self.uniforms.booleans() & B15 == 0,
            temporaries: [Mask::NONE; REGISTER_COUNT],
            outputs: [Mask::NONE; OUTPUT_COUNT],
            a0: [false; 2],
            cmp: [false; 2],
            is_al_written: false,
            al: 0,
            answer: None,
        };
        let mut ways = vec![(Invocation::new(self.config.entry_point % program.depth() as u16), way)];
        let mut written = u16::MAX;
        let mut followed = 0;
        while let Some((mut invocation, mut way)) = ways.pop() {
            match executor.run(&mut invocation, &mut way) {
                Ok(Status::End) => {
                    let whole = |(i, mask): (usize, &Mask)| u16::from(*mask == Mask::ALL) << i;
                    written &= way.outputs.iter().enumerate().map(whole).sum::<u16>();
                }
                // Nothing leaves the unit; but one that only seems to go on for ever is not known.
                Ok(Status::Hang) => {}
                Ok(Status::Watchdog) if limit <= MOST_INSTRUCTIONS => {}
                Err(Apart::Parts) if followed < MOST_WAYS => {
                    for answer in [true, false] {
                        ways.push((invocation.clone(), Way { answer: Some(answer), ..way.clone() }));
                    }
                }
                Ok(Status::Watchdog) | Err(_) => return None,
            }
            followed += 1;
        }
        Some(written)
    }

    /// Zeros in v, r, a0, aL, cmp and both banks of outputs, as after reset: what independent invocations leave to one that
    /// is not (assumption `independent_invocations`).
    pub fn forget_registers(&mut self) {
        self.inputs = Default::default();
        self.registers = Default::default();
        self.outputs.forget();
    }
}
