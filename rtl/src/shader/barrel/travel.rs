// SPDX-License-Identifier: MIT
//! What goes with an instruction from stage to stage.

use crate::prelude::*;

/// The turn of a slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub(super) struct Turn {
    pub slot: Bits<5>,
    pub pc: Bits<12>,
    /// Whether the invocation of the slot begins, and whether with zeros.
    pub begins: Bit,
    pub zeroes: Bit,
}

/// What an instruction asks of the stages behind its decoding.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub(super) struct Control {
    pub operation: Bits<5>,
    /// RCP, RSQ, EX2, LG2.
    pub is_special: Bit,
    pub writes: Bit,
    pub destination: Bits<5>,
    pub mask: Bits<4>,
    pub enable_x: Bit,
    pub enable_y: Bit,
    pub compare_x: Bits<3>,
    pub compare_y: Bits<3>,
    pub is_mova: Bit,
    pub is_end: Bit,
    pub is_emit: Bit,
    pub is_setemit: Bit,
    /// The fields of SETEMIT.
    pub emit_slot: Bits<2>,
    pub is_primitive: Bit,
    pub winding: Bit,
    /// The unit hangs.
    pub hangs: Bit,
}

/// Turns and instructions in the stages that they pass.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_travel")]
pub(super) struct Travel {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Stage 0: the turn, and whether its slot is in use.
    pub turn: Signal<In, Turn>,
    pub runs: Signal<In, Bit>,
    /// Stage 4: the control signals of the instruction.
    pub control: Signal<In, Control>,
    /// Turns, and whether their slots are in use, by stages.
    pub turns: [Signal<Out, Turn>; 8],
    pub running: [Signal<Out, Bit>; 8],
    pub control5: Signal<Out, Control>,
    pub control6: Signal<Out, Control>,
    pub control7: Signal<Out, Control>,
    held_turn: [DFF<Turn>; 7],
    held_runs: [DFF<Bit>; 7],
    held_control: [DFF<Control>; 3],
}

#[hdl]
impl Logic for Travel {
    fn update(&mut self) {
        wire!(self => self: turns[0]: turn, running[0]: runs);
        for i in 0..7 {
            wire!(self => self.*.d: held_turn[i]: turns[i], held_runs[i]: running[i]);
            if self.reset.val() {
                self.held_runs[i].d.next = false;
            }
            wire!(self.*.q => self: turns[i + 1]: held_turn[i], running[i + 1]: held_runs[i]);
        }
        self.held_control[0].d.next = self.control.val();
        for i in 0..2 {
            self.held_control[i + 1].d.next = self.held_control[i].q.val();
        }
        wire!(self.*.q => self: control5: held_control[0], control6: held_control[1], control7: held_control[2]);
    }
}
