// SPDX-License-Identifier: MIT
//! `shader_decode`: an instruction and its descriptor in, control signals out.

use crate::coverage::shader::instruction::DecodeBins;
use crate::expected::shader::decode;
use crate::stage::Stage;
use crate::stimulus::shader::instruction::Instructions;
use pica_rtl::shader::{ShaderDecodeIn, ShaderDecodeOut};
use pica_spec::choices::Choices;

/// `shader_decode`.
pub fn decoder(choices: &Choices) -> Stage<ShaderDecodeIn, ShaderDecodeOut> {
    let (choices, instructions) = (*choices, Instructions::new());
    Stage::new(move |i: ShaderDecodeIn| decode::expect(i.word, i.descriptor, &choices))
        .draw(move |rng| ShaderDecodeIn { word: instructions.word(rng), descriptor: instructions.descriptor(rng) })
        .cover(|table| {
            let bins = DecodeBins::new(table);
            move |i: ShaderDecodeIn, _, hits| bins.cover(i.word, i.descriptor, hits)
        })
}
