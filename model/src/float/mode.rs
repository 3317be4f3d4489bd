// SPDX-License-Identifier: MIT
//! Arithmetic modes that code is compiled for.

use super::{Arithmetic, F24Rounding};

/// An [`Arithmetic`] that may be known when the program is compiled.
pub(crate) trait Mode: Copy {
    /// Whether sums and products are those of a [`Unit`](super::Unit), and dot products are summed from left to right.
    const IN_VECTORS: bool;

    /// The mode.
    fn arithmetic(self) -> Arithmetic;
}

/// The ledger's defaults.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TowardZero;

/// The ledger's defaults with choice `f24_rounding=nearest-even`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NearestEven;

const NEAREST_EVEN: Arithmetic = Arithmetic { rounding: F24Rounding::NearestEven, ..Arithmetic::DEFAULT };

impl Mode for TowardZero {
    const IN_VECTORS: bool = true;

    #[inline(always)]
    fn arithmetic(self) -> Arithmetic {
        Arithmetic::DEFAULT
    }
}

impl Mode for NearestEven {
    const IN_VECTORS: bool = true;

    #[inline(always)]
    fn arithmetic(self) -> Arithmetic {
        NEAREST_EVEN
    }
}

impl Mode for Arithmetic {
    const IN_VECTORS: bool = false;

    #[inline(always)]
    fn arithmetic(self) -> Arithmetic {
        self
    }
}

/// The mode of a unit of the chip.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SelectedMode {
    TowardZero,
    NearestEven,
    /// Any other: correct, and slow.
    Other(Arithmetic),
}

impl SelectedMode {
    pub fn new(arithmetic: Arithmetic) -> Self {
        match arithmetic {
            Arithmetic::DEFAULT => Self::TowardZero,
            NEAREST_EVEN => Self::NearestEven,
            other => Self::Other(other),
        }
    }
}

/// Evaluates an expression in which `$mode` is the mode's own type.
macro_rules! with_mode {
    ($selected:expr, $mode:ident => $body:expr) => {
        match $selected {
            $crate::float::mode::SelectedMode::TowardZero => {
                let $mode = $crate::float::mode::TowardZero;
                $body
            }
            $crate::float::mode::SelectedMode::NearestEven => {
                let $mode = $crate::float::mode::NearestEven;
                $body
            }
            $crate::float::mode::SelectedMode::Other($mode) => $body,
        }
    };
}

pub(crate) use with_mode;
