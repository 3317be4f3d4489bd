// SPDX-License-Identifier: MIT
//! One combiner stage: TEXENV_SOURCE to TEXENV_SCALE.

use pica_spec::choices::{AlphaOp67, Choices, Stage0Previous};
use pica_spec::pica200::{
    CombinerOperation, CombinerScale, CombinerSource, TexenvColor, TexenvCombiner, TexenvOperand, TexenvScale,
    TexenvSource,
};
use pica_spec::register_file::RegisterFile;

use super::super::color::Rgba;
use super::super::planes::Planes;
use super::CombinerInputs;
use super::operand::{Operand, Selection};
use super::operation::{Arithmetic, combine_channel, dot_channel, is_dot3, operand_count};
use super::record::CombinerRecord;

/// Colours that a stage can take.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'a, const N: usize> {
    /// The colours that are the same for all stages.
    pub inputs: &'a CombinerInputs<'a, N>,
    /// The combiner buffer as this stage sees it.
    pub buffer: &'a Planes<N>,
    /// Result of the stage before.
    pub previous: &'a Planes<N>,
}

/// An operand of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperandConfig {
    /// The colour it comes from.
    pub source: CombinerSource,
    /// What the operand takes of that colour.
    pub selection: Selection,
}

/// The colour or the alpha part of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Operands 0, 1, 2.
    pub operands: [OperandConfig; 3],
    /// What is done with them.
    pub operation: CombinerOperation,
    /// What follows.
    pub scale: CombinerScale,
}

/// The registers of a stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StageRegisters {
    /// TEXENV_SOURCE.
    pub source: TexenvSource,
    /// TEXENV_OPERAND.
    pub operand: TexenvOperand,
    /// TEXENV_COMBINER.
    pub combiner: TexenvCombiner,
    /// TEXENV_COLOR.
    pub color: TexenvColor,
    /// TEXENV_SCALE.
    pub scale: TexenvScale,
}

/// A stage, decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Red, green and blue.
    pub color: Part,
    /// Alpha, with the dot products already replaced by what choice `alpha_op_6_7` makes of them.
    pub alpha: Part,
    /// Constant colour.
    pub constant: Rgba,
    /// How results are computed.
    pub arithmetic: Arithmetic,
}

impl Stage {
    /// Stage `index` (0 to 5) as the registers ask for.
    pub fn new(registers: &RegisterFile, index: usize, choices: &Choices) -> Stage {
        let words = StageRegisters {
            source: registers.texenv_source(index),
            operand: registers.texenv_operand(index),
            combiner: registers.texenv_combiner(index),
            color: registers.texenv_color(index),
            scale: registers.texenv_scale(index),
        };
        Stage::decode(&words, index == 0, choices)
    }

    /// The stage that these registers ask for; `first`: it is stage 0.
    pub fn decode(registers: &StageRegisters, first: bool, choices: &Choices) -> Stage {
        let StageRegisters { source, operand, combiner, color: constant, scale: scales } = *registers;
        let color_sources = first_stage([0, 1, 2].map(|i| source.rgb_source(i)), None, first, choices);
        let third = source.rgb_source(2);
        let alpha_sources = first_stage([0, 1, 2].map(|i| source.alpha_source(i)), Some(third), first, choices);
        let color = [0, 1, 2].map(|i| OperandConfig {
            source: color_sources[i],
            selection: Selection::of_color(operand.rgb_operand(i)),
        });
        let alpha = [0, 1, 2].map(|i| OperandConfig {
            source: alpha_sources[i],
            selection: Selection::of_alpha(operand.alpha_operand(i)),
        });
        Stage {
            color: Part { operands: color, operation: combiner.rgb_operation(), scale: scales.rgb_scale() },
            alpha: Part {
                operands: alpha,
                operation: alpha_operation(combiner.rgb_operation(), combiner.alpha_operation(), choices.alpha_op_6_7),
                scale: scales.alpha_scale(),
            },
            constant: constant.0.to_le_bytes(),
            arithmetic: Arithmetic::new(choices),
        }
    }

    /// The sources that the stage reads.
    pub fn sources_read(&self) -> impl Iterator<Item = CombinerSource> {
        let color = self.color.operands.into_iter().take(operand_count(self.color.operation));
        // A dot product in alpha reads the colour operands.
        let alpha_count = if is_dot3(self.alpha.operation) { 0 } else { operand_count(self.alpha.operation) };
        let more_color = self.color.operands.into_iter().take(if is_dot3(self.alpha.operation) { 2 } else { 0 });
        color.chain(more_color).chain(self.alpha.operands.into_iter().take(alpha_count)).map(|operand| operand.source)
    }

    /// Whether the result is the colour of a source, whatever that is.
    pub fn passes_on(&self, passed: CombinerSource) -> bool {
        let passes = |part: &Part, channel| {
            let OperandConfig { source, selection } = part.operands[0];
            source == passed
                && selection.inversion == 0
                && (selection.channel.is_none() || selection.channel == channel)
                && part.operation == CombinerOperation::Replace
                && part.scale == CombinerScale::X1
        };
        passes(&self.color, None) && passes(&self.alpha, Some(3))
    }

