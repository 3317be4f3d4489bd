// SPDX-License-Identifier: MIT
//! Transactions into `back_end`, and the fragments that the model has of them.

use crate::registry::fragment::reference::{Content, Fragment, Reference, Shaded};
use crate::registry::fragment::transactions::{self, REG};
use crate::registry::raster::attribute_setup::AttributeSetupUnit;
use crate::registry::raster::channel::{sample_values, values};
use crate::registry::raster::interpolator::InterpolatorUnit;
use crate::stimulus::raster::interpolants::Interpolants;
use pica_model::float::{F24, UnsupportedChoice};
use pica_model::geometry::vertex::COLOR;
use pica_model::memory::tiling::PixelGrid;
use pica_model::raster::aligned::Aligned;
use pica_model::raster::depth::{DepthMap, DepthPlane};
use pica_model::raster::edge::EdgeRules;
use pica_model::raster::fragment::FramebufferUse;
use pica_model::raster::region::Region;
use pica_model::raster::walk::{Scan, ScanRules};
use pica_model::raster::weights::VertexWeights;
use pica_rtl::dut::Values;
use pica_rtl::gpu::DrawnTriangleValues;
use pica_rtl::raster::VertexComponentsValues;
use pica_spec::choices::Choices;
use pica_spec::command::ByteMask;
use pica_spec::pica200::id;
use pica_spec::register_file::RegisterFile;
use pica_vectors::Item;

/// The channel of what vertices of triangles have.
pub const COMPONENTS: usize = 1;
/// The channel of where triangles are.
pub const TRIANGLE: usize = 2;
/// The channel of the results of fragments.
pub const OUT: usize = 11;

/// Channels that `back_end` has in front of those that `fragment_pipeline` has of memory and results.
const MORE: usize = 1;

/// The registers of the rasterizer.
pub const RASTER_IDS: [u32; 8] = [
    id::DEPTHMAP_SCALE,
    id::DEPTHMAP_OFFSET,
    id::UNKNOWN_0060,
    id::SCISSORTEST_MODE,
    id::SCISSORTEST_POS,
    id::SCISSORTEST_DIM,
    id::DEPTHMAP_ENABLE,
    id::COLOR_OPERATION,
];

fn moved(item: Item) -> Item {
    Item { channel: item.channel + MORE, ..item }
}

/// The words of a pixel before a case.
pub fn before(pixel: u32, words: [u32; 2]) -> [Item; 2] {
    transactions::before(pixel, words).map(moved)
}

/// What both buffers hold after a case.
pub fn after(buffers: &[Content; 2]) -> impl Iterator<Item = Item> {
    transactions::after(buffers).map(moved)
}

/// The buffer that a transaction has a word of behind the case: number, pixel and word.
pub fn left(item: &Item) -> Option<(usize, u32, u32)> {
    word_of(item, transactions::AFTER)
}

/// The buffer that a transaction has a word of before the case: number, pixel and word.
fn loaded(item: &Item) -> Option<(usize, u32, u32)> {
    word_of(item, transactions::BEFORE)
}

fn word_of(item: &Item, channels: [usize; 2]) -> Option<(usize, u32, u32)> {
    let buffer = channels.iter().position(|channel| channel + MORE == item.channel)?;
    let &[pixel, word] = &item.values[..] else { return None };
    Some((buffer, pixel, word))
}

/// A triangle with what its vertices have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Triangle {
    pub place: DrawnTriangleValues,
    pub components: Vec<VertexComponentsValues>,
}

impl Triangle {
    /// The transactions. The last of the components ends the triangle.
    pub fn items(&self) -> impl Iterator<Item = Item> {
        let last = self.components.len().saturating_sub(1);
        let components = self.components.iter().enumerate().map(move |(place, of)| Item {
            channel: COMPONENTS,
            values: VertexComponentsValues { last_of_triangle: (place == last).into(), ..*of }.to_row(),
        });
        components.chain([Item { channel: TRIANGLE, values: self.place.to_row() }])
    }

    /// Whether the block may be given it: 1/w comes first, and a component behind all of them.
    pub fn is_whole(&self) -> bool {
        let is_w = |of: Option<&VertexComponentsValues>| of.is_some_and(|of| of.reciprocal_w != 0);
        is_w(self.components.first()) && !is_w(self.components.last())
    }
}

/// What goes into the block, triangle by triangle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The words of a pixel that are there before.
    Loaded(Item),
    Write(Item),
    Triangle(Triangle),
}

impl Step {
    /// The transactions.
    pub fn items(&self) -> Vec<Item> {
        match self {
            Self::Loaded(item) | Self::Write(item) => vec![item.clone()],
            Self::Triangle(triangle) => triangle.items().collect(),
        }
    }
}

