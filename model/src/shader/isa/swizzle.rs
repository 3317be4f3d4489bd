// SPDX-License-Identifier: MIT
//! Components, destination masks and source selectors (dossier section 2.4).

use std::fmt;

/// One of the four components of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Component {
    /// Component 0.
    X,
    /// Component 1.
    Y,
    /// Component 2.
    Z,
    /// Component 3.
    W,
}

impl Component {
    /// All components in register order.
    pub const ALL: [Self; 4] = [Self::X, Self::Y, Self::Z, Self::W];

    /// The component a selector pair names: its low two bits.
    pub const fn from_bits(bits: u8) -> Self {
        Self::ALL[(bits & 3) as usize]
    }

    /// Position in the register, 0 (x) to 3 (w); also the selector pair.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `x`, `y`, `z` or `w`.
    pub const fn letter(self) -> char {
        ['x', 'y', 'z', 'w'][self as usize]
    }

    /// The component a selector letter names, in any case, of the sets `xyzw`, `rgba` and `stpq` (dossier section 14.2).
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_lowercase() {
            'x' | 'r' | 's' => Self::X,
            'y' | 'g' | 't' => Self::Y,
            'z' | 'b' | 'p' => Self::Z,
            'w' | 'a' | 'q' => Self::W,
            _ => return None,
        })
    }
}

/// A set of components in descriptor order: bit 3 = x, bit 2 = y, bit 1 = z, bit 0 = w.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mask(u8);

impl Mask {
    /// No component.
    pub const NONE: Self = Self(0);
    /// x, y, z and w.
    pub const ALL: Self = Self(0xF);

    /// The mask of the low four bits of `bits`.
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & 0xF)
    }

    /// The four bits, x highest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The mask of the letters in `letters`; other characters count for nothing.
    pub const fn of(letters: &str) -> Self {
        let bytes = letters.as_bytes();
        let mut bits = 0;
        let mut i = 0;
        while i < bytes.len() {
            if let Some(component) = Component::from_letter(bytes[i] as char) {
                bits |= 8 >> component.index();
            }
            i += 1;
        }
        Self(bits)
    }

    /// Whether `component` is in the set.
    pub const fn contains(self, component: Component) -> bool {
        self.0 & (8 >> component.index()) != 0
    }

    /// The components in both sets.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The components in the set, in register order.
    pub fn components(self) -> impl Iterator<Item = Component> {
        Component::ALL.into_iter().filter(move |&component| self.contains(component))
    }
}

impl fmt::Display for Mask {
    /// The letters in register order; nothing for the empty set.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.components().try_for_each(|component| write!(f, "{}", component.letter()))
    }
}

/// A source selector: one component per destination component, two bits each, the pair for x highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Swizzle(u8);

impl Swizzle {
    /// `xyzw`, 0x1B.
    pub const IDENTITY: Self = Self(0x1B);

    /// The selector with the field value `bits`.
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// The eight bits of the selector in an operand descriptor.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The selector of four components, for x, y, z and w in turn.
    pub const fn new(components: [Component; 4]) -> Self {
        Self((components[0] as u8) << 6 | (components[1] as u8) << 4 | (components[2] as u8) << 2 | components[3] as u8)
    }

    /// The source component that arrives at `at`.
    pub const fn select(self, at: Component) -> Component {
        Component::from_bits(self.0 >> (6 - 2 * at.index()))
    }

    /// This selector applied to what `inner` selected: `r0.wyxz` followed by `.xxww` is `r0.wwzz`.
    pub fn after(self, inner: Self) -> Self {
        Self::new(Component::ALL.map(|at| inner.select(self.select(at))))
    }

    /// The set of source components the selector names anywhere.
    pub fn named(self) -> Mask {
        Component::ALL.iter().fold(Mask::NONE, |mask, &at| Mask(mask.0 | 8 >> self.select(at).index()))
    }

    /// The field bits (two per component) that decide what arrives at the components of `at`.
    pub const fn pairs(at: Mask) -> u8 {
        let mut bits = 0;
        let mut i = 0;
        while i < 4 {
            if at.contains(Component::ALL[i]) {
                bits |= 0xC0 >> (2 * i);
            }
            i += 1;
        }
        bits
    }
}

impl fmt::Display for Swizzle {
    /// The shortest selector text: the last letter stands for all that follow (`xyyy` is `xy`).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = Component::ALL.map(|at| self.select(at));
        let mut length = 4;
        while length > 1 && letters[length - 2] == letters[length - 1] {
            length -= 1;
        }
        letters[..length].iter().try_for_each(|component| write!(f, "{}", component.letter()))
    }
}
