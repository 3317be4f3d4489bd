// SPDX-License-Identifier: MIT
//! Vectors of any width as nodes of up to 64 bits, and the operations of Verilog on them.

use crate::graph::{Graph, Id, Node, mask};
use pica_verilog::tree::Literal;

/// Bits of a limb.
pub const LIMB: u32 = 64;

/// A vector: its limbs, the least significant first, each of 64 bits but the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// Bits.
    pub width: u32,
    /// The limbs.
    pub limbs: Vec<Id>,
}

/// Bits of a limb of a vector.
pub fn limb_width(width: u32, limb: usize) -> u32 {
    (width - limb as u32 * LIMB).min(LIMB)
}

/// How many limbs a vector has.
pub fn limbs(width: u32) -> usize {
    width.div_ceil(LIMB) as usize
}

impl Value {
    /// A vector of one node.
    pub fn word(width: u32, id: Id) -> Self {
        Self { width, limbs: vec![id] }
    }

    /// A number.
    pub fn constant(graph: &mut Graph, width: u32, value: u64) -> Self {
        let limbs = (0..limbs(width)).map(|limb| {
            let part = if limb == 0 { value & mask(width.min(LIMB)) } else { 0 };
            graph.constant(part)
        });
        Self { width, limbs: limbs.collect() }
    }

    /// The number that a literal is; none if it is none of the base.
    pub fn literal(graph: &mut Graph, literal: &Literal) -> Option<Self> {
        let width = literal.width.unwrap_or(32);
        let mut words = vec![0u64; limbs(width)];
        let radix: u64 = match literal.base {
            'b' => 2,
            'o' => 8,
            'd' => 10,
            _ => 16,
        };
        for digit in literal.digits.chars() {
            let mut carry = u128::from(digit.to_digit(radix as u32)?);
            for word in &mut words {
                let sum = u128::from(*word) * u128::from(radix) + carry;
                *word = sum as u64;
                carry = sum >> 64;
            }
        }
        let limbs = words.iter().enumerate().map(|(limb, word)| graph.constant(word & mask(limb_width(width, limb))));
        Some(Self { width, limbs: limbs.collect() })
    }

    /// The number that it is, if that is always the same and has no more than 64 bits.
    pub fn known(&self, graph: &Graph) -> Option<u64> {
        let mut words = self.limbs.iter().map(|limb| graph.value(*limb));
        let first = words.next()??;
        words.all(|word| word == Some(0)).then_some(first)
    }

    /// Bits from a place on; zeros above the most significant bit.
    pub fn slice(&self, graph: &mut Graph, place: u32, width: u32) -> Self {
        let limbs = (0..limbs(width)).map(|limb| {
            let (from, bits) = (place + limb as u32 * LIMB, limb_width(width, limb));
            let (index, shift) = ((from / LIMB) as usize, from % LIMB);
            let Some(low) = self.limbs.get(index) else { return graph.constant(0) };
            let low = graph.slice(*low, shift, bits.min(LIMB - shift));
            match self.limbs.get(index + 1) {
                Some(high) if shift + bits > LIMB => {
                    let high = graph.slice(*high, 0, shift + bits - LIMB);
                    graph.join(high, low, LIMB - shift)
                }
                _ => low,
            }
        });
        let limbs = limbs.collect();
        Self { width, limbs }
    }

    /// This above another vector.
    pub fn above(&self, graph: &mut Graph, low: &Self) -> Self {
        let width = self.width + low.width;
        let limbs = (0..limbs(width)).map(|limb| {
            let (from, bits) = (limb as u32 * LIMB, limb_width(width, limb));
            if from >= low.width {
                return self.slice(graph, from - low.width, bits).limbs[0];
            }
            let under = (low.width - from).min(bits);
            let lower = low.slice(graph, from, under).limbs[0];
            if under == bits {
                return lower;
            }
            let upper = self.slice(graph, 0, bits - under).limbs[0];
            graph.join(upper, lower, under)
        });
        let limbs = limbs.collect();
        Self { width, limbs }
    }

