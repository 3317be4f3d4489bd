// SPDX-License-Identifier: MIT
//! Operations on slices: many operands at once, in vector registers where the processor has them.
//!
//! Each method gives what the scalar operation of the same name gives for element after element. Sums and products are
//! computed by the [`Unit`] of the instruction set, exactly, in units for f32 where it has them; the rest is the scalar
//! operation itself. `RSQ`, `EX2`, `LG2` of any format and
//! [`DotProductOrder::Unrounded`] have no form without branches and run one by one; `RSQ` and `LG2` of float24 have one in
//! [`at_once`](super::at_once).

use super::MOST_LANES;
use super::{Comparison, DotProductOrder, F24Rounding, F32ToF24, Float, Kernel, Lanes, SubnormalCompare, Unit};
use core::array;
use core::marker::PhantomData;

/// Elements of a chunk: those of a column of a shader batch.
const CHUNK: usize = 64;

/// An operation as a type, so that the loop around it is compiled for this operation and this mode alone.
trait Operation<const N: usize, T, U> {
    /// Applies the operation to one element of each operand.
    fn apply(operands: [T; N]) -> U;
}

/// The loop over the elements.
struct Map<'a, Op, const N: usize, T, U> {
    operation: PhantomData<Op>,
    operands: [&'a [T]; N],
    out: &'a mut [U],
}

impl<Op: Operation<N, T, U>, const N: usize, T: Copy, U> Kernel for Map<'_, Op, N, T, U> {
    type Output = ();

    #[inline(always)]
    fn run<V: Unit>(self, _: V) {
        let (out, rest) = self.out.as_chunks_mut::<CHUNK>();
        let done = out.len() * CHUNK;
        // A loop of a known length becomes vectors, however little is known of its surroundings.
        for (number, out) in out.iter_mut().enumerate() {
            let mut operands = [&self.operands[0].as_chunks::<CHUNK>().0[number]; N];
            for (chunk, operand) in operands.iter_mut().zip(&self.operands) {
                *chunk = &operand.as_chunks().0[number];
            }
            for i in 0..CHUNK {
                let mut values = [operands[0][i]; N];
                for n in 1..N {
                    values[n] = operands[n][i];
                }
                out[i] = Op::apply(values);
            }
        }
        for (i, out) in rest.iter_mut().enumerate() {
            *out = Op::apply(array::from_fn(|n| self.operands[n][done + i]));
        }
    }
}

/// A function of vectors as a type.
trait VectorOperation<const N: usize, const E: u32, const M: u32> {
    /// Applies the function in the modes of the type.
    fn apply<U: Unit>(unit: U, operands: [U::Vector; N]) -> U::Vector;
}

/// The loop over vectors.
struct Vectors<'a, Op, const N: usize, const E: u32, const M: u32> {
    operation: PhantomData<Op>,
    operands: [&'a [Float<E, M>]; N],
    out: &'a mut [Float<E, M>],
}

impl<Op: VectorOperation<N, E, M>, const N: usize, const E: u32, const M: u32> Kernel for Vectors<'_, Op, N, E, M> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) {
        let whole = self.out.len() - self.out.len() % U::LANES;
        let (out, rest) = self.out.split_at_mut(whole);
        for (number, out) in out.chunks_exact_mut(U::LANES).enumerate() {
            // No closures or iterators: what is in them may not be compiled for the instruction set.
            let mut held = [unit.hold_all(&self.operands[0][number * U::LANES..]); N];
            let mut n = 1;
            while n < N {
                held[n] = unit.hold_all(&self.operands[n][number * U::LANES..]);
                n += 1;
            }
            unit.show_all(Op::apply(unit, held), out);
        }
        if !rest.is_empty() {
            let mut held = [unit.hold_all(&[Float::<E, M>::ZERO; MOST_LANES]); N];
            let mut last = [Float::ZERO; MOST_LANES];
            for (held, operand) in held.iter_mut().zip(&self.operands) {
                last[..rest.len()].copy_from_slice(&operand[whole..whole + rest.len()]);
                *held = unit.hold_all(&last);
            }
            unit.show_all(Op::apply(unit, held), &mut last);
            rest.copy_from_slice(&last[..rest.len()]);
        }
    }
}

impl Lanes {
    #[inline(always)]
    fn map<Op: Operation<N, T, U>, const N: usize, T: Copy, U>(self, operands: [&[T]; N], out: &mut [U]) {
        assert!(operands.iter().all(|operand| operand.len() == out.len()), "slices differ in length");
        self.run(Map::<Op, N, T, U> { operation: PhantomData, operands, out });
    }

