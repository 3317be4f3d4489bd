// SPDX-License-Identifier: MIT
//! Memory as the engines see it: what is outside reads 0 and takes no writes (assumption `access_outside_memory`).

use core::ops::Range;

use pica_spec::trace::{FcramSize, Memory, OutsideMemory};

use crate::diagnostic::{Diagnostics, Finding};

/// The addresses that may be memory.
const REGIONS: [Range<i64>; 2] = [
    Memory::VRAM as i64..Memory::VRAM as i64 + Memory::VRAM_BYTES as i64,
    Memory::FCRAM as i64..Memory::FCRAM as i64 + FcramSize::New.bytes() as i64,
];

/// Access for one operation; the first access outside memory is reported at its end.
pub struct Access<'a> {
    memory: &'a mut Memory,
    outside: Option<OutsideMemory>,
}

impl<'a> Access<'a> {
    pub fn new(memory: &'a mut Memory) -> Access<'a> {
        Access { memory, outside: None }
    }

    /// Reads bytes; those outside memory are 0. Addresses are those of the CPU, not limited to its 32 bits.
    pub fn read(&mut self, address: i64, bytes: &mut [u8]) {
        if u32::try_from(address).is_ok_and(|address| self.memory.read(address, bytes).is_ok()) {
            return;
        }
        bytes.fill(0);
        for (address, part) in self.parts(address, bytes.len()).into_iter().flatten() {
            let inside = self.memory.read_up_to(address, part.len());
            bytes[part.start..part.start + inside.len()].copy_from_slice(&inside);
            self.note(address, part.len(), inside.len());
        }
    }

    /// Writes bytes; those outside memory are dropped.
    pub fn write(&mut self, address: i64, bytes: &[u8]) {
        if u32::try_from(address).is_ok_and(|address| self.memory.write(address, bytes).is_ok()) {
            return;
        }
        for (address, part) in self.parts(address, bytes.len()).into_iter().flatten() {
            let bytes = &bytes[part];
            if let Err(outside) = self.memory.write(address, bytes) {
                // As far as there is memory, this cannot fail.
                let _ = self.memory.write(address, &bytes[..outside.available]);
                self.note(address, bytes.len(), outside.available);
            }
        }
    }

    /// Whether any of these bytes may be memory; that none is, is noted.
    pub fn reaches(&mut self, address: i64, size: usize) -> bool {
        self.parts(address, size).iter().any(Option::is_some)
    }

    /// Reports an access outside memory, if there was one.
    pub fn finish(self, diagnostics: &mut Diagnostics) {
        if let Some(outside) = self.outside {
            diagnostics.report(Finding::EngineOutsideMemory(outside));
        }
    }

    /// The parts of a range that may be memory: their addresses, and where they are in the range.
    fn parts(&mut self, address: i64, size: usize) -> [Option<(u32, Range<usize>)>; 2] {
        let mut inside = 0;
        let parts = REGIONS.map(|region| {
            let start = address.max(region.start);
            let end = address.saturating_add(size as i64).min(region.end);
            (start < end).then(|| {
                let part = (start - address) as usize..(end - address) as usize;
                inside += part.len();
                (start as u32, part)
            })
        });
        self.note(address.clamp(0, u32::MAX.into()) as u32, size, inside);
        parts
    }

    fn note(&mut self, address: u32, size: usize, available: usize) {
        if available < size {
            self.outside.get_or_insert(OutsideMemory { address, size, available });
        }
    }
}
