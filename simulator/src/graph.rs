// SPDX-License-Identifier: MIT
//! The graph of words that a design computes: equal nodes are one, and constants are folded.
//!
//! A node is a number of up to 64 bits. Its width says how many of them may be other than zero, so a node of more bits than
//! are there is the same node.

use std::collections::HashMap;

/// The number of a node.
pub type Id = u32;

/// What a node is. Widths are those of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// A number.
    Constant(u64),
    /// Part of a signal, by number, before it is known what drives it.
    Wire(u32),
    /// What a signal held before, where nothing is assigned to it: a latch.
    Before(u32),
    /// A part of an input.
    Input(u32),
    /// A part of a register.
    Register(u32),
    /// The word of a memory at an address, and which 64 bits of it.
    Read(u32, Id, u32),
    And(Id, Id),
    Or(Id, Id),
    Xor(Id, Id),
    /// All bits of a width inverted.
    Not(Id),
    Add(Id, Id),
    Sub(Id, Id),
    Mul(Id, Id),
    /// The upper 64 bits of a product of two numbers of 64 bits.
    MulHigh(Id, Id),
    Equal(Id, Id),
    Less(Id, Id),
    ShiftLeft(Id, Id),
    ShiftRight(Id, Id),
    /// The second if the first is not zero, else the third.
    Mux(Id, Id, Id),
    /// The first above so many bits of the second.
    Join(Id, Id, u32),
    /// The bits from a place on.
    Slice(Id, u32),
    /// A number of so many bits in two's complement.
    Extend(Id, u32),
    /// Whether the number of ones is odd.
    Parity(Id),
}

/// The ones of a width.
pub const fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// Bits that a number needs, at least one.
const fn bits(value: u64) -> u32 {
    if value == 0 { 1 } else { 64 - value.leading_zeros() }
}

/// Nodes, each behind those that it is computed from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Graph {
    nodes: Vec<(Node, u32)>,
    numbers: HashMap<(Node, u32), Id>,
}

impl Graph {
    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// What a node is.
    pub fn node(&self, id: Id) -> Node {
        self.nodes[id as usize].0
    }

    /// Bits of a node.
    pub fn width(&self, id: Id) -> u32 {
        self.nodes[id as usize].1
    }

    /// The number that a node is; none if it is not always the same.
    pub fn value(&self, id: Id) -> Option<u64> {
        match self.node(id) {
            Node::Constant(value) => Some(value),
            _ => None,
        }
    }

    /// A number.
    pub fn constant(&mut self, value: u64) -> Id {
        self.intern(Node::Constant(value), bits(value))
    }

    fn intern(&mut self, node: Node, width: u32) -> Id {
        let next = self.nodes.len() as Id;
        let id = *self.numbers.entry((node, width)).or_insert(next);
        if id == next {
            self.nodes.push((node, width));
        }
        id
    }

    /// A node, simplified; `width` is that of the result.
    pub fn add(&mut self, node: Node, width: u32) -> Id {
        let inputs = inputs(node);
        let width = match node {
            Node::And(a, b) => width.min(self.width(a)).min(self.width(b)),
            Node::Or(a, b) | Node::Xor(a, b) => width.min(self.width(a).max(self.width(b))),
            Node::Mux(_, a, b) => width.min(self.width(a).max(self.width(b))),
            Node::Slice(a, place) => width.min(self.width(a).saturating_sub(place).max(1)),
            Node::Join(high, _, place) => width.min(place + self.width(high)),
            Node::ShiftRight(a, _) => width.min(self.width(a)),
            Node::Equal(..) | Node::Less(..) | Node::Parity(_) => 1,
            _ => width,
        };
        let values: Vec<Option<u64>> = inputs.iter().map(|id| id.and_then(|id| self.value(id))).collect();
        if inputs[0].is_some()
            && !matches!(node, Node::Read(..))
            && (0..3).all(|place| inputs[place].is_none() || values[place].is_some())
        {
            let [a, b, c] = [0, 1, 2].map(|place| values[place].unwrap_or(0));
            return self.constant(evaluate(node, width, a, b, c));
        }
        match self.simpler(node, width, &values) {
            Some(id) => id,
            None => self.intern(self.ordered(node), width),
        }
    }

    /// Operands of what commutes, in one order.
    fn ordered(&self, node: Node) -> Node {
        match node {
            Node::And(a, b) => Node::And(a.min(b), a.max(b)),
            Node::Or(a, b) => Node::Or(a.min(b), a.max(b)),
            Node::Xor(a, b) => Node::Xor(a.min(b), a.max(b)),
            Node::Add(a, b) => Node::Add(a.min(b), a.max(b)),
            Node::Mul(a, b) => Node::Mul(a.min(b), a.max(b)),
            Node::MulHigh(a, b) => Node::MulHigh(a.min(b), a.max(b)),
            Node::Equal(a, b) => Node::Equal(a.min(b), a.max(b)),
            node => node,
        }
    }

