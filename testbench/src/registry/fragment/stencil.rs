// SPDX-License-Identifier: MIT
//! `stencil`: the test, and what becomes of the stored value.

use super::classes::{class, order};
use crate::stage::{Axis, Stage, field, sweep, whole};
use pica_model::fragment::stencil as model;
use pica_rtl::fragment::{StencilIn, StencilOut};
use pica_spec::choices::Choices;
use pica_spec::pica200::bits::{stencil_op as op, stencil_test as test};
use pica_spec::pica200::{CompareFunction, StencilOp, StencilTest};

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
