// SPDX-License-Identifier: MIT
//! Every known divergence, planted: the guard rejects it and names block and expression.

use crate::support::{Pair, verilog};
use pica_rtl::emit::EmitError;
use pica_rtl::prelude::*;

const AMOUNT: u64 = 3;
const LEAST: usize = 2;

crate::probes! {
    #[hdl_gen] self;
    label_hexadecimal: Bit => { self.y.next = false; match self.a.val().index() { 0x1f => { self.y.next = true; } _ => {} } }
    label_bool: Bit => { self.y.next = false; match self.flag.val() { true => { self.y.next = true; } _ => {} } }
    label_suffix: Bit => { self.y.next = false; match self.a.val().index() { 1_usize => { self.y.next = true; } _ => {} } }
    rust_const: Bits<8> => { self.y.next = self.a.val() >> AMOUNT; }
    rust_const_offset: Bits<4> => { self.y.next = self.a.val().get_bits::<4>(LEAST); }
    bits_of_sum: Bits<4> => { self.y.next = (self.a.val() + self.b.val()).get_bits::<4>(2); }
    bit_of_sum: Bit => { self.y.next = (self.a.val() + self.b.val()).get_bit(2); }
    bits_of_bits: Bits<2> => { self.y.next = self.a.val().get_bits::<4>(2).get_bits::<2>(1); }
    bit_of_bits: Bit => { self.y.next = self.a.val().get_bits::<4>(2).get_bit(1); }
    bits_of_cast: Bits<2> => { self.y.next = bit_cast::<16, 8>(self.a.val()).get_bits::<2>(1); }
    carry_compared: Bit => { self.y.next = (self.a.val() + 1) == 0; }
    borrow_compared: Bit => { self.y.next = (self.a.val() - self.b.val()) >= 128; }
    shift_compared: Bit => { self.y.next = (self.a.val() << 4) == 16; }
    inversion_compared: Bit => { self.y.next = !self.a.val() == 0; }
    carry_shifted_in: Bits<8> => { self.y.next = (self.a.val() + 3) >> 1; }
    carry_cast: Bits<9> => { self.y.next = bit_cast::<9, 8>(self.a.val() + self.b.val()); }
    inversion_cast: Bits<9> => { self.y.next = bit_cast::<9, 8>(!self.a.val()); }
    carry_matched: Bit => { self.y.next = false; match (self.a.val() + self.b.val()).index() { 0 => { self.y.next = true; } _ => {} } }
    carry_reduced: Bit => { self.y.next = (self.a.val() + 1).any(); }
    widened_reduced: Bit => { self.y.next = (self.a.val() | 15).all(); }
    carry_in_amount: Bits<8> => { self.y.next = self.a.val() << (self.b.val() + 1); }
    carry_in_condition: Bit => { self.y.next = false; if (self.a.val() + 200) < self.b.val() { self.y.next = true; } }
    inverted_bool_added: Bits<8> => { self.y.next = self.a.val() + (!self.flag.val()); }
    inverted_bool_placed: Bits<8> => { self.y.next = self.a.val().replace_bit(3, !self.flag.val()); }
    inversion_multiplied: Bits<32> => { self.y.next = (!self.wide.val()) * self.wide.val(); }
    precedence: Bit => { self.y.next = self.a.val() & self.b.val() == self.b.val(); }
    bits_past_end: Bits<4> => { self.y.next = self.a.val().get_bits::<4>(6); }
    bits_past_end_in_loop: Bits<4> => { self.y.next = 0.into(); for i in 0..6 { self.y.next = self.y.val() ^ self.a.val().get_bits::<4>(i); } }
    bits_dynamic: Bits<4> => { self.y.next = self.a.val().get_bits::<4>(self.b.val().get_bits::<3>(0).index()); }
    bit_past_end: Bit => { self.y.next = self.a.val().get_bit(8); }
    bit_dynamic: Bit => { self.y.next = self.a.val().get_bit(self.b.val().index()); }
    replaced_past_end: Bits<8> => { self.y.next = self.a.val().replace_bit(8, true); }
    sign_not_extended: Bits<16> => { self.y.next = unsigned_cast::<16>(signed_bit_cast::<16, 8>(signed_cast::<8>(self.a.val()))); }
    sign_extended: Bits<16> => { self.s16.next = signed_bit_cast::<16, 8>(self.s8.val()); self.y.next = unsigned_cast::<16>(self.s16.val()); }
    sign_of_sum: Bit => { self.y.next = signed_cast::<8>(self.a.val() + 1) < self.s8.val(); }
    literal_assigned: Bits<8> => { self.y.next = 256.into(); }
    literal_compared: Bit => { self.y.next = self.a.val() == 256; }
    literal_added: Bits<8> => { self.y.next = self.a.val() + 256; }
    literal_cast: Bits<8> => { self.y.next = bits::<8>(256) & self.a.val(); }
    literal_shifted: Bits<64> => { self.y.next = 1 << self.a.val(); }
    latch: Bits<8> => { if self.flag.val() { self.y.next = self.a.val(); } }
    latch_in_match: Bits<8> => { match self.one.val().index() { 0 => { self.y.next = self.a.val(); } 2 => { self.y.next = self.b.val(); } _ => {} } }
    half_assigned: Pair => { self.y.next.low = self.a.val().get_bits::<4>(0); }
    loop_named_as_signal: Bits<8> => { self.y.next = 0.into(); for b in 0_usize..8 { if self.a.val().get_bit(b) { self.y.next = b.to_bits(); } } }
}

