// SPDX-License-Identifier: MIT
//! What the selecting operations do with subnormal operands.

use super::Unpack;
use crate::prelude::*;
use pica_spec::choices::{Recorder, SubnormalCompare};

/// The operand as an operation under choice `subnormal_compare` sees it: a subnormal stays or becomes +0, the pattern -0
/// stays what it is. Combinational. `W = 1 + E + M`.
#[derive(LogicBlock, Default, Component)]
pub struct Flush<const W: usize, const E: usize, const M: usize> {
    /// A pattern, subnormal or not.
    pub a: Signal<In, Bits<W>>,
    /// The pattern as the operation sees it.
    pub y: Signal<Out, Bits<W>>,
    unpack: Unpack<W, E, M>,
    /// Choice `subnormal_compare`.
    enable: Parameter<Bit>,
}

impl<const W: usize, const E: usize, const M: usize> Flush<W, E, M> {
    /// A circuit under this choice.
    pub fn new(choices: &Recorder) -> Self {
        Self { enable: Parameter::new(choices.subnormal_compare() == SubnormalCompare::Flush), ..Self::default() }
    }
}

#[hdl]
impl<const W: usize, const E: usize, const M: usize> Logic for Flush<W, E, M> {
    fn update(&mut self) {
        self.unpack.a.next = self.a.val();
        self.y.next = self.a.val();
        if self.enable.val() && self.unpack.zero.val() && self.unpack.mantissa.val().any() {
            self.y.next = 0.into();
        }
    }
}
