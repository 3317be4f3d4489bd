// SPDX-License-Identifier: MIT
//! Expressions on lists of bits, by the words of IEEE 1364-2001, sections 4.1, 4.4 and 4.5.

/// Numbers that look random.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % end
    }

    /// A width, often one at which something ends.
    pub fn width(&mut self) -> usize {
        match self.below(4) {
            0 => [1, 31, 32, 33, 63, 64, 65, 100][self.below(8) as usize],
            1 => 1 + self.below(8) as usize,
            _ => 1 + self.below(100) as usize,
        }
    }
}

/// A number, the least significant bit first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bits {
    pub bits: Vec<bool>,
    pub signed: bool,
}

impl Bits {
    pub fn random(random: &mut Random, width: usize, signed: bool) -> Self {
        let kind = random.below(4);
        let bits = (0..width).map(|_| match kind {
            0 => true,
            1 => random.below(8) == 0,
            _ => random.below(2) == 1,
        });
        Self { bits: bits.collect(), signed }
    }

    fn of(bits: Vec<bool>) -> Self {
        Self { bits, signed: false }
    }

    /// The low bits.
    pub fn cut(&self, width: usize) -> Self {
        Self::of(self.bits[..width].to_vec())
    }

    pub fn word(&self, limb: usize) -> u32 {
        self.bits.iter().skip(32 * limb).take(32).enumerate().map(|(place, bit)| u32::from(*bit) << place).sum()
    }

    fn extended(&self, width: usize, signed: bool) -> Self {
        let fill = signed && self.bits.last() == Some(&true);
        let mut bits = self.bits.clone();
        bits.resize(width.max(bits.len()), fill);
        Self::of(bits)
    }

    fn plus(&self, other: &Self, mut carry: bool) -> Self {
        let sum = self.bits.iter().zip(&other.bits).map(|(a, b)| {
            let ones = u8::from(*a) + u8::from(*b) + u8::from(carry);
            carry = ones > 1;
            ones % 2 == 1
        });
        Self::of(sum.collect())
    }

    fn not(&self) -> Self {
        Self::of(self.bits.iter().map(|bit| !bit).collect())
    }

    fn any(&self) -> bool {
        self.bits.contains(&true)
    }

    /// The number, or more than any width.
    fn count(&self) -> usize {
        let high = self.bits.iter().skip(10).any(|bit| *bit);
        let low = self.bits.iter().take(10).enumerate().map(|(place, bit)| usize::from(*bit) << place).sum();
        if high { 1 << 20 } else { low }
    }

    fn below(&self, other: &Self, signed: bool) -> bool {
        let pairs = self.bits.iter().zip(&other.bits).enumerate().rev();
        for (place, (a, b)) in pairs {
            if a != b {
                return *b != (signed && place + 1 == self.bits.len());
            }
        }
        false
    }
}