    /// The vector with a part replaced. What of the part is outside of the vector is lost.
    pub fn replaced(&self, graph: &mut Graph, place: u32, part: &Self) -> Self {
        if place >= self.width {
            return self.clone();
        }
        let mut whole = part.slice(graph, 0, part.width.min(self.width - place));
        let above = place + whole.width;
        if above < self.width {
            let high = self.slice(graph, above, self.width - above);
            whole = high.above(graph, &whole);
        }
        if place > 0 {
            let low = self.slice(graph, 0, place);
            whole = whole.above(graph, &low);
        }
        whole
    }

    /// The vector in another width: cut off, or with copies of the sign or zeros in front.
    pub fn resized(&self, graph: &mut Graph, width: u32, signed: bool) -> Self {
        if width <= self.width || !signed {
            return self.slice(graph, 0, width);
        }
        let last = self.limbs.len() - 1;
        let bits = limb_width(self.width, last);
        let sign = graph.slice(self.limbs[last], bits - 1, 1);
        let limbs = (0..limbs(width)).map(|limb| {
            let wanted = limb_width(width, limb);
            if limb < last {
                self.limbs[limb]
            } else if limb == last {
                if bits == wanted { self.limbs[limb] } else { graph.add(Node::Extend(self.limbs[limb], bits), wanted) }
            } else {
                graph.add(Node::Extend(sign, 1), wanted)
            }
        });
        let limbs = limbs.collect();
        Self { width, limbs }
    }

    /// A node for each limb.
    pub fn each(&self, graph: &mut Graph, node: impl Fn(Id) -> Node) -> Self {
        let limbs = self.limbs.iter().enumerate().map(|(limb, id)| graph.add(node(*id), limb_width(self.width, limb)));
        Self { width: self.width, limbs: limbs.collect() }
    }

    /// A node for each limb of two vectors of one width.
    pub fn both(&self, graph: &mut Graph, other: &Self, node: impl Fn(Id, Id) -> Node) -> Self {
        let limbs = self.limbs.iter().zip(&other.limbs).enumerate();
        let limbs = limbs.map(|(limb, (a, b))| graph.add(node(*a, *b), limb_width(self.width, limb)));
        Self { width: self.width, limbs: limbs.collect() }
    }

    /// This if a bit is one, else another vector.
    pub fn or_else(&self, graph: &mut Graph, condition: Id, other: &Self) -> Self {
        self.both(graph, other, |a, b| Node::Mux(condition, a, b))
    }

    /// The sum of two vectors and a carry.
    pub fn plus(&self, graph: &mut Graph, other: &Self, carry: bool) -> Self {
        if self.limbs.len() == 1 && !carry {
            return self.both(graph, other, Node::Add);
        }
        let mut carry = graph.constant(carry.into());
        let mut limbs = Vec::new();
        for (limb, (a, b)) in self.limbs.iter().zip(&other.limbs).enumerate() {
            let width = limb_width(self.width, limb);
            let part = graph.add(Node::Add(*a, *b), width);
            let whole = graph.add(Node::Add(part, carry), width);
            let [first, second] = [(part, *a), (whole, part)].map(|(sum, of)| graph.add(Node::Less(sum, of), 1));
            carry = graph.add(Node::Or(first, second), 1);
            limbs.push(whole);
        }
        Self { width: self.width, limbs }
    }

    /// The difference of two vectors.
    pub fn minus(&self, graph: &mut Graph, other: &Self) -> Self {
        if self.limbs.len() == 1 {
            return self.both(graph, other, Node::Sub);
        }
        let inverted = other.each(graph, Node::Not);
        self.plus(graph, &inverted, true)
    }

    /// The product of two vectors, in their width.
    pub fn times(&self, graph: &mut Graph, other: &Self) -> Self {
        if self.limbs.len() == 1 {
            return self.both(graph, other, Node::Mul);
        }
        let mut sum = Self::constant(graph, self.width, 0);
        for (i, a) in self.limbs.iter().enumerate() {
            for (j, b) in other.limbs.iter().enumerate().take(self.limbs.len() - i) {
                let low = graph.add(Node::Mul(*a, *b), LIMB);
                let high = graph.add(Node::MulHigh(*a, *b), LIMB);
                let place = (i + j) as u32 * LIMB;
                let product = Self { width: 2 * LIMB, limbs: vec![low, high] };
                let zero = Self::constant(graph, self.width, 0);
                let part = zero.replaced(graph, place, &product);
                sum = sum.plus(graph, &part, false);
            }
        }
        sum
    }

