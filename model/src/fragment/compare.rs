// SPDX-License-Identifier: MIT
//! The eight conditions of the alpha, stencil and depth tests.

use pica_spec::pica200::CompareFunction;

/// Whether `a` stands in the relation to `b` (dossier section 6.6).
#[inline(always)]
pub const fn compare(function: CompareFunction, a: u32, b: u32) -> bool {
    match function {
        CompareFunction::Never => false,
        CompareFunction::Always => true,
        CompareFunction::Equal => a == b,
        CompareFunction::Notequal => a != b,
        CompareFunction::Less => a < b,
        CompareFunction::Lequal => a <= b,
        CompareFunction::Greater => a > b,
        CompareFunction::Gequal => a >= b,
    }
}

/// One bit per place, of the places below `count`: whether the values that `values` gives are in the relation. The
/// condition is decided once.
#[inline(always)]
pub fn compare_all(function: CompareFunction, count: usize, values: impl Fn(usize) -> (u32, u32)) -> u64 {
    macro_rules! compiled_for {
        ($($function:ident),*) => {
            match function {
                $(CompareFunction::$function => (0..count).fold(0, |mask, i| {
                    let (a, b) = values(i);
                    mask | u64::from(compare(CompareFunction::$function, a, b)) << i
                }),)*
            }
        };
    }
    compiled_for!(Never, Always, Equal, Notequal, Less, Lequal, Greater, Gequal)
}