    /// Another node that is the same.
    fn simpler(&mut self, node: Node, width: u32, values: &[Option<u64>]) -> Option<Id> {
        let fits = |graph: &Self, id: Id| graph.width(id) <= width;
        match (node, values[0], values[1]) {
            (Node::And(..) | Node::Mul(..), Some(0), _) | (Node::And(..) | Node::Mul(..), _, Some(0)) => {
                Some(self.constant(0))
            }
            (Node::And(_, a), Some(ones), _) | (Node::And(a, _), _, Some(ones))
                if fits(self, a) && ones & mask(self.width(a)) == mask(self.width(a)) =>
            {
                Some(a)
            }
            (Node::Or(_, a) | Node::Xor(_, a) | Node::Add(_, a), Some(0), _)
            | (Node::Or(a, _) | Node::Xor(a, _) | Node::Add(a, _) | Node::Sub(a, _), _, Some(0))
                if fits(self, a) =>
            {
                Some(a)
            }
            (Node::Mul(_, a), Some(1), _) | (Node::Mul(a, _), _, Some(1)) if fits(self, a) => Some(a),
            (Node::And(a, b) | Node::Or(a, b), ..) if a == b && fits(self, a) => Some(a),
            (Node::Sub(a, b) | Node::Xor(a, b), ..) if a == b => Some(self.constant(0)),
            (Node::Equal(a, b), ..) if a == b => Some(self.constant(1)),
            (Node::Equal(a, _), _, Some(1)) | (Node::Equal(_, a), Some(1), _) if self.width(a) == 1 => Some(a),
            (Node::Equal(a, _), _, Some(0)) | (Node::Equal(_, a), Some(0), _) if self.width(a) == 1 => {
                Some(self.add(Node::Not(a), 1))
            }
            (Node::Less(a, b), ..) if a == b => Some(self.constant(0)),
            (Node::Mux(_, a, b), Some(condition), _) => {
                let chosen = if condition == 0 { b } else { a };
                Some(self.slice(chosen, 0, width))
            }
            (Node::Mux(_, a, b), ..) if a == b => Some(self.slice(a, 0, width)),
            (Node::Mux(condition, a, b), ..)
                if self.value(a) == Some(1) && self.value(b) == Some(0) && self.width(condition) == 1 =>
            {
                Some(condition)
            }
            (Node::Mux(condition, a, b), ..) => match self.node(condition) {
                Node::Not(inner) if self.width(inner) == 1 => Some(self.add(Node::Mux(inner, b, a), width)),
                _ => None,
            },
            (Node::ShiftLeft(a, _) | Node::ShiftRight(a, _), _, Some(by)) => {
                if by >= 64 || by >= u64::from(width.max(self.width(a))) {
                    return Some(self.constant(0));
                }
                let by = by as u32;
                match node {
                    Node::ShiftRight(..) => Some(self.slice(a, by, width)),
                    _ if by == 0 => Some(self.slice(a, 0, width)),
                    _ => {
                        let (low, kept) = (self.constant(0), width.saturating_sub(by));
                        if kept == 0 {
                            return Some(low);
                        }
                        let high = self.slice(a, 0, kept);
                        Some(self.join(high, low, by))
                    }
                }
            }
            (Node::Join(_, low, _), Some(0), _) => Some(self.slice(low, 0, width)),
            (Node::Join(high, low, place), ..) => match (self.node(high), self.node(low)) {
                // Neighbours of one number, put together again.
                (Node::Slice(a, above), Node::Slice(b, below))
                    if a == b && above == below + place && self.width(low) == place =>
                {
                    Some(self.slice(a, below, width))
                }
                (Node::Slice(a, above), _) if a == low && above == place && self.width(a) <= width => Some(a),
                _ => None,
            },
            (Node::Slice(a, 0), ..) if fits(self, a) => Some(a),
            (Node::Slice(a, place), ..) => {
                if place >= self.width(a) {
                    return Some(self.constant(0));
                }
                match self.node(a) {
                    Node::Slice(inner, below) => {
                        Some(self.slice(inner, below + place, width.min(self.width(a) - place)))
                    }
                    Node::Join(high, _, at) if place >= at => Some(self.slice(high, place - at, width)),
                    Node::Join(_, low, at) if place + width <= at => Some(self.slice(low, place, width)),
                    Node::Join(high, low, at) => {
                        let low = self.slice(low, place, at - place);
                        let high = self.slice(high, 0, width - (at - place));
                        Some(self.join(high, low, at - place))
                    }
                    _ => None,
                }
            }
            (Node::Extend(a, from), ..) if self.width(a) < from => Some(a),
            (Node::Not(a), ..) => match self.node(a) {
                Node::Not(inner) if self.width(a) == width && fits(self, inner) => Some(inner),
                _ => None,
            },
            (Node::Parity(a), ..) if self.width(a) == 1 => Some(a),
            _ => None,
        }
    }