    /// The operands of a part, for every channel.
    #[inline(always)]
    fn operands<'a, const N: usize>(
        part: &Part,
        sources: &Sources<'a, N>,
        constant: &'a Planes<N>,
        zero: &'a Planes<N>,
    ) -> PartOperands<'a, N> {
        let inputs = sources.inputs;
        // No closures: what is in them may not be compiled for the instruction set.
        let mut planes = [zero; 3];
        for (planes, operand) in planes.iter_mut().zip(&part.operands) {
            *planes = match operand.source {
                CombinerSource::PrimaryColor => inputs.primary,
                CombinerSource::FragmentPrimaryColor => inputs.fragment_primary,
                CombinerSource::FragmentSecondaryColor => inputs.fragment_secondary,
                CombinerSource::Texture0 => inputs.textures[0],
                CombinerSource::Texture1 => inputs.textures[1],
                CombinerSource::Texture2 => inputs.textures[2],
                CombinerSource::Texture3 => inputs.textures[3],
                CombinerSource::Zero => zero,
                CombinerSource::PreviousBuffer => sources.buffer,
                CombinerSource::Constant => constant,
                CombinerSource::Previous => sources.previous,
            };
        }
        let [a, b, c] = part.operands;
        PartOperands { planes, selections: [a.selection, b.selection, c.selection] }
    }

    /// The result: colour and alpha from the same sources, limited before and after the scale.
    #[inline(always)]
    pub fn evaluate<const N: usize>(&self, sources: &Sources<'_, N>) -> Planes<N> {
        let (constant, zero) = (Planes::filled(self.constant), Planes::filled([0; 4]));
        let color = Stage::operands(&self.color, sources, &constant, &zero);
        let alpha = Stage::operands(&self.alpha, sources, &constant, &zero);
        let mut result = Planes::filled([0; 4]);
        for (channel, values) in result.0.iter_mut().enumerate() {
            let (part, operands) = if channel < 3 { (&self.color, &color) } else { (&self.alpha, &alpha) };
            *values = if is_dot3(part.operation) {
                // The colour operands, for alpha too.
                let [r, g, b] = [color.of(0), color.of(1), color.of(2)];
                dot_channel([&r, &g, &b], part.scale, self.arithmetic)
            } else {
                combine_channel(part.operation, operands.of(channel), part.scale, self.arithmetic)
            };
        }
        result
    }

    /// What fragment 0 took and gave.
    pub fn record<const N: usize>(&self, sources: &Sources<'_, N>, result: &Planes<N>) -> CombinerRecord {
        let (constant, zero) = (Planes::filled(self.constant), Planes::filled([0; 4]));
        let color = Stage::operands(&self.color, sources, &constant, &zero);
        let alpha = Stage::operands(&self.alpha, sources, &constant, &zero);
        CombinerRecord {
            color_operands: [0, 1, 2].map(|operand: usize| [0, 1, 2].map(|channel| color.of(channel)[operand].get(0))),
            alpha_operands: alpha.of(3).map(|operand| operand.get(0)),
            buffer: sources.buffer.get(0),
            result: result.get(0),
        }
    }
}

/// Where the operands of a part come from.
struct PartOperands<'a, const N: usize> {
    planes: [&'a Planes<N>; 3],
    selections: [Selection; 3],
}

impl<'a, const N: usize> PartOperands<'a, N> {
    /// The operands for a channel.
    #[inline(always)]
    fn of(&self, channel: usize) -> [Operand<'a, N>; 3] {
        let Self { planes: [a, b, c], selections: [of_a, of_b, of_c] } = self;
        [of_a.of(a, channel), of_b.of(b, channel), of_c.of(c, channel)]
    }
}

/// The sources of a stage, with what stage 0 makes of those that come from the stage before (choice `stage0_previous`,
/// fragment.md#stages). `third` is the third colour source, for alpha sources.
fn first_stage(
    sources: [CombinerSource; 3],
    third: Option<CombinerSource>,
    first: bool,
    choices: &Choices,
) -> [CombinerSource; 3] {
    if !first {
        return sources;
    }
    let plain = |source| match source {
        CombinerSource::Previous => CombinerSource::PrimaryColor,
        CombinerSource::PreviousBuffer => CombinerSource::Zero,
        source => source,
    };
    let third = plain(third.unwrap_or(sources[2]));
    [0, 1, 2].map(|operand| match (sources[operand], choices.stage0_previous) {
        (CombinerSource::Previous, Stage0Previous::ThirdSource) if operand < 2 => third,
        (source, _) => plain(source),
    })
}

/// The alpha operation that is carried out: DOT3_RGBA in the colour part overrides it
/// (fragment.md#combiner-operations).
fn alpha_operation(color: CombinerOperation, alpha: CombinerOperation, choice: AlphaOp67) -> CombinerOperation {
    use CombinerOperation as Operation;
    if color == Operation::Dot3Rgba {
        return Operation::Dot3Rgba;
    }
    let stays = match (alpha, choice) {
        (Operation::Dot3Rgb, AlphaOp67::Dot3Both) => true,
        (Operation::Dot3Rgba, AlphaOp67::Dot3Both | AlphaOp67::Replace6Dot37) => true,
        (Operation::Dot3Rgb | Operation::Dot3Rgba, _) => false,
        _ => true,
    };
    if stays { alpha } else { Operation::Replace }
}
