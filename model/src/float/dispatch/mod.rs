// SPDX-License-Identifier: MIT
//! Instruction sets: their choice at run time, and what they compute with. The only place with unsafe code.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod octet;
#[cfg(target_arch = "x86_64")]
mod single;
mod unit;

#[cfg(target_arch = "x86_64")]
use avx2::Avx2;
#[cfg(target_arch = "x86_64")]
use avx512::Avx512;
pub(crate) use octet::fixed_point;
pub use octet::{Doubts, Octet};
#[cfg(target_arch = "x86_64")]
use single::Single;
pub(crate) use unit::MOST_LANES;
use unit::Portable;
pub use unit::Unit;

use super::Float;
use std::fmt;
use std::sync::LazyLock;

/// The environment variable that holds bulk operations to an instruction set: `portable`, `avx2` or `avx512`. Results are the
/// same in all of them.
pub const LANES: &str = "PICA_LANES";

/// An instruction set was asked for that this processor does not have, or that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoLanes(String);

impl fmt::Display for NoLanes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(name) = self;
        write!(f, "{LANES}={name}: this processor has")?;
        let mut separator = " ";
        for lanes in Lanes::available() {
            write!(f, "{separator}{}", lanes.name())?;
            separator = ", ";
        }
        Ok(())
    }
}

impl std::error::Error for NoLanes {}

/// A computation that is to be compiled once per instruction set.
pub trait Kernel {
    /// What the computation returns.
    type Output;

    /// Does the computation. Implementations are `#[inline(always)]`, as is everything they call that should run in
    /// vector registers: what is not inlined is compiled for the default target only.
    fn run<U: Unit>(self, unit: U) -> Self::Output;
}

/// The instruction set that bulk operations use. A value of this type proves that the processor has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lanes(InstructionSet);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum InstructionSet {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl InstructionSet {
    /// Narrowest first.
    const ALL: &[Self] = &[
        Self::Portable,
        #[cfg(target_arch = "x86_64")]
        Self::Avx2,
        #[cfg(target_arch = "x86_64")]
        Self::Avx512,
    ];

    /// Whether this processor has every feature that the functions below are compiled for.
    fn is_present(&self) -> bool {
        match self {
            Self::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma"),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => {
                is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512cd")
                    && is_x86_feature_detected!("avx512dq")
                    && is_x86_feature_detected!("avx512vl")
            }
        }
    }
}

impl Lanes {
    /// What the default target of the compiler offers, on any processor.
    pub const PORTABLE: Self = Self(InstructionSet::Portable);

    /// Every instruction set of this processor, narrowest first.
    pub fn available() -> impl DoubleEndedIterator<Item = Self> {
        InstructionSet::ALL.iter().copied().filter(InstructionSet::is_present).map(Self)
    }

    /// The instruction set that bulk operations use: [`requested`](Self::requested), or the widest one where that is an error,
    /// which programs tell of when they start.
    pub fn detect() -> Self {
        Self::requested().unwrap_or_else(|_| Self::widest())
    }

    /// The instruction set that the environment variable [`LANES`] names, or the widest one of this processor if it is not set.
    /// The environment is read once.
    ///
    /// # Errors
    /// If the variable names none, or one that this processor does not have.
    pub fn requested() -> Result<Self, &'static NoLanes> {
        static REQUESTED: LazyLock<Result<Lanes, NoLanes>> = LazyLock::new(|| match std::env::var_os(LANES) {
            Some(name) => Lanes::named(&name.to_string_lossy()),
            None => Ok(Lanes::widest()),
        });
        REQUESTED.as_ref().copied()
    }

    /// The widest instruction set of this processor.
    fn widest() -> Self {
        Self::available().next_back().unwrap_or(Self::PORTABLE)
    }

    /// The instruction set of this name.
    ///
    /// # Errors
    /// If there is none, or this processor does not have it.
    pub fn named(name: &str) -> Result<Self, NoLanes> {
        Self::available().find(|lanes| lanes.name() == name).ok_or_else(|| NoLanes(name.to_owned()))
    }

    /// Name of the instruction set, for reports.
    pub const fn name(self) -> &'static str {
        match self.0 {
            InstructionSet::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx2 => "avx2",
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx512 => "avx512",
        }
    }

    /// The form in which the [`Unit`] of the instruction set holds a number.
    #[inline]
    pub(crate) fn hold<const E: u32, const M: u32>(self, number: Float<E, M>) -> u32 {
        match self.0 {
            InstructionSet::Portable => number.to_bits(),
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx2 | InstructionSet::Avx512 => Single::of(number),
        }
    }

    /// The number that the [`Unit`] of the instruction set holds in a form.
    #[inline]
    pub(crate) fn show<const E: u32, const M: u32>(self, held: u32) -> Float<E, M> {
        match self.0 {
            InstructionSet::Portable => Float::from_bits(held),
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx2 | InstructionSet::Avx512 => Single::number(held),
        }
    }

    /// Runs a computation that was compiled for this instruction set.
    #[inline]
    pub fn run<K: Kernel>(self, kernel: K) -> K::Output {
        match self.0 {
            InstructionSet::Portable => kernel.run(Portable),
            // SAFETY: only `available` makes this value, if the processor has the features.
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx2 => unsafe { run_avx2(kernel) },
            // SAFETY: as above.
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx512 => unsafe { run_avx512(kernel) },
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma")]
fn run_avx2<K: Kernel>(kernel: K) -> K::Output {
    kernel.run(Avx2(()))
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl")]
fn run_avx512<K: Kernel>(kernel: K) -> K::Output {
    kernel.run(Avx512(()))
}
