// SPDX-License-Identifier: MIT
//! FRAMEBUFFER_DIM and FRAMEBUFFER_BLOCK32: where a pixel lies in its buffer.

use crate::parts::Product;
use crate::prelude::*;
use pica_spec::choices::{Block32Order, Recorder};
use pica_spec::pica200::bits::framebuffer_dim;
use pica_spec::pica200::code::y_direction;

/// The row of blocks that a pixel is in, and its place in that row. Combinational. Choice `block32_order`.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct MortonBlock {
    pub framebuffer_dim: Signal<In, Bits<{ framebuffer_dim::BITS }>>,
    pub block32: Signal<In, Bit>,
    pub x: Signal<In, Bits<11>>,
    pub y: Signal<In, Bits<10>>,
    /// The first line of the row of blocks.
    pub block_row: Signal<Out, Bits<10>>,
    /// The number of the pixel in the row of blocks.
    pub place: Signal<Out, Bits<21>>,
    row: Signal<Local, Bits<10>>,
    mirrored: Signal<Local, Bits<10>>,
    column: Signal<Local, Bits<21>>,
    offset: Signal<Local, Bits<6>>,
    tile: Signal<Local, Bits<4>>,
    /// Choice `block32_order`.
    tiles_in_rows: Parameter<Bit>,
}

impl MortonBlock {
    pub fn new(choices: &Recorder) -> Self {
        Self {
            tiles_in_rows: Parameter::new(choices.block32_order() == Block32Order::RowMajorTiles),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for MortonBlock {
    fn update(&mut self) {
        self.mirrored.next = field!(self.framebuffer_dim, framebuffer_dim::HEIGHT_MINUS_1) - self.y.val();
        self.row.next = self.y.val();
        if field!(self.framebuffer_dim, framebuffer_dim::Y_DIRECTION)
            == bits_of::<{ framebuffer_dim::Y_DIRECTION_WIDTH }>(y_direction::NORMAL)
        {
            self.row.next = self.mirrored.val();
        }
        self.offset.next = bit_cast::<6, 1>(self.x.val().get_bits::<1>(0))
            | (bit_cast::<6, 1>(self.row.val().get_bits::<1>(0)) << 1)
            | (bit_cast::<6, 1>(self.x.val().get_bits::<1>(1)) << 2)
            | (bit_cast::<6, 1>(self.row.val().get_bits::<1>(1)) << 3)
            | (bit_cast::<6, 1>(self.x.val().get_bits::<1>(2)) << 4)
            | (bit_cast::<6, 1>(self.row.val().get_bits::<1>(2)) << 5);
        self.tile.next = 0.into();
        self.block_row.next = self.row.val() & 0x3F8;
        self.column.next = bit_cast::<21, 8>(self.x.val().get_bits::<8>(3)) << 6;
        if self.block32.val() {
            self.block_row.next = self.row.val() & 0x3E0;
            self.column.next = bit_cast::<21, 6>(self.x.val().get_bits::<6>(5)) << 10;
            self.tile.next = bit_cast::<4, 1>(self.x.val().get_bits::<1>(3))
                | (bit_cast::<4, 1>(self.row.val().get_bits::<1>(3)) << 1)
                | (bit_cast::<4, 1>(self.x.val().get_bits::<1>(4)) << 2)
                | (bit_cast::<4, 1>(self.row.val().get_bits::<1>(4)) << 3);
            if self.tiles_in_rows.val() {
                self.tile.next = bit_cast::<4, 2>(self.x.val().get_bits::<2>(3))
                    | (bit_cast::<4, 2>(self.row.val().get_bits::<2>(3)) << 2);
            }
        }
        self.place.next =
            self.column.val() | (bit_cast::<21, 4>(self.tile.val()) << 6) | bit_cast::<21, 6>(self.offset.val());
    }
}

/// The place of a pixel in the colour and depth buffers.
///
/// framebuffer.md#addressing. Combinational.
///
/// Blocks of 8x8 or 32x32 pixels lie in memory row by row; inside, pixels are in Morton order, address bits x0 y0 x1 y1
/// and so on. With choice `block32_order=row-major-tiles` the 8x8 tiles of a larger block are in rows.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Morton {
    /// FRAMEBUFFER_DIM.
    pub(crate) framebuffer_dim: Signal<In, Bits<{ framebuffer_dim::BITS }>>,
    /// FRAMEBUFFER_BLOCK32, bit 0.
    pub(crate) block32: Signal<In, Bit>,
    /// Column of the fragment.
    pub(crate) x: Signal<In, Bits<11>>,
    /// Line of the fragment; counts from the last row in memory with bit 24 of FRAMEBUFFER_DIM, modulo 1024.
    pub(crate) y: Signal<In, Bits<10>>,
    /// Number of the pixel: its place in the buffer in units of the size of a pixel.
    pub(crate) pixel: Signal<Out, Bits<21>>,
    block: MortonBlock,
    rows: Product<11, 10, 21>,
}

impl Morton {
    /// A generator under choice `block32_order`.
    pub fn new(choices: &Recorder) -> Self {
        Self { block: MortonBlock::new(choices), ..Self::default() }
    }
}

#[hdl]
impl Logic for Morton {
    fn update(&mut self) {
        wire!(self => self.block: framebuffer_dim, block32, x, y);
        self.rows.a.next = field!(self.framebuffer_dim, framebuffer_dim::WIDTH);
        self.rows.b.next = self.block.block_row.val();
        self.pixel.next = self.rows.y.val() + self.block.place.val();
    }
}