/// An expression.
pub enum Shape {
    Port(usize),
    Sized(usize, u64),
    Plain(u64),
    Unary(&'static str, Box<Shape>),
    Binary(&'static str, Box<Shape>, Box<Shape>),
    Choose(Box<Shape>, Box<Shape>, Box<Shape>),
    Concat(Box<Shape>, Box<Shape>),
    Repeat(usize, Box<Shape>),
    Bit(usize, Box<Shape>),
    Signed(Box<Shape>),
    Unsigned(Box<Shape>),
}

const UNARY: [&str; 6] = ["~", "-", "!", "&", "|", "^"];
const BINARY: [&str; 17] =
    ["+", "-", "*", "&", "|", "^", "<<", ">>", ">>>", "<", "<=", ">", ">=", "==", "!=", "&&", "||"];

impl Shape {
    pub fn random(random: &mut Random, depth: u32) -> Self {
        let kind = if depth == 0 { random.below(4) } else { random.below(16) };
        let mut inner = || Box::new(Self::random(random, depth.saturating_sub(1)));
        match kind {
            0 | 1 => Self::Port(random.below(3) as usize),
            2 => {
                let width = 1 + random.below(60) as usize;
                Self::Sized(width, random.below(1 << width))
            }
            3 => Self::Plain(random.below(40)),
            4 | 5 => {
                let inner = inner();
                Self::Unary(UNARY[random.below(6) as usize], inner)
            }
            6 => Self::Choose(inner(), inner(), inner()),
            7 => Self::Concat(inner(), inner()),
            8 => {
                let inner = inner();
                Self::Repeat(1 + random.below(3) as usize, inner)
            }
            9 => {
                let index = inner();
                Self::Bit(random.below(3) as usize, index)
            }
            10 => Self::Signed(inner()),
            11 => Self::Unsigned(inner()),
            _ => {
                let (left, right) = (inner(), inner());
                Self::Binary(BINARY[random.below(17) as usize], left, right)
            }
        }
    }

    pub fn text(&self) -> String {
        match self {
            Self::Port(port) => format!("p{port}"),
            Self::Sized(width, value) => format!("{width}'h{value:x}"),
            Self::Plain(value) => value.to_string(),
            Self::Unary(operator, inner) => format!("({operator}({}))", inner.text()),
            Self::Binary(operator, left, right) => format!("({} {operator} {})", left.text(), right.text()),
            Self::Choose(condition, yes, no) => format!("({} ? {} : {})", condition.text(), yes.text(), no.text()),
            Self::Concat(high, low) => format!("{{{}, {}}}", high.text(), low.text()),
            Self::Repeat(count, inner) => format!("{{{count}{{{}}}}}", inner.text()),
            Self::Bit(port, index) => format!("p{port}[{}]", index.text()),
            Self::Signed(inner) => format!("$signed({})", inner.text()),
            Self::Unsigned(inner) => format!("$unsigned({})", inner.text()),
        }
    }

    /// Bits and sign of the expression by itself.
    pub fn own(&self, ports: &[Bits]) -> (usize, bool) {
        match self {
            Self::Port(port) => (ports[*port].bits.len(), ports[*port].signed),
            Self::Sized(width, _) => (*width, false),
            Self::Plain(_) => (32, true),
            Self::Unary("~" | "-", inner) => inner.own(ports),
            Self::Unary(..) | Self::Bit(..) => (1, false),
            Self::Binary("<<" | ">>" | ">>>", left, _) => left.own(ports),
            Self::Binary("+" | "-" | "*" | "&" | "|" | "^", left, right) | Self::Choose(_, left, right) => {
                let ((a, first), (b, second)) = (left.own(ports), right.own(ports));
                (a.max(b), first && second)
            }
            Self::Binary(..) => (1, false),
            Self::Concat(high, low) => (high.own(ports).0 + low.own(ports).0, false),
            Self::Repeat(count, inner) => (count * inner.own(ports).0, false),
            Self::Signed(inner) => (inner.own(ports).0, true),
            Self::Unsigned(inner) => (inner.own(ports).0, false),
        }
    }

    fn alone(&self, ports: &[Bits]) -> Bits {
        let (width, signed) = self.own(ports);
        self.value(ports, width, signed)
    }

    /// The value among others of this width; `signed` says whether all of them are.
    pub fn value(&self, ports: &[Bits], width: usize, signed: bool) -> Bits {
        let number =
            |value: u64, bits: usize| Bits::of((0..bits).map(|place| place < 64 && value >> place & 1 == 1).collect());
        let bit = |bit: bool| Bits::of(vec![bit]);
        let same = |shape: &Self| shape.value(ports, width, signed);
        let value = match self {
            Self::Port(port) => ports[*port].clone(),
            Self::Sized(bits, value) => number(*value, *bits),
            Self::Plain(value) => number(*value, 32),
            Self::Unary("~", inner) => same(inner).not(),
            Self::Unary("-", inner) => number(0, width).plus(&same(inner).not(), true),
            Self::Unary(operator, inner) => {
                let inner = inner.alone(ports);
                bit(match *operator {
                    "!" => !inner.any(),
                    "&" => !inner.not().any(),
                    "|" => inner.any(),
                    _ => inner.bits.iter().filter(|bit| **bit).count() % 2 == 1,
                })
            }
            Self::Binary(operator @ ("<<" | ">>" | ">>>"), left, right) => {
                let (left, by) = (same(left), right.alone(ports).count());
                let fill = *operator == ">>>" && signed && left.bits.last() == Some(&true);
                let shifted = (0..width).map(|place| match *operator {
                    "<<" => place >= by && left.bits[place - by],
                    _ => left.bits.get(place + by).copied().unwrap_or(fill),
                });
                Bits::of(shifted.collect())
            }
            Self::Binary("+", left, right) => same(left).plus(&same(right), false),
            Self::Binary("-", left, right) => same(left).plus(&same(right).not(), true),
            Self::Binary("*", left, right) => {
                let (left, right) = (same(left), same(right));
                (0..width).filter(|place| right.bits[*place]).fold(number(0, width), |sum, place| {
                    let moved = (0..width).map(|to| to >= place && left.bits[to - place]);
                    sum.plus(&Bits::of(moved.collect()), false)
                })
            }
            Self::Binary(operator @ ("&" | "|" | "^"), left, right) => {
                let (left, right) = (same(left), same(right));
                let both = left.bits.iter().zip(&right.bits).map(|(a, b)| match *operator {
                    "&" => *a && *b,
                    "|" => *a || *b,
                    _ => a != b,
                });
                Bits::of(both.collect())
            }
            Self::Binary("&&", left, right) => bit(left.alone(ports).any() && right.alone(ports).any()),
            Self::Binary("||", left, right) => bit(left.alone(ports).any() || right.alone(ports).any()),
            Self::Binary(operator, left, right) => {
                let ((a, first), (b, second)) = (left.own(ports), right.own(ports));
                let [left, right] = [left, right].map(|side| side.value(ports, a.max(b), first && second));
                let [less, more] = [left.below(&right, first && second), right.below(&left, first && second)];
                bit(match *operator {
                    "<" => less,
                    "<=" => !more,
                    ">" => more,
                    ">=" => !less,
                    "==" => left.bits == right.bits,
                    _ => left.bits != right.bits,
                })
            }
            Self::Choose(condition, yes, no) => {
                if condition.alone(ports).any() {
                    same(yes)
                } else {
                    same(no)
                }
            }
            Self::Concat(high, low) => Bits::of([low.alone(ports).bits, high.alone(ports).bits].concat()),
            Self::Repeat(count, inner) => Bits::of(inner.alone(ports).bits.repeat(*count)),
            Self::Bit(port, index) => {
                let place = index.alone(ports).count();
                bit(ports[*port].bits.get(place).copied().unwrap_or(false))
            }
            Self::Signed(inner) | Self::Unsigned(inner) => inner.alone(ports),
        };
        value.extended(width, signed)
    }
}
