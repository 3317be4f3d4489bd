// SPDX-License-Identifier: MIT
//! A colour and its channels.

use crate::prelude::*;

/// The channels of a colour: red, green, blue, alpha.
#[derive(LogicBlock, Default, Component)]
#[component(name = "channel_split")]
pub(super) struct Split {
    pub color: Signal<In, Bits<32>>,
    pub channel: [Signal<Out, Bits<8>>; 4],
}

#[hdl]
impl Logic for Split {
    fn update(&mut self) {
        self.channel[0].next = self.color.val().get_bits::<8>(0);
        self.channel[1].next = self.color.val().get_bits::<8>(8);
        self.channel[2].next = self.color.val().get_bits::<8>(16);
        self.channel[3].next = self.color.val().get_bits::<8>(24);
    }
}

/// The colour of four channels.
#[derive(LogicBlock, Default, Component)]
#[component(name = "channel_join")]
pub(super) struct Join {
    pub channel: [Signal<In, Bits<8>>; 4],
    pub color: Signal<Out, Bits<32>>,
}

#[hdl]
impl Logic for Join {
    fn update(&mut self) {
        self.color.next = bit_cast::<32, 8>(self.channel[0].val())
            | (bit_cast::<32, 8>(self.channel[1].val()) << 8)
            | (bit_cast::<32, 8>(self.channel[2].val()) << 16)
            | (bit_cast::<32, 8>(self.channel[3].val()) << 24);
    }
}
