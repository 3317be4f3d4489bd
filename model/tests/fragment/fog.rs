// SPDX-License-Identifier: MIT
//! Fog against exact fractions (fragment.md#fog).

use pica_model::fragment::fog::Fog;
use pica_model::raster::fragment::DEPTH_ONE;
use pica_spec::pica200::{FogLutData, TexenvUpdateBuffer, id};

use super::support::State;

fn fog(flip: bool, choices: &[&str], word: u32) -> Fog {
    let mut state = State::with(choices);
    state.luts.fog.entries = [FogLutData(word); 128];
    state.set(&[
        (id::FOG_COLOR, 0x00_C8_28_FF),
        (id::TEXENV_UPDATE_BUFFER, TexenvUpdateBuffer::default().with_z_flip(flip).0),
    ]);
    Fog::new(&state.registers, &state.luts.fog, &state.choices)
}

#[test]
fn places_of_depths() {
    let depths = (0..=DEPTH_ONE).step_by(997_331).chain([1, 255, 256, DEPTH_ONE / 2, DEPTH_ONE - 1, DEPTH_ONE]);
    for depth in depths {
        for flip in [false, true] {
            // A depth stands for the numbers from itself to the next one: 128 * 2^16 times either end.
            let place = |depth: u128, one: u128| {
                let depth = if flip { one - depth } else { depth };
                (depth << 23) / one
            };
            let real = fog(flip, &[], 0).place(depth);
            let actual = ((real.entry as u128) << 16) + real.fraction as u128;
            let one = u128::from(DEPTH_ONE);
            let ends = [depth, depth.saturating_add(1).min(DEPTH_ONE)].map(|depth| place(depth.into(), one));
            let (low, high) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
            assert!((low..=high).contains(&actual), "{depth:#X} {flip}: {actual:#X}, expected {low:#X} to {high:#X}");
            // From the 24-bit depth d: entry d >> 17, fraction of 17 bits cut to 16. 1.0 less d if flipped.
            let d = depth >> 8;
            let d = if flip { 0xFF_FFFF - d } else { d };
            let from_24 = fog(flip, &["fog_index=depth-24"], 0).place(depth);
            assert_eq!((from_24.entry as u32, from_24.fraction as u32), (d >> 17, (d & 0x1_FFFF) >> 1));
        }
    }
    for (flip, entry) in [(false, 127), (true, 0)] {
        let place = fog(flip, &[], 0).place(DEPTH_ONE);
        assert_eq!(
            (place.entry, place.fraction),
            (entry, if flip { 0 } else { 1 << 16 }),
            "1.0 is the end of the table"
        );
    }
}

#[test]
fn factors_and_mixtures() {
    for (choices, one) in [(&[][..], 2047_i64), (&["lut_divisor=power-of-two"], 2048)] {
        for value in [0, 1, 1024, 2047_u32] {
            // 13 bits, two's complement.
            for difference in [0, 1, -1, 300, -300, 4095, -4096_i64] {
                let fog = fog(false, choices, value << 13 | difference as u32 & 0x1FFF);
                for sixteenth in 0..=16 {
                    let mut place = fog.place(0);
                    place.fraction = sixteenth << 12;
                    // In units of 1/(16 one).
                    let factor = (i64::from(value) * 16 + i64::from(sixteenth) * difference).clamp(0, 16 * one);
                    assert_eq!(i64::from(fog.factor(place)), factor << 12);
                    let color = [0, 255, 77, 9];
                    let mixed = fog.mix(color, fog.factor(place));
                    for (channel, fog_color) in [0xFF, 0x28, 0xC8].into_iter().enumerate() {
                        let sum = factor * i64::from(color[channel]) + (16 * one - factor) * fog_color;
                        assert_eq!(i64::from(mixed[channel]), sum / (16 * one), "{value} {difference} {sixteenth}");
                    }
                    assert_eq!(mixed[3], 9);
                }
            }
        }
    }
}

/// Choice `fog_rounding`.
#[test]
fn mixtures_can_be_rounded() {
    for color in 0..=255_u8 {
        for value in [1, 700, 1023, 1024, 2046] {
            let [floor, round] = ["fog_rounding=floor", "fog_rounding=round"].map(|choice| {
                let fog = fog(false, &[choice], value << 13);
                fog.mix([color; 4], fog.factor(fog.place(0)))[2]
            });
            // Fog blue is 200.
            let sum = u64::from(value) * u64::from(color) + (2047 - u64::from(value)) * 200;
            assert_eq!((u64::from(floor), u64::from(round)), (sum / 2047, (2 * sum + 2047) / 4094), "{color} {value}");
        }
    }
}
