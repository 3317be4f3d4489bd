// SPDX-License-Identifier: MIT
//! What is known of a fragment before its colour: its pixel, its depth in the buffer, its share in fog.

use crate::fragment::depth_quantise::{DepthHalves, DepthOrder, DepthWhole};
use crate::fragment::fog::factor::{FogFactor, FogPlace};
use crate::memory::MortonBlock;
use crate::parts::BlockRam;
use crate::parts::Product;
use crate::prelude::*;
use pica_spec::choices::Recorder;
use pica_spec::pica200::bits::depthbuffer_format::FORMAT_WIDTH;
use pica_spec::pica200::bits::{fog_lut_data, fog_lut_index, framebuffer_dim};

/// The pixel of a fragment and its depth in the width of the buffer.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct FragmentPlace {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub framebuffer_dim: Signal<In, Bits<{ framebuffer_dim::BITS }>>,
    pub block32: Signal<In, Bit>,
    pub depth_format: Signal<In, Bits<{ FORMAT_WIDTH }>>,
    pub in_valid: Signal<In, Bit>,
    pub x: Signal<In, Bits<11>>,
    pub y: Signal<In, Bits<10>>,
    pub depth: Signal<In, Bits<32>>,
    pub out_valid: Signal<Out, Bit>,
    pub pixel: Signal<Out, Bits<21>>,
    pub depth_word: Signal<Out, Bits<24>>,
    valid: DFF<Bits<{ FragmentPlace::LATENCY }>>,
    block: MortonBlock,
    halves: DepthHalves,
    block_row1: DFF<Bits<10>>,
    place1: DFF<Bits<21>>,
    high1: DFF<Bits<17>>,
    low1: DFF<Bits<16>>,
    depth1: DFF<Bits<32>>,
    rows: Product<11, 10, 21>,
    order: DepthOrder,
    rows2: DFF<Bits<21>>,
    place2: DFF<Bits<21>>,
    high2: DFF<Bits<17>>,
    under2: DFF<Bit>,
    over2: DFF<Bit>,
    depth2: DFF<Bits<32>>,
    whole: DepthWhole,
    pixel3: DFF<Bits<21>>,
    depth3: DFF<Bits<24>>,
}

impl FragmentPlace {
    /// Clocks from fragment to pixel.
    const LATENCY: usize = 3;

    pub fn new(choices: &Recorder) -> Self {
        Self {
            block: MortonBlock::new(choices),
            order: DepthOrder::new(choices),
            whole: DepthWhole::new(choices),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for FragmentPlace {
    fn update(&mut self) {
        // 1. The row of blocks, and the halves of the depth.
        wire!(self => self.block: framebuffer_dim, block32, x, y);
        wire!(self.block => self.*1.d: block_row, place);
        self.halves.depth.next = self.depth.val();
        wire!(self.halves => self.*1.d: high, low);
        self.depth1.d.next = self.depth.val();
        // 2. Pixels in the rows before, and the order of the halves.
        self.rows.a.next = field!(self.framebuffer_dim, framebuffer_dim::WIDTH);
        self.rows.b.next = self.block_row1.q.val();
        self.rows2.d.next = self.rows.y.val();
        self.place2.d.next = self.place1.q.val();
        wire!(self.*1.q => self.order: high, low);
        wire!(self.order => self.*2.d: under, over);
        wire!(self.*1.q => self.*2.d: high, depth);
        // 3. The pixel and the depth.
        self.pixel3.d.next = self.rows2.q.val() + self.place2.q.val();
        self.whole.depth_format.next = self.depth_format.val();
        wire!(self.*2.q => self.whole: depth, high, under, over);
        self.depth3.d.next = self.whole.y.val();
        wire!(self.*3.q => self: pixel, depth_word: depth);

        self.valid.d.next =
            (self.valid.q.val() << 1) | bit_cast::<{ FragmentPlace::LATENCY }, 1>(self.in_valid.val().into());
        if self.reset.val() {
            self.valid.d.next = 0.into();
        }
        for i in (FragmentPlace::LATENCY - 1)..FragmentPlace::LATENCY {
            self.out_valid.next = self.valid.q.val().get_bit(i);
        }
    }
}

/// The share of a fragment's colour in fog, with the fog table.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct FragmentFog {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub flip: Signal<In, Bit>,
    /// Makes the share 1.0: there is no fog.
    pub off: Signal<In, Bit>,
    /// Whether an entry of the table is written at the next edge.
    pub write: Signal<In, Bit>,
    pub write_entry: Signal<In, Bits<{ fog_lut_index::INDEX_WIDTH }>>,
    pub write_word: Signal<In, Bits<{ fog_lut_data::BITS }>>,
    pub in_valid: Signal<In, Bit>,
    pub depth: Signal<In, Bits<32>>,
    pub out_valid: Signal<Out, Bit>,
    pub y: Signal<Out, Bits<28>>,
    valid: DFF<Bits<{ FragmentFog::LATENCY }>>,
    place: FogPlace,
    entries: BlockRam<{ fog_lut_index::INDEX_WIDTH }, { fog_lut_data::BITS }>,
    word: DFF<Bits<{ fog_lut_data::BITS }>>,
    fractions: [DFF<Bits<17>>; 2],
    factor: FogFactor,
}

impl FragmentFog {
    /// Clocks from depth to factor; two of them for the table.
    const LATENCY: usize = FogPlace::LATENCY + 2 + FogFactor::LATENCY;

    pub fn new(choices: &Recorder) -> Self {
        Self { place: FogPlace::new(choices), factor: FogFactor::new(choices), ..Self::default() }
    }
}

#[hdl]
impl Logic for FragmentFog {
    fn update(&mut self) {
        wire!(self => self.{place, entries, factor}: clock);
        wire!(self => self.place: depth, flip);
        self.entries.read_enable.next = true;
        self.entries.read_address.next = self.place.entry.val();
        wire!(self => self.entries: write_enable: write, write_address: write_entry, write_data: write_word);
        self.word.d.next = self.entries.read_data.val();
        self.fractions[0].d.next = self.place.fraction.val();
        self.fractions[1].d.next = self.fractions[0].q.val();
        wire!(self.*.q => self.factor: word, fraction: fractions[1]);
        self.factor.off.next = self.off.val();
        self.y.next = self.factor.y.val();

        self.valid.d.next =
            (self.valid.q.val() << 1) | bit_cast::<{ FragmentFog::LATENCY }, 1>(self.in_valid.val().into());
        if self.reset.val() {
            self.valid.d.next = 0.into();
        }
        for i in (FragmentFog::LATENCY - 1)..FragmentFog::LATENCY {
            self.out_valid.next = self.valid.q.val().get_bit(i);
        }
    }
}
