// SPDX-License-Identifier: MIT
//! Counts through the inputs of a small stream, with block and mutant side by side: bits of words are copies of both.

use super::proof::Both;
use crate::formal::aiger::{Aiger, Literal};
use pica_vectors::{Direction, Interface, Protocol};

/// Words of a signal, and the bits of the number of a copy.
const WORDS: usize = 8;
const COPIES: u32 = (64 * WORDS as u32).ilog2();
/// Bits of the largest input space that is counted through.
const BITS: u32 = 24;
/// Clocks without an operand taken after which a block counts as silent; none of this project needs so many.
const SILENCE: u32 = 4096;
/// Clocks for what is inside when the last operand is taken.
const DRAIN: u32 = 256;

/// A signal in all copies.
type Signal = [u64; WORDS];

const NONE: Signal = [0; WORDS];
const ALL: Signal = [u64::MAX; WORDS];

/// Whether block and mutant show the same for all inputs, one after the other from power-on, with an operand offered and results
/// taken in every clock. None if it is no stream or has too many inputs.
pub fn same(interface: &Interface, both: &Both) -> Option<bool> {
    let width: u32 = interface.side(Direction::In).flat_map(|(_, channel)| &channel.ports).map(|port| port.width).sum();
    if interface.protocol != Protocol::Stream || !(COPIES..=BITS).contains(&width) {
        return None;
    }
    let counted = width - COPIES;
    let mut operand = vec![NONE; width as usize];
    for bit in 0..COPIES {
        operand[(counted + bit) as usize] = number_bit(bit);
    }
    let places = places(interface, &both.inputs, width)?;
    let mut state = State::new(&both.circuit);
    let (mut finished, mut idle, mut left) = (NONE, 0, DRAIN);
    while left > 0 && idle < SILENCE {
        for (at, place) in places.iter().enumerate() {
            state.signals[at + 1] = match place {
                Place::Operand(bit) => operand[*bit],
                Place::One => ALL,
                Place::Zero => NONE,
            };
        }
        state.settle(&both.circuit);
        let mut outputs = both.circuit.outputs.iter().map(|(_, output)| state.of(*output));
        let (Some(differ), Some(ready)) = (outputs.next(), outputs.next()) else { return None };
        if differ != NONE {
            return Some(false);
        }
        // Where the operand is taken the next one comes.
        let mut carry = ready;
        for bit in &mut operand[..counted as usize] {
            for (bit, carry) in bit.iter_mut().zip(&mut carry) {
                (*bit, *carry) = (*bit ^ *carry, *bit & *carry);
            }
        }
        finished.iter_mut().zip(carry).for_each(|(finished, carry)| *finished |= carry);
        idle = if ready == NONE { idle + 1 } else { 0 };
        if finished == ALL {
            left -= 1;
        }
        state.clock(&both.circuit);
    }
    Some(left == 0)
}

/// What an input is.
enum Place {
    Operand(usize),
    One,
    Zero,
}

/// What the inputs of the circuit are; none if one is of no channel.
fn places(interface: &Interface, inputs: &[String], width: u32) -> Option<Vec<Place>> {
    let mut operand = Vec::new();
    let mut ones = Vec::new();
    for channel in &interface.channels {
        match channel.direction {
            Direction::In => {
                ones.extend(channel.valid());
                for port in &channel.ports {
                    let bits = (0..port.width).map(|bit| format!("{}[{bit}]", port.name));
                    operand.extend(if port.width == 1 { vec![port.name.clone()] } else { bits.collect() });
                }
            }
            Direction::Out => ones.extend(channel.ready()),
        }
    }
    assert_eq!(operand.len() as u32, width);
    let place = |name: &String| {
        let plain = name.strip_suffix("[0]").unwrap_or(name);
        let operand = operand.iter().position(|bit| bit == name || bit == plain);
        match operand {
            Some(bit) => Some(Place::Operand(bit)),
            None if ones.iter().any(|one| one == plain) => Some(Place::One),
            None => ["clock", "reset"].contains(&plain).then_some(Place::Zero),
        }
    };
    inputs.iter().map(place).collect()
}

/// A bit of the number of each copy.
fn number_bit(bit: u32) -> Signal {
    let mut signal = NONE;
    for copy in (0..64 * WORDS).filter(|copy| copy >> bit & 1 == 1) {
        signal[copy / 64] |= 1 << (copy % 64);
    }
    signal
}

/// What the signals are in a clock.
struct State {
    signals: Vec<Signal>,
    next: Vec<Signal>,
}

impl State {
    /// At power-on.
    fn new(circuit: &Aiger) -> Self {
        let all = 1 + circuit.inputs.len() + circuit.registers.len() + circuit.gates.len();
        Self { signals: vec![NONE; all], next: vec![NONE; circuit.registers.len()] }
    }

    fn of(&self, signal: Literal) -> Signal {
        let inverted = (signal as u64 & 1).wrapping_neg();
        self.signals[signal as usize / 2].map(|word| word ^ inverted)
    }

    /// The gates follow inputs and registers.
    fn settle(&mut self, circuit: &Aiger) {
        let first = 1 + circuit.inputs.len() + circuit.registers.len();
        for (gate, [left, right]) in circuit.gates.iter().enumerate() {
            let (left, right) = (self.of(*left), self.of(*right));
            self.signals[first + gate] = core::array::from_fn(|word| left[word] & right[word]);
        }
    }

    fn clock(&mut self, circuit: &Aiger) {
        for (number, next) in circuit.registers.iter().enumerate() {
            self.next[number] = self.of(*next);
        }
        let first = 1 + circuit.inputs.len();
        self.signals[first..first + self.next.len()].copy_from_slice(&self.next);
    }
}

#[cfg(test)]
mod tests {
    use super::{Both, same};
    use crate::formal::aiger::{Aiger, Literal};
    use pica_vectors::{Direction, Interface};

    /// The interface of a stream whose operands are `a`, of 24 bits.
    fn interface() -> Interface {
        let block = crate::registry::block("f24_rcp", &Default::default(), &Default::default());
        let block = block.expect("a registry").expect("the block");
        assert_eq!(block.interface.side(Direction::In).count(), 1);
        block.interface
    }

    /// What `same` says of two circuits that differ where all these bits of the operand are 1, and take an operand in every clock.
    fn differ(bits: &[usize]) -> Option<bool> {
        let inputs: Vec<String> = (0..24).map(|bit| format!("a[{bit}]")).collect();
        let (mut gates, mut all): (Vec<[Literal; 2]>, Literal) = (Vec::new(), 1);
        for bit in bits {
            let input = 2 * (bit + 1) as Literal;
            if all > 1 {
                gates.push([all.max(input), all.min(input)]);
                all = 2 * (24 + gates.len()) as Literal;
            } else {
                all = input;
            }
        }
        let outputs = vec![(String::new(), if bits.is_empty() { 0 } else { all }), (String::new(), 1)];
        let circuit = Aiger { inputs: inputs.clone(), registers: Vec::new(), outputs, gates };
        same(&interface(), &Both { circuit, inputs })
    }

    #[test]
    fn one_operand_of_all_is_found() {
        assert_eq!(differ(&(0..24).collect::<Vec<_>>()), Some(false));
        assert_eq!(differ(&[]), Some(true));
    }
}
