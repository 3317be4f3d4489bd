// SPDX-License-Identifier: MIT
//! How memories and registers are filled.

use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::stimulus::float::Shape;
use crate::stimulus::shader::program::port::{self, FLOAT32, Port};
use crate::stimulus::shader::program::{ShaderCase, Step, Transfer};
use pica_spec::command::ByteMask;
use pica_spec::isa::code::register::FLOAT_COUNT;
use pica_spec::isa::size::DESCRIPTOR_COUNT;
use pica_spec::pica200::bits::sh_codetransfer_index::INDEX_WIDTH as INDEX_BITS;
use pica_spec::pica200::bits::sh_entrypoint::ADDRESS_WIDTH as ENTRY_BITS;
use pica_spec::pica200::bits::sh_floatuniform_index::INDEX_WIDTH as FLOAT_BITS;

/// Where transfers of float uniforms begin and end.
const PLACES: [&str; 6] = [
    "from c0",
    "from c1 to c94",
    "from c95",
    "from above c95",
    "from below c95 to above it",
    "up to the last value of the index",
];
/// How a transfer of float uniforms ends.
const GROUPS: [&str; 2] = ["with complete vectors", "within a vector"];
/// Numbers that are written as f32.
const F32: [&str; 8] = [
    "0",
    "subnormal in f32",
    "below the range of f24",
    "in the range of f24, exact",
    "in the range of f24, with more bits",
    "above the range of f24",
    "infinity",
    "NaN",
];
/// Where other transfers begin and end.
const RANGES: [&str; 4] = ["inside", "over the end", "past the end", "around from 4095 to 0"];
/// Registers and inputs.
const OTHERS: [&str; 12] = [
    "w of an integer uniform",
    "upper bits of BOOLUNIFORM",
    "upper bits of ENTRYPOINT",
    "upper bits of OUTMAP_MASK",
    "upper bits of an index register",
    "INPUTBUFFER_CONFIG",
    "an offset without a register",
    "entry point above program memory",
    "two inputs to one v register",
    "an input above the 16 attributes",
    "an input to a uniform",
    "an input to a uniform above c95",
];

/// Registers that are written with a byte mask.
const MASKED: [&str; 3] = ["a plain register", "an index register", "a data register"];

/// The bins of loads.
#[derive(Clone, Debug)]
pub struct Loads {
    depth: u32,
    /// Packing and place.
    float: Group<2>,
    /// Packing and end.
    group: Group<2>,
    f32: Group<1>,
    /// Code or descriptor, and range.
    range: Group<2>,
    /// Port and data register.
    alias: Group<2>,
    rotates: Group<1>,
    others: Group<1>,
    /// Inputs of an invocation.
    inputs: Group<1>,
    /// What an invocation has written before it, after another one.
    between: Group<1>,
    /// Byte mask, and what is written.
    masks: Group<2>,
    /// Byte mask of what is written after the first invocation and before another one, and what that is.
    masks_between: Group<2>,
}

impl Loads {
    /// The bins for a unit with `depth` words of program memory.
    pub fn new(table: &mut Table, depth: u16) -> Self {
        let packing = ["float24", "float32"];
        let small = depth < 0x1000;
        Self {
            depth: depth.into(),
            float: table.group([2, PLACES.len()], |[f32, place]| {
                Bin::new(format!("{} uniforms {}", packing[f32], PLACES[place]))
            }),
            group: table.group([2, GROUPS.len()], |[f32, end]| {
                Bin::new(format!("{} transfer ends {}", packing[f32], GROUPS[end]))
            }),
            f32: table.list("float32 word", &F32),
            range: table.group([2, RANGES.len()], |[port, range]| {
                let name = format!("{} {}", ["code", "descriptors"][port], RANGES[range]);
                match port == 0 && matches!(range, 1 | 2) && !small {
                    true => Bin::unreachable(name, "the index has no value past the end of this memory"),
                    false => Bin::new(name),
                }
            }),
            alias: table.group([3, 8], |[port, alias]| {
                Bin::new(format!("first word to {} data register {alias}", Port::ALL[port].name()))
            }),
            rotates: table
                .group([3], |[port]| Bin::new(format!("words to {} data registers in turn", Port::ALL[port].name()))),
            others: table.group([OTHERS.len()], |[i]| {
                let name = format!("written: {}", OTHERS[i]);
                match i == 7 && !small {
                    true => Bin::unreachable(name, "the register has no bits above this memory"),
                    false => Bin::new(name),
                }
            }),
            inputs: table.list("inputs of an invocation", &["none", "1", "2 to 8", "9 to 15", "16"]),
            between: table.list(
                "between invocations",
                &["nothing", "float uniforms", "boolean uniforms", "integer uniforms", "entry point", "outputs"],
            ),
            masks: table
                .group([16, MASKED.len()], |[mask, of]| Bin::new(format!("byte mask {mask:04b} of {}", MASKED[of]))),
            masks_between: table.group([16, MASKED.len()], |[mask, of]| {
                Bin::new(format!("between invocations: byte mask {mask:04b} of {}", MASKED[of]))
            }),
        }
    }

