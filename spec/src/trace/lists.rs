// SPDX-License-Identifier: MIT
//! The command lists of a recording.

use std::collections::BTreeMap;

use crate::choices::FinalizeMatch;
use crate::command::registers::{
    CMDBUF_JUMP0, CMDBUF_JUMP1, CPU_BASE, IRQ_AUTOSTOP, IRQ_CMP, IRQ_CMP_RESET, LAST_REGISTER,
};
use crate::command::{Buffer, ByteMask, EndRule};

use super::buffer_registers::BufferRegisters;
use super::list_problem::ListProblem;
use super::memory::{FcramSize, Memory};
use super::recording::{Element, InitialState, Recording};
use super::segments::{Segment, Walk};
use super::size_unit::SizeUnit;

/// A command list that a recording starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandList {
    /// Number of frame markers before the start.
    pub frame: usize,
    /// Number of the list in the recording, from 0.
    pub number: usize,
    /// Number of the stream element that starts it.
    pub element: usize,
    /// Physical address.
    pub address: u32,
    /// Size in bytes, as hardware takes it: a multiple of 16.
    pub size: u32,
    /// What the recording gave the size in.
    pub size_unit: SizeUnit,
    /// What ended the list; a decoder of its segments takes the same.
    pub rule: EndRule,
    /// The list itself, then what each jump led to.
    pub segments: Vec<Segment>,
    /// What is wrong with the list as a whole.
    pub problems: Vec<ListProblem>,
}

/// How to look for lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListOptions {
    /// Size of FCRAM.
    pub fcram: FcramSize,
    /// Choice `finalize_match`.
    pub finalize_match: FinalizeMatch,
    /// Most jumps that are followed in one list.
    pub most_jumps: usize,
    /// Most bytes that are read and executed in one list before a further jump is not followed.
    pub most_bytes: u64,
}

impl Default for ListOptions {
    /// The larger FCRAM, the default of the choice, 16384 jumps, 256 MiB: no list of a real program comes near these
    /// limits.
    fn default() -> Self {
        Self {
            fcram: FcramSize::default(),
            finalize_match: FinalizeMatch::default(),
            most_jumps: 1 << 14,
            most_bytes: 256 << 20,
        }
    }
}

/// The command lists of a recording, in the order of their start.
pub fn lists(recording: &Recording) -> Lists<'_> {
    Lists::new(recording, ListOptions::default())
}

/// Replays a recording as far as its command lists need it, and gives each list when it is started.
///
/// - Memory holds what the loads put there. Memory fills, transfers and drawing are not performed: no command list is
///   made by them.
/// - A list starts when the CPU writes bit 0 of CMDBUF_JUMP0 at 0x104018F0. CMDBUF_SIZE0 and CMDBUF_ADDR0 (0x104018E0,
///   0x104018E8) say where it is (command-lists.md#buffers); [`SizeUnit`] how their size is understood. The second
///   buffer (0x104018E4, EC, F4) is taken likewise.
/// - The registers 0x238-0x23B start as the recording has them and follow what CPU and lists write, so a list can jump
///   to a buffer that an earlier one prepared.
/// - Compare word and autostop follow what the CPU writes to 0x10401080 and 0x104010D0. A recording that has zero in
///   both from the start comes from a recorder without these registers: they then have their usual values, 0x12345678
///   and on, until they are written.
#[derive(Clone, Debug)]
pub struct Lists<'a> {
    recording: &'a Recording,
    options: ListOptions,
    memory: Memory,
    registers: BufferRegisters,
    interrupt: Interrupt,
    /// Number of the next stream element.
    next: usize,
    frame: usize,
    number: usize,
    /// Problems since the last list.
    problems: Vec<ListProblem>,
}

impl<'a> Lists<'a> {
    /// The lists of a recording with these options.
    pub fn new(recording: &'a Recording, options: ListOptions) -> Self {
        Self {
            recording,
            options,
            memory: Memory::new(options.fcram),
            registers: BufferRegisters::new(&recording.state),
            interrupt: Interrupt::new(&recording.state),
            next: 0,
            frame: 0,
            number: 0,
            problems: Vec::new(),
        }
    }

    /// A write of the CPU; gives the buffer if it starts a list.
    fn register_write(&mut self, address: u32, value: u32) -> Option<Buffer> {
        let offset = address.checked_sub(CPU_BASE).filter(|offset| offset.is_multiple_of(4))?;
        let id = offset / 4;
        match id {
            IRQ_CMP => self.interrupt.compare = Some(value),
            IRQ_AUTOSTOP => self.interrupt.autostop = Some(value),
            CMDBUF_JUMP0 if value & 1 != 0 => return Some(Buffer::Buffer0),
            CMDBUF_JUMP1 if value & 1 != 0 => return Some(Buffer::Buffer1),
            0..=LAST_REGISTER => self.registers.write(id, value, ByteMask::ALL),
            _ => {}
        }
        None
    }

    /// The list that stream element `element` starts.
    fn list(&mut self, element: usize, buffer: Buffer) -> CommandList {
        let rule = self.interrupt.rule(self.options.finalize_match);
        let address = self.registers.address(buffer).bytes();
        let size = self.registers.size(buffer);
        let before = &self.recording.stream[..element];
        let size_unit = SizeUnit::of(size.value, address, before, &self.memory, rule);
        self.registers.write(size.id, size_unit.hardware_size(size.value), ByteMask::ALL);
        let size = self.registers.size(buffer).bytes();
        let mut walk = Walk {
            memory: &self.memory,
            rule,
            options: &self.options,
            registers: &mut self.registers,
            segments: Vec::new(),
            problems: std::mem::take(&mut self.problems),
            copies: BTreeMap::new(),
            bytes: 0,
        };
        walk.run(buffer);
        let Walk { segments, problems, .. } = walk;
        let number = self.number;
        self.number += 1;
        CommandList { frame: self.frame, number, element, address, size, size_unit, rule, segments, problems }
    }
}

impl Iterator for Lists<'_> {
    type Item = CommandList;

    fn next(&mut self) -> Option<CommandList> {
        while let Some(element) = self.recording.stream.get(self.next) {
            let number = self.next;
            self.next += 1;
            match element {
                Element::FrameMarker => self.frame += 1,
                Element::MemoryLoad { address, data } => {
                    if let Err(outside) = self.memory.write(*address, data) {
                        self.problems.push(ListProblem::LoadOutsideMemory { element: number, outside });
                    }
                }
                Element::RegisterWrite { address, value } => {
                    if let Some(buffer) = self.register_write(*address, *value) {
                        return Some(self.list(number, buffer));
                    }
                }
            }
        }
        None
    }
}

impl std::iter::FusedIterator for Lists<'_> {}

/// The interrupt registers that decide where a list ends; `None` as long as nothing is known of them.
#[derive(Clone, Copy, Debug)]
struct Interrupt {
    compare: Option<u32>,
    autostop: Option<u32>,
}

impl Interrupt {
    fn new(state: &InitialState) -> Self {
        let (compare, autostop) = (state.pica_register(IRQ_CMP), state.pica_register(IRQ_AUTOSTOP));
        if (compare, autostop) == (0, 0) {
            Self { compare: None, autostop: None }
        } else {
            Self { compare: Some(compare), autostop: Some(autostop) }
        }
    }

    fn rule(self, finalize_match: FinalizeMatch) -> EndRule {
        EndRule {
            compare: self.compare.unwrap_or(IRQ_CMP_RESET),
            autostop: self.autostop.is_none_or(|value| value & 1 != 0),
            finalize_match,
        }
    }
}
