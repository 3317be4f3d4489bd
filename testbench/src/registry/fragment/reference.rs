// SPDX-License-Identifier: MIT
//! What the blocks with registers give: the model's stages, set up by the writes that come in.

use pica_model::fragment::DrawState;
use pica_model::fragment::combiner::{Combiner, CombinerInputs};
use pica_model::fragment::drawing::Drawing;
use pica_model::fragment::framebuffer::Framebuffer;
use pica_model::fragment::planes::Planes;
use pica_model::fragment::record::{FragmentRecord, Outcome};
use pica_model::lut::Luts;
use pica_model::raster::fragment::{FragmentTile, TileMemory};
use pica_spec::choices::{Choices, FragmentMode2};
use pica_spec::command::ByteMask;
use pica_spec::pica200::FragmentMode;
use pica_spec::register_file::{Effect, RegisterFile, Writer};
use pica_spec::trace::{FcramSize, Memory};

/// Pixels of the memory behind the pipeline.
pub const PIXELS: usize = 256;

/// The result of a fragment in a mode that draws nothing, or not in this block.
pub const NOT_DRAWN: u32 = 4;

/// The registers of a block, and what follows from them.
pub struct Reference {
    registers: RegisterFile,
    luts: Luts,
    choices: Choices,
    memory: Memory,
    setup: Option<Setup>,
    tile: Box<FragmentTile>,
    /// The words of colour and depth buffer.
    pub pixels: [[u32; 2]; PIXELS],
}

/// The stages for the registers as they are.
struct Setup {
    combiner: Combiner,
    framebuffer: Framebuffer,
    /// None in a mode that draws nothing, or not in this block.
    drawing: Option<Drawing>,
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

    /// Its transaction.
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
    /// Its transaction.
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
            setup: None,
            tile: Box::default(),
            pixels: [[0; 2]; PIXELS],
        }
    }

    /// Takes a register write.
    pub fn write(&mut self, id: u32, data: u32) {
        let effect = self.registers.write(id, data, ByteMask::ALL, Writer::CommandList);
        if let Effect::Data { port, word } = effect {
            // What software does wrong with other tables is not for this block.
            let _ = self.luts.write(port, word, &mut self.registers);
        }
        self.setup = None;
    }

    /// The registers.
    pub fn registers(&self) -> &RegisterFile {
        &self.registers
    }

    fn setup(&mut self) -> &Setup {
        let Self { registers, luts, choices, memory, .. } = self;
        self.setup.get_or_insert_with(|| {
            let state = DrawState { registers, luts, memory, choices };
            let framebuffer = Framebuffer::new(registers, choices, &mut |_| {});
            let draws = match registers.color_operation().fragment_mode() {
                FragmentMode::Default => true,
                FragmentMode::Unlisted(_) => choices.fragment_mode_2 == FragmentMode2::Default,
                FragmentMode::Gas | FragmentMode::Shadow => false,
            };
            Setup {
                combiner: Combiner::new(registers, choices),
                drawing: draws.then(|| Drawing::new(&state, &framebuffer, &mut |_| {})),
                framebuffer,
            }
        })
    }

    /// The colour of a fragment with these colours, as [`Fragment::colors`].
    pub fn combine(&mut self, colors: &[u32]) -> [u8; 4] {
        combine(&self.setup().combiner, colors, None)
    }

    /// The number of the pixel that a fragment is for.
    pub fn pixel(&mut self, fragment: &Fragment) -> u32 {
        let Framebuffer { width, height, y_up, layout, .. } = self.setup().framebuffer;
        let row = if y_up { (height - 1).wrapping_sub(fragment.y) & 0x3FF } else { fragment.y };
        layout.pixel(fragment.x, row, width) as u32
    }

    /// What becomes of a fragment, and of its pixel.
    pub fn shade(&mut self, fragment: &Fragment) -> Shaded {
        let pixel = self.pixel(fragment);
        let Self { setup: Some(setup), tile, pixels, .. } = self else { unreachable!("it was made above") };
        let Setup { combiner, drawing, .. } = setup;
        let place = &mut pixels[pixel as usize % PIXELS];
        let mut record = FragmentRecord {
            depth: fragment.depth,
            primary: fragment.colors[0].to_le_bytes(),
            ..FragmentRecord::default()
        };
        let color = combine(combiner, &fragment.colors, Some(&mut record));
        let Some(drawing) = drawing else {
            return Shaded { pixel, outcome: NOT_DRAWN, color: None, depth: None, record };
        };
        tile.depth[0] = fragment.depth;
        let [mut color_bytes, mut depth_bytes] = place.map(u32::to_le_bytes);
        let mut memory = TileMemory { color: &mut color_bytes, depth: &mut depth_bytes };
        drawing.run(Planes::<1>::filled(color), tile, &[0], false, &mut memory, Some(&mut record));

        let outcome = match record.outcome {
            Outcome::Passed => 0,
            Outcome::AlphaTest => 1,
            Outcome::StencilTest => 2,
            Outcome::DepthTest => 3,
            Outcome::ShadowTest => NOT_DRAWN,
        };
        // With a stencil test every fragment that comes to it writes, otherwise those that pass.
        let writing = drawing.depth.as_ref().filter(|stage| stage.writes());
        let reached = outcome != 1 && (record.stencil.is_some() || outcome == 0);
        let depth = writing.filter(|_| reached).map(|stage| stage.buffer.bytes.read(&depth_bytes, 0));
        let color = record.color.map(|color| color.word);
        for (stored, written) in place.iter_mut().zip([color, depth]) {
            *stored = written.unwrap_or(*stored);
        }
        Shaded { pixel, outcome, color, depth, record }
    }
}

fn combine(combiner: &Combiner, colors: &[u32], record: Option<&mut FragmentRecord>) -> [u8; 4] {
    let planes: [Planes<1>; 7] = core::array::from_fn(|place| Planes::filled(colors[place].to_le_bytes()));
    let [primary, fragment_primary, fragment_secondary, texture0, texture1, texture2, texture3] = &planes;
    let textures = [texture0, texture1, texture2, texture3];
    let inputs = CombinerInputs { primary, fragment_primary, fragment_secondary, textures };
    combiner.evaluate(&inputs, record.map(|record| &mut record.combiner)).get(0)
}
