// SPDX-License-Identifier: MIT
//! BLEND_FUNC and BLEND_COLOR (framebuffer.md#blending-and-logic-operation).

use pica_spec::choices::BlendRounding;
use pica_spec::pica200::{BlendEquation, BlendFactor, BlendFunc};

use super::color::Rgba;
use super::combiner::operation::floor_255;
use super::planes::{Channel, Planes};

/// Where a factor comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Base {
    /// 255.
    One,
    /// The channel that is computed, of the source, the destination or the constant.
    Source,
    Destination,
    Constant,
    /// The alpha of the source, the destination or the constant.
    SourceAlpha,
    DestinationAlpha,
    ConstantAlpha,
    /// The smaller of source alpha and 255 less destination alpha.
    SaturatedAlpha,
}

/// Base and inversion of a factor; an inverted factor is 255 less its base.
const fn decode(factor: BlendFactor) -> (Base, u8) {
    match factor {
        BlendFactor::Zero => (Base::One, 255),
        BlendFactor::One => (Base::One, 0),
        BlendFactor::SrcColor => (Base::Source, 0),
        BlendFactor::OneMinusSrcColor => (Base::Source, 255),
        BlendFactor::DstColor => (Base::Destination, 0),
        BlendFactor::OneMinusDstColor => (Base::Destination, 255),
        BlendFactor::SrcAlpha => (Base::SourceAlpha, 0),
        BlendFactor::OneMinusSrcAlpha => (Base::SourceAlpha, 255),
        BlendFactor::DstAlpha => (Base::DestinationAlpha, 0),
        BlendFactor::OneMinusDstAlpha => (Base::DestinationAlpha, 255),
        BlendFactor::ConstantColor => (Base::Constant, 0),
        BlendFactor::OneMinusConstantColor => (Base::Constant, 255),
        BlendFactor::ConstantAlpha => (Base::ConstantAlpha, 0),
        BlendFactor::OneMinusConstantAlpha => (Base::ConstantAlpha, 255),
        BlendFactor::SrcAlphaSaturate => (Base::SaturatedAlpha, 0),
    }
}

/// A factor, 0 to 255, of channel `channel` (3 is alpha).
#[inline]
pub fn blend_factor(factor: BlendFactor, channel: usize, s: Rgba, d: Rgba, constant: Rgba) -> u8 {
    let [source, destination, constant] = [s, d, constant].map(Planes::<1>::filled);
    factors(factor, channel, &source, &destination, &constant)[0]
}

/// The factor of a channel of every fragment.
#[inline(always)]
fn factors<const N: usize>(
    factor: BlendFactor,
    channel: usize,
    source: &Planes<N>,
    destination: &Planes<N>,
    constant: &Planes<N>,
) -> Channel<N> {
    let (base, inversion) = decode(factor);
    let taken = match base {
        Base::One => return [255 ^ inversion; N],
        Base::SaturatedAlpha if channel == 3 => return [255; N],
        Base::SaturatedAlpha => {
            let mut factors = source.0[3];
            for (factor, d) in factors.iter_mut().zip(&destination.0[3]) {
                *factor = (*factor).min(255 - d);
            }
            return factors;
        }
        Base::Source => &source.0[channel],
        Base::Destination => &destination.0[channel],
        Base::Constant => &constant.0[channel],
        Base::SourceAlpha => &source.0[3],
        Base::DestinationAlpha => &destination.0[3],
        Base::ConstantAlpha => &constant.0[3],
    };
    let mut factors = *taken;
    for factor in &mut factors {
        *factor ^= inversion;
    }
    factors
}

