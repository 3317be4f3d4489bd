// SPDX-License-Identifier: MIT
//! Less code: instructions are taken out, and what is behind them moves up.

use crate::stimulus::cuts;
use crate::stimulus::shader::program::case::{ShaderCase, Step, Transfer};
use crate::stimulus::shader::program::port::{self, Port};
use pica_model::shader::isa::{Field, Instruction, Opcode};
use pica_spec::isa::bits;
use std::collections::BTreeMap;

/// Addresses that the registers and instructions can name.
const ADDRESSES: u32 = 1 << bits::format2::ADDRESS_WIDTH;

/// With one transfer of code, to address 0, instead of several before the first invocation or to another place.
pub fn gathered(case: &ShaderCase, depth: u16) -> Option<ShaderCase> {
    let depth = u32::from(depth);
    let is_code = |step: &Step| matches!(step, Step::Transfer(transfer) if transfer.port == Port::Code);
    let start = case.steps.iter().position(|step| matches!(step, Step::Start { .. }))?;
    if case.steps[start..].iter().any(is_code) {
        return None;
    }
    let mut memory = BTreeMap::new();
    for step in case.steps.iter().filter(|step| is_code(step)) {
        let Step::Transfer(transfer) = step else { continue };
        let addresses = (transfer.index & 0xFFF..).map(|address| address % ADDRESSES);
        memory.extend(addresses.zip(transfer.words.iter().copied()).filter(|(address, _)| *address < depth));
    }
    // The program begins behind the largest gap; it may pass the end of memory.
    let addresses: Vec<u32> = memory.keys().copied().collect();
    let before = addresses.iter().map(|address| address + depth).collect::<Vec<u32>>();
    let gaps = (0..addresses.len()).map(|i| {
        let previous = if i == 0 { *before.last().unwrap_or(&0) } else { addresses[i - 1] + depth };
        (before[i] + depth - previous) % depth
    });
    let (begin, gap) = addresses.iter().zip(gaps).max_by_key(|(_, gap)| *gap)?;
    let span = if gap == 0 { 1 } else { depth - gap + 1 };
    let place = |address: u32| (address % depth + depth - begin) % depth;
    let moved = |address: u32| if place(address) <= span { place(address) } else { address };
    let words = (0..span).map(|place| {
        let word = memory.get(&((begin + place) % depth)).copied().unwrap_or_default();
        retargeted(word, moved)
    });
    let mut code = Some(Step::Transfer(Transfer::new(Port::Code, 0, words.collect())));
    let mut steps = Vec::new();
    for step in &case.steps {
        match step {
            step if is_code(step) => steps.extend(code.take()),
            Step::Write { offset: port::ENTRYPOINT, data, mask } => {
                steps.push(Step::Write { offset: port::ENTRYPOINT, data: moved(data & 0xFFF), mask: *mask });
            }
            other => steps.push(other.clone()),
        }
    }
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
            Step::Write { offset: port::ENTRYPOINT, data, mask } => {
                let data = data & !0xFFF | moved(&cut, data & 0xFFF);
                Step::Write { offset: port::ENTRYPOINT, data, mask: *mask }
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