    /// Marks the bins of a case.
    pub fn cover(&self, case: &ShaderCase, hits: &mut Hits) {
        let mut permutation = [0; 2];
        let mut inputs = 0u32;
        let mut started = false;
        let mut changed = false;
        let last = case.steps.iter().rposition(|step| matches!(step, Step::Start { .. })).unwrap_or(0);
        for (place, step) in case.steps.iter().enumerate() {
            let between = started && place < last;
            match step {
                Step::Write { offset, data, mask } => {
                    self.cover_mask(*offset, *mask, between, hits);
                    if *mask == ByteMask::ALL {
                        self.cover_write(*offset, *data, hits);
                    }
                    if let half @ 0..2 = offset.wrapping_sub(port::PERMUTATION) {
                        let half = &mut permutation[usize::from(half)];
                        *half = mask.merge(*half, *data);
                    }
                    let what = match *offset {
                        port::BOOLUNIFORM => 2,
                        port::ENTRYPOINT => 4,
                        port::OUTMAP_MASK => 5,
                        offset if (port::INTUNIFORM..port::INTUNIFORM + 4).contains(&offset) => 3,
                        _ => continue,
                    };
                    changed = true;
                    if started {
                        self.between.mark([what], hits);
                    }
                }
                Step::Transfer(transfer) => {
                    self.cover_transfer(transfer, hits);
                    self.cover_mask(transfer.port.index(), ByteMask::ALL, between, hits);
                    if !transfer.words.is_empty() {
                        self.cover_mask(transfer.port.data(), ByteMask::ALL, between, hits);
                    }
                    changed = true;
                    if started && transfer.port == Port::Float {
                        self.between.mark([1], hits);
                    }
                }
                Step::Input { uniform: true, index, .. } => self.others.mark([10 + usize::from(*index > 95)], hits),
                Step::Input { uniform: false, index: 16.., .. } => self.others.mark([9], hits),
                Step::Input { .. } => inputs += 1,
                Step::Start { .. } => {
                    self.cover_inputs(permutation, inputs, hits);
                    if started && !changed {
                        self.between.mark([0], hits);
                    }
                    (started, changed, inputs) = (true, false, 0);
                }
            }
        }
    }

    fn cover_mask(&self, offset: u8, mask: ByteMask, between: bool, hits: &mut Hits) {
        let of = match offset {
            offset if Port::of_index(offset).is_some() => 1,
            offset if Port::of_data(offset).is_some() => 2,
            offset if is_plain(offset) => 0,
            _ => return,
        };
        let place = [mask.get().into(), of];
        self.masks.mark(place, hits);
        if between {
            self.masks_between.mark(place, hits);
        }
    }

    fn cover_write(&self, offset: u8, data: u32, hits: &mut Hits) {
        let integer = (port::INTUNIFORM..port::INTUNIFORM + 4).contains(&offset);
        let entry = offset == port::ENTRYPOINT;
        let known = is_plain(offset) || [port::INPUTBUFFER_CONFIG, port::CODETRANSFER_END].contains(&offset);
        let written = [
            integer && data >> 24 != 0,
            offset == port::BOOLUNIFORM && data >> 16 != 0,
            entry && data >> ENTRY_BITS != 0,
            offset == port::OUTMAP_MASK && data >> 16 != 0,
            false,
            offset == port::INPUTBUFFER_CONFIG,
            !known && Port::of_data(offset).is_none(),
            entry && data & ((1 << ENTRY_BITS) - 1) >= self.depth,
        ];
        for (what, _) in written.into_iter().enumerate().filter(|(_, written)| *written) {
            self.others.mark([what], hits);
        }
    }

