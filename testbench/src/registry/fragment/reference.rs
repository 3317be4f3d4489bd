// SPDX-License-Identifier: MIT
//! What the blocks with registers give: the model's stages, set up by the writes that come in.

use pica_model::command::lut::Luts;
use pica_model::fragment::DrawState;
use pica_model::fragment::framebuffer::color_format::color_bytes;
use pica_model::fragment::framebuffer::depth_format::depth_bytes;
use pica_model::fragment::pixel::{FragmentColors, PixelPipeline};
use pica_model::fragment::record::{FragmentRecord, Outcome};
use pica_spec::choices::Choices;
use pica_spec::command::ByteMask;
use pica_spec::register_file::{Effect, RegisterFile, Writer};
use pica_spec::trace::{FcramSize, Memory};
use std::collections::BTreeMap;

/// The words of a buffer by the numbers of their pixels: those that were loaded or written. Others are 0.
pub type Content = BTreeMap<u32, u32>;

/// The result of a fragment in a mode that draws nothing, or not in this block.
pub const NOT_DRAWN: u32 = 4;

/// The registers of a block, and what follows from them.
pub struct Reference {
    registers: RegisterFile,
    luts: Luts,
    choices: Choices,
    memory: Memory,
    /// The stages for the registers as they are.
    stages: Option<PixelPipeline>,
    /// Colour and depth buffer.
    pub buffers: [Content; 2],
}

/// A fragment as it comes in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fragment {
    pub x: u32,
    pub y: u32,
    pub depth: u32,
    /// Primary, fragment primary and secondary, textures 0 to 3.
    pub colors: [u32; 7],
}

impl Fragment {
    /// The fragment of a transaction.
    pub fn from_values(values: &[u32]) -> Option<Self> {
        let (&[x, y, depth], colors) = values.split_first_chunk()?;
        Some(Self { x, y, depth, colors: colors.try_into().ok()? })
    }

    /// The transaction of the fragment.
    pub fn values(&self) -> Vec<u32> {
        [self.x, self.y, self.depth].into_iter().chain(self.colors).collect()
    }
}

/// What comes out for a fragment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shaded {
    pub pixel: u32,
    pub outcome: u32,
    /// The words that are written.
    pub color: Option<u32>,
    pub depth: Option<u32>,
    /// How it came about.
    pub record: FragmentRecord,
}

impl Shaded {
    /// The transaction that comes out.
    pub fn values(&self) -> Vec<u32> {
        let word = |word: Option<u32>| [word.is_some().into(), word.unwrap_or(0)];
        [[self.pixel, self.outcome], word(self.color), word(self.depth)].concat()
    }
}

impl Reference {
    /// A block after power-on.
    pub fn new(choices: &Choices) -> Self {
        Self {
            registers: RegisterFile::new(choices),
            luts: Luts::default(),
            choices: *choices,
            memory: Memory::new(FcramSize::default()),
            stages: None,
            buffers: Default::default(),
        }
    }

    /// Takes a register write.
    pub fn write(&mut self, id: u32, data: u32, mask: ByteMask) {
        let effect = self.registers.write(id, data, mask, Writer::CommandList);
        if let Effect::Data { port, word } = effect {
            // What software does wrong with other tables is not for this block.
            let _ = self.luts.write(port, word, &mut self.registers);
        }
        self.stages = None;
    }

    /// The registers.
    pub fn registers(&self) -> &RegisterFile {
        &self.registers
    }

    fn stages(&mut self) -> &mut PixelPipeline {
        let Self { registers, luts, choices, memory, .. } = self;
        self.stages.get_or_insert_with(|| PixelPipeline::new(&DrawState { registers, luts, memory, choices }))
    }

    /// The colour of a fragment with these colours, as [`Fragment::colors`].
    pub fn combine(&mut self, colors: [u32; 7]) -> [u8; 4] {
        self.stages().combine(&fragment_colors(colors))
    }

    /// The number of the pixel that a fragment is for.
    pub fn pixel(&mut self, fragment: &Fragment) -> u32 {
        self.stages().pixel(fragment.x, fragment.y)
    }

    /// What becomes of a fragment, and of its pixel.
    pub fn shade(&mut self, fragment: &Fragment) -> Shaded {
        let pixel = self.pixel(fragment);
        let stored = self.buffers.each_ref().map(|words| words.get(&pixel).copied().unwrap_or(0));
        let Some(record) = self.stages().shade(fragment.depth, &fragment_colors(fragment.colors), stored) else {
            return Shaded { pixel, outcome: NOT_DRAWN, ..Shaded::default() };
        };
        let outcome = match record.outcome {
            Outcome::Passed => 0,
            Outcome::AlphaTest => 1,
            Outcome::StencilTest => 2,
            Outcome::DepthTest => 3,
            Outcome::ShadowTest => NOT_DRAWN,
        };
        let (color, depth) = (record.color.map(|color| color.word), record.depth_word);
        let bytes = [
            color_bytes(self.registers.colorbuffer_format().format()),
            depth_bytes(self.registers.depthbuffer_format().format()),
        ];
        for (buffer, word) in [color, depth].into_iter().enumerate() {
            if let (Some(word), Some(bytes)) = (word, bytes[buffer]) {
                // Bytes that the format does not have stay as they are.
                let mask = u32::MAX >> (u32::BITS - 8 * bytes);
                self.buffers[buffer].insert(pixel, stored[buffer] & !mask | word & mask);
            }
        }
        Shaded { pixel, outcome, color, depth, record }
    }
}

fn fragment_colors(colors: [u32; 7]) -> FragmentColors {
    let [primary, fragment_primary, fragment_secondary, textures @ ..] = colors.map(u32::to_le_bytes);
    FragmentColors { primary, fragment_primary, fragment_secondary, textures }
}
