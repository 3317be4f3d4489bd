// SPDX-License-Identifier: MIT
//! `alpha_test`: whether a fragment goes on.

use super::classes::order;
use crate::stage::{Axis, Stage, field, sweep, whole};
use pica_model::fragment::alpha_test::alpha_test;
use pica_rtl::fragment::{AlphaTestIn, AlphaTestOut};
use pica_spec::choices::Choices;
use pica_spec::pica200::FragopAlphaTest;
use pica_spec::pica200::bits::fragop_alpha_test as alpha;

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