/// The message of the rejection of a block.
fn rejection(mut block: impl Block, name: &str) -> String {
    match verilog(&mut block, name) {
        Ok(text) => panic!("{name} is accepted:\n{text}"),
        Err(error @ EmitError::Rejected(_)) => error.to_string(),
        Err(other) => panic!("{name} fails otherwise: {other}"),
    }
}

macro_rules! rejected {
    ($($name:ident: $expression:literal, $problem:literal;)*) => {
        $({
            let message = rejection($name::default(), stringify!($name));
            let expected = concat!(stringify!($name), ": `", $expression, "`: ");
            assert!(message.contains(expected) && message.contains($problem), "{expected}{}\n{message}", $problem);
        })*
    };
}

#[test]
fn labels_that_are_none_in_verilog() {
    rejected! {
        label_hexadecimal: "match a { 0x1f => .. }", "the label is none in Verilog";
        label_bool: "match flag { true => .. }", "the label is none in Verilog";
        label_suffix: "match a { 1_usize => .. }", "the label is none in Verilog";
    }
}

#[test]
fn names_that_are_none_in_verilog() {
    rejected! {
        rust_const: "AMOUNT", "no such signal";
        rust_const_offset: "LEAST", "no such signal";
        loop_named_as_signal: "for b in ..", "the name of a signal";
    }
}

#[test]
fn selections_of_what_is_no_signal() {
    rejected! {
        bits_of_sum: "(a + b).get_bits::<4>(2)", "bits can be selected of a signal only";
        bit_of_sum: "(a + b).get_bit(2)", "bits can be selected of a signal only";
        bits_of_bits: "a.get_bits::<4>(2).get_bits::<2>(1)", "bits can be selected of a signal only";
        bit_of_bits: "a.get_bits::<4>(2).get_bit(1)", "bits can be selected of a signal only";
        bits_of_cast: "bit_cast::<16>(a).get_bits::<2>(1)", "bits can be selected of a signal only";
    }
}

#[test]
fn what_leaves_its_width() {
    rejected! {
        carry_compared: "(a + 1) == 0", "compares `(a + 1)` in 32 bits";
        borrow_compared: "(a - b) >= 128", "compares `(a - b)` in 32 bits";
        shift_compared: "(a << 4) == 16", "compares `(a << 4)` in 32 bits";
        inversion_compared: "!a == 0", "compares `!a` in 32 bits";
        carry_shifted_in: "(a + 3) >> 1", "shifts what the operand carries above its width in";
        carry_cast: "bit_cast::<9>(a + b)", "keeps what the operand carries above its width";
        inversion_cast: "bit_cast::<9>(!a)", "keeps what the operand carries above its width";
        carry_matched: "(a + b)", "compares it with labels of 32 bits";
        carry_reduced: "(a + 1)", "computes it in 32 bits";
        widened_reduced: "(a | 15).all()", "computes it in 32 bits";
        carry_in_amount: "(b + 1)", "computes it in 32 bits";
        carry_in_condition: "(a + 200) < b", "compares `(a + 200)` in 32 bits";
        inverted_bool_added: "(!flag)", "computes it in 8 bits";
        inverted_bool_placed: "a.replace_bit(3, !flag)", "computes it in 32 bits";
        inversion_multiplied: "(!wide)", "computes it in 32 bits";
        precedence: "a & b == b", "groups it otherwise";
    }
}

