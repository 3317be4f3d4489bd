// SPDX-License-Identifier: MIT
//! What the rasterizer hands to the fragment pipeline: the fragments of one triangle in one 8x8 tile.
//!
//! A tile is 64 pixels that are neighbours in the framebuffer *and* in memory: `x / 8` and `row / 8` are the same for
//! all of them, where `row` is the row in memory (framebuffer.md#addressing: height - 1 - y, or y if the direction is
//! mirrored). A *lane* is the number of a pixel in its tile in Morton order (bits x0 row0 x1 row1 x2 row2, from bit 0
//! up), so that lane n is pixel n of the 64 that lie in memory one after the other, and lanes 4q to 4q + 3 are a 2x2
//! quad of the framebuffer, in the order (0,0) (1,0) (0,1) (1,1) of (x, row).
//!
//! # Number formats
//!
//! | what | format | meaning |
//! |---|---|---|
//! | [`depth`](FragmentTile::depth) | u32, [`DEPTH_ONE`] is 1.0 | floor(depth * (2^24 - 1) * 2^8): bits 8-31 are the truncated 24-bit depth |
//! | [`color`](FragmentTile::color) | u8 | floor(255 * c + 1/2) |
//! | all others | float24 | the interpolated value, rounded once as `f24_rounding` says |
//!
//! All values are quotients of exact integer sums, rounded once.
//!
//! The rasterizer owns the order of triangles, coverage, scissor, pixel and line skipping; what becomes of a tile, and
//! which of its attributes are needed, is up to [`FragmentPipeline`](crate::fragment::FragmentPipeline).

use crate::float::F24;
use crate::memory::tiling::PixelGrid;

/// Pixels of a tile.
pub const LANES: usize = 64;

/// A depth of 1.0: (2^24 - 1) * 2^8.
pub const DEPTH_ONE: u32 = 0xFFFF_FF00;

/// One bit per lane.
pub type LaneMask = u64;

/// A value for each pixel of a group that is interpolated at once.
pub type PerLane<T> = [T; LANES];

/// Place of a lane in its tile: (x & 7, row & 7).
#[inline]
pub const fn lane_position(lane: usize) -> (u32, u32) {
    let lane = lane as u32;
    let x = lane & 1 | lane >> 1 & 2 | lane >> 2 & 4;
    let row = lane >> 1 & 1 | lane >> 2 & 2 | lane >> 3 & 4;
    (x, row)
}

/// What a fragment pipeline reads of a fragment besides its place. The rasterizer computes nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Inputs {
    /// Depth.
    pub depth: bool,
    /// Primary colour.
    pub color: bool,
    /// Texture coordinates 0, 1 and 2.
    pub texcoord: [bool; 3],
    /// w of texture coordinate 0.
    pub texcoord0_w: bool,
    /// Quaternion.
    pub quaternion: bool,
    /// View vector.
    pub view: bool,
    /// Texture coordinates (those asked for above, and w) are needed in all lanes of every quad that has a covered
    /// lane, for the level of detail (choices `lod_rules`, `derivative_basis`). In lanes that are not covered they
    /// continue the same plane equations; where the denominator of the interpolation is not positive there, they are
    /// infinities of the sign of the numerator (zero if it is zero). A coordinate that is constant over the triangle is
    /// so there.
    pub derivatives: bool,
}

/// The fragments of a triangle in one tile. Reused from tile to tile: lanes that are not covered (see
/// [`Inputs::derivatives`] for the exception), and attributes that were not asked for, hold anything.
#[derive(Clone, Debug)]
pub struct FragmentTile {
    /// x of lane 0, a multiple of 8, from the register origin.
    pub x: u32,
    /// Row in memory of lane 0, a multiple of 8.
    pub row: u32,
    /// Lanes with a fragment: inside the triangle, the framebuffer and the scissor, and not skipped (0x060, 0x100 bits
    /// 24 and 25). Never 0.
    pub coverage: LaneMask,
    /// Depth, mapped and limited to 0..=1 (raster.md#depth-map).
    pub depth: PerLane<u32>,
    /// Primary colour: r, g, b, a.
    pub color: PerLane<[u8; 4]>,
    /// Texture coordinates 0, 1 and 2: u, v.
    pub texcoord: [[PerLane<F24>; 2]; 3],
    /// w of texture coordinate 0.
    pub texcoord0_w: PerLane<F24>,
    /// Quaternion x, y, z, w: interpolated, not normalised.
    pub quaternion: [PerLane<F24>; 4],
    /// View vector x, y, z.
    pub view: [PerLane<F24>; 3],
}

