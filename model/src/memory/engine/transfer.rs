// SPDX-License-Identifier: MIT
//! Display transfer (memory-engines.md#display-transfer).

use pica_spec::choices::{
    Choices, TransferBothLinear, TransferLinearNoCrop, TransferLinearScaling, TransferScalingThree,
};
use pica_spec::pica200::ColorFormat;
use pica_spec::trace::Memory;

use super::access::Access;
use super::image::{Image, Rows};
use crate::diagnostic::{Diagnostics, Finding};
use crate::fragment::color::Rgba;
use crate::fragment::framebuffer::color_format::color_bytes;
use crate::gpu::pipeline::Picture;
use crate::memory::tiling::BlockLayout;

/// Flags bits 24-25.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scaling {
    /// 0.
    None,
    /// 1: pairs of pixels along x become one.
    HalveX,
    /// 2: 2x2 pixels become one.
    HalveBoth,
    /// 3.
    Invalid,
}

/// A display transfer, as the registers describe it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DisplayTransfer {
    /// Physical address of the input.
    pub input: u32,
    /// Physical address of the output.
    pub output: u32,
    /// Width and height of the input in pixels.
    pub input_size: [u32; 2],
    /// Width and height of the output in pixels, before scaling.
    pub output_size: [u32; 2],
    /// Codes of the pixel formats of input and output.
    pub formats: [u32; 2],
    /// Flag bit 0.
    pub flip: bool,
    /// Flag bit 1: linear to tiled, instead of tiled to linear.
    pub linear_to_tiled: bool,
    /// Flag bit 2.
    pub crop: bool,
    /// Flag bit 5: the layout stays.
    pub no_conversion: bool,
    /// Flag bit 16.
    pub block32: bool,
    /// Flags bits 24-25.
    pub scaling: Scaling,
}

/// The format of a transfer code: RGB565 and RGB5A1 are exchanged against the codes of the colour buffer. Codes 5 to 7
/// are unknown.
pub fn pixel_format(code: u32) -> Option<ColorFormat> {
    Some(match code {
        0 => ColorFormat::Rgba8,
        1 => ColorFormat::Rgb8,
        2 => ColorFormat::Rgb565,
        3 => ColorFormat::Rgb5a1,
        4 => ColorFormat::Rgba4,
        _ => return None,
    })
}

impl DisplayTransfer {
    pub(super) fn new(register: impl Fn(u32) -> u32) -> DisplayTransfer {
        let size = |offset| [register(offset) & 0xFFFF, register(offset) >> 16];
        let flags = register(0xC10);
        let flag = |bit: u32| flags >> bit & 1 != 0;
        DisplayTransfer {
            input: register(0xC00) << 3,
            output: register(0xC04) << 3,
            input_size: size(0xC0C),
            output_size: size(0xC08),
            formats: [flags >> 8 & 7, flags >> 12 & 7],
            flip: flag(0),
            linear_to_tiled: flag(1),
            crop: flag(2),
            no_conversion: flag(5),
            block32: flag(16),
            scaling: match flags >> 24 & 3 {
                0 => Scaling::None,
                1 => Scaling::HalveX,
                2 => Scaling::HalveBoth,
                _ => Scaling::Invalid,
            },
        }
    }

    /// Transfers. What the engine cannot do, or would freeze the console, is reported and not done.
    pub(super) fn perform(&self, choices: &Choices, memory: &mut Memory, diagnostics: &mut Diagnostics) {
        let (input, output) = match self.images(choices) {
            Ok(images) => images,
            Err(finding) => return diagnostics.report(finding),
        };
        let (halve_x, halve_y) = self.halved(choices);
        if self.scaling == Scaling::Invalid {
            diagnostics.report(Finding::TransferScaling);
        }
        if halve_x != 0 && input.layout.is_none() {
            diagnostics.report(Finding::TransferLinearScaling);
            if choices.transfer_linear_scaling == TransferLinearScaling::NotDone {
                return;
            }
        }
        let [width, height] = self.output_size;
        let (width, height) = (width >> halve_x, height >> halve_y);
        let columns = width << halve_x;
        let mut input = Rows::new(input, columns);
        let mut output = Rows::new(Image { width, ..output }, width);
        let mut access = Access::new(memory);
        let mut lines = [0, 1].map(|_| vec![[0; 4]; columns as usize]);
        for y in 0..height {
            let line = if self.flip { height - 1 - y } else { y };
            if !output.show(line, &mut access) {
                continue;
            }
            for (row, line) in (y << halve_y..=(y << halve_y) + halve_y).zip(&mut lines) {
                input.show(row, &mut access);
                input.line(row, line);
            }
            let [first, second] = &mut lines;
            if halve_x != 0 {
                halve(first, second, halve_y != 0);
            }
            output.set_line(line, &first[..width as usize]);
        }
        output.store(&mut access);
        access.finish(diagnostics);
    }

