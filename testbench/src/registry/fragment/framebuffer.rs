// SPDX-License-Identifier: MIT
//! The stages at the framebuffer: addresses, formats, tests, logic operation.

use crate::stage::{Axis, Field, Stage, field, sweep, whole};
use pica_model::fragment::alpha_test::alpha_test;
use pica_model::fragment::depth_test::depth_test;
use pica_model::fragment::framebuffer::color_format::{color_pack, color_unpack};
use pica_model::fragment::framebuffer::depth_format::{DepthStencil, depth_pack, depth_unpack};
use pica_model::fragment::logic_op::logic_op;
use pica_model::fragment::stencil as model;
use pica_model::memory::tiling::PixelGrid;
use pica_rtl::fragment::{
    AlphaTestIn, AlphaTestOut, ColorPackIn, ColorPackOut, ColorUnpackIn, ColorUnpackOut, DepthPackIn, DepthPackOut,
    DepthTestIn, DepthTestOut, DepthUnpackIn, DepthUnpackOut, LogicOpIn, LogicOpOut, MortonIn, MortonOut, StencilIn,
    StencilOut,
};
use pica_spec::choices::Choices;
use pica_spec::pica200::bits::{
    depth_color_mask as mask, fragop_alpha_test as alpha, framebuffer_dim as dim, stencil_op as op,
    stencil_test as test,
};
use pica_spec::pica200::{
    BlockSize, ColorFormat, CompareFunction, DepthColorMask, DepthFormat, FragopAlphaTest, FramebufferDim,
    LogicOperation, StencilOp, StencilTest, YDirection,
};

/// 0: less, 1: equal, 2: greater.
pub const fn order(a: u32, b: u32) -> usize {
    if a < b {
        0
    } else if a == b {
        1
    } else {
        2
    }
}

/// 0, 255, 128 and above, the rest.
const fn class(byte: u32) -> usize {
    match byte & 0xFF {
        0 => 0,
        255 => 1,
        128..255 => 2,
        _ => 3,
    }
}

/// The four channels of a colour.
pub const fn channels(port: &'static str) -> [Field; 4] {
    [field(port, 0, 8), field(port, 8, 8), field(port, 16, 8), field(port, 24, 8)]
}

pub fn morton(choices: &Choices) -> Stage<MortonIn, MortonOut> {
    let order = choices.block32_order;
    let block32 = whole("block32", 1);
    let width = field("framebuffer_dim", dim::WIDTH, dim::WIDTH_WIDTH);
    let height = field("framebuffer_dim", dim::HEIGHT_MINUS_1, dim::HEIGHT_MINUS_1_WIDTH);
    let direction = field("framebuffer_dim", dim::Y_DIRECTION, dim::Y_DIRECTION_WIDTH);
    let (x, y) = (whole("x", 11), whole("y", 10));
    Stage::new(move |i: MortonIn| {
        let blocks = if i.block32 == 1 { BlockSize::Block32x32 } else { BlockSize::Block8x8 };
        let grid = PixelGrid::new(FramebufferDim(i.framebuffer_dim), blocks, order);
        MortonOut { pixel: grid.pixel(i.x, i.y) as u32 }
    })
    .numbers([width, height, x, y])
    // Every place in both orders and directions.
    .sweep(sweep([block32, direction, x, y]))
    // Lines of every width, and from above in framebuffers of every height.
    .sweep(sweep([block32, width, y]).held([(direction, YDirection::Mirrored.raw())]))
    .sweep(sweep([block32, height, y]).held([(direction, YDirection::Normal.raw())]))
    .bins([
        Axis::field("blocks of 32", block32),
        Axis::field("y up", direction),
        Axis::field("x in block", whole("x", 5)),
    ])
    .bins([
        Axis::field("blocks of 32", block32),
        Axis::field("y up", direction),
        Axis::field("y in block", whole("y", 5)),
    ])
}

pub fn logic_operation(_: &Choices) -> Stage<LogicOpIn, LogicOpOut> {
    let (source, destination) = (whole("source", 8), whole("destination", 8));
    let operation = whole("operation", 4);
    Stage::new(|i: LogicOpIn| {
        let operation = LogicOperation::from_raw(i.operation);
        LogicOpOut { y: logic_op(operation, i.source as u8, i.destination as u8).into() }
    })
    .numbers([source, destination])
    .pairs([(source, destination)])
    .sweep(sweep([operation, source, destination]))
    .bins([
        Axis::field("operation", operation),
        Axis::new("source class", 4, |i: &LogicOpIn, _| class(i.source)),
        Axis::new("destination class", 4, |i, _| class(i.destination)),
    ])
}