    /// Bits of a node from a place on.
    pub fn slice(&mut self, of: Id, place: u32, width: u32) -> Id {
        self.add(Node::Slice(of, place), width.max(1))
    }

    /// A node above so many bits of another.
    pub fn join(&mut self, high: Id, low: Id, place: u32) -> Id {
        self.add(Node::Join(high, low, place), 64)
    }

    /// One of two nodes.
    pub fn mux(&mut self, condition: Id, yes: Id, no: Id) -> Id {
        self.add(Node::Mux(condition, yes, no), 64)
    }

    /// Whether a node is not zero.
    pub fn truth(&mut self, of: Id) -> Id {
        let zero = self.constant(0);
        let none = self.add(Node::Equal(of, zero), 1);
        self.add(Node::Not(none), 1)
    }
}

/// What a node is computed from.
pub fn inputs(node: Node) -> [Option<Id>; 3] {
    use Node::*;
    match node {
        Constant(_) | Wire(_) | Before(_) | Input(_) | Register(_) => [None; 3],
        Read(_, a, _) | Not(a) | Slice(a, _) | Extend(a, _) | Parity(a) => [Some(a), None, None],
        And(a, b)
        | Or(a, b)
        | Xor(a, b)
        | Add(a, b)
        | Sub(a, b)
        | Mul(a, b)
        | MulHigh(a, b)
        | Equal(a, b)
        | Less(a, b)
        | ShiftLeft(a, b)
        | ShiftRight(a, b)
        | Join(a, b, _) => [Some(a), Some(b), None],
        Mux(a, b, c) => [Some(a), Some(b), Some(c)],
    }
}

/// The node with other inputs.
pub fn with_inputs(node: Node, mut of: impl FnMut(Id) -> Id) -> Node {
    use Node::*;
    match node {
        Constant(_) | Wire(_) | Before(_) | Input(_) | Register(_) => node,
        Read(memory, a, limb) => Read(memory, of(a), limb),
        Not(a) => Not(of(a)),
        Slice(a, place) => Slice(of(a), place),
        Extend(a, from) => Extend(of(a), from),
        Parity(a) => Parity(of(a)),
        And(a, b) => And(of(a), of(b)),
        Or(a, b) => Or(of(a), of(b)),
        Xor(a, b) => Xor(of(a), of(b)),
        Add(a, b) => Add(of(a), of(b)),
        Sub(a, b) => Sub(of(a), of(b)),
        Mul(a, b) => Mul(of(a), of(b)),
        MulHigh(a, b) => MulHigh(of(a), of(b)),
        Equal(a, b) => Equal(of(a), of(b)),
        Less(a, b) => Less(of(a), of(b)),
        ShiftLeft(a, b) => ShiftLeft(of(a), of(b)),
        ShiftRight(a, b) => ShiftRight(of(a), of(b)),
        Join(a, b, place) => Join(of(a), of(b), place),
        Mux(a, b, c) => Mux(of(a), of(b), of(c)),
    }
}

/// The result of a node whose inputs have these values; 0 for what is not computed from inputs alone.
pub fn evaluate(node: Node, width: u32, a: u64, b: u64, c: u64) -> u64 {
    let value = match node {
        Node::Constant(value) => value,
        Node::Wire(_) | Node::Before(_) | Node::Input(_) | Node::Register(_) | Node::Read(..) => 0,
        Node::And(..) => a & b,
        Node::Or(..) => a | b,
        Node::Xor(..) => a ^ b,
        Node::Not(_) => !a,
        Node::Add(..) => a.wrapping_add(b),
        Node::Sub(..) => a.wrapping_sub(b),
        Node::Mul(..) => a.wrapping_mul(b),
        Node::MulHigh(..) => ((u128::from(a) * u128::from(b)) >> 64) as u64,
        Node::Equal(..) => (a == b).into(),
        Node::Less(..) => (a < b).into(),
        Node::ShiftLeft(..) => {
            if b > 63 {
                0
            } else {
                a << b
            }
        }
        Node::ShiftRight(..) => {
            if b > 63 {
                0
            } else {
                a >> b
            }
        }
        Node::Mux(..) => {
            if a != 0 {
                b
            } else {
                c
            }
        }
        Node::Join(_, _, place) => a << place | b,
        Node::Slice(_, place) => a >> place,
        Node::Extend(_, from) => extend(a, from),
        Node::Parity(_) => u64::from(a.count_ones() & 1),
    };
    value & mask(width)
}

/// A number of so many bits in two's complement, as one of 64.
pub const fn extend(value: u64, from: u32) -> u64 {
    ((value << (64 - from)) as i64 >> (64 - from)) as u64
}
