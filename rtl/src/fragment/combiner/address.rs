// SPDX-License-Identifier: MIT
//! The registers of the six combiner stages, by their ids.

use crate::prelude::*;
use pica_spec::pica200::id;

/// The stage that a register id belongs to, and which register of that stage it is. Combinational.
#[derive(LogicBlock, Component)]
pub(crate) struct TexenvAddress {
    pub id: Signal<In, Bits<10>>,
    /// Number of the stage; 0 for another id.
    pub stage: Signal<Out, Bits<3>>,
    pub is_source: Signal<Out, Bit>,
    pub is_operand: Signal<Out, Bit>,
    pub is_combiner: Signal<Out, Bit>,
    pub is_color: Signal<Out, Bit>,
    pub is_scale: Signal<Out, Bit>,
    /// Whether the id is that of a register of a stage.
    pub known: Signal<Out, Bit>,
    number: [Parameter<Bits<3>>; 6],
    texenv_source: [Parameter<Bits<10>>; 6],
    texenv_operand: [Parameter<Bits<10>>; 6],
    texenv_combiner: [Parameter<Bits<10>>; 6],
    texenv_color: [Parameter<Bits<10>>; 6],
    texenv_scale: [Parameter<Bits<10>>; 6],
}

impl Default for TexenvAddress {
    fn default() -> Self {
        let ids = |ids: [u32; 6]| ids.map(|id| Parameter::bits(id.into()));
        Self {
            id: Signal::default(),
            stage: Signal::default(),
            is_source: Signal::default(),
            is_operand: Signal::default(),
            is_combiner: Signal::default(),
            is_color: Signal::default(),
            is_scale: Signal::default(),
            known: Signal::default(),
            number: std::array::from_fn(|stage| Parameter::bits(stage as u64)),
            texenv_source: ids(id::TEXENV_SOURCE),
            texenv_operand: ids(id::TEXENV_OPERAND),
            texenv_combiner: ids(id::TEXENV_COMBINER),
            texenv_color: ids(id::TEXENV_COLOR),
            texenv_scale: ids(id::TEXENV_SCALE),
        }
    }
}

#[hdl]
impl Logic for TexenvAddress {
    fn update(&mut self) {
        self.stage.next = 0.into();
        wire!(false => self: is_source, is_operand, is_combiner, is_color, is_scale);
        for i in 0..6 {
            if self.id.val() == self.texenv_source[i].val() {
                self.stage.next = self.number[i].val();
                self.is_source.next = true;
            }
            if self.id.val() == self.texenv_operand[i].val() {
                self.stage.next = self.number[i].val();
                self.is_operand.next = true;
            }
            if self.id.val() == self.texenv_combiner[i].val() {
                self.stage.next = self.number[i].val();
                self.is_combiner.next = true;
            }
            if self.id.val() == self.texenv_color[i].val() {
                self.stage.next = self.number[i].val();
                self.is_color.next = true;
            }
            if self.id.val() == self.texenv_scale[i].val() {
                self.stage.next = self.number[i].val();
                self.is_scale.next = true;
            }
        }
        self.known.next = self.is_source.val()
            || self.is_operand.val()
            || self.is_combiner.val()
            || self.is_color.val()
            || self.is_scale.val();
    }
}
