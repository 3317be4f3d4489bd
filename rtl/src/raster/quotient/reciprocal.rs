// SPDX-License-Identifier: MIT
//! The reciprocal of a divisor, as far as an estimate needs it.

use crate::parts::{Product, Rom};
use crate::prelude::*;

/// Bits of the divisor that choose a piece of the curve.
const PIECE: u64 = 9;
/// Bits of the divisor behind those, along the piece.
const ALONG: u64 = 13;
/// Fraction bits of the reciprocal.
const FRACTION: u64 = 23;
/// Bits of a slope.
const SLOPE: u64 = 14;
/// The top bit of every reciprocal where a piece begins, which is not in the table.
const TOP: u64 = 1 << (FRACTION - 1);
/// What a piece lies lower than the tangent in its middle, so that nothing on it is above the curve: the steps of slope and place
/// are cut off.
const MARGIN: u64 = 3;

/// 2^23 / d of a divisor d in [1, 2), from 512 pieces of straight lines: never above it, and less than 13 below, which a test
/// computes for each number of 22 bits.
#[derive(LogicBlock, Component)]
#[component(name = "raster_reciprocal")]
pub(super) struct Reciprocal {
    pub clock: Signal<In, Clock>,
    /// The divisor behind its leading one.
    pub x: Signal<In, Bits<22>>,
    /// The number of three clocks before is the divisor from the next clock on.
    pub load: Signal<In, Bit>,
    /// The reciprocal of the divisor.
    pub y: Signal<Out, Bits<23>>,
    pieces: Rom<9, 36>,
    along1: DFF<Bits<13>>,
    along2: DFF<Bits<13>>,
    product: Product<14, 13, 27>,
    down: DFF<Bits<14>>,
    start: DFF<Bits<23>>,
    value: DFF<Bits<23>>,
    top: Parameter<Bits<23>>,
}

/// A piece: the reciprocal where the piece begins, without its top bit, and behind it how far down the piece leads.
fn pieces() -> Vec<u64> {
    let piece = |number: u64| {
        let divisor = (1 << PIECE) + number;
        let one = 1 << (FRACTION + PIECE);
        let slope = one / divisor - one / (divisor + 1);
        let middle = (one << ALONG) / ((divisor << ALONG) + (1 << (ALONG - 1)));
        (middle + slope / 2 - MARGIN - TOP) << SLOPE | slope
    };
    (0..1 << PIECE).map(piece).collect()
}

impl Default for Reciprocal {
    fn default() -> Self {
        Self {
            clock: Signal::default(),
            x: Signal::default(),
            load: Signal::default(),
            y: Signal::default(),
            pieces: Rom::new("reciprocal", pieces()),
            along1: DFF::default(),
            along2: DFF::default(),
            product: Product::default(),
            down: DFF::default(),
            start: DFF::default(),
            value: DFF::default(),
            top: Parameter::bits(TOP),
        }
    }
}

#[hdl]
impl Logic for Reciprocal {
    fn update(&mut self) {
        wire!(self => self.pieces: clock);
        self.pieces.address.next = self.x.val().get_bits::<9>(13);
        self.along1.d.next = self.x.val().get_bits::<13>(0);
        wire!(self.*.q => self.*.d: along2: along1);
        self.product.a.next = self.pieces.word.val().get_bits::<14>(0);
        wire!(self.*.q => self.product: b: along2);
        self.down.d.next = self.product.y.val().get_bits::<14>(13);
        self.start.d.next = bit_cast::<23, 22>(self.pieces.word.val().get_bits::<22>(14)) | self.top.val();
        if self.load.val() {
            self.value.d.next = self.start.q.val() - bit_cast::<23, 14>(self.down.q.val());
        }
        wire!(self.*.q => self: y: value);
    }
}

#[cfg(test)]
mod tests {
    use super::{ALONG, FRACTION, PIECE, SLOPE, TOP, pieces};

    /// Never above the reciprocal of anything that begins with these bits, and less than 13 below.
    #[test]
    fn estimates_are_low_and_close() {
        for (number, word) in pieces().into_iter().enumerate() {
            let (start, slope) = (TOP | word >> SLOPE, word & ((1 << SLOPE) - 1));
            for along in 0..1 << ALONG {
                let estimate = start - ((slope * along) >> ALONG);
                let divisor = ((1 << PIECE) + number as u64) << ALONG | along;
                let one = 1 << (FRACTION + PIECE + ALONG);
                assert!(estimate * (divisor + 1) <= one, "{divisor:#x}");
                assert!(one - estimate * divisor < 13 * divisor, "{divisor:#x}");
            }
        }
    }
}
