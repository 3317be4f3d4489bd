// SPDX-License-Identifier: MIT
//! Components, destination masks and source selectors.

use super::{Component, bits};
use std::fmt;

impl Component {
    /// Position in the register, 0 (x) to 3 (w).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `x`, `y`, `z` or `w`.
    pub const fn letter(self) -> char {
        self.assembly().as_bytes()[0] as char
    }

    /// The component a selector letter names, in any case, of the sets `xyzw`, `rgba` and `stpq`
    /// (assembly.md#registers-and-operands).
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_lowercase() {
            'x' | 'r' | 's' => Self::X,
            'y' | 'g' | 't' => Self::Y,
            'z' | 'b' | 'p' => Self::Z,
            'w' | 'a' | 'q' => Self::W,
            _ => return None,
        })
    }

    /// The mask of the component alone.
    #[inline]
    const fn mask_bit(self) -> u8 {
        1 << match self {
            Self::X => bits::mask::X,
            Self::Y => bits::mask::Y,
            Self::Z => bits::mask::Z,
            Self::W => bits::mask::W,
        }
    }

    /// The lowest bit of what arrives at it in a selector.
    const fn selector_lsb(self) -> usize {
        match self {
            Self::X => bits::selector::X,
            Self::Y => bits::selector::Y,
            Self::Z => bits::selector::Z,
            Self::W => bits::selector::W,
        }
    }
}

/// The bits of one component in a selector, at bit 0.
const PAIR: u8 = (1 << bits::selector::X_WIDTH) - 1;

/// A set of components, in the bits of the destination mask of a descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mask(u8);

impl Mask {
    /// No component.
    pub const NONE: Self = Self(0);
    /// x, y, z and w.
    pub const ALL: Self = Self::of("xyzw");

    /// The mask of the bits in `bits`; those of no component do not count.
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The bits.
    #[inline]
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
                bits |= component.mask_bit();
            }
            i += 1;
        }
        Self(bits)
    }

    /// Whether `component` is in the set.
    #[inline]
    pub const fn contains(self, component: Component) -> bool {
        self.0 & component.mask_bit() != 0
    }

    /// Whether all components of another set are in this one.
    #[inline]
    pub const fn covers(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The components in both sets.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The components in one of the sets.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The components in the set, in register order.
    #[inline]
    pub fn components(self) -> impl Iterator<Item = Component> {
        Component::ALL.iter().copied().filter(move |&component| self.contains(component))
    }
}

impl FromIterator<Component> for Mask {
    fn from_iter<T: IntoIterator<Item = Component>>(components: T) -> Self {
        components.into_iter().fold(Self::NONE, |mask, component| Self(mask.0 | component.mask_bit()))
    }
}

impl fmt::Display for Mask {
    /// The letters in register order; nothing for the empty set.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.components().try_for_each(|component| write!(f, "{}", component.letter()))
    }
}

/// A source selector: one component per destination component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Swizzle(u8);

impl Swizzle {
    /// `xyzw`.
    pub const IDENTITY: Self = Self::new(Component::ALL);

    /// The selector with the field value `bits`.
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// The bits of the selector in an operand descriptor.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The selector of four components, for x, y, z and w in turn.
    #[inline]
    pub const fn new(components: [Component; 4]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < components.len() {
            bits |= (components[i].raw() as u8) << Component::ALL[i].selector_lsb();
            i += 1;
        }
        Self(bits)
    }

    /// The source component that arrives at `at`.
    #[inline]
    pub const fn select(self, at: Component) -> Component {
        Component::from_raw((self.0 >> at.selector_lsb() & PAIR) as u32)
    }

    /// The selector applied to what `inner` selected: `r0.wyxz` followed by `.xxww` is `r0.wwzz`.
    #[inline]
    pub fn after(self, inner: Self) -> Self {
        Self::new(Component::ALL.map(|at| inner.select(self.select(at))))
    }

    /// The set of source components the selector names anywhere.
    #[inline]
    pub fn named(self) -> Mask {
        self.select_all(Mask::ALL)
    }

    /// The set of source components that arrive at the components of `at`.
    #[inline]
    pub fn select_all(self, at: Mask) -> Mask {
        at.components().map(|at| self.select(at)).collect()
    }

    /// The field bits that decide what arrives at the components of `at`.
    #[inline]
    pub const fn pairs(at: Mask) -> u8 {
        let mut bits = 0;
        let mut i = 0;
        while i < Component::ALL.len() {
            if at.contains(Component::ALL[i]) {
                bits |= PAIR << Component::ALL[i].selector_lsb();
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