#[test]
fn selections_past_the_end() {
    rejected! {
        bits_past_end: "a.get_bits::<4>(6)", "past the 8 bits";
        bits_past_end_in_loop: "a.get_bits::<4>(i)", "past the 8 bits";
        bits_dynamic: "a.get_bits::<4>(b.get_bits::<3>(0))", "past the 8 bits";
        bit_past_end: "a.get_bit(8)", "past the 8 bits";
        bit_dynamic: "a.get_bit(b)", "past the 8 bits";
        replaced_past_end: "a.replace_bit(8, true)", "past the 8 bits";
    }
}

#[test]
fn signs() {
    rejected! {
        sign_not_extended: "signed_cast(signed_cast(a))", "signed_bit_cast has no end";
        sign_extended: "signed_cast(s8)", "signed_bit_cast has no end";
        sign_of_sum: "signed_cast(a + 1)", "the sign is elsewhere";
    }
}

#[test]
fn numbers_that_do_not_fit() {
    rejected! {
        literal_assigned: "256", "does not fit into 8 bits";
        literal_compared: "256", "does not fit into 8 bits";
        literal_added: "256", "does not fit into 8 bits";
        literal_shifted: "1 << a", "shifted in 64 bits";
    }
}

#[test]
fn latches() {
    rejected! {
        latch: "y", "a latch";
        latch_in_match: "y", "a latch";
        half_assigned: "y", "a latch";
    }
}

/// Declares blocks by their fields.
macro_rules! block {
    ($hash:tt $attribute:tt $name:ident { $($field:tt)* } $this:ident => { $($body:tt)* }) => {
        #[derive(LogicBlock, Default)]
        struct $name { $($field)* }

        impl Logic for $name {
            $hash $attribute
            fn update(&mut $this) { $($body)* }
        }
    };
}

#[derive(Copy, Clone, PartialEq, Debug, Default, LogicStruct)]
struct Outer {
    one: Pair,
    two: Bits<4>,
}

block! { #[hdl_gen] FieldOfField {
    pub s: Signal<In, Outer>, pub y: Signal<Out, Bits<4>>
} self => { self.y.next = self.s.val().one.low; } }

block! { #[hdl_gen] FieldOfFieldWritten {
    pub a: Signal<In, Bits<4>>, pub y: Signal<Out, Outer>
} self => { self.y.next.one.low = self.a.val(); self.y.next.one.high = self.a.val(); self.y.next.two = self.a.val(); } }

block! { #[hdl_gen] KeywordPort {
    pub case: Signal<In, Bit>, pub y: Signal<Out, Bit>
} self => { self.y.next = self.case.val(); } }

block! { #[hdl_gen] KeywordLocal {
    pub a: Signal<In, Bit>, pub y: Signal<Out, Bit>, begin: Signal<Local, Bit>
} self => { self.begin.next = self.a.val(); self.y.next = self.begin.val(); } }

block! { #[hdl_gen] RawName {
    pub r#in: Signal<In, Bit>, pub y: Signal<Out, Bit>
} self => { self.y.next = self.r#in.val(); } }

block! { #[hdl_gen] DynamicArray {
    pub a: [Signal<In, Bits<8>>; 4], pub index: Signal<In, Bits<2>>, pub y: Signal<Out, Bits<8>>
} self => { self.y.next = self.a[self.index.val().index()].val(); } }

#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
enum Only {
    One,
}

block! { #[hdl_gen] OneVariant {
    pub state: Signal<In, Only>, pub y: Signal<Out, Bit>, pub a: Signal<In, Bit>
} self => { self.y.next = self.a.val(); } }

#[derive(LogicBlock, Default)]
struct ConstGeneric<const E: usize, const M: usize> {
    pub a: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<E>>,
}

