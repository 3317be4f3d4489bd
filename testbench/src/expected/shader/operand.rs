// SPDX-License-Identifier: MIT
//! What `shader_operand` gives (shader-unit.md#operand-descriptors and shader-unit.md#relative-addressing).

use pica_model::float::F24;
use pica_model::shader::isa::{IndexRegister, Source, SourceModifier, Swizzle};
use pica_model::shader::{Registers, Vector, relative_source, source_value};

/// The outputs for the inputs, in the order of the ports.
pub fn expect(inputs: &[u32; 11]) -> Vec<u32> {
    let [source, index, a0x, a0y, al, register @ .., select, negate] = *inputs;
    let registers = Registers { a0: [a0x as i32, a0y as i32], al, ..Registers::default() };
    let offset = registers.offset(IndexRegister::from_raw(index));
    let place = relative_source(Source::from_bits(source as u8), offset);

    let modifier = SourceModifier { negate: negate == 1, swizzle: Swizzle::from_bits(select as u8) };
    let register: Vector = register.map(F24::from_bits);
    let operand = source_value(place.map(|_| &register), modifier);
    let address = place.map_or(source, |place| place.bits().into());
    [address, place.is_none().into()].into_iter().chain(operand.map(F24::to_bits)).collect()
}
