// SPDX-License-Identifier: MIT
//! The output map.

mod outputs;
mod sources;

use super::channel::{MappedComponent, PackedVector};
use crate::float::Format;
use crate::prelude::*;
use outputs::Outputs;
use pica_spec::choices::Recorder;
use pica_spec::pica200::code::output_semantic;
use sources::Sources;

/// What the outputs of the last shader stage mean: the vectors of a vertex in, its components out (geometry.md#shader-outputs,
/// raster.md#output-map, raster.md#vertex-post-processing).
///
/// A vertex has the 22 components that SH_OUTMAP_O0 has codes for, in the order of these. One that no output is mapped to is 1.0; one
/// of a slot that the vertex does not fill is 0; colours are absolute values, limited to 1.0. A vertex has one vector at least: without
/// any output it has one of zeros, which is the same.
///
/// A component goes out at every clock, while the vectors of the next vertex come in. The first of a vertex is there four clocks after
/// the last of its vectors, if the map was ready.
///
/// # Register writes
/// A vertex finds the writes that were taken before its last vector. A write waits until every vertex whose last vector was taken is
/// on its way out, and goes before a vector that is offered with it. It makes the map anew: in the 64 clocks behind the last
/// write no component goes out.
///
/// Choices: those of the map.
///
/// | stage | |
/// |---|---|
/// | 1 | where the component comes from |
/// | 2 | its number |
/// | 3 | the same, limited |
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(unit)]
pub struct OutputMap {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    reg_valid: Signal<In, Bit>,
    reg_ready: Signal<Out, Bit>,
    /// Register id: SH_OUTMAP_TOTAL, SH_OUTMAP_O0 to SH_OUTMAP_O6, SH_OUTATTR_CLOCK; others do nothing.
    reg_id: Signal<In, Bits<10>>,
    /// The word that is written.
    reg_data: Signal<In, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    reg_mask: Signal<In, Bits<4>>,
    vector_valid: Signal<In, Bit>,
    vector_ready: Signal<Out, Bit>,
    /// A vector of the outputs of a vertex.
    vector: Signal<In, PackedVector>,
    out_valid: Signal<Out, Bit>,
    out_ready: Signal<In, Bit>,
    /// A component of a vertex.
    mapped: Signal<Out, MappedComponent>,

    sources: Sources,
    outputs: Outputs,
    takes_write: Signal<Local, Bit>,
    takes_vector: Signal<Local, Bit>,
    moves: Signal<Local, Bit>,

    // 1. Where it comes from.
    half: DFF<Bit>,
    code: DFF<Bits<5>>,
    begins: Signal<Local, Bit>,
    is_last: Signal<Local, Bit>,
    valid1: DFF<Bit>,
    half1: DFF<Bit>,
    semantic1: DFF<Bits<5>>,
    last1: DFF<Bit>,
    mapped1: DFF<Bit>,
    slot1: DFF<Bits<3>>,
    lane1: DFF<Bits<2>>,

    // 2. Its number.
    valid2: DFF<Bit>,
    semantic2: DFF<Bits<5>>,
    last2: DFF<Bit>,
    number2: DFF<Bits<24>>,

    // 3. Limits.
    magnitude: Signal<Local, Bits<24>>,
    valid3: DFF<Bit>,
    semantic3: DFF<Bits<5>>,
    last3: DFF<Bit>,
    number3: DFF<Bits<24>>,
    one: Parameter<Bits<24>>,
}

impl OutputMap {
    /// The map under `choices`.
    pub fn new(choices: &Recorder) -> Self {
        Self { sources: Sources::new(choices), one: Parameter::bits(Format::F24.one()), ..Self::default() }
    }
}

#[hdl]
impl Logic for OutputMap {
    fn update(&mut self) {
        wire!(self => self.{sources, outputs}: clock, reset);

        // What comes in.
        self.reg_ready.next = (!self.outputs.is_whole0.val()) && (!self.outputs.is_whole1.val());
        self.takes_write.next = self.reg_valid.val() && self.reg_ready.val();
        wire!(self => self.sources: write: takes_write, write_id: reg_id, write_data: reg_data, write_mask: reg_mask);
        self.vector_ready.next = self.outputs.has_room.val() && (!self.reg_valid.val());
        self.takes_vector.next = self.vector_valid.val() && self.vector_ready.val();
        wire!(self => self.outputs: take: takes_vector, vector);
        self.moves.next = self.out_ready.val() || (!self.valid3.q.val());

        // 1. Where it comes from.
        self.begins.next = self.outputs.is_whole0.val() && (!self.sources.busy.val());
        if self.half.q.val() {
            self.begins.next = self.outputs.is_whole1.val() && (!self.sources.busy.val());
        }
        wire!(self.*.q => self.sources: of_semantic: code);
        self.is_last.next = self.code.q.val() == bits_of::<5>(output_semantic::TEXCOORD2_V);
        if self.moves.val() {
            wire!(self => self.*.d: valid1: begins, last1: is_last);
            wire!(self.*.q => self.*.d: half1: half, semantic1: code);
            wire!(self.sources => self.*.d: mapped1: is_mapped, slot1: from_slot, lane1: from_lane);
        }
        if self.moves.val() && self.begins.val() {
            match self.code.q.val().index() {
                output_semantic::TEXCOORD0_W => self.code.d.next = bits_of::<5>(output_semantic::VIEW_X),
                output_semantic::VIEW_Z => self.code.d.next = bits_of::<5>(output_semantic::TEXCOORD2_U),
                output_semantic::TEXCOORD2_V => {
                    self.code.d.next = bits_of::<5>(output_semantic::POSITION_X);
                    self.half.d.next = !self.half.q.val();
                }
                _ => self.code.d.next = self.code.q.val() + 1,
            }
        }

        // 2. Its number.
        wire!(self.*1.q => self.outputs: half, slot, lane);
        self.outputs.frees.next = self.moves.val() && self.valid1.q.val() && self.last1.q.val();
        if self.moves.val() {
            wire!(self.*1.q => self.*2.d: valid, semantic, last);
            wire!(self => self.*.d: number2: one);
            if self.mapped1.q.val() {
                wire!(self.outputs => self.*.d: number2: number);
            }
        }

        // 3. Limits.
        self.magnitude.next = bit_cast::<24, 23>(self.number2.q.val().get_bits::<23>(0));
        if self.moves.val() {
            wire!(self.*2.q => self.*3.d: valid, semantic, last, number);
            if (self.semantic2.q.val() >= bits_of::<5>(output_semantic::COLOR_R))
                && (self.semantic2.q.val() <= bits_of::<5>(output_semantic::COLOR_A))
            {
                wire!(self => self.*.d: number3: magnitude);
                if self.magnitude.val() > self.one.val() {
                    wire!(self => self.*.d: number3: one);
                }
            }
        }
        if self.reset.val() {
            wire!(false => self.*.d: half, valid1, valid2, valid3);
            wire!(0 => self.*.d: code);
        }
        wire!(self.*.q => self: out_valid: valid3);
        wire!(self.*.q => self.mapped.next: last_component: last3, mapped_semantic: semantic3, mapped_value: number3);
    }
}
