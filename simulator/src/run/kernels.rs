// SPDX-License-Identifier: MIT
//! What operations do in all lanes: loops that the compiler makes vector instructions of.

use super::words::{Stock, Word, Words};
use crate::tape::operation::{Class, Code, Key, Operation};

/// A key as a constant that patterns can have.
struct Of<const CODE: u16, const A: u8, const B: u8, const TO: u8>;

impl<const CODE: u16, const A: u8, const B: u8, const TO: u8> Of<CODE, A, B, TO> {
    const KEY: Key = Key(CODE << 6 | (A as u16) << 4 | (B as u16) << 2 | TO as u16);
}

macro_rules! class {
    (u8) => {{ Class::U8 as u8 }};
    (u16) => {{ Class::U16 as u8 }};
    (u32) => {{ Class::U32 as u8 }};
    (u64) => {{ Class::U64 as u8 }};
}

/// A loop over operations that knows what to do for each code with these types of `a`, `b` and the result.
macro_rules! kernels {
    ($($code:ident $function:ident: $([$a:ident $b:ident $to:ident])*;)*) => {
        /// Does operations, one behind the other.
        #[inline(always)]
        pub fn run<const L: usize>(operations: &[Operation], words: &mut Words<L>, stock: &Stock) {
            for operation in operations {
                match operation.key {
                    $($(Of::<{ Code::$code as u16 }, {class!($a)}, {class!($b)}, {class!($to)}>::KEY => {
                        $function::<$a, $b, $to, L>(operation, words, stock)
                    })*)*
                    // A result that is left out would be wrong, and nobody would know.
                    _ => unreachable!("no kernel for {operation:?}"),
                }
            }
        }
    };
}

kernels! {
    And and: [u8 u8 u8] [u16 u16 u16] [u32 u32 u32] [u64 u64 u64];
    Or or: [u8 u8 u8] [u16 u16 u16] [u32 u32 u32] [u64 u64 u64];
    Xor xor: [u8 u8 u8] [u16 u16 u16] [u32 u32 u32] [u64 u64 u64];
    AndNot and_not: [u8 u8 u8] [u16 u16 u16] [u32 u32 u32] [u64 u64 u64];
    AndAnd and_and: [u8 u8 u8] [u16 u16 u16] [u32 u32 u32] [u64 u64 u64];
    OrOr or_or: [u8 u8 u8] [u16 u16 u16] [u32 u32 u32] [u64 u64 u64];
    AndOr and_or: [u8 u8 u8] [u16 u16 u16] [u32 u32 u32] [u64 u64 u64];
    OrAnd or_and: [u8 u8 u8] [u16 u16 u16] [u32 u32 u32] [u64 u64 u64];
    Add add: [u8 u8 u8] [u16 u16 u16] [u32 u32 u32] [u64 u64 u64];
    Sub sub: [u8 u8 u8] [u16 u16 u16] [u32 u32 u32] [u64 u64 u64];
    Mul mul: [u8 u8 u8] [u16 u16 u16] [u32 u32 u32] [u64 u64 u64] [u8 u8 u16] [u16 u16 u32] [u32 u32 u64];
    MulHigh mul_high: [u64 u64 u64];
    Equal equal: [u8 u8 u8] [u16 u16 u8] [u32 u32 u8] [u64 u64 u8];
    Less less: [u8 u8 u8] [u16 u16 u8] [u32 u32 u8] [u64 u64 u8];
    EqualTo equal_to: [u8 u8 u8] [u16 u8 u8] [u32 u8 u8] [u64 u8 u8];
    ShiftLeft shift_left: [u8 u8 u8] [u16 u16 u16] [u32 u32 u32] [u64 u64 u64];
    ShiftRight shift_right: [u8 u8 u8] [u16 u16 u16] [u32 u32 u32] [u64 u64 u64];
    Mux mux: [u8 u8 u8] [u8 u16 u16] [u8 u32 u32] [u8 u64 u64];
    MuxEqual mux_equal: [u8 u8 u8] [u8 u16 u16] [u8 u32 u32] [u8 u64 u64]
        [u16 u8 u8] [u16 u16 u16] [u16 u32 u32] [u16 u64 u64]
        [u32 u8 u8] [u32 u16 u16] [u32 u32 u32] [u32 u64 u64]
        [u64 u8 u8] [u64 u16 u16] [u64 u32 u32] [u64 u64 u64];
    MuxAny mux_any: [u8 u8 u8] [u8 u16 u16] [u8 u32 u32] [u8 u64 u64]
        [u16 u8 u8] [u16 u16 u16] [u16 u32 u32] [u16 u64 u64]
        [u32 u8 u8] [u32 u16 u16] [u32 u32 u32] [u32 u64 u64]
        [u64 u8 u8] [u64 u16 u16] [u64 u32 u32] [u64 u64 u64];
    Join join: [u8 u8 u8]
        [u8 u8 u16] [u8 u16 u16] [u16 u8 u16] [u16 u16 u16]
        [u8 u8 u32] [u8 u16 u32] [u8 u32 u32] [u16 u8 u32] [u16 u16 u32] [u16 u32 u32] [u32 u8 u32] [u32 u16 u32]
        [u32 u32 u32]
        [u8 u8 u64] [u8 u16 u64] [u8 u32 u64] [u8 u64 u64] [u16 u8 u64] [u16 u16 u64] [u16 u32 u64] [u16 u64 u64]
        [u32 u8 u64] [u32 u16 u64] [u32 u32 u64] [u32 u64 u64] [u64 u8 u64] [u64 u16 u64] [u64 u32 u64] [u64 u64 u64];
    Slice slice: [u8 u8 u8] [u8 u8 u16] [u8 u8 u32] [u8 u8 u64] [u16 u8 u8] [u16 u8 u16] [u16 u8 u32] [u16 u8 u64]
        [u32 u8 u8] [u32 u8 u16] [u32 u8 u32] [u32 u8 u64] [u64 u8 u8] [u64 u8 u16] [u64 u8 u32] [u64 u8 u64];
    Extend extend: [u8 u8 u8] [u8 u8 u16] [u8 u8 u32] [u8 u8 u64] [u16 u8 u8] [u16 u8 u16] [u16 u8 u32] [u16 u8 u64]
        [u32 u8 u8] [u32 u8 u16] [u32 u8 u32] [u32 u8 u64] [u64 u8 u8] [u64 u8 u16] [u64 u8 u32] [u64 u8 u64];
    Parity parity: [u8 u8 u8] [u16 u8 u8] [u32 u8 u8] [u64 u8 u8];
    Table table: [u8 u8 u8] [u8 u8 u16] [u8 u8 u32] [u8 u8 u64];
    Read read: [u32 u8 u8] [u32 u8 u16] [u32 u8 u32] [u32 u8 u64] [u64 u8 u8] [u64 u8 u16] [u64 u8 u32] [u64 u8 u64];
}