    #[inline(always)]
    fn vectors<Op: VectorOperation<N, E, M>, const N: usize, const E: u32, const M: u32>(
        self,
        operands: [&[Float<E, M>]; N],
        out: &mut [Float<E, M>],
    ) {
        assert!(operands.iter().all(|operand| operand.len() == out.len()), "slices differ in length");
        self.run(Vectors::<Op, N, E, M> { operation: PhantomData, operands, out });
    }
}

/// [`elementwise!`] of an expression in vectors, if it holds in them, and they hold the format.
macro_rules! vectors {
    ($lanes:ident, $out:ident, $if:expr, |$unit:ident, $($operand:ident),+| $value:expr, else $single:expr) => {{
        const COUNT: usize = [$(stringify!($operand)),+].len();
        struct Op;
        impl<const E: u32, const M: u32> VectorOperation<COUNT, E, M> for Op {
            #[inline(always)]
            fn apply<U: Unit>($unit: U, [$($operand),+]: [U::Vector; COUNT]) -> U::Vector {
                $value
            }
        }
        if Float::<E, M>::IN_VECTORS && $if {
            $lanes.vectors::<Op, COUNT, E, M>([$($operand),+], $out)
        } else {
            elementwise!($lanes, $out, |$($operand),+| $single)
        }
    }};
}

/// Applies an expression to the elements of slices. The expression may use the generics `E` and `M` and constants, but
/// no variables.
macro_rules! elementwise {
    ($lanes:ident, $out:ident, |$($operand:ident),+| $value:expr) => {
        elementwise!($lanes, $out, |$($operand),+: Float<E, M>| -> Float<E, M> { $value })
    };
    ($lanes:ident, $out:ident, |$($operand:ident),+: $T:ty| -> $U:ty { $value:expr }) => {{
        const COUNT: usize = [$(stringify!($operand)),+].len();
        struct Op;
        impl<const E: u32, const M: u32> Operation<COUNT, $T, $U> for Op {
            #[inline(always)]
            fn apply([$($operand),+]: [$T; COUNT]) -> $U {
                $value
            }
        }
        $lanes.map::<Op, COUNT, $T, $U>([$($operand),+], $out)
    }};
}

/// Evaluates an expression in which a parameter has become the constant `$CONSTANT`, once for each of its values.
macro_rules! specialize {
    ($parameter:ident as $CONSTANT:ident: $Type:ident [$($Value:ident),+] => $body:expr) => {
        match $parameter {
            $($Type::$Value => {
                const $CONSTANT: $Type = $Type::$Value;
                $body
            })+
        }
    };
}

/// [`specialize!`] for the rounding mode.
macro_rules! rounded {
    ($rounding:ident => $body:expr) => {
        specialize!($rounding as ROUNDING: F24Rounding [TowardZero, NearestEven] => $body)
    };
}

/// [`specialize!`] for the treatment of subnormals.
macro_rules! flushed {
    ($subnormals:ident => $body:expr) => {
        specialize!($subnormals as SUBNORMALS: SubnormalCompare [Keep, Flush] => $body)
    };
}

/// [`specialize!`] for the order of a dot product and the rounding mode.
macro_rules! ordered {
    ($order:ident, $rounding:ident => $body:expr) => {
        specialize!($order as ORDER: DotProductOrder [LeftToRight, PairwiseTree, Unrounded] => {
            #[allow(dead_code, reason = "three products have one order")]
            const IS_TREE: bool = matches!(ORDER, DotProductOrder::PairwiseTree);
            rounded!($rounding => $body)
        })
    };
}

/// Slices of one length in, a slice of that length out.
///
/// # Panics
/// Every method on slices panics if they differ in length.
impl Lanes {
    /// `out[i] = a[i] + b[i]`, as [`Float::add`].
    pub fn add<const E: u32, const M: u32>(
        self,
        a: &[Float<E, M>],
        b: &[Float<E, M>],
        rounding: F24Rounding,
        out: &mut [Float<E, M>],
    ) {
        rounded!(rounding => vectors!(self, out, true, |unit, a, b| unit.add::<E, M>(a, b, ROUNDING), else a.add(b, ROUNDING)))
    }

    /// `out[i] = a[i] - b[i]`, as [`Float::sub`].
    pub fn sub<const E: u32, const M: u32>(
        self,
        a: &[Float<E, M>],
        b: &[Float<E, M>],
        rounding: F24Rounding,
        out: &mut [Float<E, M>],
    ) {
        rounded!(rounding => vectors!(
            self, out, true, |unit, a, b| unit.add::<E, M>(a, unit.negate::<E, M>(b, true), ROUNDING),
            else a.sub(b, ROUNDING)
        ))
    }