    /// Whether two vectors of one width are equal.
    pub fn equals(&self, graph: &mut Graph, other: &Self) -> Id {
        let parts = self.both(graph, other, Node::Equal).limbs;
        let one = graph.constant(1);
        parts.into_iter().fold(one, |all, part| graph.add(Node::And(all, part), 1))
    }

    /// Whether this is below another vector of the same width.
    pub fn less(&self, graph: &mut Graph, other: &Self, signed: bool) -> Id {
        let [a, b] = if signed { [self, other].map(|of| of.flipped(graph)) } else { [self.clone(), other.clone()] };
        let mut below = graph.constant(0);
        for (a, b) in a.limbs.iter().zip(&b.limbs) {
            let (less, same) = (graph.add(Node::Less(*a, *b), 1), graph.add(Node::Equal(*a, *b), 1));
            let still = graph.add(Node::And(same, below), 1);
            below = graph.add(Node::Or(less, still), 1);
        }
        below
    }

    /// The vector with its most significant bit inverted.
    fn flipped(&self, graph: &mut Graph) -> Self {
        let top = Self::constant(graph, 1, 1);
        let top = Self::constant(graph, self.width, 0).replaced(graph, self.width - 1, &top);
        self.both(graph, &top, Node::Xor)
    }

    /// Whether any bit is one.
    pub fn any(&self, graph: &mut Graph) -> Id {
        let zero = graph.constant(0);
        let all = self.limbs.iter().fold(zero, |all, limb| graph.add(Node::Or(all, *limb), LIMB));
        graph.truth(all)
    }

    /// Whether all bits are ones.
    pub fn all(&self, graph: &mut Graph) -> Id {
        let inverted = self.each(graph, Node::Not);
        let any = inverted.any(graph);
        graph.add(Node::Not(any), 1)
    }

    /// Whether the number of ones is odd.
    pub fn parity(&self, graph: &mut Graph) -> Id {
        let zero = graph.constant(0);
        let all = self.limbs.iter().fold(zero, |all, limb| graph.add(Node::Xor(all, *limb), LIMB));
        graph.add(Node::Parity(all), 1)
    }

    /// The vector moved up by a number of bits.
    pub fn shifted_left(&self, graph: &mut Graph, by: &Self) -> Self {
        if self.limbs.len() == 1 && by.limbs.len() == 1 {
            return Self::word(self.width, graph.add(Node::ShiftLeft(self.limbs[0], by.limbs[0]), self.width));
        }
        let zero = Self::constant(graph, self.width, 0);
        self.barrel(graph, by, &zero, |graph, of, step| zero.replaced(graph, step, of))
    }

    /// The vector moved down by a number of bits.
    pub fn shifted_right(&self, graph: &mut Graph, by: &Self, signed: bool) -> Self {
        if self.limbs.len() == 1 && by.limbs.len() == 1 && !signed {
            return Self::word(self.width, graph.add(Node::ShiftRight(self.limbs[0], by.limbs[0]), self.width));
        }
        let sign = self.slice(graph, self.width - 1, 1);
        let fill = if signed { sign.resized(graph, self.width, true) } else { Self::constant(graph, self.width, 0) };
        self.barrel(graph, by, &fill, |graph, of, step| {
            let kept = of.slice(graph, step, of.width - step);
            kept.resized(graph, of.width, signed)
        })
    }

    /// A shift in steps of powers of two; `out` is what is left by one of at least the width.
    fn barrel(&self, graph: &mut Graph, by: &Self, out: &Self, step: impl Fn(&mut Graph, &Self, u32) -> Self) -> Self {
        let mut shifted = self.clone();
        let steps = (0..by.width).take_while(|bit| *bit < 32 && 1u64 << bit < u64::from(self.width)).count() as u32;
        for bit in 0..steps {
            let moved = step(graph, &shifted, 1 << bit);
            let condition = by.slice(graph, bit, 1).limbs[0];
            shifted = moved.or_else(graph, condition, &shifted);
        }
        if by.width > steps {
            let far = by.slice(graph, steps, by.width - steps).any(graph);
            shifted = out.or_else(graph, far, &shifted);
        }
        shifted
    }
}
