// SPDX-License-Identifier: MIT
//! Combiner stages: every operation over its operands against exact rational formulas, operands and sources code by
//! code, the delayed buffer (fragment.md#combiners).

use pica_model::fragment::color::Rgba;
use pica_model::fragment::combiner::operand::{Operand, Selection};
use pica_model::fragment::combiner::operation::{Arithmetic, combine, combine_channel, dot3, scale};
use pica_model::fragment::combiner::{Combiner, CombinerInputs};
use pica_model::fragment::planes::Planes;
use pica_model::fragment::record::CombinerRecord;
use pica_spec::choices::{AddSignedOffset, CombinerDivision, Dot3Form};
use pica_spec::pica200::{
    CombinerAlphaOperand, CombinerColorOperand, CombinerOperation, CombinerScale, TexenvUpdateBuffer, id,
};

use super::support::State;

/// Bytes at which something happens.
const CLASSES: [u8; 9] = [0, 1, 2, 64, 127, 128, 129, 254, 255];

/// x / 255 as each alternative of choice `combiner_division` says, for a sum of products (a, b).
fn divided(products: &[(i64, i64)], division: CombinerDivision) -> i64 {
    let sum: i64 = products.iter().map(|(a, b)| a * b).sum();
    match division {
        CombinerDivision::Floor => sum.div_euclid(255),
        CombinerDivision::Rounded => (2 * sum + 255).div_euclid(510),
        CombinerDivision::Shift => products.iter().map(|(a, b)| a * (b + (b >> 7))).sum::<i64>() >> 8,
    }
}

/// The table of fragment.md#combiner-operations.
fn expected(operation: u32, a: i64, b: i64, c: i64, arithmetic: Arithmetic) -> i64 {
    let division = arithmetic.division;
    let result = match operation {
        1 => divided(&[(a, b)], division),
        2 => a + b,
        3 if arithmetic.offset == AddSignedOffset::Minus128 => a + b - 128,
        3 => a + b - 127,
        4 => divided(&[(a, c), (b, 255 - c)], division),
        5 => a - b,
        8 => divided(&[(a, b), (c, 255)], division),
        9 => divided(&[((a + b).min(255), c)], division),
        // Replace, and the codes that act like it.
        _ => a,
    };
    result.clamp(0, 255)
}

