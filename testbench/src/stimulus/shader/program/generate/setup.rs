// SPDX-License-Identifier: MIT
//! How programs and uniforms come into the unit.

use super::builder::{Code, Pool};
use crate::random::CaseRng;
use crate::stimulus::shader::program::case::{Step, Transfer};
use crate::stimulus::shader::program::port::{self, Port, pack_float24};
use crate::stimulus::{Dice, Kind, Numbers};
use pica_spec::command::ByteMask;
use pica_spec::isa::bits;
use pica_spec::isa::code::opcode;
use pica_spec::isa::code::register::{FLOAT_COUNT, INPUT_COUNT};

/// Float uniforms.
const UNIFORMS: u32 = FLOAT_COUNT as u32;
/// The word of NOP.
const NOP: u32 = (opcode::NOP << bits::OPCODE) as u32;

/// The transfers of code and descriptors. Code that passes the end of memory needs two, unless the index itself wraps
/// there.
pub fn program(rng: &mut CaseRng, code: &Code, depth: u16) -> Vec<Step> {
    let mut steps = Vec::new();
    let room = usize::from(depth - code.base);
    let (first, second) = code.words.split_at(room.min(code.words.len()));
    if depth == 0x1000 && !second.is_empty() && rng.percent(50) {
        steps.push(transfer(rng, Port::Code, code.base.into(), &code.words));
    } else {
        if !second.is_empty() {
            steps.push(transfer(rng, Port::Code, 0, second));
        }
        // Words past the end of memory are dropped.
        let mut words = first.to_vec();
        if words.len() == room && rng.percent(50) {
            words.extend([(); 3].map(|()| rng.bits()));
        }
        let parts =
            if rng.percent(15) && words.len() > 4 { rng.within(1..=words.len() as u32 - 1) as usize } else { 0 };
        let (left, right) = words.split_at(parts);
        if !left.is_empty() {
            steps.push(transfer(rng, Port::Code, code.base.into(), left));
        }
        steps.push(transfer(rng, Port::Code, u32::from(code.base) + parts as u32, right));
    }
    for (first, words) in &code.descriptors {
        let mut words = words.clone();
        if usize::from(*first) + words.len() == 128 && rng.percent(50) {
            words.extend([(); 2].map(|()| rng.bits()));
        }
        steps.push(transfer(rng, Port::Descriptor, (*first).into(), &words));
    }
    steps
}

/// Transfers that do next to nothing: past the end, or left unfinished.
pub fn dropped(rng: &mut CaseRng, depth: u16) -> Step {
    match rng.below(5) {
        0 => {
            let words: Vec<u32> = (0..rng.within(1..=4)).map(|_| rng.bits()).collect();
            let index = if rng.percent(80) { rng.within(128..=0xFFB) } else { rng.within(0xFFC..=0xFFF) };
            transfer(rng, Port::Descriptor, index, &words)
        }
        1 if depth < 0x1000 => {
            // Behind the last index comes 0 again: what may be stored there is harmless.
            let words = vec![NOP; rng.within(1..=4) as usize];
            let index = if rng.percent(80) { rng.within(depth.into()..=0xFFB) } else { rng.within(0xFFC..=0xFFF) };
            transfer(rng, Port::Code, index, &words)
        }
        2 => {
            let words = [(); 2].map(|()| rng.bits());
            let index = rng.below(UNIFORMS);
            transfer(rng, Port::Float, index, &words)
        }
        3 => {
            let words: Vec<u32> = (0..rng.within(1..=3)).map(|_| rng.bits()).collect();
            let index = rng.below(UNIFORMS) | port::FLOAT32;
            transfer(rng, Port::Float, index, &words)
        }
        _ => {
            let vectors = rng.within(1..=4) as usize;
            let (size, mode) = rng.pick(&[(3, 0), (4, port::FLOAT32)]);
            let words: Vec<u32> = (0..size * vectors).map(|_| rng.bits()).collect();
            let index = if rng.percent(50) { rng.within(UNIFORMS..=255) } else { rng.within(252..=255) };
            transfer(rng, Port::Float, index | mode, &words)
        }
    }
}

/// A transfer, to any of the data registers. Bits of the index register without a meaning may be set.
fn transfer(rng: &mut CaseRng, port: Port, index: u32, words: &[u32]) -> Step {
    let unused = if port == Port::Float { 0x7FFF_FF00 } else { 0xFFFF_F000 };
    let index = if rng.percent(10) { index | rng.bits() & unused } else { index };
    let (alias, rotates) = if rng.percent(60) { (0, false) } else { (rng.below(8) as u8, rng.percent(60)) };
    Step::Transfer(Transfer { port, index, alias, rotates, words: words.to_vec() })
}