/// One word after the other of the result, from those of up to three operands. The operands are copied before the result is
/// written, which may take the place of one.
#[inline(always)]
fn one<A: Word, T: Word, const L: usize>(of: &Operation, words: &mut Words<L>, f: impl Fn(A) -> T) {
    let x = A::of(words)[of.a as usize];
    let mut out = [T::ZERO; L];
    for i in 0..L {
        out[i] = f(x[i]);
    }
    T::of_mut(words)[of.to as usize] = out;
}

#[inline(always)]
fn two<A: Word, B: Word, T: Word, const L: usize>(of: &Operation, words: &mut Words<L>, f: impl Fn(A, B) -> T) {
    let (x, y) = (A::of(words)[of.a as usize], B::of(words)[of.b as usize]);
    let mut out = [T::ZERO; L];
    for i in 0..L {
        out[i] = f(x[i], y[i]);
    }
    T::of_mut(words)[of.to as usize] = out;
}

#[inline(always)]
fn three<A: Word, B: Word, T: Word, const L: usize>(of: &Operation, words: &mut Words<L>, f: impl Fn(A, B, B) -> T) {
    let (x, y, z) = (A::of(words)[of.a as usize], B::of(words)[of.b as usize], B::of(words)[of.c as usize]);
    let mut out = [T::ZERO; L];
    for i in 0..L {
        out[i] = f(x[i], y[i], z[i]);
    }
    T::of_mut(words)[of.to as usize] = out;
}