    /// `out[i] = a[i] * b[i]`, as [`Float::mul`].
    pub fn mul<const E: u32, const M: u32>(
        self,
        a: &[Float<E, M>],
        b: &[Float<E, M>],
        rounding: F24Rounding,
        out: &mut [Float<E, M>],
    ) {
        rounded!(rounding => vectors!(self, out, true, |unit, a, b| unit.mul::<E, M>(a, b, ROUNDING), else a.mul(b, ROUNDING)))
    }

    /// `out[i] = a[i] * b[i] + c[i]`, as [`Float::mad`].
    pub fn mad<const E: u32, const M: u32>(
        self,
        a: &[Float<E, M>],
        b: &[Float<E, M>],
        c: &[Float<E, M>],
        rounding: F24Rounding,
        out: &mut [Float<E, M>],
    ) {
        rounded!(rounding => vectors!(
            self, out, true, |unit, a, b, c| unit.mad::<E, M>(a, b, c, ROUNDING),
            else a.mad(b, c, ROUNDING)
        ))
    }

    /// `out[i] = a[i] > b[i] ? a[i] : b[i]`, as [`Float::max`].
    pub fn max<const E: u32, const M: u32>(self, a: &[Float<E, M>], b: &[Float<E, M>], out: &mut [Float<E, M>]) {
        elementwise!(self, out, |a, b| a.max(b))
    }

    /// `out[i] = a[i] < b[i] ? a[i] : b[i]`, as [`Float::min`].
    pub fn min<const E: u32, const M: u32>(
        self,
        a: &[Float<E, M>],
        b: &[Float<E, M>],
        subnormals: SubnormalCompare,
        out: &mut [Float<E, M>],
    ) {
        flushed!(subnormals => elementwise!(self, out, |a, b| a.min(b, SUBNORMALS)))
    }

    /// `out[i] = a[i] >= b[i] ? 1 : 0`, as [`Float::sge`].
    pub fn sge<const E: u32, const M: u32>(
        self,
        a: &[Float<E, M>],
        b: &[Float<E, M>],
        subnormals: SubnormalCompare,
        out: &mut [Float<E, M>],
    ) {
        flushed!(subnormals => elementwise!(self, out, |a, b| a.sge(b, SUBNORMALS)))
    }

    /// `out[i] = a[i] < b[i] ? 1 : 0`, as [`Float::slt`].
    pub fn slt<const E: u32, const M: u32>(
        self,
        a: &[Float<E, M>],
        b: &[Float<E, M>],
        subnormals: SubnormalCompare,
        out: &mut [Float<E, M>],
    ) {
        flushed!(subnormals => elementwise!(self, out, |a, b| a.slt(b, SUBNORMALS)))
    }

    /// `out[i] = a[i]`, as [`Float::mov`].
    pub fn mov<const E: u32, const M: u32>(
        self,
        a: &[Float<E, M>],
        subnormals: SubnormalCompare,
        out: &mut [Float<E, M>],
    ) {
        flushed!(subnormals => elementwise!(self, out, |a| a.mov(SUBNORMALS)))
    }

    /// `out[i] = -a[i]`, as [`Float::negate`].
    pub fn negate<const E: u32, const M: u32>(self, a: &[Float<E, M>], out: &mut [Float<E, M>]) {
        elementwise!(self, out, |a| a.negate())
    }

    /// `out[i] = floor(a[i])`, as [`Float::flr`].
    pub fn flr<const E: u32, const M: u32>(self, a: &[Float<E, M>], out: &mut [Float<E, M>]) {
        elementwise!(self, out, |a| a.flr())
    }

    /// `out[i] = 1 / a[i]`, as [`Float::rcp`].
    pub fn rcp<const E: u32, const M: u32>(self, a: &[Float<E, M>], rounding: F24Rounding, out: &mut [Float<E, M>]) {
        rounded!(rounding => elementwise!(self, out, |a| a.rcp(ROUNDING)))
    }

    /// `out[i] = 1 / sqrt(a[i])`, as [`Float::rsq`].
    pub fn rsq<const E: u32, const M: u32>(self, a: &[Float<E, M>], rounding: F24Rounding, out: &mut [Float<E, M>]) {
        rounded!(rounding => elementwise!(self, out, |a| a.rsq(ROUNDING)))
    }

