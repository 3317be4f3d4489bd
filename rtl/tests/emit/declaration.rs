// SPDX-License-Identifier: MIT
//! What `#[hdl]` adds to an update function: simulation and Verilog have it alike.

use crate::support::{Inputs, Numbers, icarus, installed, place, simulate, verilog};
use pica_rtl::dut::Values;
use pica_rtl::prelude::*;

/// Where the fields of a word lie.
mod word {
    pub const OP: usize = 5;
    pub const OP_WIDTH: usize = 3;
    pub const NEGATE: usize = 9;
}

mod op {
    pub const COPY: usize = 2;
    pub const ADD: usize = 5;
    pub const UNUSED: usize = 6;
}

/// A count that stays where nothing counts, and the last words before it.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Keeper {
    clock: Signal<In, Clock>,
    /// Whether to take a word.
    take: Signal<In, Bit>,
    /// A word.
    a: Signal<In, Bits<8>>,
    /// Number of words that have been taken.
    count: Signal<Out, Bits<8>>,
    /// The word before the last one.
    newer: Signal<Out, Bits<8>>,
    /// The word two before the last one.
    oldest: Signal<Out, Bits<8>>,
    taken: DFF<Bits<8>>,
    words: [DFF<Bits<8>>; 3],
}

#[hdl]
impl Logic for Keeper {
    fn update(&mut self) {
        self.count.next = self.taken.q.val();
        self.newer.next = self.words[1].q.val();
        self.oldest.next = self.words[2].q.val();
        if self.take.val() {
            self.taken.d.next = self.taken.q.val() + 1;
            self.words[0].d.next = self.a.val();
            for i in 0..2 {
                self.words[i + 1].d.next = self.words[i].q.val();
            }
        }
    }
}

/// Operations by name.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Operations {
    clock: Signal<In, Clock>,
    /// The operation, and whether to negate.
    word: Signal<In, Bits<12>>,
    /// An operand.
    a: Signal<In, Bits<8>>,
    /// The operation by itself.
    code: Signal<Out, Bits<3>>,
    /// Whether the operation is an addition.
    adds: Signal<Out, Bit>,
    /// The result.
    y: Signal<Out, Bits<8>>,
    result: Signal<Local, Bits<8>>,
}

#[hdl]
impl Logic for Operations {
    fn update(&mut self) {
        self.code.next = field!(self.word, word::OP);
        // Subtraction is addition with a flag.
        self.adds.next = field!(self.word, word::OP) == bits_of::<3>(op::ADD);
        self.result.next = 0.into();
        match self.word.val().get_bits::<{ word::OP_WIDTH }>(word::OP).index() {
            op::COPY => {
                // As it is,
                // in two lines.
                self.result.next = self.a.val();
            }
            op::ADD => {
                self.result.next = self.a.val() + 17;
            }
            _ => {}
        }
        self.y.next = self.result.val();
        if flag!(self.word, word::NEGATE) {
            self.y.next = !self.result.val();
        }
    }
}

fn operation(inputs: OperationsIn) -> OperationsOut {
    let code = inputs.word >> 5 & 7;
    let result = match code {
        2 => inputs.a,
        5 => (inputs.a + 17) & 0xFF,
        _ => 0,
    };
    let y = if inputs.word >> 9 & 1 == 1 { result ^ 0xFF } else { result };
    OperationsOut { code, adds: u32::from(code == 5), y }
}

/// Simulation and Verilog put out what is expected after each clock.
fn agrees(circuit: &mut dyn Dut, name: &str, inputs: &[Inputs], expected: &[Vec<u32>]) -> String {
    let after = |outputs: Vec<[Vec<u32>; 2]>| outputs.into_iter().map(|[_, after]| after).collect::<Vec<_>>();
    assert_eq!(after(simulate(circuit, inputs)), expected, "{name}");
    let text = verilog(circuit.block(), name).unwrap_or_else(|error| panic!("{error}"));
    if installed("iverilog", "iverilog") {
        assert_eq!(after(icarus(circuit, &text, name, inputs)), expected, "{name}");
    }
    text
}

#[test]
fn registers_hold() {
    let mut numbers = Numbers(11);
    let (mut words, mut count) = ([0; 3], 0);
    let (mut inputs, mut expected) = (Vec::new(), Vec::new());
    for _ in 0..500 {
        let (take, a) = (numbers.next() & 1, numbers.next() & 255);
        inputs.push(vec![("take", take), ("a", a)]);
        if take == 1 {
            words = [a, words[0], words[1]];
            count = (count + 1) & 255;
        }
        expected.push(vec![count, words[1], words[2]]);
    }
    agrees(&mut Keeper::default(), "keeper", &inputs, &expected);
}

