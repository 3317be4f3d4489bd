// SPDX-License-Identifier: MIT
//! The chip's floating-point arithmetic, in integers.
//!
//! One generic type, [`Float<E, M>`](Float), covers every format of numbers.md#formats: a sign bit, `E` exponent bits
//! with bias `2^(E-1) - 1`, and `M` mantissa bits. [`F24`] is the shader unit's format; the small formats exist so that
//! whole operand spaces can be checked.
//!
//! Every operation is one file and reads in the same order: unpack, arithmetic, the shared `round_pack`, special cases.
//! The special cases come last because the elementwise operations are written without branches: both answers are
//! computed and one is selected, which is what lets [`Lanes`] run the very same functions in vector registers. Sums and
//! products it computes in units for f32, where they are exact and faster ([`Unit`]).
//!
//! # Rules common to all operations (numbers.md#encoding, numbers.md#rounding-and-range, numbers.md#special-values)
//!
//! * Arithmetic counts a subnormal operand as +0 and returns +0 for a result below the smallest normal number, judged
//!   after rounding with unbounded exponent. No arithmetic result is -0.
//! * A result above the largest finite number is infinity of its sign, in both rounding modes (choice `f24_overflow`).
//! * Arithmetic returns the canonical NaN, [`Float::NAN`] (0x7F8000; choice `nan_payload`). `MOV`, `MAX`, `MIN` and
//!   negation select or pass bits (choice `move_zero_sign`); `FLR` leaves infinities and NaNs as they are (choice
//!   `flr_special`).
//! * inf * 0 = 0, NaN * 0 = NaN, inf - inf = NaN.
//! * Comparisons see subnormals, take the pattern -0 as +0, and are false with a NaN (`NE`: true, choice `cmp_ne_nan`).
//!
//! Four choices are parameters of the operations they touch: [`F24Rounding`], [`F32ToF24`] (of
//! [`Float::from_f32_bits`]), [`DotProductOrder`] and [`SubnormalCompare`]. [`Arithmetic`] has all that decide the
//! value of a result, for whoever takes the ledger as a whole; where it says nothing else the rules above are the
//! ledger's defaults.
//!
//! The arithmetic needs nothing but `core`, and all of it but the slice operations can run at compile time.
//!
//! ```
//! use pica_model::float::{F24, Lanes, F24Rounding};
//!
//! const THREE: F24 = F24::from_u8(3);
//! const THIRD: F24 = THREE.rcp(F24Rounding::TowardZero);
//! assert_eq!(THIRD.to_bits(), 0x3D5555);
//! assert_eq!(THIRD.mul(THREE, F24Rounding::TowardZero).to_bits(), 0x3EFFFF);
//!
//! let mut products = [F24::ZERO; 2];
//! Lanes::detect().mul(&[THIRD, THREE], &[THREE, F24::NAN], F24Rounding::NearestEven, &mut products);
//! assert_eq!(products, [F24::ONE, F24::NAN]);
//! ```
//!
//! # Supported formats
//!
//! 2 <= E <= 7 and 1 <= M <= 23, except `RSQ` (M <= 18) and `EX2`, `LG2` (M <= 16); anything else does not compile.
//! `RCP` and `RSQ` are exact by construction (an integer quotient or root and its remainder). `EX2` and `LG2` work with
//! an error far below the distance of any result from a rounding boundary; that they are the exact value rounded once
//! is established by checking every operand, in both modes, for [`F24`], [`F20`], [`F16`] and the small formats.
//!
//! ```compile_fail
//! // f32 has too many exponent bits.
//! pica_model::float::Float::<8, 23>::from_bits(0);
//! ```

mod accumulator;
mod add;
mod arithmetic;
mod at_once;
mod bulk;
mod cmp;
mod convert;
mod dispatch;
mod div;
mod dot;
mod ex2;
mod f32;
mod fixed;
mod flr;
mod format;
mod int;
mod lg2;
mod mad;
mod map;
mod max;
mod measured;
mod min;
pub(crate) mod mode;
mod mov;
mod mova;
mod mul;
mod neg;
mod patterns;
mod ratio;
mod rcp;
mod round_pack;
mod rsq;
mod sge;
mod slt;
mod subnormals;
mod unpack;

pub use arithmetic::{Arithmetic, UnsupportedChoice};
pub use dispatch::{Doubts, Kernel, LANES, Lanes, NoLanes, Octet, Unit};
pub(crate) use dispatch::{MOST_LANES, fixed_point};
pub use fixed::FixedRounding;
pub use format::{F16, F20, F24, F31, Float};
pub use map::{NoNumber, Operation};
pub use measured::{Measured, MeasuredError, SpecialFunction};
pub use pica_spec::choices::{DotProductOrder, F24Rounding, F32ToF24, SubnormalCompare};
pub use pica_spec::isa::Comparison;
