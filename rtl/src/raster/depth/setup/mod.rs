// SPDX-License-Identifier: MIT
//! Mapped depths of vertices.

mod factor;
mod term;

use super::depth_is_exact;
use crate::UnsupportedChoice;
use crate::float::Format;
use crate::parts::Sequencer;
use crate::prelude::*;
use crate::raster::channel::{DepthVertices, MappedDepths};
use pica_spec::choices::Recorder;
use pica_spec::pica200::code::depth_map_mode;
use term::Term;

/// z/w * scale + offset of the three vertices of a triangle, in units of 2^-16 of that of depths (raster.md#depth-map).
///
/// Both terms are cut toward minus infinity and limited to 2^57 either way, their sum to 2^56. NaN and subnormal numbers count as 0.
///
/// A triangle takes 11 clocks and the one that takes it, with one multiplier of 17 x 17 bits. The offset is a term as the others are,
/// its product with 1.
///
/// | step | |
/// |---|---|
/// | 0 to 3 | operands: offset and 1, then those of the vertices |
/// | 1 to 6 | their products become terms, step by step |
/// | 6 | the offset |
/// | 7 to 9 | the sums |
/// | 8 to 10 | the sums are limited, and compared with each other |
///
/// Choice `depth_interpolation`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct DepthSetup {
    pub(crate) clock: Signal<In, Clock>,
    pub(crate) reset: Signal<In, Bit>,
    pub(crate) in_valid: Signal<In, Bit>,
    pub(crate) in_ready: Signal<Out, Bit>,
    /// The vertices, and the registers that map them.
    pub(crate) vertices: Signal<In, DepthVertices>,
    pub(crate) out_valid: Signal<Out, Bit>,
    pub(crate) out_ready: Signal<In, Bit>,
    /// The depth of the triangle.
    pub(crate) depths: Signal<Out, MappedDepths>,
    sequencer: Sequencer,
    z0: DFF<Bits<24>>,
    z1: DFF<Bits<24>>,
    z2: DFF<Bits<24>>,
    scale: DFF<Bits<24>>,
    offset: DFF<Bits<24>>,
    w_buffer: DFF<Bit>,
    a: DFF<Bits<24>>,
    b: DFF<Bits<24>>,
    term: Term,
    fixed_offset: DFF<Bits<59>>,
    extended_offset: Signal<Local, Bits<60>>,
    extended_term: Signal<Local, Bits<60>>,
    sum: DFF<Bits<60>>,
    mapped: Signal<Local, Bits<58>>,
    number0: DFF<Bits<58>>,
    number1: DFF<Bits<58>>,
    number2: DFF<Bits<58>>,
    same: DFF<Bit>,
    one: Parameter<Bits<24>>,
    most: Parameter<Bits<58>>,
    least: Parameter<Bits<58>>,
    sign_of_term: Parameter<Bits<60>>,
}

const LAST_STEP: usize = 10;

impl DepthSetup {
    /// Mapped depths under `choices`.
    ///
    /// # Errors
    /// If depth is to be interpolated in steps of float24.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        depth_is_exact(choices)?;
        Ok(Self {
            sequencer: Sequencer::new(0, LAST_STEP),
            one: Parameter::bits(Format::F24.one()),
            most: Parameter::bits(1 << 56),
            least: Parameter::bits(3 << 56),
            sign_of_term: Parameter::bits(1 << 59),
            ..Self::default()
        })
    }
}

#[hdl]
impl Logic for DepthSetup {
    fn update(&mut self) {
        wire!(self => self.{sequencer, term}: clock);
        wire!(self => self.sequencer: reset, in_valid, out_ready);
        wire!(self.sequencer => self: in_ready, out_valid);
        if self.sequencer.start.val() {
            wire!(self.vertices.val() => self.*.d: z0, z1, z2, scale, offset);
            self.w_buffer.d.next = self.vertices.val().mode == bits_of::<1>(depth_map_mode::W_BUFFER);
        }

        // Operands.
        match self.sequencer.step.val().index() {
            0 => {
                wire!(self.*.q => self.*.d: a: offset);
                wire!(self => self.*.d: b: one);
            }
            1 => {
                wire!(self.*.q => self.*.d: a: z0, b: scale);
            }
            2 => {
                wire!(self.*.q => self.*.d: a: z1, b: scale);
            }
            _ => {
                wire!(self.*.q => self.*.d: a: z2, b: scale);
            }
        }
        wire!(self.*.q => self.term: a, b);

        // Sums: a step behind each term.
        if self.sequencer.step.val() == 6 {
            wire!(self.term => self.*.d: fixed_offset: y);
        }
        self.extended_offset.next = bit_cast::<60, 59>(self.fixed_offset.q.val());
        if self.fixed_offset.q.val().get_bit(58) {
            self.extended_offset.next = bit_cast::<60, 59>(self.fixed_offset.q.val()) | self.sign_of_term.val();
        }
        self.extended_term.next = bit_cast::<60, 59>(self.term.y.val());
        if self.term.y.val().get_bit(58) {
            self.extended_term.next = bit_cast::<60, 59>(self.term.y.val()) | self.sign_of_term.val();
        }
        self.sum.d.next = self.extended_offset.val() + self.extended_term.val();

        // Limits.
        self.mapped.next = self.sum.q.val().get_bits::<58>(0);
        if self.sum.q.val().get_bit(59) {
            if !self.sum.q.val().get_bits::<3>(56).all() {
                wire!(self => self: mapped: least);
            }
        } else if self.sum.q.val().get_bits::<3>(56).any() {
            wire!(self => self: mapped: most);
        }
        if self.sequencer.run.val() && (self.sequencer.step.val() > 7) {
            wire!(self => self.*.d: number2: mapped);
            wire!(self.*.q => self.*.d: number1: number2, number0: number1);
            self.same.d.next =
                (self.sequencer.step.val() == 8) || (self.same.q.val() && (self.mapped.val() == self.number2.q.val()));
        }

        self.depths.next.same_depth = self.same.q.val() && (!self.w_buffer.q.val());
        wire!(self.*.q => self.depths.next: w_buffer, number0, number1, number2);
    }
}
