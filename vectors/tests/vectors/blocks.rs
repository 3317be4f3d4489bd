// SPDX-License-Identifier: MIT
//! Small blocks of every protocol: their interfaces, their Verilog, and cases with results from plain arithmetic.

use pica_vectors::{Case, Channel, Direction, Handshake, Interface, Item, Port, Protocol};
use std::collections::BTreeMap;

/// A block under test.
pub struct Block {
    pub interface: Interface,
    pub verilog: &'static str,
    /// An edit of the Verilog that makes it wrong.
    pub fault: (&'static str, &'static str),
    case: fn(&mut Random) -> Case,
}

impl Block {
    /// The first `count` cases of the block.
    pub fn cases(&self, count: usize) -> Vec<Case> {
        let mut random = Random(1);
        (0..count).map(|_| (self.case)(&mut random)).collect()
    }

    /// The Verilog of the block with the fault.
    pub fn faulty(&self) -> String {
        let (from, to) = self.fault;
        assert!(self.verilog.contains(from), "{} does not contain {from}", self.interface.name);
        self.verilog.replacen(from, to, 1)
    }
}

/// SplitMix64, with a fixed seed.
pub struct Random(pub u64);

impl Random {
    /// A value of `width` bits; small values and all ones are frequent.
    pub fn bits(&mut self, width: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        let value = match z >> 61 {
            0 => (z & 3) as u32,
            1 => u32::MAX,
            _ => z as u32,
        };
        value & (u32::MAX >> (32 - width))
    }
}

fn channel(name: &str, direction: Direction, handshake: Handshake, ports: &[(&str, u32, &str)]) -> Channel {
    let ports = ports.iter().map(|(name, width, doc)| Port { name: (*name).into(), width: *width, doc: (*doc).into() });
    Channel { name: name.into(), direction, handshake, ports: ports.collect() }
}

fn case(inputs: impl IntoIterator<Item = u32>, outputs: impl IntoIterator<Item = u32>) -> Case {
    let item = |channel, values| vec![Item { channel, values }];
    Case { inputs: item(0, inputs.into_iter().collect()), outputs: item(1, outputs.into_iter().collect()) }
}

pub fn comb_majority() -> Block {
    use Direction::{In, Out};
    let ports = [("a", 8, "A voter a bit."), ("b", 8, "Another."), ("c", 8, "The third.")];
    let interface = Interface {
        name: "comb_majority".into(),
        doc: "Two of three, bit by bit, and whether all bits of all three are set.".into(),
        protocol: Protocol::Comb,
        latency: None,
        channels: vec![
            channel("in", In, Handshake::None, &ports),
            channel("out", Out, Handshake::None, &[("y", 8, "What two agree on."), ("all", 1, "All ones.")]),
        ],
        memories: Vec::new(),
        independent: false,
    };
    Block {
        interface,
        verilog: include_str!("blocks/comb_majority.v"),
        fault: ("(b & c)", "(b & c & a)"),
        case: |random| {
            let votes = [random.bits(8), random.bits(8), random.bits(8)];
            let most = (0..8).filter(|bit| votes.iter().map(|vote| vote >> bit & 1).sum::<u32>() >= 2);
            case(votes, [most.map(|bit| 1 << bit).sum(), u32::from(votes == [0xFF; 3])])
        },
    }
}

pub fn pipe_multiply() -> Block {
    use Direction::{In, Out};
    let interface = Interface {
        name: "pipe_multiply".into(),
        doc: "The low 24 bits of a product.".into(),
        protocol: Protocol::Pipe,
        latency: Some(3),
        channels: vec![
            channel("in", In, Handshake::Valid, &[("a", 24, "A factor."), ("b", 24, "A factor.")]),
            channel("out", Out, Handshake::Valid, &[("y", 24, "Their product modulo 2^24.")]),
        ],
        memories: Vec::new(),
        independent: false,
    };
    Block {
        interface,
        verilog: include_str!("blocks/pipe_multiply.v"),
        fault: ("a * b", "a * (b & ~24'h000100)"),
        case: |random| {
            let [a, b] = [random.bits(24), random.bits(24)];
            case([a, b], [(u64::from(a) * u64::from(b) % (1 << 24)) as u32])
        },
    }
}

pub fn stream_divide() -> Block {
    use Direction::{In, Out};
    let interface = Interface {
        name: "stream_divide".into(),
        doc: "Quotient and remainder; division by 0 gives all ones and the dividend.".into(),
        protocol: Protocol::Stream,
        latency: None,
        channels: vec![
            channel(
                "in",
                In,
                Handshake::ReadyValid,
                &[("dividend", 12, "What is cut."), ("divisor", 12, "Into what.")],
            ),
            channel(
                "out",
                Out,
                Handshake::ReadyValid,
                &[("quotient", 12, "How often."), ("remainder", 12, "The rest.")],
            ),
        ],
        memories: Vec::new(),
        independent: false,
    };
    Block {
        interface,
        verilog: include_str!("blocks/stream_divide.v"),
        fault: ("shifted >= {1'b0, by}", "shifted > {1'b0, by}"),
        case: |random| {
            let [dividend, divisor] = [random.bits(12), random.bits(12)];
            let quotient = dividend.checked_div(divisor).unwrap_or(0xFFF);
            case([dividend, divisor], [quotient, dividend.checked_rem(divisor).unwrap_or(dividend)])
        },
    }
}