/// Functions for one, two or three operands; each sees its operands and the operation.
macro_rules! functions {
    ($($function:ident $count:ident |$of:ident, $($x:ident),*| $value:expr;)*) => {
        $(
            #[inline(always)]
            fn $function<A: Word, B: Word, T: Word, const L: usize>(
                $of: &Operation,
                words: &mut Words<L>,
                _: &Stock,
            ) {
                functions!(@$count $of, words, |$($x),*| $value);
            }
        )*
    };
    (@one $of:ident, $words:ident, $f:expr) => { one::<A, T, L>($of, $words, $f) };
    (@two $of:ident, $words:ident, $f:expr) => { two::<A, B, T, L>($of, $words, $f) };
    (@three $of:ident, $words:ident, $f:expr) => { three::<A, B, T, L>($of, $words, $f) };
}

/// A word in another type: its low bits, or zeros above.
#[inline(always)]
fn to<A: Word, T: Word>(word: A) -> T {
    T::from_number(word.number())
}

#[inline(always)]
fn bit<T: Word>(is_one: bool) -> T {
    T::from_number(is_one.into())
}

#[inline(always)]
fn cut<T: Word>(of: &Operation) -> T {
    T::from_number(of.immediate)
}

functions! {
    and two |of, x, y| to::<A, T>(x) & to(y);
    or two |of, x, y| to::<A, T>(x) | to(y);
    xor two |of, x, y| to::<A, T>(x) ^ to(y);
    and_not two |of, x, y| to::<A, T>(x) & !to::<B, T>(y);
    and_and three |of, x, y, z| to::<A, T>(x) & to(y) & to(z);
    or_or three |of, x, y, z| to::<A, T>(x) | to(y) | to(z);
    and_or three |of, x, y, z| to::<A, T>(x) & to(y) | to(z);
    or_and three |of, x, y, z| (to::<A, T>(x) | to(y)) & to(z);
    add two |of, x, y| to::<A, T>(x).plus(to(y)) & cut(of);
    sub two |of, x, y| to::<A, T>(x).minus(to(y)) & cut(of);
    mul two |of, x, y| to::<A, T>(x).times(to(y)) & cut(of);
    mul_high two |of, x, y| {
        to::<u64, T>(((u128::from(x.number()) * u128::from(y.number())) >> 64) as u64)
    };
    equal two |of, x, y| bit(x == to(y));
    less two |of, x, y| bit(x < to(y));
    equal_to one |of, x| bit(x == cut(of));
    shift_left two |of, x, y| {
        let by = y.number();
        if by < u64::from(T::BITS) { to::<A, T>(x).left(by as u32) & cut(of) } else { T::ZERO }
    };
    shift_right two |of, x, y| {
        let by = y.number();
        if by < u64::from(A::BITS) { to(x.right(by as u32)) } else { T::ZERO }
    };
    mux three |of, x, y, z| to::<B, T>(if x != A::ZERO { y } else { z });
    mux_equal three |of, x, y, z| to::<B, T>(if x == cut(of) { y } else { z });
    mux_any three |of, x, y, z| to::<B, T>(if x & cut(of) != A::ZERO { y } else { z });
    join two |of, x, y| (to::<A, T>(x).left(of.by.into()) | to(y)) & cut(of);
    slice one |of, x| to::<A, T>(x.right(of.by.into())) & cut(of);
    extend one |of, x| {
        let sign = T::from_number(1).left(u32::from(of.by).wrapping_sub(1));
        (to::<A, T>(x) ^ sign).minus(sign) & cut(of)
    };
    parity one |of, x| bit(x.ones() & 1 == 1);
}

#[inline(always)]
fn read<A: Word, B: Word, T: Word, const L: usize>(of: &Operation, words: &mut Words<L>, stock: &Stock) {
    let memory = &stock.memories[of.c as usize];
    let address = A::of(words)[of.a as usize];
    let mut out = [T::ZERO; L];
    for lane in 0..L {
        out[lane] = T::from_number(memory.read(lane, address[lane].number(), of.by.into()));
    }
    T::of_mut(words)[of.to as usize] = out;
}

#[inline(always)]
fn table<A: Word, B: Word, T: Word, const L: usize>(of: &Operation, words: &mut Words<L>, stock: &Stock) {
    let table = &stock.tables[of.c as usize];
    let place = u8::of(words)[of.a as usize];
    let mut out = [T::ZERO; L];
    for lane in 0..L {
        out[lane] = T::from_number(table[usize::from(place[lane])]);
    }
    T::of_mut(words)[of.to as usize] = out;
}