/// Float uniforms from `first` on, each of a kind: the steps, and what then is where. The last ones may be past c95.
pub fn floats(rng: &mut CaseRng, numbers: &Numbers, first: u32, kinds: &[Kind]) -> Step {
    let vectors: Vec<[u32; 4]> = kinds.iter().map(|kind| numbers.vector(rng, *kind)).collect();
    if rng.percent(35) {
        let words: Vec<u32> = vectors
            .iter()
            .flat_map(|[x, y, z, w]| [*w, *z, *y, *x])
            .collect::<Vec<u32>>()
            .into_iter()
            .map(|bits| numbers.f32(rng, bits))
            .collect();
        return transfer(rng, Port::Float, first | port::FLOAT32, &words);
    }
    let words: Vec<u32> = vectors.into_iter().flat_map(pack_float24).collect();
    transfer(rng, Port::Float, first, &words)
}

/// Any order.
pub fn shuffle<T>(rng: &mut CaseRng, list: &mut [T]) {
    for last in (1..list.len()).rev() {
        list.swap(last, rng.below(last as u32 + 1) as usize);
    }
}

/// Each attribute to the v register of its number.
pub fn in_order() -> [u8; INPUT_COUNT] {
    core::array::from_fn(|register| register as u8)
}

/// The permutation of inputs, which is the v register that each attribute goes to.
pub fn permutation(registers: [u8; INPUT_COUNT]) -> impl Iterator<Item = Step> {
    (port::PERMUTATION..).take(2).zip([0, 8]).map(move |(offset, first)| {
        let half = registers[first..first + 8].iter().rev();
        write(offset, half.fold(0, |word, register| word << 4 | u32::from(*register)))
    })
}

/// A write to a whole register.
pub fn write(offset: u8, data: u32) -> Step {
    Step::Write { offset, data, mask: ByteMask::ALL }
}

/// Writes to the boolean uniforms.
pub fn booleans(rng: &mut CaseRng, booleans: u16) -> Step {
    let unused = if rng.percent(20) { rng.bits() & 0xFFFF_0000 } else { 0 };
    write(port::BOOLUNIFORM, u32::from(booleans) | unused)
}

/// A write to an integer uniform. Its w byte has no storage.
pub fn integer(rng: &mut CaseRng, number: u8, [x, y, z]: [u8; 3]) -> Step {
    let w = if rng.percent(20) { rng.bits() as u8 } else { 0 };
    write(port::INTUNIFORM + number, u32::from_le_bytes([x, y, z, w]))
}

/// An integer uniform: few iterations, a start and a step that keep aL in reach, or not.
pub fn counter(rng: &mut CaseRng, most: u32) -> [u8; 3] {
    let start = if rng.percent(75) { rng.below(24) } else { rng.below(256) };
    let step = match rng.below(8) {
        0 => rng.below(256),
        1 => 0,
        _ => rng.within(1..=4),
    };
    [rng.within(0..=most) as u8, start as u8, step as u8]
}

/// The kinds of uniforms and where they begin, and the registers that they fill.
pub fn uniform_run(rng: &mut CaseRng) -> (u32, Vec<Kind>, Vec<(u8, Kind)>) {
    let kinds = [(10, Kind::Moderate), (4, Kind::Round), (4, Kind::Offset), (3, Kind::Any), (2, Kind::Edge)];
    let (first, count) = match rng.below(10) {
        0..3 => (0, UNIFORMS),
        3 => (UNIFORMS - rng.within(1..=6), rng.within(4..=9)),
        4 => (0, rng.within(4..=16)),
        _ => (rng.below(UNIFORMS), rng.within(4..=20)),
    };
    let list: Vec<Kind> = (0..count).map(|_| rng.weighted(&kinds)).collect();
    let filled = (first..).zip(&list).filter(|(number, _)| *number < UNIFORMS);
    let filled = filled.map(|(number, kind)| (number as u8, *kind)).collect();
    (first, list, filled)
}

/// The initial pool: nothing is loaded.
pub fn pool(rng: &mut CaseRng) -> Pool {
    let booleans = rng.bits() as u16;
    let small = rng.within(1..=3);
    let many = if rng.percent(15) { 40 } else { 9 };
    let mut integers = [counter(rng, 0), counter(rng, 1), counter(rng, small), counter(rng, many)];
    shuffle(rng, &mut integers);
    Pool { booleans, integers, ..Pool::default() }
}