/// eq(s * source factor, d * destination factor) / 255, limited to 0..=255 (choice `blend_rounding`).
#[inline(always)]
pub const fn blend_channel(
    equation: BlendEquation,
    [s, source_factor]: [u8; 2],
    [d, destination_factor]: [u8; 2],
    rounding: BlendRounding,
) -> u8 {
    let (s, d) = match rounding {
        BlendRounding::Shift => (shift_product(s, source_factor), shift_product(d, destination_factor)),
        _ => (s as u16 * source_factor as u16, d as u16 * destination_factor as u16),
    };
    // Limited before the division: a sum above 255 * 255 would give more than 255, a negative one less than 0.
    let sum = match equation {
        BlendEquation::Add => s.saturating_add(d),
        BlendEquation::Subtract => s.saturating_sub(d),
        BlendEquation::ReverseSubtract => d.saturating_sub(s),
        BlendEquation::Min => {
            if s < d {
                s
            } else {
                d
            }
        }
        BlendEquation::Max => {
            if s > d {
                s
            } else {
                d
            }
        }
    };
    const MOST: u16 = 255 * 255;
    let limited = if sum > MOST { MOST } else { sum };
    match rounding {
        BlendRounding::FloorAfterSum => floor_255(limited) as u8,
        BlendRounding::Rounded => ((2 * limited as u32 + 255) / 510) as u8,
        BlendRounding::Shift => (if sum >> 8 > 255 { 255 } else { sum >> 8 }) as u8,
    }
}

/// a * (b + (b >> 7)): at most 255 * 256.
#[inline(always)]
const fn shift_product(a: u8, b: u8) -> u16 {
    a as u16 * (b as u16 + (b as u16 >> 7))
}

/// The colours of blending.
#[inline(always)]
pub fn blend<const N: usize>(
    function: BlendFunc,
    constant: &Planes<N>,
    source: &Planes<N>,
    destination: &Planes<N>,
    rounding: BlendRounding,
) -> Planes<N> {
    let color = (function.rgb_equation(), function.rgb_src_factor(), function.rgb_dst_factor());
    let alpha = (function.alpha_equation(), function.alpha_src_factor(), function.alpha_dst_factor());
    let mut result = Planes::filled([0; 4]);
    for (channel, values) in result.0.iter_mut().enumerate() {
        let (equation, source_factor, destination_factor) = if channel < 3 { color } else { alpha };
        let weighted = Weighted {
            s: &source.0[channel],
            source_factor: factors(source_factor, channel, source, destination, constant),
            d: &destination.0[channel],
            destination_factor: factors(destination_factor, channel, source, destination, constant),
        };
        *values = weighted.combine(equation, rounding);
    }
    result
}

/// Source and destination of a channel and their factors.
struct Weighted<'a, const N: usize> {
    s: &'a Channel<N>,
    source_factor: Channel<N>,
    d: &'a Channel<N>,
    destination_factor: Channel<N>,
}

impl<const N: usize> Weighted<'_, N> {
    #[inline(always)]
    fn combine(&self, equation: BlendEquation, rounding: BlendRounding) -> Channel<N> {
        // Each arm is compiled for one equation, the first of the two forms also for the default rounding.
        macro_rules! compiled_for {
            ($($equation:ident),*) => {
                match (equation, rounding) {
                    $(
                        (BlendEquation::$equation, BlendRounding::FloorAfterSum) => {
                            self.run(BlendEquation::$equation, BlendRounding::FloorAfterSum)
                        }
                        (BlendEquation::$equation, rounding) => self.run(BlendEquation::$equation, rounding),
                    )*
                }
            };
        }
        compiled_for!(Add, Subtract, ReverseSubtract, Min, Max)
    }

    #[inline(always)]
    fn run(&self, equation: BlendEquation, rounding: BlendRounding) -> Channel<N> {
        // No closure: only what is inlined for sure is compiled for one equation.
        let mut results = [0; N];
        for (i, result) in results.iter_mut().enumerate() {
            let (s, d) = ([self.s[i], self.source_factor[i]], [self.d[i], self.destination_factor[i]]);
            *result = blend_channel(equation, s, d, rounding);
        }
        results
    }
}
