//! Less code: instructions are taken out, and what is behind them moves up.

use super::cuts;
use crate::stimulus::program::case::{ShaderCase, Step, Transfer};
use crate::stimulus::program::port::{self, Port};
use pica_model::shader::isa::{Field, Instruction, Opcode};
use std::collections::BTreeMap;

/// Addresses of program memory.
const ADDRESSES: u32 = 0x1000;

/// With one transfer of code instead of several before the first invocation.
pub fn merged(case: &ShaderCase) -> Option<ShaderCase> {
    let is_code = |step: &Step| matches!(step, Step::Transfer(transfer) if transfer.port == Port::Code);
    let places: Vec<usize> = (0..case.steps.len()).filter(|place| is_code(&case.steps[*place])).collect();
    let start = case.steps.iter().position(|step| matches!(step, Step::Start { .. }))?;
    if places.len() < 2 || places.iter().any(|place| *place > start) {
        return None;
    }
    let mut memory = BTreeMap::new();
    for place in &places {
        if let Step::Transfer(transfer) = &case.steps[*place] {
            memory.extend((transfer.index & 0xFFF..).map(|address| address % ADDRESSES).zip(transfer.words.iter().copied()));
        }
    }
    let first = *memory.first_key_value()?.0;
    let last = *memory.last_key_value()?.0;
    let words = (first..=last).map(|address| memory.get(&address).copied().unwrap_or_default()).collect();
    let mut steps = case.steps.clone();
    steps[places[0]] = Step::Transfer(Transfer::new(Port::Code, first, words));
    let mut place = 0;
    steps.retain(|_| {
        place += 1;
        !places[1..].contains(&(place - 1))
    });
    Some(ShaderCase { steps })
}

/// Without some of the instructions. Targets move with what they point at.
pub fn shorter(case: &ShaderCase) -> Vec<ShaderCase> {
    let Some(code) = case.code() else { return Vec::new() };
    let first = code.index & 0xFFF;
    let len = code.words.len();
    if first + len as u32 > ADDRESSES {
        return Vec::new();
    }
    let moved = |cut: &core::ops::Range<usize>, address: u32| -> u32 {
        match address.checked_sub(first).map(|place| place as usize) {
            Some(place) if place <= len && place > cut.start => first + place.max(cut.end) as u32 - cut.len() as u32,
            _ => address,
        }
    };
    let without = |cut: core::ops::Range<usize>| {
        let steps = case.steps.iter().map(|step| match step {
            Step::Transfer(transfer) if transfer.port == Port::Code => {
                let (before, after) = (&transfer.words[..cut.start], &transfer.words[cut.end..]);
                let words = before.iter().chain(after).map(|word| retargeted(*word, |address| moved(&cut, address)));
                Step::Transfer(Transfer { words: words.collect(), ..transfer.clone() })
            }
            Step::Write { offset: port::ENTRYPOINT, data } => {
                Step::Write { offset: port::ENTRYPOINT, data: data & !0xFFF | moved(&cut, data & 0xFFF) }
            }
            other => other.clone(),
        });
        ShaderCase { steps: steps.collect() }
    };
    cuts(len).into_iter().filter(|cut| cut.len() < len).map(without).collect()
}

/// A word whose addresses have moved: where it goes, and where the block ends that goes with it.
fn retargeted(word: u32, moved: impl Fn(u32) -> u32) -> u32 {
    let instruction = Instruction::decode(word);
    if instruction.opcode.info().format.field(Field::Address).is_none() {
        return word;
    }
    let address = instruction.field(Field::Address);
    let target = match instruction.opcode {
        // The last word of the body: its end is the word behind it.
        Opcode::Loop => moved(address + 1).wrapping_sub(1),
        _ => moved(address),
    };
    let instruction_moved = instruction.with_field(Field::Address, target);
    match instruction.opcode {
        Opcode::Loop | Opcode::Jmpc | Opcode::Jmpu | Opcode::Breakc => instruction_moved.encode(),
        _ => {
            let end = moved(address + instruction.field(Field::Num));
            instruction_moved.with_field(Field::Num, end.saturating_sub(target)).encode()
        }
    }
}
