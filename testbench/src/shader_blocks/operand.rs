// SPDX-License-Identifier: MIT
//! What `shader_operand` gives (dossier sections 2.4 and 2.6).

use pica_model::shader::isa::{Component, RegisterFile, Source, Swizzle};

const SIGN: u32 = 0x80_0000;
const ONE: u32 = 0x3F_0000;

/// The outputs for the inputs, in the order of the ports.
pub fn expect(inputs: &[u32; 11]) -> Vec<u32> {
    let [source, index, a0x, a0y, al, register @ .., select, negate] = *inputs;
    let (file, number) = Source::from_bits(source as u8).register();
    let offset = match index {
        0 => 0,
        1 => i64::from(a0x as i32),
        2 => i64::from(a0y as i32),
        _ => i64::from(al),
    };
    let offset = if (-128..=127).contains(&offset) { offset } else { 0 };
    let uniform = (i64::from(number) + offset) & 0x7F;
    let indexed = Source::new(RegisterFile::Float, uniform as u8);
    let place = if file == RegisterFile::Float { indexed } else { Some(Source::from_bits(source as u8)) };

    let register = if place.is_some() { register } else { [ONE; 4] };
    let flip = if negate == 1 { SIGN } else { 0 };
    let swizzle = Swizzle::from_bits(select as u8);
    let operand = Component::ALL.map(|at| register[swizzle.select(at).index()] ^ flip);
    let address = place.map_or(source, |place| place.bits().into());
    [address, place.is_none().into()].into_iter().chain(operand).collect()
}