pub fn unit_scale() -> Block {
    use Direction::{In, Out};
    use Handshake::{ReadyValid, Valid};
    let interface = Interface {
        name: "unit_scale".into(),
        doc: "Values times one of four factors, and word of every fourth result.".into(),
        protocol: Protocol::Unit,
        latency: None,
        channels: vec![
            channel("write", In, Valid, &[("write_index", 2, "Which factor."), ("write_factor", 8, "Its value.")]),
            channel("in", In, ReadyValid, &[("index", 2, "Which factor."), ("value", 8, "What is multiplied.")]),
            channel("out", Out, ReadyValid, &[("y", 16, "Their product.")]),
            channel("count", Out, Valid, &[("count", 8, "Results since reset.")]),
        ],
        memories: Vec::new(),
        independent: false,
    };
    Block {
        interface,
        verilog: include_str!("blocks/unit_scale.v"),
        fault: ("results[1:0] == 2'd3", "results[1:0] == 2'd3 && results != 8'd7"),
        case: |random| {
            let mut factors = [0; 4];
            let mut case = Case::default();
            for index in 0..4 {
                factors[index as usize] = random.bits(8);
                case.inputs.push(Item { channel: 0, values: vec![index, factors[index as usize]] });
            }
            for count in 1..=random.bits(4) {
                if random.bits(2) == 0 {
                    let index = random.bits(2);
                    factors[index as usize] = random.bits(8);
                    case.inputs.push(Item { channel: 0, values: vec![index, factors[index as usize]] });
                }
                let [index, value] = [random.bits(2), random.bits(8)];
                case.inputs.push(Item { channel: 1, values: vec![index, value] });
                case.outputs.push(Item { channel: 2, values: vec![factors[index as usize] * value] });
                if count % 4 == 0 {
                    case.outputs.push(Item { channel: 3, values: vec![count] });
                }
            }
            case
        },
    }
}

/// Words and addends that a case of [`unit_accumulate`] has; those above have no part in it.
const SUMS: u32 = 12;

/// The block with a memory beside it, which answers it by ready and valid.
pub fn unit_accumulate() -> Block {
    accumulate(Handshake::ReadyValid, include_str!("blocks/unit_accumulate.v"))
}

/// The accumulator whose answers have no ready: it takes each at once.
pub fn unit_accumulate_at_once() -> Block {
    let verilog = concat!("`define VALID_ALONE\n", include_str!("blocks/unit_accumulate.v"));
    accumulate(Handshake::Valid, verilog)
}

fn accumulate(answer: Handshake, verilog: &'static str) -> Block {
    use Direction::{In, Out};
    use Handshake::ReadyValid;
    let (tag, word) = ("Which read this is.", "What the memory holds.");
    let channels = vec![
        channel("add", In, ReadyValid, &[("add_address", 4, "Which sum."), ("addend", 16, "What is added to it.")]),
        channel("answer_sum", In, answer, &[("answer_sum_tag", 2, tag), ("answer_sum_word", 16, word)]),
        channel("total", Out, ReadyValid, &[("total", 16, "The new sum.")]),
        channel("read_sum", Out, ReadyValid, &[("read_sum_address", 4, "Which sum."), ("read_sum_tag", 2, tag)]),
        channel(
            "write_sum",
            Out,
            ReadyValid,
            &[
                ("write_sum_address", 4, "Which sum."),
                ("write_sum_word", 16, "The new sum."),
                ("write_sum_enable", 2, "Which of its bytes are stored."),
            ],
        ),
    ];
    let interface = Interface {
        name: "unit_accumulate".into(),
        doc: "Sums in a memory; what is below 256 is added to a low byte alone.".into(),
        protocol: Protocol::Unit,
        latency: None,
        channels,
        memories: Vec::new(),
        independent: false,
    };
    Block {
        interface: interface.with_memories(&["sum"]),
        verilog,
        fault: ("addends[first] < 16'd256", "addends[first] < 16'd255"),
        case: sums,
    }
}

/// Addends for few sums, so that one often waits for the one before, and the words before and after.
fn sums(random: &mut Random) -> Case {
    let [add, before, total, after] = [0, 2, 3, 6];
    let mut case = Case::default();
    let mut words = BTreeMap::new();
    for address in 0..SUMS {
        if random.bits(1) == 0 {
            words.insert(address, random.bits(16));
        }
    }
    case.inputs.extend(words.iter().map(|(address, word)| Item { channel: before, values: vec![*address, *word] }));
    for _ in 0..=random.bits(4) {
        let address = random.bits(4) % SUMS;
        let addend = random.bits(16) >> (8 * random.bits(1));
        let word = words.entry(address).or_insert(0);
        let sum = (*word + addend) & 0xFFFF;
        *word = if addend < 256 { *word & 0xFF00 | sum & 0x00FF } else { sum };
        case.inputs.push(Item { channel: add, values: vec![address, addend] });
        case.outputs.push(Item { channel: total, values: vec![*word] });
    }
    case.outputs.extend(words.into_iter().map(|(address, word)| Item { channel: after, values: vec![address, word] }));
    case
}

/// One block of every protocol, and one with a memory.
pub fn all() -> [Block; 5] {
    [comb_majority(), pipe_multiply(), stream_divide(), unit_scale(), unit_accumulate()]
}
