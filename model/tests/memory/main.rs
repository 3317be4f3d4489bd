// SPDX-License-Identifier: MIT
//! Memory fills, display transfers, texture copies (memory-engines.md).

mod fill;
mod texture_copy;
mod transfer;

use pica_model::diagnostic::{Diagnostics, Finding};
use pica_model::memory::engine::{BASE, MemoryEngines, Operation};
use pica_spec::choices::Choices;
use pica_spec::trace::{FcramSize, Memory};

/// Where inputs and outputs are.
const INPUT: u32 = Memory::FCRAM;
const OUTPUT: u32 = Memory::VRAM;

/// The engines and their memory.
struct Bench {
    engines: MemoryEngines,
    memory: Memory,
    choices: Choices,
    diagnostics: Diagnostics,
}

impl Bench {
    fn new(assignments: &[&str]) -> Bench {
        let mut choices = Choices::default();
        for assignment in assignments {
            choices.set_from(assignment).expect("an entry of the ledger");
        }
        Bench {
            engines: MemoryEngines::default(),
            memory: Memory::new(FcramSize::Old),
            choices,
            diagnostics: Diagnostics::new(10),
        }
    }

    /// Writes a register of the engines.
    fn write(&mut self, offset: u32, value: u32) -> Option<Operation> {
        let Bench { engines, memory, choices, diagnostics } = self;
        engines.write(BASE + offset, value, choices, memory, diagnostics)
    }

    /// Puts 32-bit words into memory.
    fn words(&mut self, address: u32, words: &[u32]) {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.memory.write(address, &bytes).expect("memory");
    }

    /// A 32-bit word of memory.
    fn word(&self, address: u32) -> u32 {
        let mut bytes = [0; 4];
        self.memory.read(address, &mut bytes).expect("memory");
        u32::from_le_bytes(bytes)
    }

    fn findings(&self) -> Vec<Finding> {
        self.diagnostics.entries().iter().map(|diagnostic| diagnostic.finding).collect()
    }
}

/// Any writes at all: bounded work, no panic.
mod robustness {
    use proptest::prelude::*;

    use super::Bench;

    /// Values that reach memory now and then.
    fn value() -> impl Strategy<Value = u32> {
        prop_oneof![
            any::<u32>(),
            (0u32..0x200, 0u32..0x200).prop_map(|(high, low)| high << 16 | low),
            (0u32..0x10000).prop_map(|offset| 0x0300_0000 + offset),
            (0u32..0x10000).prop_map(|offset| 0x0400_0000 + offset),
            0u32..0x2_0000,
        ]
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]

        #[test]
        fn any_registers(values in prop::collection::vec(value(), 20), small in any::<bool>()) {
            let mut bench = Bench::new(&[]);
            let offsets = (0x010..0x01C).chain(0xC00..0xC18).chain(0xC20..0xC2C).step_by(4);
            for (offset, value) in offsets.zip(&values) {
                // A transfer of the whole memory is legal, and long.
                let size = small && (0xC08..0xC10).contains(&offset);
                bench.write(offset, if size { value & 0xFF_00FF } else { *value });
            }
            bench.write(0x01C, values[18] | 1);
            if small || values[4] & 8 != 0 {
                bench.write(0xC18, 1);
            }
        }
    }
}
