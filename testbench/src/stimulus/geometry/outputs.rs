// SPDX-License-Identifier: MIT
//! Maps of shader outputs, and the outputs of vertices.

use crate::random::CaseRng;
use crate::stimulus::{Dice, Kind, Numbers};
use pica_model::shader::OUTPUT_COUNT;
use pica_spec::pica200::{OutputSemantic, ShOutmapO, id};
use pica_spec::register::Register;

/// What comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A write to a register: id, word and byte mask.
    Write([u32; 3]),
    /// A vector of a vertex, and whether it is its last.
    Vector([u32; 4], bool),
}

/// The registers of the map.
pub const REGISTERS: [u32; 9] = {
    let [o0, o1, o2, o3, o4, o5, o6] = id::SH_OUTMAP_O;
    [id::SH_OUTMAP_TOTAL, o0, o1, o2, o3, o4, o5, o6, id::SH_OUTATTR_CLOCK]
};

/// Vectors that a vertex may have though no shader gives so many.
const MOST: u32 = OUTPUT_COUNT as u32 + 2;

/// Registers that are written, and vertices behind them.
pub fn steps(numbers: &Numbers, rng: &mut CaseRng) -> Vec<Step> {
    let mut steps = Vec::new();
    let slots = slots(rng);
    if rng.percent(95) {
        let total = if rng.percent(80) { slots } else { rng.bits() & 0xF };
        steps.push(Step::Write([id::SH_OUTMAP_TOTAL, total, 0xF]));
    }
    for &register in &REGISTERS[1..] {
        if rng.percent(85) {
            steps.push(Step::Write([register, word(register, rng), 0xF]));
        }
    }
    for _ in 0..rng.within(1..=5) {
        while rng.percent(30) {
            steps.push(any_write(rng));
        }
        let count = match rng.below(8) {
            0 => rng.within(1..=MOST),
            1 | 2 => rng.within(1..=slots.max(1)),
            _ => slots.max(1),
        };
        let kind = rng.pick(&[Kind::Moderate, Kind::Moderate, Kind::Round, Kind::Any]);
        for vector in 1..=count {
            if rng.percent(3) {
                steps.push(any_write(rng));
            }
            steps.push(Step::Vector(numbers.vector(rng, kind), vector == count));
        }
    }
    steps
}

/// Slots of a map, most of the time several.
fn slots(rng: &mut CaseRng) -> u32 {
    let most = ShOutmapO::IDS.len() as u32;
    if rng.percent(80) { rng.within(3..=most) } else { rng.within(0..=most) }
}

/// A write to one of the registers, or now and then to any.
fn any_write(rng: &mut CaseRng) -> Step {
    let register = if rng.percent(95) { rng.pick(&REGISTERS) } else { rng.below(1 << 10) };
    let mask = if rng.percent(50) { 0xF } else { rng.below(16) };
    Step::Write([register, word(register, rng), mask])
}

/// A word for a register.
fn word(register: u32, rng: &mut CaseRng) -> u32 {
    match register {
        id::SH_OUTMAP_TOTAL => slots(rng) | rng.bits() & if rng.percent(20) { !7 } else { 0 },
        id::SH_OUTATTR_CLOCK if rng.percent(30) => u32::MAX,
        id::SH_OUTATTR_CLOCK => rng.bits() | rng.bits(),
        _ => meanings(rng),
    }
}

/// What the four components of a slot mean: an attribute, one or two halves of attributes, or any codes.
fn meanings(rng: &mut CaseRng) -> u32 {
    let first = rng.pick(&OutputSemantic::ALL).raw();
    let codes: [u32; 4] = match rng.below(8) {
        0..4 => core::array::from_fn(|k| (first & !3) + k as u32),
        4 => {
            let second = rng.pick(&OutputSemantic::ALL).raw();
            [first & !1, (first & !1) + 1, second & !1, (second & !1) + 1]
        }
        5 | 6 => core::array::from_fn(|_| rng.pick(&OutputSemantic::ALL).raw()),
        _ => core::array::from_fn(|_| rng.below(32)),
    };
    // Bits that belong to no code.
    let beside = if rng.percent(20) { rng.bits() & 0xE0E0_E0E0 } else { 0 };
    u32::from_le_bytes(codes.map(|code| code as u8 & 0x1F)) | beside
}
