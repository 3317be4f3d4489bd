// SPDX-License-Identifier: MIT
//! LOGIC_OP: the bitwise operations on the 8-bit channels (framebuffer.md#blending-and-logic-operation).
//!
//! On the bits as they are stored the result would be the same: what a format keeps are the top bits of a channel, and
//! every bit of a result depends on its own bit of source and destination alone.

use pica_spec::pica200::LogicOperation;

use super::planes::Channel;

/// The operation on source `s` and destination `d`, bit for bit.
#[inline(always)]
pub const fn logic_op(operation: LogicOperation, s: u8, d: u8) -> u8 {
    match operation {
        LogicOperation::Clear => 0,
        LogicOperation::And => s & d,
        LogicOperation::AndReverse => s & !d,
        LogicOperation::Copy => s,
        LogicOperation::Set => 255,
        LogicOperation::CopyInverted => !s,
        LogicOperation::Noop => d,
        LogicOperation::Invert => !d,
        LogicOperation::Nand => !(s & d),
        LogicOperation::Or => s | d,
        LogicOperation::Nor => !(s | d),
        LogicOperation::Xor => s ^ d,
        LogicOperation::Equiv => !(s ^ d),
        LogicOperation::AndInverted => !s & d,
        LogicOperation::OrReverse => s | !d,
        LogicOperation::OrInverted => !s | d,
    }
}

/// [`logic_op`] of every fragment, in place of the source. The operation is decided once.
#[inline(always)]
pub fn logic_op_all<const N: usize>(operation: LogicOperation, s: &mut Channel<N>, d: &Channel<N>) {
    macro_rules! compiled_for {
        ($($operation:ident),*) => {
            match operation {
                $(LogicOperation::$operation => {
                    for (s, d) in s.iter_mut().zip(d) {
                        *s = logic_op(LogicOperation::$operation, *s, *d);
                    }
                })*
            }
        };
    }
    compiled_for!(
        Clear,
        And,
        AndReverse,
        Copy,
        Set,
        CopyInverted,
        Noop,
        Invert,
        Nand,
        Or,
        Nor,
        Xor,
        Equiv,
        AndInverted,
        OrReverse,
        OrInverted
    )
}

/// Whether the result depends on the destination.
pub const fn reads_destination(operation: LogicOperation) -> bool {
    !matches!(
        operation,
        LogicOperation::Clear | LogicOperation::Copy | LogicOperation::Set | LogicOperation::CopyInverted
    )
}
