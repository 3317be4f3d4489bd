// SPDX-License-Identifier: MIT
//! One write to one register.

use pica_spec::choices::DrawModeEnforcement;
use pica_spec::command::ByteMask;
use pica_spec::pica200::{Port, ROUTES, StartDrawMode, Target, id};
use pica_spec::register_file::{Effect, Ignored, Writer};

use super::{Flow, interrupt};
use crate::diagnostic::Finding;
use crate::geometry::VertexSink;
use crate::gpu::machine::Machine;

/// The byte of PRIMITIVE_CONFIG (0x25E) that holds the topology.
const TOPOLOGY_BYTE: u8 = 1 << 1;

/// The registers of the vertex shader units.
const VSH_FIRST: u32 = id::SH_BOOLUNIFORM[1];
const VSH_LAST: u32 = id::SH_BOOLUNIFORM[2] - 1;

/// The registers of the two shader units that array draws use.
const FIRST_SHADER_REGISTER: u32 = id::SH_BOOLUNIFORM[0];
const LAST_SHADER_REGISTER: u32 = id::UNKNOWN_02DF[0];

impl<S: VertexSink> Machine<S> {
    /// Writes a register and lets the unit act that it belongs to.
    pub(crate) fn write(&mut self, id: u32, value: u32, mask: ByteMask, writer: Writer) -> Flow {
        if !self.may_configure(id) {
            return Flow::Next;
        }
        self.check_array_draw(id);
        let target = ROUTES.get(id as usize).map(|route| route.target);
        if target != Some(Target::Data(Port::FixedAttribute)) {
            self.end_immediate_run();
        }
        let effect = self.registers.write(id, value, mask, writer);
        if let Some(finding) = self.shaders.write(id, effect, &self.registers) {
            self.diagnostics.report(finding);
        }
        match effect {
            Effect::Stored { new, .. } => {
                self.stored(id, new, mask);
                Flow::Next
            }
            Effect::Triggered { trigger, value } => self.trigger(trigger, id, value, mask),
            Effect::Index { port: Port::FixedAttribute, value } => {
                self.start_fixed_attribute(value);
                Flow::Next
            }
            Effect::Data { port: Port::FixedAttribute, word } => self.fixed_attribute_word(word).into(),
            Effect::Data { port, word } => {
                if let Some(finding) = self.luts.write(port, word, &mut self.registers) {
                    self.diagnostics.report(finding);
                }
                Flow::Next
            }
            // The index is in its register.
            Effect::Index { .. } | Effect::Ignored(Ignored::EmptyMask) => Flow::Next,
            Effect::Ignored(reason) => {
                self.diagnostics.report(Finding::IgnoredWrite { id, reason });
                Flow::Next
            }
        }
    }

    /// Registers that hold a value and have an effect nevertheless.
    fn stored(&mut self, id: u32, new: u32, mask: ByteMask) {
        match id {
            // Writing the topology drops pending vertices (geometry.md#primitive-assembly).
            id::PRIMITIVE_CONFIG if mask.get() & TOPOLOGY_BYTE != 0 => self.sink.restart(),
            // The write may have been copied to GSH (shader-unit.md#units).
            VSH_FIRST..=VSH_LAST => self.show_units(),
            id::IRQ_ACK0..=id::IRQ_ACK15 => interrupt::acknowledge(id, new, &mut self.registers),
            _ => {}
        }
    }

    /// Whether a write to a shader register acts: choice `draw_mode_enforcement`.
    fn may_configure(&mut self, id: u32) -> bool {
        let shader = (id::SH_BOOLUNIFORM[0]..=0x33F).contains(&id);
        if !shader || self.registers.start_draw_func0().mode() == StartDrawMode::Configuration {
            return true;
        }
        self.diagnostics.report(Finding::ConfigurationInDrawingMode { id });
        self.choices.draw_mode_enforcement == DrawModeEnforcement::Warn
    }

    /// Whether a draw acts: choice `draw_mode_enforcement`.
    pub(crate) fn may_draw(&mut self) -> bool {
        if self.registers.start_draw_func0().mode() == StartDrawMode::Drawing {
            return true;
        }
        self.diagnostics.report(Finding::DrawInConfigurationMode);
        self.choices.draw_mode_enforcement == DrawModeEnforcement::Warn
    }

    /// Reports writes that hardware may mishandle during array draws (geometry.md#draws-and-indices).
    fn check_array_draw(&mut self, id: u32) {
        let safe = matches!(
            id,
            id::ATTRIBBUFFERS_LOC..=id::GSH_MISC1 | FIRST_SHADER_REGISTER..=LAST_SHADER_REGISTER
        );
        if !safe && self.registers.geostage_config2().arrays_or_immediate() {
            self.diagnostics.report(Finding::WriteDuringArrayDraw { id });
        }
    }
}