pub fn alpha(_: &Choices) -> Stage<AlphaTestIn, AlphaTestOut> {
    let of = |lsb, width| field("test", lsb, width);
    let reference = of(alpha::REFERENCE, alpha::REFERENCE_WIDTH);
    let enable = of(alpha::ENABLE, alpha::ENABLE_WIDTH);
    let function = of(alpha::FUNCTION, alpha::FUNCTION_WIDTH);
    let value = whole("alpha", 8);
    Stage::new(|i: AlphaTestIn| {
        let mut passed = [true];
        alpha_test(FragopAlphaTest(i.test), &[i.alpha as u8], &mut passed);
        AlphaTestOut { pass: passed[0].into() }
    })
    .numbers([reference, value])
    .pairs([(reference, value)])
    .sweep(sweep([enable, function, reference, value]))
    .bins([
        Axis::field("enable", enable),
        Axis::field("function", function),
        Axis::new("order", 3, |i: &AlphaTestIn, _| order(i.alpha, FragopAlphaTest(i.test).reference())),
    ])
}

pub fn stencil(_: &Choices) -> Stage<StencilIn, StencilOut> {
    let of = |lsb, width| field("stencil_test", lsb, width);
    let enable = of(test::ENABLE, test::ENABLE_WIDTH);
    let function = of(test::FUNCTION, test::FUNCTION_WIDTH);
    let write_mask = of(test::WRITE_MASK, test::WRITE_MASK_WIDTH);
    let reference = of(test::REFERENCE, test::REFERENCE_WIDTH);
    let read_mask = of(test::READ_MASK, test::READ_MASK_WIDTH);
    let (stored, depth_pass) = (whole("stored", 8), whole("depth_pass", 1));
    let action = |lsb, width| field("stencil_op", lsb, width);
    let fail = action(op::FAIL, op::FAIL_WIDTH);
    let depth_fail = action(op::DEPTH_FAIL, op::DEPTH_FAIL_WIDTH);
    let pass = action(op::PASS, op::PASS_WIDTH);
    let (on, never, always) =
        ((enable, 1), (function, CompareFunction::Never.raw()), (function, CompareFunction::Always.raw()));
    Stage::new(|i: StencilIn| {
        let (passed, written) =
            model::stencil(StencilTest(i.stencil_test), StencilOp(i.stencil_op), i.stored as u8, i.depth_pass == 1);
        StencilOut { pass: passed.into(), written: written.into() }
    })
    .numbers([write_mask, reference, read_mask, stored])
    .pairs([(reference, stored)])
    // The test on every reference and stored value under every mask.
    .sweep(sweep([function, reference, read_mask, stored]).held([on]))
    // Each operation on every stored value with every reference under every write mask: of a fragment that fails, that fails
    // the depth test, that passes.
    .sweep(sweep([fail, stored, write_mask, reference]).held([on, never]))
    .sweep(sweep([depth_fail, stored, write_mask, reference]).held([on, always, (depth_pass, 0)]))
    .sweep(sweep([pass, stored, write_mask, reference]).held([on, always, (depth_pass, 1)]))
    .bins([
        Axis::field("enable", enable),
        Axis::field("function", function),
        Axis::new("order", 3, |i: &StencilIn, _| {
            let test = StencilTest(i.stencil_test);
            order(test.reference() & test.read_mask(), i.stored & test.read_mask())
        }),
        Axis::field("depth passes", depth_pass),
    ])
    .bins([
        Axis::new("action", 8, |i: &StencilIn, o: &StencilOut| {
            let op = StencilOp(i.stencil_op);
            let action = match (o.pass, i.depth_pass) {
                (0, _) => op.fail(),
                (_, 0) => op.depth_fail(),
                _ => op.pass(),
            };
            action.raw() as usize
        }),
        Axis::new("stored class", 4, |i, _| class(i.stored)),
    ])
}

