// SPDX-License-Identifier: MIT
//! The slice operations on every instruction set of this processor equal the scalar ones.

use crate::oracle::Format;
use crate::stimulus::{CONVERSIONS, ROUNDINGS, SEED, SUBNORMALS, count, f32_pattern, for_each, values};
use pica_model::float::{Comparison, DotProductOrder, F24, Float, Lanes};

const ORDERS: [DotProductOrder; 3] =
    [DotProductOrder::LeftToRight, DotProductOrder::PairwiseTree, DotProductOrder::Unrounded];

/// Operands of every slice operation, as structure of arrays: `x[n][i]` is operand `n` of element `i`.
type Operands<const E: u32, const M: u32> = [Vec<Float<E, M>>; 8];

fn assert_same<T: PartialEq + std::fmt::Debug>(lanes: Lanes, name: &str, actual: &[T], expected: impl Fn(usize) -> T) {
    for (i, value) in actual.iter().enumerate() {
        assert_eq!(*value, expected(i), "{name} on {}, element {i} of {}", lanes.name(), actual.len());
    }
}

fn check_elementwise<const E: u32, const M: u32>(lanes: Lanes, x: &Operands<E, M>) {
    let [a, b, c, ..] = x;
    let mut out = vec![Float::<E, M>::NAN; a.len()];
    for (rounding, _) in ROUNDINGS {
        lanes.add(a, b, rounding, &mut out);
        assert_same(lanes, "add", &out, |i| a[i].add(b[i], rounding));
        lanes.sub(a, b, rounding, &mut out);
        assert_same(lanes, "sub", &out, |i| a[i].sub(b[i], rounding));
        lanes.mul(a, b, rounding, &mut out);
        assert_same(lanes, "mul", &out, |i| a[i].mul(b[i], rounding));
        lanes.mad(a, b, c, rounding, &mut out);
        assert_same(lanes, "mad", &out, |i| a[i].mad(b[i], c[i], rounding));
    }
    for (subnormals, _) in SUBNORMALS {
        lanes.min(a, b, subnormals, &mut out);
        assert_same(lanes, "min", &out, |i| a[i].min(b[i], subnormals));
        lanes.sge(a, b, subnormals, &mut out);
        assert_same(lanes, "sge", &out, |i| a[i].sge(b[i], subnormals));
        lanes.slt(a, b, subnormals, &mut out);
        assert_same(lanes, "slt", &out, |i| a[i].slt(b[i], subnormals));
        lanes.mov(a, subnormals, &mut out);
        assert_same(lanes, "mov", &out, |i| a[i].mov(subnormals));
    }
    lanes.max(a, b, &mut out);
    assert_same(lanes, "max", &out, |i| a[i].max(b[i]));
    lanes.negate(a, &mut out);
    assert_same(lanes, "negate", &out, |i| a[i].negate());
    lanes.flr(a, &mut out);
    assert_same(lanes, "flr", &out, |i| a[i].flr());
    let mut holds = vec![false; a.len()];
    for comparison in (0..8).map(Comparison::from_raw) {
        lanes.cmp(comparison, a, b, &mut holds);
        assert_same(lanes, "cmp", &holds, |i| a[i].cmp(comparison, b[i]));
    }
}

fn check_functions<const E: u32, const M: u32>(lanes: Lanes, x: &Operands<E, M>) {
    let a = &x[0];
    let mut out = vec![Float::<E, M>::NAN; a.len()];
    for (rounding, _) in ROUNDINGS {
        lanes.rcp(a, rounding, &mut out);
        assert_same(lanes, "rcp", &out, |i| a[i].rcp(rounding));
        lanes.rsq(a, rounding, &mut out);
        assert_same(lanes, "rsq", &out, |i| a[i].rsq(rounding));
        lanes.ex2(a, rounding, &mut out);
        assert_same(lanes, "ex2", &out, |i| a[i].ex2(rounding));
        lanes.lg2(a, rounding, &mut out);
        assert_same(lanes, "lg2", &out, |i| a[i].lg2(rounding));
    }
}