impl<const E: usize, const M: usize> Logic for ConstGeneric<E, M> {
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val().get_bits::<E>(M);
    }
}

block! { #[hdl_gen] Constants {
    pub a: Signal<In, Bit>, pub y: Signal<Out, Bits<8>>, pub z: Signal<Out, Bits<8>>
} self => { self.y.next = 5.into(); self.z.next = self.y.val(); } }

block! { #[hdl_gen] Undriven {
    pub a: Signal<In, Bit>, pub y: Signal<Out, Bit>, pub z: Signal<Out, Bit>
} self => { self.y.next = self.a.val(); } }

block! { #[hdl_gen] WritesInput {
    pub a: Signal<In, Bit>, pub y: Signal<Out, Bit>
} self => { self.y.next = self.a.val(); self.a.next = false; } }

block! { #[hdl_gen] ReadsEarly {
    pub a: Signal<In, Bit>, pub y: Signal<Out, Bit>, t: Signal<Local, Bit>
} self => { self.y.next = self.t.val(); self.t.next = self.a.val(); } }

block! { #[hdl_gen] ReadsOnOnePath {
    pub a: Signal<In, Bit>, pub y: Signal<Out, Bit>, t: Signal<Local, Bit>
} self => { if self.a.val() { self.t.next = true; } self.y.next = self.t.val(); self.t.next = false; } }

block! { #[hdl_gen] Colliding {
    pub a: [Signal<In, Bit>; 1], pub a_0: Signal<In, Bit>, pub y: Signal<Out, Bit>
} self => { self.y.next = self.a[0].val() && self.a_0.val(); } }

block! { #[hdl_gen] Row {
    pub a: [Signal<In, Bit>; 2], pub y: Signal<Out, Bit>
} self => { self.y.next = self.a[0].val() ^ self.a[1].val(); } }

block! { #[hdl_gen] TwoIndices {
    pub a: Signal<In, Bit>, pub y: Signal<Out, Bit>, row: [Row; 1]
} self => { self.row[0].a[0].next = self.a.val(); self.row[0].a[1].next = true; self.y.next = self.row[0].y.val(); } }

/// A hand-written leaf.
#[derive(LogicBlock, Default)]
struct Leaf {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    _verilog: String,
}

impl Leaf {
    fn new(verilog: &str) -> Self {
        Leaf { _verilog: verilog.to_owned(), ..Leaf::default() }
    }
}

impl Logic for Leaf {
    fn update(&mut self) {
        self.y.next = self.a.val();
    }

    fn connect(&mut self) {
        self.y.connect();
    }

    fn hdl(&self) -> Verilog {
        assert!(!self._verilog.is_empty(), "no Verilog");
        Verilog::Custom(self._verilog.clone())
    }
}

block! { #[hdl_gen] Around {
    pub clock: Signal<In, Clock>, pub a: Signal<In, Bits<8>>, pub y: Signal<Out, Bits<8>>, leaf: Leaf
} self => { self.leaf.clock.next = self.clock.val(); self.leaf.a.next = self.a.val(); self.y.next = self.leaf.y.val(); } }

fn around(verilog: &str) -> String {
    let mut block = Around { leaf: Leaf::new(verilog), ..Around::default() };
    match crate::support::verilog(&mut block, "around") {
        Ok(text) => panic!("accepted:\n{text}"),
        Err(error) => error.to_string(),
    }
}

/// Where bits are that the signal does not have.
mod place {
    pub const LATE: usize = 6;
    pub const LATE_WIDTH: usize = 4;
    pub const PAST: usize = 8;
}

/// Selects by name.
#[derive(LogicBlock, Default, Component)]
struct FieldPastEnd {
    pub a: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<4>>,
}

#[hdl]
impl Logic for FieldPastEnd {
    fn update(&mut self) {
        self.y.next = field!(self.a, place::LATE);
    }
}

/// Selects by name.
#[derive(LogicBlock, Default, Component)]
struct FlagPastEnd {
    pub a: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bit>,
}

#[hdl]
impl Logic for FlagPastEnd {
    fn update(&mut self) {
        self.y.next = flag!(self.a, place::PAST);
    }
}