    /// The image at the destination, as it is in memory, its first line first; `None` if the transfer is not done, or the
    /// image is not wholly in memory.
    pub fn destination(&self, choices: &Choices, memory: &Memory) -> Option<Picture<Rgba>> {
        let (_, output) = self.images(choices).ok()?;
        let (halve_x, halve_y) = self.halved(choices);
        let [width, height] = self.output_size;
        let (width, height) = (width >> halve_x, height >> halve_y);
        let pixels = Image { width, ..output }.read(height, memory)?;
        Some(Picture { width, height, pixels })
    }

    /// By how many powers of two the output is narrower and lower (choice `transfer_scaling_three`).
    fn halved(&self, choices: &Choices) -> (u32, u32) {
        match (self.scaling, choices.transfer_scaling_three) {
            (Scaling::None, _) | (Scaling::Invalid, TransferScalingThree::None) => (0, 0),
            (Scaling::HalveX, _) => (1, 0),
            (Scaling::HalveBoth, _) | (Scaling::Invalid, TransferScalingThree::HalveBoth) => (1, 1),
        }
    }

    /// Input and output, the latter with the width before scaling. Where it is the wider one, the address formula leads
    /// on (assumption `transfer_beyond_line`); what would freeze a console is not done (assumption `engine_freeze`).
    fn images(&self, choices: &Choices) -> Result<(Image, Image), Finding> {
        let format = |code| {
            let format = pixel_format(code).ok_or(Finding::TransferFormat { code })?;
            let bytes = color_bytes(format).ok_or(Finding::TransferFormat { code })?;
            Ok((format, bytes))
        };
        let (input_format, input_bytes) = format(self.formats[0])?;
        let (output_format, output_bytes) = format(self.formats[1])?;
        if input_format == ColorFormat::Rgb8 && output_bytes == 2 {
            return Err(Finding::TransferFreezes);
        }
        let tiled = Some(if self.block32 { BlockLayout::blocks32(choices.block32_order) } else { BlockLayout::Tiles8 });
        let (input_layout, output_layout) = match (self.linear_to_tiled, self.no_conversion) {
            (false, false) => (tiled, None),
            (true, false) => (None, tiled),
            (false, true) => (tiled, tiled),
            (true, true) => match choices.transfer_both_linear {
                TransferBothLinear::LinearToLinear => (None, None),
                TransferBothLinear::TiledToTiled => (tiled, tiled),
            },
        };
        let ([input_width, _], [output_width, output_height]) = (self.input_size, self.output_size);
        let narrowed = !self.crop && output_width < input_width;
        let by_output = input_layout.is_some() || choices.transfer_linear_no_crop == TransferLinearNoCrop::OutputWidth;
        let input = Image {
            address: self.input.into(),
            width: if narrowed && by_output { output_width } else { input_width },
            format: input_format,
            bytes: input_bytes,
            layout: input_layout,
        };
        // The register values, not scaled; what is cropped per line is added up where the output begins.
        let skew = (i64::from(input_width) - i64::from(output_width)) * (i64::from(output_height) - 1);
        let shift = if self.flip && self.crop { skew * i64::from(output_bytes) } else { 0 };
        let output = Image {
            address: i64::from(self.output) + shift,
            width: output_width,
            format: output_format,
            bytes: output_bytes,
            layout: output_layout,
        };
        Ok((input, output))
    }
}

/// Makes the mean of each cell of two or four pixels, each channel rounded down, of the first line.
fn halve(first: &mut [Rgba], second: &[Rgba], both: bool) {
    let rows = if both { 2 } else { 1 };
    for cell in 0..first.len() / 2 {
        let pixels = 2 * cell..2 * cell + 2;
        let channel = |channel: usize| {
            let sum = |line: &[Rgba]| line[pixels.clone()].iter().map(|pixel| u32::from(pixel[channel])).sum::<u32>();
            ((sum(first) + if both { sum(second) } else { 0 }) / (2 * rows)) as u8
        };
        first[cell] = [channel(0), channel(1), channel(2), channel(3)];
    }
}
