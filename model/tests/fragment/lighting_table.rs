// SPDX-License-Identifier: MIT
//! Interpolation between the entries of a lighting table against exact fractions (lighting.md#table-entries).

use pica_model::lighting::table::{Entries, InputForm, TablePlace};
use pica_spec::pica200::LightingLut;

use super::support::State;

/// The signed number of a difference field: bit 11 is the sign.
fn difference(field: u32) -> i128 {
    let magnitude = i128::from(field & 0x7FF);
    if field & 0x800 != 0 { -magnitude } else { magnitude }
}

/// n / d with 16 fraction bits, rounded up.
fn with_16_bits(n: i128, d: i128) -> i128 {
    -((-n << 16).div_euclid(d))
}

#[test]
fn every_fraction_of_an_entry() {
    for (choices, form) in [
        (&[][..], 0),
        (&["light_lut_mix=integer"], 1),
        (&["lut_divisor=power-of-two"], 2),
        (&["lut_divisor=power-of-two", "light_lut_mix=integer"], 2),
    ] {
        for value in [0, 1, 0x7FF, 0x800, 0xABC, 0xFFF] {
            for field in [0, 1, 0x400, 0x7FF, 0x800, 0x801, 0xFFF] {
                let mut state = State::with(choices);
                state.light_entry(LightingLut::Fr, 200, field << 12 | value);
                let entries = Entries::new(&state.luts.lighting, LightingLut::Fr, &state.choices);
                let (v, d) = (i128::from(value), difference(field));
                for fraction in -1..=513 {
                    // fraction / 512 of the difference.
                    let f = i128::from(fraction);
                    let expected = match form {
                        0 => with_16_bits(v * 2047 * 512 + f * d * 4095, 4095 * 2047 * 512),
                        1 => with_16_bits(v * 512 + 2 * d * f, 4095 * 512),
                        _ => with_16_bits(v * 512 + 2 * d * f, 4096 * 512),
                    };
                    let actual = entries.at(TablePlace { entry: 200, fraction: f64::from(fraction) });
                    assert_eq!(actual, expected as f64, "{choices:?} {value:X} {field:X} {fraction}");
                }
                assert_eq!(entries.at(TablePlace { entry: 199, fraction: 256.0 }), 0.0);
            }
        }
    }
}

#[test]
fn every_place() {
    for x in -70_000..70_000_i64 {
        let place = |form: InputForm, x: i64| {
            let TablePlace { entry, fraction } = form.place(x as f64);
            (entry as i64, fraction as i64)
        };
        let ((entry, fraction), absolute) = (place(InputForm::SIGNED, x), place(InputForm::ABSOLUTE, x));
        // x is in units of 2^-16: entry and fraction together are 128 x or 256 x again.
        let entry = if entry < 128 { entry } else { entry - 256 };
        assert_eq!(entry * 512 + fraction, x);
        assert!((0..512).contains(&fraction) || entry == if x < 0 { -128 } else { 127 });
        assert_eq!(absolute.0 * 512 + absolute.1, 2 * x.abs());
        assert!((0..512).contains(&absolute.1) || absolute.0 == 255);
        let cut_off = place(InputForm::of(false, false), x);
        assert_eq!(cut_off, if x < 0 { (0, 0) } else { absolute });
    }
}
