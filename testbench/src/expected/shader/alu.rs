// SPDX-License-Identifier: MIT
//! What `shader_alu` gives.

use super::decode::OPERATIONS;
use pica_model::float::{Arithmetic, Comparison, F24};
use pica_model::shader::isa::Opcode;
use pica_model::shader::{Vector, result};

/// The outputs for the inputs, in the order of the ports: nothing for an operation that does not exist.
pub fn expect(inputs: &[u32; 15], mode: Arithmetic) -> Option<Vec<u32>> {
    let [operation, compare_x, compare_y, operands @ ..] = *inputs;
    let vector = |first: usize| -> Vector { std::array::from_fn(|i| F24::from_bits(operands[first + i])) };
    let sources @ [a, b, _] = [vector(0), vector(4), vector(8)];
    let opcode = *OPERATIONS.get(operation as usize)?;

    let mut outputs = [0; 8];
    match opcode {
        Opcode::Cmp => {
            let holds = |i: usize, code| mode.cmp(a[i], Comparison::from_raw(code), b[i]).into();
            [outputs[4], outputs[5]] = [holds(0, compare_x), holds(1, compare_y)];
        }
        Opcode::Mova => [outputs[6], outputs[7]] = [a[0], a[1]].map(|value| mode.mova(value) as u32),
        _ => {
            let (value, flags) = result(opcode, mode, sources)?;
            outputs[..4].copy_from_slice(&value.map(F24::to_bits));
            [outputs[4], outputs[5]] = flags.unwrap_or_default().map(u32::from);
        }
    }
    Some(outputs.to_vec())
}
