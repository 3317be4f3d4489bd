// SPDX-License-Identifier: MIT
//! The eight conditions of the alpha, stencil and depth tests.

use pica_spec::pica200::CompareFunction;

use super::planes::Mask;

/// Whether `a` stands in the relation to `b` (framebuffer.md#alpha-test).
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

/// Takes those out of a mask whose values are not in the relation. The condition is decided once.
#[inline(always)]
pub fn keep_if<T: Copy + Into<u32>, const N: usize>(
    mask: &mut Mask<N>,
    function: CompareFunction,
    a: &[T; N],
    b: &[T; N],
) {
    macro_rules! compiled_for {
        ($($function:ident),*) => {
            match function {
                $(CompareFunction::$function => {
                    for i in 0..N {
                        mask[i] &= compare(CompareFunction::$function, a[i].into(), b[i].into());
                    }
                })*
            }
        };
    }
    compiled_for!(Never, Always, Equal, Notequal, Less, Lequal, Greater, Gequal)
}
