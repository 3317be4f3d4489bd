// SPDX-License-Identifier: MIT
//! `depth_test`: the depth of a fragment against the stored one.

use super::classes::order;
use crate::stage::{Axis, Stage, field, sweep, whole};
use pica_model::fragment::depth_test::depth_test;
use pica_rtl::fragment::{DepthTestIn, DepthTestOut};
use pica_spec::choices::Choices;
use pica_spec::pica200::DepthColorMask;
use pica_spec::pica200::bits::depth_color_mask as mask;

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
