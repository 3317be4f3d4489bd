// SPDX-License-Identifier: MIT
//! Vectors worked by hand.

use pica_model::fragment::blend::blend;
use pica_model::fragment::color::Rgba;
use pica_model::fragment::combiner::operation::{Arithmetic, combine, dot3, scale};
use pica_model::fragment::framebuffer::color_format::{color_pack, color_unpack};
use pica_model::fragment::framebuffer::shadow_pixel::ShadowPixel;
use pica_model::fragment::logic_op::logic_op;
use pica_model::fragment::planes::Planes;
use pica_model::fragment::shadow_map::shadow_write;
use pica_model::fragment::stencil::stencil_write;
use pica_spec::choices::{BlendRounding, Dot3Form};
use pica_spec::number::F16;
use pica_spec::pica200::{
    BlendEquation, BlendFactor, BlendFunc, ColorFormat, CombinerOperation, CombinerScale, FragopShadow, LogicOperation,
    StencilAction, StencilTest,
};

fn operation(operation: CombinerOperation, a: u8, b: u8, c: u8) -> u8 {
    combine(operation, [a, b, c], Arithmetic::default())
}

#[test]
fn vectors_88_and_89_combiner_operations() {
    assert_eq!(operation(CombinerOperation::Modulate, 200, 100, 0), 78);
    assert_eq!(operation(CombinerOperation::AddSigned, 200, 100, 0), 172);
    assert_eq!(operation(CombinerOperation::Subtract, 100, 200, 0), 0);
    assert_eq!(operation(CombinerOperation::Interpolate, 200, 50, 64), 87);
    assert_eq!(operation(CombinerOperation::MultiplyThenAdd, 200, 100, 50), 128);
    assert_eq!(operation(CombinerOperation::AddThenMultiply, 200, 100, 128), 128);
}

#[test]
fn vector_90_dot_products() {
    let dot = |a, b| dot3(a, b, Dot3Form::PerComponent);
    assert_eq!(dot([255, 128, 128], [255, 128, 128]), 254);
    assert_eq!(dot([0, 128, 200], [255, 100, 50]), 0);
    assert_eq!(dot([128, 128, 255], [128, 128, 255]), 254);
}

#[test]
fn vector_91_scale() {
    assert_eq!(scale(70, CombinerScale::X4), 255);
}

const S: Rgba = [200, 100, 50, 128];
const D: Rgba = [20, 200, 255, 64];

/// The source and the destination blended with one equation and the same factors for colour and alpha.
fn blended(equation: BlendEquation, source: BlendFactor, destination: BlendFactor) -> Rgba {
    let function = BlendFunc::default()
        .with_rgb_equation(equation)
        .with_alpha_equation(equation)
        .with_rgb_src_factor(source)
        .with_rgb_dst_factor(destination)
        .with_alpha_src_factor(source)
        .with_alpha_dst_factor(destination);
    let [constant, s, d] = [[0; 4], S, D].map(Planes::<1>::filled);
    blend(function, &constant, &s, &d, BlendRounding::FloorAfterSum).get(0)
}

#[test]
fn vectors_92_to_96_blending() {
    use BlendEquation::{Add, Max, Min, ReverseSubtract, Subtract};
    use BlendFactor::{DstColor, One, OneMinusSrcAlpha, SrcAlpha, SrcAlphaSaturate, Zero};
    assert_eq!(blended(Add, SrcAlpha, OneMinusSrcAlpha), [110, 149, 152, 96]);
    assert_eq!(blended(Add, One, One), [220, 255, 255, 192]);
    assert_eq!(blended(Subtract, One, One), [180, 0, 0, 64]);
    assert_eq!(blended(ReverseSubtract, One, One), [0, 100, 205, 0]);
    assert_eq!(blended(Min, SrcAlpha, OneMinusSrcAlpha), [9, 50, 25, 31]);
    assert_eq!(blended(Max, SrcAlpha, OneMinusSrcAlpha), [100, 99, 127, 64]);
    assert_eq!(blended(Add, SrcAlphaSaturate, One), [120, 250, 255, 192]);
    assert_eq!(blended(Add, DstColor, Zero), [15, 78, 50, 32]);
}

#[test]
fn vector_97_logic_operations() {
    let result = |operation: u32| -> Rgba {
        core::array::from_fn(|i| logic_op(LogicOperation::from_raw(operation), S[i], D[i]))
    };
    assert_eq!(result(0xB), [220, 172, 205, 192]);
    assert_eq!(result(0x8), [255, 191, 205, 255]);
    assert_eq!(result(0x2), [200, 36, 0, 128]);
    assert_eq!(result(0xF), [55, 219, 255, 127]);
}

#[test]
fn vector_98_store_and_reload() {
    let stored = |format| {
        let word = color_pack(format, S);
        (word, color_unpack(format, word))
    };
    assert_eq!(stored(ColorFormat::Rgb565), (0xCB26, [206, 101, 49, 255]));
    assert_eq!(stored(ColorFormat::Rgb5a1), (0xCB0D, [206, 99, 49, 255]));
    assert_eq!(stored(ColorFormat::Rgba4), (0xC638, [204, 102, 51, 136]));
}

#[test]
fn vector_99_stencil_writes() {
    let test = StencilTest::default().with_write_mask(0x0F).with_reference(0xC3);
    let written = |action, stored| stencil_write(test, StencilAction::from_raw(action), stored);
    let results = [(6, 0xFF), (7, 0x00), (5, 0x5A), (2, 0x5A), (3, 0xFF), (4, 0x00)].map(|(op, s)| written(op, s));
    assert_eq!(results, [0xF0, 0x0F, 0x55, 0x53, 0xFF, 0x00]);
}

#[test]
fn vector_100_shadow_write() {
    let penumbra = FragopShadow::default().with_constant(F16::from_f32(1.5)).with_linear(F16::from_f32(-1.0));
    let stored = ShadowPixel { depth: 0x800000, density: 200 };
    assert_eq!(shadow_write(penumbra, 0x400000, 128, stored), Some(ShadowPixel { density: 128, ..stored }));
}