impl Default for FragmentTile {
    fn default() -> FragmentTile {
        const ZERO: PerLane<F24> = [F24::ZERO; LANES];
        FragmentTile {
            x: 0,
            row: 0,
            coverage: 0,
            depth: [0; LANES],
            color: [[0; 4]; LANES],
            texcoord: [[ZERO; 2]; 3],
            texcoord0_w: ZERO,
            quaternion: [ZERO; 4],
            view: [ZERO; 3],
        }
    }
}

/// What is interpolated for a fragment besides depth and colour. What the fragment pipeline does not need is from elsewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attributes {
    /// Texture coordinates 0, 1 and 2: u, v.
    pub texcoord: [[F24; 2]; 3],
    /// w of texture coordinate 0.
    pub texcoord0_w: F24,
    /// Quaternion x, y, z, w.
    pub quaternion: [F24; 4],
    /// View vector x, y, z.
    pub view: [F24; 3],
}

impl FragmentTile {
    /// The attributes of a lane.
    pub fn attributes(&self, lane: usize) -> Attributes {
        Attributes {
            texcoord: self.texcoord.each_ref().map(|uv| uv.each_ref().map(|lanes| lanes[lane])),
            texcoord0_w: self.texcoord0_w[lane],
            quaternion: self.quaternion.each_ref().map(|lanes| lanes[lane]),
            view: self.view.each_ref().map(|lanes| lanes[lane]),
        }
    }

    /// Takes a fragment of another tile to a lane: of its attributes those that are read.
    #[inline(always)]
    pub(crate) fn take(&mut self, lane: usize, tile: &FragmentTile, from: usize, inputs: &Inputs) {
        let (lane, from) = (lane % LANES, from % LANES);
        self.depth[lane] = tile.depth[from];
        self.color[lane] = tile.color[from];
        for (needed, (own, other)) in inputs.texcoord.iter().zip(self.texcoord.iter_mut().zip(&tile.texcoord)) {
            if *needed {
                own[0][lane] = other[0][from];
                own[1][lane] = other[1][from];
            }
        }
        if inputs.texcoord0_w {
            self.texcoord0_w[lane] = tile.texcoord0_w[from];
        }
        if inputs.quaternion {
            self.quaternion.iter_mut().zip(&tile.quaternion).for_each(|(own, other)| own[lane] = other[from]);
        }
        if inputs.view {
            self.view.iter_mut().zip(&tile.view).for_each(|(own, other)| own[lane] = other[from]);
        }
    }
}

/// The memory of a tile: the bytes of its 64 pixels, lane 0 first (`64 * bytes per pixel`), in the formats of the
/// framebuffer. A buffer that the pipeline neither reads nor writes (see [`BufferUse`]) is empty.
#[derive(Debug)]
pub struct TileMemory<'a> {
    /// Colour buffer.
    pub color: &'a mut [u8],
    /// Depth and stencil buffer.
    pub depth: &'a mut [u8],
}

/// How a fragment pipeline uses a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BufferUse {
    /// Physical address of the buffer.
    pub address: u32,
    /// 2, 3 or 4.
    pub bytes_per_pixel: u32,
    /// Whether fragments can change it. A buffer that is only read is not written back.
    pub writes: bool,
}

/// The framebuffer as a fragment pipeline sees it, compiled once per draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FramebufferUse {
    /// How the pixels of both buffers lie in memory, from the first row that fragments may be in: with
    /// [`unbounded`](Self::unbounded) there are rows before the buffer and behind it.
    pub grid: PixelGrid,
    /// Columns that fragments may be in.
    pub columns: u32,
    /// Rows of the framebuffer itself.
    pub height: u32,
    /// The colour buffer, if it is used.
    pub color: Option<BufferUse>,
    /// The depth buffer, if it is used.
    pub depth: Option<BufferUse>,
}

/// Pixels that raster coordinates reach in each direction.
const REACH: u32 = 1 << 12;

impl FramebufferUse {
    /// A framebuffer outside of which no fragments are drawn.
    pub const fn new(grid: PixelGrid, color: Option<BufferUse>, depth: Option<BufferUse>) -> FramebufferUse {
        FramebufferUse { grid, columns: grid.width, height: grid.height, color, depth }
    }

    /// The framebuffer with fragments in all columns and lines that raster coordinates reach (choice `outside_framebuffer`): beyond
    /// the width they are in the rows of tiles that follow in memory, beyond the height before the start of the buffer, or
    /// behind its end if y = 0 is its first row.
    #[must_use]
    pub fn unbounded(mut self) -> FramebufferUse {
        let grid = &mut self.grid;
        self.columns = REACH;
        let more = REACH.saturating_sub(grid.height).next_multiple_of(grid.layout.block_size());
        grid.height += more;
        if grid.y_up {
            for buffer in [&mut self.color, &mut self.depth].into_iter().flatten() {
                buffer.address = buffer.address.wrapping_sub(more * grid.width * buffer.bytes_per_pixel);
            }
        }
        self
    }
}