    /// `out[i] = 2^a[i]`, as [`Float::ex2`].
    pub fn ex2<const E: u32, const M: u32>(self, a: &[Float<E, M>], rounding: F24Rounding, out: &mut [Float<E, M>]) {
        rounded!(rounding => elementwise!(self, out, |a| a.ex2(ROUNDING)))
    }

    /// `out[i] = log2(a[i])`, as [`Float::lg2`].
    pub fn lg2<const E: u32, const M: u32>(self, a: &[Float<E, M>], rounding: F24Rounding, out: &mut [Float<E, M>]) {
        rounded!(rounding => elementwise!(self, out, |a| a.lg2(ROUNDING)))
    }

    /// `out[i]` is whether the comparison of `a[i]` with `b[i]` holds, as [`Float::cmp`].
    pub fn cmp<const E: u32, const M: u32>(
        self,
        comparison: Comparison,
        a: &[Float<E, M>],
        b: &[Float<E, M>],
        out: &mut [bool],
    ) {
        specialize!(comparison as COMPARISON: Comparison [Eq, Ne, Lt, Le, Gt, Ge, True6, True7] => {
            elementwise!(self, out, |a, b: Float<E, M>| -> bool { a.cmp(COMPARISON, b) })
        })
    }

    /// `out[i]` is the f32 pattern `bits[i]` converted, as [`Float::from_f32_bits`].
    pub fn from_f32_bits<const E: u32, const M: u32>(self, bits: &[u32], rounding: F32ToF24, out: &mut [Float<E, M>]) {
        specialize!(rounding as ROUNDING: F32ToF24 [TowardZero, NearestEven] => {
            elementwise!(self, out, |bits: u32| -> Float<E, M> { Float::from_f32_bits(bits, ROUNDING) })
        })
    }

    /// `out[i]` is the dot product of `a[0..3][i]` and `b[0..3][i]`, as [`Float::dp3`].
    pub fn dp3<const E: u32, const M: u32>(
        self,
        a: [&[Float<E, M>]; 3],
        b: [&[Float<E, M>]; 3],
        order: DotProductOrder,
        rounding: F24Rounding,
        out: &mut [Float<E, M>],
    ) {
        let [ax, ay, az] = a;
        let [bx, by, bz] = b;
        ordered!(order, rounding => {
            vectors!(
                self, out, !matches!(ORDER, DotProductOrder::Unrounded),
                |unit, ax, ay, az, bx, by, bz| unit.dot::<3, E, M>([ax, ay, az], [bx, by, bz], false, ROUNDING),
                else Float::dp3([ax, ay, az], [bx, by, bz], ORDER, ROUNDING)
            )
        })
    }

    /// `out[i]` is the dot product of `a[0..4][i]` and `b[0..4][i]`, as [`Float::dp4`].
    pub fn dp4<const E: u32, const M: u32>(
        self,
        a: [&[Float<E, M>]; 4],
        b: [&[Float<E, M>]; 4],
        order: DotProductOrder,
        rounding: F24Rounding,
        out: &mut [Float<E, M>],
    ) {
        let [ax, ay, az, aw] = a;
        let [bx, by, bz, bw] = b;
        ordered!(order, rounding => {
            vectors!(
                self, out, !matches!(ORDER, DotProductOrder::Unrounded),
                |unit, ax, ay, az, aw, bx, by, bz, bw| {
                    unit.dot::<4, E, M>([ax, ay, az, aw], [bx, by, bz, bw], IS_TREE, ROUNDING)
                },
                else Float::dp4([ax, ay, az, aw], [bx, by, bz, bw], ORDER, ROUNDING)
            )
        })
    }

    /// `out[i]` is the dot product of `a[0..3][i]`, 1.0 and `b[0..4][i]`, as [`Float::dph`].
    pub fn dph<const E: u32, const M: u32>(
        self,
        a: [&[Float<E, M>]; 3],
        b: [&[Float<E, M>]; 4],
        order: DotProductOrder,
        rounding: F24Rounding,
        out: &mut [Float<E, M>],
    ) {
        let [ax, ay, az] = a;
        let [bx, by, bz, bw] = b;
        ordered!(order, rounding => {
            vectors!(
                self, out, !matches!(ORDER, DotProductOrder::Unrounded),
                |unit, ax, ay, az, bx, by, bz, bw| {
                    let aw = unit.all(Float::<E, M>::ONE);
                    unit.dot::<4, E, M>([ax, ay, az, aw], [bx, by, bz, bw], IS_TREE, ROUNDING)
                },
                else Float::dph([ax, ay, az], [bx, by, bz, bw], ORDER, ROUNDING)
            )
        })
    }
}