#[test]
fn every_operation_over_all_pairs() {
    for division in CombinerDivision::ALL {
        for offset in AddSignedOffset::ALL {
            let arithmetic = Arithmetic { division: *division, offset: *offset, ..Arithmetic::default() };
            for code in [0, 1, 2, 3, 4, 5, 8, 9, 10, 15] {
                let operation = CombinerOperation::from_raw(code);
                for a in 0..=255 {
                    for b in 0..=255 {
                        for c in CLASSES {
                            let expected = expected(code, a.into(), b.into(), c.into(), arithmetic);
                            let actual = combine(operation, [a, b, c], arithmetic);
                            assert_eq!(i64::from(actual), expected, "{operation:?} {a} {b} {c} {arithmetic:?}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn interpolation_over_all_weights() {
    for a in CLASSES {
        for b in 0..=255 {
            for c in 0..=255 {
                let expected = expected(4, a.into(), b.into(), c.into(), Arithmetic::default());
                assert_eq!(
                    i64::from(combine(CombinerOperation::Interpolate, [a, b, c], Arithmetic::default())),
                    expected
                );
            }
        }
    }
}

#[test]
fn planes_give_what_single_fragments_give() {
    // 64 operand triples at a time, inverted and not.
    for seed in 0..64_u8 {
        let channel = |step: u8| -> [u8; 64] { core::array::from_fn(|i| (i as u8).wrapping_mul(step) ^ seed << 2) };
        let channels = [channel(5), channel(7), channel(11)];
        for code in 0..10 {
            let operation = CombinerOperation::from_raw(code);
            for inversion in [0, 255] {
                let operands = channels.each_ref().map(|channel| Operand { channel, inversion });
                let planes = combine_channel(operation, operands, CombinerScale::X2, Arithmetic::default());
                for i in 0..64 {
                    let operands = channels.map(|channel| channel[i] ^ inversion);
                    let single = combine(operation, operands, Arithmetic::default());
                    assert_eq!(u32::from(planes[i]), (u32::from(single) * 2).min(255));
                }
            }
        }
    }
}

#[test]
fn dot_products_over_all_pairs() {
    for a in 0..=255_u8 {
        for b in 0..=255_u8 {
            let product = (2 * i64::from(a) - 255) * (2 * i64::from(b) - 255);
            // The other channels at 128 give (1 * 1 + 128) / 256 = 0 each.
            let toward_zero =
                if product + 128 < 0 { -(-(product + 128)).div_euclid(256) } else { (product + 128) / 256 };
            let pair = ([a, 128, 128], [b, 128, 128]);
            assert_eq!(i64::from(dot3(pair.0, pair.1, Dot3Form::PerComponent)), toward_zero.clamp(0, 255));
            let single = ((product + 2) as f64 / 255.0).trunc() as i64;
            assert_eq!(i64::from(dot3(pair.0, pair.1, Dot3Form::SingleDivision)), single.clamp(0, 255));
        }
    }
}

#[test]
fn scales_limit() {
    for value in 0..=255_u8 {
        for (code, factor) in [(0, 1), (1, 2), (2, 4), (3, 1)] {
            let expected = (u32::from(value) * factor).min(255);
            assert_eq!(u32::from(scale(value, CombinerScale::from_raw(code))), expected);
        }
    }
}

#[test]
fn operand_codes() {
    // Channel (none: the one computed) and inversion per code; 6, 7, 10, 11, 14, 15 are plain.
    let plain = (None, false);
    let color = [
        plain,
        (None, true),
        (Some(3), false),
        (Some(3), true),
        (Some(0), false),
        (Some(0), true),
        plain,
        plain,
        (Some(1), false),
        (Some(1), true),
        plain,
        plain,
        (Some(2), false),
        (Some(2), true),
        plain,
        plain,
    ];
    for (code, (channel, inverted)) in color.into_iter().enumerate() {
        let selection = Selection::of_color(CombinerColorOperand::from_raw(code as u32));
        assert_eq!(selection, Selection { channel, inversion: if inverted { 255 } else { 0 } }, "{code}");
    }
    for code in 0..8 {
        let channel = [3, 0, 1, 2][code / 2];
        let selection = Selection::of_alpha(CombinerAlphaOperand::from_raw(code as u32));
        assert_eq!(selection, Selection { channel: Some(channel), inversion: if code % 2 == 1 { 255 } else { 0 } });
    }
}

const PRIMARY: Rgba = [1, 2, 3, 4];
const LIGHT: [Rgba; 2] = [[11, 12, 13, 14], [21, 22, 23, 24]];
const TEXTURES: [Rgba; 4] = [[31, 32, 33, 34], [41, 42, 43, 44], [51, 52, 53, 54], [61, 62, 63, 64]];
const CONSTANT: u32 = u32::from_le_bytes([71, 72, 73, 74]);
const BUFFER: u32 = u32::from_le_bytes([81, 82, 83, 84]);

/// Passes the previous result on.
const PASS: u32 = 0x000F_000F;

struct Run {
    result: Rgba,
    steps: [CombinerRecord; 6],
}

/// Six stages, all passing on but those given: (stage, register offset, value).
fn run(state: &mut State, stages: &[(usize, u32, u32)]) -> Run {
    let bases = [0x0C0, 0x0C8, 0x0D0, 0x0D8, 0x0F0, 0x0F8];
    for base in bases {
        state.set(&[(base, PASS), (base + 3, CONSTANT)]);
    }
    state.set(&[(id::TEXENV_BUFFER_COLOR, BUFFER)]);
    for (stage, offset, value) in stages {
        state.set(&[(bases[*stage] + offset, *value)]);
    }
    let combiner = Combiner::new(&state.registers, &state.choices);
    let planes = |color| Planes::<1>::filled(color);
    let (primary, light, textures) = (planes(PRIMARY), LIGHT.map(planes), TEXTURES.map(planes));
    let inputs = CombinerInputs {
        primary: &primary,
        fragment_primary: &light[0],
        fragment_secondary: &light[1],
        textures: textures.each_ref(),
    };
    let mut steps = Default::default();
    let recorded = combiner.evaluate(&inputs, Some(&mut steps)).get(0);
    let result = combiner.evaluate(&inputs, None).get(0);
    assert_eq!(result, recorded, "stages that are skipped change nothing");
    Run { result, steps }
}

/// The source code in all six source fields.
fn all_sources(code: u32) -> u32 {
    code * 0x0111_0111
}

#[test]
fn source_codes_on_stages_0_and_1() {
    let previous_0 = PRIMARY;
    for code in 0..16 {
        let expected = match code {
            0 => PRIMARY,
            1 | 2 => LIGHT[code - 1],
            3..=6 => TEXTURES[code - 3],
            14 => CONSTANT.to_le_bytes(),
            15 => previous_0,
            _ => [0; 4],
        };
        let source = all_sources(code as u32);
        assert_eq!(run(&mut State::new(), &[(0, 0, source)]).result, expected, "stage 0, source {code}");
        let expected = if code == 13 { BUFFER.to_le_bytes() } else { expected };
        assert_eq!(run(&mut State::new(), &[(1, 0, source)]).result, expected, "stage 1, source {code}");
    }
}

#[test]
fn stage_0_previous_as_third_source() {
    // Sources PREVIOUS, PREVIOUS, TEXTURE2: the first operand takes the third colour source, in alpha too.
    let mut state = State::with(&["stage0_previous=third-source"]);
    assert_eq!(run(&mut state, &[(0, 0, 0x00FF_05FF)]).result, TEXTURES[2]);
    assert_eq!(run(&mut state, &[(0, 0, 0x0FFF_0FFF)]).result, PRIMARY);
}

#[test]
fn the_buffer_is_one_stage_late() {
    // Stage 0 gives the constant, and both colour and alpha of the buffer take it; stages 1 and 2 show the buffer.
    let update = |rgb: bool, alpha: bool| {
        let update = TexenvUpdateBuffer::default().with_rgb_update(0, rgb).with_alpha_update(0, alpha);
        (id::TEXENV_UPDATE_BUFFER, update.0)
    };
    let constant = CONSTANT.to_le_bytes();
    let old = BUFFER.to_le_bytes();
    for (rgb, alpha) in [(true, true), (true, false), (false, true), (false, false)] {
        let mut state = State::new();
        state.set(&[update(rgb, alpha)]);
        let run = run(&mut state, &[(0, 0, all_sources(14)), (1, 0, all_sources(13)), (2, 0, all_sources(13))]);
        let mut new = old;
        if rgb {
            new[..3].copy_from_slice(&constant[..3]);
        }
        if alpha {
            new[3] = constant[3];
        }
        assert_eq!(run.steps[0].result, constant);
        assert_eq!(run.steps[1].result, old);
        assert_eq!(run.steps[2].result, new);
        assert_eq!(run.result, new);
    }
}

#[test]
fn skipped_stages_still_update_the_buffer() {
    // Stage 0 passes the primary colour on, which the buffer takes; stage 2 shows it.
    let mut state = State::new();
    state.set(&[(id::TEXENV_UPDATE_BUFFER, 0x1100)]);
    let run = run(&mut state, &[(1, 0, all_sources(14)), (2, 0, all_sources(13))]);
    assert_eq!(run.result, PRIMARY);
}

/// Texture 0 dot texture 3: three products of (2a - 255)(2b - 255), each plus 128 and divided by 256.
fn dot_of_textures() -> u8 {
    let products = (0..3).map(|i| (2 * i32::from(TEXTURES[0][i]) - 255) * (2 * i32::from(TEXTURES[3][i]) - 255));
    products.map(|product| (product + 128) / 256).sum::<i32>().clamp(0, 255) as u8
}

#[test]
fn dot_product_codes() {
    // Operands: texture 0 and texture 3 in colour, primary and constant in alpha.
    let sources = (0, 0, 0x00E0_0063);
    let dot = dot_of_textures();
    let result = |choices: &[&str], color: u32, alpha: u32, scale: u32| {
        run(&mut State::with(choices), &[sources, (0, 2, alpha << 16 | color), (0, 4, scale)]).result
    };
    // Colour 6 with alpha replace; colour 7 overrides alpha, which has its own scale.
    assert_eq!(result(&[], 6, 0, 0), [dot, dot, dot, PRIMARY[3]]);
    assert_eq!(result(&[], 7, 1, 0), [dot; 4]);
    let doubled = (u32::from(dot) * 2).min(255) as u8;
    assert_eq!(result(&[], 7, 1, 0x0001_0000), [dot, dot, dot, doubled]);
    assert_eq!(result(&[], 7, 1, 0x0000_0001), [doubled, doubled, doubled, dot]);
    // Choice `alpha_op_6_7`, with a colour part of its own (texture 3 through operand 0).
    let [r, g, b, _] = TEXTURES[0];
    for (choice, six, seven) in [
        ("alpha_op_6_7=replace-6-dot3-7", PRIMARY[3], dot),
        ("alpha_op_6_7=dot3-both", dot, dot),
        ("alpha_op_6_7=replace-both", PRIMARY[3], PRIMARY[3]),
    ] {
        let swapped = [(0, 0, 0x00E0_0063)];
        let run_with = |alpha: u32| run(&mut State::with(&[choice]), &[swapped[0], (0, 2, alpha << 16)]).result;
        assert_eq!(run_with(6), [r, g, b, six], "{choice}");
        assert_eq!(run_with(7), [r, g, b, seven], "{choice}");
    }
}

#[test]
fn alpha_does_not_see_the_colour_of_its_stage() {
    // Colour becomes the constant; alpha is red of PREVIOUS, hence of the primary colour.
    let run = run(&mut State::new(), &[(0, 0, 0x000F_000E), (0, 1, 2 << 12)]);
    assert_eq!(run.result, [71, 72, 73, PRIMARY[0]]);
}

#[test]
fn the_record_shows_the_operands() {
    let run = run(&mut State::new(), &[(0, 0, 0x0003_00E3), (0, 1, 0x0010), (0, 2, 1)]);
    let step = run.steps[0];
    assert_eq!(step.color_operands[0], [31, 32, 33]);
    assert_eq!(step.color_operands[1], [255 - 71, 255 - 72, 255 - 73]);
    assert_eq!(step.alpha_operands[0], 34);
    assert_eq!(step.buffer, BUFFER.to_le_bytes());
    assert_eq!(step.result, [31 * 184 / 255, 32 * 183 / 255, 33 * 182 / 255, 34].map(|x: u32| x as u8));
}