#[test]
fn fields_arrays_and_constants() {
    let found = |message: String, expected: &str| assert!(message.contains(expected), "{expected}\n{message}");
    found(rejection(FieldOfField::default(), "top"), "top: `s.val().one.low`: only a field of a signal");
    found(rejection(FieldOfFieldWritten::default(), "top"), "top: `y.next.one.low`: only a field of a signal");
    found(rejection(KeywordPort::default(), "top"), "top: `case`: it is a keyword");
    found(rejection(KeywordLocal::default(), "top"), "top: `begin`: it is a keyword");
    found(rejection(RawName::default(), "top"), "top: `r#in`: `r#in` is no name in Verilog");
    found(rejection(DynamicArray::default(), "top"), "top: `a[index.val().index()]`: the index `index.val().index()`");
    found(rejection(OneVariant::default(), "top"), "top: `state`: it has no bits");
    found(rejection(ConstGeneric::<4, 3>::default(), "top"), "top: `M`: no such signal");
    found(rejection(TwoIndices::default(), "top"), "top: `row[0].a[0]`: rust_hdl writes one index per name only");
    found(rejection(Constants::default(), "top"), "top: `y, z`: a block that assigns constants only");
    found(rejection(FieldPastEnd::default(), "top"), "past the");
    found(rejection(FlagPastEnd::default(), "top"), "past the");
    found(rejection(ReadsOnOnePath::default(), "top"), "top: `t`: it is read before it is assigned");
}

#[test]
fn circuits_that_are_not_whole() {
    let error = |block: &mut dyn Block| verilog(block, "top").expect_err("an error");
    assert_eq!(error(&mut Undriven::default()), EmitError::Open(vec!["top.z".to_owned()]));
    assert_eq!(error(&mut WritesInput::default()), EmitError::WrittenInput(vec!["top.a".to_owned()]));
    assert_eq!(error(&mut ReadsEarly::default()), EmitError::ReadBeforeWrite(vec!["top.t".to_owned()]));
    assert_eq!(
        error(&mut Colliding::default()).to_string(),
        "module top: `a$0` and `a_0` are both named `a_0` in Verilog"
    );
    let panicked =
        |block: &str, message: &str| EmitError::Panicked { block: block.to_owned(), message: message.to_owned() };
    assert_eq!(error(&mut Around::default()), panicked("top.leaf", "no Verilog"));
    let message = "Value 0x100 does not fit into bitvector of length 8";
    assert_eq!(error(&mut literal_cast::default()), panicked("top", message));
}

#[test]
fn hand_written_verilog() {
    let rejects = |verilog: &str, expected: &str| {
        let message = around(verilog);
        assert!(message.contains(expected), "{expected}\n{message}");
    };
    rejects("always @(*) y = a + offset;", "around_leaf: `offset`: no such signal");
    rejects("// offset\nalways @(*) y = a + offset;", "around_leaf: `offset`: no such signal");
    rejects("always @(*) y = a[8];", "around_leaf: `a[8]`: it selects past the end");
    rejects("localparam P = 8; always @(*) y = a[P];", "around_leaf: `a[P]`: it selects past the end");
    rejects("localparam P = 4'd5; always @(*) y = a[P +: 4];", "around_leaf: `a[P +: 4]`: it selects past the end");
    rejects("always @(*) if (a[0]) y = a;", "around_leaf: `y`: a path leaves it as it was");
    rejects("always @(*) y <= a;", "around_leaf: `y`: a combinational process assigns with `=`");
    rejects("always @(*) y = 8'h3;", "around_leaf: `y`: a block that assigns constants only");
    rejects("reg [7:0] t; always @(*) y = t;", "around_leaf: `t`: nothing drives it");
    rejects("always @(*) y = a; always @(*) y = a;", "around_leaf: `y`: more than one process");
    rejects("other inner(.a(a), .y(y));", "around_leaf: `other`: there is no module of this name");
    rejects("always @(*) y = a +;", "around_leaf: `always @(*) y = a +;`: `;` where an expression belongs");
    rejects("always @(*) y = a; /* open", "comment without end");
    rejects("always @(*) y = a; /*/ open", "comment without end");
    rejects("function f; endfunction", "`function f; endfunction`: `;` where `(` belongs");
}
