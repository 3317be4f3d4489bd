// SPDX-License-Identifier: MIT
//! The colours that a combiner stage can take.

use crate::prelude::*;
use pica_spec::pica200::code::combiner_source;

/// Where a source is found by [`SourcePick`]. Combinational.
///
/// Bit 0: no pair begins the search, but a constant, whose bits are bit 1; otherwise bit 1 is the second of the first pair.
/// Bits 2 to 5: the pair from the second on that has the source: its first, if what comes from the pairs before is ones.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct SourceCode {
    pub code: Signal<In, Bits<4>>,
    pub place: Signal<Out, Bits<6>>,
}

#[hdl]
impl Logic for SourceCode {
    fn update(&mut self) {
        // Any other source is 0.
        self.place.next = 0b00_0001.into();
        match self.code.val().index() {
            combiner_source::PRIMARY_COLOR => self.place.next = 0b00_0000.into(),
            combiner_source::FRAGMENT_PRIMARY_COLOR => self.place.next = 0b00_0010.into(),
            combiner_source::FRAGMENT_SECONDARY_COLOR => self.place.next = 0b00_0111.into(),
            combiner_source::TEXTURE0 => self.place.next = 0b00_0101.into(),
            combiner_source::TEXTURE1 => self.place.next = 0b00_1011.into(),
            combiner_source::TEXTURE2 => self.place.next = 0b00_1001.into(),
            combiner_source::TEXTURE3 => self.place.next = 0b01_0011.into(),
            combiner_source::PREVIOUS_BUFFER => self.place.next = 0b01_0001.into(),
            combiner_source::CONSTANT => self.place.next = 0b10_0011.into(),
            combiner_source::PREVIOUS => self.place.next = 0b10_0001.into(),
            _ => {}
        }
    }
}

/// The colour of a source. Combinational.
///
/// Ten colours, and 0, in a chain of five functions of four bits: each passes on what comes, or lets it tell which of two
/// colours to take.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct SourcePick {
    pub place: Signal<In, Bits<6>>,
    pub primary: Signal<In, Bits<32>>,
    pub fragment_primary: Signal<In, Bits<32>>,
    pub fragment_secondary: Signal<In, Bits<32>>,
    pub texture0: Signal<In, Bits<32>>,
    pub texture1: Signal<In, Bits<32>>,
    pub texture2: Signal<In, Bits<32>>,
    pub texture3: Signal<In, Bits<32>>,
    pub previous_buffer: Signal<In, Bits<32>>,
    pub stage_color: Signal<In, Bits<32>>,
    pub previous: Signal<In, Bits<32>>,
    pub y: Signal<Out, Bits<32>>,
    none: Signal<Local, Bits<32>>,
    start: Signal<Local, Bits<32>>,
    second: Signal<Local, Bits<32>>,
    third: Signal<Local, Bits<32>>,
    fourth: Signal<Local, Bits<32>>,
}

#[hdl]
impl Logic for SourcePick {
    fn update(&mut self) {
        self.none.next = 0.into();
        self.start.next = self.primary.val();
        if self.place.val().get_bit(1) {
            self.start.next = self.fragment_primary.val();
        }
        if self.place.val().get_bit(0) {
            self.start.next = 0.into();
            if self.place.val().get_bit(1) {
                self.start.next = !self.none.val();
            }
        }
        self.second.next = self.start.val();
        if self.place.val().get_bit(2) {
            self.second.next =
                (self.start.val() & self.fragment_secondary.val()) | ((!self.start.val()) & self.texture0.val());
        }
        self.third.next = self.second.val();
        if self.place.val().get_bit(3) {
            self.third.next = (self.second.val() & self.texture1.val()) | ((!self.second.val()) & self.texture2.val());
        }
        self.fourth.next = self.third.val();
        if self.place.val().get_bit(4) {
            self.fourth.next =
                (self.third.val() & self.texture3.val()) | ((!self.third.val()) & self.previous_buffer.val());
        }
        self.y.next = self.fourth.val();
        if self.place.val().get_bit(5) {
            self.y.next = (self.fourth.val() & self.stage_color.val()) | ((!self.fourth.val()) & self.previous.val());
        }
    }
}
