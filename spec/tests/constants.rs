// SPDX-License-Identifier: MIT
//! The plain constants against the accessors and the ids, which other code makes from the same description.

use pica_spec::pica200::{CompareFunction, DepthColorMask, StencilAction, StencilOp, StencilTest};
use pica_spec::pica200::{bits, code, id, label};

/// The bits of a field, from the constants.
fn field(lsb: usize, width: usize) -> u32 {
    (((1u64 << width) - 1) << lsb) as u32
}

#[test]
fn positions_are_those_of_the_accessors() {
    use bits::{depth_color_mask, stencil_op, stencil_test};
    let reference = field(stencil_test::REFERENCE, stencil_test::REFERENCE_WIDTH);
    assert_eq!(StencilTest::default().with_reference(0xFF).0, reference);
    let function = field(depth_color_mask::FUNCTION, depth_color_mask::FUNCTION_WIDTH);
    assert_eq!(DepthColorMask(function).function().raw(), 7);
    assert_eq!(DepthColorMask(!function).function().raw(), 0);
    let pass = field(stencil_op::PASS, stencil_op::PASS_WIDTH);
    assert_eq!(StencilOp(pass).pass().raw(), 7);
    assert_eq!(stencil_op::BITS, stencil_op::PASS + stencil_op::PASS_WIDTH);
}

#[test]
fn codes_are_those_of_the_enumerations() {
    assert_eq!(code::compare_function::GEQUAL, CompareFunction::Gequal.raw() as usize);
    assert_eq!(code::stencil_action::INVERT, StencilAction::Invert.raw() as usize);
}

#[test]
fn labels_are_the_ids() {
    assert_eq!(label::DEPTH_COLOR_MASK as u32, id::DEPTH_COLOR_MASK);
    assert_eq!(label::LIGHT_CONFIG_7 as u32, id::LIGHT_CONFIG[7]);
    assert_eq!(label::LIGHTING_LUT_DATA_ALIAS_7 as u32, id::LIGHTING_LUT_DATA + 7);
}
