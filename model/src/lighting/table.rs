// SPDX-License-Identifier: MIT
//! Look-up tables of the lighting unit: LIGHTING_LUTINPUT_ABS, LIGHTING_LUTINPUT_SCALE and the entries.

use std::sync::Arc;

use pica_spec::choices::{Choices, LightLutMix, LutDivisor};
use pica_spec::pica200::{LightingLut, LightingLutData, LightingLutInput, LightingLutScale};

use super::vector::ONE;
use crate::fragment::fixed::integer;
use crate::lighting::LightingLuts;

/// Where an input lies in a table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TablePlace {
    /// The entry, 0 to 255.
    pub entry: u64,
    /// How far to the next entry, in units of 2^-9; 2^9 and more, or less than 0, if the input is out of range.
    pub fraction: f64,
}

/// How an input becomes a place (lighting.md#table-lookup).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InputForm {
    /// The input is at least this many times itself: 1 leaves it, -1 makes it positive, 0 cuts it off at 0.
    floor: f64,
    /// Entries of a step of 2^-16.
    step: f64,
    lowest: f64,
    highest: f64,
}

impl InputForm {
    /// The form of a signed input: p = 128 x, entry floor(p) limited to -128..=127, fraction p less the entry. Negative
    /// entries are the upper half of the table.
    pub const SIGNED: InputForm = InputForm { floor: 1.0, step: 128.0 / ONE, lowest: -128.0, highest: 127.0 };
    /// The form of an input that is not negative, or of its magnitude: p = 256 x, entry min(floor(p), 255), fraction p
    /// less the entry.
    pub const ABSOLUTE: InputForm = InputForm { floor: -1.0, step: 256.0 / ONE, lowest: 0.0, highest: 255.0 };

    /// The form of an input that is signed, else of its magnitude if the light is two-sided, else of the input cut off at 0.
    pub const fn of(signed: bool, two_sided: bool) -> InputForm {
        match (signed, two_sided) {
            (true, _) => InputForm::SIGNED,
            (false, true) => InputForm::ABSOLUTE,
            (false, false) => InputForm { floor: 0.0, ..InputForm::ABSOLUTE },
        }
    }

    /// The place of an input with 16 fraction bits.
    #[inline(always)]
    pub fn place(self, input: f64) -> TablePlace {
        let floor = input * self.floor;
        let p = if input > floor { input } else { floor } * self.step;
        let entry = p.floor();
        let entry = if entry < self.lowest { self.lowest } else { entry };
        let entry = if entry > self.highest { self.highest } else { entry };
        TablePlace { entry: (integer(entry) & 255) as u64, fraction: (p - entry) * 512.0 }
    }
}

/// The form of the linear interpolation: ceil((value * `value` + fraction * difference * `difference`) * `reciprocal`).
#[derive(Clone, Copy, Debug)]
struct Interpolation {
    value: f64,
    difference: f64,
    reciprocal: f64,
}

/// The entries of a table.
#[derive(Clone, Debug)]
pub struct Entries {
    words: Arc<[LightingLutData; 256]>,
    interpolation: Interpolation,
}

impl Entries {
    /// The entries of a table as they are loaded now; zeros if there is no such table.
    pub fn new(luts: &LightingLuts, table: LightingLut, choices: &Choices) -> Entries {
        // Numerators have 16 fraction bits, of which a fraction brings 9.
        let (value, difference, denominator) = match (choices.light_lut_mix, choices.lut_divisor) {
            (LightLutMix::Real, LutDivisor::AllOnes) => (2047.0 * ONE, 4095.0 * 128.0, 4095.0 * 2047.0),
            (LightLutMix::Integer, LutDivisor::AllOnes) => (ONE, 256.0, 4095.0),
            // With these divisors both forms are the same.
            (_, LutDivisor::PowerOfTwo) => (ONE, 256.0, 4096.0),
        };
        let interpolation = Interpolation { value, difference, reciprocal: 1.0 / denominator };
        let words = luts.table(table).map_or_else(|| Arc::new([LightingLutData(0); 256]), Arc::clone);
        Entries { words, interpolation }
    }

    /// The output at a place, as [`look_up`] gives it.
    pub fn at(&self, place: TablePlace) -> f64 {
        self.output(self.word(place.entry), place.fraction)
    }

    /// The word of an entry.
    #[inline(always)]
    fn word(&self, entry: u64) -> LightingLutData {
        self.words[(entry & 255) as usize]
    }

    /// The output between an entry and the next with 16 fraction bits, rounded up once, so that an entry of k/255 times
    /// 255 is not below k (choices `light_lut_mix` and `lut_divisor`): value / 4095 + fraction * difference / 2047, or
    /// one of the other forms.
    #[inline(always)]
    fn output(&self, word: LightingLutData, fraction: f64) -> f64 {
        let Interpolation { value, difference, reciprocal } = self.interpolation;
        let magnitude = (word.0 >> 12 & 0x7FF) as i32;
        let slope = if word.0 & 0x80_0000 != 0 { -magnitude } else { magnitude };
        // Below 2^51, for fractions below 2^20. Quotients are below 2^27, and 1/2 less in the numerator moves them
        // 2^-24 at least away from integers, which is more than a product with a rounded reciprocal is off.
        let numerator = f64::from((word.0 & 0xFFF) as i32) * value + fraction * f64::from(slope) * difference;
        ((numerator - 0.5) * reciprocal).ceil()
    }
}

/// A table with its input and its scale.
#[derive(Clone, Debug)]
pub struct Table {
    /// The dot product that is looked up.
    pub input: LightingLutInput,
    /// Whether the input is signed.
    pub signed: bool,
    /// The factor on the output; quarters and halves are rounded down.
    pub scale: f64,
    /// 256 entries, value and difference.
    pub entries: Entries,
}

/// The factor of a scale. Codes 4 and 5 give 0 (assumption `unlisted_code`).
pub const fn factor(scale: LightingLutScale) -> f64 {
    match scale {
        LightingLutScale::X1 => 1.0,
        LightingLutScale::X2 => 2.0,
        LightingLutScale::X4 => 4.0,
        LightingLutScale::X8 => 8.0,
        LightingLutScale::Quarter => 0.25,
        LightingLutScale::Half => 0.5,
        LightingLutScale::Unlisted(_) => 0.0,
    }
}

/// The outputs of entries for a column of inputs, after the scale.
#[inline(always)]
pub fn look_up<const N: usize>(entries: &Entries, form: InputForm, scale: f64, inputs: &[f64; N]) -> [f64; N] {
    let (mut place, mut fraction, mut words) = ([0; N], [0.0; N], [LightingLutData(0); N]);
    for i in 0..N {
        TablePlace { entry: place[i], fraction: fraction[i] } = form.place(inputs[i]);
    }
    for i in 0..N {
        words[i] = entries.word(place[i]);
    }
    let mut outputs = [0.0; N];
    for i in 0..N {
        outputs[i] = (entries.output(words[i], fraction[i]) * scale).floor();
    }
    outputs
}