fn check_dots<const E: u32, const M: u32>(lanes: Lanes, x: &Operands<E, M>) {
    let [ax, ay, az, aw, bx, by, bz, bw] = x;
    let mut out = vec![Float::<E, M>::NAN; ax.len()];
    for (rounding, _) in ROUNDINGS {
        for order in ORDERS {
            lanes.dp3([ax, ay, az], [bx, by, bz], order, rounding, &mut out);
            assert_same(lanes, "dp3", &out, |i| {
                Float::dp3([ax[i], ay[i], az[i]], [bx[i], by[i], bz[i]], order, rounding)
            });
            lanes.dp4([ax, ay, az, aw], [bx, by, bz, bw], order, rounding, &mut out);
            assert_same(lanes, "dp4", &out, |i| {
                Float::dp4([ax[i], ay[i], az[i], aw[i]], [bx[i], by[i], bz[i], bw[i]], order, rounding)
            });
            lanes.dph([ax, ay, az], [bx, by, bz, bw], order, rounding, &mut out);
            assert_same(lanes, "dph", &out, |i| {
                Float::dph([ax[i], ay[i], az[i]], [bx[i], by[i], bz[i], bw[i]], order, rounding)
            });
        }
    }
}

/// Drawn operands of `length` elements, beginning with case `first`.
fn drawn<const E: u32, const M: u32>(first: u64, length: usize) -> Operands<E, M> {
    let cases: Vec<[u32; 8]> = (first..).take(length).map(|case| values(Format::new(E, M), SEED, case)).collect();
    std::array::from_fn(|n| cases.iter().map(|case| Float::from_bits(case[n])).collect())
}

/// All pairs of a format as the first two operands; the others are rotations of them.
fn all_pairs<const E: u32, const M: u32>() -> Operands<E, M> {
    let patterns = Format::new(E, M).patterns();
    let pairs = || (0..patterns * patterns).map(|case| [case / patterns, case % patterns]);
    std::array::from_fn(|n| {
        let skip = 1_000 * (n / 2);
        let rotated = pairs().skip(skip).chain(pairs().take(skip));
        rotated.map(|pair| Float::from_bits(pair[n % 2])).collect()
    })
}

#[test]
fn all_pairs_of_float_1_3_4() {
    for lanes in Lanes::available() {
        check_elementwise::<3, 4>(lanes, &all_pairs());
        check_dots::<3, 4>(lanes, &all_pairs());
    }
}

#[test]
fn all_pairs_of_float_1_4_3() {
    for lanes in Lanes::available() {
        check_elementwise::<4, 3>(lanes, &all_pairs());
        check_dots::<4, 3>(lanes, &all_pairs());
    }
}

#[test]
fn drawn_operands_of_f24() {
    println!("seed {SEED:#X}");
    const LENGTH: usize = 100_000;
    for block in 0..count(10, 100) {
        let operands = drawn::<7, 16>(block * LENGTH as u64, LENGTH);
        for lanes in Lanes::available() {
            check_elementwise(lanes, &operands);
            if block == 0 {
                check_functions(lanes, &operands);
                check_dots(lanes, &operands);
            }
        }
    }
}

/// Sums and products on every instruction set beside the integers of the scalar operations: a thousand million triples in a
/// full run.
#[test]
fn sums_and_products_of_f24() {
    const LENGTH: usize = 50_000;
    for_each(count(20, 20_000), |block| {
        let [a, b, c, ..] = &drawn::<7, 16>((1 << 40) + block * LENGTH as u64, LENGTH);
        let mut out = vec![F24::NAN; LENGTH];
        for (rounding, _) in ROUNDINGS {
            let all = |of: &dyn Fn(usize) -> F24| (0..LENGTH).map(of).collect::<Vec<_>>();
            let sums = all(&|i| a[i].add(b[i], rounding));
            let products = all(&|i| a[i].mul(b[i], rounding));
            let mads = all(&|i| a[i].mad(b[i], c[i], rounding));
            for lanes in Lanes::available() {
                lanes.add(a, b, rounding, &mut out);
                assert_same(lanes, "add", &out, |i| sums[i]);
                lanes.mul(a, b, rounding, &mut out);
                assert_same(lanes, "mul", &out, |i| products[i]);
                lanes.mad(a, b, c, rounding, &mut out);
                assert_same(lanes, "mad", &out, |i| mads[i]);
            }
        }
    });
}

