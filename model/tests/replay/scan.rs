// SPDX-License-Identifier: MIT
//! What the decoded lists of a recording say, read by a few lines that share nothing with the machine: registers are
//! words in a table, uniforms are f64.

use pica_spec::command::{Item, decode};
use pica_spec::trace::{Element, FcramSize, Memory, Recording, lists};

/// Registers and uniforms at a write to DRAWARRAYS or DRAWELEMENTS, and the memory at the start of its list.
pub struct Draw {
    pub registers: Vec<u32>,
    pub elements: bool,
    /// c registers of the geometry unit and of the vertex units.
    pub uniforms: [Vec<[f64; 4]>; 2],
    pub memory: Memory,
}

impl Draw {
    pub fn count(&self) -> u32 {
        self.registers[0x228]
    }

    pub fn geometry_shader(&self) -> bool {
        self.registers[0x229] & 3 == 2
    }

    /// Byte of memory.
    pub fn byte(&self, address: u32) -> Option<u8> {
        let mut byte = [0];
        self.memory.read(address, &mut byte).ok().map(|()| byte[0])
    }

    /// Entry `n` of the index list, or the n-th vertex from 0x22A.
    pub fn number(&self, n: u32) -> u32 {
        if !self.elements {
            return self.registers[0x22A] + n;
        }
        let start = (self.registers[0x200] >> 1 & 0x0FFF_FFFF) * 16 + (self.registers[0x227] & 0x0FFF_FFFF);
        if self.registers[0x227] >> 31 == 0 {
            return self.byte(start + n).expect("in memory").into();
        }
        let [low, high] = [0, 1].map(|byte| u32::from(self.byte(start + 2 * n + byte).expect("in memory")));
        low + 256 * high
    }
}

/// The number that a float24 pattern is, if it is finite.
pub fn value(pattern: u32) -> f64 {
    let sign = if pattern >> 23 & 1 == 1 { -1.0 } else { 1.0 };
    let exponent = (pattern >> 16 & 0x7F) as i32;
    match exponent {
        0 => 0.0,
        _ => sign * (1.0 + f64::from(pattern & 0xFFFF) / 65536.0) * 2.0_f64.powi(exponent - 63),
    }
}

/// All draws of a recording, in order.
pub fn draws(recording: &Recording) -> Vec<Draw> {
    let mut memory = Memory::new(FcramSize::New);
    let mut registers = vec![0; 0x400];
    registers[..recording.state.pica_registers.len()].copy_from_slice(&recording.state.pica_registers);
    let mut uniforms = [vec![[0.0; 4]; 256], vec![[0.0; 4]; 256]];
    let mut words = [Vec::new(), Vec::new()];
    let mut draws = Vec::new();
    let mut started = lists(recording).peekable();
    for (element, event) in recording.stream.iter().enumerate() {
        if let Element::MemoryLoad { address, data } = event {
            memory.write(*address, data).expect("loads are inside memory");
        }
        let Some(list) = started.next_if(|list| list.element == element) else { continue };
        for segment in &list.segments {
            for item in decode(&segment.bytes, list.rule).items {
                let Item::Write(write) = item else { continue };
                let (id, mask) = (write.id as usize, write.mask());
                registers[id] = mask.merge(registers[id], write.value);
                for unit in 0..2 {
                    let index = 0x290 + 0x30 * unit;
                    if id == index {
                        words[unit].clear();
                    }
                    if (index + 1..=index + 8).contains(&id) {
                        words[unit].push(write.value);
                        if let Some(vector) = vector(registers[index], &words[unit]) {
                            uniforms[unit][registers[index] as usize & 0xFF] = vector;
                            registers[index] += 1;
                            words[unit].clear();
                        }
                    }
                }
                if id == 0x22E || id == 0x22F {
                    draws.push(Draw {
                        registers: registers.clone(),
                        elements: id == 0x22F,
                        uniforms: uniforms.clone(),
                        memory: memory.clone(),
                    });
                }
            }
        }
    }
    draws
}

/// The vector, once its words are complete (command-lists.md#index-and-data-ports).
fn vector(index: u32, words: &[u32]) -> Option<[f64; 4]> {
    match (index >> 31, words) {
        (1, [w, z, y, x]) => Some([x, y, z, w].map(|word| f32::from_bits(*word).into())),
        (0, [first, second, third]) => {
            let all = u128::from(*first) << 64 | u128::from(*second) << 32 | u128::from(*third);
            Some([0, 24, 48, 72].map(|shift| value((all >> shift) as u32 & 0xFF_FFFF)))
        }
        _ => None,
    }
}
