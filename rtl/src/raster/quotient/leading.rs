// SPDX-License-Identifier: MIT
//! The leading one of a long number.

use crate::float::Normalize;
use crate::prelude::*;

/// Brings the leading one of a number of 62 bits to the top, by 32, 16, 8 and 4, 2 and 1 places in four clocks.
#[derive(LogicBlock, Component)]
pub(super) struct Leading {
    pub clock: Signal<In, Clock>,
    pub x: Signal<In, Bits<62>>,
    /// The number of four clocks before, its leading one at the top; 0 for 0.
    pub y: Signal<Out, Bits<62>>,
    /// How far the number was shifted.
    pub distance: Signal<Out, Bits<6>>,
    value1: DFF<Bits<62>>,
    distance1: DFF<Bits<6>>,
    by_16: Normalize<62, 1>,
    value2: DFF<Bits<62>>,
    distance2: DFF<Bits<6>>,
    by_8: Normalize<62, 2>,
    value3: DFF<Bits<62>>,
    distance3: DFF<Bits<6>>,
    by_2: Normalize<62, 2>,
    value4: DFF<Bits<62>>,
    distance4: DFF<Bits<6>>,
}

impl Default for Leading {
    fn default() -> Self {
        Self {
            clock: Signal::default(),
            x: Signal::default(),
            y: Signal::default(),
            distance: Signal::default(),
            value1: DFF::default(),
            distance1: DFF::default(),
            by_16: Normalize::with_last_step(16),
            value2: DFF::default(),
            distance2: DFF::default(),
            by_8: Normalize::with_last_step(4),
            value3: DFF::default(),
            distance3: DFF::default(),
            by_2: Normalize::with_last_step(1),
            value4: DFF::default(),
            distance4: DFF::default(),
        }
    }
}

#[hdl]
impl Logic for Leading {
    fn update(&mut self) {
        self.value1.d.next = self.x.val();
        self.distance1.d.next = 0.into();
        if !self.x.val().get_bits::<32>(30).any() {
            self.value1.d.next = self.x.val() << 32;
            self.distance1.d.next = 32.into();
        }
        wire!(self.*.q => self.*.x: by_16: value1);
        wire!(self.*.y => self.*.d: value2: by_16);
        self.distance2.d.next = self.distance1.q.val() | bit_cast::<6, 5>(self.by_16.distance.val());
        wire!(self.*.q => self.*.x: by_8: value2);
        wire!(self.*.y => self.*.d: value3: by_8);
        self.distance3.d.next = self.distance2.q.val() | bit_cast::<6, 5>(self.by_8.distance.val());
        wire!(self.*.q => self.*.x: by_2: value3);
        wire!(self.*.y => self.*.d: value4: by_2);
        self.distance4.d.next = self.distance3.q.val() | bit_cast::<6, 5>(self.by_2.distance.val());
        wire!(self.*.q => self: y: value4, distance: distance4);
    }
}
