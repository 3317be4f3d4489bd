// SPDX-License-Identifier: MIT
//! A program that is being written: words, descriptors, and what is known of the registers.

use crate::random::CaseRng;
use crate::stimulus::{Dice, Kind};
use pica_model::shader::Stage;
use pica_model::shader::isa::{
    DESCRIPTOR_COUNT, Field, Instruction, MAD_DESCRIPTOR_COUNT, Opcode, OperandDescriptor, Operands,
};

/// A program that is being written.
pub struct Builder<'a> {
    /// Decides.
    pub rng: &'a mut CaseRng,
    /// The stage that the program is for.
    pub stage: Stage,
    /// The registers that have values.
    pub pool: Pool,
    /// Instructions of a run that may still be spent, by estimate.
    pub budget: i32,
    /// Instructions of a run so far, by estimate.
    pub cost: u32,
    words: Vec<Instruction>,
    /// The address of the first word, below `depth`.
    base: u16,
    depth: u16,
    descriptors: Descriptors,
    procedures: Vec<Written>,
    /// Calls: the word, and the procedure that it calls.
    calls: Vec<(usize, usize)>,
}

/// Registers that are worth reading.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    /// v registers and what is in them.
    pub inputs: Vec<(u8, Kind)>,
    /// c registers and what is in them.
    pub uniforms: Vec<(u8, Kind)>,
    /// r registers that the program has written.
    pub temporaries: Vec<u8>,
    /// Boolean uniforms.
    pub booleans: u16,
    /// Integer uniforms (x, y, z).
    pub integers: [[u8; 3]; 4],
}

/// The table of descriptors.
#[derive(Clone, Debug)]
struct Descriptors {
    table: [Option<u32>; DESCRIPTOR_COUNT],
    /// Where the search for a free place starts: for MAD and for all others.
    starts: [u8; 2],
}

/// A program that is complete: every jump has its target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// The address of the first word. The words may pass the end of memory and go on at address 0.
    pub base: u16,
    /// The words of the program memory, from address 0.
    pub words: Vec<u32>,
    /// Runs of descriptors: number of the first one, and words.
    pub descriptors: Vec<(u8, Vec<u32>)>,
    /// Instructions of a run, by estimate.
    pub cost: u32,
}

/// A procedure that CALL may name: where it begins and how long it is.
#[derive(Clone, Copy, Debug)]
struct Written {
    /// Address and number of words; none before the procedure is written.
    place: Option<(u16, u16)>,
    in_loop: bool,
}

/// A procedure, by number.
pub type Procedure = usize;

impl<'a> Builder<'a> {
    /// An empty program for a memory of `depth` words, of about `budget` instructions when it runs.
    pub fn new(rng: &'a mut CaseRng, stage: Stage, pool: Pool, base: u16, depth: u16, budget: i32) -> Self {
        let starts = [rng.pick(&[0, 0, 0, 29]), rng.pick(&[0, 0, 40, 120])];
        Self {
            rng,
            stage,
            pool,
            budget,
            cost: 0,
            words: Vec::new(),
            base,
            depth,
            descriptors: Descriptors { table: [None; DESCRIPTOR_COUNT], starts },
            procedures: Vec::new(),
            calls: Vec::new(),
        }
    }

    /// Words so far.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// The address of a word. Past the end of memory it may be the one or the other that the program counter makes of it.
    pub fn address(&mut self, word: usize) -> u16 {
        let address = self.base + word as u16;
        if address < self.depth || address < 0x1000 && self.rng.percent(50) { address } else { address % self.depth }
    }

    /// Appends an instruction that runs `weight` times; its number.
    pub fn push(&mut self, instruction: Instruction, weight: u32) -> usize {
        let mut instruction = instruction;
        if self.rng.percent(10) {
            instruction.unused = self.rng.bits() & instruction.opcode.info().format.unused_mask();
        }
        self.words.push(instruction);
        self.budget -= weight as i32;
        self.cost += weight;
        self.words.len() - 1
    }

    /// Appends a NOP.
    pub fn nop(&mut self, weight: u32) {
        self.push(Instruction::new(Opcode::Nop, Operands::Format0), weight);
    }

    /// The instruction that was added last; none in an empty program.
    pub fn last(&self) -> Option<Instruction> {
        self.words.last().copied()
    }

    /// Sets fields of an instruction.
    pub fn patch(&mut self, word: usize, fields: &[(Field, u16)]) {
        for (field, value) in fields {
            self.words[word] = self.words[word].with_field(*field, (*value).into());
        }
    }

    /// The number of a descriptor, below 32 with `mad`. Now and then that of another one.
    pub fn descriptor(&mut self, descriptor: OperandDescriptor, mad: bool) -> u8 {
        let word = descriptor.encode();
        let count = if mad { MAD_DESCRIPTOR_COUNT } else { DESCRIPTOR_COUNT };
        let table = &mut self.descriptors.table;
        let used: Vec<u8> = (0..count as u8).filter(|i| table[usize::from(*i)].is_some()).collect();
        if !used.is_empty() && self.rng.percent(15) {
            return self.rng.pick(&used);
        }
        if let Some(same) = used.iter().find(|i| table[usize::from(**i)] == Some(word)) {
            return *same;
        }
        let start = usize::from(self.descriptors.starts[usize::from(!mad)]);
        let free = (0..count).map(|i| (start + i) % count).find(|i| table[*i].is_none());
        match free {
            Some(free) => {
                table[free] = Some(word);
                free as u8
            }
            None => self.rng.pick(&used),
        }
    }

    /// A procedure that is still to be written, called from inside of a loop or not.
    pub fn new_procedure(&mut self, in_loop: bool) -> Procedure {
        self.procedures.push(Written { place: None, in_loop });
        self.procedures.len() - 1
    }

    /// Procedures so far.
    pub fn procedures(&self) -> usize {
        self.procedures.len()
    }

    /// Whether a procedure is called from inside of a loop.
    pub fn in_loop(&self, procedure: Procedure) -> bool {
        self.procedures[procedure].in_loop
    }

    /// Notes that a word calls a procedure.
    pub fn calls(&mut self, word: usize, procedure: Procedure) {
        self.calls.push((word, procedure));
    }

    /// Says that the words from `first` on are a procedure.
    pub fn define(&mut self, procedure: Procedure, first: usize) {
        let address = self.address(first);
        self.procedures[procedure].place = Some((address, (self.len() - first) as u16));
    }

    /// The words as they stand, to be changed at will.
    pub fn words_mut(&mut self) -> &mut Vec<Instruction> {
        &mut self.words
    }

    /// The finished program. Mostly an END behind it catches what runs out of it.
    pub fn finish(mut self) -> Code {
        if self.rng.percent(85) {
            self.push(Instruction::new(Opcode::End, Operands::Format0), 1);
        }
        for (word, procedure) in core::mem::take(&mut self.calls) {
            if let Some((address, count)) = self.procedures[procedure].place {
                self.patch(word, &[(Field::Address, address), (Field::Num, count)]);
            }
        }
        let mut descriptors: Vec<(u8, Vec<u32>)> = Vec::new();
        for (number, word) in (0..).zip(self.descriptors.table) {
            let Some(word) = word else { continue };
            match descriptors.last_mut() {
                Some((first, run)) if usize::from(*first) + run.len() == usize::from(number) => run.push(word),
                _ => descriptors.push((number, vec![word])),
            }
        }
        let words = self.words.into_iter().map(Instruction::encode).collect();
        Code { base: self.base, words, descriptors, cost: self.cost }
    }
}
