// SPDX-License-Identifier: MIT
//! The stages at the framebuffer: addresses, formats, tests, logic operation.

use super::stage::{Axis, Stage, Sweep, any, field, sweep};
use pica_model::fragment::alpha::alpha_test;
use pica_model::fragment::depth::depth_test;
use pica_model::fragment::framebuffer::color_format::{color_pack, color_unpack};
use pica_model::fragment::framebuffer::depth_format::{DepthStencil, depth_pack, depth_unpack};
use pica_model::fragment::logic_op::logic_op;
use pica_model::fragment::stencil::{stencil_outcome, stencil_test, stencil_write};
use pica_model::tiling::BlockLayout;
use pica_spec::pica200::{
    ColorbufferFormat, DepthColorMask, DepthFormat, DepthbufferFormat, FragopAlphaTest, FramebufferDim, LogicOp,
    StencilOp, StencilTest,
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

/// Numbers of the four channels of a colour.
pub const fn channels(port: usize) -> [super::stage::Field; 4] {
    [field(port, 0, 8), field(port, 8, 8), field(port, 16, 8), field(port, 24, 8)]
}

pub static MORTON: Stage = Stage {
    widths: &[25, 1, 11, 10],
    numbers: &[field(0, 0, 11), field(0, 12, 10), field(2, 0, 11), field(3, 0, 10)],
    pairs: &[],
    sweeps: &[
        // Every place in both orders and directions.
        sweep(&[field(1, 0, 1), field(0, 24, 1), field(2, 0, 11), field(3, 0, 10)]),
        // Lines of every width, and from above in framebuffers of every height.
        Sweep { held: &[(field(0, 24, 1), 0)], ..sweep(&[field(1, 0, 1), field(0, 0, 11), field(3, 0, 10)]) },
        Sweep { held: &[(field(0, 24, 1), 1)], ..sweep(&[field(1, 0, 1), field(0, 12, 10), field(3, 0, 10)]) },
    ],
    adjust: any,
    model: |choices, inputs, outputs| {
        let [dim, block32, x, y] = [inputs[0], inputs[1], inputs[2], inputs[3]];
        let dim = FramebufferDim(dim);
        let layout = if block32 == 1 { BlockLayout::blocks32(choices.block32_order) } else { BlockLayout::Tiles8 };
        let up = inputs[0] >> 24 & 1 == 1;
        let row = if up { dim.height_minus_1().wrapping_sub(y) & 0x3FF } else { y };
        outputs[0] = layout.pixel(x, row, dim.width()) as u32;
    },
    bins: &[
        &[
            Axis { name: "blocks of 32", size: 2, place: |i, _| i[1] as usize },
            Axis { name: "y up", size: 2, place: |i, _| (i[0] >> 24) as usize },
            Axis { name: "x in block", size: 32, place: |i, _| (i[2] & 31) as usize },
        ],
        &[
            Axis { name: "blocks of 32", size: 2, place: |i, _| i[1] as usize },
            Axis { name: "y up", size: 2, place: |i, _| (i[0] >> 24) as usize },
            Axis { name: "y in block", size: 32, place: |i, _| (i[3] & 31) as usize },
        ],
    ],
};

pub static LOGIC_OP: Stage = Stage {
    widths: &[4, 8, 8],
    numbers: &[field(1, 0, 8), field(2, 0, 8)],
    pairs: &[(field(1, 0, 8), field(2, 0, 8))],
    sweeps: &[sweep(&[field(0, 0, 4), field(1, 0, 8), field(2, 0, 8)])],
    adjust: any,
    model: |_, inputs, outputs| {
        outputs[0] = logic_op(LogicOp(inputs[0]).operation(), inputs[1] as u8, inputs[2] as u8).into();
    },
    bins: &[&[
        Axis { name: "operation", size: 16, place: |i, _| i[0] as usize },
        Axis { name: "source class", size: 4, place: |i, _| class(i[1]) },
        Axis { name: "destination class", size: 4, place: |i, _| class(i[2]) },
    ]],
};

pub static ALPHA_TEST: Stage = Stage {
    widths: &[16, 8],
    numbers: &[field(0, 8, 8), field(1, 0, 8)],
    pairs: &[(field(0, 8, 8), field(1, 0, 8))],
    sweeps: &[sweep(&[field(0, 0, 1), field(0, 4, 3), field(0, 8, 8), field(1, 0, 8)])],
    adjust: any,
    model: |_, inputs, outputs| {
        let passed = alpha_test(FragopAlphaTest(inputs[0]), &[inputs[1] as u8]);
        outputs[0] = (passed != Some(0)).into();
    },
    bins: &[&[
        Axis { name: "enable", size: 2, place: |i, _| (i[0] & 1) as usize },
        Axis { name: "function", size: 8, place: |i, _| (i[0] >> 4 & 7) as usize },
        Axis { name: "order", size: 3, place: |i, _| order(i[1], i[0] >> 8) },
    ]],
};

pub static STENCIL: Stage = Stage {
    widths: &[32, 11, 8, 1],
    numbers: &[field(0, 8, 8), field(0, 16, 8), field(0, 24, 8), field(2, 0, 8)],
    pairs: &[(field(0, 16, 8), field(2, 0, 8))],
    sweeps: &[
        // The test on every reference and stored value under every mask.
        Sweep {
            held: &[(field(0, 0, 1), 1)],
            ..sweep(&[field(0, 4, 3), field(0, 16, 8), field(0, 24, 8), field(2, 0, 8)])
        },
        // Each operation on every stored value with every reference under every write mask: of a fragment that fails, that
        // fails the depth test, that passes.
        Sweep { held: &[(field(0, 0, 7), 1)], ..sweep(&[field(1, 0, 3), field(2, 0, 8), field(0, 8, 16)]) },
        Sweep {
            held: &[(field(0, 0, 7), 0x11), (field(3, 0, 1), 0)],
            ..sweep(&[field(1, 4, 3), field(2, 0, 8), field(0, 8, 16)])
        },
        Sweep {
            held: &[(field(0, 0, 7), 0x11), (field(3, 0, 1), 1)],
            ..sweep(&[field(1, 8, 3), field(2, 0, 8), field(0, 8, 16)])
        },
    ],
    adjust: any,
    model: |_, inputs, outputs| {
        let (test, op, stored, depth) = (StencilTest(inputs[0]), StencilOp(inputs[1]), inputs[2] as u8, inputs[3] == 1);
        if test.enable() {
            let passed = stencil_test(test, stored);
            outputs[0] = passed.into();
            outputs[1] = stencil_write(test, stencil_outcome(op, passed, depth), stored).into();
        } else {
            outputs[0] = 1;
            outputs[1] = stored.into();
        }
    },
    bins: &[
        &[
            Axis { name: "enable", size: 2, place: |i, _| (i[0] & 1) as usize },
            Axis { name: "function", size: 8, place: |i, _| (i[0] >> 4 & 7) as usize },
            Axis {
                name: "order",
                size: 3,
                place: |i, _| order(i[0] >> 16 & i[0] >> 24 & 0xFF, i[2] & i[0] >> 24 & 0xFF),
            },
            Axis { name: "depth passes", size: 2, place: |i, _| i[3] as usize },
        ],
        &[
            Axis {
                name: "action",
                size: 8,
                place: |i, o| (i[1] >> [0, 4, 8][if o[0] == 0 { 0 } else { 1 + i[3] as usize }] & 7) as usize,
            },
            Axis { name: "stored class", size: 4, place: |i, _| class(i[2]) },
        ],
    ],
};

pub static DEPTH_TEST: Stage = Stage {
    widths: &[13, 24, 24],
    numbers: &[field(1, 0, 24), field(2, 0, 24)],
    pairs: &[(field(1, 0, 24), field(2, 0, 24)), (field(1, 0, 16), field(2, 0, 16))],
    // Every depth against both neighbours, itself and any other under every function. Two bits tell which.
    sweeps: &[Sweep {
        digits: &[field(0, 4, 3), field(2, 0, 2), field(1, 0, 24)],
        held: &[(field(0, 0, 1), 1)],
        derive: |inputs| {
            if let near @ 0..=2 = inputs[2] & 3 {
                inputs[2] = inputs[1].wrapping_add(near).wrapping_sub(1) & 0xFF_FFFF;
            }
        },
    }],
    adjust: any,
    model: |_, inputs, outputs| {
        outputs[0] = depth_test(DepthColorMask(inputs[0]), inputs[1], inputs[2]).into();
    },
    bins: &[&[
        Axis { name: "enable", size: 2, place: |i, _| (i[0] & 1) as usize },
        Axis { name: "function", size: 8, place: |i, _| (i[0] >> 4 & 7) as usize },
        Axis { name: "order", size: 3, place: |i, _| order(i[1], i[2]) },
    ]],
};

fn color_format(code: u32) -> pica_spec::pica200::ColorFormat {
    ColorbufferFormat(code << 16).format()
}

pub static COLOR_PACK: Stage = Stage {
    widths: &[3, 32],
    numbers: &channels(1),
    pairs: &[],
    // Red and green, and blue and alpha, with all values of both.
    sweeps: &[sweep(&[field(0, 0, 3), field(1, 0, 16)]), sweep(&[field(0, 0, 3), field(1, 16, 16)])],
    adjust: any,
    model: |_, inputs, outputs| outputs[0] = color_pack(color_format(inputs[0]), inputs[1].to_le_bytes()),
    bins: &[&[
        Axis { name: "format", size: 8, place: |i, _| i[0] as usize },
        Axis { name: "red class", size: 4, place: |i, _| class(i[1]) },
        Axis { name: "alpha class", size: 4, place: |i, _| class(i[1] >> 24) },
    ]],
};

pub static COLOR_UNPACK: Stage = Stage {
    widths: &[3, 32],
    numbers: &channels(1),
    pairs: &[],
    // All pixels of the formats of 16 bits, both halves of the others.
    sweeps: &[sweep(&[field(0, 0, 3), field(1, 0, 16)]), sweep(&[field(0, 0, 3), field(1, 16, 16)])],
    adjust: any,
    model: |_, inputs, outputs| {
        outputs[0] = u32::from_le_bytes(color_unpack(color_format(inputs[0]), inputs[1]));
    },
    bins: &[&[
        Axis { name: "format", size: 8, place: |i, _| i[0] as usize },
        Axis { name: "low byte class", size: 4, place: |i, _| class(i[1]) },
        Axis { name: "high byte class", size: 4, place: |i, _| class(i[1] >> 8) },
    ]],
};

pub static DEPTH_PACK: Stage = Stage {
    widths: &[2, 24, 8],
    numbers: &[field(1, 0, 24), field(2, 0, 8)],
    pairs: &[],
    sweeps: &[sweep(&[field(0, 0, 2), field(1, 0, 24)]), sweep(&[field(0, 0, 2), field(1, 16, 8), field(2, 0, 8)])],
    adjust: any,
    model: |_, inputs, outputs| {
        let format = DepthbufferFormat(inputs[0]).format();
        // The depth of the model fits the format; the block drops what does not.
        let depth = if format == DepthFormat::D16 { inputs[1] & 0xFFFF } else { inputs[1] };
        outputs[0] = depth_pack(format, DepthStencil { depth, stencil: inputs[2] as u8 });
    },
    bins: &[&[
        Axis { name: "format", size: 4, place: |i, _| i[0] as usize },
        Axis { name: "stencil class", size: 4, place: |i, _| class(i[2]) },
    ]],
};

pub static DEPTH_UNPACK: Stage = Stage {
    widths: &[2, 32],
    numbers: &[field(1, 0, 24), field(1, 24, 8)],
    pairs: &[],
    sweeps: &[sweep(&[field(0, 0, 2), field(1, 0, 24)]), sweep(&[field(0, 0, 2), field(1, 16, 16)])],
    adjust: any,
    model: |_, inputs, outputs| {
        let pixel = depth_unpack(DepthbufferFormat(inputs[0]).format(), inputs[1]);
        outputs[0] = pixel.depth;
        outputs[1] = pixel.stencil.into();
    },
    bins: &[&[
        Axis { name: "format", size: 4, place: |i, _| i[0] as usize },
        Axis { name: "stencil class", size: 4, place: |i, _| class(i[1] >> 24) },
    ]],
};