/// All words, and what is to come out.
fn operations() -> (Vec<Inputs>, Vec<Vec<u32>>) {
    let rows = (0..1 << 12).map(|word| OperationsIn { word, a: (word * 37) & 255 });
    let row = |values: OperationsIn| vec![("word", values.word), ("a", values.a)];
    rows.map(|values| (row(values), operation(values).to_row())).unzip()
}

#[test]
fn names_have_their_values() {
    let (inputs, expected) = operations();
    let text = agrees(&mut Operations::default(), "operations", &inputs, &expected);
    for (name, value) in
        [("OP_COPY", op::COPY), ("OP_ADD", op::ADD), ("WORD_OP", word::OP), ("WORD_NEGATE", word::NEGATE)]
    {
        assert_eq!(localparam(&text, name), Some(value), "{name}\n{text}");
        assert!(text.matches(name).count() > 1, "{name} is declared and not used\n{text}");
    }
    // A width is Rust's, and what nothing names is not there.
    assert_eq!((localparam(&text, "WORD_OP_WIDTH"), localparam(&text, "OP_UNUSED")), (None, None));
    assert_ne!(op::UNUSED, op::ADD);
}

/// The value of a constant of Verilog.
fn localparam(text: &str, name: &str) -> Option<usize> {
    let declarations = text.lines().filter(|line| line.trim_start().starts_with("localparam"));
    let mut values = declarations.filter_map(|line| {
        let (declared, value) = line.split_once('=')?;
        let value = value.split(';').next()?.trim();
        (declared.split_whitespace().last()? == name).then_some(value)
    });
    let value = values.next()?;
    match value.split_once('\'') {
        Some((_, sized)) if sized.starts_with('h') => usize::from_str_radix(&sized[1..], 16).ok(),
        Some((_, sized)) => sized.strip_prefix('d')?.parse().ok(),
        None => value.parse().ok(),
    }
}

#[test]
fn comments_reach_the_verilog() {
    let text = verilog(&mut Operations::default(), "operations").unwrap_or_else(|error| panic!("{error}"));
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let behind = |comment: &str| {
        let place = lines.iter().position(|line| *line == format!("// {comment}"));
        lines[place.unwrap_or_else(|| panic!("no `{comment}` in\n{text}")) + 1]
    };
    assert!(behind("Subtraction is addition with a flag.").starts_with("assign adds ="), "{text}");
    assert_eq!(behind("As it is,"), "// in two lines.");
    assert!(behind("in two lines.").starts_with("result ="), "{text}");
    assert!(!text.contains("comment!") && !text.contains("@component"), "{text}");
}

/// Circuits in an array have their names and comments, like any other.
#[test]
fn elements_keep_names_and_comments() {
    /// One operation on two operands.
    #[derive(LogicBlock, Default, Component)]
    struct Both {
        pub clock: Signal<In, Clock>,
        pub word: Signal<In, Bits<12>>,
        pub a: [Signal<In, Bits<8>>; 2],
        pub y: [Signal<Out, Bits<8>>; 2],
        each: [Operations; 2],
    }

    #[hdl]
    impl Logic for Both {
        fn update(&mut self) {
            for i in 0..2 {
                self.each[i].clock.next = self.clock.val();
                self.each[i].word.next = self.word.val();
                self.each[i].a.next = self.a[i].val();
                self.y[i].next = self.each[i].y.val();
            }
        }
    }

    let text = verilog(&mut Both::default(), "both").unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(localparam(&text, "OP_ADD"), Some(op::ADD), "{text}");
    assert!(text.contains("// Subtraction is addition with a flag."), "{text}");
}

/// Circuits without a description of their own may stand in one that has one, and the other way round.
#[test]
fn plain_circuits_mix() {
    #[derive(LogicBlock, Default)]
    struct Plain {
        pub a: Signal<In, Bits<8>>,
        pub y: Signal<Out, Bits<8>>,
    }

    impl Logic for Plain {
        #[hdl_gen]
        fn update(&mut self) {
            self.y.next = !self.a.val();
        }
    }

    /// Inverts twice.
    #[derive(LogicBlock, Default, Component, Dut)]
    struct Twice {
        /// A value.
        pub a: Signal<In, Bits<8>>,
        /// The value, inverted twice.
        pub y: Signal<Out, Bits<8>>,
        first: Plain,
        second: Plain,
    }

    #[hdl]
    impl Logic for Twice {
        fn update(&mut self) {
            self.first.a.next = self.a.val();
            self.second.a.next = self.first.y.val();
            self.y.next = self.second.y.val();
        }
    }

    let mut twice = Twice::default();
    verilog(&mut twice, "twice").unwrap_or_else(|error| panic!("{error}"));
    let (a, y) = (place(&twice, "a"), place(&twice, "y"));
    twice.set(a, 0x5A);
    twice.settle().expect("it settles");
    assert_eq!(twice.get(y), 0x5A);
}