    fn cover_transfer(&self, transfer: &Transfer, hits: &mut Hits) {
        let Transfer { port, index, alias, rotates, words } = transfer;
        if words.is_empty() {
            return;
        }
        self.alias.mark([*port as usize, (*alias).into()], hits);
        if *rotates && words.len() > 8 {
            self.rotates.mark([*port as usize], hits);
        }
        let count = words.len() as u32;
        match port {
            Port::Float => {
                let f32 = index & FLOAT32 != 0;
                if index & !FLOAT32 >> FLOAT_BITS != 0 {
                    self.others.mark([4], hits);
                }
                self.cover_floats(index & ((1 << FLOAT_BITS) - 1), f32, words, hits);
            }
            Port::Code | Port::Descriptor => {
                if index >> INDEX_BITS != 0 {
                    self.others.mark([4], hits);
                }
                let first = index & ((1 << INDEX_BITS) - 1);
                let end = if *port == Port::Code { self.depth } else { DESCRIPTOR_COUNT as u32 };
                let range = match first {
                    _ if first + count > 1 << INDEX_BITS => 3,
                    _ if first >= end => 2,
                    _ if first + count > end => 1,
                    _ => 0,
                };
                self.range.mark([usize::from(*port == Port::Descriptor), range], hits);
            }
        }
    }

    fn cover_floats(&self, first: u32, f32: bool, words: &[u32], hits: &mut Hits) {
        let size = if f32 { 4 } else { 3 };
        let packing = usize::from(f32);
        self.group.mark([packing, usize::from(!words.len().is_multiple_of(size))], hits);
        let vectors = (words.len() / size) as u32;
        if vectors == 0 {
            return;
        }
        const END: u32 = FLOAT_COUNT as u32;
        const LAST: u32 = END - 1;
        let last = first + vectors - 1;
        let place = match first {
            _ if last >= 255 => 5,
            END.. => 3,
            LAST => 2,
            _ if last > LAST => 4,
            0 => 0,
            _ => 1,
        };
        self.float.mark([packing, place], hits);
        if f32 {
            words.iter().for_each(|word| self.f32.mark([f32_kind(*word)], hits));
        }
    }

    fn cover_inputs(&self, [low, high]: [u32; 2], inputs: u32, hits: &mut Hits) {
        self.inputs.mark(
            [match inputs {
                0 => 0,
                1 => 1,
                2..9 => 2,
                9..16 => 3,
                _ => 4,
            }],
            hits,
        );
        let mut taken = 0u32;
        for input in 0..inputs.min(16) {
            let register = if input < 8 { low >> (4 * input) } else { high >> (4 * (input - 8)) } & 15;
            if taken >> register & 1 != 0 {
                self.others.mark([8], hits);
            }
            taken |= 1 << register;
        }
    }
}

/// Whether a register of the unit is at an offset that is not of a port.
fn is_plain(offset: u8) -> bool {
    (port::INTUNIFORM..port::INTUNIFORM + 4).contains(&offset)
        || (port::PERMUTATION..port::PERMUTATION + 2).contains(&offset)
        || [port::BOOLUNIFORM, port::ENTRYPOINT, port::OUTMAP_MASK].contains(&offset)
}

/// What a number that is written as f32 is to f24, an index into [`F32`].
fn f32_kind(bits: u32) -> usize {
    let shape = Shape::F32;
    let mantissa = bits & shape.mantissa();
    match shape.exponent_of(bits) {
        0 if mantissa == 0 => 0,
        0 => 1,
        255 if mantissa == 0 => 6,
        255 => 7,
        // 2^-62 and 2^64.
        1..65 => 2,
        191.. => 5,
        _ if mantissa & 0x7F == 0 => 3,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_f32_by_hand() {
        let kinds = [
            (0.0f32, 0),
            (1e-40, 1),
            (1e-20, 2),
            (1.0, 3),
            (1.0 + f32::EPSILON, 4),
            (1e20, 5),
            (f32::INFINITY, 6),
            (f32::NAN, 7),
        ];
        for (number, kind) in kinds {
            assert_eq!(f32_kind(number.to_bits()), kind, "{number}");
        }
        assert_eq!([-62, -63, 63, 64].map(|power| f32_kind(2f32.powi(power).to_bits())), [3, 2, 3, 5]);
    }
}
