// SPDX-License-Identifier: MIT
//! TEXENV_SOURCE and TEXENV_OPERAND: what a stage computes with.

use pica_spec::pica200::{CombinerAlphaOperand, CombinerColorOperand};

use super::super::planes::{Channel, Planes};

/// What an operand takes from its source: a channel, perhaps inverted (255 - x).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection {
    /// 0 to 3: red, green, blue, alpha; `None`: the channel that is computed.
    pub channel: Option<usize>,
    /// 0, or 255 to invert.
    pub inversion: u8,
}

impl Selection {
    /// The selection of a colour operand (fragment.md#stages).
    pub const fn of_color(operand: CombinerColorOperand) -> Selection {
        use CombinerColorOperand as Operand;
        let (channel, inverted) = match operand {
            Operand::SrcColor => (None, false),
            Operand::OneMinusSrcColor => (None, true),
            Operand::SrcAlpha => (Some(3), false),
            Operand::OneMinusSrcAlpha => (Some(3), true),
            Operand::SrcR => (Some(0), false),
            Operand::OneMinusSrcR => (Some(0), true),
            Operand::SrcG => (Some(1), false),
            Operand::OneMinusSrcG => (Some(1), true),
            Operand::SrcB => (Some(2), false),
            Operand::OneMinusSrcB => (Some(2), true),
        };
        Selection { channel, inversion: if inverted { 255 } else { 0 } }
    }

    /// The selection of an alpha operand (fragment.md#stages).
    pub const fn of_alpha(operand: CombinerAlphaOperand) -> Selection {
        use CombinerAlphaOperand as Operand;
        let (channel, inverted) = match operand {
            Operand::SrcAlpha => (3, false),
            Operand::OneMinusSrcAlpha => (3, true),
            Operand::SrcR => (0, false),
            Operand::OneMinusSrcR => (0, true),
            Operand::SrcG => (1, false),
            Operand::OneMinusSrcG => (1, true),
            Operand::SrcB => (2, false),
            Operand::OneMinusSrcB => (2, true),
        };
        Selection { channel: Some(channel), inversion: if inverted { 255 } else { 0 } }
    }

    /// The operand from these planes, for a channel.
    #[inline(always)]
    pub fn of<'a, const N: usize>(&self, planes: &'a Planes<N>, channel: usize) -> Operand<'a, N> {
        Operand { channel: &planes.0[self.channel.unwrap_or(channel)], inversion: self.inversion }
    }
}

/// An operand of `N` fragments, still to be inverted.
#[derive(Clone, Copy, Debug)]
pub struct Operand<'a, const N: usize> {
    /// The channel of the source.
    pub channel: &'a Channel<N>,
    /// 0, or 255 to invert.
    pub inversion: u8,
}

impl<const N: usize> Operand<'_, N> {
    /// The operand of fragment `index`: 255 - x is the same as x with all bits inverted.
    ///
    /// # Panics
    /// If `index` is not below `N`.
    #[inline(always)]
    pub fn get(&self, index: usize) -> u8 {
        self.channel[index] ^ self.inversion
    }
}