/// Functions of one operand on every instruction set: all operands in a full run, every sixteenth block of them otherwise.
#[test]
fn functions_of_all_f24() {
    const LENGTH: u64 = 1 << 14;
    let stride = count(16, 1);
    for_each((1 << 24) / LENGTH / stride, |block| {
        // Another sixteenth of each 16 blocks, so that every bit takes both values.
        let first = LENGTH * (block * stride + block % stride);
        let operands: [Vec<F24>; 8] =
            std::array::from_fn(|_| (first..first + LENGTH).map(|bits| F24::from_bits(bits as u32)).collect());
        let a = &operands[0];
        let mut out = vec![F24::NAN; a.len()];
        for lanes in Lanes::available() {
            check_functions(lanes, &operands);
            lanes.flr(a, &mut out);
            assert_same(lanes, "flr", &out, |i| a[i].flr());
            lanes.negate(a, &mut out);
            assert_same(lanes, "negate", &out, |i| a[i].negate());
            for (subnormals, _) in SUBNORMALS {
                lanes.mov(a, subnormals, &mut out);
                assert_same(lanes, "mov", &out, |i| a[i].mov(subnormals));
            }
        }
    });
}

#[test]
fn drawn_operands_of_f31() {
    for lanes in Lanes::available() {
        check_elementwise(lanes, &drawn::<7, 23>(0, 100_000));
        check_dots(lanes, &drawn::<7, 23>(0, 100_000));
    }
}

/// A process may have set any rounding mode of its own, and counts subnormal f32 numbers as zeros or not.
#[cfg(target_arch = "x86_64")]
#[test]
fn the_mode_of_the_process_does_not_matter() {
    /// The bits of MXCSR: rounding, flush to zero, subnormals are zeros.
    const ROUNDING: [u32; 4] = [0, 0x2000, 0x4000, 0x6000];
    const FLUSH: [u32; 2] = [0, 0x8040];
    /// All exceptions are masked: the state in which programs start.
    const START: u32 = 0x1F80;
    let set = |state: u32| {
        // SAFETY: the instruction reads one word. What is computed until START is set again is in integers, or what is tested.
        unsafe { core::arch::asm!("ldmxcsr [{}]", in(reg) &state, options(nostack)) }
    };
    let [a, b, c, ..] = &drawn::<7, 16>(0, 100_000);
    for lanes in Lanes::available() {
        for (rounding, _) in ROUNDINGS {
            let mut wanted = [(); 3].map(|()| vec![F24::NAN; a.len()]);
            let compute = |[sums, products, mads]: &mut [Vec<F24>; 3]| {
                lanes.add(a, b, rounding, sums);
                lanes.mul(a, b, rounding, products);
                lanes.mad(a, b, c, rounding, mads);
            };
            compute(&mut wanted);
            for state in ROUNDING.into_iter().flat_map(|rounding| FLUSH.map(|flush| START | rounding | flush)) {
                let mut results = [(); 3].map(|()| vec![F24::NAN; a.len()]);
                set(state);
                compute(&mut results);
                set(START);
                assert!(results == wanted, "{} with MXCSR {state:04X}", lanes.name());
            }
        }
    }
}

/// Lengths around the widths of vector registers and of unrolled loops.
#[test]
fn short_slices() {
    for length in 0..=130 {
        let operands = drawn::<7, 16>(0, length);
        for lanes in Lanes::available() {
            check_elementwise(lanes, &operands);
            check_functions(lanes, &operands);
            check_dots(lanes, &operands);
        }
    }
}

#[test]
fn conversion_from_f32() {
    let bits: Vec<u32> = (0..100_000).map(|case| f32_pattern(16, SEED, case)).collect();
    let mut out = vec![F24::NAN; bits.len()];
    for lanes in Lanes::available() {
        for (rounding, _) in CONVERSIONS {
            lanes.from_f32_bits(&bits, rounding, &mut out);
            assert_same(lanes, "from_f32", &out, |i| F24::from_f32_bits(bits[i], rounding));
        }
    }
}

#[test]
fn the_detected_instruction_set_is_the_widest_available() {
    assert_eq!(Lanes::available().next(), Some(Lanes::PORTABLE));
    assert_eq!(Lanes::available().last(), Some(Lanes::detect()));
}

#[test]
#[should_panic(expected = "slices differ in length")]
fn operands_of_different_length_are_refused() {
    let operands = [F24::ONE; 3];
    Lanes::detect().max(&operands, &operands[..2], &mut [F24::ZERO; 3]);
}

#[test]
#[should_panic(expected = "slices differ in length")]
fn a_result_of_different_length_is_refused() {
    let operands = [F24::ONE; 3];
    Lanes::detect().max(&operands, &operands, &mut [F24::ZERO; 4]);
}
