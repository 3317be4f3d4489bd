// SPDX-License-Identifier: MIT
//! The stage that reads and writes the colour buffer: blending or logic operation, colour mask
//! (framebuffer.md#blending-and-logic-operation).

use pica_spec::choices::{BlendRounding, Choices};
use pica_spec::pica200::{BlendColor, BlendEquation, BlendFactor, BlendFunc, BlendMode, ColorFormat, LogicOperation};
use pica_spec::register_file::RegisterFile;

use super::blend::blend;
use super::color::Rgba;
use super::framebuffer::Buffer;
use super::framebuffer::color_format::{color_pack, color_pack_all, color_unpack_all};
use super::logic_op::{logic_op_all, reads_destination};
use super::planes::{Mask, Planes};
use super::record::{ColorRecord, FragmentRecord};

/// Blending and colour write, set up for a draw.
#[derive(Clone, Debug)]
pub struct ColorStage {
    /// Where and in which format colours are.
    pub buffer: Buffer<ColorFormat>,
    operation: ColorOperation,
    /// Channels that are written.
    mask: [bool; 4],
    /// Whether the stored colour matters.
    reads: bool,
}

#[derive(Clone, Copy, Debug)]
enum ColorOperation {
    Blend {
        function: BlendFunc,
        constant: Rgba,
        rounding: BlendRounding,
    },
    /// Blending whose result is the source.
    Source,
    Logic(LogicOperation),
}

impl ColorStage {
    /// The stage as the registers ask for; `None` if it writes nothing.
    pub fn new(registers: &RegisterFile, buffer: Option<Buffer<ColorFormat>>, choices: &Choices) -> Option<ColorStage> {
        let buffer = buffer.filter(|buffer| buffer.writes)?;
        let writes = registers.depth_color_mask();
        let mask = [writes.red_write(), writes.green_write(), writes.blue_write(), writes.alpha_write()];
        if mask == [false; 4] {
            return None;
        }
        let operation = match registers.color_operation().blend_mode() {
            BlendMode::LogicOp => ColorOperation::Logic(registers.logic_op().operation()),
            BlendMode::Blend if is_source(registers.blend_func()) => ColorOperation::Source,
            BlendMode::Blend => ColorOperation::Blend {
                function: registers.blend_func(),
                constant: color_of(registers.blend_color()),
                rounding: choices.blend_rounding,
            },
        };
        let needed = match operation {
            ColorOperation::Blend { .. } => true,
            ColorOperation::Source => false,
            ColorOperation::Logic(operation) => reads_destination(operation),
        };
        // A masked channel keeps what was read.
        let reads = buffer.reads && (needed || mask != [true; 4]);
        Some(ColorStage { buffer, operation, mask, reads })
    }

    /// Writes the colours of the fragments of `alive` at these lanes.
    #[inline(always)]
    pub fn run<const N: usize>(
        &self,
        source: &Planes<N>,
        lanes: &[u8],
        alive: &Mask<N>,
        memory: &mut [u8],
        record: Option<&mut FragmentRecord>,
    ) {
        let Buffer { format, bytes, .. } = self.buffer;
        let mut destination = Planes::filled([0; 4]);
        // A record shows what is stored even if nothing depends on it.
        if self.reads || record.is_some() && self.buffer.reads {
            destination = color_unpack_all(format, &bytes.read_all(memory, lanes));
        }
        let result = self.combine(source, &destination);
        let written = self.masked(&result, &destination);
        bytes.write_all(memory, lanes, alive, &color_pack_all(format, &written));
        if let Some(record) = record {
            record.color = Some(ColorRecord {
                source: source.get(0),
                destination: destination.get(0),
                result: result.get(0),
                written: written.get(0),
                word: color_pack(format, written.get(0)),
            });
        }
    }

    #[inline(always)]
    fn combine<const N: usize>(&self, source: &Planes<N>, destination: &Planes<N>) -> Planes<N> {
        match self.operation {
            ColorOperation::Blend { function, constant, rounding } => {
                blend(function, &Planes::filled(constant), source, destination, rounding)
            }
            ColorOperation::Source => *source,
            ColorOperation::Logic(operation) => {
                let mut result = *source;
                for (s, d) in result.0.iter_mut().zip(&destination.0) {
                    logic_op_all(operation, s, d);
                }
                result
            }
        }
    }

    #[inline(always)]
    fn masked<const N: usize>(&self, result: &Planes<N>, destination: &Planes<N>) -> Planes<N> {
        let mut masked = *result;
        for c in 0..4 {
            if !self.mask[c] {
                masked.0[c] = destination.0[c];
            }
        }
        masked
    }
}

/// Whether blending gives the source: s * 1 + d * 0 in all channels, exact in every rounding.
fn is_source(function: BlendFunc) -> bool {
    let plain = |equation, source, destination| {
        equation == BlendEquation::Add && source == BlendFactor::One && destination == BlendFactor::Zero
    };
    plain(function.rgb_equation(), function.rgb_src_factor(), function.rgb_dst_factor())
        && plain(function.alpha_equation(), function.alpha_src_factor(), function.alpha_dst_factor())
}

/// The constant of blend factors.
fn color_of(color: BlendColor) -> Rgba {
    [color.r(), color.g(), color.b(), color.a()].map(|channel| channel as u8)
}