pub fn depth(_: &Choices) -> Stage<DepthTestIn, DepthTestOut> {
    let enable = field("depth_color_mask", mask::DEPTH_TEST_ENABLE, mask::DEPTH_TEST_ENABLE_WIDTH);
    let function = field("depth_color_mask", mask::FUNCTION, mask::FUNCTION_WIDTH);
    let (new, stored) = (whole("depth", 24), whole("stored", 24));
    Stage::new(|i: DepthTestIn| DepthTestOut {
        pass: depth_test(DepthColorMask(i.depth_color_mask), i.depth, i.stored).into(),
    })
    .numbers([new, stored])
    .pairs([(new, stored), (whole("depth", 16), whole("stored", 16))])
    // Every depth against both neighbours, itself and any other under every function. Two bits tell which.
    .sweep(sweep([function, whole("stored", 2), new]).held([(enable, 1)]).derive(|i: &mut DepthTestIn| {
        if let near @ 0..=2 = i.stored & 3 {
            i.stored = i.depth.wrapping_add(near).wrapping_sub(1) & 0xFF_FFFF;
        }
    }))
    .bins([
        Axis::field("enable", enable),
        Axis::field("function", function),
        Axis::new("order", 3, |i: &DepthTestIn, _| order(i.depth, i.stored)),
    ])
}

pub fn pack_color(_: &Choices) -> Stage<ColorPackIn, ColorPackOut> {
    let format = whole("color_format", 3);
    Stage::new(|i: ColorPackIn| ColorPackOut {
        word: color_pack(ColorFormat::from_raw(i.color_format), i.color.to_le_bytes()),
    })
    .numbers(channels("color"))
    // Red and green, and blue and alpha, with all values of both.
    .sweep(sweep([format, field("color", 0, 16)]))
    .sweep(sweep([format, field("color", 16, 16)]))
    .bins([
        Axis::field("format", format),
        Axis::new("red class", 4, |i: &ColorPackIn, _| class(i.color)),
        Axis::new("alpha class", 4, |i, _| class(i.color >> 24)),
    ])
}

pub fn unpack_color(_: &Choices) -> Stage<ColorUnpackIn, ColorUnpackOut> {
    let format = whole("color_format", 3);
    Stage::new(|i: ColorUnpackIn| ColorUnpackOut {
        color: u32::from_le_bytes(color_unpack(ColorFormat::from_raw(i.color_format), i.word)),
    })
    .numbers(channels("word"))
    // All pixels of the formats of 16 bits, both halves of the others.
    .sweep(sweep([format, field("word", 0, 16)]))
    .sweep(sweep([format, field("word", 16, 16)]))
    .bins([
        Axis::field("format", format),
        Axis::new("low byte class", 4, |i: &ColorUnpackIn, _| class(i.word)),
        Axis::new("high byte class", 4, |i, _| class(i.word >> 8)),
    ])
}

pub fn pack_depth(_: &Choices) -> Stage<DepthPackIn, DepthPackOut> {
    let format = whole("depth_format", 2);
    let (depth, stencil) = (whole("depth", 24), whole("stencil", 8));
    Stage::new(|i: DepthPackIn| {
        let format = DepthFormat::from_raw(i.depth_format);
        DepthPackOut { word: depth_pack(format, DepthStencil { depth: i.depth, stencil: i.stencil as u8 }) }
    })
    .numbers([depth, stencil])
    .sweep(sweep([format, depth]))
    .sweep(sweep([format, field("depth", 16, 8), stencil]))
    .bins([Axis::field("format", format), Axis::new("stencil class", 4, |i: &DepthPackIn, _| class(i.stencil))])
}

pub fn unpack_depth(_: &Choices) -> Stage<DepthUnpackIn, DepthUnpackOut> {
    let format = whole("depth_format", 2);
    Stage::new(|i: DepthUnpackIn| {
        let pixel = depth_unpack(DepthFormat::from_raw(i.depth_format), i.word);
        DepthUnpackOut { depth: pixel.depth, stencil: pixel.stencil.into() }
    })
    .numbers([whole("word", 24), field("word", 24, 8)])
    .sweep(sweep([format, whole("word", 24)]))
    .sweep(sweep([format, field("word", 16, 16)]))
    .bins([Axis::field("format", format), Axis::new("stencil class", 4, |i: &DepthUnpackIn, _| class(i.word >> 24))])
}