/// The steps that transactions make; triangles that are not whole are left out.
pub fn steps(inputs: &[Item]) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut components = Vec::new();
    for item in inputs {
        match item.channel {
            REG => steps.push(Step::Write(item.clone())),
            COMPONENTS => components.push(VertexComponentsValues { last_of_triangle: 0, ..values(item) }),
            TRIANGLE => {
                let components = core::mem::take(&mut components);
                steps.push(Step::Triangle(Triangle { place: values(item), components }));
            }
            _ if loaded(item).is_some() => steps.push(Step::Loaded(item.clone())),
            _ => {}
        }
    }
    steps.retain(|step| !matches!(step, Step::Triangle(triangle) if !triangle.is_whole()));
    steps
}

/// What the model has of a step.
pub enum Seen<'a> {
    /// Register, word and byte mask.
    Write(u32, u32, ByteMask),
    /// A triangle, its depth, and its fragments.
    Triangle(&'a Triangle, &'a DepthPlane, &'a [Shaded]),
}

/// How the model draws triangles.
pub struct Scene {
    choices: Choices,
    edges: EdgeRules,
    rules: ScanRules,
    setup: AttributeSetupUnit,
    interpolator: InterpolatorUnit,
}

impl Scene {
    /// Under `choices`.
    ///
    /// # Errors
    /// If the model cannot follow a choice.
    pub fn new(choices: &Choices) -> Result<Self, UnsupportedChoice> {
        Ok(Self {
            choices: *choices,
            edges: EdgeRules::new(choices),
            rules: ScanRules::new(choices),
            setup: AttributeSetupUnit::new(choices)?,
            interpolator: InterpolatorUnit::new(choices)?,
        })
    }

    /// The depth of a triangle, and its fragments, under these registers.
    pub fn fragments(&self, registers: &RegisterFile, triangle: &Triangle) -> (DepthPlane, Vec<Fragment>) {
        let DrawnTriangleValues { x0, y0, z0, x1, y1, z1, x2, y2, z2 } = triangle.place;
        let map = DepthMap::new(registers, &self.choices);
        let plane = map.plane([z0, z1, z2].map(F24::from_bits));
        let (dim, blocks) = (registers.framebuffer_dim(), registers.framebuffer_block32().block_size());
        let grid = PixelGrid::new(dim, blocks, self.choices.block32_order);
        let region = Region::new(registers, &self.choices, &FramebufferUse::new(grid, None, None));
        let [x, y] = [[x0, x1, x2], [y0, y1, y2]].map(|axis| axis.map(|coordinate| coordinate as u16));
        let Some(scan) = Scan::new(x, y, &self.edges, &region) else { return (plane, Vec::new()) };
        let samples: Vec<_> = scan.samples(&self.rules).filter(|sample| region.keeps(sample.x, sample.y)).collect();

        let items: Vec<Item> = triangle.items().filter(|item| item.channel == COMPONENTS).collect();
        let of_w = triangle.components.first().copied().unwrap_or_default();
        let of_w = Aligned::new([of_w.value0, of_w.value1, of_w.value2].map(F24::from_bits)).unwrap_or_default();
        let vertices = VertexWeights { aligned: of_w, ..VertexWeights::default() };
        let interpolants = Interpolants {
            interpolants: self.setup.interpolants(&items).collect(),
            samples: samples.iter().map(sample_values).collect(),
        };
        let mut components = self.interpolator.values(&interpolants);
        let fragment = |sample: &pica_model::raster::walk::Sample| {
            let mut primary = [0; 4];
            for of in components.by_ref() {
                if let Some(channel) = COLOR.clone().position(|semantic| semantic == of.fragment_semantic as usize) {
                    primary[channel] |= of.value as u8;
                }
                if of.ends_fragment != 0 {
                    break;
                }
            }
            let mut colors = [0; 7];
            colors[0] = u32::from_le_bytes(primary);
            let depth = plane.at(&map, &vertices, sample.weights);
            Fragment { x: sample.x as u32, y: sample.y as u32, depth, colors }
        };
        (plane, samples.iter().map(fragment).collect())
    }

    /// Runs steps through the model; `each` sees them with the registers that they meet.
    pub fn run(&self, inputs: &[Item], mut each: impl FnMut(&Reference, Seen<'_>)) -> Reference {
        let mut reference = Reference::new(&self.choices);
        for (buffer, pixel, word) in inputs.iter().filter_map(loaded) {
            reference.buffers[buffer].insert(pixel, word);
        }
        for step in steps(inputs) {
            match step {
                Step::Loaded(_) => {}
                Step::Write(item) => {
                    let &[id, data, mask] = &item.values[..] else { continue };
                    let mask = ByteMask::new(mask as u8);
                    reference.write(id, data, mask);
                    each(&reference, Seen::Write(id, data, mask));
                }
                Step::Triangle(triangle) => {
                    let (plane, fragments) = self.fragments(reference.registers(), &triangle);
                    let shaded: Vec<Shaded> = fragments.iter().map(|fragment| reference.shade(fragment)).collect();
                    each(&reference, Seen::Triangle(&triangle, &plane, &shaded));
                }
            }
        }
        reference
    }
}
