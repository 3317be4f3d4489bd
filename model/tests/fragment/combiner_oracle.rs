// SPDX-License-Identifier: MIT
//! All six combiner stages at once against a second evaluation, straight from the words of the registers
//! (fragment.md#combiners): every source, operand, operation and scale code in every field.

use pica_model::fragment::color::Rgba;
use pica_model::fragment::combiner::{Combiner, CombinerInputs};
use pica_model::fragment::planes::Planes;
use pica_spec::pica200::id;

use super::support::{Random, State};

const STAGES: [u32; 6] = [0x0C0, 0x0C8, 0x0D0, 0x0D8, 0x0F0, 0x0F8];

/// What a stage can take: primary, two light colours, four textures.
type Inputs = [Rgba; 7];

/// A stage by its words: source, operand, combiner, constant, scale.
type Words = [u32; 5];

const fn field(word: u32, lsb: u32, width: u32) -> u32 {
    word >> lsb & ((1 << width) - 1)
}

fn source(code: u32, stage: usize, inputs: &Inputs, constant: u32, buffer: Rgba, previous: Rgba) -> Rgba {
    match (code, stage) {
        (0..=6, _) => inputs[code as usize],
        (13, 0) => [0; 4],
        (13, _) => buffer,
        (14, _) => constant.to_le_bytes(),
        // Into stage 0 comes the primary colour.
        (15, _) => previous,
        _ => [0; 4],
    }
}

/// The channel that a colour operand shows of a colour, for channel `channel`.
fn color_operand(code: u32, color: Rgba, channel: usize) -> i64 {
    let [r, g, b, a] = color.map(i64::from);
    let plain = i64::from(color[channel]);
    let (value, inverted) = match code {
        1 => (plain, true),
        2 | 3 => (a, code == 3),
        4 | 5 => (r, code == 5),
        8 | 9 => (g, code == 9),
        12 | 13 => (b, code == 13),
        _ => (plain, false),
    };
    if inverted { 255 - value } else { value }
}

fn alpha_operand(code: u32, color: Rgba) -> i64 {
    let value = i64::from(color[[3, 0, 1, 2][code as usize / 2]]);
    if code % 2 == 1 { 255 - value } else { value }
}

fn operation(code: u32, [a, b, c]: [i64; 3]) -> i64 {
    let result = match code {
        1 => a * b / 255,
        2 => a + b,
        3 => a + b - 128,
        4 => (a * c + b * (255 - c)) / 255,
        5 => a - b,
        8 => (a * b + 255 * c) / 255,
        9 => (a + b).min(255) * c / 255,
        _ => a,
    };
    result.clamp(0, 255)
}

fn dot(a: [i64; 3], b: [i64; 3]) -> i64 {
    // Rust divides toward zero, as the formula does.
    (0..3).map(|i| ((2 * a[i] - 255) * (2 * b[i] - 255) + 128) / 256).sum::<i64>().clamp(0, 255)
}

fn scaled(value: i64, code: u32) -> u8 {
    (value * [1, 2, 4, 1][code as usize]).min(255) as u8
}

fn evaluate(stages: &[Words; 6], update: u32, buffer: u32, inputs: &Inputs) -> Rgba {
    let mut previous = inputs[0];
    let mut buffers = vec![buffer.to_le_bytes()];
    for (stage, [sources, operands, combiner, constant, scale]) in stages.iter().enumerate() {
        // Stage 1 sees the initial colour; stage k what the buffer was after stage k - 2.
        let seen = buffers[stage.saturating_sub(1)];
        let taken = |lsb: u32| source(field(*sources, lsb, 4), stage, inputs, *constant, seen, previous);
        let colors = [0, 1, 2].map(|i| {
            [0, 1, 2].map(|channel| color_operand(field(*operands, 4 * i, 4), taken(4 * i), channel as usize))
        });
        let alphas = [0, 1, 2].map(|i| alpha_operand(field(*operands, 12 + 4 * i, 3), taken(16 + 4 * i)));
        let (color_code, alpha_code) = (field(*combiner, 0, 4), field(*combiner, 16, 4));
        let color: [i64; 3] = match color_code {
            6 | 7 => [dot(colors[0], colors[1]); 3],
            code => [0, 1, 2].map(|channel: usize| operation(code, [0, 1, 2].map(|i: usize| colors[i][channel]))),
        };
        let alpha = match (color_code, alpha_code) {
            (7, _) | (_, 7) => dot(colors[0], colors[1]),
            (_, code) => operation(code, alphas),
        };
        let [r, g, b] = color.map(|value| scaled(value, field(*scale, 0, 2)));
        previous = [r, g, b, scaled(alpha, field(*scale, 16, 2))];
        let mut next = buffers[stage];
        if stage < 4 && field(update, 8 + stage as u32, 1) == 1 {
            next[..3].copy_from_slice(&previous[..3]);
        }
        if stage < 4 && field(update, 12 + stage as u32, 1) == 1 {
            next[3] = previous[3];
        }
        buffers.push(next);
    }
    previous
}

#[test]
fn six_stages_from_their_words() {
    const SEED: u64 = 14;
    let mut random = Random::new(SEED);
    for case in 0..20_000 {
        let stages: [Words; 6] = core::array::from_fn(|stage| {
            let [mut sources, mut operands, combiner, constant, mut scale] = core::array::from_fn(|_| random.next());
            // Results that depend on what came before, and do not saturate, more often than at random.
            if stage > 0 && random.below(2) == 0 {
                sources = sources & !0xF | if random.below(2) == 0 { 13 } else { 15 };
                sources = sources & !0xF_0000 | (sources & 0xF) << 16;
            }
            if random.below(2) == 0 {
                operands = 0;
                scale = 0;
            }
            [sources, operands, combiner, constant, scale]
        });
        let (update, buffer) = (random.next() & 0xFF00, random.next());
        let mut state = State::new();
        for (base, words) in STAGES.into_iter().zip(stages) {
            for (offset, word) in (0..).zip(words) {
                state.set(&[(base + offset, word)]);
            }
        }
        state.set(&[(id::TEXENV_UPDATE_BUFFER, update), (id::TEXENV_BUFFER_COLOR, buffer)]);
        let inputs: Inputs = core::array::from_fn(|_| random.next().to_le_bytes());
        let planes = inputs.map(Planes::<1>::filled);
        let [primary, fragment_primary, fragment_secondary, t0, t1, t2, t3] = planes.each_ref();
        let textures = [t0, t1, t2, t3];
        let combiner = Combiner::new(&state.registers, &state.choices);
        let actual =
            combiner.evaluate(&CombinerInputs { primary, fragment_primary, fragment_secondary, textures }, None);
        let expected = evaluate(&stages, update, buffer, &inputs);
        assert_eq!(actual.get(0), expected, "seed {SEED}, case {case}: {stages:08X?} {update:X}");
    }
}
